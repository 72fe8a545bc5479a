"""Games to write down: random play of whole matches, and texts that are records."""

import random
from collections.abc import Iterator
from typing import Final

from tapete.game import AnyGame, AnyState, Offer
from tapete.games import GAMES
from tapete.naipes import CASA, Seat
from tapete.record import By, Fact, Heading, Line, Said

FOUR: Final = "casa reparte 12o 12c 11o 1o / 12e 11c 10o 7o / 7c 6o 5o 4o / 10c 10e 4c 4e"
"""A deal: R R C A / R C S 7 / 7 6 5 4 / S S 4 4."""


THREE: Final = "casa reparte 7o 1o 5o / 4o 3o 12o / 10o 2o 11o 6o"
"""A deal of Escoba: 7 A 5 / 4 3 R, and S 2 C 6 on the table."""


def text(*lines: str, heading: str = "tapete 1\ngame mus") -> str:
    """Return the record of a deal and *lines*."""
    return "\n".join([heading, FOUR, *lines]) + "\n"


def headings() -> Iterator[tuple[str, Heading]]:
    """Return how a game of each preset may begin for each number of players, with a name."""
    for game in GAMES.values():
        for preset, rules in game.presets.items():
            for players in game.options["players"]:
                words = {**game.write_rules(rules), "players": str(players)}
                try:
                    heading = begin(game, words)
                except ValueError:
                    continue  # señas to the partner need a partner
                yield f"{game.name}-{preset}-{players}", heading


def begin(game: AnyGame, words: dict[str, str]) -> Heading:
    """Return a heading for *game* by the rules *words*, nobody having a name."""
    rules = game.read_rules(words)
    sides = game.sides(rules)
    names = (None,) * len(sides)
    return Heading(game.name, game.write_rules(rules), names, Seat(0), (0,) * len(set(sides)))


def play(heading: Heading, rng: random.Random) -> Iterator[tuple[Line, AnyState]]:
    """Return the lines of a match played at random to its end, with the state after each."""
    state = heading.start()
    while state.outcome is None:
        actor = rng.choice(state.to_act)
        by = By.PLAYER if actor is CASA else rng.choice(list(By))
        word = _word(state, rng, rng.choice(state.legal(actor)), actor)
        said = Said(actor, str(heading.played.read_action(word)), by)
        state, _ = state.apply(actor, heading.played.read_action(word))
        yield said, state
        if rng.random() < 0.1:
            yield Fact(rng.choice(["sena 0 duples", "at 2026-11-30T18:02:11Z", "brindis"])), state


def _word(state: AnyState, rng: random.Random, offer: Offer, actor: object) -> str:
    if actor is CASA:
        order = list(state.shuffle)
        rng.shuffle(order)
        return f"baraja {' '.join(map(str, order))}"
    if offer.low is None or offer.high is None:
        return offer.word
    if offer.word in NUMBERED:
        amount = min(offer.high, offer.low + int(rng.expovariate(0.5)))
        return f"{offer.word} {amount}"
    assert isinstance(actor, int), "the house takes no amounts"
    hand = state.view_for(Seat(actor)).hands[actor]
    thrown = rng.sample(hand, rng.randint(offer.low, offer.high))
    return f"{offer.word} {' '.join(map(str, thrown))}"


NUMBERED: Final = ("envido", "mas")
"""The words of any game whose bounds are an amount, and not a number of cards."""
