"""Builders for tests of Mus: cards by their ranks, words in lines, and a hand that is under way.

``R C S 7 6 5 4 A`` and ``2 3`` stand for ranks; the suits are given out as they are left in a pack.
With eight kings a 3 may stand in for a rey and a 2 for an as when those have run out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from tapete.mus import MUS, State
from tapete.mus.events import Event
from tapete.mus.hand import Worth, worth
from tapete.mus.phases import Phase
from tapete.mus.rules import Rules
from tapete.mus.words import Action, Reparte, read_action
from tapete.naipes import PACK, Actor, BySeat, BySide, Card, IllegalAction, Seat, parse_actor

E = TypeVar("E")

NUMBERS: Final = {"R": (12, 3), "C": (11,), "S": (10,), "A": (1, 2)}


def deal(text: str) -> BySeat[tuple[Card, ...]]:
    """Return the hands that *text* names (``R R C A / 7 6 5 4``), out of one pack."""
    pack = list(PACK)
    return tuple(tuple(_take(pack, rank) for rank in ranks.split()) for ranks in text.split("/"))


def hand(text: str) -> tuple[Card, ...]:
    """Return the hand that *text* names (``R R C A``), out of a pack of its own."""
    return deal(text)[0]


def _take(pack: list[Card], rank: str) -> Card:
    for number in NUMBERS.get(rank) or (int(rank),):
        for card in pack:
            if card.number == number:
                pack.remove(card)
                return card
    raise AssertionError(f"no {rank} is left in the pack")


def value(text: str, kings: int = 8, real31: str = "off") -> Worth:
    """Return what the hand that *text* names is worth."""
    return worth(hand(text), kings, real31)


def rules(text: str = "") -> Rules:
    """Return the rules that *text* names (``kings=4 target=30``), defaults elsewhere."""
    return MUS.read_rules(dict(word.split("=", 1) for word in text.split()))


def start(text: str = "", mano: int = 0, score: BySide[int] | None = None) -> State:
    """Return the state before the first deal under the rules that *text* names."""
    return MUS.start(rules(text), Seat(mano), score)


@dataclass
class Table:
    """A match under way, what has happened in it so far, and how to go on."""

    state: State
    events: list[Event]

    def says(self, *lines: str) -> "Table":
        """Play *lines* such as ``0 envido 2``; ``casa`` is the house."""
        for line in lines:
            who, _, word = line.partition(" ")
            self._apply(parse_actor(who), read_action(word))
        return self

    def all_say(self, *words: str) -> "Table":
        """Let whoever is to speak say the next of *words*."""
        for word in words:
            self._apply(self.state.to_act[0], read_action(word))
        return self

    def deals(self, text: str) -> "Table":
        """Let the house deal the hands that *text* names by their ranks."""
        self._apply(self.state.to_act[0], Reparte(deal(text)))
        return self

    def throws(self, *counts: int) -> "Table":
        """Let all say mus and throw so many cards each, in speaking order."""
        self.all_say(*["mus"] * len(counts))
        for count, seat in zip(counts, list(self.state.to_act), strict=True):
            assert isinstance(seat, int)
            thrown = " ".join(map(str, self.state.cards.hands[seat][:count]))
            self.says(f"{seat} descarto {thrown}")
        return self

    def shuffles(self) -> "Table":
        """Let the house shuffle what it owes, in pack order."""
        self._apply(self.state.to_act[0], read_action(f"baraja {_texts(self.state.shuffle)}"))
        return self

    def passes(self, phase: str) -> "Table":
        """Let everybody pass until the hand waits for *phase*."""
        while self.state.phase.value != phase:
            self.all_say("paso")
        return self

    def plays(self, course: str) -> "Table":
        """Play lances as *course* tells: ``grande: paso; chica: no → B 1; pares: quiero 4``.

        Lances after the one that ends the hand are passed over.
        """
        for part in course.split("; "):
            if self.state.phase in (Phase.DEAL, Phase.OVER):
                return self
            lance, _, how = part.partition(": ")
            assert self.state.phase.value == lance, f"{lance} is not being played"
            for word in _words(self, how):
                self.all_say(word)
        return self

    def refuses(self, who: str, word: str) -> str:
        """Return the sentence that refuses *word*; the state stays as it was."""
        return self.refuses_action(who, read_action(word))

    def refuses_action(self, who: str, word: Action) -> str:
        """Return the sentence that refuses *word*; the state stays as it was."""
        before = repr(self.state)
        try:
            self.state.apply(parse_actor(who), word)
        except IllegalAction as refusal:
            assert repr(self.state) == before
            return str(refusal)
        raise AssertionError(f"{who} {word} was accepted")

    def heard(self, kind: type[E]) -> list[E]:
        """Return what has happened of one *kind*."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def counted(self) -> list[str]:
        """What the hand has paid so far: ``grande paso A 1``."""
        return [
            f"{paid.lance.value} {paid.kind.value} {paid.side} {paid.points}"
            for paid in self.state.counted
        ]

    @property
    def legal(self) -> str:
        """What the first who is to speak may say: ``paso, envido 2..40, ordago``."""
        return ", ".join(map(str, self.state.legal(self.state.to_act[0])))

    @property
    def pile(self) -> tuple[int, int]:
        """The number of cards in the stock and among the discards."""
        return len(self.state.cards.stock), len(self.state.cards.discards)

    def _apply(self, actor: Actor, word: Action) -> None:
        self.state, events = self.state.apply(actor, word)
        self.events.extend(events)


def table(
    hands: str = "", options: str = "", mano: int = 0, score: BySide[int] | None = None
) -> Table:
    """Return a table at which *hands* were dealt (by ranks; none: the pack in its own order)."""
    new = Table(start(options, mano, score), [])
    return new.deals(hands) if hands else new.shuffles()


def _texts(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def _words(playing: Table, how: str) -> Iterator[str]:
    """Yield what is said one by one in a lance that ends as *how* tells."""
    phase = playing.state.phase
    match how.split():
        case ["paso"]:
            while playing.state.phase is phase:
                yield "paso"
        case ["quiero", stake]:
            yield from (f"envido {stake}", "quiero")
        case ["no", "→", side, _]:
            while playing.state.to_act[0] not in _seats(side):
                yield "paso"
            yield "envido"
            while playing.state.phase is phase and playing.state.to_act[0] not in _seats(side):
                yield "no"
        case ["ordago", "quiero"]:
            yield from ("ordago", "quiero")
        case _:
            raise AssertionError(f"no lance ends by {how}")


def _seats(side: str) -> range:
    return range("AB".index(side), 8, 2)
