"""Giving cards out and looking at them: what every game here does alike.

The one law: what a seat may see is built up for it; others' cards become their number.
"""

from tapete.naipes.cards import Card
from tapete.naipes.errors import IllegalAction
from tapete.naipes.seats import BySeat, Seat, seats_from


def deal_out(
    order: tuple[Card, ...], each: int, first: Seat, players: int
) -> tuple[BySeat[tuple[Card, ...]], tuple[Card, ...]]:
    """Return the hands of *each* cards dealt from the top one at a time, and what is left."""
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(seats_from(first, players)):
        hands[seat] = order[place : each * players : players]
    return tuple(hands), order[each * players :]


def check_shuffle(order: tuple[Card, ...], due: tuple[Card, ...]) -> None:
    """Raise IllegalAction unless *order* is a shuffle of exactly the cards that are *due*."""
    if len(order) != len(due):
        raise IllegalAction(f"expected a shuffle of {len(due)} cards, got {len(order)}")
    strange = set(order) - set(due)
    if strange:
        raise IllegalAction(f"expected only cards that are to be shuffled, got {min(strange)}")
    check_once(order)


def check_once(cards: tuple[Card, ...]) -> None:
    """Raise IllegalAction if a card is in *cards* twice."""
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise IllegalAction(f"expected every card once, got {twice} twice")


def check_hands(hands: BySeat[tuple[Card, ...]], each: int, players: int) -> None:
    """Raise IllegalAction unless there are *players* hands of *each* cards."""
    sizes = [len(hand) for hand in hands]
    if sizes != [each] * players:
        got = ", ".join(map(str, sizes))
        raise IllegalAction(f"expected {players} hands of {each} cards, got hands of {got}")


def hands_seen(
    hands: BySeat[tuple[Card, ...]], seat: Seat | None
) -> BySeat[tuple[Card, ...] | int]:
    """Return the cards of *seat* and the number of cards of everybody else."""
    seen: list[tuple[Card, ...] | int] = [len(hand) for hand in hands]
    if seat is not None:
        seen[seat] = hands[seat]
    return tuple(seen)
