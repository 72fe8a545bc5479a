"""``tapete replay``: a record told move by move, or summed up as JSON (docs/record.md).

The one law: all of it is worked out before anything is printed, so that an error prints nothing
else.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from tapete.game import AnyState
from tapete.naipes import CASA, Actor, BySeat, Seat
from tapete.record import By, Heading, RecordError, Step, read, steps, until


@click.command("replay")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
@click.option("--seat", help="Show what this seat may see: 0, 1, … or spectator.")
@click.option("--until", "count", type=click.IntRange(0), help="Stop after so many words of seats.")
def command(file: str, as_json: bool, seat: str | None, count: int | None) -> None:
    """Replay the record in FILE (- is standard input), move by move."""
    try:
        heading, lines = read(_text(file))
        who = _who(seat, len(heading.names))
        played = list(steps(heading, lines if count is None else until(lines, count)))
    except RecordError as wrong:
        raise click.ClickException(f"{_name(file)}:{wrong.line}: {wrong}") from wrong
    state = played[-1].state if played else heading.start()
    if as_json:
        click.echo(json.dumps(state.summary(who), ensure_ascii=False))
    else:
        click.echo("\n".join(_tell(heading, played, state, who)))


def _text(file: str) -> str:
    if file == "-" and sys.stdin is None:
        raise click.ClickException("-: expected an open standard input")
    try:
        written = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as missing:
        raise click.ClickException(f"{_name(file)}: {missing.strerror}") from missing
    try:
        return written.decode()
    except UnicodeDecodeError as strange:
        line = written.count(b"\n", 0, strange.start) + 1
        got = f"byte 0x{written[strange.start]:02x}"
        raise RecordError(line, f"expected UTF-8 text, got {got}") from strange


def _name(file: str) -> str:
    """Return the name of *file* as an error shows it: on one line."""
    return file if file.isprintable() else repr(file)


def _who(seat: str | None, players: int) -> Actor | None:
    """Return whose eyes to see with: without *seat* those of the house, which knows all."""
    if seat is None:
        return CASA
    if seat == "spectator":
        return None
    if seat not in map(str, range(players)):
        raise click.ClickException(
            f"expected --seat 0 to {players - 1} or --seat spectator, got {seat!r}"
        )
    return Seat(int(seat))


def _tell(
    heading: Heading, played: Iterable[Step], state: AnyState, who: Actor | None
) -> Iterator[str]:
    names = tuple(name or f"Seat {seat}" for seat, name in enumerate(heading.names))
    rules = " ".join(f"{option}={value}" for option, value in heading.rules.items())
    yield f"{heading.game}, {rules or 'the usual rules'}"
    yield from _sides(heading, names)
    for step in played:
        told = (heading.played.tell(event, who, names) for event in step.events)
        yield from _marked([text for text in told if text], step.said.by)
    yield ""
    yield _result(heading, state, who, names)


def _sides(heading: Heading, names: BySeat[str]) -> Iterator[str]:
    sides = heading.sides
    for side in dict.fromkeys(sides):
        members = [name for name, own in zip(names, sides, strict=True) if own is side]
        yield f"{side}: {', '.join(members)}"


def _marked(told: list[str], by: By) -> list[str]:
    """Return what was *told* of a word, marked where the player did not say it."""
    return [f"{told[0]} {by.value}", *told[1:]] if told and by is not By.PLAYER else told


def _result(heading: Heading, state: AnyState, who: Actor | None, names: BySeat[str]) -> str:
    sides = dict.fromkeys(heading.sides)
    score = ", ".join(f"{side} {state.score[side.index]}" for side in sides)
    if state.outcome is not None:
        return f"{state.outcome} wins the match. Score: {score}."
    waiting = "; ".join(_waiting(state, actor, who, names) for actor in state.to_act)
    others = [seat for seat in map(Seat, range(len(names))) if seat not in state.to_act]
    speaking = "; ".join(_waiting(state, seat, who, names) for seat in others if state.legal(seat))
    too = f" Who may speak too: {speaking}." if speaking else ""
    return f"Score: {score}. The record stops here, waiting for {waiting}.{too}"


def _waiting(state: AnyState, actor: Actor, who: Actor | None, names: BySeat[str]) -> str:
    offers = ", ".join(map(str, state.legal(actor)))
    if actor is CASA:
        return f"casa ({offers}, {len(state.shuffle)} cards)"
    return f"{names[actor]} ({offers})" if who in (CASA, actor) else names[actor]
