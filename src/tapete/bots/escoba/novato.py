"""A beginner: the greedy player with lapses.

The one law: it overlooks bazas, the more cards they have the sooner, and often lays any card.
"""

from dataclasses import replace
from random import Random
from typing import Final

from tapete.bots.escoba import greedy
from tapete.bots.seen import Seen
from tapete.game import Offer

OVERLOOKED: Final = 0.12
"""How often a baza is overlooked, for each card that it takes from the table."""

NOTICED: Final = 0.5
"""How often a baza that was overlooked is noticed when it can only be claimed."""

CARELESS: Final = 0.4
"""How often it lays any card."""


def decide(seen: Seen, rng: Random) -> str:
    """Return the word of a beginner."""
    noticed = [offer for offer in seen.legal if _notices(offer, rng)]
    lays = [offer for offer in noticed if _taken(offer) == 0]
    if lays == noticed and lays and rng.random() < CARELESS:
        return rng.choice(lays).word
    return greedy.decide(replace(seen, legal=tuple(noticed) or seen.legal), rng)


def interrupt(seen: Seen, rng: Random) -> str | None:
    """Return the claim of a beginner that is not waited for; None if it has not noticed."""
    return greedy.interrupt(seen, rng) if rng.random() < NOTICED else None


def _notices(offer: Offer, rng: Random) -> bool:
    return rng.random() >= OVERLOOKED * _taken(offer)


def _taken(offer: Offer) -> int:
    """Return how many cards of the table *offer* takes."""
    _, _, taken = offer.word.partition("lleva" if offer.word.startswith("echa") else "reclama")
    return len(taken.split())
