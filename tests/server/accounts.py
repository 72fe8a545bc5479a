"""Builders for the tests of accounts: people at their browsers who register and sign in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import httpx

from tests.server.people import Guest, guest, take_token
from tests.server.process import PATIENCE, Server

PASSWORD = "una clave larga"

_numbers = count(1)


def new_name(stem: str) -> str:
    """Return a name that nobody has in this run."""
    number = "".join("abcdefghjk"[int(digit)] for digit in str(next(_numbers)))
    return f"{stem} {number}"


@asynccontextmanager
async def member(server: Server, name: str, password: str = PASSWORD) -> AsyncIterator[Guest]:
    """Yield somebody new who is registered."""
    async with guest(server) as one:
        answer = await one.http.post("/api/me/register", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        yield one


@asynccontextmanager
async def device(server: Server, name: str, password: str = PASSWORD) -> AsyncIterator[Guest]:
    """Yield another device at which *name* has signed in."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        await take_token(http)
        answer = await http.post("/api/session", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        yield Guest(http, server)


async def me(one: Guest) -> dict[str, object]:
    """Return who *one* is."""
    answer = await one.http.post("/api/me")
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


async def public(one: Guest) -> str:
    """Return the public name of *one*."""
    return str((await me(one))["person"])


def code_of(answer: httpx.Response, status: int) -> str:
    """Return the code of a problem of that *status*."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["detail"].startswith("expected "), told
    code: str = told.get("code", "")
    return code


def use_cookie(http: httpx.AsyncClient, cookie: str) -> None:
    """Let *http* come with *cookie* instead of its own."""
    http.cookies.set("tapete", cookie, domain="127.0.0.1")
