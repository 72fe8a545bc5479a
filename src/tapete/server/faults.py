"""Places where a test may end the process by force; in play none of them is armed.

``TAPETE_FAULT=before_commit:40`` kills the process, as ``kill -9`` does, the fortieth time it comes
to that point: so the proof that nothing acknowledged is lost strikes where it hurts most.
"""

import os
import signal
from enum import Enum
from typing import Final, Protocol


class Point(Enum):
    """Where a process may die."""

    BEFORE_COMMIT = "before_commit"  # rows are written, and not yet durable
    AFTER_COMMIT = "after_commit"  # rows are durable, and nobody knows
    BEFORE_ACK = "before_ack"  # all have heard, but who said it has no ack


class Faults(Protocol):
    """What the server tells of where it is."""

    def at(self, point: Point) -> None:
        """Pass *point*, or do not return."""


class NoFaults:
    """Nothing happens."""

    def at(self, point: Point) -> None:
        """Pass."""


NO_FAULTS: Final = NoFaults()


class Kill:
    """Ends the process at the *nth* passage of *point*, without any chance to tidy up."""

    def __init__(self, point: Point, nth: int) -> None:
        self._point = point
        self._left = nth

    def at(self, point: Point) -> None:
        """Pass, or die."""
        if point is self._point:
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


def read_fault(text: str) -> Faults:
    """Return the fault that ``point:n`` asks for, none for an empty text; or raise ValueError."""
    if not text:
        return NO_FAULTS
    name, _, nth = text.partition(":")
    points = {point.value: point for point in Point}
    if name not in points or not (nth.isascii() and nth.isdigit() and int(nth) > 0):
        raise ValueError(f"a fault reads {'|'.join(points)}:N with N from 1, got {text!r}")
    return Kill(points[name], int(nth))
