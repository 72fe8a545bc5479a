"""A person as the house knows him, and the sessions by which he comes in.

The one law: ``id`` stays in the house; to everybody else a person is his ``public`` name.
"""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

FOREVER: Final = 2**53 - 1
"""The time of what does not end."""

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz"
"""What a public name is made of: nothing that could be taken for something else."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here; times in milliseconds since 1970, UTC.

    ``registered``: since when he has a password and a name that is his alone, None for guests.
    """

    id: str
    name: str
    created: int
    registered: int | None = None
    operator: bool = False
    muted_until: int | None = None
    banned_until: int | None = None

    @property
    def public(self) -> str:
        """By what name he is known outside the house."""
        return public_name(self.id)

    @property
    def is_registered(self) -> bool:
        """Whether he is no guest."""
        return self.registered is not None

    def is_muted(self, now: int) -> bool:
        """Return whether an operator lets him write nothing *now*."""
        return self.muted_until is not None and now < self.muted_until

    def is_banned(self, now: int) -> bool:
        """Return whether an operator lets him not play *now*."""
        return self.banned_until is not None and now < self.banned_until


@lru_cache(maxsize=4096)
def public_name(person: str) -> str:
    """Return the public name of the id *person*: ten letters that do not tell the id."""
    number = int.from_bytes(sha256(f"person:{person}".encode()).digest())
    letters = []
    for _ in range(10):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


@dataclass(frozen=True, slots=True)
class Session:
    """One device at which *person* is signed in. ``agent``: what its browser calls itself."""

    id: str
    person: str
    created: int
    seen: int
    agent: str = ""
