"""What may be written, and how much of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.club.manners import LIMITS, LONGEST, PHRASES, Reason, Spoken, Written, phrase, written
from tapete.club.names import fold
from tapete.club.wordlists import masked_words, read_words

WORDS = read_words("# those of a test\ntruco  # another game\n\nflor")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hola", Written("hola")),
        ("  hola \n  a\ttodos ", Written("hola a todos")),
        ("<script>alert(1)</script>", Written("<script>alert(1)</script>")),
        ("👨\u200d👩\u200d👧 ♥\ufe0f", Written("👨\u200d👩\u200d👧 ♥\ufe0f")),
        ("x" * LONGEST, Written("x" * LONGEST)),
        ("¡Truco, TRÚCO y tr\u200duco!", Written("¡***, *** y ***!", True)),
        ("la florista", Written("la florista")),
        ("ТRUСO", Written("***", True)),
    ],
)
def test_written(text: str, line: Written) -> None:
    """A line is plain text, tidied, and the words of the lists are masked in it."""
    assert written(text, WORDS) == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.EMPTY),
        (" \u3000\n", Reason.EMPTY),
        ("\u200d", Reason.EMPTY),
        ("\u0301", Reason.EMPTY),
        ("x" * (LONGEST + 1), Reason.TOO_LONG),
        ("a\x00", Reason.CONTROL),
        ("a\x1b[2J", Reason.CONTROL),
        ("\u202egnorw", Reason.CONTROL),
        ("a\u2067b", Reason.CONTROL),
        ("a\u200eb", Reason.CONTROL),
        ("tru\u200bco", Reason.CONTROL),
        ("a\u0335\u0336\u0337\u0338", Reason.CONTROL),
        ("\ud800", Reason.CONTROL),
    ],
)
def test_not_written(text: str, reason: Reason) -> None:
    """What is empty, too long, or holds what nobody sees is not written."""
    assert written(text, WORDS) is reason


@given(st.text(max_size=30))
def test_written_is_done_once(text: str) -> None:
    """What was written may be written again as it stands."""
    line = written(text, WORDS)
    if isinstance(line, Written):
        assert written(line.text, WORDS) == Written(line.text)


def test_word_lists() -> None:
    """There are words of every language, each one word, folded."""
    words = masked_words()
    assert {"mierda", "fuck", "kabroia"} <= {*map(_plain, words)}
    assert all(word == fold(word) for word in words)


def _plain(word: str) -> str:
    known = {fold(word): word for word in ("mierda", "fuck", "kabroia")}
    return known.get(word, word)


def test_phrases() -> None:
    """A canned phrase has one of the names that are known."""
    assert [phrase(name) for name in PHRASES] == [None] * len(PHRASES)
    assert phrase("HOLA") is phrase("") is Reason.NO_PHRASE


def say(*said: tuple[int, str]) -> Spoken | Reason:
    """Return what is known of somebody who *said* lines at these milliseconds."""
    spoken: Spoken | Reason = Spoken()
    for at, text in said:
        assert isinstance(spoken, Spoken), spoken
        spoken = spoken.and_now(text, at)
    return spoken


def test_rate() -> None:
    """Five lines in ten seconds are enough, and later there may be more."""
    five = tuple((1000 * n, f"line {n}") for n in range(5))
    assert isinstance(say(*five), Spoken)
    assert say(*five, (9_999, "more")) is Reason.TOO_FAST
    assert isinstance(say(*five, (10_000, "more")), Spoken)


def test_rate_of_a_minute() -> None:
    """Twenty lines in a minute are enough."""
    twenty = tuple((2500 * n, f"line {n}") for n in range(20))
    assert say(*twenty, (59_999, "more")) is Reason.TOO_FAST
    later = say(*twenty, (60_000, "more"))
    assert isinstance(later, Spoken)
    assert len(later.lines) == 20


def test_repeats() -> None:
    """The same line may be written twice, and again when a minute has gone by."""
    twice = (0, "hola"), (20_000, "hola")
    assert say(*twice, (40_000, "hola")) is Reason.REPEATED
    assert isinstance(say(*twice, (40_000, "hola!")), Spoken)
    assert isinstance(say(*twice, (60_000, "hola")), Spoken)


def test_memory() -> None:
    """What was written long ago is forgotten."""
    spoken = say(*((at, str(at)) for at in range(0, 10**7, 10_000)))
    assert isinstance(spoken, Spoken)
    assert len(spoken.lines) <= max(most for most, _ in LIMITS)
