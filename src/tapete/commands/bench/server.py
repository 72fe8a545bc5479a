"""``tapete bench server``: how long a word takes from its sender to the last of four seats.

The one law: nothing is spared. The server is a process of its own with a real disk and fsync on;
the players are real sockets of another process.
"""

import asyncio
import json
import math
import subprocess
import sys
import tempfile
import time
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
    with tempfile.TemporaryDirectory(prefix="tapete-bench-") as folder, _serving(folder) as port:
        begun = time.monotonic()
        delays = sorted(asyncio.run(crowd(port, tables, pace, seconds)))
        set_up = time.monotonic() - begun - seconds
    if not delays:
        raise click.ClickException("expected words to be heard, got none")
    figures = {
        "tables": tables,
        "clients": PLAYERS * tables,
        "fsync": True,
        "seconds": seconds,
        "set_up_seconds": round(set_up, 1),
        "words": len(delays),
        "words_per_second": round(len(delays) / seconds, 1),
        "p50_ms": _percentile(delays, 50),
        "p99_ms": _percentile(delays, 99),
        "max_ms": round(1000 * delays[-1], 1),
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


@contextmanager
def _serving(folder: str) -> Iterator[int]:
    """Yield the port of a server over *folder*."""
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
            yield int(line.rsplit(":", 1)[1])
        finally:
            server.terminate()
            server.wait()
