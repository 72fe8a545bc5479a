"""Cards and tables drawn with letters: a card shows its suit by the cuts in its frame, too."""

from collections.abc import Iterable, Sequence
from typing import Final

from tapete.commands.play.texts import Texts
from tapete.mus.hand import DECKS
from tapete.naipes import Card, Suit

PINTA: Final = {
    Suit.OROS: "──────────",
    Suit.COPAS: "────  ────",
    Suit.ESPADAS: "──  ──  ──",
    Suit.BASTOS: "─  ─  ─  ─",
}
"""The pinta: the frame of oros is whole, copas has one cut, espadas two, bastos three."""


def draw(hand: Sequence[Card], texts: Texts) -> str:
    """Return the cards of *hand* side by side, under each its number in the list of cards."""
    lines = ["  ".join(parts) for parts in zip(*[_card(card, texts) for card in hand], strict=True)]
    numbers = "  ".join(f"{place:^12}" for place in range(1, len(hand) + 1))
    return "\n".join([*lines, numbers.rstrip()])


def _card(card: Card, texts: Texts) -> list[str]:
    name = texts.figures.get(card.number, "")
    edge = PINTA[card.suit]
    return [
        f"╭{edge}╮",
        f"│ {card.number:<4}{card.suit.value:>4} │",
        f"│{name:^10}│",
        f"│{texts.suits[card.suit.value]:^10}│",
        f"╰{edge}╯",
    ]


def in_order(cards: Iterable[Card], kings: int) -> tuple[Card, ...]:
    """Return *cards* as a player holds them: the high ones first."""
    rank = DECKS[kings].rank
    return tuple(sorted(cards, key=lambda card: (-rank[card.number], -card.number, card)))
