"""From the cut to the end of the hand: the lances one after another, the count, juego and match.

Each function takes the state, appends what happened to *events* and returns the state after it.
"""

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from msgspec.structs import replace

from tapete.mus.betting import Betting, Closed, open_betting
from tapete.mus.count import (
    first_at_target,
    pay,
    payments,
    precedence,
    side_of,
    winner,
)
from tapete.mus.events import (
    Event,
    JuegoWon,
    LanceClosed,
    LanceOpened,
    MatchWon,
    Paid,
    Said,
    Shown,
)
from tapete.mus.hand import Worth, worth
from tapete.mus.phases import Counted, How, Kind, Lance
from tapete.mus.stages import Dealing, Over, Playing
from tapete.mus.view import LanceView, won_by
from tapete.mus.words import Action, Bet
from tapete.naipes import BySeat, IllegalAction, Seat, Side, put, seats_from

if TYPE_CHECKING:
    from tapete.mus.state import State

Worths: TypeAlias = BySeat[Worth]

NEXT: Final = {Lance.GRANDE: Lance.CHICA, Lance.CHICA: Lance.PARES, Lance.PARES: Lance.JUEGO}
"""The lance after each; after a juego that nobody has comes punto."""


def cut(state: "State", events: list[Event]) -> "State":
    """Return the state after mus was cut: grande opens, with mano."""
    kings, real31 = state.rules.kings, state.rules.real31
    worths = tuple([worth(hand, kings, real31) for hand in state.cards.hands])
    return _open(state, worths, Lance.GRANDE, events)


def _open(state: "State", worths: Worths, lance: Lance, events: list[Event]) -> "State":
    """Return the state in which *lance* is bet on, or the one after it if nobody may bet."""
    speakers = _speakers(state, worths, lance)
    if len({seat % 2 for seat in speakers}) == 2:
        betting = open_betting(state.rules, speakers)
        events.append(LanceOpened(lance, speakers, betting.view))
        said = (None,) * state.rules.players
        return replace(state, stage=Playing(lance, speakers, betting, worths), said=said)
    events.append(LanceOpened(lance, speakers))
    if not speakers:
        return _close(state, worths, LanceView(lance, (), How.NOBODY), events)
    side = side_of(speakers[0])
    return _close(state, worths, LanceView(lance, speakers, How.UNOPPOSED, side=side), events)


def _speakers(state: "State", worths: Worths, lance: Lance) -> tuple[Seat, ...]:
    """Return who plays *lance*: all, or those who declare that they hold, from mano on."""
    order = seats_from(state.mano, state.rules.players)
    match lance:
        case Lance.PARES:
            return tuple(seat for seat in order if worths[seat].has_pares)
        case Lance.JUEGO:
            return tuple(seat for seat in order if worths[seat].has_juego)
        case _:
            return order


def bet(state: "State", stage: Playing, word: Action, events: list[Event]) -> "State":
    """Return the state after the seat that is to speak says *word* in the lance."""
    if not isinstance(word, Bet):
        offers = ", ".join(map(str, stage.betting.offers))
        raise IllegalAction(f"seat {stage.betting.queue[0]} may say {offers}; got {word}")
    seat, said = stage.betting.queue[0], stage.betting.read(word)
    state = replace(state, said=put(state.said, seat, said))
    after = stage.betting.say(said)
    match after:
        case Betting() as betting:
            events.append(Said(seat, said, betting.view))
            return replace(state, stage=Playing(stage.lance, stage.speakers, betting, stage.worths))
        case Closed(how, stake, bettor):
            events.append(Said(seat, said))
            side = None if bettor is None else side_of(bettor)
            lance = LanceView(stage.lance, stage.speakers, how, stake, side, winner=bettor)
            return _close(state, stage.worths, lance, events)
        case _:
            assert_never(after)


def _close(state: "State", worths: Worths, lance: LanceView, events: list[Event]) -> "State":
    closed = LanceClosed(lance.lance, lance.how, lance.stake, lance.side, lance.winner)
    events.append(closed)
    state = replace(state, lances=(*state.lances, lance))
    if lance.how is How.ORDAGO:
        return _showdown(state, worths, events)
    if lance.how is How.DEJE:
        assert lance.side is not None, "a deje belongs to the side that bet"
        state = _pay(state, Counted(lance.lance, Kind.DEJE, lance.side, lance.stake), events)
        if state.rules.early_win == "immediate" and _stands_at_target(state, lance.side):
            state = _show(state, worths, events)
            return _win_juego(state, lance.side, events)
    if lance.how is How.NOBODY and lance.lance is Lance.JUEGO:
        return _open(state, worths, Lance.PUNTO, events)
    if lance.lance in NEXT:
        return _open(state, worths, NEXT[lance.lance], events)
    return _count(state, worths, events)


def _pay(state: "State", counted: Counted, events: list[Event]) -> "State":
    score = pay(state.score, counted)
    events.append(Paid(counted, score))
    return replace(state, score=score, counted=(*state.counted, counted))


def _stands_at_target(state: "State", side: Side) -> bool:
    return state.score[side.index] >= state.rules.target


def _show(state: "State", worths: Worths, events: list[Event]) -> "State":
    """Return the state after all hands are shown, and with them who wins each lance."""
    order = precedence(state.rules, state.mano)
    winners = tuple(winner(lance, order, worths) for lance in state.lances)
    events.append(Shown(state.cards.hands, winners))
    return replace(state, lances=won_by(state.lances, winners))


def _showdown(state: "State", worths: Worths, events: list[Event]) -> "State":
    """An accepted ordago: this lance alone decides the juego, every other open stake is void."""
    state = _show(state, worths, events)
    lance = state.lances[-1]
    assert lance.winner is not None, "both sides play a lance that is bet on"
    side = side_of(lance.winner)
    state = _pay(state, Counted(lance.lance, Kind.ORDAGO, side, None), events)
    return _win_juego(state, side, events)


def _count(state: "State", worths: Worths, events: list[Event]) -> "State":
    state = _show(state, worths, events)
    if state.rules.early_win == "after_lances":
        side = first_at_target(state.score, state.counted, state.rules.target)
        if side is not None:
            return _win_juego(state, side, events)
    for payment in payments(state.rules, state.lances, worths):
        state = _pay(state, payment, events)
        if _stands_at_target(state, payment.side):
            return _win_juego(state, payment.side, events)
    return _next_hand(state, Dealing(state.score, opens_juego=False))


def _win_juego(state: "State", side: Side, events: list[Event]) -> "State":
    """Return the state after *side* won the juego, and with it perhaps a vaca and the match."""
    juegos, vacas = state.juegos, state.vacas
    juegos = put(juegos, side.index, juegos[side.index] + 1)
    if juegos[side.index] == state.rules.juegos:
        juegos, vacas = (0, 0), put(vacas, side.index, vacas[side.index] + 1)
    events.append(JuegoWon(side, juegos, vacas))
    state = replace(state, juegos=juegos, vacas=vacas)
    if vacas[side.index] == state.rules.vacas:
        events.append(MatchWon(side))
        return replace(state, stage=Over(side))
    return _next_hand(state, Dealing((0, 0), opens_juego=True))


def _next_hand(state: "State", stage: Dealing) -> "State":
    mano = seats_from(state.mano, state.rules.players)[1]
    return replace(state, stage=stage, hand=state.hand + 1, mano=mano)
