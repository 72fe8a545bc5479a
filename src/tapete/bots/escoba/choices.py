"""What a seat may say, as plays that can be thought about.

The one law: exactly the words that the seat was offered; of words for alike cards, the first.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tapete.bots.escoba.heap import KIND, Heap, heap
from tapete.bots.escoba.position import Play, claims, plays_of
from tapete.bots.escoba.reading import Reading
from tapete.bots.seen import Seen
from tapete.escoba.words import Echa, Reclama, read_action

Choices: TypeAlias = dict[Play, str]
"""What can be played, and the word for it."""


def choices(seen: Seen, reading: Reading) -> Choices:
    """Return the plays that are open to the seat, in the order in which they were offered."""
    found: Choices = {}
    for offer in seen.legal:
        found.setdefault(_play(offer.word, reading), offer.word)
    return found


def best(found: Choices, worth: Callable[[Play], float]) -> str:
    """Return the word for the play with the highest *worth*; the first of equals."""
    return found[max(found, key=worth)]


def _play(text: str, reading: Reading) -> Play:
    word = read_action(text)
    match word:
        case Echa(card, taken):
            open_to = plays_of(KIND[card], reading.table, reading.rules)
            return _taking(open_to, heap(taken))
        case Reclama(taken):
            return _taking(claims(reading.table, reading.missed), heap(taken))
        case _:
            raise AssertionError(f"expected a card or a claim, got {text}")


def _taking(open_to: Sequence[Play], taken: Heap) -> Play:
    return next(play for play in open_to if play.taken == taken)
