"""What the computers of Mus sign, ask and answer, and what they make of it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bots import LEVELS, Seen, answer, ask, sign
from tapete.bots.mus.crowds import TELLING
from tapete.bots.mus.helped import worth_of_both
from tapete.bots.mus.odds import Asked, chance
from tapete.bots.mus.reading import read
from tapete.bots.mus.shapes import shapes_of
from tapete.bots.mus.talk import ALOUD
from tapete.mus import State
from tapete.mus.hand import worth
from tapete.mus.phases import Lance
from tapete.mus.senas import true_of
from tapete.mus.words import read_action
from tapete.naipes import PACK, Seat, cards, put
from tapete.table.room_view import Question
from tests.bots.players import shuffled
from tests.mus.builders import Table, start, table

ALL_LEVELS = pytest.mark.parametrize("level", LEVELS["mus"])
SIGNING = ("normal", "fuerte", "experto")
S0, S1, S2, S3 = map(Seat, range(4))


def seen_by(
    state: State,
    seat: Seat,
    *,
    persons: Sequence[int] = (),
    signs: tuple[str, ...] = (),
    question: Question | None = None,
) -> Seen:
    """Return what *seat* is told, who sees *signs* and hears *question*."""
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


def signed(hand: str, options: str, level: str = "normal") -> str | None:
    """Return the sign that a computer makes of *hand*."""
    state = table(f"{hand} / 7 6 5 4 / 7 6 5 4 / C S 6 5", options).state
    return sign("mus", level, seen_by(state, S0), Random(1))


# ── signs ─────────────────────────────────────────────────────────────────────────────────────


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


# ── questions ─────────────────────────────────────────────────────────────────────────────────


def betting(hands: str, options: str = "") -> Table:
    """Return a hand in which seat 0 opens grande."""
    return table(hands, options).says("0 corto")


MIDDLING = "C C 7 6 / R 7 6 4 / R C 5 4 / R S 6 5"


def test_asks_when_in_doubt() -> None:
    """Now and then a computer asks the person beside it when another word is nearly as good."""
    asked = {
        ask("mus", "normal", seen_by(betting(MIDDLING).state, S0, persons=[2]), Random(number))
        for number in range(40)
    }
    assert None in asked
    assert asked - {None}


def dealt(hand: str) -> State:
    """Return a hand in which seat 0 holds *hand* and mus is asked."""
    return table(f"{hand} / 7 6 5 4 / 7 6 5 4 / S S 6 5").state


def test_asks_about_mus() -> None:
    """It asks whether to cut with a hand that may go either way, and not with a clear one."""
    words = {
        ask("mus", "normal", seen_by(dealt(hand), S0, persons=[2]), Random(1))
        for hand in ("R C 7 4", "C C 6 4", "R 6 5 A", "R C A A", "R R C C")
    }
    assert words <= {"mus", "corto", None}
    assert len(words) > 1
    clear = seen_by(dealt("R R C C"), S0, persons=[2])
    assert ask("mus", "normal", clear, Random(1)) is None


@ALL_LEVELS
def test_asks_nobody_else(level: str) -> None:
    """It asks no computer, nobody a second time, and nothing where nobody may be asked."""
    for state in (table(MIDDLING).state, betting(MIDDLING).state):
        assert ask("mus", level, seen_by(state, S0), Random(1)) is None
        asked = seen_by(state, S0, persons=[2], question=Question(S0, "paso"))
        assert ask("mus", level, asked, Random(1)) is None
    state = betting(MIDDLING, "consensus=approval").state
    assert ask("mus", level, seen_by(state, S0, persons=[2]), Random(1)) is None


def test_a_sure_thing_is_not_asked_about() -> None:
    """What is sure is said at once."""
    state = betting("R R R R / 7 6 5 4 / 7 6 5 4 / C S 6 5").state
    assert ask("mus", "normal", seen_by(state, S0, persons=[2]), Random(1)) is None


def answered(level: str, played: Table, word: str, by: Seat = S2) -> str:
    """Return what *by* answers when its partner asks whether to say *word*."""
    seat = played.state.to_act[0]
    assert isinstance(seat, int)
    seen = seen_by(played.state, by, question=Question(Seat(seat), word))
    return answer("mus", level, seen, Random(1))


@ALL_LEVELS
def test_answers_about_mus(level: str) -> None:
    """With a good hand a computer would rather cut, with a poor one it leaves it to the asker."""
    played = table("R C 7 4 / 7 6 5 4 / R R R R / S S 6 5")
    assert answered(level, played, "mus") == "corto"
    played = table("R C 7 4 / 7 6 5 4 / 7 6 5 4 / S S 6 5")
    assert answered(level, played, "mus") == "mus"
    assert answered(level, played, "corto") == "corto"


@ALL_LEVELS
def test_accepts(level: str) -> None:
    """It accepts a bet that its own hand helps."""
    assert answered(level, betting("R C 7 4 / 7 6 5 4 / R R R A / S S 6 5"), "envido 2") in (
        "envido 2",
        "envido 3",
        "envido 5",
        "ordago",
    )
    assert answered("normal", betting("R R R C / 7 6 5 4 / 7 6 5 4 / S S 6 5"), "envido") != "paso"


@ALL_LEVELS
def test_never_gives_up_what_is_won(level: str) -> None:
    """A sure win is never given up: it would rather accept."""
    played = betting("A A A A / R R R 4 / R C 7 4 / S S 6 5").passes("chica")
    played.says("0 paso", "1 envido 2")
    assert played.state.to_act == (S2,)
    assert answered(level, played, "no", S0) != "no"


@pytest.mark.parametrize("word", ["paso", "envido 2", "envido 40", "ordago"])
@ALL_LEVELS
def test_answers_are_legal(level: str, word: str) -> None:
    """Whatever is asked, the answer is a word that the asker may say."""
    for number in range(25):
        state = shuffled(start(), Random(number))
        state = state.apply(S0, read_action("corto"))[0]
        seen = seen_by(state, S2, question=Question(S0, word))
        state.apply(S0, read_action(answer("mus", level, seen, Random(number))))


@ALL_LEVELS
def test_heeds(level: str) -> None:
    """It says what its partner would rather, unless that is much worse."""
    player = LEVELS["mus"][level]
    state = table(MIDDLING).state
    for word in ("mus", "corto"):
        question = Question(S0, "mus", S2, word)
        assert player(seen_by(state, S0, question=question), Random(1)) == word
    lost = betting("R C 7 4 / R R R R / 7 6 5 4 / C S 6 5").state
    question = Question(S0, "paso", S2, "ordago")
    assert player(seen_by(lost, S0, question=question), Random(1)) != "ordago"


def test_heeds_what_is_nearly_as_good() -> None:
    """In a lance too it says what its partner would rather if that is nearly as good."""
    state = betting(MIDDLING).state
    question = Question(S0, "envido 2", S2, "paso")
    assert LEVELS["mus"]["normal"](seen_by(state, S0, question=question), Random(1)) == "paso"


def test_heeds_nobody_over_a_sure_win() -> None:
    """What is won for certain it does not give up, whoever asks for it."""
    state = betting("7 6 5 4 / R R R R / A A A A / C S 6 5").passes("chica").says("0 paso").state
    state = state.apply(S1, read_action("ordago"))[0]
    asked = seen_by(state, S2, question=Question(S2, "quiero", S0, "no"))
    assert LEVELS["mus"]["normal"](asked, Random(1)) == "quiero"
