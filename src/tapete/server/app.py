"""The application that uvicorn serves: routes, socket and pages over one open house."""

import asyncio
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from litestar import Litestar, WebSocket, websocket
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp

from tapete.server import api, office_api, pages, people_api, relations_api, table_api
from tapete.server.bundle import read_bundle
from tapete.server.gate import NoFloods, own_pages_only, with_security_headers
from tapete.server.guests import COOKIE, Visitor
from tapete.server.house import House
from tapete.server.line import BANNED, NOBODY, Line
from tapete.server.problems import LARGEST_BODY, AnyRequest, Refuse
from tapete.server.session import Session
from tapete.server.store import Person
from tapete.server.wall import now_ms

GOODBYE: Final = 5.0
"""How long a socket may take to hear why it is closed, in seconds."""


def build_app(house: House) -> ASGIApp:
    """Return the application over *house*."""
    bundle = read_bundle(house.settings.bundle)
    rate = house.settings.requests
    return with_security_headers(
        Litestar(
            ROUTES,
            dependencies={
                "house": Provide(lambda: house, sync_to_thread=False),
                "bundle": Provide(lambda: bundle, sync_to_thread=False),
                "visitor": Provide(_visitor),
                "person": Provide(_person),
            },
            guards=[NoFloods(rate, 20 * rate), own_pages_only],
            csrf_config=CSRFConfig(
                secret=house.guests.csrf_secret,
                cookie_name=people_api.CSRF_COOKIE,
                header_name=people_api.CSRF_HEADER,
            ),
            exception_handlers=pages.errors(bundle),
            request_max_body_size=LARGEST_BODY,
            openapi_config=None,
            logging_config=None,
        )
    )


async def _visitor(request: AnyRequest, house: NamedDependency[House]) -> Visitor:
    visitor = await house.guests.visitor(request.cookies.get(COOKIE))
    if visitor is None:
        raise Refuse(
            HTTPStatus.UNAUTHORIZED,
            "a guest's cookie: POST /api/me first",
            "none that was made here",
            "nobody",
        )
    return visitor


async def _person(visitor: NamedDependency[Visitor]) -> Person:
    return visitor.person


@websocket("/ws")
async def talk(socket: WebSocket[Any, Any, State], house: NamedDependency[House]) -> None:
    """Talk with one client until one of the two goes."""
    visitor = await house.guests.visitor(socket.cookies.get(COOKIE))
    await socket.accept()
    if visitor is None or visitor.person.is_banned(now_ms()):
        await socket.close(*(NOBODY if visitor is None else BANNED))
        return
    person, line = visitor.person, Line(visitor.person.id)
    session = Session(house, person, line, now_ms())
    if visitor.session is not None:
        house.porter.admit(line, visitor.session)
    pump = asyncio.create_task(_pump(line, socket), name=f"pump:{person.id}")
    try:
        await _listen(session, line, socket)
        if line.is_ending:
            await asyncio.wait([pump], timeout=GOODBYE)
    finally:
        session.leave()
        house.porter.forget(line)
        pump.cancel()
        await asyncio.wait([pump])


async def _pump(line: Line, socket: WebSocket[Any, Any, State]) -> None:
    # what uvicorn raises when the client has gone, or when it has itself closed the socket
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await line.pump(socket)


async def _listen(session: Session, line: Line, socket: WebSocket[Any, Any, State]) -> None:
    while not line.is_ending:
        message = await socket.receive()
        match message:
            case {"type": "websocket.receive", "text": str(frame)}:
                await session.receive(frame)
            case {"type": "websocket.receive", "bytes": bytes(frame)}:
                await session.receive(frame)
            case _:  # the client has gone
                return


ROUTES: Final = [
    *people_api.ROUTES,
    *relations_api.ROUTES,
    *office_api.ROUTES,
    api.games,
    api.tables,
    api.open_new_table,
    table_api.invite,
    table_api.invitation,
    table_api.chat,
    table_api.record,
    table_api.replay,
    api.health,
    talk,
    pages.page,
    pages.file,
]
"""All that the house answers."""
