"""All that a computer player is told: what a person in its seat would see, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from tapete.game import Offer
from tapete.naipes import Seat


@dataclass(frozen=True, slots=True)
class Seen:
    """The game as *seat* sees it when it is to speak.

    ``legal``: what it may say. ``heard``: what it has heard of this hand so far, oldest first.
    ``partner_is_person``: those of its partners' seats that are held by people.
    """

    rules: Any  # the rules, view and events of whichever game is played:
    seat: Seat
    view: Any  # each game's players know their own
    legal: tuple[Offer, ...]
    heard: tuple[Any, ...] = ()
    partner_is_person: frozenset[Seat] = frozenset()


Player: TypeAlias = Callable[[Seen, Random], str]
"""Whoever can play: given what its seat sees and a source of chance, the word it says."""

Interrupter: TypeAlias = Callable[[Seen, Random], str | None]
"""What a player says that may speak though nobody waits for it; None if nothing."""
