"""A strong player: it thinks through the worlds that agree with what it has seen and heard.

The one law: it thinks for so many cards and no longer. When the rival's hand is known, it is exact.
"""

from random import Random
from typing import Final

from tapete.bots.escoba.choices import choices
from tapete.bots.escoba.endgame import Endgame, TooLong
from tapete.bots.escoba.heap import count
from tapete.bots.escoba.outlook import Outlook
from tapete.bots.escoba.position import Play, after
from tapete.bots.escoba.reading import Reading, read
from tapete.bots.escoba.worlds import worlds
from tapete.bots.seen import Seen

CARDS: Final = 2_000
"""How many cards are played in thought for one decision."""

AHEAD: Final = 8
"""How many cards ahead it looks, its own the first."""

PARTS: Final = 3
"""In how many parts it looks at the worlds."""

MOST: Final = 80
"""How many worlds are thought through at most."""

POSITIONS: Final = 2_000
"""How many positions it looks at when it knows all cards."""


def decide(seen: Seen, rng: Random) -> str:
    """Return the word of a strong player."""
    reading = read(seen)
    found = choices(seen, reading)
    plays = list(found)
    if len(plays) == 1:
        return found[plays[0]]
    known = _exact(reading, plays) if _knows_all(reading) else None
    return found[known or _foreseen(reading, plays, rng)]


def _knows_all(reading: Reading) -> bool:
    """Return whether there is one rival, and all cards that were not seen are in its hand."""
    return len(reading.sizes) == 2 and count(reading.unseen) == reading.sizes[1]


def _exact(reading: Reading, plays: list[Play]) -> Play | None:
    """Return the best of *plays*; None if it would take too long to know."""
    try:
        at = reading.at((reading.unseen,), ())
        return Endgame(reading.stakes, POSITIONS).best(at, plays)
    except TooLong:
        return None


def _foreseen(reading: Reading, plays: list[Play], rng: Random) -> Play:
    """Return the best of *plays* in the worlds that agree with *reading*.

    After each part of the worlds the worse half of the plays is left aside.
    """
    outlook = Outlook(reading)
    total = dict.fromkeys(plays, 0.0)
    some = worlds(reading, min(CARDS // (AHEAD * len(plays)) + 1, MOST), rng)
    part = -(-len(some) // PARTS)
    for first in range(0, len(some), part):
        for at, likely in some[first : first + part]:
            for play in plays:
                total[play] += likely * outlook.foresee(after(at, play), AHEAD - 1)
        plays = sorted(plays, key=total.__getitem__, reverse=True)[: max(len(plays) // 2, 2)]
    return plays[0]
