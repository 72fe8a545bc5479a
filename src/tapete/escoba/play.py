"""One round of Escoba from the deal to the count.

The one law: all 40 cards are in exactly one place, and what lies on the table at the end leaves 10
when divided by 15. Each function takes the state, appends what happened to *events* and returns the
state after it.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tapete.escoba.captures import QUINCE, makes_fifteen, opening, total
from tapete.escoba.count import grown, in_piles, leaders, match_winner, payments
from tapete.escoba.events import (
    Claimed,
    Event,
    GameWon,
    Laid,
    Leftovers,
    MoreDealtOut,
    Opened,
    PilesTurned,
    PointsPaid,
    RoundDealtOut,
    TargetGrew,
    Took,
)
from tapete.escoba.stages import Cards, Dealing, Missed, Over, Playing
from tapete.escoba.view import Item
from tapete.escoba.words import Action, Baraja, Echa, Reclama, Reparte
from tapete.naipes import (
    CASA,
    PACK,
    Actor,
    Card,
    IllegalAction,
    Seat,
    called,
    check_hands,
    check_once,
    check_shuffle,
    deal_out,
    not_waited_for,
    put,
    seats_from,
)

if TYPE_CHECKING:
    from tapete.escoba.state import State

HAND: Final = 3
"""Cards in a hand."""

TABLE: Final = 4
"""Cards laid face up at the start of a round."""


def deal(state: "State", word: Action, events: list[Event]) -> "State":
    """Return the state after the house deals: three cards each, four to the table."""
    cards = _dealt(state, word)
    nothing = (0,) * state.rules.sides
    events.append(
        RoundDealtOut(
            state.hand, state.mano, cards.hands, cards.table, len(cards.stock), state.score
        )
    )
    state = replace(
        state,
        cards=cards,
        stage=Playing(state.mano),
        escobas=nothing,
        bazas=nothing,
        last_taker=None,
        counted=(),
        oros=(),
        sevens=(),
    )
    return _open(state, events)


def _dealt(state: "State", word: Action) -> Cards:
    """Return where the cards are after the house's *word*."""
    players, sides = state.rules.players, state.rules.sides
    piles: tuple[tuple[Card, ...], ...] = ((),) * sides
    match word:
        case Baraja(order):
            check_shuffle(order, PACK)
            hands, rest = deal_out(order, HAND, state.mano, players)
            return Cards(hands, rest[:TABLE], rest[TABLE:], piles)
        case Reparte(dealt, table, top):
            check_hands(dealt, HAND, players)
            if len(table) != TABLE:
                raise IllegalAction(f"expected {TABLE} cards on the table, got {len(table)}")
            named = sum((*dealt, table), top)
            check_once(named)
            rest = tuple(card for card in PACK if card not in named)
            return Cards(dealt, table, top + rest, piles)
        case _:
            raise IllegalAction(f"expected casa baraja or casa reparte, got {word}")


def _open(state: "State", events: list[Event]) -> "State":
    """Return the state after the dealer took the four table cards, if they make 15 or 15 and 15."""
    escobas = opening(state.cards.table) if state.rules.opening == "dealer" else 0
    if not escobas:
        return state
    dealer = seats_from(state.mano, state.rules.players)[-1]
    taken = state.cards.table
    state = _take(state, dealer, taken, escobas)
    piles = state.pile_sizes
    events.append(Opened(dealer, taken, piles, state.escobas))
    return state


def _take(state: "State", seat: Seat, taken: tuple[Card, ...], escobas: int) -> "State":
    """Return the state after *seat* moved *taken* to its side's pile: a baza."""
    side = state.side_of(seat).index
    cards = state.cards
    table = tuple(card for card in cards.table if card not in taken)
    hands = put(cards.hands, seat, tuple(card for card in cards.hands[seat] if card not in taken))
    piles = put(cards.piles, side, cards.piles[side] + taken)
    return replace(
        state,
        cards=Cards(hands, table, cards.stock, piles),
        escobas=put(state.escobas, side, state.escobas[side] + escobas),
        bazas=put(state.bazas, side, state.bazas[side] + 1),
        last_taker=seat,
    )


def say(state: "State", stage: Playing, actor: Actor, word: Action, events: list[Event]) -> "State":
    """Return the state after *actor* plays a card or claims a missed baza."""
    match word:
        case Echa() if actor == stage.seat:
            state, missed = _play(state, stage.seat, word, events)
            return _go_on(state, stage.seat, missed, events)
        case Reclama(cards) if actor is not CASA:
            return _claim(state, stage, actor, cards, events)
        case Echa() | Reclama():
            raise not_waited_for(state.to_act, actor)
        case _:
            raise IllegalAction(f"expected a card of {called(stage.seat)}, got {word}")


def _play(
    state: "State", seat: Seat, word: Echa, events: list[Event]
) -> tuple["State", Missed | None]:
    cards = state.cards
    if word.card not in cards.hands[seat]:
        held = " ".join(map(str, cards.hands[seat]))
        raise IllegalAction(f"expected a card that seat {seat} holds ({held}), got {word.card}")
    if not word.lleva:
        return _lay(state, seat, word.card, events)
    _check_fifteen(state, (word.card, *word.lleva), word.lleva)
    escoba = len(word.lleva) == len(cards.table)
    state = _take(state, seat, (word.card, *word.lleva), int(escoba))
    events.append(Took(seat, word.card, word.lleva, state.pile_sizes, state.escobas, escoba=escoba))
    return state, None


