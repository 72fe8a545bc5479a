"""What a recipient is sent of a table."""

import msgspec
import pytest

from tapete.naipes import Seat
from tapete.table import By, Code, Recipient, Refused, legal_for, room_view, view_for
from tapete.table.known import askable_for, signs_for
from tapete.wire.codec import encode
from tapete.wire.messages import Refusal, Table, Update
from tapete.wire.telling import refusal, update, whole
from tests.table.stages import playing
from tests.table.tables import over


@pytest.mark.parametrize("recipient", [Seat(0), Seat(3), None])
def test_whole(recipient: Recipient) -> None:
    """Who comes to a table is told all he may know, up to the last update of his stream."""
    room = playing().room
    assert whole(room, recipient, 99) == Table(
        info=room.info,
        seat=recipient,
        last=2,
        room=room_view(room),
        view=view_for(room, recipient),
        legal=legal_for(room, recipient),
        now=99,
        signs=signs_for(room, recipient, 99),
        askable=askable_for(room, recipient),
    )


def test_update() -> None:
    """Who is at a table is told what he hears, and how things stand after it."""
    table = over()
    told = table.told[-1][1]
    assert update(table.room, told, 99) == Update(
        table="mesa01",
        n=5,
        seat=Seat(1),
        events=told.events,
        room=room_view(table.room),
        view=view_for(table.room, Seat(1)),
        legal=(),
        now=99,
        by=By.BOT,
    )


def test_refusal() -> None:
    """A refusal tells which command it was, the code, and what was expected and came."""
    answer = refusal("an id", Refused(Code.STALE, "newer", "older"))
    assert answer == Refusal("an id", Code.STALE, "newer", "older")
    assert msgspec.json.decode(encode(answer)) == {
        "t": "refusal",
        "id": "an id",
        "code": "stale",
        "expected": "newer",
        "got": "older",
    }
