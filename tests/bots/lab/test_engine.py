"""The lab plays as ``tapete.mus`` does: every word it says is legal, every stone falls alike."""

import os
from collections.abc import Iterator

import numpy as np
import pytest

from tapete.bots.lab.dice import reseed
from tapete.bots.lab.hand import UNBET, Desk, desk, play
from tapete.bots.lab.laws import HOW, laws
from tapete.bots.lab.policy import Cast, cast
from tapete.bots.mus.tree import WORDS
from tapete.mus import Rules, State, start
from tapete.mus.phases import How
from tapete.mus.view import LanceView
from tapete.mus.words import Action, Baraja, Corto, Descarto, Mus
from tapete.naipes import CASA, PACK, SIDES, Card, Seat
from tests.bots.lab.policies import random_policy

HANDS = int(os.environ.get("TAPETE_LAB_HANDS", "2500"))


def played(hand: int, table: Cast, work: Desk) -> tuple[State, tuple[int, int], int]:
    """Return the state before hand number *hand*, and what the lab makes of it."""
    rng = np.random.default_rng(hand)
    mano = hand % 4
    before = [int(score) for score in rng.integers(0, 40, 2)]
    score = np.array([before[mano % 2], before[1 - mano % 2]], dtype=np.int64)
    reseed(work.dealer, 7, hand, 0)
    reseed(work.talker, 7, hand, 1)
    won = play(laws(), table, work, mano, score, 40)
    after = (int(score[mano % 2]), int(score[1 - mano % 2]))
    state = start(Rules(), Seat(mano), (before[0], before[1]))
    return state, after, won if won < 0 else (won + mano) % 2


def thrown(cards: int) -> tuple[Card, ...]:
    """Return the cards of a throw as it stands in a trace."""
    found: list[Card] = []
    while cards:
        cards, card = divmod(cards, 64)
        found.append(PACK[card - 1])
    return tuple(found)


def words(work: Desk) -> Iterator[tuple[Seat, Action]]:
    """Yield what the lab's seats said."""
    for seat, word, cards in work.said[: work.facts[6]].tolist():
        match word:
            case 8:
                yield Seat(seat), Mus()
            case 9:
                yield Seat(seat), Corto()
            case 10:
                yield Seat(seat), Descarto(thrown(cards))
            case _:
                yield Seat(seat), WORDS[word]


def orders(work: Desk) -> Iterator[Baraja]:
    """Yield the stocks, as the lab shuffled them."""
    for row in work.orders[: work.facts[5]].tolist():
        yield Baraja(tuple(PACK[card] for card in row[: row[40]]))


def replayed(state: State, work: Desk) -> State:
    """Return the state after all that the lab did; an illegal word raises."""
    stocks = orders(work)
    for seat, word in words(work):
        while state.to_act == (CASA,):
            state, _ = state.apply(CASA, next(stocks))
        state, _ = state.apply(seat, word)
    assert not list(stocks), "every shuffle of the lab was one of the house's"
    return state


def closed(work: Desk, mano: int) -> list[tuple[How, int, int | None]]:
    """Return how the lab's lances ended: how, the stake, and the side of a deje."""
    law, names = laws(), {number: how for how, number in HOW.items()}
    found: list[tuple[How, int, int | None]] = []
    for end in work.ends.tolist():
        if end >= 0:
            how = names[int(law.end_how[end])]
            side = (int(law.end_side[end]) + mano) % 2 if how is How.DEJE else None
            found.append((how, int(law.end_stake[end]), side))
        elif end == UNBET:
            found.append((How.UNOPPOSED, 0, None))
    return found


def seen(lances: tuple[LanceView, ...]) -> list[tuple[How, int, int | None]]:
    """Return the same of the engine's lances."""
    found: list[tuple[How, int, int | None]] = []
    for lance in lances:
        if lance.how is How.NOBODY and lance.lance.value == "juego":
            continue  # punto came in its place
        unbet = lance.how in (How.NOBODY, How.UNOPPOSED)
        side = None if lance.how is not How.DEJE or lance.side is None else lance.side.index
        found.append((How.UNOPPOSED, 0, None) if unbet else (lance.how, lance.stake, side))
    return found


def test_stone_by_stone() -> None:
    """Random hands come out alike; among them packs that ran out, and ordagos."""
    work = desk()
    work.tracing[0] = 1
    counts = dict.fromkeys(("exhausted", "ordago", "won", "alone"), 0)
    tables = [cast([random_policy(4 * number + seat, cuts) for seat in range(4)])
              for number, cuts in enumerate((0.05, 0.15, 0.4))]  # fmt: skip
    for hand in range(HANDS):
        state, after, won = played(hand, tables[hand % len(tables)], work)
        mano = state.mano
        state = replayed(state, work)
        if won >= 0:
            assert state.outcome is SIDES[won]
            counts["won"] += 1
        else:
            assert state.outcome is None
        assert state.score == after
        assert seen(state.lances) == closed(work, mano)
        counts["exhausted"] += int(work.facts[5] > 1)
        counts["ordago"] += any(lance.how is How.ORDAGO for lance in state.lances)
        counts["alone"] += any(lance.how is How.UNOPPOSED for lance in state.lances)
    assert all(counts.values()), counts


@pytest.mark.parametrize("hand", range(3))
def test_same_seed_same_hand(hand: int) -> None:
    """From the same seed comes the same hand, word for word."""
    table, first, second = cast([random_policy(1)] * 4), desk(), desk()
    first.tracing[0] = second.tracing[0] = 1
    assert played(hand, table, first)[1:] == played(hand, table, second)[1:]
    assert list(words(first)) == list(words(second))
