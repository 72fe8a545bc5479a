"""What a good player does in plain cases."""

from random import Random

import pytest

from tapete.bots.mus.outlook import Seating, value
from tapete.bots.mus.prospects import juego_chance
from tapete.bots.mus.shapes import shapes_of
from tapete.bots.mus.throws import throws
from tests.bots.players import NORMAL, NOVATO, seen_by
from tests.mus.builders import Table, hand, table

TRIES = 40

OTHERS = "7 6 5 4 / C S 6 5 / S 7 5 4"
"""The hands of seats 1, 2 and 3: nothing special."""


def says(played: Table, tries: int = TRIES) -> set[str]:
    """Return all that *normal* says when it is asked many times, each with another chance."""
    (seat,) = played.state.to_act
    assert isinstance(seat, int)
    seen = seen_by(played.state, seat)
    return {NORMAL(seen, Random(number)) for number in range(tries)}


@pytest.mark.parametrize(
    ("held", "word"),
    [
        ("R R C C", "corto"),
        ("R R R A", "corto"),
        ("R R 7 4", "corto"),
        ("7 6 5 4", "mus"),
        ("C 6 5 4", "mus"),
    ],
)
def test_mus(held: str, word: str) -> None:
    """It cuts with duples or 31, and changes cards with nothing."""
    assert says(table(f"{held} / 7 6 5 A / C S 6 5 / S 7 5 4")) == {word}


@pytest.mark.parametrize(
    ("held", "kept"),
    [
        ("R R 6 4", "R R"),
        ("R 7 5 4", "R"),
        ("R R R 5", "R R R"),
        ("7 6 5 4", ""),
        ("R C 6 4", "R C"),
        ("7 7 7 4", "7 7 7"),
    ],
)
def test_throws(held: str, kept: str) -> None:
    """It keeps reyes, and what lacks one card to 31; it throws what is worth nothing."""
    cards = hand(held)
    thrown = max(throws(cards, Seating(8, "off", 4, 0)), key=lambda choice: choice[1])[0]
    numbers = {"R": 12, "C": 11}
    left = sorted(card.number for card in cards if card not in thrown)
    assert left == sorted(numbers.get(rank) or int(rank) for rank in kept.split())


def test_throws_are_words() -> None:
    """Each choice of ranks comes once, and something is always thrown."""
    choices = [thrown for thrown, _ in throws(hand("R R 6 4"), Seating(4, "on", 8, 7))]
    assert len(choices) == 11
    assert all(1 <= len(thrown) <= 4 for thrown in choices)


def test_outlook() -> None:
    """Over all hands the seats of a table share what there is: no seat's hands are worth much."""
    shapes = shapes_of(8, "off")
    for players, place in (2, 0), (4, 0), (4, 3), (8, 5):
        at = Seating(8, "off", players, place)
        total = sum(value(at, shape) * ways for shape, ways in enumerate(shapes.ways))
        assert abs(total / sum(shapes.ways)) < 1.2


@pytest.mark.parametrize(
    ("score", "lances", "chance"),
    [
        ((40, 0), [], 1.0),
        ((0, 40), [], 0.0),
        ((20, 20), [], 0.5),
        ((39, 39), [[(0.75, 1, 0), (0.25, 0, 1)]], 0.75),
        # who comes to 40 first has won, whatever follows
        ((39, 37), [[(1.0, 1, 0)], [(1.0, 0, 3)]], 1.0),
        ((38, 37), [[(1.0, 1, 0)], [(1.0, 0, 3)]], 0.0),
        # what happens in neither of the outcomes pays nothing
        ((39, 39), [[(0.5, 1, 0)], [(1.0, 0, 1)]], 0.5),
    ],
)
def test_count(
    score: tuple[int, int], lances: list[list[tuple[float, float, float]]], chance: float
) -> None:
    """What is still to be paid is counted lance by lance until somebody has the target."""
    assert juego_chance(score, lances, 40) == pytest.approx(chance)


def test_last_deje() -> None:
    """When the deje would lose the juego, it does not refuse, however bad its hand."""
    played = table(f"7 6 5 4 / {OTHERS}", score=(5, 39)).says("0 corto", "0 paso", "1 envido")
    assert "no" not in says(played.says("2 no"))


def test_nothing_to_lose() -> None:
    """When the others are about to win and its hand is good, it says ordago."""
    played = table(f"R R R A / {OTHERS}", score=(3, 39)).says("0 corto")
    assert "ordago" in says(played)


def test_much_to_lose() -> None:
    """Far ahead it does not say ordago, and does not accept one without a splendid hand."""
    played = table(f"R C 7 5 / {OTHERS}", score=(35, 5)).says("0 corto")
    assert "ordago" not in says(played)
    assert says(played.says("0 paso", "1 ordago", "2 no")) == {"no"}


def test_sure_winner() -> None:
    """31 from mano cannot be beaten: it accepts an ordago."""
    played = table("R R R A / R C S A / 7 6 5 4 / 7 7 5 4").says("0 corto").passes("juego")
    assert says(played.says("0 paso", "1 ordago")) == {"quiero"}


def test_bet_with_strength() -> None:
    """It bets with the best hand, and passes with a bad one, but for a bluff now and then."""
    strong = says(table(f"R R R C / {OTHERS}").says("0 corto"))
    assert "paso" not in strong
    weak = [
        NORMAL(seen_by(table(f"7 6 5 4 / {OTHERS}").says("0 corto").state, 0), Random(number))  # type: ignore[arg-type]  # a seat
        for number in range(200)
    ]
    assert 0 < sum(word != "paso" for word in weak) < 60


def test_novato_wavers() -> None:
    """In the same place novato says this and that, where normal knows what it wants."""
    played = table(f"R R 5 4 / {OTHERS}").says("0 corto", "0 paso", "1 envido 5")
    seen = seen_by(played.state, played.state.to_act[0])  # type: ignore[arg-type]  # a seat
    assert len({NOVATO(seen, Random(number)) for number in range(TRIES)}) >= 3
