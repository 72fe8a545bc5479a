"""``tapete arena``: how much better one kind of computer plays than another, by duplicate play."""

import json
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Final

import click

from tapete.commands.arena.duel import Contest, Duel, contest
from tapete.commands.arena.match import PLAYERS
from tapete.games import GAMES

CHUNK: Final = 8
"""How many contests a process is given at a time."""

DEALS: Final = 1_000


@click.command("arena")
@click.option("--game", type=click.Choice(sorted(GAMES)), required=True)
@click.option("--a", required=True, help="A computer, by its level.")
@click.option("--b", required=True, help="Another, in all other seats.")
@click.option("--deals", type=click.IntRange(2), help="So many single deals; 1000 if not said.")
@click.option("--matches", type=click.IntRange(2), help="So many whole matches instead.")
@click.option("--players", type=int, help="How many players; else what the game says.")
@click.option("--teams", is_flag=True, help="In two teams.")
@click.option(
    "--rule", "rules", multiple=True, metavar="OPTION=VALUE", help="Another rule of the game."
)
@click.option("--mute", type=click.Choice(("a", "b")), help="Who makes and sees no señas.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def command(
    game: str,
    a: str,
    b: str,
    deals: int | None,
    matches: int | None,
    players: int | None,
    teams: bool,
    rules: tuple[str, ...],
    mute: str | None,
    seed: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Play A against B with the same cards on each side, and print by how much A is better."""
    if deals and matches:
        raise click.ClickException("expected --deals or --matches, got both")
    for option, name in (("--a", a), ("--b", b)):
        if name not in PLAYERS[game]:
            raise click.ClickException(
                f"expected {option} to be one of {', '.join(PLAYERS[game])}, got {name!r}"
            )
    words = _words(game, rules, players, teams)
    duel = Duel(game, words, a, b, matches is not None, seed, mute or "")
    before = time.monotonic()
    contests = [*_contests(duel, matches or deals or DEALS, jobs)]
    figures = _figures(duel, contests, time.monotonic() - before)
    click.echo(json.dumps(figures) if as_json else _told(figures))


def _words(game: str, rules: Iterable[str], players: int | None, teams: bool) -> dict[str, str]:
    """Return the rules as option and value; or say which is impossible."""
    words = dict(_option(rule) for rule in rules)
    if players is not None:
        words["players"] = str(players)
    if teams:
        words["teams"] = "yes"
    try:
        GAMES[game].read_rules(words)
    except ValueError as wrong:
        raise click.ClickException(str(wrong)) from wrong
    return words


def _option(rule: str) -> tuple[str, str]:
    option, equals, value = rule.partition("=")
    if not equals:
        raise click.ClickException(f"expected --rule OPTION=VALUE, got {rule!r}")
    return option, value


def _contests(duel: Duel, number: int, jobs: int) -> Iterator[Contest]:
    """Yield the contests, computed by so many processes."""
    one = partial(contest, duel, clock=time.process_time)
    if jobs == 1:
        yield from map(one, range(number))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, range(number), chunksize=CHUNK)


def _figures(duel: Duel, contests: list[Contest], seconds: float) -> dict[str, object]:
    """Return what is printed: docs/strength.md says what each figure means."""
    efforts = [effort for played in contests for effort in played.efforts]
    return {
        "game": duel.game,
        "a": duel.a,
        "b": duel.b,
        "rules": duel.rules,
        "seed": duel.seed,
        **_outcome(duel, [played.lead for played in contests]),
        "seconds": round(seconds, 1),
        "decisions_a": len(efforts),
        "cpu_ms_per_decision_a": round(1_000 * sum(efforts) / len(efforts), 3),
        "max_ms_a": round(1_000 * max(efforts), 1),
    }


def _outcome(duel: Duel, leads: list[float]) -> dict[str, object]:
    """Return how well *a* did; what was played with the same cards is one observation."""
    number = len(leads)
    mean = sum(leads) / number
    stderr = sqrt(sum((lead - mean) ** 2 for lead in leads) / (number - 1) / number)
    if duel.whole:
        return {"matches": number, "share_won": round(mean, 4), "stderr": round(stderr, 4)}
    return {
        "deals": number,
        "points_per_deal": round(mean, 4),
        "stderr": round(stderr, 4),
        "share_won": round(sum(lead > 0 for lead in leads) / number, 4),
        "share_drawn": round(sum(lead == 0 for lead in leads) / number, 4),
    }


def _told(figures: dict[str, object]) -> str:
    return "\n".join(f"{name}: {value}" for name, value in figures.items())
