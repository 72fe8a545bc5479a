"""``tapete lab``: makes again what the computer players of Mus have learned (docs/lab.md).

The one law: what it writes depends on the seed and on numbers of deals alone, never on time.
"""

import importlib.util
import json
from dataclasses import asdict
from pathlib import Path

import click

MISSING = "the lab needs numba and numpy: pip install 'tapete[lab]'"


@click.group("lab", no_args_is_help=False, help="Train and measure the computer players of Mus.")
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


@command.command("climb", help="Climb to the cut-offs of t1 and t2, and print them.")
def climb() -> None:
    """Print the cut-offs of t1 and t2, as they stand in the lab."""
    from tapete.bots.lab.climbing import climb_twice

    for name, cutoffs in zip(("t1", "t2"), climb_twice(), strict=True):
        click.echo(f"{name} {cutoffs.tolist()}")


@command.command("yardsticks", help="Write the yardsticks anew: h, t1, t2 and the six habits.")
@click.option("--folder", type=click.Path(path_type=Path), help="Where to write.")
def yardsticks(folder: Path | None) -> None:
    """Write the yardsticks into the file of tables."""
    from tapete.bots.lab.archive import add, digest
    from tapete.bots.lab.odds_file import DATA
    from tapete.bots.lab.yardsticks import yardsticks as players

    add(players(), folder or DATA)
    for name, policy in players().items():
        click.echo(f"{name} {digest(policy)}")


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


@command.command("duel", help="Measure one player against another, in duplicate pairs.")
@click.option("--a", "ours", required=True, help="A player, or two: experto or experto+normal.")
@click.option("--b", "theirs", required=True, help="Likewise.")
@click.option("--pairs", type=click.IntRange(2), default=20_000, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def duel(ours: str, theirs: str, pairs: int, seed: int, as_json: bool) -> None:
    """Print the share of 40-point matches and the points a hand, seen from side a."""
    from tapete.bots.lab.measuring import TABLES, measure

    figures = measure(_side(ours, TABLES), _side(theirs, TABLES), pairs, seed)
    if as_json:
        click.echo(json.dumps(asdict(figures)))
    else:
        click.echo(
            f"{ours} against {theirs}, {pairs:,} pairs: "
            f"matches {figures.match_share:.2%} ± {figures.match_stderr:.2%}, "
            f"points a hand {figures.points_per_hand:+.3f} ± {figures.stderr:.3f}"
        )


@command.command("ladder", help="Measure fuerte and experto against all tables, as Markdown.")
@click.option("--pairs", type=click.IntRange(2), default=20_000, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
def ladder(pairs: int, seed: int) -> None:
    """Print the tables of docs/strength.md."""
    from tapete.bots.lab.measuring import TABLES, measure

    for name in ("experto", "fuerte"):
        click.echo(f"| *{name}* against | matches won | points a hand |\n|---|---|---|")
        for other in TABLES:
            if other != name:
                figures = measure((name, name), (other, other), pairs, seed)
                share = f"{figures.match_share:.1%} ± {figures.match_stderr:.1%}"
                points = f"{figures.points_per_hand:+.2f} ± {figures.stderr:.2f}"
                click.echo(f"| {other} | {share} | {points} |")
        click.echo()


def _side(text: str, known: tuple[str, ...]) -> tuple[str, str]:
    """Return the two players of a side."""
    names = text.split("+")
    for name in names:
        if name not in known:
            raise click.ClickException(f"expected one of {', '.join(known)}; got {name!r}")
    if len(names) > 2:
        raise click.ClickException(f"expected one player or two, got {text!r}")
    return names[0], names[-1]
