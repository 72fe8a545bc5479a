"""``tapete play``: the same match as in the browser, in a terminal against computers."""

import os
import random
import sys
import time
from collections.abc import Iterator, Mapping
from typing import BinaryIO, Final

import click
from rich.console import Console

from tapete.bots import LEVELS
from tapete.commands.play.home import Home
from tapete.commands.play.session import Session
from tapete.commands.play.texts import LANGUAGES
from tapete.games import GAMES

GAME: Final = "mus"
"""The one game that is played in a terminal."""

PACE: Final = 0.7
"""Seconds before what happens next, where somebody watches."""

LINE: Final = 400
"""The most bytes of one line; what is longer counts as several."""


@click.command("play")
@click.argument("game", type=click.Choice([GAME]))
@click.option("--preset", default="clasico", show_default=True, help="Rules by their name.")
@click.option(
    "--rule", "rules", multiple=True, metavar="OPTION=VALUE", help="One rule, over those."
)
@click.option("--level", default="normal", show_default=True, help="How well computers play.")
@click.option("--lang", type=click.Choice([*LANGUAGES]), help="Your language; else that of LANG.")
@click.option("--seed", type=int, help="The same number deals the same cards.")
@click.option("--name", help="Your name at the table.")
def command(
    game: str,
    preset: str,
    rules: tuple[str, ...],
    level: str,
    lang: str | None,
    seed: int | None,
    name: str | None,
) -> None:
    """Play a whole match of GAME in this terminal, against computers."""
    texts = LANGUAGES[lang or _language()]
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    words = _rules(game, preset, rules)
    _one_of("--level", level, LEVELS[game])
    try:
        home = Home(game, words, level, _name(name or texts.you), chance, _now)
    except ValueError as wrong:
        raise click.ClickException(str(wrong)) from wrong
    console = Console(highlight=False, soft_wrap=True)
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    typed = _lines(sys.stdin.buffer)
    session = Session(home, texts, console, typed, PACE if watched else 0.0, watched)
    try:
        finished = session.play()
    except KeyboardInterrupt:
        click.echo(f"\n{texts.bye}")
        raise click.Abort from None
    if not finished:
        click.echo(texts.bye)


def _rules(game: str, preset: str, rules: tuple[str, ...]) -> dict[str, str]:
    presets = GAMES[game].presets
    _one_of("--preset", preset, presets)
    words = GAMES[game].write_rules(presets[preset])
    for rule in rules:
        option, equals, value = rule.partition("=")
        if not equals:
            raise click.ClickException(f"expected --rule OPTION=VALUE, got {rule!r}")
        words[option] = value
    return words


def _one_of(option: str, got: str, names: Mapping[str, object]) -> None:
    if got not in names:
        raise click.ClickException(f"expected {option} {', '.join(names)}, got {got!r}")


def _name(name: str) -> str:
    if not name.isprintable() or not name.strip() or len(name) > 40:
        raise click.ClickException(f"expected a name of at most 40 letters, got {name[:80]!r}")
    return name.strip()


def _language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "es" if value.startswith("es") else "en"
    return "en"


def _now() -> int:
    return time.time_ns() // 1_000_000


def _lines(stream: BinaryIO) -> Iterator[str]:
    """Yield what is typed, line by line, as soon as it is there; of a line never too much."""
    while line := stream.readline(LINE):
        yield line.decode(errors="replace").rstrip("\r\n")
