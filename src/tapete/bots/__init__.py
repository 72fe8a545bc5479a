"""Computer players: ``decide(game, level, seen, rng)`` returns a word that is legal.

The one law: a computer knows what a person in its seat would know, and nothing else comes in.
"""

from random import Random
from typing import Final

from tapete.bots import mus
from tapete.bots.seen import Player, Seen

LEVELS: Final[dict[str, dict[str, Player]]] = {"mus": mus.LEVELS}
"""For each game, its players by level, the weakest first."""


def decide(game: str, level: str, seen: Seen, rng: Random) -> str:
    """Return what a player of *level* says, as text: one of the words that are legal for it."""
    return LEVELS[game][level](seen, rng)


__all__ = ["LEVELS", "Player", "Seen", "decide"]
