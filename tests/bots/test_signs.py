"""The signs that the computers of Mus make, and what they make of those they see."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bots import LEVELS, sign
from tapete.bots.mus.crowds import TELLING
from tapete.bots.mus.helped import worth_of_both
from tapete.bots.mus.odds import Asked, chance
from tapete.bots.mus.reading import read
from tapete.bots.mus.shapes import shapes_of
from tapete.bots.mus.talk import ALOUD
from tapete.mus.hand import worth
from tapete.mus.phases import Lance
from tapete.mus.senas import true_of
from tapete.mus.words import read_action
from tapete.naipes import PACK, Seat, cards, put
from tests.bots.players import seen_by, shuffled
from tests.mus.builders import start, table

ALL_LEVELS = pytest.mark.parametrize("level", LEVELS["mus"])
SIGNING = ("normal", "fuerte", "experto")
S0, S1, S2, S3 = map(Seat, range(4))


def signed(hand: str, options: str, level: str = "normal") -> str | None:
    """Return the sign that a computer makes of *hand*."""
    state = table(f"{hand} / 7 6 5 4 / 7 6 5 4 / C S 6 5", options).state
    return sign("mus", level, seen_by(state, S0), Random(1))


@ALL_LEVELS
@given(seed=st.integers(0, 2**32))
def test_signs_are_true(level: str, seed: int) -> None:
    """Whatever the rules allow, a computer signs nothing that is not true."""
    chance = Random(seed)
    lies, senas = chance.choice(("yes", "no")), chance.choice(("all", "partner", "watch"))
    state = shuffled(start(f"senas={senas} true_senas={lies}"), chance)
    for seat in map(Seat, range(4)):
        made = sign("mus", level, seen_by(state, seat), chance)
        held = true_of(worth(state.cards.hands[seat]), 8)
        assert made is None or (made in held and made in state.signs(seat))


@pytest.mark.parametrize(
    ("hand", "made"),
    [
        ("R R C C", "duples"),
        ("R R R A", "solomillo"),
        ("R C S A", "treinta_y_una"),
        ("R R R 4", "tres_reyes"),
        ("R R 7 5", "dos_reyes"),
        ("R 7 6 4", "ciego"),
    ],
)
def test_most_telling(hand: str, made: str) -> None:
    """To its partner a computer shows what helps him most."""
    assert signed(hand, "senas=partner") == made


def test_before_rivals() -> None:
    """Where rivals see it as well, it only shows what they may know."""
    assert signed("R R C C", "senas=all") == "duples"
    assert signed("R R 7 5", "senas=all") is None
    assert signed("R 7 6 4", "senas=all") is None
    assert "ciego" not in ALOUD


def test_novato_signs_nothing() -> None:
    """A beginner thinks of his cards and makes no signs."""
    assert signed("R R C C", "senas=partner", "novato") is None


def test_what_a_sign_tells() -> None:
    """Against one rival who shows what tells most of his hand the odds are exact."""
    own = cards("12o 12c 7e 4b")
    shape = shapes_of(8, "off").of(own, 8)
    asked = Asked(8, "off", Lance.GRANDE, shape, 0, (None,), (None,), ("dos_reyes",))
    rivals = [worth(held) for held in combinations(sorted({*PACK} - {*own}), 4)]
    held = [
        rival
        for rival in rivals
        if next(sign for sign in TELLING if sign in true_of(rival, 8)) == "dos_reyes"
    ]
    wins = sum(worth(own).ranks >= rival.ranks for rival in held)
    assert chance(asked) == pytest.approx(wins / len(held), abs=1e-9)


PARES = "R C 7 7 / 7 6 6 4 / 7 6 S S / C S 5 5"
NOTHING = ("", "", "", "")


def odds(signs: tuple[str, ...], options: str = "") -> float:
    """Return what seat 0 thinks of its side's pares after *signs*."""
    played = table(PARES, options).says("0 corto").passes("pares")
    return read(seen_by(played.state, S0, signs=signs)).chance(Lance.PARES)


def test_signs_change_the_odds() -> None:
    """A partner's duples make one's pares better, a rival's worse; intentions do nothing."""
    assert odds(("", "", "duples", "")) > odds(NOTHING) > odds(("", "duples", "", ""))
    assert odds(("", "", "envidar_mas", "")) == odds(NOTHING)


def test_lies_tell_nothing() -> None:
    """Where signs need not be true they are not believed."""
    assert odds(("", "", "duples", ""), "true_senas=no") == odds(NOTHING)


def test_cuts_with_a_good_partner() -> None:
    """What a partner shows makes it more worth cutting; what a rival shows does not."""
    state = table(PARES).state
    alone, rival, both = (
        read(seen_by(state, S0, signs=signs))
        for signs in ((), ("", "duples", "", ""), ("", "", "duples", ""))
    )
    assert worth_of_both(both, 0) > worth_of_both(alone, 0) == worth_of_both(rival, 0)


@pytest.mark.parametrize("level", SIGNING)
def test_plays_with_signs(level: str) -> None:
    """Whatever a partner shows, what a computer says is legal."""
    for number in range(20):
        rng = Random(number)
        state = shuffled(start("senas=partner"), rng).apply(S0, read_action("corto"))[0]
        for _ in range(4):
            (seat,) = state.to_act
            assert isinstance(seat, int)
            partner = Seat((seat + 2) % 4)
            shown = put(NOTHING, partner, sign("mus", level, seen_by(state, partner), rng) or "")
            word = LEVELS["mus"][level](seen_by(state, seat, signs=shown), rng)
            state = state.apply(seat, read_action(word))[0]
            if state.shuffle or state.outcome is not None:
                break


@pytest.mark.parametrize("sign", [made for made in TELLING if made != "solomillo"])
def test_any_sign_has_odds(sign: str) -> None:
    """Also with a sign that little is left for there are odds."""
    reading = read(seen_by(table("R R R R / 7 6 5 4 / 7 6 5 4 / C S 6 5").state, S0))
    for other in range(3):
        asked = reading.asked(Lance.GRANDE)
        assert 0 <= chance(replace(asked, signs=put(("", "", ""), other, sign))) <= 1
