"""What a seat expects of a round from here: what taking is worth, and what is left to the next.

The one law: it counts on nothing but the cards that the seat has not seen, each of which may be
anywhere. Worths are in points of the own side.
"""

from math import comb, inf
from typing import Final, TypeAlias

from tapete.bots.escoba.heap import VALUE, Heap, count, each, kinds, many
from tapete.bots.escoba.position import NOTHING, Play, Position, after, claims, swept
from tapete.bots.escoba.reading import Reading
from tapete.bots.escoba.takes import MOST
from tapete.bots.escoba.tally import ESCOBA, TALLY, Tally
from tapete.bots.escoba.worth import standing, weights
from tapete.escoba.captures import QUINCE

HAND: Final = 3
"""Cards in a new hand."""


Best: TypeAlias = tuple[float, Heap, Tally]
"""The best cards of a table with a certain sum: what they are worth, which, what they count."""

Sets: TypeAlias = tuple[int, list[Best]]
"""The sum of a table, and its best sets that sum to 0, 1, … 14; the escoba is not in them."""

EMPTY: Final[Sets] = (0, [(0.0, NOTHING, 0), *[(-99.0, NOTHING, 0)] * MOST])
"""Of an empty table only no cards can be taken, which makes 0; what is below 0 is no set."""


class Outlook:
    """The outlook of one seat at one moment; it keeps what it has worked out."""

    def __init__(self, reading: Reading) -> None:
        unseen, gain = reading.unseen, weights(reading.tallies).gain
        number = count(unseen)
        self._stakes = reading.stakes
        self._gain = gain
        self._others = len(reading.tallies) - 1
        self._of_card = {kind: gain(tally) for kind, tally in TALLY.items()}
        self._unseen = [
            (QUINCE - VALUE[kind], self._of_card[kind], many(unseen, kind))
            for kind in kinds(unseen)
        ]
        self._without = [
            [comb(number - some, held) / comb(number, held) for some in range(number + 1)]
            for held in range(min(number, HAND) + 1)
        ]
        self._bests: dict[Heap, Sets] = {}
        self._threats: dict[tuple[Heap, int], float] = {}
        self._choices: dict[tuple[Heap, Heap], Play] = {}

    def foresee(self, at: Position, cards: int) -> float:
        """Return the worth of *at* when everybody plays what seems best, for so many *cards*.

        After that it is what has been taken by then, and what the next seat can expect to take.
        """
        if at.missed:
            at = after(at, max(claims(at.table, at.missed), key=self._gained))
        turn, hands, deals, table, tallies, last, _ = at
        holds, taken_by, players, choices = [*hands], [*tallies], len(hands), self._choices
        for _ in range(cards):
            if not holds[turn]:
                if not deals:
                    break
                holds, deals = list(deals[0]), deals[1:]
            hand = holds[turn]
            play = choices.get((hand, table)) or self._choice(hand, table)
            card, taken, counts, _ = play
            holds[turn] = hand - card
            if taken:
                last = turn % len(taken_by)
                taken_by[last] += counts
                table -= taken
            else:
                table += card
            turn = (turn + 1) % players
        hands, tallies = tuple(holds), tuple(taken_by)
        return self._worth(Position(turn, hands, deals, table, tallies, last, NOTHING))

    def _gained(self, play: Play) -> float:
        return self._gain(play.counts)

    def _worth(self, at: Position) -> float:
        held = count(at.hands[at.turn]) or (HAND if at.deals else 0)
        if not held:
            return self._stakes.end(swept(at))
        threat = self._threat(at.table, held)
        own = at.turn % len(at.tallies) == 0
        return standing(at.tallies) + (threat if own else -threat / self._others)

    def _choice(self, hand: Heap, table: Heap) -> Play:
        """Return what a seat with *hand* plays: what is worth most, or leaves the least."""
        play = self._take(hand, table) or self._lay(hand, table)
        self._choices[hand, table] = play
        return play

    def _take(self, hand: Heap, table: Heap) -> Play | None:
        """Return the take with *hand* that is worth most; None if nothing can be taken."""
        total, bests = self._sets(table)
        most, found = -1.0, None
        for card in kinds(hand):
            rest = QUINCE - VALUE[card]
            worth, taken, counts = bests[rest]
            worth += self._of_card[card] + (rest == total)
            if worth > most:
                escoba = ESCOBA if rest == total else 0
                most, found = worth, Play(card, taken, counts + TALLY[card] + escoba, NOTHING)
        return found

    def _lay(self, hand: Heap, table: Heap) -> Play:
        """Return the card of *hand* that leaves the least to take from *table*."""
        least, laid = inf, NOTHING
        for card in kinds(hand):
            if table + card not in self._bests:
                self._bests[table + card] = self._with(self._sets(table), card)
            threat = self._threat(table + card, HAND)
            if threat < least:
                least, laid = threat, card
        return Play(laid, NOTHING, 0, NOTHING)

    def _threat(self, table: Heap, held: int) -> float:
        """Return what a seat with *held* unseen cards can expect to take from *table*.

        It is the mean of the best take, when each card may be any that was not seen.
        """
        known = self._threats.get((table, held))
        if known is not None:
            return known
        without = self._without[min(held, len(self._without) - 1)]
        total, above, none_above = 0.0, 0, 1.0
        for worth, number in self._takes(table):
            above += number
            total += worth * (none_above - without[above])
            none_above = without[above]
        self._threats[table, held] = total
        return total

    def _takes(self, table: Heap) -> list[tuple[float, int]]:
        """Return what the unseen kinds can take from *table*, the best first; how many each has."""
        total, bests = self._sets(table)
        found = [
            (bests[rest][0] + own + (rest == total), number)
            for rest, own, number in self._unseen
            if bests[rest][0] >= 0
        ]
        found.sort(reverse=True)
        return found

    def _sets(self, table: Heap) -> Sets:
        """Return the best sets of *table*."""
        known = self._bests.get(table)
        if known is None:
            known = EMPTY
            for kind in each(table):
                known = self._with(known, kind)
            self._bests[table] = known
        return known

    def _with(self, sets: Sets, kind: Heap) -> Sets:
        """Return the best sets when one more card lies with those of *sets*."""
        total, bests = sets
        value, own, own_counts = VALUE[kind], self._of_card[kind], TALLY[kind]
        more = bests[:]
        for rest in range(min(total, MOST - value) + 1):
            worth, taken, counts = bests[rest]
            if worth + own > bests[rest + value][0]:
                more[rest + value] = (worth + own, taken + kind, counts + own_counts)
        return total + value, more
