"""What a table of Escoba can choose: options, presets, sides, and how a match may start.

A match starts with a mano. Under ``first_dealer=highest`` the seats draw for the dealer before it;
the draw is no part of the game, and whoever opens the table makes it (``naipes.highest_drawn``).
"""

import pytest

from tapete.escoba import ESCOBA
from tapete.naipes import Seat, highest_drawn, seats_from
from tests.escoba.builders import cards, rules


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("players=5", "players is one of 2, 3, 4, 6, not '5'"),
        ("teams=yes", "teams=yes needs players=4 or 6, got 2"),
        ("players=3 no_baza_loses=on", "no_baza_loses=on needs two sides, got 3"),
        ("target=30", "target is one of 31, 21, 15, 11, not '30'"),
        ("kings=8", "unknown rule 'kings'"),
    ],
)
def test_rules_refused(options: str, sentence: str) -> None:
    """EL07 and its like: an impossible value or combination is refused with a sentence."""
    with pytest.raises(ValueError, match=sentence):
        rules(options)


@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ("players=3", "ABC"),
        ("players=4", "ABCD"),
        ("players=4 teams=yes", "ABAB"),
        ("players=6 teams=yes", "ABABAB"),
    ],
)
def test_sides(options: str, sides: str) -> None:
    """Without teams every seat is a side; with teams they sit alternately."""
    assert "".join(map(str, ESCOBA.sides(rules(options)))) == sides


@pytest.mark.parametrize("name", ESCOBA.presets)
def test_presets_read_back(name: str) -> None:
    """The rules of a preset are what their words say."""
    preset = ESCOBA.presets[name]
    assert ESCOBA.read_rules(ESCOBA.write_rules(preset)) == preset
    assert set(ESCOBA.options) >= set(ESCOBA.write_rules(preset))


@pytest.mark.parametrize(
    ("mano", "score", "sentence"),
    [
        (2, None, "mano is a seat from 0 to 1, not 2"),
        (0, (31, 0), "a score is 2 numbers from 0 to 30, not 31 0"),
        (0, (1, 2, 3), "a score is 2 numbers from 0 to 30, not 1 2 3"),
    ],
)
def test_starts_refused(mano: int, score: tuple[int, ...] | None, sentence: str) -> None:
    """A match starts at a seat and a score that the rules know."""
    with pytest.raises(ValueError, match=sentence):
        ESCOBA.start(rules(), Seat(mano), score)


DRAWS = {
    "EM08": ("12o 7c", (0,)),
    "EM09": ("7o 7c", (0, 1)),
    "the highest of three": ("7o 10c 7e", (1,)),
    "two of three draw again": ("11o 2c 11e", (0, 2)),
}


@pytest.mark.parametrize(("drawn", "highest"), DRAWS.values(), ids=DRAWS)
def test_draw_for_dealer(drawn: str, highest: tuple[int, ...]) -> None:
    """The highest card deals, and the next player is mano; of equal cards suits decide nothing."""
    assert highest_drawn(tuple((card,) for card in cards(drawn))) == highest


def test_the_player_after_the_drawn_dealer_is_mano() -> None:
    """EM08: R's drawer deals; the other is mano."""
    (dealer,) = highest_drawn(tuple((card,) for card in cards("12o 7c")))
    mano = seats_from(Seat(dealer), 2)[1]
    assert ESCOBA.start(rules("first_dealer=highest"), mano).mano == 1


def test_who_drew_the_same_draws_again() -> None:
    """EM09: after two sevens the next cards decide."""
    first, second = cards("7o 12c"), cards("7e 2b")
    assert highest_drawn((first, second)) == (0,)
