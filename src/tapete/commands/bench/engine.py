"""``tapete bench engine``: how many hands and words a second a game's engine plays, on one core.

A fixed script of whole matches is played: of Mus by people who change cards and raise a lot, of
Escoba by people who play any card and set as soon as another; a hand is a deal of the whole pack.
The one law: what is timed is what a table does with a word: ``apply`` with its events; and once
more with a view for each of four seats and what each hears, at every word. A fixed loop of plain
Python is timed in the same run, so that figures of different machines can be compared as a ratio.
"""

import json
import random
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

import click
import msgspec

from tapete.game import AnyGame, AnyState, Offer
from tapete.games import GAMES
from tapete.naipes import CASA, PACK, Actor, Seat

SEED: Final = 1
WORDS: Final = 7800
ROUNDS: Final = 7
SEATS: Final = tuple(map(Seat, range(4)))

HABITS: Final[Mapping[str, float]] = {
    "mus": 6.5,
    "corto": 2.0,
    "paso": 2.0,
    "envido": 2.5,
    "mas": 2.0,
    "no": 2.0,
    "ordago": 0.02,
}
"""How gladly a word is said where it is offered; all others 1."""

Action: TypeAlias = Any  # each game has its own


class Match(NamedTuple):
    """A match of the script: how it starts, and all that is said in it."""

    start: AnyState
    words: tuple[tuple[Actor, Action], ...]


class Figures(msgspec.Struct, frozen=True):
    """What was measured; a ratio is words for each round of the calibration loop."""

    game: str
    hands: int
    words: int
    words_per_hand: float
    hands_per_second: float
    hands_per_second_with_views: float
    words_per_second: float
    words_per_second_with_views: float
    calibration_per_second: float
    calibration_ratio: float
    calibration_ratio_with_views: float
    apply_p50_us: float
    apply_p99_us: float


