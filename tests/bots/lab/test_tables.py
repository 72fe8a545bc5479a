"""What was learned is played as the lab played it: the same table says the same word."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tapete.bots import Seen
from tapete.bots.lab.archive import digest, from_table, shipped, to_bytes
from tapete.bots.lab.hand import desk
from tapete.bots.lab.policy import SURE, Policy, cast
from tapete.bots.mus.reading import read
from tapete.bots.mus.table_player import WON, table_player
from tapete.bots.mus.tables import read_table, table
from tapete.mus import MUS, State
from tapete.mus.events import Seen as Heard
from tapete.mus.hand import DECKS
from tapete.mus.phases import Lance
from tapete.mus.words import Action, Descarto, Quiero, read_action
from tapete.naipes import CASA, Seat
from tests.bots.lab.policies import random_policy
from tests.bots.lab.test_engine import orders, played, words

HANDS = 150


def certain(policy: Policy) -> Policy:
    """Return *policy* with chance taken out of it: each word always, or never."""
    says = np.where(policy.says > SURE // 2, SURE, 0).astype(np.uint8)
    cuts = np.where(policy.cuts > SURE // 2, SURE, 0).astype(np.uint8)
    return replace(policy, says=says, cuts=cuts)


def told(state: State, seat: Seat, heard: list[Heard]) -> Seen:
    """Return what a player at *seat* is told, with what it heard of this hand."""
    return Seen(state.rules, seat, state.view_for(seat), state.legal(seat), tuple(heard))


def like(word: Action) -> object:
    """Return *word* with suits left out."""
    if isinstance(word, Descarto):
        return sorted(DECKS[8].rank[card.number] for card in word.cards)
    return word


def is_sure(seen: Seen) -> bool:
    """Return whether an ordago is to be answered with a lance that is won, whatever is learned."""
    ordago = seen.view.bet is not None and seen.view.bet.ordago
    return ordago and read(seen).chance(Lance(seen.view.phase.value)) >= WON


@pytest.mark.parametrize("name", ["h", "t1", "t2", "fuerte", "experto", "random"])
def test_same_words(name: str) -> None:
    """At every turn of random hands the player says what the lab's table said."""
    policy = certain(random_policy(5) if name == "random" else shipped(name))
    kept = read_table(to_bytes(policy))
    player = table_player(lambda: kept)
    partner = random_policy(11, cuts=0.3)
    work = desk()
    work.tracing[0] = 1
    seats = cast([policy, partner, policy, partner])
    asked = 0
    for hand in range(HANDS):
        state, _, _ = played(hand, seats, work)
        stocks = orders(work)
        heard: list[list[Heard]] = [[], [], [], []]
        for seat, word in words(work):
            while state.to_act == (CASA,):
                state, events = state.apply(CASA, next(stocks))
                for other in range(4):
                    heard[other] += [MUS.seen_by(event, Seat(other)) for event in events]
            if seat % 2 == 0:
                seen = told(state, seat, heard[seat])
                said = read_action(player(seen, Random(0)))
                assert like(said) == like(word) or (is_sure(seen) and said == Quiero())
                asked += 1
            state, events = state.apply(seat, word)
            for other in range(4):
                heard[other] += [MUS.seen_by(event, Seat(other)) for event in events]
    assert asked > 5 * HANDS


@pytest.mark.parametrize("name", ["h", "experto"])
def test_read_and_written(name: str) -> None:
    """A table that is written and read again is the same table."""
    policy = from_table(table(name))
    assert digest(from_table(read_table(to_bytes(policy)))) == digest(policy)
