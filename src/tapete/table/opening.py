"""A table is opened: the first row of its log, or a sentence that says why there is none."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tapete.door import Door
from tapete.games import GAMES
from tapete.naipes import Seat
from tapete.table.entries import AnyEntry, BotSat, Opened, Row, Sat
from tapete.table.fresh import VERSION

PACES: Final = range(2001)
CLOCKS: Final = range(5, 601)
BANKS: Final = range(601)
STARS: Final = range(1, 6)

ANYONE: Final = Door()
"""Anybody may sit and watch, and nothing is rated."""


class Sitter(msgspec.Struct, frozen=True):
    """Who opens the table: person *who* called *name*, to sit at *seat*."""

    who: int
    name: str
    seat: Seat


def open_table(
    *,
    game: str,
    rules: Mapping[str, str],
    level: str,
    pace: int,
    clock: int | None,
    mano: Seat,
    table_id: str,
    sitter: Sitter | None,
    bot_names: Sequence[str],
    at: int,
    bank: int = 0,
    door: Door = ANYONE,
    fill: bool = True,
) -> Row:
    """Return the first row of a new table: computers sit wherever *sitter* does not, if they *fill*
    it; if not, those seats are empty and wait for people.

    ``rules``: options and their values as words. ``bot_names``: at least one name a seat. Raise
    ValueError, with a sentence for whoever asked, when there is no such table.
    """
    if game not in GAMES:
        raise ValueError(f"expected a game of the house ({', '.join(GAMES)}), got {game!r}")
    chosen = GAMES[game].read_rules(rules)
    seats = tuple(map(Seat, range(len(GAMES[game].sides(chosen)))))
    _require(pace in PACES, f"pace is 0 to 2000 milliseconds, not {pace}")
    _require(clock is None or clock in CLOCKS, f"clock is none or 5 to 600 seconds, not {clock}")
    _check_bank(bank, clock)
    _check_door(door)
    _require(mano in seats, f"mano is a seat from 0 to {seats[-1]}, not {mano}")
    if sitter is not None:
        _require(sitter.seat in seats, f"seat is from 0 to {seats[-1]}, not {sitter.seat}")
    names = tuple(bot_names[: len(seats)])
    _require(len(names) == len(seats), f"expected {len(seats)} names of computers, got {names}")
    written = GAMES[game].write_rules(chosen)
    opened = Opened(game, written, VERSION, level, pace, clock, mano, names, bank, door)
    sitters = () if sitter is None else (sitter,)
    free = seats if fill else ()
    return first_row(opened, table_id, sitters, free, at)


def first_row(
    opened: Opened, table_id: str, sitters: Sequence[Sitter], free: Sequence[Seat], at: int
) -> Row:
    """Return the row that opens a table: *sitters* sit, and computers in the other *free* seats."""
    sat: dict[Seat, AnyEntry] = {
        seat: BotSat(seat, opened.level, opened.bots[seat]) for seat in free
    }
    sat |= {sitter.seat: Sat(sitter.seat, sitter.who, sitter.name) for sitter in sitters}
    return Row(0, at, f"open:{table_id}", (opened, *(sat[seat] for seat in sorted(sat))))


def _check_bank(bank: int, clock: int | None) -> None:
    _require(bank in BANKS, f"bank is 0 to 600 seconds, not {bank}")
    _require(bank == 0 or clock is not None, f"a bank needs a clock: expected 0, got {bank}")


def _check_door(door: Door) -> None:
    stars = f"{door.low} to {door.high}"
    holds = door.low in STARS and door.high in STARS and door.low <= door.high
    _require(holds, f"stars are from 1 to 5, the lower first, not {stars}")


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)
