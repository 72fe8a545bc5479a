"""Each value of each option has a record whose outcome is another's under every other value."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import takewhile, zip_longest
from typing import Final

import pytest

from scripts.records import RECORDS, seen
from tapete.games import GAMES
from tapete.naipes import CASA
from tapete.record import Heading, Record, RecordError, parse, replay

IDLE: Final = {
    "mus": ("partners", "first_mano", "senas", "true_senas", "sena_set"),
    "escoba": ("first_dealer",),
}
"""The options that are the table's alone: to the engine they change nothing."""

IN_FORCE: Final = ("rules", "target")
"""What a summary says of the rules: no outcome."""

VALUES: Final = [
    (game.name, option, value)
    for game in GAMES.values()
    for option, values in game.options.items()
    for value in values
]
EFFECTIVE: Final = [row for row in VALUES if row[1] not in IDLE[row[0]]]


def _record(game: str, option: str, value: str | int) -> Record:
    return parse((RECORDS / game / "options" / f"{option}-{value}.rec").read_text("utf-8"))


def _under(record: Record, option: str, value: str | int) -> Record | None:
    """Return the same words under another *value* of *option*, None if there are no such seats."""
    heading = record.heading
    game = heading.played
    rules = game.read_rules({**heading.rules, option: str(value)})
    sides = game.sides(rules)
    if len(sides) < len(heading.names):
        return None  # some who speak have no seat
    names = (None,) * len(sides)
    score = heading.score if any(heading.score) else (0,) * len(set(sides))
    changed = Heading(heading.game, game.write_rules(rules), names, heading.mano, score)
    return Record(changed, record.lines)


def _outcome(record: Record) -> object:
    """Return how *record* ends, but for its rules; or the first word that is not allowed."""
    try:
        end = [step.state for step in replay(record)][-1].summary(CASA)
    except RecordError as illegal:
        return str(illegal)
    return {key: value for key, value in end.items() if key not in IN_FORCE}


def _seen(record: Record, seat: str) -> Iterator[str]:
    """Return the lines of what *seat* sees, until a word is refused."""
    lines = seen(record)
    with suppress(RecordError):
        for line in lines:
            said, _, news = line.partition("  ")
            labels = takewhile(lambda word: not word.isidentifier(), news.split())
            if said or {"*", seat}.intersection(labels):
                yield line


@pytest.mark.parametrize(("game", "option", "value"), EFFECTIVE)
def test_outcome(game: str, option: str, value: str | int) -> None:
    """The same words come to something else, or are not allowed, under every other value."""
    record = _record(game, option, value)
    outcome = _outcome(record)
    assert isinstance(outcome, dict), "the words are allowed under the value itself"
    for other in GAMES[game].options[option]:
        if other != value:
            changed = _under(record, option, other)
            assert changed is None or _outcome(changed) != outcome


@pytest.mark.parametrize(("game", "option", "value"), EFFECTIVE)
def test_every_seat_sees_it(game: str, option: str, value: str | int) -> None:
    """Line by line, each seat comes to where it sees, or may say, something else."""
    record = _record(game, option, value)
    for other in GAMES[game].options[option]:
        changed = _under(record, option, other)
        if other == value or changed is None:
            continue
        for seat in map(str, range(len(record.heading.names))):
            pairs = zip_longest(_seen(record, seat), _seen(changed, seat))
            assert any(here != there for here, there in pairs), (seat, other)


@pytest.mark.parametrize(
    ("game", "option", "value"), [row for row in VALUES if row not in EFFECTIVE]
)
def test_idle(game: str, option: str, value: str | int) -> None:
    """Who draws for what, and which señas there are, changes nothing in the game itself."""
    for path in sorted(RECORDS.glob(f"{game}/hands/*.rec")):
        record = parse(path.read_text("utf-8"))
        changed = _under(record, option, value)
        assert changed is not None
        assert _outcome(changed) == _outcome(record)
        assert list(seen(changed)) == list(seen(record))
