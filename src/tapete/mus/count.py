"""The count at the end of a hand: which side wins each lance, and what it is paid, in order.

Dejes were paid as they happened; here come the stakes and the premiums (docs/rules/mus.md,
section 6). Counting stops at the target; that is for whoever takes the payments.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from tapete.mus.hand import Worth
from tapete.mus.phases import Counted, How, Kind, Lance
from tapete.mus.rules import Rules
from tapete.mus.view import LanceView
from tapete.naipes import SIDES, BySeat, BySide, Seat, Side, put, seats_from


def side_of(seat: Seat) -> Side:
    """Return A for even seats, B for odd."""
    return SIDES[seat % 2]


def precedence(rules: Rules, mano: Seat) -> tuple[Seat, ...]:
    """Return the seats in the order in which they win ties."""
    speaking = seats_from(mano, rules.players)
    if rules.tie_break == "dealer":
        return (speaking[-1], *speaking[:-1])
    return speaking


def best(lance: Lance, among: Iterable[Seat], worths: BySeat[Worth]) -> Seat:
    """Return who has the best hand in *lance*; of equals the first *among* them."""
    return max(among, key=lambda seat: worths[seat].key(lance))


def winner(lance: LanceView, order: tuple[Seat, ...], worths: BySeat[Worth]) -> Seat | None:
    """Return who wins *lance* for its side, None if nobody holds; *order* wins ties."""
    match lance.how:
        case How.NOBODY:
            return None
        case How.DEJE:  # a side that refused lost, even with better cards
            return lance.winner
        case How.PASO | How.QUIERO | How.ORDAGO | How.UNOPPOSED:
            return best(lance.lance, [seat for seat in order if seat in lance.speakers], worths)
        case How.OPEN:  # pragma: no cover  # a bug if it comes here
            raise AssertionError("a lance is counted when it is closed")
        case _:
            assert_never(lance.how)


def payments(rules: Rules, lances: Iterable[LanceView], worths: BySeat[Worth]) -> Iterator[Counted]:
    """Yield what the count pays, in the order of the lances, the stake before the premium."""
    for lance in lances:
        if lance.winner is None:
            continue
        side = side_of(lance.winner)
        if lance.how is How.QUIERO:
            yield Counted(lance.lance, Kind.ENVITE, side, lance.stake)
        prima = _prima(rules, lance, side, worths)
        if prima is not None:
            yield prima


def _prima(rules: Rules, lance: LanceView, side: Side, worths: BySeat[Worth]) -> Counted | None:
    own = [worths[seat] for seat in lance.speakers if side_of(seat) is side]
    match lance.lance:
        case Lance.GRANDE | Lance.CHICA:
            if lance.how is How.PASO:
                return Counted(lance.lance, Kind.PASO, side, 1)
            return None
        case Lance.PARES:
            return Counted(lance.lance, Kind.PRIMA, side, sum(hand.pares_prima for hand in own))
        case Lance.JUEGO:
            return Counted(lance.lance, Kind.PRIMA, side, sum(hand.juego_prima for hand in own))
        case Lance.PUNTO:
            if rules.punto_premium == "unbet" and lance.how is not How.PASO:
                return None
            return Counted(lance.lance, Kind.PRIMA, side, 1)
        case _:
            assert_never(lance.lance)


def pay(score: BySide[int], counted: Counted) -> BySide[int]:
    """Return *score* after the payment; an ordago pays no stones."""
    side = counted.side.index
    return put(score, side, score[side] + (counted.points or 0))


def first_at_target(score: BySide[int], counted: Iterable[Counted], target: int) -> Side | None:
    """Return the side that came to *target* first while *counted* was paid, leading to *score*."""
    paid = list(counted)
    for payment in paid:
        side = payment.side.index
        score = put(score, side, score[side] - (payment.points or 0))
    for payment in paid:
        score = pay(score, payment)
        if score[payment.side.index] >= target:
            return payment.side
    return None
