"""The routes of one table: invitations to it, what is written there, and its match when it is over.

The one law: every answer that is not what was asked for is a problem that says expected and got.
"""

from http import HTTPStatus
from typing import Final, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from tapete.server.house import House
from tapete.server.problems import Refuse
from tapete.server.store import Person
from tapete.table.refused import Code, Refused
from tapete.wire.messages import Chatted

T = TypeVar("T")

_STATUS: Final = {
    Code.UNKNOWN_TABLE: HTTPStatus.NOT_FOUND,
    Code.NOT_YOUR_SEAT: HTTPStatus.BAD_REQUEST,
    Code.NOT_WELCOME: HTTPStatus.FORBIDDEN,
}


class Invited(msgspec.Struct, frozen=True):
    """A new invitation, and until when it is in force."""

    code: str
    expires: int


class Invitation(msgspec.Struct, frozen=True):
    """Where an invitation leads, and who gave it (by the name that he has now)."""

    table: str
    game: str
    host: str = msgspec.field(name="from")
    expires: int


@post("/api/tables/{table:str}/invitations")
async def invite(
    table: FromPath[str], house: NamedDependency[House], person: NamedDependency[Person]
) -> Invited:
    """Return a new invitation to the table where you sit."""
    live = _found(await house.hub.live(table))
    invite = await house.invitations.invite(live, person.id)
    if isinstance(invite, Refused):
        raise Refuse(HTTPStatus.FORBIDDEN, invite.expected, invite.got, invite.code.value)
    return Invited(invite.code, invite.expires)


@get("/api/invitations/{code:str}")
async def invitation(code: FromPath[str], house: NamedDependency[House]) -> Invitation:
    """Return where the invitation of *code* leads."""
    invite = await house.invitations.find(code)
    if isinstance(invite, Refused):
        raise Refuse(HTTPStatus.NOT_FOUND, invite.expected, invite.got, "expired")
    live = _found(await house.hub.live(invite.table))
    host = await house.people.person(invite.person)
    return Invitation(
        invite.table, live.room.info.game, "" if host is None else host.name, invite.expires
    )


@get("/api/chat")
async def chat(
    house: NamedDependency[House],
    person: NamedDependency[Person],
    table: FromQuery[str | None] = None,
) -> tuple[Chatted, ...]:
    """Return what was written last at *table*, or in the lobby."""
    return _found(await house.chats.lines(person.id, table))


@get("/api/tables/{table:str}/record")
async def record(table: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    """Return the record of a match that is over; it shows every hand."""
    found = _found(await house.library.record(table))
    headers = {"content-disposition": f'inline; filename="{table}.txt"'}
    return Response(str(found), media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay")
async def replay(
    table: FromPath[str], house: NamedDependency[House], seat: FromQuery[str] = "spectator"
) -> Response[bytes]:
    """Return a match that is over as *seat*, or a spectator, saw it: message by message."""
    found = _found(await house.library.replay(table, seat))
    return Response(found, media_type="application/json")


def _found(answer: T | Refused) -> T:
    match answer:
        case Refused(code, expected, got):
            raise Refuse(_STATUS.get(code, HTTPStatus.CONFLICT), expected, got, code.value)
        case found:
            return found
