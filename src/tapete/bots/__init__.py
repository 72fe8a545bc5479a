"""Computer players: ``decide(game, level, seen, rng)`` returns a word that is legal.

The one law: a computer knows what a person in its seat would know, and nothing else comes in.
"""

from random import Random
from typing import Final

from tapete.bots import escoba, mus
from tapete.bots.seen import Interrupter, Player, Seen, Talker

LEVELS: Final[dict[str, dict[str, Player]]] = {"mus": mus.LEVELS, "escoba": escoba.LEVELS}
"""For each game, its players by level, the weakest first."""

INTERRUPTERS: Final[dict[str, dict[str, Interrupter]]] = {"escoba": escoba.INTERRUPTERS}
"""For each game in which a seat may speak though nobody waits for it: what its players say then."""

TALKERS: Final[dict[str, dict[str, Talker]]] = {"mus": mus.TALKERS}
"""For each game with signs and questions: what its players say besides the game."""

YARDSTICKS: Final[dict[str, dict[str, Player]]] = {
    "mus": mus.YARDSTICKS,
    "escoba": escoba.YARDSTICKS,
}
"""For each game, players that never change, to measure others against."""


def decide(game: str, level: str, seen: Seen, rng: Random) -> str:
    """Return what a player of *level* says, as text: one of the words that are legal for it.

    A seat that may speak though nobody waits for it may also say nothing: ``""``.
    """
    if seen.seat in seen.view.to_act:
        return LEVELS[game][level](seen, rng)
    return INTERRUPTERS[game][level](seen, rng) or ""


def sign(game: str, level: str, seen: Seen, rng: Random) -> str | None:
    """Return the sign that a player of *level* makes of its cards, None if it makes none."""
    return TALKERS[game][level].sign(seen, rng)


def ask(game: str, level: str, seen: Seen, rng: Random) -> str | None:
    """Return the word about which a player of *level* asks its partners, None if about none."""
    return TALKERS[game][level].ask(seen, rng) if seen.askable else None


def answer(game: str, level: str, seen: Seen, rng: Random) -> str:
    """Return the answer of a player of *level* to the question it sees."""
    return TALKERS[game][level].answer(seen, rng)


__all__ = [
    "INTERRUPTERS",
    "LEVELS",
    "TALKERS",
    "YARDSTICKS",
    "Player",
    "Seen",
    "Talker",
    "answer",
    "ask",
    "decide",
    "sign",
]
