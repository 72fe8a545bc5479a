"""What the house told a page over its socket: the page must show that, and no more."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from tapete.game import Offer


class Ear:
    """Listens at the sockets of a page from now on."""

    def __init__(self, page: Page) -> None:
        self.legal: tuple[Offer, ...] = ()
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)  # Any: it is not ours until it is read
        if "legal" in message:
            self.legal = msgspec.convert(message["legal"], tuple[Offer, ...])
