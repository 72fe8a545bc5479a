"""A server from its first breath to its last: bound, announced, and ended in good order.

The one law: SIGTERM and SIGINT end it with everything acknowledged on disk, and nothing else does.
"""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable, Generator
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tapete.server.app import build_app
from tapete.server.house import open_house
from tapete.server.settings import Settings
from tapete.wire.codec import MAX_FRAME

DRAIN: Final = 5
"""How long requests and sockets may take to end, in seconds."""

PING: Final = 1.5
PONG: Final = 4.3
"""How often a socket is asked whether it lives, and how long it may take to answer, in seconds.

Together they are less than six, and a browser on a busy machine has most of that to answer.
"""

SWITCH: Final = 0.001
"""How long a thinking thread may keep the loop and the writer waiting, in seconds."""

SEND_BUFFER: Final = 128 * 1024
"""How much the system may keep for one connection, in bytes."""

_LOCAL: Final = {"127.0.0.1", "0.0.0.0", "::", "::1"}


class _Socket(WebSocketsSansIOProtocol):
    """uvicorn's socket, but that a dead link ends at once, whatever still waits to be sent."""

    def keepalive_timeout(self) -> None:
        """Close the socket, whose client has not answered a ping in time."""
        super().keepalive_timeout()
        self.transport.abort()  # closing waits for the client to read, and it is gone


class _Server(uvicorn.Server):
    """uvicorn, but that it says when it is ready, and that a signal is no failure."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Take the signals that end a server, and do not raise them again at the end."""
        ends = (signal.SIGINT, signal.SIGTERM)
        before = {end: signal.signal(end, self._handle_exit) for end in ends}
        try:
            yield
        finally:
            for end, handler in before.items():
                signal.signal(end, handler)

    def _handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.handle_exit(sig, frame)


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until a signal ends it; *announce* is told the address once it can be reached.

    Raise FolderInUse, OSError or ValueError when it cannot begin.
    """
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, announce))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


async def _serve(settings: Settings, announce: Callable[[str], None]) -> None:
    listening = _bind(settings.host, settings.port)
    try:
        async with open_house(settings) as house:
            config = uvicorn.Config(
                build_app(house),
                lifespan="off",
                ws=_Socket,
                ws_ping_interval=PING,
                ws_ping_timeout=PONG,
                ws_max_size=16 * MAX_FRAME,  # what is only somewhat too large gets a refusal
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=DRAIN,
                log_config=None,
                access_log=False,
                server_header=False,
            )
            address = _address(settings.host, listening)
            await _Server(config, lambda: announce(address)).serve([listening])
    finally:
        listening.close()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=1024)
    # inherited by every connection: the system, too, keeps only so much for a slow reader
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    return listening


def _address(host: str, listening: socket.socket) -> str:
    port: int = listening.getsockname()[1]
    shown = "localhost" if host in _LOCAL else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
