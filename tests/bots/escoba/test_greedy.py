"""The yardstick never changes."""

import hashlib
from random import Random

import pytest

from tapete.bots import Seen
from tapete.bots.escoba import greedy
from tapete.escoba import ESCOBA
from tapete.escoba.rules import Rules
from tapete.naipes import CASA, Seat
from tests.bots.escoba.rounds import VARIANTS, Listened, moments

FROZEN = "d0e9f31334e73c0a3c4cfa225a4538d8fb03e8e10b5995c8fe0ca4774f82cc63"


def test_frozen() -> None:
    """The greedy player says today what it said when it was made, in 500 positions."""
    said: list[str] = []
    number = 0
    while len(said) < 500:
        rules = VARIANTS[number % len(VARIANTS)]
        for match in moments(rules, Random(f"greedy {number}"), 22):
            said += [greedy.decide(match.seen(seat), Random(0)) for seat in match.may_speak]
        number += 1
    assert hashlib.sha256("\n".join(said[:500]).encode()).hexdigest() == FROZEN


RIVAL = "12e 12b 11e"


def seen(hand: str, table: str, rules: Rules | None = None) -> Seen:
    """Return what seat 0 sees, to play with *hand* at *table*."""
    match = Listened(ESCOBA.start(rules or Rules(opening="off")))
    match.say(CASA, f"reparte {hand} / {RIVAL} / {table}")
    return match.seen(Seat(0))


@pytest.mark.parametrize(
    ("hand", "table", "said"),
    [
        ("5o 4c 2e", "10c 11c 3c 7c", "echa 5o lleva 3c 7c"),
        ("1c 2c 11o", "7o 1e 4e 2b", "echa 1c lleva 7o 1e 4e 2b"),
        ("10o 11c 4c", "7o 6e 1e 5b", "echa 10o lleva 7o"),
        ("5c 1c 1e", "10o 2c 12o 11o", "echa 5c lleva 10o 2c"),
        ("5o 5c 2e", "12o 1o 4o 7o", "echa 5o lleva 12o"),
    ],
    ids=["the only baza", "an escoba", "the velo", "most cards", "card order"],
)
def test_takes(hand: str, table: str, said: str) -> None:
    """It takes the baza with the most points, then the most cards; ties by card order."""
    assert greedy.decide(seen(hand, table), Random(0)) == said


def test_lays() -> None:
    """Else it lays the card that leaves the fewest sets of 15."""
    assert greedy.decide(seen("1c 2c 7c", "12o 11o 12c 11c"), Random(0)) == "echa 7c"


def test_claims() -> None:
    """It claims a missed baza as it takes any other, before it plays a card."""
    match = Listened(ESCOBA.start(Rules(opening="off")))
    match.say(CASA, "reparte 5c 1c 1e / 2e 2b 3b / 12o 11o 11c 11b")
    match.say(Seat(0), "echa 5c")
    assert greedy.decide(match.seen(Seat(1)), Random(0)) == "reclama 12o 5c"
    assert greedy.interrupt(match.seen(Seat(0)), Random(0)) == "reclama 12o 5c"
