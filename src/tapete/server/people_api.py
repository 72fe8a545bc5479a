"""The routes of whoever asks: who you are, and what you are called.

The one law: every answer that is not what was asked for is a problem that says expected and got.
"""

from http import HTTPStatus
from typing import Final

import msgspec
from litestar import Response, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tapete.club.names import BadName
from tapete.server.guests import COOKIE
from tapete.server.house import House
from tapete.server.person import Person, Session
from tapete.server.problems import AnyRequest, Refuse
from tapete.server.wall import now_ms

_YEAR: Final = 365 * 24 * 3600


class Me(msgspec.Struct, frozen=True):
    """Who you are; ``person``: by what name others know you."""

    name: str
    person: str
    registered: bool
    operator: bool
    muted_until: int | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called."""

    name: str


def me_of(person: Person) -> Me:
    """Return what *person* is told of himself."""
    return Me(person.name, person.public, person.is_registered, person.operator, person.muted_until)


def session_cookie(house: House, request: AnyRequest, session: Session) -> Cookie:
    """Return the cookie that names *session* from now on."""
    return Cookie(
        COOKIE,
        value=house.guests.cookie(session),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@post("/api/me", status_code=200)
async def enter(request: AnyRequest, house: NamedDependency[House]) -> Response[Me]:
    """Return who you are; somebody new, with a name, if you were nobody."""
    now = now_ms()
    visitor = await house.guests.visitor(request.cookies.get(COOKIE))
    if visitor is not None and visitor.session is not None:
        await house.guests.see(visitor.session, now)
        return Response(me_of(visitor.person), status_code=HTTPStatus.OK)
    status = HTTPStatus.CREATED if visitor is None else HTTPStatus.OK
    person = await house.guests.greet(now) if visitor is None else visitor.person
    session = await house.guests.sign_in(person, request.headers.get("user-agent", ""), now)
    cookie = session_cookie(house, request, session)
    return Response(me_of(person), status_code=status, cookies=[cookie])


@patch("/api/me")
async def rename(
    data: JSONBody[NewName], house: NamedDependency[House], person: NamedDependency[Person]
) -> Me:
    """Return you under your new name."""
    try:
        renamed = await house.guests.rename(person, data.name)
    except BadName as error:
        raise Refuse.of(HTTPStatus.BAD_REQUEST, str(error)) from error
    return me_of(renamed)
