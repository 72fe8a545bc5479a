"""All that a computer player is told: what a person in its seat would see, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from tapete.game import Offer
from tapete.naipes import BySeat, Seat


class Question(Protocol):
    """What *seat* asks its partners: whether to say *word*; *answer*: what *by* would rather."""

    @property
    def seat(self) -> Seat:
        """Who asks."""

    @property
    def word(self) -> str:
        """What it would say."""

    @property
    def answer(self) -> str:
        """What a partner would rather; empty while nobody has said so."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The game as *seat* sees it when it is to speak, to sign or to answer.

    ``legal``: what it may say. ``heard``: what it has heard of this hand so far, oldest first.
    ``partner_is_person``: those of its partners' seats that are held by people. ``signs``: what it
    has seen of each seat's signs, empty where nothing; () when nothing at all. ``offered``: the
    signs it may make. ``question``: what is being asked aloud. ``askable``: the words about which
    it may ask; while a partner asks, those that the partner may say.
    """

    rules: Any  # the rules, view and events of whichever game is played:
    seat: Seat
    view: Any  # each game's players know their own
    legal: tuple[Offer, ...]
    heard: tuple[Any, ...] = ()
    partner_is_person: frozenset[Seat] = frozenset()
    signs: BySeat[str] = ()
    offered: tuple[str, ...] = ()
    question: Question | None = None
    askable: tuple[Offer, ...] = ()


Player: TypeAlias = Callable[[Seen, Random], str]
"""Whoever can play: given what its seat sees and a source of chance, the word it says."""

Interrupter: TypeAlias = Callable[[Seen, Random], str | None]
"""What a player says that may speak though nobody waits for it; None if nothing."""


@dataclass(frozen=True, slots=True)
class Talker:
    """What a player says besides the game.

    ``sign``: the sign it makes of new cards, ``ask``: the word about which it asks its partners
    before it speaks, None if none; ``answer``: its answer to a partner's question.
    """

    sign: Interrupter
    ask: Interrupter
    answer: Player
