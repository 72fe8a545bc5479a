"""``tapete operator``: who looks after the house, and what he does about those who disturb it.

The one law: whatever is done stands in the ledger; it works whether or not the house is open.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

if TYPE_CHECKING:
    from tapete.server.desk import Desk

T = TypeVar("T")

_name: Final = click.argument("name")
_reason: Final = click.option("--reason", default="", help="Why, for the ledger.")
_minutes: Final = click.option(
    "--minutes", type=click.IntRange(1), default=None, help="For how long; for ever if not said."
)


_data: Final = click.option(
    "--data",
    default="data",
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder that holds everything.",
)


@click.group(name="operator")
def command() -> None:
    """Appoint operators, give new passwords, mute, ban, and read reports and the ledger."""


def _at_desk(folder: Path, work: "Callable[[Desk], Awaitable[T]]", *, is_new: bool = False) -> T:
    # the server is large: whoever only asks for help need not wait for it
    from tapete.server.desk import desk_of

    async def run() -> T:
        async with desk_of(folder, is_new=is_new) as desk:
            return await work(desk)

    try:
        return asyncio.run(run())
    except ValueError as error:
        raise click.ClickException(str(error)) from error


@command.command("add")
@_data
@_name
def add(data: Path, name: str) -> None:
    """Make NAME an operator; if nobody is called so, register him and print his password."""
    password = _at_desk(data, lambda desk: desk.add(name), is_new=True)
    click.echo(f"{name} is an operator")
    if password is not None:
        click.echo(f"password: {password}")


@command.command("remove")
@_data
@_name
def remove(data: Path, name: str) -> None:
    """Make NAME an operator no longer."""
    _at_desk(data, lambda desk: desk.remove(name))
    click.echo(f"{name} is no operator")


@command.command("password")
@_data
@_name
@click.option("--read", is_flag=True, help="Read it from standard input instead.")
def password(data: Path, name: str, read: bool) -> None:
    """Give NAME a new password and print it; all his devices are signed out."""
    from tapete.server.desk import new_password

    new = sys.stdin.readline().rstrip("\n") if read else new_password()
    _at_desk(data, lambda desk: desk.password(name, new))
    click.echo(f"{name} has a new password" if read else f"password: {new}")


@command.command("mute")
@_data
@_name
@_minutes
@_reason
def mute(data: Path, name: str, minutes: int | None, reason: str) -> None:
    """Let NAME write nothing."""
    _at_desk(data, lambda desk: desk.mute(name, minutes, reason))
    click.echo(f"{name} is muted")


@command.command("unmute")
@_data
@_name
@_reason
def unmute(data: Path, name: str, reason: str) -> None:
    """Let NAME write again."""
    _at_desk(data, lambda desk: desk.mute(name, 0, reason))
    click.echo(f"{name} is not muted")


@command.command("ban")
@_data
@_name
@_minutes
@_reason
def ban(data: Path, name: str, minutes: int | None, reason: str) -> None:
    """Let NAME not play."""
    _at_desk(data, lambda desk: desk.ban(name, minutes, reason))
    click.echo(f"{name} is banned")


@command.command("unban")
@_data
@_name
@_reason
def unban(data: Path, name: str, reason: str) -> None:
    """Let NAME play again."""
    _at_desk(data, lambda desk: desk.ban(name, 0, reason))
    click.echo(f"{name} is not banned")


@command.command("reports")
@_data
@click.option("--all", "everything", is_flag=True, help="Those that are closed too.")
def reports(data: Path, everything: bool) -> None:
    """Print the reports that are open, the newest first."""
    for line in _at_desk(data, lambda desk: _reports(desk, everything)):
        click.echo(line)


async def _reports(desk: "Desk", everything: bool) -> list[str]:
    filed = await desk.office.reports(only_open=not everything)
    people = await desk.people.people(
        who for one in filed for who in (one.person, one.by) if who is not None
    )

    def called(person: str | None) -> str:
        return people[person].name if person in people else "somebody who left"

    return [
        f"{one.id}  {_time(one.at)}  {called(one.by)} on {called(one.person)}: {one.reason}"
        + (f"  [closed: {one.note}]" if one.closed is not None else "")
        for one in filed
    ]


@command.command("close")
@_data
@click.argument("report", type=click.IntRange(1, 2**53))
@click.option("--note", default="", help="What was done about it.")
def close(data: Path, report: int, note: str) -> None:
    """Close a REPORT, by its number."""
    _at_desk(data, lambda desk: desk.close(report, note))
    click.echo(f"report {report} is closed")


@command.command("log")
@_data
def log(data: Path) -> None:
    """Print the ledger: what operators did, the newest first."""
    for line in _at_desk(data, _ledger):
        click.echo(line)


async def _ledger(desk: "Desk") -> list[str]:
    acts = await desk.office.ledger()
    people = await desk.people.people(act.person for act in acts if act.person is not None)
    return [
        "  ".join(
            part
            for part in (
                _time(act.at),
                act.operator,
                act.act,
                people[act.person].name if act.person in people else "",
                act.detail,
            )
            if part
        )
        for act in acts
    ]


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%d %H:%M")
