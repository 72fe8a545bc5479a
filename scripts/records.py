"""Writes what the records in tests/records come to: what differs in a commit is a change of play.

Beside each NAME.rec stand NAME.json, what ``tapete replay --json`` gives, and NAME.seen, what is
new to each seat after each word. tests/record/test_goldens.py finds those that are stale.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tapete.game import AnyState
from tapete.naipes import CASA, Seat
from tapete.record import Heading, Record, parse, replay

RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"

OPENING: Final = "# Written by scripts/records.py. New to: * all, 0 1 … a seat, - a spectator."


def paths() -> list[Path]:
    """Return the records, in order."""
    return sorted(RECORDS.glob("**/*.rec"))


def fresh_json(text: str) -> str:
    """Return the object that the record *text* comes to, one key a line."""
    record = parse(text)
    steps = list(replay(record))
    state = steps[-1].state if steps else record.heading.start()
    parts = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in state.summary(CASA).items()
    ]
    return "{" + ",\n ".join(parts) + "}\n"


def fresh_seen(text: str) -> str:
    """Return what is new to each after each word of the record *text*."""
    return "".join(f"{line}\n" for line in (OPENING, *seen(parse(text))))


def seen(record: Record) -> Iterator[str]:
    """Return the words of *record*, each followed by what is new in the view of each seat."""
    start = record.heading.start()
    before = _views(record.heading, start)
    yield from _news({label: {} for label in before}, before)
    for step in replay(record):
        yield str(step.said)
        after = _views(record.heading, step.state)
        yield from _news(before, after)
        before = after


View = Mapping[str, object]


def _views(heading: Heading, state: AnyState) -> dict[str, View]:
    """Return what each seat and a spectator see and may say, by the label of each."""
    seats = [Seat(number) for number in range(len(heading.names))]
    views = {str(seat): _view(state, seat) for seat in seats}
    return {**views, "-": _view(state, None)}


def _view(state: AnyState, seat: Seat | None) -> View:
    view: dict[str, object] = msgspec.to_builtins(state.view_for(seat))
    del view["seat"]  # the label says it
    offers = () if seat is None else state.legal(seat)
    return {**view, "legal": list(map(str, offers))}


def _news(before: Mapping[str, View], after: Mapping[str, View]) -> Iterator[str]:
    """Return a line for each thing that changed, for those to whom it looks alike."""
    for key in next(iter(after.values())):
        alike: dict[str, list[str]] = {}
        for label, view in after.items():
            if key not in before[label] or before[label][key] != view[key]:
                alike.setdefault(json.dumps(view[key]), []).append(label)
        for value, labels in alike.items():
            yield f"  {'*' if len(labels) == len(after) else ' '.join(labels)} {key} {value}"


GOLDENS: Final[Mapping[str, Callable[[str], str]]] = {".json": fresh_json, ".seen": fresh_seen}
"""What stands beside a record, by the end of its name."""


if __name__ == "__main__":
    for path in paths():
        for suffix, golden in GOLDENS.items():
            path.with_suffix(suffix).write_text(golden(path.read_text("utf-8")), "utf-8")
