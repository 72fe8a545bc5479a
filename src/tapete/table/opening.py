"""A table is opened: the first row of its log, or a sentence that says why there is none."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tapete.games import GAMES
from tapete.naipes import Seat
from tapete.table.entries import AnyEntry, BotSat, Opened, Row, Sat
from tapete.table.fold import VERSION

PACES: Final = range(2001)
CLOCKS: Final = range(5, 601)


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
) -> Row:
    """Return the first row of a new table: computers sit wherever *sitter* does not.

    ``rules``: options and their values as words. ``bot_names``: at least one name a seat. Raise
    ValueError, with a sentence for whoever asked, when there is no such table.
    """
    if game not in GAMES:
        raise ValueError(f"expected a game of the house ({', '.join(GAMES)}), got {game!r}")
    chosen = GAMES[game].read_rules(rules)
    seats = tuple(map(Seat, range(len(GAMES[game].sides(chosen)))))
    _require(pace in PACES, f"pace is 0 to 2000 milliseconds, not {pace}")
    _require(clock is None or clock in CLOCKS, f"clock is none or 5 to 600 seconds, not {clock}")
    _require(mano in seats, f"mano is a seat from 0 to {seats[-1]}, not {mano}")
    if sitter is not None:
        _require(sitter.seat in seats, f"seat is from 0 to {seats[-1]}, not {sitter.seat}")
    names = tuple(bot_names[: len(seats)])
    _require(len(names) == len(seats), f"expected {len(seats)} names of computers, got {names}")
    written = GAMES[game].write_rules(chosen)
    opened = Opened(game, written, VERSION, level, pace, clock, mano, names)
    return Row(0, at, f"open:{table_id}", (opened, *_sit(seats, sitter, names, level)))


def _sit(
    seats: Sequence[Seat], sitter: Sitter | None, names: Sequence[str], level: str
) -> tuple[AnyEntry, ...]:
    return tuple(
        Sat(seat, sitter.who, sitter.name)
        if sitter is not None and seat == sitter.seat
        else BotSat(seat, level, names[seat])
        for seat in seats
    )


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)
