"""A name shows what it is, and two names that look alike are one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.club.names import LONGEST, BadName, fold, tidy


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana \t María\n", "Ana María"),
        ("A\u0301lvaro", "Álvaro"),
        ("x" * LONGEST, "x" * LONGEST),
        ("♥\ufe0f", "♥"),
        ("Νίκος", "Νίκος"),
        ("Максим", "Максим"),
        ("Ana Νίκος", "Ana Νίκος"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("ก็่", "ก็่"),
    ],
)
def test_tidy(wanted: str, name: str) -> None:
    """A name is composed, has single spaces, and is otherwise as it was wanted."""
    assert tidy(wanted) == name


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("", "a name of 1 to 24 characters, got 0"),
        (" \u3000 ", "a name of 1 to 24 characters, got 0"),
        ("x" * (LONGEST + 1), "a name of 1 to 24 characters, got 25"),
        ("Ana\x00", "visible characters, got U\\+0000"),
        ("Ana\x1b[31m", "visible characters, got U\\+001B"),
        ("\u202eanA", "visible characters, got U\\+202E"),
        ("A\u2066na", "visible characters, got U\\+2066"),
        ("A\u200bna", "visible characters, got U\\+200B"),
        ("A\u200dna", "visible characters, got U\\+200D"),
        ("\ufeffAna", "visible characters, got U\\+FEFF"),
        ("\u3164", "visible characters, got U\\+3164"),
        ("A\u034fna", "visible characters, got U\\+034F"),
        ("\U000e0041", "visible characters, got U\\+E0041"),
        ("\u0301", "a letter or a sign, got only marks"),
        ("Z\u0335\u0336\u0337a", "at most 2 marks on a letter, got more"),
        ("Аna", "words of one script, got LATIN and CYRILLIC in 'Аna'"),
        ("Αna", "words of one script, got LATIN and GREEK in 'Αna'"),
    ],
)
def test_bad_names(wanted: str, sentence: str) -> None:
    """A name that is empty, too long, invisible, or not what it seems is refused."""
    with pytest.raises(BadName, match=f"^expected {sentence}"):
        tidy(wanted)


@given(st.text(max_size=40))
def test_tidy_is_done_once(wanted: str) -> None:
    """What was tidied is tidy."""
    try:
        name = tidy(wanted)
    except BadName:
        return
    assert tidy(name) == name
    assert fold(name)


@pytest.mark.parametrize(
    "names",
    [
        "Ana ANA ana Ána ＡＮＡ Ànа Ana. A-n-a",
        "Illán illan 1llan lllan IIIAN |llan",
        "Oscar 0scar Óscar ΟSCAR О5cаr",
        "Arnaya Amaya",
        "wendy vvendy",
        "Максим МАКСИМ максим",
        "Νίκος ΝΙΚΟΣ νικοσ",
        "Pepe P3p3 РЕРЕ ΡΕΡΕ",
        "Łukasz łukasz ŁUKASZ",
        "Ñandú nandu",
    ],
)
def test_alike(names: str) -> None:
    """Case, marks, separators and letters that look alike make no other name."""
    assert len({fold(name) for name in names.split()}) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Eva"),
        ("Pepe", "Pepa"),
        ("Juan", "Ivan"),
        ("♠", "♥"),
        ("...", "---"),
        ("Ana1", "Ana2"),
    ],
)
def test_different(one: str, other: str) -> None:
    """Names that differ to the eye are two."""
    assert fold(one) != fold(other)


@given(st.text(alphabet=st.characters(codec="utf-8", categories=["Lu", "Ll"]), min_size=1))
def test_case(name: str) -> None:
    """A name in capitals is the name in small letters."""
    assert fold(name.upper().lower()) == fold(name.lower().upper().lower())