@click.command("engine")
@click.option("--game", "name", type=click.Choice(sorted(GAMES)), default="mus", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
@click.option("--rounds", type=click.IntRange(1), default=ROUNDS, show_default=True)
def command(name: str, as_json: bool, rounds: int) -> None:
    """Play a fixed script of whole matches, and print how long the engine takes."""
    figures = measure(GAMES[name], WORDS, rounds)
    if as_json:
        print(json.dumps(msgspec.to_builtins(figures)))
    else:
        print(told(figures))


def script(game: AnyGame, words: int) -> list[Match]:
    """Return whole matches of four with at least so many *words*, the same ones each time."""
    chance = random.Random(SEED)
    rules = game.read_rules({"players": "4"})
    played: list[Match] = []
    while sum(len(match.words) for match in played) < words:
        played += [_match(game, game.start(rules, seat), chance) for seat in SEATS]
    return played


def _match(game: AnyGame, start: AnyState, chance: random.Random) -> Match:
    state, words = start, []
    while state.to_act:
        actor = state.to_act[0]
        offers = state.legal(actor)
        (offer,) = chance.choices(offers, [HABITS.get(offer.word, 1.0) for offer in offers])
        word = game.read_action(_text(state, actor, offer, chance))
        words.append((actor, word))
        state, _ = state.apply(actor, word)
    return Match(start, tuple(words))


def _text(state: AnyState, actor: Actor, offer: Offer, chance: random.Random) -> str:
    """Return what is said of *offer*: throwing one or two cards most of the time, small raises."""
    match offer:
        case Offer("baraja"):
            return f"baraja {' '.join(map(str, chance.sample(state.shuffle, len(state.shuffle))))}"
        case Offer("descarto", int(low), int(high)) if actor is not CASA:
            own = state.view_for(actor).hands[actor]
            thrown = chance.sample(own, min(chance.randint(low, high), chance.randint(low, high)))
            return f"descarto {' '.join(map(str, thrown))}"
        case Offer(word, int(low), int(high)):
            return f"{word} {chance.randint(low, min(high, low + 1))}"
        case _:
            return offer.word


def measure(game: AnyGame, length: int, rounds: int) -> Figures:
    """Return the figures of the best of some rounds: other work on the machine only slows down."""
    played = script(game, length)
    words = sum(len(match.words) for match in played)
    hands = sum(_is_deal(word) for match in played for _, word in match.words)
    passes: list[Callable[[], float]] = [
        _calibrate,
        lambda: words / _timed(lambda: _play(played)),
        lambda: words / _timed(lambda: _play_and_show(game, played)),
    ]
    loop, bare, shown = (max(rates) for rates in zip(*_rates(passes, rounds), strict=True))
    took = sorted(min(times) for times in zip(*_each(played, rounds), strict=True))
    return Figures(
        game=game.name,
        hands=hands,
        words=words,
        words_per_hand=round(words / hands, 2),
        hands_per_second=round(bare * hands / words),
        hands_per_second_with_views=round(shown * hands / words),
        words_per_second=round(bare),
        words_per_second_with_views=round(shown),
        calibration_per_second=round(loop),
        calibration_ratio=round(bare / loop, 4),
        calibration_ratio_with_views=round(shown / loop, 4),
        apply_p50_us=round(took[len(took) // 2] / 1000, 1),
        apply_p99_us=round(took[len(took) * 99 // 100] / 1000, 1),
    )


def _is_deal(word: Action) -> bool:
    return len(getattr(word, "cards", ())) == len(PACK)


def _rates(passes: list[Callable[[], float]], rounds: int) -> list[list[float]]:
    return [[rate() for rate in passes] for _ in range(rounds)]


def _timed(work: Callable[[], None]) -> float:
    start = time.process_time()  # of this process alone: other work on the machine counts less
    work()
    return time.process_time() - start


def _play(played: list[Match]) -> None:
    for state, words in played:
        for actor, word in words:
            state, _ = state.apply(actor, word)


def _play_and_show(game: AnyGame, played: list[Match]) -> None:
    seen_by = game.seen_by
    for state, words in played:
        for actor, word in words:
            state, events = state.apply(actor, word)
            for seat in SEATS:
                state.view_for(seat)
                for event in events:
                    seen_by(event, seat)


def _each(played: list[Match], rounds: int) -> list[list[int]]:
    """Return, for each round, the nanoseconds of each ``apply``."""
    clock = time.perf_counter_ns
    rows: list[list[int]] = []
    for _ in range(rounds):
        row: list[int] = []
        for state, words in played:
            for actor, word in words:
                start = clock()
                state, _ = state.apply(actor, word)
                row.append(clock() - start)
        rows.append(row)
    return rows


def _calibrate() -> float:
    """Return how many rounds a second a fixed loop does that makes small tuples and looks up."""
    count, ranks = 100_000, {number: number * 7 % 40 for number in range(40)}
    start = time.process_time()
    for turn in range(count):
        row = tuple([ranks[(turn + place) % 40] for place in range(4)])
        sorted(row)
    return count / (time.process_time() - start)


def told(figures: Figures) -> str:
    """Return *figures* in lines for people."""
    return "\n".join(
        [
            f"{figures.game}: {figures.hands} hands, {figures.words_per_hand} words a hand",
            f"apply with events      {figures.hands_per_second:>9,} hands/s "
            f"{figures.words_per_second:>9,} words/s  ratio {figures.calibration_ratio}",
            f"with views for four    {figures.hands_per_second_with_views:>9,} hands/s "
            f"{figures.words_per_second_with_views:>9,} words/s  "
            f"ratio {figures.calibration_ratio_with_views}",
            f"one apply              p50 {figures.apply_p50_us} µs, p99 {figures.apply_p99_us} µs",
            f"calibration loop       {figures.calibration_per_second:,} rounds/s "
            "(a ratio is words for each round)",
        ]
    )
