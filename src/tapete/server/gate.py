"""What every request must pass: it comes from our own pages or from a program, and not in floods.

The one law: a page of another site can neither change anything here nor open a socket, whatever
cookie its visitor has. Browsers send ``Origin`` with both; programs need not.
"""

import time
from collections import OrderedDict
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tapete.server.bucket import Bucket, Flow
from tapete.server.problems import Refuse

_SAFE: Final = {"GET", "HEAD", "OPTIONS"}

_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
        b" object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)

AnyConnection = ASGIConnection[Any, Any, Any, Any]  # users and tokens are not used here


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """Return *app*, saying with every response what a browser must not do with it."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await app(scope, receive, send_on)

    return wrapped


def own_pages_only(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse what a page of another site asks, unless it is only to look."""
    if isinstance(connection, Request) and connection.method in _SAFE:
        return
    origin = connection.headers.get("origin")
    host = connection.headers.get("host", "")
    if origin is not None and _host_of(origin) != host.lower():
        raise Refuse(HTTPStatus.FORBIDDEN, f"a request from {host}", f"one from {origin[:80]}")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # no browser sends that
        return None


class NoFloods:
    """A guard with a bucket for each address: more than *rate* a second for long is refused."""

    _most = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __call__(self, connection: AnyConnection, _: BaseRouteHandler) -> None:
        """Refuse one more request of an address that has sent too many."""
        now = time.monotonic()
        address = connection.client.host if connection.client else ""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, now)
        self._buckets[address] = bucket  # last in the order: first to be forgotten stays first
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if bucket.take(now) is not Flow.FINE:
            expected = f"at most {self._rate:g} requests a second"
            raise Refuse(HTTPStatus.TOO_MANY_REQUESTS, expected, "more")
