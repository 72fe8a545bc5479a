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

_BY: Final = {
    entries.By.PLAYER: By.PLAYER,
    entries.By.BOT: By.BOT,
    entries.By.CLOCK: By.CLOCK,
}


def record_of(rows: Sequence[Row], table: str) -> Record:
    """Return the record of *table*, whose log is *rows*."""
    lines = [line for row in rows[1:] for entry in row.entries for line in _lines(entry)]
    return Record(_heading(rows[0], table), (Fact(f"at {_time(rows[0].at)}"), *lines))


def _heading(first: Row, table: str) -> Heading:
    room, _ = fold(None, first, table)
    names = tuple(place.name or None for place in room.places)
    match first.entries[0]:
        case Opened(game=game, rules=rules, mano=mano):
            return Heading(game, rules, names, mano, room.state.score)
        case other:
            raise ValueError(f"expected a log that begins with Opened, got {other}")


def _lines(entry: AnyEntry) -> Iterator[Line]:
    match entry:
        case Dealt(word=word):
            yield Said(CASA, word)
        case Played(seat, word, by):
            yield Said(seat, word, _BY[by])
        case BotTookOver(seat, level) | BotSat(seat=seat, level=level):
            yield Fact(f"bot {seat} {level}")
        case Returned(seat) | Sat(seat=seat):
            yield Fact(f"back {seat}")
        case Signed(seat, sign):
            yield Fact(f"sena {seat} {sign or '-'}")
        case Asked(seat, word):
            yield Fact(f"ask {seat} {word}")
        case Answered(seat, word):
            yield Fact(f"answer {seat} {word}")
        case Drawn(pack):
            yield Fact(f"draw {pack}")
        case Opened() | Stood() | Waived() | Continued() | Resumed() | Closed():
            pass
        case Swapped() | SwapOffered() | PauseAsked() | PauseEnded() | Looked():
            pass
        case RematchAsked() | Rematched():
            pass
        case _:
            assert_never(entry)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
