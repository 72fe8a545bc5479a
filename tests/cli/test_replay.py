"""``tapete replay``: a game from its record, for whoever may see it, or one line of error."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from scripts.records import RECORDS, paths
from tapete.cli import main

Run: TypeAlias = Callable[..., tuple[int, str, str]]
"""Runs ``tapete replay`` with arguments; gives the exit code, and what was printed and told."""

RECORD: Final = """\
tapete 1
game mus
seat 0 Ana
seat 1 Bea
seat 3 Dani
casa reparte 12o 12c 11o 1o / 12e 11c 10o 7o / 7c 6o 5o 4o / 10c 10e 4c 4e
0 mus
1 corto ~bot
0 paso              # grande
1 envido
@ brindis
2 no
0 no ~clock
"""


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs the command as a shell does."""

    def run(*arguments: object, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tapete", "replay", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a record."""
    path = tmp_path / "game.rec"
    path.write_text(RECORD, "utf-8")
    return path


TOLD: Final = """\
mus, the usual rules
A: Ana, Seat 2
B: Bea, Dani

Hand 1: A 0, B 0. Mano is Ana.
  Ana     12o 12c 11o 1o
  Bea     12e 11c 10o 7o
  Seat 2  7c 6o 5o 4o
  Dani    10c 10e 4c 4e
Ana: mus
Bea: corto ~bot
– Grande
Ana: paso
Bea: envido 2
Seat 2: no
Ana: no ~clock
Refused: the deje is 1 stone.
grande deje: B gets 1 stone (A 0, B 1)
– Chica

"""


def test_told(replay: Run, file: Path) -> None:
    """It is told move by move, and then how it stands and who is to speak."""
    end = "Score: A 0, B 1. The record stops here, waiting for Ana (paso, envido 2..40, ordago).\n"
    assert replay(file) == (0, TOLD + end, "")


def test_told_to_a_seat(replay: Run, file: Path) -> None:
    """A seat is told its own cards, and what it may say only when it is to speak."""
    end = "Score: A 0, B 1. The record stops here, waiting for Ana.\n"
    told = TOLD + end
    for hand in ("12o 12c 11o 1o", "12e 11c 10o 7o", "7c 6o 5o 4o"):
        told = told.replace(hand, "(4 cards)")
    assert replay(file, "--seat", 3) == (0, told, "")


def test_told_to_a_spectator(replay: Run, file: Path) -> None:
    """A spectator is told no card."""
    _, out, _ = replay(file, "--seat", "spectator")
    assert out.count("(4 cards)") == 4
    assert "10c" not in out


def test_due(replay: Run) -> None:
    """A record that ends where the house is to act says what is due."""
    start = b"tapete 1\ngame mus\nrules kings=4 target=30\n"
    code, out, _ = replay("-", stdin=start)
    assert code == 0
    assert out.startswith("mus, kings=4 target=30\nA: Seat 0, Seat 2\n")
    assert out.endswith("The record stops here, waiting for casa (baraja, 40 cards).\n")


ESCOBA: Final = """\
tapete 1
game escoba
seat 0 Ana
seat 1 Bea
casa reparte 7o 1o 5o / 4o 3o 12o / 10o 2o 11o 6o
0 echa 7o
"""


CLAIMS: Final = "reclama 10o 7o, reclama 2o 6o 7o"
BEA: Final = f"Bea (echa 4o, echa 4o lleva 2o 11o, echa 3o, echa 12o, {CLAIMS})"


@pytest.mark.parametrize(
    ("options", "end"),
    [
        ((), f"{BEA}. Who may speak too: Ana ({CLAIMS})."),
        (("--seat", "0"), f"Bea. Who may speak too: Ana ({CLAIMS})."),
        (("--seat", "1"), f"{BEA}. Who may speak too: Ana."),
        (("--seat", "spectator"), "Bea. Who may speak too: Ana."),
    ],
    ids=["all", "seat 0", "seat 1", "spectator"],
)
def test_who_may_speak_too(replay: Run, options: tuple[str, ...], end: str) -> None:
    """Who has a word though nobody waits for it is told at the end, with what each may know."""
    code, out, _ = replay(*options, "-", stdin=ESCOBA.encode())
    assert code == 0
    assert out.endswith(f"The record stops here, waiting for {end}\n")


def test_over(replay: Run, file: Path) -> None:
    """A match that is over says who won."""
    file.write_text(RECORD + "0 ordago\n1 quiero\n", "utf-8")
    _, out, _ = replay(file)
    assert out.endswith("A wins the match.\n\nA wins the match. Score: A 0, B 1.\n")


def _pairs(out: str) -> list[tuple[str, object]]:
    pairs: list[tuple[str, object]] = json.loads(out, object_pairs_hook=list)
    return pairs


@pytest.mark.parametrize("path", paths(), ids=lambda path: str(path.relative_to(RECORDS)))
def test_json(replay: Run, path: Path) -> None:
    """The object is that which stands beside the record, its keys in their order."""
    code, out, err = replay(path, "--json")
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    assert _pairs(out) == _pairs(path.with_suffix(".json").read_text("utf-8"))


def test_json_before_the_deal(replay: Run) -> None:
    """A heading alone is a game before its first deal."""
    _, out, _ = replay("-", "--json", stdin=b"tapete 1\ngame mus\nmano 2\nscore 3 0\n")
    standing = json.loads(out)
    assert standing["legal"] == {"casa": ["baraja"]}
    assert (standing["hand"], standing["mano"], standing["phase"]) == (1, 2, "deal")
    assert standing["score"] == {"A": 3, "B": 0}
    assert standing["hands"] == [[], [], [], []]


@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        ("0", [["12o", "12c", "11o", "1o"], 4, 4, 4]),
        ("3", [4, 4, 4, ["10c", "10e", "4c", "4e"]]),
        ("spectator", [4, 4, 4, 4]),
    ],
)
def test_json_for_a_seat(replay: Run, file: Path, seat: str, hands: object) -> None:
    """What a seat may not see becomes its number; all else is the same."""
    whole = json.loads(replay(file, "--json")[1])
    seen = json.loads(replay(file, "--json", "--seat", seat)[1])
    assert seen == {**whole, "hands": hands}


