"""The routes of whoever asks: who he is, how he comes in, and how he goes.

The one law: every answer that is not what was asked for is a problem that says expected and got.
"""

import hmac
from http import HTTPStatus
from typing import Final

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from tapete.club.names import BadName
from tapete.server.guests import COOKIE, NameTaken, Visitor
from tapete.server.house import House
from tapete.server.person import Person, Session
from tapete.server.problems import NO_TOKEN, AnyRequest, Refuse
from tapete.server.takeout import Takeout, takeout
from tapete.server.wall import now_ms

CSRF_COOKIE: Final = "csrftoken"
CSRF_HEADER: Final = "x-csrftoken"

_YEAR: Final = 365 * 24 * 3600


class Me(msgspec.Struct, frozen=True):
    """Who you are; ``person``: by what name others know you."""

    name: str
    person: str
    registered: bool
    operator: bool
    muted_until: int | None


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what is asked for: a field that nobody knows is refused."""


class NewName(_Asked, frozen=True):
    """What you want to be called."""

    name: str


class NameAndPassword(_Asked, frozen=True):
    """A name, and the password that goes with it."""

    name: str
    password: str


class OldAndNew(_Asked, frozen=True):
    """Your password, and the one that you want."""

    old: str
    new: str


class Confirmed(_Asked, frozen=True):
    """Your password, once more; a guest has none."""

    password: str = ""


class Device(msgspec.Struct, frozen=True):
    """A session of yours; ``here``: this one."""

    id: str
    created: int
    seen: int
    here: bool
    agent: str


def me_of(person: Person, now: int) -> Me:
    """Return what *person* is told of himself."""
    muted = person.muted_until if person.is_muted(now) else None
    return Me(person.name, person.public, person.is_registered, person.operator, muted)


def _cookie(house: House, request: AnyRequest, session: Session) -> Cookie:
    return Cookie(
        COOKIE,
        value=house.guests.cookie(session),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _agent(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


@post("/api/me", status_code=200, exclude_from_csrf=True)
async def enter(request: AnyRequest, house: NamedDependency[House]) -> Response[Me]:
    """Return who you are; somebody new, with a name, if you were nobody.

    Nobody has a session that a page of another site could use: only then no token is needed.
    """
    now = now_ms()
    visitor = await house.guests.visitor(request.cookies.get(COOKIE))
    if visitor is not None and not _has_token(request):
        raise Refuse.of(HTTPStatus.FORBIDDEN, NO_TOKEN, "csrf")
    if visitor is not None and visitor.session is not None:
        await house.guests.see(visitor.session, now)
        return Response(me_of(visitor.person, now), status_code=HTTPStatus.OK)
    status = HTTPStatus.CREATED if visitor is None else HTTPStatus.OK
    person = await house.guests.greet(now) if visitor is None else visitor.person
    session = await house.guests.sign_in(person, _agent(request), now)
    cookies = [_cookie(house, request, session)]
    return Response(me_of(person, now), status_code=status, cookies=cookies)


def _has_token(request: AnyRequest) -> bool:
    token = request.cookies.get(CSRF_COOKIE, "")
    said = request.headers.get(CSRF_HEADER, "")
    return bool(token) and hmac.compare_digest(token.encode(), said.encode())


@patch("/api/me")
async def rename(
    data: JSONBody[NewName], house: NamedDependency[House], person: NamedDependency[Person]
) -> Me:
    """Return you under your new name."""
    try:
        renamed = await house.guests.rename(person, data.name)
    except NameTaken as error:
        raise Refuse.of(HTTPStatus.CONFLICT, str(error), "name_taken") from error
    except BadName as error:
        raise Refuse.of(HTTPStatus.BAD_REQUEST, str(error), "bad_name") from error
    return me_of(renamed, now_ms())


@post("/api/me/register", status_code=200)
async def register(
    data: JSONBody[NameAndPassword],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> Me:
    """Return you, registered: the name is yours alone, and all that you had stays yours."""
    now = now_ms()
    registered = await house.accounts.register(person, data.name, data.password, now)
    return me_of(registered, now)


@put("/api/me/password", status_code=204)
async def change_password(
    data: JSONBody[OldAndNew], house: NamedDependency[House], visitor: NamedDependency[Visitor]
) -> None:
    """Change your password; your other devices are signed out."""
    await house.accounts.change(visitor, data.old, data.new)


@delete("/api/me", status_code=204)
async def delete_me(
    request: AnyRequest,
    data: JSONBody[Confirmed],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> Response[None]:
    """Be forgotten."""
    await house.accounts.delete(person, data.password)
    return _signed_out()


@get("/api/me/data")
async def my_data(
    house: NamedDependency[House], person: NamedDependency[Person]
) -> Response[Takeout]:
    """Return all that the house knows of you, as a file."""
    headers = {"content-disposition": 'attachment; filename="tapete.json"'}
    return Response(await takeout(house, person), headers=headers)


@post("/api/session", status_code=200)
async def sign_in(
    request: AnyRequest, data: JSONBody[NameAndPassword], house: NamedDependency[House]
) -> Response[Me]:
    """Return who you are by your name and password; the guest who was here is left behind."""
    now, address = now_ms(), request.client.host if request.client else ""
    before = await house.guests.visitor(request.cookies.get(COOKIE))
    person, session = await house.accounts.sign_in(
        data.name, data.password, address, _agent(request), now
    )
    if before is not None and before.session is not None:
        await house.accounts.sign_out(before.person, before.session.id)
    return Response(me_of(person, now), cookies=[_cookie(house, request, session)])


@delete("/api/session", status_code=204)
async def sign_out(
    house: NamedDependency[House], visitor: NamedDependency[Visitor]
) -> Response[None]:
    """Sign out here."""
    if visitor.session is not None:
        await house.accounts.sign_out(visitor.person, visitor.session.id)
    return _signed_out()


def _signed_out() -> Response[None]:
    response: Response[None] = Response(None, status_code=HTTPStatus.NO_CONTENT)
    response.delete_cookie(COOKIE)
    return response


@get("/api/sessions")
async def sessions(
    house: NamedDependency[House], visitor: NamedDependency[Visitor]
) -> tuple[Device, ...]:
    """Return where you are signed in."""
    here = None if visitor.session is None else visitor.session.id
    return tuple(
        Device(one.id, one.created, one.seen, one.id == here, one.agent)
        for one in await house.people.sessions(visitor.person.id)
    )


@delete("/api/sessions/{session:str}", status_code=204)
async def end_session(
    session: FromPath[str], house: NamedDependency[House], person: NamedDependency[Person]
) -> None:
    """Sign out on another device."""
    if not await house.accounts.sign_out(person, session):
        raise Refuse(HTTPStatus.NOT_FOUND, "a session of yours", repr(session[:40]), "nobody")


ROUTES: Final[tuple[HTTPRouteHandler, ...]] = (
    enter,
    rename,
    register,
    change_password,
    delete_me,
    my_data,
    sign_in,
    sign_out,
    sessions,
    end_session,
)
