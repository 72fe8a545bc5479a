"""Random play of any game: one word after another, each as a step from a state to the next.

Chance comes from one ``random.Random``; what is said is offered, and written as text.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from random import Random
from typing import Any

import msgspec

from tapete.game import AnyGame, Offer
from tapete.naipes import CASA, PACK, Actor, Seat
from tests.contract.manners import MANNERS, SomeRules, SomeState


class Step(msgspec.Struct, frozen=True):
    """*actor* said *text*: the game went from *before* to *after*, and *events* happened."""

    before: SomeState
    actor: Actor
    text: str
    after: SomeState
    events: tuple[Any, ...]  # each game has its own


@dataclass
class Walk:
    """Random play of *game* under *rules*, match after match, for so many *hands*."""

    game: AnyGame
    rules: SomeRules
    rng: Random

    def steps(self, hands: int) -> Iterator[Step]:
        """Yield the steps of so many hands; the first state of each match is a start."""
        while hands > 0:
            for step in self._match():
                hands -= is_deal(step.before)
                yield step
                if hands <= 0 and step.after.phase.value == "deal":
                    return

    def _match(self) -> Iterator[Step]:
        state = self._start()
        style = self._style()
        while state.to_act:
            if is_deal(state):
                style = self._style()
            actor, text = say(self.rng, state, style)
            word = self.game.read_action(text)
            assert str(word) == text
            after, events = state.apply(actor, word)
            yield Step(state, actor, text, after, events)
            state = after

    def _start(self) -> SomeState:
        sides = len(set(self.game.sides(self.rules)))
        mano = Seat(self.rng.randrange(self.rules.players))
        score = tuple(self.rng.randrange(self.rules.target) for _ in range(sides))
        return self.game.start(self.rules, mano, self.rng.choice([None, score]))

    def _style(self) -> Mapping[str, float]:
        return self.rng.choice(MANNERS[self.game.name].styles)


def is_deal(state: SomeState) -> bool:
    """Return whether the house is to deal a hand."""
    return len(state.shuffle) == len(PACK)


def speakers(state: SomeState) -> list[Actor]:
    """Return everybody who may say something now; in some games more than are waited for."""
    everybody: list[Actor] = [CASA, *map(Seat, range(state.rules.players))]
    return [actor for actor in everybody if state.legal(actor)]


def say(rng: Random, state: SomeState, style: Mapping[str, float]) -> tuple[Actor, str]:
    """Return who speaks, and a word that may be said, by the weights of *style*: 1 if not named."""
    # Now and then somebody speaks who may, but is not waited for.
    actor = rng.choice(state.to_act if rng.random() < 0.8 else speakers(state))
    offers = state.legal(actor)
    weights = [prod(style.get(part, 1.0) for part in offer.word.split()) for offer in offers]
    (offer,) = rng.choices(offers, weights)
    return actor, finish(rng, state, actor, offer)


def finish(rng: Random, state: SomeState, actor: Actor, offer: Offer) -> str:
    """Return the word that *offer* offers, with an amount or cards where it takes them."""
    match offer:
        case Offer("baraja"):
            return f"baraja {_texts(rng.sample(state.shuffle, len(state.shuffle)))}"
        case Offer("descarto", int(low), int(high)):
            own = state.view_for(actor).hands[actor]
            return f"descarto {_texts(rng.sample(own, rng.randint(low, high)))}"
        case Offer(word, int(low), int(high)):
            most = rng.choice([low, min(low + 3, high), high])
            return f"{word} {rng.randint(low, most)}"
        case _:
            return offer.word


def _texts(cards: list[Any]) -> str:
    return " ".join(map(str, cards))
