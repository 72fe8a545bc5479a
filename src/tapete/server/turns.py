"""Turns: who must not do two things at once does them one after another.

The one law: a turn is kept only as long as somebody has it or waits for it.
"""

import asyncio
from weakref import WeakValueDictionary


class Turns:
    """One lock for each name that is in use."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Return how many names are in use."""
        return len(self._locks)

    def of(self, name: str) -> asyncio.Lock:
        """Return the lock of *name*; it is forgotten when nobody holds it any more."""
        return self._locks.setdefault(name, asyncio.Lock())
