"""A round of Escoba as computers think about it, small and fast; for search only.

The one law: it agrees with ``tapete.escoba``, to which a test holds it: the same plays are legal,
and the round pays the same. Seats and sides are told from the own one on: it is the first.
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tapete.bots.escoba.heap import VALUE, Heap, kinds
from tapete.bots.escoba.takes import takes
from tapete.bots.escoba.tally import TALLY, Tally, cards, escobas, oros, sevens, tally_of, velo
from tapete.escoba.rules import Rules

NOTHING: Final = 0
"""No card."""


Hands: TypeAlias = tuple[Heap, ...]
"""The cards of each seat."""


class Play(NamedTuple):
    """The *card* played (NOTHING: a claim), what it takes and what that counts.

    ``missed``: the card again if it is laid, makes 15 and may be claimed.
    """

    card: Heap
    taken: Heap
    counts: Tally
    missed: Heap


class Position(NamedTuple):
    """Where a round stands.

    ``turn``: the seat that is to play; its hand is empty when the round is over. ``deals``: the
    hands that are still to be dealt. ``last``: the side that took last. ``missed``: the card just
    left that may be claimed.
    """

    turn: int
    hands: Hands
    deals: tuple[Hands, ...]
    table: Heap
    tallies: tuple[Tally, ...]
    last: int | None
    missed: Heap


def plays(at: Position, rules: Rules) -> list[Play]:
    """Return what the seat whose turn it is can say: claims, then takes, then cards to lay."""
    found = [play for card in kinds(at.hands[at.turn]) for play in plays_of(card, at.table, rules)]
    found.sort(key=_lays)
    return [*claims(at.table, at.missed), *found] if at.missed else found


def _lays(play: Play) -> bool:
    return not play.taken


@lru_cache(maxsize=5_000)
def plays_of(card: Heap, table: Heap, rules: Rules) -> tuple[Play, ...]:
    """Return what can be done with *card* at *table*."""
    sets = takes(table)[VALUE[card]]
    if not sets:
        return (Play(card, NOTHING, 0, NOTHING),)
    own = TALLY[card]
    taking = [Play(card, taken, counts + own, NOTHING) for taken, counts in sets]
    if rules.capture == "mandatory":
        return tuple(taking)
    return (*taking, Play(card, NOTHING, 0, card if rules.missed_baza == "on" else NOTHING))


def claims(table: Heap, missed: Heap) -> list[Play]:
    """Return the bazas that can be claimed: what the card just left makes 15 with, and itself."""
    sets = takes(table - missed)[VALUE[missed]]
    own = TALLY[missed]
    return [Play(NOTHING, taken + missed, counts + own, NOTHING) for taken, counts in sets]


def after(at: Position, play: Play) -> Position:
    """Return where the round stands after the *play* of the seat whose turn it is."""
    turn, hands, deals, table, tallies, last, _ = at
    card, taken, counts, missed = play
    if taken:
        last = turn % len(tallies)
        tallies = (*tallies[:last], tallies[last] + counts, *tallies[last + 1 :])
    if not card:
        return Position(turn, hands, deals, table - taken, tallies, last, NOTHING)
    hands = (*hands[:turn], hands[turn] - card, *hands[turn + 1 :])
    turn = (turn + 1) % len(hands)
    if deals and not hands[turn]:
        hands, deals = deals[0], deals[1:]
    table = table - taken if taken else table + card
    return Position(turn, hands, deals, table, tallies, last, missed)


def swept(at: Position) -> tuple[Tally, ...]:
    """Return the tallies after the side that took last took what lies on the table."""
    tallies, last = at.tallies, at.last
    if last is None:
        return tallies
    return (*tallies[:last], tallies[last] + tally_of(at.table), *tallies[last + 1 :])


def points(tallies: tuple[Tally, ...], rules: Rules) -> list[int]:
    """Return what the round pays each side."""
    paid = [escobas(tally) + velo(tally) for tally in tallies]
    for counted in (cards, oros, sevens):
        numbers = [counted(tally) for tally in tallies]
        most = max(numbers)
        if numbers.count(most) == 1:
            whole = counted is oros and most == 10
            paid[numbers.index(most)] += rules.all_oros if whole else 1
    return paid
