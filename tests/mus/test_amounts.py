"""What may be said in a lance, with which amounts, and what is refused."""

import pytest

from tapete.mus.betting import Betting
from tapete.naipes import IllegalAction
from tests.mus.lines import after, bet_word, opening

ALL = "0,1,2,3"
ROUND = ", 1:mas, 2:mas, 3:mas, 0:mas"
OPEN = "paso, envido 2..40, ordago"


def under_way(line: str, options: str = "") -> Betting:
    """Return the betting of all four after *line*, which does not close the lance."""
    betting = opening(ALL, options)
    going_on = after(betting, line) if line else betting
    assert isinstance(going_on, Betting)
    return going_on


def offers(betting: Betting) -> str:
    """Return what may be said, as a player reads it."""
    return ", ".join(map(str, betting.offers))


@pytest.mark.parametrize(
    ("options", "line", "offered"),
    [
        ("", "", OPEN),
        ("", "0:paso, 1:paso", OPEN),
        ("target=30", "", "paso, envido 2..30, ordago"),
        ("raise_size=two", "", "paso, envido 2..2, ordago"),
        ("", "0:envido", "quiero, no, mas 1..38, ordago"),
        ("", "0:envido, 1:no", "quiero, no, mas 1..38, ordago"),
        ("", "0:envido 5, 1:mas 15", "quiero, no, mas 1..20, ordago"),
        ("", "0:envido 39", "quiero, no, mas 1..1, ordago"),
        ("", "0:envido 40", "quiero, no, ordago"),
        ("target=30", "0:envido 28, 1:mas", "quiero, no, ordago"),
        ("raise_size=two", "0:envido, 1:mas", "quiero, no, mas 2..2, ordago"),
        ("raise_size=two", f"0:envido{ROUND * 4}, 1:mas, 2:mas", "quiero, no, mas 2..2, ordago"),
        ("raise_size=two", f"0:envido{ROUND * 4}, 1:mas, 2:mas, 3:mas", "quiero, no, ordago"),
        ("", "0:ordago", "quiero, no"),
        ("", "0:envido, 1:ordago", "quiero, no"),
        ("", "0:envido, 1:ordago, 2:no", "quiero, no"),
    ],
)
def test_offers(options: str, line: str, offered: str) -> None:
    """Each stage has its words; the total on offer never exceeds the target."""
    assert offers(under_way(line, options)) == offered


@pytest.mark.parametrize(
    ("options", "line", "said", "means"),
    [
        ("", "", "envido", "envido 2"),
        ("", "", "envido 40", "envido 40"),
        ("raise_size=two", "", "envido 2", "envido 2"),
        ("", "0:envido", "mas", "mas 2"),
        ("", "0:envido 39", "mas", "mas 1"),
        ("", "0:envido", "mas 38", "mas 38"),
        ("consensus=approval", "0:envido, 1:mas 5", "mas", "mas 6"),
        ("consensus=approval", "0:envido, 1:mas 1", "mas", "mas 2"),
        ("consensus=approval", "0:envido 37, 1:mas 2", "mas", "mas 3"),
    ],
)
def test_amount_left_out(options: str, line: str, said: str, means: str) -> None:
    """An amount left out is 2, or the least allowed."""
    assert str(under_way(line, options).read(bet_word(said))) == means


@pytest.mark.parametrize(
    ("options", "line", "word", "sentence"),
    [
        ("", "", "envido 1", "expected envido 2..40, got envido 1"),
        ("", "", "envido 41", "expected envido 2..40, got envido 41"),
        ("target=30", "", "envido 31", "expected envido 2..30, got envido 31"),
        ("raise_size=two", "", "envido 3", "expected envido 2..2, got envido 3"),
        ("", "0:envido", "mas 0", "expected mas 1..38, got mas 0"),
        ("", "0:envido", "mas 39", "expected mas 1..38, got mas 39"),
        ("raise_size=two", "0:envido", "mas 1", "expected mas 2..2, got mas 1"),
        ("", "", "quiero", f"seat 0 may say {OPEN}; got quiero"),
        ("", "0:paso", "mas", f"seat 1 may say {OPEN}; got mas"),
        ("", "0:envido 40", "mas 1", "seat 1 may say quiero, no, ordago; got mas 1"),
        ("", "0:ordago", "ordago", "seat 1 may say quiero, no; got ordago"),
        ("", "0:ordago", "mas", "seat 1 may say quiero, no; got mas"),
        (
            "",
            "0:envido",
            "paso",
            "seat 1 may say quiero, no, mas 1..38, ordago; got paso",
        ),
        (
            "",
            "0:envido, 1:no",
            "acepto",
            "seat 3 may say quiero, no, mas 1..38, ordago; got acepto",
        ),
        (
            "consensus=approval",
            "0:envido, 1:mas 5",
            "mas 5",
            "expected mas 6..38, got mas 5",
        ),
        (
            "consensus=approval",
            "0:envido, 1:quiero",
            "no",
            "seat 3 may say acepto, mas 1..38, ordago; got no",
        ),
    ],
)
def test_refused(options: str, line: str, word: str, sentence: str) -> None:
    """A word that is not offered is refused with what would be allowed."""
    with pytest.raises(IllegalAction) as refusal:
        under_way(line, options).read(bet_word(word))
    assert str(refusal.value) == sentence
