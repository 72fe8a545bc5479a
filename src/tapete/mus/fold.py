"""A view after what was heard: the old view and the events a seat saw give its new view.

No rules here: every event says what it changes. That this gives what ``State.view_for`` gives is a
law, held by tests/contract.

Long: ``fold`` has one case for each event.
"""

from typing import assert_never

from msgspec.structs import replace

from tapete.mus.events import (
    Dealt,
    Exchanged,
    JuegoWon,
    LanceClosed,
    LanceOpened,
    ManoMoved,
    MatchWon,
    Paid,
    Refilled,
    Reshuffled,
    Said,
    Seen,
    Shown,
    Threw,
    Turn,
)
from tapete.mus.phases import Phase
from tapete.mus.view import LanceView, View, won_by
from tapete.naipes import put


def fold(view: View, heard: Seen) -> View:
    """Return *view* after *heard*."""
    match heard:
        case Dealt():
            return _deal(view, heard)
        case Said(seat, word, bet):
            return replace(view, said=put(view.said, seat, word), bet=bet)
        case ManoMoved(mano):
            return replace(view, mano=mano)
        case Threw(seat, cards):
            return replace(view, throwing=cards) if seat == view.seat else view
        case Exchanged(thrown, hands, discarded):
            return replace(view, thrown=thrown, hands=hands, discarded=discarded, throwing=())
        case Refilled(hands, stock):
            return replace(view, hands=hands, stock=stock)
        case Reshuffled(stock, discarded):
            return replace(view, stock=stock, discarded=discarded)
        case LanceOpened(lance, speakers, bet):
            said = view.said if bet is None else _nothing(view)
            lances = (*view.lances, LanceView(lance, speakers))
            return replace(view, lances=lances, bet=bet, said=said)
        case LanceClosed():
            return _close(view, heard)
        case Paid(counted, score):
            return replace(view, counted=(*view.counted, counted), score=score)
        case Shown(hands, winners):
            return replace(view, hands=hands, lances=won_by(view.lances, winners))
        case JuegoWon(_, juegos, vacas):
            return replace(view, juegos=juegos, vacas=vacas)
        case MatchWon(side):
            return replace(view, winner=side)
        case Turn(phase, to_act, hand, mano):
            asks_mus = phase is Phase.MUS and view.phase is not Phase.MUS
            said = _nothing(view) if asks_mus else view.said
            return replace(view, phase=phase, to_act=to_act, hand=hand, mano=mano, said=said)
        case _:
            assert_never(heard)


def _nothing(view: View) -> tuple[None, ...]:
    return (None,) * len(view.hands)


def _deal(view: View, heard: Dealt) -> View:
    return replace(
        view,
        hand=heard.hand,
        mano=heard.mano,
        hands=heard.hands,
        stock=heard.stock,
        score=heard.score,
        discarded=0,
        lances=(),
        counted=(),
        thrown=(0,) * len(view.hands),
        said=_nothing(view),
    )


def _close(view: View, heard: LanceClosed) -> View:
    closed = LanceView(
        heard.lance, view.lances[-1].speakers, heard.how, heard.stake, heard.side, heard.winner
    )
    return replace(view, lances=(*view.lances[:-1], closed), bet=None)
