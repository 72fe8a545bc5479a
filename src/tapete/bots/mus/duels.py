"""Duplicate play in the real engine: whole matches of any players, each played twice.

The one law: the cards of a hand depend on the seed, the number of the match, the hand and the
shuffle alone, so both halves of a pair are dealt the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tapete.bots.seen import Player, Seen
from tapete.mus import MUS, State
from tapete.mus.events import Event
from tapete.mus.events import Seen as Heard
from tapete.mus.phases import Kind, Phase
from tapete.mus.rules import Rules
from tapete.mus.words import Baraja
from tapete.naipes import CASA, Seat

ORDAGO_POINTS: Final = 20
"""What an accepted ordago counts as in points a hand, as in the lab."""


class Ears:
    """What each seat has heard of this hand; told only when a seat is to speak."""

    def __init__(self, players: int) -> None:
        self._events: list[Event] = []
        self._heard: list[list[Heard]] = [[] for _ in range(players)]

    def hear(self, events: Sequence[Event]) -> None:
        """Add what happened."""
        self._events += events

    def of(self, seat: Seat) -> tuple[Heard, ...]:
        """Return what *seat* has heard."""
        heard = self._heard[seat]
        heard += [MUS.seen_by(event, seat) for event in self._events[len(heard) :]]
        return tuple(heard)


@dataclass(slots=True)
class Played:
    """How a match or a hand went for side A: won or not, hands, and points ahead."""

    won: bool
    hands: int
    points: int


def _dealt(state: State, seed: int, number: int, shuffle: int) -> Baraja:
    order = list(state.shuffle)
    Random(f"{seed} {number} {state.hand} {shuffle}").shuffle(order)
    return Baraja(tuple(order))


def play(
    rules: Rules, players: Sequence[Player], seed: int, number: int, half: int, hands: int | None
) -> Played:
    """Return how match *number* of *seed* goes, or only its first *hands* hands.

    ``players``: seat 0 first. *half* tells the two matches of a pair apart: only chance in what is
    said differs.
    """
    state, ears, shuffles = MUS.start(rules, Seat(number % rules.players)), Ears(0), 0
    chance, points = Random(f"{seed} {number} said {half}"), 0
    while state.outcome is None and (hands is None or state.hand <= hands):
        who = state.to_act[0]
        before = state
        if who is CASA:
            if state.phase is Phase.DEAL:
                ears, shuffles = Ears(rules.players), 0
            state, events = state.apply(CASA, _dealt(state, seed, number, shuffles))
            shuffles += 1
        else:
            seen = Seen(rules, who, state.view_for(who), state.legal(who), ears.of(who))
            state, events = state.apply(who, MUS.read_action(players[who](seen, chance)))
        ears.hear(events)
        if state.hand > before.hand or state.outcome is not None:
            points += _ahead(state)
    won = state.outcome is not None and state.outcome.index == 0
    return Played(won, state.hand - (state.outcome is None), points)


def _ahead(state: State) -> int:
    """Return the points that side A made more than side B in the hand that is over."""
    ahead = 0
    for counted in state.counted:
        sign = 1 if counted.side.index == 0 else -1
        if counted.kind is Kind.ORDAGO:
            return sign * ORDAGO_POINTS
        ahead += sign * (counted.points or 0)
    return ahead


def pair(
    rules: Rules,
    ours: Sequence[Player],
    theirs: Sequence[Player],
    seed: int,
    number: int,
    hands: int | None = None,
) -> tuple[Played, Played]:
    """Return match *number* with *ours* at the even seats, then the same cards at the odd ones."""
    turns = range(rules.players // 2)
    first = [player for turn in turns for player in (ours[turn % 2], theirs[turn % 2])]
    second = [player for turn in turns for player in (theirs[turn % 2], ours[turn % 2])]
    return (
        play(rules, first, seed, number, 0, hands),
        play(rules, second, seed, number, 1, hands),
    )
