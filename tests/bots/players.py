"""Matches among computers, and what a seat sees in the middle of one."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from tapete.bots import LEVELS, Player, Seen
from tapete.mus import MUS, State
from tapete.mus.rules import Rules
from tapete.mus.words import Baraja
from tapete.naipes import CASA, Seat
from tapete.table.room_view import Question

NOVATO = LEVELS["mus"]["novato"]
NORMAL = LEVELS["mus"]["normal"]


def seen_by(
    state: State,
    seat: Seat,
    persons: Sequence[int] = (),
    *,
    signs: tuple[str, ...] = (),
    question: Question | None = None,
) -> Seen:
    """Return what a player at *seat* is told, who sees *signs* and hears *question*.

    ``persons``: its partners who are people.
    """
    return Seen(
        rules=state.rules,
        seat=seat,
        view=state.view_for(seat),
        legal=state.legal(seat),
        partner_is_person=frozenset(map(Seat, persons)),
        signs=signs,
        offered=state.signs(seat),
        question=question,
        askable=state.askable(seat if question is None else question.seat),
    )


def shuffled(state: State, chance: Random) -> State:
    """Return the state after the house gave its cards a random order."""
    order = list(state.shuffle)
    chance.shuffle(order)
    return state.apply(CASA, Baraja(tuple(order)))[0]


def turns(
    rules: Rules,
    players: Sequence[Player],
    mano: int,
    cards: Callable[[int], Random],
    chance: Random,
) -> Iterator[tuple[State, Seat, str]]:
    """Yield each decision of a whole match: the state, the seat and what it says; all are legal.

    ``players``: seat 0 first, again from the first when there are more seats. ``cards``: what
    shuffles the n-th pack.
    """
    state, packs = MUS.start(rules, Seat(mano)), 0
    while state.outcome is None:
        who = state.to_act[0]
        if who is CASA:
            state, packs = shuffled(state, cards(packs)), packs + 1
            continue
        word = players[who % len(players)](seen_by(state, who), chance)
        yield state, who, word
        state = state.apply(who, MUS.read_action(word))[0]


def winner(rules: Rules, players: Sequence[Player], seed: int, number: int) -> int:
    """Return the side that wins match *number*: its cards depend on *seed* and *number* alone."""
    *_, (state, who, word) = turns(
        rules,
        players,
        number % rules.players,
        lambda pack: Random(f"{seed} {number} {pack}"),
        Random(f"{seed} {number}"),
    )
    outcome = state.apply(who, MUS.read_action(word))[0].outcome
    assert outcome is not None, "the last word ends the match"
    return outcome.index
