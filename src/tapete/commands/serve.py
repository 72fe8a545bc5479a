"""``tapete serve``: the house is open."""

import logging
import math
from pathlib import Path

import click


def _finite(
    _context: click.Context, _option: click.Parameter, number: float | None
) -> float | None:
    if number is not None and not math.isfinite(number):  # a range lets nan through
        raise click.BadParameter(f"expected a number of an ordinary kind, got {number}")
    return number


@click.command(name="serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0: any."
)
@click.option(
    "--data",
    default="data",
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder that holds everything.",
)
@click.option(
    "--pace",
    default=1200,
    show_default=True,
    type=click.IntRange(0, 2000),
    help="Milliseconds before a computer's word.",
)
@click.option(
    "--grace",
    default=None,
    type=click.FloatRange(0),
    callback=_finite,
    help="Seconds a person may be gone, instead of what the table's speed allows.",
)
@click.option(
    "--requests",
    default=50.0,
    show_default=True,
    type=click.FloatRange(1),
    callback=_finite,
    help="Requests a second that one address may send for long.",
)
@click.option(
    "--log",
    default="info",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="How much to write to standard error.",
)
@click.option("--fault", default="", envvar="TAPETE_FAULT", hidden=True)
@click.option("--seed", default=None, type=int, hidden=True)
def command(
    host: str,
    port: int,
    data: Path,
    pace: int,
    grace: float | None,
    requests: float,
    log: str,
    fault: str,
    seed: int | None,
) -> None:
    """Serve the tables to browsers, until it is told to end."""
    # the server is large: whoever only asks for help need not wait for it
    from tapete.server.logs import log_to_stderr
    from tapete.server.serving import serve
    from tapete.server.settings import Settings
    from tapete.server.sqlite import FolderInUse

    log_to_stderr(getattr(logging, log.upper()))
    settings = Settings(
        data=data,
        host=host,
        port=port,
        pace=pace,
        grace=grace,
        requests=requests,
        fault=fault,
        seed=seed,
    )
    try:
        serve(settings, lambda address: click.echo(f"Tapete is open at {address}"))
    except (FolderInUse, OSError, ValueError) as error:
        raise click.UsageError(str(error)) from error
