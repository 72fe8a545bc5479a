"""A record read from its text. What cannot be read is told with its line: expected and got.

Comments, blank lines, repeated spaces and the ends of lines are for people: they are no part of the
value. A fact may stand among the headers; it is then the first of the lines.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NoReturn

from tapete.games import GAMES
from tapete.naipes import CASA, FIRST, Actor, BySeat, NotationError, Seat, parse_actor
from tapete.record.values import VERSION, By, Fact, Heading, Line, Record, Said, is_name

HEADERS: Final = ("tapete", "game", "rules", "seat", "mano", "score")
"""The words that a line of the heading begins with."""

MARKS: Final = {by.value: by for by in By if by.value}
"""Who really spoke, by the mark at the end of a word."""

SHOWN: Final = 60
"""Letters of a strange text that an error shows."""


class RecordError(ValueError):
    """A record that cannot be read or replayed: ``line`` is where, the text what is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the text that says something: its number, and its words without the comment."""

    number: int
    text: str
    words: tuple[str, ...]

    def fail(self, expected: str) -> NoReturn:
        raise RecordError(self.number, f"expected {expected}, got {shown(self.text)}")


def parse(text: str) -> Record:
    """Return the record that *text* is; raise RecordError if it is none."""
    heading, lines = read(text)
    return Record(heading, tuple(line for _, line in lines))


def read(text: str) -> tuple[Heading, Iterator[tuple[int, Line]]]:
    """Return the heading of *text*, and its lines with their numbers, each read when asked for."""
    rows = list(_rows(text.removeprefix("\ufeff")))  # a byte order mark is an editor's, not ours
    ends = (place for place, row in enumerate(rows) if row.words[0] not in (*HEADERS, "@"))
    end = next(ends, len(rows))
    headers = [row for row in rows[:end] if row.words[0] != "@"]
    facts = [row for row in rows[:end] if row.words[0] == "@"]
    heading = _read_heading(rows, headers, text.count("\n") + 1)
    return heading, _lines(heading, [*facts, *rows[end:]])


def shown(text: str) -> str:
    """Return *text* in quotes as an error shows it: on one line, and not too long."""
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")


def _rows(text: str) -> Iterator[_Row]:
    for number, line in enumerate(text.split("\n"), 1):
        kept = line.strip()
        if kept.split(maxsplit=1)[:1] != ["seat"]:  # a name may have a # in it
            kept = kept.partition("#")[0].strip()
        if kept:
            yield _Row(number, kept, tuple(kept.split()))


def _read_heading(rows: list[_Row], headers: list[_Row], last: int) -> Heading:
    for place, openings in enumerate(([VERSION], GAMES)):
        expected = f"{HEADERS[place]} {' or '.join(openings)}"
        if place == len(rows):
            raise RecordError(last, f"expected {expected}, got the end")
        if rows[place].words not in {(HEADERS[place], opening) for opening in openings}:
            rows[place].fail(expected)
    game = rows[1].words[1]
    once = _once(headers)
    words = _read_rules(game, once.get("rules"))
    sides = GAMES[game].sides(GAMES[game].read_rules(words))
    names = _read_names([row for row in headers if row.words[0] == "seat"], len(sides))
    return _begin(game, words, names, len(set(sides)), once)


def _once(headers: Iterable[_Row]) -> dict[str, _Row]:
    """Return the headers by their first word; each, but those of the seats, is said once."""
    once: dict[str, _Row] = {}
    for row in headers:
        if row.words[0] in once and row.words[0] != "seat":
            row.fail(f"one {row.words[0]} line")
        once[row.words[0]] = row
    return once


def _read_rules(game: str, row: _Row | None) -> dict[str, str]:
    if row is None:
        return {}
    words: dict[str, str] = {}
    for word in row.words[1:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise RecordError(row.number, f"expected option=value, got {shown(word)}")
        if name in words:
            raise RecordError(row.number, f"expected {shown(name)} once, got it twice")
        words[name] = value
    try:
        return GAMES[game].write_rules(GAMES[game].read_rules(words))
    except ValueError as impossible:
        raise RecordError(row.number, str(impossible)) from impossible


def _read_names(rows: Iterable[_Row], players: int) -> BySeat[str | None]:
    names: list[str | None] = [None] * players
    least = 0
    for row in rows:
        if len(row.words) < 2 or row.words[1] not in map(str, range(least, players)):
            expected = f"a seat from {least} to {players - 1}, in speaking order"
            row.fail(expected if least < players else "no more seats")
        seat = int(row.words[1])
        name = row.text.split(maxsplit=2)[2:]
        if not name or not is_name(name[0]):
            row.fail(f"a name after seat {seat}")
        names[seat] = name[0]
        least = seat + 1
    return tuple(names)


def _begin(
    game: str,
    words: Mapping[str, str],
    names: BySeat[str | None],
    sides: int,
    once: Mapping[str, _Row],
) -> Heading:
    """Return the heading with mano and score, which the game itself may refuse."""
    heading = Heading(game, words, names, FIRST, (0,) * sides)
    for name in ("mano", "score"):
        row = once.get(name)
        if row is None:
            continue
        numbers = row.words[1:]
        count = 1 if name == "mano" else sides
        if len(numbers) != count or not all(map(_is_number, numbers)):
            row.fail(f"{name} and {count} number{'s' * (count > 1)}")
        try:
            if name == "mano":
                heading = Heading(game, words, names, Seat(int(numbers[0])), heading.score)
            else:
                heading = Heading(game, words, names, heading.mano, tuple(map(int, numbers)))
        except ValueError as impossible:
            raise RecordError(row.number, str(impossible)) from impossible
    return heading


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4


def _lines(heading: Heading, rows: Iterable[_Row]) -> Iterator[tuple[int, Line]]:
    for row in rows:
        if row.words[0] == "@":
            if len(row.words) == 1:
                row.fail("a fact after @")
            yield row.number, Fact(" ".join(row.words[1:]))
        else:
            yield row.number, _read_said(heading, row)


def _read_said(heading: Heading, row: _Row) -> Said:
    if row.words[0] in HEADERS:
        row.fail("headers before the first word")
    actor = _read_actor(row, len(heading.names))
    text, tilde, mark = " ".join(row.words[1:]).partition("~")
    by = By.PLAYER
    if tilde:
        if actor is CASA or tilde + mark not in MARKS:
            row.fail("a word, which a seat may end in ~bot or ~clock")
        by = MARKS[tilde + mark]
    try:
        return Said(actor, str(heading.played.read_action(text.strip())), by)
    except NotationError as unreadable:
        raise RecordError(row.number, str(unreadable)) from unreadable


def _read_actor(row: _Row, players: int) -> Actor:
    try:
        actor = parse_actor(row.words[0])
    except NotationError:
        row.fail("a header, a seat, casa or @")
    if actor is not CASA and actor >= players:
        row.fail(f"casa or a seat from 0 to {players - 1}")
    return actor
