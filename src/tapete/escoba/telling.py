"""Escoba told in words that a player understands, for the terminal: one event, one line or a few.

The engine knows no sentences; these are made of what is heard, and of nothing else. The words of
the game stay Spanish.

Long: ``_say`` has one case for each event.
"""

from collections.abc import Iterable
from typing import assert_never

from tapete.escoba.events import (
    Claimed,
    Event,
    GameWon,
    Laid,
    Leftovers,
    MoreDealt,
    MoreDealtOut,
    Opened,
    PilesTurned,
    PlayTurn,
    PointsPaid,
    RoundDealt,
    RoundDealtOut,
    Seen,
    TargetGrew,
    Took,
    seen_by,
)
from tapete.naipes import CASA, Actor, BySeat, BySide, Card, by_letter


def tell(event: Event, who: Actor | None, names: BySeat[str]) -> str:
    """Return what *who* hears of *event*: a seat, None a spectator, CASA who sees every card.

    Empty if there is nothing to say. *names* are those of the seats.
    """
    return _say(_open(event) if who is CASA else seen_by(event, who), names)


def _open(event: Event) -> Seen:
    """Return what the house hears: *event* with all its cards."""
    match event:
        case RoundDealtOut(hand, mano, hands, table, stock, score):
            return RoundDealt(hand, mano, hands, table, stock, score)
        case MoreDealtOut(hands, stock, ultimas):
            return MoreDealt(hands, stock, ultimas)
        case _:
            return event


def _say(heard: Seen, names: BySeat[str]) -> str:
    match heard:
        case RoundDealt():
            opening = f"Round {heard.hand}: {_sides(heard.score)}. Mano is {names[heard.mano]}."
            table = f"  On the table: {_cards(heard.table)}"
            return "\n".join(["", opening, *_hands(heard.hands, names), table])
        case MoreDealt(hands, stock, ultimas):
            called = "Últimas: three more each." if ultimas else f"Three more each; {stock} left."
            return "\n".join([called, *_hands(hands, names)])
        case Opened(seat, cards):
            return f"The table makes 15: {names[seat]}, who dealt, takes {_cards(cards)}. Escoba!"
        case Laid(seat, card, missed):
            return f"{names[seat]}: echa {card}{' – a baza is missed' if missed else ''}"
        case Took(seat, card, cards, escoba=escoba):
            return f"{names[seat]}: echa {card} lleva {_cards(cards)}{_cry(escoba)}"
        case Claimed(seat, cards, escoba=escoba):
            return f"{names[seat]}: reclama {_cards(cards)}{_cry(escoba)}"
        case Leftovers(seat, cards):
            return f"{names[seat]}, the last to take, takes what is left: {_cards(cards)}."
        case PilesTurned(oros, sevens):
            return f"Taken: oros {_sides(oros)}, sevens {_sides(sevens)}."
        case PointsPaid(counted, score):
            return f"{counted.item.value}: {counted.side} gets {counted.points} ({_sides(score)})"
        case TargetGrew(target):
            return f"A tie: the match is to {target} now."
        case GameWon(side):
            return f"{side} wins the match."
        case PlayTurn():
            return ""
        case _:
            assert_never(heard)


def _cry(escoba: bool) -> str:
    return " – escoba!" if escoba else ""


def _sides(numbers: BySide[int]) -> str:
    return ", ".join(f"{side} {number}" for side, number in by_letter(numbers).items())


def _hands(hands: BySeat[tuple[Card, ...] | int], names: BySeat[str]) -> Iterable[str]:
    width = max(map(len, names))
    for name, hand in zip(names, hands, strict=True):
        yield f"  {name:{width}}  {f'({hand} cards)' if isinstance(hand, int) else _cards(hand)}"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
