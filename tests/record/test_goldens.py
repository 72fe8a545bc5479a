"""What the records come to is what stands beside them, word by word and seat by seat."""

import json
from pathlib import Path

import pytest

from scripts.records import GOLDENS, RECORDS, paths
from tapete.games import GAMES
from tapete.record import parse

each = pytest.mark.parametrize("path", paths(), ids=lambda path: str(path.relative_to(RECORDS)))


@each
@pytest.mark.parametrize("suffix", GOLDENS)
def test_fresh(path: Path, suffix: str) -> None:
    """A record comes to what stands beside it; ``make generate`` writes it anew."""
    text = path.read_text("utf-8")
    assert path.with_suffix(suffix).read_text("utf-8") == GOLDENS[suffix](text)


@each
def test_round_trip(path: Path) -> None:
    """What is written of a record reads back as the same record."""
    record = parse(path.read_text("utf-8"))
    assert parse(str(record)) == record


@each
def test_whose(path: Path) -> None:
    """A record lies in the folder of its game."""
    assert parse(path.read_text("utf-8")).heading.game == path.relative_to(RECORDS).parts[0]


def test_nothing_else() -> None:
    """Nothing stands beside a record that is not there."""
    kinds = (".rec", *GOLDENS)
    files = {path for path in RECORDS.glob("**/*") if path.is_file()}
    assert files == {path.with_suffix(kind) for path in paths() for kind in kinds}


@pytest.mark.parametrize("game", GAMES)
def test_matches(game: str) -> None:
    """There is a record of a whole match."""
    ends = [json.loads(path.read_text("utf-8")) for path in RECORDS.glob(f"{game}/**/*.json")]
    assert any(end["over"] for end in ends)
