"""What a table can choose, and the sentences that refuse what it cannot."""

import re

import pytest

from tapete.mus import MUS
from tapete.mus.rules import OPTIONS, PRESETS, Rules
from tapete.naipes import Seat
from tests.mus.builders import rules, start

NAMES = ", ".join(OPTIONS)


def test_options() -> None:
    """These are the options of Mus."""
    assert NAMES.split(", ") == [
        *("players", "kings", "partners", "first_mano", "exhaust", "mus_corrido", "real31"),
        *("tie_break", "consensus", "out_after_no", "raise_size", "punto_premium", "early_win"),
        *("target", "juegos", "vacas", "senas", "true_senas", "sena_set"),
    ]


@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option in OPTIONS for value in OPTIONS[option]]
)
def test_every_value(option: str, value: str | int) -> None:
    """Every value of every option can be asked for, and written down again."""
    asked = rules(f"{option}={value}")
    assert getattr(asked, option) == value
    differs = value != getattr(Rules(), option)
    assert MUS.write_rules(asked) == ({option: str(value)} if differs else {})


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("clasico", ""),
        ("cuatro_reyes", "kings=4"),
        ("stargames", "consensus=approval early_win=after_lances tie_break=dealer senas=all"),
        ("app", "raise_size=two punto_premium=unbet senas=off"),
        ("fournier", "juegos=3 partners=drawn mus_corrido=juego"),
        ("torneo", "senas=partner sena_set=fem mus_corrido=match juegos=3"),
        ("rapido", "target=30"),
    ],
)
def test_preset(preset: str, words: str) -> None:
    """A preset is the rules under which players know it."""
    assert MUS.presets[preset] == rules(words)


def test_no_other_preset() -> None:
    """There are seven presets, the first of them the defaults."""
    names = "clasico, cuatro_reyes, stargames, app, fournier, torneo, rapido"
    assert ", ".join(PRESETS) == names
    assert PRESETS["clasico"] == Rules()


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_text_both_ways(preset: Rules) -> None:
    """Rules written as words read back the same."""
    assert MUS.read_rules(MUS.write_rules(preset)) == preset


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("suits=5", f"unknown rule 'suits': expected one of {NAMES}"),
        ("players=3", "players is one of 2, 4, 6, 8, not '3'"),
        ("players=", "players is one of 2, 4, 6, 8, not ''"),
        ("players=04", "players is one of 2, 4, 6, 8, not '04'"),
        ("kings=5", "kings is one of 8, 4, not '5'"),
        ("partners=none", "partners is one of chosen, drawn, not 'none'"),
        ("first_mano=0", "first_mano is one of random, highest, not '0'"),
        ("exhaust=none", "exhaust is one of exclude_own, all, not 'none'"),
        ("mus_corrido=on", "mus_corrido is one of off, match, juego, not 'on'"),
        ("real31=yes", "real31 is one of off, on, not 'yes'"),
        ("tie_break=postre", "tie_break is one of mano, dealer, not 'postre'"),
        ("consensus=vote", "consensus is one of sequential, approval, not 'vote'"),
        ("out_after_no=on", "out_after_no is one of yes, no, not 'on'"),
        ("raise_size=2", "raise_size is one of free, two, not '2'"),
        ("punto_premium=never", "punto_premium is one of always, unbet, not 'never'"),
        ("early_win=never", "early_win is one of immediate, after_lances, not 'never'"),
        ("target=35", "target is one of 40, 30, not '35'"),
        ("juegos=4", "juegos is one of 1, 2, 3, not '4'"),
        ("vacas=0", "vacas is one of 1, 2, 3, not '0'"),
        ("senas=none", "senas is one of all, off, partner, watch, not 'none'"),
        ("true_senas=on", "true_senas is one of yes, no, not 'on'"),
        ("sena_set=FEM", "sena_set is one of all, fem, not 'FEM'"),
        (
            "partners=drawn first_mano=highest",
            "first_mano=highest needs partners=chosen: drawing for partners already gives mano"
            " to the highest card",
        ),
        (
            "senas=partner players=2",
            "senas=partner needs partners: expected players=4, 6 or 8, got 2",
        ),
    ],
)
def test_refused(words: str, sentence: str) -> None:
    """An impossible value or combination is refused with a sentence."""
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        rules(words)


@pytest.mark.parametrize(
    ("mano", "score", "sentence"),
    [
        (4, None, "mano is a seat from 0 to 3, not 4"),
        (-1, None, "mano is a seat from 0 to 3, not -1"),
        (0, (40, 0), "a score is two numbers from 0 to 39, not 40 0"),
        (0, (0, -1), "a score is two numbers from 0 to 39, not 0 -1"),
        (0, (1, 2, 3), "a score is two numbers from 0 to 39, not 1 2 3"),
    ],
)
def test_refused_start(mano: int, score: tuple[int, ...] | None, sentence: str) -> None:
    """A match starts with a mano who sits there and a score below the target."""
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        start("", mano, score)


def test_start() -> None:
    """A match starts with the score and the mano that it is given."""
    state = MUS.start(Rules(target=30), Seat(2), (29, 3))
    assert (state.hand, state.mano, state.score) == (1, 2, (29, 3))
    assert MUS.start(Rules()).score == (0, 0)
