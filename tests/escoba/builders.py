"""Builders for tests of Escoba: cards by their ranks, words in lines, a round under way.

``R C S 7 6 5 4 3 2 A`` stand for ranks; the suits are given out as they are left in a pack.
"""

from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from tapete.escoba import ESCOBA, State
from tapete.escoba.events import Event
from tapete.escoba.rules import Rules
from tapete.escoba.stages import Cards, Playing
from tapete.escoba.words import Action, Baraja, Reparte
from tapete.naipes import (
    CASA,
    PACK,
    BySeat,
    BySide,
    Card,
    IllegalAction,
    Seat,
    parse_actor,
)

E = TypeVar("E")

NUMBERS: Final = {"R": 12, "C": 11, "S": 10, "A": 1}


def groups(text: str) -> BySeat[tuple[Card, ...]]:
    """Return the groups of cards that *text* names by ranks or cards, out of one pack.

    Groups are parted by ``/``: ``R R C / 7o 5 4``.
    """
    words = [group.split() for group in text.split("/")]
    named = {card for card in PACK for group in words if str(card) in group}
    pack = [card for card in PACK if card not in named]
    return tuple(tuple(_take(pack, word) for word in group) for group in words)


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards that *text* names by ranks, out of a pack of their own."""
    return groups(text)[0]


def _take(pack: list[Card], word: str) -> Card:
    if word[-1] in "oceb":
        return Card(word)
    number = NUMBERS.get(word) or int(word)
    card = next(card for card in pack if card.number == number)
    pack.remove(card)
    return card


def rules(text: str = "") -> Rules:
    """Return the rules that *text* names (``players=4 teams=yes``), defaults elsewhere."""
    return ESCOBA.read_rules(dict(word.split("=", 1) for word in text.split()))


@dataclass
class Table:
    """A match under way, what has happened in it so far, and how to go on."""

    state: State
    events: list[Event]

    def says(self, *lines: str) -> "Table":
        """Play *lines* such as ``0 echa 7o lleva 5e 3c``; ``casa`` is the house."""
        for line in lines:
            who, _, word = line.partition(" ")
            self.state, events = self.state.apply(parse_actor(who), ESCOBA.read_action(word))
            self.events.extend(events)
        return self

    def plays_on(self, word: int = 0) -> "Table":
        """Play the round out: all say their legal word at place *word*, or the last of them."""
        while self.state.to_act not in ((), (CASA,)):
            actor = self.state.to_act[0]
            legal = self.state.legal(actor)
            self.says(f"{actor} {legal[min(word, len(legal) - 1)]}")
        return self

    def refuses(self, who: str, word: str) -> str:
        """Return the sentence that refuses *word*; the state stays as it was."""
        return self.refuses_action(who, ESCOBA.read_action(word))

    def refuses_action(self, who: str, word: Action) -> str:
        """Return the sentence that refuses *word*; the state stays as it was."""
        before = repr(self.state)
        try:
            self.state.apply(parse_actor(who), word)
        except IllegalAction as refusal:
            assert repr(self.state) == before
            return str(refusal)
        raise AssertionError(f"{who} {word} was accepted")

    def plays_at_random(self, seed: int) -> "Table":
        """Play on until somebody has won, at random; claims are made now and then."""
        chance = Random(seed)
        while self.state.outcome is None:
            if self.state.shuffle:
                self.says(f"casa {Baraja(tuple(chance.sample(PACK, len(PACK))))}")
            speaking = [seat for seat in self.state.speaking if self.state.legal(seat)]
            seat = chance.choice(speaking)
            self.says(f"{seat} {chance.choice(self.state.legal(seat))}")
        return self

    def heard(self, kind: type[E]) -> list[E]:
        """Return what has happened of one *kind*."""
        return [event for event in self.events if isinstance(event, kind)]

    def legal(self, seat: int) -> list[str]:
        """Return what *seat* may say now."""
        return list(map(str, self.state.legal(Seat(seat))))


def table(dealt: str, options: str = "", mano: int = 0, score: BySide[int] | None = None) -> Table:
    """Return a table at which *dealt* was dealt: hands, the four table cards, ``|`` the stock."""
    deal, _, stock = dealt.partition("|")
    *hands, laid, top = groups(f"{deal}/{stock}")
    new = Table(ESCOBA.start(rules(options), Seat(mano), score), [])
    new.state, events = new.state.apply(CASA, Reparte(tuple(hands), laid, top))
    new.events.extend(events)
    return new


def ending(
    card: str, laid: str, piles: str, options: str = "", score: BySide[int] | None = None
) -> Table:
    """Return a table at which seat 0 has the last *card* of a round, and *laid* lies there.

    *piles*: what each side has taken so far; cards that are named nowhere are in the last pile.
    Seat 0 took the last baza.
    """
    hand, table_cards, *taken = groups(f"{card} / {laid} / {piles}")
    named = {held for group in (hand, table_cards, *taken) for held in group}
    taken[-1] += tuple(held for held in PACK if held not in named)
    new = Table(ESCOBA.start(rules(options), Seat(0), score), [])
    hands = (hand, *((),) * (new.state.rules.players - 1))
    new.state = replace(
        new.state,
        cards=Cards(hands, table_cards, (), tuple(taken)),
        stage=Playing(Seat(0)),
        bazas=tuple(map(len, taken)),
        last_taker=Seat(0),
    )
    return new