@pytest.mark.parametrize(
    ("count", "phase", "to_act"),
    [(0, "mus", [0]), (1, "mus", [1]), (2, "grande", [0]), (4, "grande", [2]), (99, "chica", [0])],
)
def test_until(replay: Run, file: Path, count: int, phase: str, to_act: list[int]) -> None:
    """It stops after so many lines that a seat said; 0 is before the first of them."""
    standing = json.loads(replay(file, "--json", "--until", count)[1])
    assert (standing["phase"], standing["to_act"]) == (phase, to_act)


def _one_line(ended: tuple[int, str, str], told: str) -> None:
    code, out, err = ended
    assert (code, out) == (2, "")
    assert err.endswith("\n")
    assert err.removesuffix("\n").isprintable()
    assert told in err


WRONG: Final = {
    "illegal": ("1 paso\n", "14: seat 0 is to speak, not seat 1; allowed: 0 paso, 0 envido 2..40"),
    "unreadable": ("0 veo\n", "14: expected a word of Mus (mus, corto"),
    "too much": ("0 envido 41\n", "14: expected envido 2..40, got envido 41; allowed: 0 paso"),
    "header": ("mano 1\n", "14: expected headers before the first word, got 'mano 1'; allowed"),
    "control": ("0 \x1b[31m\n", "14: expected a word of Mus"),
    "no such actor": ("\n\nAna paso", "16: expected a header, a seat, casa or @, got 'Ana paso'"),
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("options", [(), ("--json",), ("--seat", "0"), ("--until", "9")])
def test_wrong(replay: Run, file: Path, name: str, options: tuple[str, ...]) -> None:
    """A word that is wrong: one line, FILE:LINE: what is wrong and what would be allowed."""
    more, told = WRONG[name]
    file.write_text(RECORD + more, "utf-8")
    _one_line(replay(file, *options), f"{file}:{told}")


def test_wrong_after_the_end(replay: Run, file: Path) -> None:
    """What comes after --until is not looked at."""
    file.write_text(RECORD + "1 paso\n", "utf-8")
    assert replay(file, "--until", 6)[0] == 0


def test_not_utf8(replay: Run, file: Path) -> None:
    """A text that is no UTF-8 is told with its line."""
    file.write_bytes(RECORD.encode().replace(b"Dani", b"Do\xf1a"))
    _one_line(replay(file), f"{file}:5: expected UTF-8 text, got byte 0xf1")


@pytest.mark.parametrize("end", ["\r\n", "\n\n"])
def test_other_ends_of_lines(replay: Run, file: Path, end: str) -> None:
    """A record from another system, with its byte order mark, is the same record."""
    there = RECORD.replace("\n", end).encode("utf-8-sig")
    assert replay("-", stdin=there) == replay(file)


def test_standard_input(replay: Run) -> None:
    """An error in standard input is told of the file -."""
    _one_line(replay("-", stdin=b"tapete 2"), "-:1: expected tapete 1, got 'tapete 2'")


def test_no_file(replay: Run, tmp_path: Path) -> None:
    """A file that cannot be read is one line."""
    _one_line(replay(tmp_path / "none.rec"), "none.rec: No such file or directory")
    _one_line(replay(tmp_path), f"{tmp_path}: Is a directory")
    _one_line(replay(tmp_path / "a\nb"), r"a\nb': No such file or directory")


ASKED: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "no file": ((), "Missing argument 'FILE'"),
    "two files": (("-", "-"), "unexpected extra argument"),
    "seat too high": (("-", "--seat", "4"), "expected --seat 0 to 3 or --seat spectator, got '4'"),
    "seat no number": (("-", "--seat", "Ana"), "expected --seat 0 to 3 or --seat spectator"),
    "seat 00": (("-", "--seat", "00"), "got '00'"),
    "until below 0": (("-", "--until", "-1"), "-1 is not in the range x>=0"),
    "until no number": (("-", "--until", "uno"), "'uno' is not a valid integer"),
    "no such option": (("-", "--sena"), "No such option"),
}


@pytest.mark.parametrize("name", ASKED)
def test_asked_wrongly(replay: Run, name: str) -> None:
    """What cannot be asked for is one line too."""
    arguments, told = ASKED[name]
    _one_line(replay(*arguments, stdin=RECORD.encode()), told)
