"""What the one object says of a game, to the house, to a seat and to a spectator."""

from itertools import islice
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.naipes import CASA, Actor, Seat
from tapete.record import parse, replay
from tests.record.games import FOUR, headings, play, text

HEADINGS: Final = dict(headings())

# The hands of seats 1 to 3, and the stock, are others; that of seat 0 is the same.
OTHER: Final = "casa reparte 12o 12c 11o 1o / 4e 4c 5e 6e / 7e 7b 10b 1b / 1e 2o 3o 3c | 12b 11b"

KEYS: Final = (
    "game rules over winner score juegos vacas hand mano phase to_act legal stock discarded"
    " hands counted"
)


def _last(*lines: str, who: Actor | None = CASA) -> dict[str, object]:
    *_, end = replay(parse(text(*lines)))
    return end.state.summary(who)


def test_keys() -> None:
    """The keys come in the order of the page."""
    assert list(_last("0 corto")) == KEYS.split()


@pytest.mark.parametrize("who", [Seat(0), None])
@pytest.mark.parametrize(
    "words", [(), ("0 mus",), ("0 mus", "1 mus", "2 mus", "3 mus", "1 descarto {}")]
)
def test_no_leak(who: Seat | None, words: tuple[str, ...]) -> None:
    """What a seat or a spectator cannot see changes nothing of what is printed for it."""
    ends = []
    for deal, card in ((FOUR, "12e"), (OTHER, "4e")):
        record = parse("\n".join(["tapete 1\ngame mus", deal, *words]).format(card))
        names = ("Ana", "Bea", "Carla", "Dani")
        told = [
            record.heading.played.tell(event, who, names)
            for step in replay(record)
            for event in step.events
        ]
        *_, end = replay(record)
        ends.append((end.state.summary(who), told))
    assert ends[0] == ends[1]


@settings(max_examples=20)
@given(name=st.sampled_from(sorted(HEADINGS)), seed=st.integers(0, 2**32))
def test_eyes(name: str, seed: int) -> None:
    """Whoever looks, only hands and what they let one say differ: others' cards are a number."""
    for _, state in islice(play(HEADINGS[name], Random(seed)), 60):
        whole = state.summary(CASA)
        hands, legal = whole.pop("hands"), whole.pop("legal")
        assert isinstance(hands, tuple)
        assert isinstance(legal, dict)
        for who in (None, *map(Seat, range(len(hands)))):
            seen = state.summary(who)
            shown, offered = seen.pop("hands"), seen.pop("legal")
            assert seen == whole
            assert isinstance(offered, dict)
            assert offered.items() <= legal.items()
            assert offered.get(str(who)) == legal.get(str(who))
            if state.view_for(who).phase.value not in ("deal", "over"):
                seats = enumerate(hands)
                assert shown == tuple(hand if who == seat else len(hand) for seat, hand in seats)
            else:
                assert _cards_in(shown) == _cards_in(hands)  # after the hand all are shown


def _cards_in(hands: object) -> list[object]:
    assert isinstance(hands, tuple)
    return [card for hand in hands if isinstance(hand, tuple) for card in hand]
