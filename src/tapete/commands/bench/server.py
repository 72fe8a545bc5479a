"""``tapete bench server``: how long a word takes from its sender to the last of four seats.

The one law: nothing is spared. The server is a process of its own with a real disk and fsync on;
the players are real sockets of another process.
"""

import asyncio
import json
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from tapete.commands.bench._crowd import PLAYERS, crowd


@click.command("server")
@click.option("--tables", default=200, show_default=True, type=click.IntRange(1))
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1))
@click.option(
    "--pace",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0.01),
    help="Seconds between two words of a table.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def command(tables: int, seconds: float, pace: float, as_json: bool) -> None:
    """Measure how long words take at many tables of a real server."""
    spent: list[float] = []  # processor time of the server: before the first word, and at the end
    with tempfile.TemporaryDirectory(prefix="tapete-bench-") as folder, _serving(folder) as server:
        port, pid = server
        delays = sorted(
            asyncio.run(crowd(port, tables, pace, seconds, lambda: spent.append(_cpu(pid))))
        )
        spent.append(_cpu(pid))
    if not delays:
        raise click.ClickException("expected words to be heard, got none")
    figures = {
        "tables": tables,
        "clients": PLAYERS * tables,
        "fsync": True,
        "seconds": seconds,
        "words": len(delays),
        "words_per_second": round(len(delays) / seconds, 1),
        "p50_ms": _percentile(delays, 50),
        "p99_ms": _percentile(delays, 99),
        "max_ms": round(1000 * delays[-1], 1),
        "server_cpu_ms_per_word": round(1000 * (spent[1] - spent[0]) / len(delays), 2),
    }
    if as_json:
        click.echo(json.dumps(figures))
    else:
        click.echo(
            "\n".join(f"{name.replace('_', ' ')}: {value}" for name, value in figures.items())
        )


def _percentile(ordered: list[float], percent: int) -> float:
    """Return the *percent* percentile of *ordered* seconds, in milliseconds."""
    rank = max(0, math.ceil(len(ordered) * percent / 100) - 1)
    return round(1000 * ordered[rank], 1)


def _cpu(pid: int) -> float:
    """Return the processor time that process *pid* has spent, in seconds; nan if it is not told."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return math.nan
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def _serving(folder: str) -> Iterator[tuple[int, int]]:
    """Yield the port of a server over *folder*, and its process."""
    with (Path(folder) / "log").open("w+") as log:
        server = subprocess.Popen(
            [
                sys.executable,
                *("-c", "from tapete.cli import main; main()", "serve", "--port", "0"),
                *("--data", folder, "--log", "warning", "--requests", "100000"),
            ],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            if not line:
                log.seek(0)
                raise click.ClickException(f"the server did not start: {log.read()}")
            yield int(line.rsplit(":", 1)[1]), server.pid
        finally:
            server.terminate()
            server.wait()
