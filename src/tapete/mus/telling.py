"""Mus told in words that a player understands, for the terminal: one event, one line or a few.

The engine knows no sentences; these are made of what is heard, and of nothing else. The words of
the game stay Spanish.

Long: ``_say`` has one case for each event.
"""

from collections.abc import Iterable
from typing import Final, assert_never

from tapete.mus.events import (
    Dealt,
    DealtOut,
    Event,
    Exchanged,
    ExchangedCards,
    JuegoWon,
    LanceClosed,
    LanceOpened,
    ManoMoved,
    MatchWon,
    Paid,
    Refilled,
    RefilledHands,
    Reshuffled,
    Said,
    Seen,
    Shown,
    Threw,
    ThrewCards,
    Turn,
    seen_by,
)
from tapete.mus.phases import How, Kind, Lance
from tapete.mus.words import Acepto, Mas
from tapete.naipes import CASA, Actor, BySeat, BySide, Card, Seat, by_letter

BY_ALL: Final = (Lance.GRANDE, Lance.CHICA, Lance.PUNTO)
"""The lances that everybody plays; pares and juego are for those who hold."""

CLOSED: Final = {
    How.PASO: "En paso: nobody bets.",
    How.QUIERO: "Accepted: {stones} at stake until the count.",
    How.DEJE: "Refused: the deje is {stones}.",
    How.ORDAGO: "The ordago is accepted: this lance decides the juego.",
    How.UNOPPOSED: "No bets.",
    How.NOBODY: "No bets.",
}
"""How a lance can end."""


def tell(event: Event, who: Actor | None, names: BySeat[str]) -> str:
    """Return what *who* hears of *event*: a seat, None a spectator, CASA who sees every card.

    Empty if there is nothing to say. *names* are those of the seats.
    """
    return _say(_open(event) if who is CASA else seen_by(event, who), names)


def _open(event: Event) -> Seen:
    """Return what the house hears: *event* with all its cards."""
    match event:
        case DealtOut():
            return Dealt(event.hand, event.mano, event.hands, event.stock, event.score)
        case ThrewCards():
            return Threw(event.seat, event.cards)
        case ExchangedCards():
            return Exchanged(event.thrown, event.hands, event.discarded)
        case RefilledHands():
            return Refilled(event.hands, event.stock)
        case _:
            return event


def _say(heard: Seen, names: BySeat[str]) -> str:
    match heard:
        case Dealt():
            opening = f"Hand {heard.hand}: {_sides(heard.score)}. Mano is {names[heard.mano]}."
            return "\n".join(["", opening, *_table(heard.hands, names)])
        case Said():
            return f"{names[heard.seat]}: {heard.word}{_beside(heard)}"
        case ManoMoved(mano):
            return f"Mano is {names[mano]} now."
        case Threw(seat, cards):
            return f"{names[seat]}: descarto {_cards(cards) if cards else '…'}"
        case Exchanged(thrown):
            counts = (f"{name} {count}" for name, count in zip(names, thrown, strict=True))
            return f"All have thrown: {', '.join(counts)}."
        case Refilled(hands, stock):
            return "\n".join([f"The hands; {stock} cards in the stock.", *_table(hands, names)])
        case Reshuffled(stock):
            return f"The discards are shuffled back in: {stock} cards."
        case LanceOpened(lance, speakers):
            return f"– {lance.value.capitalize()}{_holders(lance, speakers, names)}"
        case LanceClosed():
            return CLOSED[heard.how].format(stones=_stones(heard.stake))
        case Paid():
            return _paid(heard)
        case Shown(hands):
            return "\n".join(["All hands are shown.", *_table(hands, names)])
        case JuegoWon(side, juegos, vacas):
            return f"{side} wins the juego. Juegos: {_sides(juegos)}. Vacas: {_sides(vacas)}."
        case MatchWon(side):
            return f"{side} wins the match."
        case Turn():
            return ""
        case _:
            assert_never(heard)


def _beside(heard: Said) -> str:
    """Return what the word alone does not tell: that it is proposed, or what is on offer in all."""
    bet = heard.bet
    if bet is None:
        return ""
    if bet.proposal is not None:
        return "" if isinstance(heard.word, Acepto) else " (proposed)"
    if isinstance(heard.word, Mas | Acepto) and not bet.ordago:
        return f" ({bet.offered} in all)"
    return ""


def _holders(lance: Lance, speakers: tuple[Seat, ...], names: BySeat[str]) -> str:
    if lance in BY_ALL:
        return ""
    return f": {', '.join(names[seat] for seat in speakers) or 'nobody'}"


def _paid(heard: Paid) -> str:
    counted = heard.counted
    if counted.kind is Kind.ORDAGO:
        return f"{counted.side} wins the ordago in {counted.lance.value}."
    stones = _stones(counted.points or 0)
    return (
        f"{counted.lance.value} {counted.kind.value}: {counted.side} gets {stones}"
        f" ({_sides(heard.score)})"
    )


def _stones(number: int) -> str:
    return "1 stone" if number == 1 else f"{number} stones"


def _sides(numbers: BySide[int]) -> str:
    return ", ".join(f"{side} {number}" for side, number in by_letter(numbers).items())


def _table(hands: BySeat[tuple[Card, ...] | int], names: BySeat[str]) -> Iterable[str]:
    width = max(map(len, names))
    for name, hand in zip(names, hands, strict=True):
        yield f"  {name:{width}}  {f'({hand} cards)' if isinstance(hand, int) else _cards(hand)}"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
