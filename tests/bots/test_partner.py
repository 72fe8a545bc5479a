"""A computer does not accept an ordago over the head of its partner who is a person."""

from collections.abc import Sequence
from random import Random

import pytest

from tapete.bots import LEVELS
from tests.bots.players import seen_by
from tests.mus.builders import Table, table

TRIES = 40
"""How often each player is asked, each time with another chance."""


def ordago(hands: str, options: str, lance: str) -> Table:
    """Return a hand in which mano, seat 0, says ordago in *lance* and seat 1 is to answer."""
    return table(hands, options).says("0 corto").passes(lance).says("0 ordago")


def answers(level: str, played: Table, persons: Sequence[int]) -> set[str]:
    """Return all that a player of *level* says, asked many times."""
    state = played.state
    (seat,) = state.to_act
    assert isinstance(seat, int)
    seen = seen_by(state, seat, persons)
    return {LEVELS["mus"][level](seen, Random(number)) for number in range(TRIES)}


BOTH = pytest.mark.parametrize("options", ["consensus=sequential", "consensus=approval"])
ALL_LEVELS = pytest.mark.parametrize("level", LEVELS["mus"])


@BOTH
@ALL_LEVELS
@pytest.mark.parametrize(
    ("lance", "hand"),
    [
        ("grande", "R R 7 4"),
        ("grande", "C S 6 5"),
        ("chica", "A A 5 R"),
        ("chica", "A 4 4 R"),
        ("pares", "7 7 7 S"),
        ("juego", "R C S A"),
        ("juego", "S S 6 6"),
    ],
)
def test_unsure(lance: str, hand: str, level: str, options: str) -> None:
    """While a person beside it still owes a word, a computer below 95 % does not accept."""
    played = ordago(f"R R C C / {hand} / 7 6 5 4 / C S S 4", options, lance)
    assert answers(level, played, [3]) == {"no"}


@BOTH
@ALL_LEVELS
def test_sure(level: str, options: str) -> None:
    """One that is as good as sure to win accepts at once."""
    played = ordago("R R C S / A A A A / 7 6 5 4 / C C S S", options, "chica")
    assert answers(level, played, [3]) == {"quiero"}


@BOTH
def test_good_but_not_sure(options: str) -> None:
    """With a hand that it would accept beside a computer, it leaves the word to a person."""
    played = ordago("R R C S / R R 7 4 / 7 6 5 4 / C C S S", options, "grande")
    assert "quiero" in answers("normal", played, [])
    assert answers("normal", played, [3]) == {"no"}


def test_after_the_person_has_refused() -> None:
    """Once the person has said no, a computer is free to accept."""
    played = ordago("R R C S / 7 6 5 4 / 7 6 5 4 / R R R R", "", "grande").says("1 no")
    assert "quiero" in answers("normal", played, [1])


def test_overrules_a_refusal_that_is_proposed() -> None:
    """Under approval a computer may overrule the person's no, who has spoken."""
    played = ordago("R R C S / 7 6 5 4 / 7 6 5 4 / R R R R", "consensus=approval", "grande")
    assert "quiero" in answers("normal", played.says("1 no"), [1])


@ALL_LEVELS
def test_approves_what_cannot_be_overruled(level: str) -> None:
    """Where only acepto is left, it is said."""
    hands = "R R C S / 7 6 5 4 / 7 6 5 4 / S S 5 4"
    played = ordago(hands, "consensus=approval", "grande").says("1 quiero")
    assert answers(level, played, [1]) == {"acepto"}


def test_six_players() -> None:
    """It waits for each of its partners who is a person."""
    hands = "R R C S / R R C 4 / 7 6 5 4 / C C S S / 7 6 5 4 / 7 6 5 A"
    played = ordago(hands, "players=6", "grande")
    assert "quiero" in answers("normal", played, [])
    assert answers("normal", played, [5]) == {"no"}
