"""The page of the record shows a record, an error and what the record comes to, as they are."""

import json
from typing import Final

import pytest

from tapete.naipes import CASA
from tapete.record import RecordError, parse, replay
from tests.docs.pages import ROOT, code

PAGE: Final = ROOT / "docs/record.md"


def test_example() -> None:
    """The record on the page comes to the object on the page."""
    *_, end = replay(parse(code(PAGE, "record")))
    shown = json.loads(code(PAGE, "json"))
    assert json.loads(json.dumps(end.state.summary(CASA))) == shown
    assert list(shown) == list(end.state.summary(CASA))


def test_error() -> None:
    """An error looks as the page shows it."""
    heading, _, _ = code(PAGE, "record").partition("1 quiero")
    with pytest.raises(RecordError) as wrong:
        list(replay(parse(f"{heading}1 mas 39")))
    assert code(PAGE, "text") == f"game.rec:12: {wrong.value}\n"
