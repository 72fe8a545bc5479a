"""The page of the protocol says what the code does."""

import pytest

from tapete.table import Code
from tapete.wire.codec import decode, decode_server
from tapete.wire.messages import Ack, Hello, Refusal, Say
from tests.docs.pages import ROOT, code, rows

PAGE = ROOT / "docs" / "protocol.md"


def test_codes() -> None:
    """The page tells when each code of refusal comes."""
    told = [name.strip("`") for name, _ in rows(PAGE, "Refusals")]
    assert sorted(told) == sorted(code.value for code in Code)


@pytest.mark.parametrize(
    ("mark", "kinds"), [(">", [Hello, Say, Say]), ("<", [Ack, Refusal])], ids=["sent", "answered"]
)
def test_example(mark: str, kinds: list[type]) -> None:
    """What the page shows as an example are messages of the protocol."""
    read = decode if mark == ">" else decode_server
    lines = code(PAGE, "text").splitlines()
    shown = [read(line[2:]) for line in lines if line.startswith(mark)]
    assert [type(message) for message in shown] == kinds
