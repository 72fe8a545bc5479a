"""Passwords: hashed with argon2id, and how often one may be tried.

The one law: what is kept of a password does not give it back, and an answer tells by neither its
words nor its time whether somebody is called by a name.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tapete.server.bucket import Bucket, Flow

T = TypeVar("T")

SHORTEST: Final = 8
LONGEST: Final = 200

AT_ONCE: Final = 2
"""How many passwords are hashed at the same time: each takes a core and 64 MiB."""

WAITING: Final = 64
"""How many may be in work or wait for it."""


class BadPassword(ValueError):
    """A password that nobody can have; the message says why."""


class Busy(Exception):
    """More passwords wait to be hashed than the house has patience for."""


class Passwords:
    """Hashes and compares passwords, in threads, a few at a time; *most* may be in work or wait."""

    def __init__(self, most: int = WAITING) -> None:
        self._most = most
        self._hasher = PasswordHasher()
        self._nobodys = self._hasher.hash(secrets.token_hex())
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return what is to be kept of *password*; raise BadPassword if nobody can have it."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPassword(
                f"expected a password of {SHORTEST} to {LONGEST} characters, got {len(password)}"
            )
        return await self._one_of_few(self._hash, password)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Return whether *password* is what *kept* was made of; None takes as long, and is not."""
        fits = await self._one_of_few(self._fits, kept or self._nobodys, password[:LONGEST])
        return fits and kept is not None and len(password) <= LONGEST

    async def _one_of_few(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= self._most:
            raise Busy
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args)
        finally:
            self._waiting -= 1

    def _hash(self, password: str) -> str:
        return self._hasher.hash(password.encode("utf-8", "surrogatepass"))

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password.encode("utf-8", "surrogatepass"))
        except (VerificationError, InvalidHashError):
            return False


class Attempts:
    """Counts attempts by name, address or person: *burst* at once, then one every *pause* s."""

    _most = 10_000

    def __init__(self, burst: int, pause: float) -> None:
        self._burst = burst
        self._pause = pause
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def are_too_many(self, key: str) -> bool:
        """Return whether one attempt more, made now for *key*, is too much."""
        now = time.monotonic()
        bucket = self._buckets.pop(key, None) or Bucket(1 / self._pause, self._burst, now)
        self._buckets[key] = bucket  # last in the order: first to be forgotten stays first
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now) is not Flow.FINE
