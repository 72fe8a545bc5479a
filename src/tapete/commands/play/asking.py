"""From what is typed to a word of the game: a number of the list, the word itself, or cards.

The one law: nothing is judged here. What cannot be understood goes on as it is, and the table says
what was expected.
"""

from collections.abc import Sequence

from tapete.commands.play.texts import Texts
from tapete.game import Offer
from tapete.naipes import Card


def word_of(typed: str, offers: Sequence[Offer], hand: Sequence[Card], texts: Texts) -> str:
    """Return the word that *typed* stands for.

    ``2`` is the second word of the list, ``2 5`` the same with five stones. Where cards are to be
    thrown, ``1 3`` are the first and the third, and ``7e 4b`` those two.
    """
    name, *rest = typed.casefold().split() or [""]
    name = texts.aliases.get(name, name)
    if [offer.word for offer in offers] == ["descarto"]:
        return _throw([name, *rest] if name != "descarto" else rest, hand)
    picked = _pick(name, len(offers))
    return " ".join([name if picked is None else offers[picked].word, *rest])


def _pick(text: str, many: int) -> int | None:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= many:
        return int(text) - 1
    return None


def _throw(chosen: Sequence[str], hand: Sequence[Card]) -> str:
    places = [_pick(text, len(hand)) for text in chosen]
    cards = [
        text if place is None else str(hand[place])
        for text, place in zip(chosen, places, strict=True)
        if text
    ]
    return " ".join(["descarto", *cards])
