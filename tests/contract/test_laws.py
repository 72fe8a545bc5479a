"""The laws that every game obeys, over random hands of every preset and of any rules.

``TAPETE_LAWS_HANDS`` says how many hands of each preset (2,000 unless it is set; ``make laws``
plays 50,000). Each law looks at every word, or at a part of them by chance: at least one a hand.
"""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from tapete.game import AnyGame
from tapete.games import GAMES
from tapete.naipes import Seat
from tests.contract.laws import (
    every_card_once,
    folded_is_viewed,
    house_hears_all,
    nothing_leaks,
    only_the_offered_is_accepted,
    replays,
    said_otherwise,
    somebody_acts,
    turning_commutes,
)
from tests.contract.manners import MANNERS, SomeState
from tests.contract.walk import Step, Walk, is_deal

ROOT = Path(__file__).parents[2]
HANDS = int(os.environ.get("TAPETE_LAWS_HANDS", "2000"))
RARE = 2000  # hands in which even what is rare comes about
EACH = 50  # hands in one example
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets]

lawful = settings(
    max_examples=max(1, HANDS // EACH), suppress_health_check=[HealthCheck.too_slow], database=None
)


def happened(step: Step) -> Iterator[str]:
    """Yield names for all that happened in *step*: what was said, events and how they were."""
    yield step.text.partition(" ")[0]
    for event in step.events:
        name = type(event).__name__
        yield name
        match name:
            case "LanceClosed":
                yield f"{name} {event.how.value}"
            case "Turn" | "PlayTurn":
                yield f"{name} {event.phase.value}"
            case "Paid":
                yield f"{name} {event.counted.kind.value}"
            case _:
                pass


def check(game: AnyGame, step: Step, rng: Random, often: float, reached: Counter[str]) -> None:
    """Hold *step* to the laws; to those that take long with the chance *often*."""
    seats = [None, *map(Seat, range(step.before.rules.players))]
    reached.update(happened(step))
    somebody_acts(step)
    every_card_once(step)
    folded_is_viewed(game, step, rng.choice(seats))
    if rng.random() < often:
        house_hears_all(game, step)
        reached["swapped"] += nothing_leaks(game, step, rng.choice(seats), rng)
    if rng.random() < often:
        turning_commutes(game, step, rng.randrange(1, len(seats)))
    if rng.random() < often:
        strays = rng.sample(MANNERS[game.name].strays, 3)
        texts = [step.text, said_otherwise(game, step.text, rng), *strays]
        only_the_offered_is_accepted(game, step.before, texts, reached)


def play(walk: Walk, rng: Random, hands: int, often: float) -> Counter[str]:
    """Return what was reached in so many random hands, each word held to the laws."""
    game = walk.game
    reached: Counter[str] = Counter()
    match: list[Step] = []
    try:
        for step in walk.steps(hands):
            if match and step.before is not match[-1].after:
                replays(game, match)
                match = []
            match.append(step)
            reached["hands"] += is_deal(step.before)
            check(game, step, rng, often, reached)
        replays(game, match)
    except Exception:
        note(record(game, match))
        raise
    return reached


def record(game: AnyGame, match: list[Step]) -> str:
    """Return the record of *match*, so that a failure can be played again."""
    start: SomeState = match[0].before
    words = " ".join(f"{name}={value}" for name, value in game.write_rules(start.rules).items())
    said = [f"{step.actor} {step.text}" for step in match]
    score = " ".join(map(str, start.score))
    head = ["tapete 1", f"game {game.name}", *([f"rules {words}"] if words else [])]
    return "\n".join([*head, f"mano {start.mano}", f"score {score}", *said])


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_presets(name: str, preset: str) -> None:
    """Random hands of every preset obey the laws, and random play reaches everything."""
    game = GAMES[name]
    rules = game.presets[preset]
    reached: Counter[str] = Counter()

    @lawful
    @given(SEEDS)
    def some_hands(seed: int) -> None:
        rng = Random(seed)
        reached.update(play(Walk(game, rules, rng), rng, EACH, often=1 / MANNERS[name].words))

    some_hands()
    assert reached["hands"] >= HANDS
    wanted = {*MANNERS[name].reachable(rules), "refused", "swapped"}
    if HANDS < RARE:
        return
    assert not {what for what in wanted if not reached[what]}


def any_rules(game: AnyGame) -> st.SearchStrategy[dict[str, str]]:
    """Return any rules that *game* can be played by."""
    words = {name: st.sampled_from(values).map(str) for name, values in game.options.items()}
    return st.fixed_dictionaries({}, optional=words).filter(lambda asked: _possible(game, asked))


def _possible(game: AnyGame, asked: dict[str, str]) -> bool:
    try:
        game.read_rules(asked)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_any_rules(name: str) -> None:
    """Random hands under any rules, with any number of players, obey the laws."""
    game = GAMES[name]

    @settings(lawful, max_examples=max(1, HANDS // EACH // 2))
    @given(any_rules(game), SEEDS)
    def some_hands(asked: dict[str, str], seed: int) -> None:
        rng = Random(seed)
        play(Walk(game, game.read_rules(asked), rng), rng, EACH, often=1 / MANNERS[name].words)

    some_hands()


@pytest.mark.parametrize("name", GAMES)
def test_every_word(name: str) -> None:
    """A few hands, each word of which is held to every law."""
    game = GAMES[name]

    @settings(lawful, max_examples=10)
    @given(any_rules(game), SEEDS)
    def some_hands(asked: dict[str, str], seed: int) -> None:
        rng = Random(seed)
        play(Walk(game, game.read_rules(asked), rng), rng, 2, often=1)

    some_hands()


def test_every_game_has_manners() -> None:
    """Each game of the house is held to the laws."""
    assert set(GAMES) <= set(MANNERS)


@pytest.mark.parametrize("name", GAMES)
def test_pages_and_records(name: str) -> None:
    """Each game has a page of rules, and records of whole games."""
    assert (ROOT / f"docs/rules/{name}.md").exists()
    assert list((ROOT / f"tests/records/{name}").rglob("*.rec"))
