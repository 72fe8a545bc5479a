"""From the deal to the cut: dealing, mus, throwing and refilling.

All 40 cards are in exactly one place at every moment (docs/rules/mus.md, sections 2 and 3). Each
function takes the state, appends what happened to *events* and returns the state after it.
"""

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from tapete.mus.events import (
    DealtOut,
    Event,
    ExchangedCards,
    ManoMoved,
    RefilledHands,
    Reshuffled,
    Said,
    ThrewCards,
)
from tapete.mus.lances import cut
from tapete.mus.stages import Cards, Dealing, Refilling, Talking, Throwing
from tapete.mus.words import Action, Baraja, Corto, Descarto, Mus, Reparte
from tapete.naipes import (
    PACK,
    BySeat,
    Card,
    IllegalAction,
    Seat,
    check_hands,
    check_once,
    check_shuffle,
    deal_out,
    put,
    seats_from,
)

if TYPE_CHECKING:
    from tapete.mus.state import State

HAND = 4
"""Cards in a hand."""


def deal(state: "State", stage: Dealing, word: Action, events: list[Event]) -> "State":
    """Return the state after the house deals: four cards each, one at a time, mano first."""
    players = state.rules.players
    match word:
        case Baraja(order):
            check_shuffle(order, PACK)
            hands, stock = deal_out(order, HAND, state.mano, players)
            cards = Cards(hands, stock, ())
        case Reparte(dealt, top):
            check_hands(dealt, HAND, players)
            named = sum(dealt, top)
            check_once(named)
            rest = tuple(card for card in PACK if card not in named)
            cards = Cards(dealt, top + rest, ())
        case _:
            raise IllegalAction(f"expected casa baraja or casa reparte, got {word}")
    events.append(DealtOut(state.hand, state.mano, cards.hands, len(cards.stock), stage.score))
    state = replace(
        state,
        score=stage.score,
        cards=cards,
        lances=(),
        counted=(),
        thrown=(0,) * players,
        handed_out=state.handed_out + 1,
    )
    return _talk(state, corrido=_is_corrido(state, stage))


def _is_corrido(state: "State", stage: Dealing) -> bool:
    """Return whether the first to cut in this hand becomes its mano."""
    match state.rules.mus_corrido:
        case "off":
            return False
        case "match":
            return state.hand == 1
        case "juego":
            return stage.opens_juego
        case _:
            assert_never(state.rules.mus_corrido)


def _talk(state: "State", *, corrido: bool) -> "State":
    """Return the state in which mus is asked, from mano on."""
    players = state.rules.players
    queue = seats_from(state.mano, players)
    return replace(state, stage=Talking(queue, corrido), said=(None,) * players)


def talk(state: "State", stage: Talking, word: Action, events: list[Event]) -> "State":
    """Return the state after the seat that is to speak says mus or corto."""
    cutter, rest = stage.queue[0], stage.queue[1:]
    if not isinstance(word, Mus | Corto):
        raise IllegalAction(f"seat {cutter} may say mus, corto; got {word}")
    events.append(Said(cutter, word))
    state = replace(state, said=put(state.said, cutter, word))
    match word:
        case Corto():
            if stage.corrido and cutter != state.mano:
                # Mus corrido: the first who cuts becomes mano of the hand.
                state = _move_mano(state, cutter, events)
            return cut(state, events)
        case Mus() if rest:
            return replace(state, stage=Talking(rest, stage.corrido))
        case Mus():
            thrown: BySeat[tuple[Card, ...]] = ((),) * state.rules.players
            return replace(state, stage=Throwing(thrown, stage.corrido))
        case _:
            assert_never(word)


def _move_mano(state: "State", mano: Seat, events: list[Event]) -> "State":
    events.append(ManoMoved(mano))
    return replace(state, mano=mano)


def throw(
    state: "State", stage: Throwing, seat: Seat, word: Action, events: list[Event]
) -> "State":
    """Return the state after *seat* chose what to throw; the last choice starts the exchange."""
    if not isinstance(word, Descarto) or not 1 <= len(word.cards) <= HAND:
        raise IllegalAction(f"seat {seat} may say descarto 1..{HAND}; got {word}")
    for card in word.cards:
        if card not in state.cards.hands[seat]:
            raise IllegalAction(f"seat {seat} throws cards of its own hand, not {card}")
    if len(set(word.cards)) < len(word.cards):
        raise IllegalAction(f"seat {seat} throws each card once; got {word}")
    events.append(ThrewCards(seat, word.cards))
    thrown = put(stage.thrown, seat, word.cards)
    if not all(thrown):
        return replace(state, stage=Throwing(thrown, stage.corrido))
    return _exchange(state, thrown, stage.corrido, events)


def _exchange(
    state: "State", thrown: BySeat[tuple[Card, ...]], corrido: bool, events: list[Event]
) -> "State":
    players = state.rules.players
    hands = tuple(
        tuple(card for card in hand if card not in gone)
        for hand, gone in zip(state.cards.hands, thrown, strict=True)
    )
    speaking = seats_from(state.mano, players)
    discards = sum([thrown[seat] for seat in speaking], state.cards.discards)
    counts = tuple(map(len, thrown))
    events.append(ExchangedCards(counts, hands, len(discards)))
    state = replace(state, cards=Cards(hands, state.cards.stock, discards), thrown=counts)
    if corrido:
        # Mus corrido: after an exchange mano moves on; the new mano receives and speaks first.
        state = _move_mano(state, seats_from(state.mano, players)[1], events)
    order = seats_from(state.mano, players)
    if counts == (HAND,) * players:
        queue = order * HAND  # if all threw everything, one card at a time
    else:
        queue = tuple(seat for seat in order for _ in range(counts[seat]))
    return _refill(state, Refilling(queue, thrown, corrido), events)


def _refill(state: "State", stage: Refilling, events: list[Event]) -> "State":
    """Return the state after the stock has given what it can to those who are owed cards."""
    given = min(len(stage.queue), len(state.cards.stock))
    hands = state.cards.hands
    for seat, card in zip(stage.queue, state.cards.stock[:given], strict=False):
        hands = put(hands, seat, (*hands[seat], card))
    cards = Cards(hands, state.cards.stock[given:], state.cards.discards)
    events.append(RefilledHands(hands, len(cards.stock)))
    state = replace(state, cards=cards, handed_out=state.handed_out + 1)
    if given == len(stage.queue):
        return _talk(state, corrido=stage.corrido)
    return replace(state, stage=Refilling(stage.queue[given:], stage.thrown, stage.corrido))


def to_reshuffle(state: "State", stage: Refilling) -> tuple[Card, ...]:
    """Return the discards that go back into the stock, in pack order.

    Fournier: if only one player still lacks cards, what he threw in this exchange stays out.
    """
    kept: tuple[Card, ...] = ()
    if state.rules.exhaust == "exclude_own" and len(set(stage.queue)) == 1:
        kept = stage.thrown[stage.queue[0]]
    return tuple(sorted(card for card in state.cards.discards if card not in kept))


def reshuffle(state: "State", stage: Refilling, word: Action, events: list[Event]) -> "State":
    """Return the state after the house has shuffled the discards back in; the refill goes on."""
    if not isinstance(word, Baraja):
        raise IllegalAction(f"expected casa baraja, got {word}")
    check_shuffle(word.cards, to_reshuffle(state, stage))
    discards = tuple(card for card in state.cards.discards if card not in word.cards)
    events.append(Reshuffled(len(word.cards), len(discards)))
    state = replace(state, cards=Cards(state.cards.hands, word.cards, discards))
    return _refill(state, stage, events)
