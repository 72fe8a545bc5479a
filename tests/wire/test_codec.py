"""Frames become messages and back; whatever else comes gives a refusal."""

import json
import typing

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.table import Code
from tapete.wire.codec import MAX_FRAME, decode, decode_server, encode
from tapete.wire.messages import ClientMessage, Hello, Refusal, Say, ServerMessage
from tests.wire.messages import FROM_CLIENTS, FROM_THE_HOUSE

ID = "01234567-89ab-cdef-0123-456789abcdef"


@given(message=st.one_of(*FROM_CLIENTS.values()), text=st.booleans())
def test_from_clients(message: ClientMessage, text: bool) -> None:
    """What a client writes is read as it was meant, as text or as bytes."""
    frame = msgspec.json.encode(message)
    assert decode(frame.decode() if text else frame) == message


@pytest.mark.parametrize("tag", FROM_THE_HOUSE)
def test_from_the_house(tag: str) -> None:
    """What the house writes reads back as the same message, under its own tag."""

    @settings(max_examples=25)  # they are large
    @given(message=FROM_THE_HOUSE[tag])
    def holds(message: ServerMessage) -> None:
        frame = encode(message)
        assert decode_server(frame) == message
        assert json.loads(frame)["t"] == tag

    holds()


@pytest.mark.parametrize(
    ("union", "tried"), [(ClientMessage, FROM_CLIENTS), (ServerMessage, FROM_THE_HOUSE)], ids=str
)
def test_all_tried(union: object, tried: dict[str, object]) -> None:
    """Every message of the protocol is tried here."""
    tags = {member.__struct_config__.tag for member in typing.get_args(union)}
    assert tags == tried.keys()


def frame(**changes: object) -> bytes:
    """Return a word as a client writes it, with *changes*; what is None is left out."""
    fields = {"t": "say", "id": ID, "table": "mesa01", "seat": 1, "last": 4, "word": "mus"}
    return json.dumps(
        {name: value for name, value in (fields | changes).items() if value is not None}
    ).encode()


def test_word() -> None:
    """A word is an object that its t tells apart; fields the house does not know are no harm."""
    assert decode(frame()) == Say(ID, "mesa01", 1, 4, "mus")
    assert decode(frame(mood="good")) == Say(ID, "mesa01", 1, 4, "mus")
    assert decode('{"t":"hello","table":"mesa01"}') == Hello("mesa01", 0)


@pytest.mark.parametrize(
    ("raw", "named", "expected"),
    [
        (b"", "", "Input data was truncated"),
        (b"mus", "", "JSON is malformed"),
        (b"[]", "", "Expected `object`, got `array`"),
        (b"\xff\xfe", "", "JSON is malformed"),
        ("\ud800", "", "JSON is malformed"),
        (frame(t=None), ID, "missing required field `t`"),
        (frame(t="shout"), ID, "Invalid value 'shout' - at `$.t`"),
        (frame(t="ack"), ID, "Invalid value 'ack' - at `$.t`"),
        (frame(id="7"), "", "at `$.id`"),
        (frame(id=None), "", "missing required field `id`"),
        (frame(table="MESA"), ID, "at `$.table`"),
        (frame(seat=-1), ID, "Expected `int` >= 0 - at `$.seat`"),
        (frame(seat=8), ID, "Expected `int` <= 7 - at `$.seat`"),
        (frame(seat="1"), ID, "Expected `int`, got `str` - at `$.seat`"),
        (frame(seat=1.5), ID, "Expected `int`, got `float` - at `$.seat`"),
        (frame(last=-1), ID, "at `$.last`"),
        (frame(last=2**53), ID, "at `$.last`"),
        (frame(last=None), ID, "missing required field `last`"),
        (frame(word=""), ID, "Expected `str` of length >= 1 - at `$.word`"),
        (frame(word="m" * 201), ID, "Expected `str` of length <= 200 - at `$.word`"),
        (frame(word=["mus"]), ID, "Expected `str`, got `array` - at `$.word`"),
    ],
)
def test_unreadable(raw: bytes | str, named: str, expected: str) -> None:
    """An unreadable frame is refused, under its command's id where it has one."""
    refusal = decode(raw)
    assert isinstance(refusal, Refusal)
    assert (refusal.id, refusal.code) == (named, Code.UNREADABLE)
    assert expected in refusal.expected


def test_got_is_cut() -> None:
    """A refusal repeats the beginning of what came, not all of it."""
    raw = b"mus " * 100
    refusal = decode(raw)
    assert isinstance(refusal, Refusal)
    assert refusal.got == raw.decode()[:80]


@pytest.mark.parametrize(
    "raw", [b" " * (MAX_FRAME + 1), " " * (MAX_FRAME + 1), "ñ" * (MAX_FRAME // 2 + 1)], ids=type
)
def test_too_large(raw: bytes | str) -> None:
    """A frame may be 4096 bytes long, and no longer."""
    refusal = decode(raw)
    assert isinstance(refusal, Refusal)
    assert refusal.code is Code.TOO_LARGE
    assert refusal.expected == "at most 4096 bytes"
    assert refusal.got in ("4097 bytes", "4098 bytes")
    assert decode(frame().ljust(MAX_FRAME)) == Say(ID, "mesa01", 1, 4, "mus")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
CHANGES = st.dictionaries(st.sampled_from(["t", "id", "table", "seat", "last", "word"]), JSON)


@given(raw=st.binary() | st.text() | st.text(alphabet=st.characters(categories=["Cs"])))
def test_any_frame(raw: bytes | str) -> None:
    """Whatever bytes come, something is answered."""
    assert isinstance(decode(raw), ClientMessage | Refusal)


@given(changes=CHANGES)
def test_any_fields(changes: dict[str, object]) -> None:
    """Whatever a client puts into a message, something is answered, and that can be sent."""
    answer = decode(frame(**changes))
    assert isinstance(answer, ClientMessage | Refusal)
    if isinstance(answer, Refusal):
        assert decode_server(encode(answer)) == answer


@pytest.mark.parametrize("opened", [b"[", b'{"a":'], ids=["lists", "objects"])
def test_deep(opened: bytes) -> None:
    """A frame of nothing but openings is unreadable, not a fall into the depths."""
    raw = b'{"t":"hello","table":"mesa01","x":' + opened * ((MAX_FRAME - 40) // len(opened))
    refusal = decode(raw)
    assert isinstance(refusal, Refusal)
    assert refusal.code is Code.UNREADABLE
