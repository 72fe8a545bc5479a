"""The command line as a whole: it knows its commands, and fails in one line."""

import errno
import sys
from collections.abc import Sequence

import click
import pytest

from scripts.records import RECORDS
from tapete.cli import main, tapete

CONTEXT = click.Context(tapete)


def _run(monkeypatch: pytest.MonkeyPatch, arguments: Sequence[str]) -> int:
    monkeypatch.setattr(sys, "argv", ["tapete", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.mark.parametrize("name", tapete.list_commands(CONTEXT))
def test_commands(name: str) -> None:
    """Each module of commands is a command, and says in a sentence what it does."""
    command = tapete.get_command(CONTEXT, name)
    assert command is not None
    assert command.get_short_help_str()


def test_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The help names every command."""
    assert _run(monkeypatch, ["--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for name in tapete.list_commands(CONTEXT):
        assert f"  {name} " in out


@pytest.mark.parametrize("arguments", [[], ["tute"], ["--tute"], ["replay"], ["lab"]])
def test_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    """What cannot be asked for is one line on standard error, and exit 2."""
    assert _run(monkeypatch, arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who interrupts it gets the exit code of an interruption."""

    class Terminal:
        """A standard input at which somebody presses Ctrl-C."""

        @property
        def buffer(self) -> object:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Terminal())
    assert _run(monkeypatch, ["replay", "-"]) == 130


def test_no_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A standard input that is closed is told in one line."""
    monkeypatch.setattr(sys, "stdin", None)
    assert _run(monkeypatch, ["replay", "-"]) == 2
    assert capsys.readouterr().err == "-: expected an open standard input\n"


def test_full_disk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be written is told in one line."""

    class Full:
        """A standard output that takes nothing more."""

        def write(self, _: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        def flush(self) -> None:
            """Nothing waits to be written."""

    monkeypatch.setattr(sys, "stdout", Full())
    assert _run(monkeypatch, ["replay", str(RECORDS / "mus/hands/HA01.rec")]) == 2
    assert capsys.readouterr().err == "No space left on device\n"
