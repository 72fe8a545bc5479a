"""Why something was not done: a code that programs read, and what was expected and what came.

The one law: what was refused changed nothing. ``expected`` and ``got`` are for whoever writes a
client; what a player reads is made from the code, in the player's language.
"""

from enum import Enum
from typing import Final

import msgspec

QUOTED: Final = 80
"""How much of what came a refusal repeats, in characters."""


class Code(Enum):
    """Every kind of refusal in the house; the value is what crosses the wire."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    UNKNOWN_TABLE = "unknown_table"
    CLOSED = "closed"
    NOT_YOUR_SEAT = "not_your_seat"
    SEAT_TAKEN = "seat_taken"
    NOT_YOUR_TURN = "not_your_turn"
    STALE = "stale"
    ILLEGAL = "illegal"
    LATE = "late"
    PAUSED = "paused"
    NOT_WELCOME = "not_welcome"
    NOT_INVITED = "not_invited"
    SKILL = "skill"
    MUTED = "muted"


class Refused(msgspec.Struct, frozen=True):
    """A command that was not carried out."""

    code: Code
    expected: str
    got: str


def stale(last: int, first: int, newest: int) -> Refused | None:
    """Return a refusal of an answer to update *last*; None if it is one from *first* to *newest*.

    It answers an older question, or one not put yet.
    """
    if first <= last <= newest:
        return None
    expected = f"an answer to update {first} or newer, up to {newest}"
    return Refused(Code.STALE, expected, f"an answer to update {last}")
