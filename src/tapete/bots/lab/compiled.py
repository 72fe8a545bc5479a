"""Compiled functions, with the types they were written with.

The one law: what is compiled reads no global that may change, for a cache on disk freezes it, and
never calls itself, for that cannot be loaded from a cache.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from numba import njit

P = ParamSpec("P")
T = TypeVar("T")


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Return *function* compiled when it is first called, and kept on disk."""
    made: Callable[P, T] = njit(cache=True, nogil=True)(function)
    return made
