"""The yardstick: a greedy player, frozen. It counts nothing and looks one card ahead.

The one law: it never changes. It takes the baza with the most points (docs/rules/escoba.md, 3: an
escoba and the velo are what a baza scores by itself), then the most cards, claims like any other;
else it lays the card that leaves the fewest sets of 15. Ties: by card order.
"""

from random import Random

from tapete.bots.seen import Seen
from tapete.escoba.captures import bazas
from tapete.escoba.count import VELO
from tapete.escoba.words import Echa, Reclama, read_action
from tapete.naipes import PACK, Card

ONE_OF_EACH = PACK[:10]
"""One card of each value."""


def decide(seen: Seen, rng: Random) -> str:
    """Return the word of the greedy player: one of the words that are legal for it."""
    words = [read_action(offer.word) for offer in seen.legal]
    takes = [word for word in words if isinstance(word, Reclama) or _takes(word)]
    if takes:
        return str(min(takes, key=lambda word: _less_to_take(word, seen.view.table)))
    return str(min(words, key=lambda word: _more_to_leave(word, seen.view.table)))


def interrupt(seen: Seen, rng: Random) -> str:
    """Return the word of the greedy player out of its turn: it claims whatever it may."""
    return decide(seen, rng)


def _takes(word: object) -> bool:
    return isinstance(word, Echa) and bool(word.lleva)


def _less_to_take(word: object, table: tuple[Card, ...]) -> tuple[int, int, int, list[int]]:
    """Return the place of a baza among others, the best first; a claim before a card."""
    match word:
        case Reclama(taken):
            gained, order = taken, 0
        case Echa(card, taken):
            gained, order = (card, *taken), 1
        case _:
            raise AssertionError(f"expected a card or a claim, got {word}")
    points = (len(taken) == len(table)) + (VELO in gained)
    return -points, -len(gained), order, _order(gained, order)


def _order(gained: tuple[Card, ...], played: int) -> list[int]:
    """Return the places of the cards in the pack: the *played* one, if any, then the others."""
    own, others = gained[:played], gained[played:]
    return [*(card.index for card in own), *sorted(card.index for card in others)]


def _more_to_leave(word: object, table: tuple[Card, ...]) -> tuple[int, int]:
    """Return the place of a card to lay among others, the best first."""
    assert isinstance(word, Echa), "who takes nothing lays a card"
    left = (*table, word.card)
    return sum(len(bazas(other, left)) for other in ONE_OF_EACH), word.card.index
