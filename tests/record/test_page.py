"""The page of the record shows a record, an error and what the record comes to, as they are."""

import json
from typing import Final

import pytest

from tapete.naipes import CASA
from tapete.record import RecordError, parse, replay
from tests.docs.pages import ROOT, code, rows

PAGE: Final = ROOT / "docs/record.md"

SELF_EXPLAINING: Final = {"game", "over", "winner", "score", "stock"}


def test_example() -> None:
    """The record on the page comes to the object on the page."""
    *_, end = replay(parse(code(PAGE, "record")))
    shown = json.loads(code(PAGE, "json"))
    assert json.loads(json.dumps(end.state.summary(CASA))) == shown
    assert list(shown) == list(end.state.summary(CASA))


def test_escoba() -> None:
    """So does the record of Escoba: a claim, and then the card of who claimed."""
    *_, end = replay(parse(code(PAGE, "escoba")))
    summary = end.state.summary(CASA)
    assert (summary["piles"], summary["last_taker"]) == ({"A": 0, "B": 5}, 1)
    told = [row[0].strip("`") for row in rows(PAGE, "Replaying")]
    assert all(any(key in cell for cell in told) for key in summary.keys() - SELF_EXPLAINING)


def test_error() -> None:
    """An error looks as the page shows it."""
    heading, _, _ = code(PAGE, "record").partition("1 quiero")
    with pytest.raises(RecordError) as wrong:
        list(replay(parse(f"{heading}1 mas 39")))
    assert code(PAGE, "text") == f"game.rec:12: {wrong.value}\n"
