"""What computers think a round of Escoba is agrees with the rules, word by word."""

from random import Random

import pytest

from tapete.bots.escoba.choices import choices
from tapete.bots.escoba.heap import KIND, count, each, heap, kinds, many
from tapete.bots.escoba.position import NOTHING, Play, Position, after, plays, points, swept
from tapete.bots.escoba.reading import read
from tapete.bots.escoba.takes import takes
from tapete.bots.escoba.tally import ESCOBA, TALLY, cards, escobas, oros, sevens, tally_of, velo
from tapete.escoba import ESCOBA as GAME
from tapete.escoba import State
from tapete.escoba.captures import bazas, value
from tapete.escoba.count import VELO
from tapete.escoba.rules import Rules
from tapete.escoba.stages import Playing
from tapete.escoba.words import Echa, Reclama
from tapete.naipes import CASA, PACK, Card, Seat, Suit, deal_out
from tests.bots.escoba.rounds import VARIANTS, Listened, moments, shuffled

ROUNDS = 4
"""How many rounds of each variant are compared: 3,400 positions in all."""


def rotated(row: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return *row* from its place *first* on."""
    return row[first:] + row[:first]


def position(state: State, own: Seat) -> Position:
    """Return the round of *state* as a computer at seat *own* thinks of it, all cards known."""
    assert isinstance(state.stage, Playing)
    players, sides = state.rules.players, state.rules.sides
    deals, stock = [], state.cards.stock
    while stock:
        hands, stock = deal_out(stock, 3, state.mano, players)
        deals.append(rotated(tuple(map(heap, hands)), own))
    tallies = tuple(
        tally_of(heap(pile)) + won * ESCOBA
        for pile, won in zip(state.cards.piles, state.escobas, strict=True)
    )
    missed, last = state.stage.missed, state.last_taker
    return Position(
        turn=(state.stage.seat - own) % players,
        hands=rotated(tuple(map(heap, state.cards.hands)), own),
        deals=tuple(deals),
        table=heap(state.cards.table),
        tallies=rotated(tallies, own % sides),
        last=None if last is None else (last - own) % sides,
        missed=KIND[missed.card] if missed else NOTHING,
    )


def play_of(text: str) -> tuple[int, int]:
    """Return the card that a word plays, if any, and what it takes, as heaps."""
    match GAME.read_action(text):
        case Echa(card, taken):
            return KIND[card], heap(taken)
        case Reclama(taken):
            return NOTHING, heap(taken)
        case word:
            raise AssertionError(f"expected a card or a claim, got {word}")


def said(state: State, seat: Seat) -> set[tuple[int, int]]:
    """Return all that *seat* may say, alike cards being one."""
    return {play_of(offer.word) for offer in state.legal(seat)}


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: str(GAME.write_rules(rules)))
def test_agrees_with_the_rules(rules: Rules) -> None:
    """The same plays are legal, they lead to the same positions, and the round pays the same."""
    chance = Random(f"position {rules}")
    for _ in range(ROUNDS):
        match = Listened(GAME.start(rules))
        match.deal(shuffled(chance))
        while CASA not in match.state.to_act and match.state.outcome is None:
            (seat,) = (seat for seat in match.may_speak if seat in match.state.to_act)
            own = chance.choice(range(rules.players))
            at = position(match.state, Seat(own))
            open_to = {(play.card, play.taken): play for play in plays(at, rules)}
            assert set(open_to) == said(match.state, seat)
            before = match.state.score
            word = chance.choice(match.state.legal(seat)).word
            match.say(seat, word)
            _compare(match.state, Seat(own), before, after(at, open_to[play_of(word)]))


def _compare(state: State, own: Seat, before: tuple[int, ...], expected: Position) -> None:
    if isinstance(state.stage, Playing):
        assert position(state, own) == expected
        return
    assert not any(expected.hands)
    paid = tuple(now - then for now, then in zip(state.score, before, strict=True))
    assert rotated(paid, own % state.rules.sides) == tuple(points(swept(expected), state.rules))


def test_claims_out_of_turn() -> None:
    """Whoever overlooked a baza is offered what it may claim, as plays."""
    found = 0
    for match in moments(Rules(), Random("claims"), 300):
        for seat in match.may_speak:
            seen = match.seen(seat)
            assert {(play.card, play.taken) for play in choices(seen, read(seen))} == said(
                match.state, seat
            )
            found += seat not in match.state.to_act
    assert found


def test_takes() -> None:
    """The sets that make 15 are those of the rules, alike cards being one."""
    chance = Random("takes")
    for _ in range(400):
        drawn = chance.sample(PACK, chance.randint(1, 11))
        table, some = tuple(drawn[1:]), drawn[0]
        expected: dict[int, int] = {}
        for taken in bazas(some, table):
            whole = len(taken) == len(table)
            expected[heap(taken)] = tally_of(heap(taken)) + whole * ESCOBA
        found = takes(heap(table))[value(some)]
        assert dict(found) == expected
        assert len(found) == len(expected)


@pytest.mark.parametrize("size", [0, 1, 4, 12, 40])
def test_heap(size: int) -> None:
    """A heap keeps what counts of its cards: how many, oros, sevens and the velo."""
    drawn: list[Card] = Random(size).sample(PACK, size)
    some = heap(drawn)
    assert count(some) == size
    assert sorted(each(some)) == sorted(KIND[card] for card in drawn)
    assert {kind: many(some, kind) for kind in kinds(some)} == {
        KIND[card]: sum(KIND[other] == KIND[card] for other in drawn) for card in drawn
    }
    tally = tally_of(some)
    assert cards(tally) == size
    assert oros(tally) == sum(card.suit is Suit.OROS for card in drawn)
    assert sevens(tally) == sum(card.number == 7 for card in drawn)
    assert velo(tally) == (VELO in drawn)
    assert escobas(tally) == 0
    assert tally == sum(TALLY[KIND[card]] for card in drawn)


def test_lays_a_baza_that_may_be_claimed() -> None:
    """A card that is laid and makes 15 may be claimed; one that makes nothing may not."""
    at = Position(0, (heap([Card("5c"), Card("1c")]), 0), (), heap([Card("12o")]), (0, 0), None, 0)
    five, ace = KIND[Card("5c")], KIND[Card("1c")]
    assert Play(five, NOTHING, 0, five) in plays(at, Rules())
    assert Play(ace, NOTHING, 0, NOTHING) in plays(at, Rules())