def _check_fifteen(
    state: "State", together: tuple[Card, ...], from_table: tuple[Card, ...]
) -> None:
    """Raise IllegalAction unless *together* makes 15 and *from_table* lies on the table."""
    for card in from_table:
        if card not in state.cards.table:
            table = " ".join(map(str, state.cards.table)) or "nothing"
            raise IllegalAction(f"expected cards of the table ({table}), got {card}")
    check_once(from_table)
    if total(together) != QUINCE:
        named = " + ".join(map(str, together))
        raise IllegalAction(f"expected cards that make {QUINCE}, got {named} = {total(together)}")


def _lay(
    state: "State", seat: Seat, card: Card, events: list[Event]
) -> tuple["State", Missed | None]:
    cards = state.cards
    takes = makes_fifteen(card, cards.table)
    if takes and state.rules.capture == "mandatory":
        raise IllegalAction(f"expected a take: {card} makes {QUINCE} and must; got echa {card}")
    hand = tuple(other for other in cards.hands[seat] if other is not card)
    hands = put(cards.hands, seat, hand)
    state = replace(state, cards=Cards(hands, (*cards.table, card), cards.stock, cards.piles))
    # a claim survives a new deal of three, not the last card of the round
    missed = takes and state.rules.missed_baza == "on" and not _is_played_out(state)
    events.append(Laid(seat, card, missed=missed))
    return state, Missed(card, seat) if missed else None


def _claim(
    state: "State", stage: Playing, seat: Seat, cards: tuple[Card, ...], events: list[Event]
) -> "State":
    claimed = Reclama(cards)
    if stage.missed is None:
        raise IllegalAction(f"expected a card: no baza was missed, got {claimed}")
    if seat not in (stage.missed.overlooker, stage.seat):
        may = f"seat {stage.missed.overlooker}, who missed it, or seat {stage.seat}, who plays next"
        raise IllegalAction(f"expected a claim of {may}, got one of seat {seat}")
    if stage.missed.card not in cards:
        raise IllegalAction(f"expected a baza with {stage.missed.card}, just left, got {claimed}")
    _check_fifteen(state, cards, cards)
    escoba = len(cards) == len(state.cards.table)
    state = replace(_take(state, seat, cards, int(escoba)), stage=Playing(stage.seat))
    events.append(Claimed(seat, cards, state.pile_sizes, state.escobas, escoba=escoba))
    return state


def _go_on(state: "State", seat: Seat, missed: Missed | None, events: list[Event]) -> "State":
    """Return the state in which the seat after *seat* plays; three more cards if all are out."""
    players = state.rules.players
    if _is_played_out(state):
        return _end_round(state, events)
    if not any(state.cards.hands):
        hands, stock = deal_out(state.cards.stock, HAND, state.mano, players)
        cards = state.cards
        state = replace(state, cards=Cards(hands, cards.table, stock, cards.piles))
        events.append(MoreDealtOut(hands, len(stock), ultimas=not stock))
    return replace(state, stage=Playing(seats_from(seat, players)[1], missed))


def _is_played_out(state: "State") -> bool:
    return not any(state.cards.hands) and not state.cards.stock


def _end_round(state: "State", events: list[Event]) -> "State":
    state = sweep(state, events)
    piles = state.cards.piles
    oros, sevens = in_piles(Item.OROS, piles), in_piles(Item.SEVENS, piles)
    events.append(PilesTurned(oros, sevens))
    state = replace(state, oros=oros, sevens=sevens)
    for payment in payments(state.rules, state.cards.piles, state.escobas):
        side = payment.side.index
        score = put(state.score, side, state.score[side] + payment.points)
        events.append(PointsPaid(payment, score))
        state = replace(state, score=score, counted=(*state.counted, payment))
    winner = match_winner(state.rules, state.score, state.target, state.bazas, state.cards.piles)
    if winner is not None:
        events.append(GameWon(winner))
        return replace(state, stage=Over(winner))
    state = _grow_target(state, events)
    mano = seats_from(state.mano, state.rules.players)[1]
    return replace(state, stage=Dealing(), hand=state.hand + 1, mano=mano)


def sweep(state: "State", events: list[Event]) -> "State":
    """Return the state after the last taker took what lies on the table; not a baza."""
    cards = state.cards
    # 220 in all is 14 x 15 + 10, and every baza takes 15 or 30.
    assert total(cards.table) % QUINCE == 10, "what is left leaves 10 when divided by 15"
    taker = state.last_taker
    if taker is None:
        return state
    side = state.side_of(taker).index
    piles = put(cards.piles, side, cards.piles[side] + cards.table)
    state = replace(state, cards=Cards(cards.hands, (), cards.stock, piles))
    events.append(Leftovers(taker, cards.table, state.pile_sizes))
    return state


def _grow_target(state: "State", events: list[Event]) -> "State":
    if state.rules.match_tie != "extend" or not leaders(state.score, state.target):
        return state
    target = grown(state.target, max(state.score))
    events.append(TargetGrew(target))
    return replace(state, target=target)
