"""Drawing cards for seats, and cutting the pack: what is done before the first card is dealt.

The one law: who drew equal cards draws again, so that a draw always puts all in one order.
"""

from typing import Final

from tapete.naipes.cards import Card
from tapete.naipes.errors import IllegalAction
from tapete.naipes.seats import Seat, seats_from

LEAST_CUT: Final = 3
"""Cards that a cut lifts at least, and leaves at least (Fournier, Bizkaia)."""


def draw_again(draws: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """Return which of those who drew *draws* (all the cards of each, in turn) are still tied."""
    keys = list(map(_key, draws))
    return tuple(place for place, key in enumerate(keys) if keys.count(key) > 1)


def drawn_seats(draws: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """Return which of those who drew *draws* sits in each seat; the highest, in seat 0, is mano.

    The half with the highest cards is one side, the other half the other: seated alternately, the
    best of the high, the best of the low, the second of the high and so on.
    """
    tied = draw_again(draws)
    if tied:
        raise IllegalAction(f"expected all cards to differ, got the same at {tied}")
    order = sorted(range(len(draws)), key=lambda place: _key(draws[place]), reverse=True)
    half = len(order) // 2
    return tuple(place for pair in zip(order[:half], order[half:], strict=True) for place in pair)


def highest_drawn(draws: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """Return which of those who drew *draws* is highest; where it is several, they draw again."""
    keys = list(map(_key, draws))
    return tuple(place for place, key in enumerate(keys) if key == max(keys))


def _key(drawn: tuple[Card, ...]) -> tuple[int, ...]:
    # In a draw 3 and 2 keep their own rank: R C S 7 6 5 4 3 2 A.
    return tuple(card.number for card in drawn)


def cutter(mano: Seat, players: int) -> Seat:
    """Return who cuts the pack: the seat before the dealer, who sits before the *mano*."""
    return seats_from(mano, players)[-2]


def cut(pack: tuple[Card, ...], lifted: int) -> tuple[Card, ...]:
    """Return *pack* after its top *lifted* cards were laid under the rest."""
    most = len(pack) - LEAST_CUT
    if not LEAST_CUT <= lifted <= most:
        raise IllegalAction(f"a cut lifts {LEAST_CUT} to {most} cards, not {lifted}")
    return pack[lifted:] + pack[:lifted]
