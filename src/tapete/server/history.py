"""The log of a table as a record: what was said and dealt, in the form that people keep.

The one law: nothing of the log is left out that changes the game, so replaying the record gives
the same match.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, assert_never

from tapete.naipes import CASA
from tapete.record import By, Fact, Heading, Line, Record, Said
from tapete.table import entries
from tapete.table.entries import (
    Answered,
    AnyEntry,
    Asked,
    BotSat,
    BotTookOver,
    Closed,
    Continued,
    Dealt,
    Drawn,
    Looked,
    Opened,
    PauseAsked,
    PauseEnded,
    Played,
    RematchAsked,
    Rematched,
    Resumed,
    Returned,
    Row,
    Sat,
    Signed,
    Stood,
    SwapOffered,
    Swapped,
    Waived,
)
from tapete.table.fold import fold
from tapete.table.room import Room

_BY: Final = {
    entries.By.PLAYER: By.PLAYER,
    entries.By.BOT: By.BOT,
    entries.By.CLOCK: By.CLOCK,
}


def record_of(rows: Sequence[Row], table: str) -> Record:
    """Return the record of *table*, whose log is *rows*: who sat there, and who was mano, when the
    first cards were dealt.
    """
    room = _begun(rows, table)
    played = rows[room.seq + 1 :]  # who came and went before that, the heading has said
    lines: list[Line] = []
    now = room
    for row in played:
        lines += (line for entry in row.entries for line in _lines(entry, row, now))
        now, _ = fold(now, row, table)
    opened = (Fact(f"at {_time(rows[0].at)}"), *_drawn(room))
    return Record(_heading(rows[0], room), (*opened, *lines))


def _begun(rows: Sequence[Row], table: str) -> Room:
    """Return the room before its first deal, or as it is if there was none."""
    room, _ = fold(None, rows[0], table)
    for row in rows[1:]:
        if any(isinstance(entry, Dealt) for entry in row.entries):
            break
        room, _ = fold(room, row, table)
    return room


def _heading(first: Row, room: Room) -> Heading:
    names = tuple(place.name or None for place in room.places)
    match first.entries[0]:
        case Opened(game=game, rules=rules):
            return Heading(game, rules, names, room.state.mano, room.state.score)
        case other:
            raise ValueError(f"expected a log that begins with Opened, got {other}")


def _drawn(room: Room) -> Iterator[Fact]:
    if room.draw is not None:
        yield Fact("draw " + " ".join("+".join(map(str, each)) for each in room.draw.drawn))


def _lines(entry: AnyEntry, row: Row, room: Room) -> Iterator[Line]:
    """Yield what the record says of *entry* of *row*; *room* is the one before that."""
    match entry:
        case Dealt(word=word):
            yield Said(CASA, word)
        case Played(seat, word, by):
            yield Said(seat, word, _BY[by])
        case BotTookOver(seat, level) | BotSat(seat=seat, level=level):
            yield Fact(f"bot {seat} {level}")
        case Returned(seat) | Sat(seat=seat):
            yield Fact(f"back {seat}")
        case Signed(seat, "") if not room.signs[seat]:
            pass  # a computer that might have made a sign
        case Signed(seat, sign):
            yield Fact(f"sena {seat} {sign or '-'}")
        case Asked(seat, word):
            yield Fact(f"ask {seat} {word}")
        case Answered(seat, word):
            accepted = any(isinstance(other, Played) for other in row.entries)
            yield Fact(f"answer {seat} {'yes' if accepted else word}")
        case Opened() | Drawn() | Stood() | Waived() | Continued() | Resumed() | Closed():
            pass
        case Swapped() | SwapOffered() | PauseAsked() | PauseEnded() | Looked():
            pass
        case RematchAsked() | Rematched():
            pass
        case _:
            assert_never(entry)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
