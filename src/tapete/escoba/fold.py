"""A view after what was heard: the old view and the events a seat saw give its new view.

No rules here: every event says what it changes.

Long: ``fold`` has one case for each event.
"""

from typing import assert_never

from msgspec.structs import replace

from tapete.escoba.events import (
    Claimed,
    GameWon,
    Laid,
    Leftovers,
    MoreDealt,
    Opened,
    PilesTurned,
    PlayTurn,
    PointsPaid,
    RoundDealt,
    Seen,
    TargetGrew,
    Took,
)
from tapete.escoba.view import View
from tapete.naipes import BySeat, Card, Seat, put

Hands = BySeat[tuple[Card, ...] | int]


def fold(view: View, heard: Seen) -> View:
    """Return *view* after *heard*."""
    match heard:
        case RoundDealt():
            return _deal(view, heard)
        case Opened() | Took() | Claimed():
            return _take(view, heard)
        case Laid(seat, card, makes_fifteen):
            return replace(
                view,
                hands=_without(view.hands, seat, card),
                table=(*view.table, card),
                missed=card if makes_fifteen else None,
            )
        case MoreDealt(hands, stock):
            return replace(view, hands=hands, stock=stock)
        case Leftovers(_, _, piles):
            return replace(view, table=(), piles=piles)
        case PilesTurned(oros, sevens):
            return replace(view, oros=oros, sevens=sevens)
        case PointsPaid(counted, score):
            return replace(view, counted=(*view.counted, counted), score=score)
        case TargetGrew(target):
            return replace(view, target=target)
        case GameWon(side):
            return replace(view, winner=side)
        case PlayTurn(phase, to_act, hand, mano):
            return replace(view, phase=phase, to_act=to_act, hand=hand, mano=mano)
        case _:
            assert_never(heard)


def _deal(view: View, heard: RoundDealt) -> View:
    nothing = (0,) * len(view.score)
    return replace(
        view,
        hand=heard.hand,
        mano=heard.mano,
        hands=heard.hands,
        table=heard.table,
        stock=heard.stock,
        score=heard.score,
        piles=nothing,
        escobas=nothing,
        last_taker=None,
        missed=None,
        counted=(),
        oros=(),
        sevens=(),
    )


def _take(view: View, heard: Opened | Took | Claimed) -> View:
    hands = view.hands
    if isinstance(heard, Took):
        hands = _without(hands, heard.seat, heard.card)
    return replace(
        view,
        hands=hands,
        table=tuple(card for card in view.table if card not in heard.cards),
        piles=heard.piles,
        escobas=heard.escobas,
        last_taker=heard.seat,
        missed=None,
    )


def _without(hands: Hands, seat: Seat, card: Card) -> Hands:
    """Return *hands* after *card* left the hand of *seat*: the card, or one of the number."""
    hand = hands[seat]
    if isinstance(hand, int):
        return put(hands, seat, hand - 1)
    return put(hands, seat, tuple(other for other in hand if other is not card))
