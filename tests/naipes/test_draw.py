"""The draw for seats and the cut of the pack: worked cases."""

import re

import pytest

from tapete.naipes import (
    PACK,
    Card,
    IllegalAction,
    Seat,
    cards,
    cut,
    cutter,
    draw_again,
    drawn_seats,
)


def drawn(text: str) -> tuple[tuple[Card, ...], ...]:
    """Return what each drew: ``12o / 7c 5e / 7e 4b``."""
    return tuple(map(cards, text.split("/")))


@pytest.mark.parametrize(
    ("draws", "seats"),
    [
        pytest.param("12o / 7c / 5e / 2b", (0, 2, 1, 3), id="SE09"),
        ("2b / 5e / 7c / 12o", (3, 1, 2, 0)),
        ("1o / 12o", (1, 0)),
        ("2o / 3o / 1o / 4o", (3, 0, 1, 2)),  # 3 and 2 keep their own rank
        ("1o / 2o / 3o / 4o / 5o / 6o", (5, 2, 4, 1, 3, 0)),
        ("12o / 11o / 10o / 7o / 6o / 5o / 4o / 3o", (0, 4, 1, 5, 2, 6, 3, 7)),
        ("12o / 7c 5e / 7e 4b / 2b", (0, 2, 1, 3)),
        ("7o 7c 1e / 7e 7b 2e / 1o / 2o", (1, 3, 0, 2)),
    ],
)
def test_seats(draws: str, seats: tuple[int, ...]) -> None:
    """The highest are one side, the lowest the other, seated alternately from the mano on."""
    assert drawn_seats(drawn(draws)) == seats


@pytest.mark.parametrize(
    ("draws", "tied"),
    [
        ("12o / 7c / 5e / 2b", ()),
        ("12o / 7c / 7e / 2b", (1, 2)),
        ("12o / 7c / 7e / 12b", (0, 1, 2, 3)),
        ("12o / 7c 4o / 7e 4c / 2b", (1, 2)),
        ("12o / 7c 4o / 7e 5c / 2b", ()),
    ],
)
def test_ties(draws: str, tied: tuple[int, ...]) -> None:
    """Who drew equal cards draws again; there are no seats until then."""
    assert draw_again(drawn(draws)) == tied
    if tied:
        sentence = re.escape(f"expected all cards to differ, got the same at {tied}")
        with pytest.raises(IllegalAction, match=f"^{sentence}$"):
            drawn_seats(drawn(draws))


@pytest.mark.parametrize(
    ("mano", "players", "cuts"), [pytest.param(0, 4, 2, id="SE01"), (1, 4, 3), (0, 2, 0), (3, 6, 1)]
)
def test_cutter(mano: int, players: int, cuts: int) -> None:
    """The player before the dealer cuts."""
    assert cutter(Seat(mano), players) == cuts


@pytest.mark.parametrize("lifted", [3, 20, 37])
def test_cut(lifted: int) -> None:
    """What is lifted goes under the rest."""
    assert cut(PACK, lifted)[0] is PACK[lifted]
    assert cut(PACK, lifted)[-1] is PACK[lifted - 1]
    assert sorted(cut(PACK, lifted)) == list(PACK)


@pytest.mark.parametrize("lifted", [-1, 0, 2, 38, 40])
def test_refused_cut(lifted: int) -> None:
    """SE11: a cut leaves at least three cards on either side."""
    with pytest.raises(IllegalAction, match=f"^a cut lifts 3 to 37 cards, not {lifted}$"):
        cut(PACK, lifted)
