"""``tapete lab``: makes again what the computer players of Mus have learned (docs/lab.md).

The one law: what it writes depends on the seed and on numbers of deals alone, never on time.
"""

import importlib.util
from pathlib import Path

import click

MISSING = "the lab needs numba and numpy: pip install 'tapete[lab]'"


@click.group("lab", help="Train and measure the computer players of Mus.")
def command() -> None:
    """Refuse in one line where the lab is not installed."""
    if not all(importlib.util.find_spec(name) for name in ("numba", "numpy")):
        raise click.ClickException(MISSING)


@command.command("odds", help="Count the exact odds of every hand; under two minutes.")
@click.option("--kings", type=click.Choice(["8", "4"]), multiple=True, default=("8", "4"))
@click.option("--folder", type=click.Path(path_type=Path), help="Where to write.")
def odds(kings: tuple[str, ...], folder: Path | None) -> None:
    """Write the file of the odds for each deck."""
    from tapete.bots.lab import odds_file

    for number in kings:
        path = odds_file.write(int(number), folder or odds_file.DATA)
        click.echo(f"{path}: {path.stat().st_size:,} bytes")


@command.command("yardsticks", help="Climb to the cut-offs of t1 and t2, and write all yardsticks.")
@click.option("--folder", type=click.Path(path_type=Path), help="Where to write.")
def yardsticks(folder: Path | None) -> None:
    """Write h, t1, t2 and the six habits into the file of tables."""
    from tapete.bots.lab import archive, climbing
    from tapete.bots.lab.odds_file import DATA

    players = climbing.yardsticks()
    archive.add(players, folder or DATA)
    for name, policy in players.items():
        click.echo(f"{name} {archive.digest(policy)}")


@command.command("train", help="Train fuerte and experto anew; about an hour on one core.")
@click.option("--folder", type=click.Path(path_type=Path), help="Where to write.")
@click.option("--share", type=float, default=1.0, help="Only this part of all deals, to try it.")
def train(folder: Path | None, share: float) -> None:
    """Write what fuerte and experto have learned into the file of tables."""
    from tapete.bots.lab import archive, schools
    from tapete.bots.lab.odds_file import DATA

    for name, policy in schools.graduates(share, click.echo):
        path = archive.add({name: policy}, folder or DATA)
        click.echo(f"{name} {archive.digest(policy)} {path}: {path.stat().st_size:,} bytes")
