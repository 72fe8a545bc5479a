"""What a player of Mus tells from what it sees: its own hand, its place, and who declared what."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tapete.bots.mus import exact
from tapete.bots.mus.crowds import Declared
from tapete.bots.mus.odds import Asked, chance
from tapete.bots.mus.shapes import Shapes, shapes_for
from tapete.bots.seen import Seen
from tapete.mus.count import precedence, side_of
from tapete.mus.hand import Worth
from tapete.mus.phases import Lance
from tapete.mus.rules import Rules
from tapete.mus.senas import CORTAR, ENVIDAR_MAS
from tapete.mus.view import LanceView, View
from tapete.naipes import SIDES, BySide, Card, Seat, Side

BEFORE_PARES: Final = (Lance.GRANDE, Lance.CHICA)

COUNTED: Final = 3
"""With so many hidden hands all deals have been counted, and the odds are exact."""

INTENTIONS: Final = (CORTAR, ENVIDAR_MAS)
"""The signs that tell nothing of a hand."""

AFTER_PARES: Final = (Lance.JUEGO, Lance.PUNTO)


@dataclass(frozen=True)
class Reading:
    """One seat's knowledge, in the terms in which a player thinks.

    ``signs``: what the other seats, going round from the own, have shown of their hands for
    certain; () if nobody has.
    """

    rules: Rules
    seat: Seat
    view: View
    signs: tuple[str, ...] = ()

    @property
    def side(self) -> Side:
        """The own side."""
        return side_of(self.seat)

    @property
    def other_side(self) -> Side:
        """The rivals' side."""
        return SIDES[1 - self.side.index]

    @property
    def score(self) -> BySide[int]:
        """The points of the own side, then the others'."""
        own = self.view.score[self.side.index]
        return own, self.view.score[1 - self.side.index]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards."""
        hand = self.view.hands[self.seat]
        assert not isinstance(hand, int), "a seat sees its own cards"
        return hand

    @cached_property
    def shapes(self) -> Shapes:
        """All hands of the deck."""
        return shapes_for(self.rules)

    @cached_property
    def shape(self) -> int:
        """The number of the own hand's shape."""
        return self.shapes.of(self.hand, self.rules.kings)

    @property
    def worth(self) -> Worth:
        """What the own hand is worth."""
        return self.shapes.worths[self.shape]

    @cached_property
    def place(self) -> int:
        """How many seats win a tie against the own."""
        return precedence(self.rules, self.view.mano).index(self.seat)

    def lance(self, lance: Lance) -> LanceView | None:
        """Return how *lance* stands, None if it has not begun."""
        return next((seen for seen in self.view.lances if seen.lance is lance), None)

    def declared(self, lance: Lance) -> tuple[Declared, ...]:
        """Return what the other seats, going round from the own, declared about *lance*."""
        seen = self.lance(lance)
        if seen is None:
            return self._nothing
        players = self.rules.players
        return tuple((self.seat + step) % players in seen.speakers for step in range(1, players))

    @property
    def _nothing(self) -> tuple[None, ...]:
        return (None,) * (self.rules.players - 1)

    def chance(self, lance: Lance) -> float:
        """Return the odds that the own side has the best hand in *lance*."""
        return odds(self.asked(lance))

    def asked(self, lance: Lance) -> Asked:
        """Return what is known of *lance*.

        By all that had been declared when it was played: pares before pares, both before juego.
        """
        pares = self._nothing if lance in BEFORE_PARES else self.declared(Lance.PARES)
        juego = self.declared(Lance.JUEGO) if lance in AFTER_PARES else self._nothing
        return Asked(
            kings=self.rules.kings,
            real31=self.rules.real31,
            lance=lance,
            shape=self.shape,
            place=self.place,
            pares=pares,
            juego=juego,
            signs=self.signs,
        )


def odds(asked: Asked) -> float:
    """Return the odds that are *asked* for: looked up where all deals have been counted."""
    if len(asked.others) == COUNTED and asked.real31 == "off" and not asked.signs:
        return exact.odds(asked.kings, asked.lance, asked.place, asked.shape, _stage(asked))
    return chance(asked)


def _stage(asked: Asked) -> int:
    """Return what had been declared when the lance was played, as the tables number it."""
    if asked.lance in BEFORE_PARES:
        return exact.NOTHING_TOLD
    if asked.lance is Lance.PARES:
        return exact.pares_told(_holders(asked.pares))
    return exact.both_told(_holders(asked.pares), _holders(asked.juego))


def _holders(declared: tuple[Declared, ...]) -> int:
    return sum(1 << step for step, holds in enumerate(declared) if holds)


def read(seen: Seen) -> Reading:
    """Return what a player of Mus tells from *seen*."""
    return Reading(seen.rules, seen.seat, seen.view, _shown(seen))


def _shown(seen: Seen) -> tuple[str, ...]:
    """Return what the others have shown; where signs need not be true they tell nothing."""
    if not seen.signs or seen.rules.true_senas == "no":
        return ()
    players = seen.rules.players
    others = [seen.signs[(seen.seat + step) % players] for step in range(1, players)]
    shown = tuple("" if sign in INTENTIONS else sign for sign in others)
    return shown if any(shown) else ()
