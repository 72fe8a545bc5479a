"""A computer knows what a person in its seat would know, and nothing else."""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from tapete.bots import LEVELS, Seen, answer, ask, sign
from tapete.mus import State
from tapete.mus.hand import Worth, worth
from tapete.mus.rules import PRESETS, Players
from tapete.naipes import Seat
from tapete.table.room_view import Question
from tests.bots.players import NORMAL, NOVATO, seen_by, turns

HANDS = 2
"""Hands of each match that are looked at."""


def with_other_cards(state: State, seat: Seat, chance: Random) -> State | None:
    """Return *state* with all cards that *seat* cannot see dealt anew, None if that shows.

    What has been declared must stay true, or the seat would hear of the change.
    """
    hidden = [
        card for other, hand in enumerate(state.cards.hands) if other != seat for card in hand
    ]
    hidden += state.cards.stock
    for _ in range(200):
        chance.shuffle(hidden)
        left = iter(hidden)
        hands = tuple(
            hand if other == seat else tuple(next(left) for _ in hand)
            for other, hand in enumerate(state.cards.hands)
        )
        cards = replace(state.cards, hands=hands, stock=tuple(left))
        changed = replace(state, cards=cards)
        if changed.view_for(seat) == state.view_for(seat) and declared(changed) == declared(state):
            return changed
    return None


def declared(state: State) -> list[tuple[bool, bool]]:
    """Return who has pares and who has juego, as far as anybody has been asked."""
    asked = {lance.lance.value for lance in state.view_for(None).lances}
    return [
        ("pares" in asked and worth.has_pares, "juego" in asked and worth.has_juego)
        for worth in worths(state)
    ]


def worths(state: State) -> list[Worth]:
    """Return what all hands are worth."""
    return [worth(hand, state.rules.kings, state.rules.real31) for hand in state.cards.hands]


@pytest.mark.parametrize("players", [2, 4, 6, 8])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS["mus"])
def test_hidden_cards_change_nothing(level: str, preset: str, players: Players) -> None:
    """Other cards in others' hands and in the stock: the same is seen, legal and said."""
    senas = "all" if players == 2 else PRESETS[preset].senas
    rules = replace(PRESETS[preset], players=players, senas=senas)
    chance = Random(f"{level} {preset} {players}")
    looked = 0
    for state, seat, _ in turns(rules, (NOVATO, NORMAL), 0, lambda pack: Random(pack), chance):
        if state.hand > HANDS:
            break
        if len(state.to_act) > 1:
            continue  # what others throw is still in their hands
        other = with_other_cards(state, seat, chance)
        if other is None:
            continue
        looked += 1
        told, retold = seen_by(state, seat), seen_by(other, seat)
        assert other.cards.hands != state.cards.hands
        assert told == retold
        player = LEVELS["mus"][level]
        assert player(told, Random(looked)) == player(retold, Random(looked))
        assert besides(level, told, looked) == besides(level, retold, looked)
    assert looked >= 3


def besides(level: str, seen: Seen, number: int) -> tuple[str | None, ...]:
    """Return what a player of *level* says besides the game, also if it is asked."""
    partner = Seat((seen.seat + 2) % seen.rules.players)
    asker = dataclasses.replace(seen, partner_is_person=frozenset({partner}))
    made = sign("mus", level, seen, Random(number)), ask("mus", level, asker, Random(number))
    if not seen.askable:
        return made
    offer = seen.askable[number % len(seen.askable)]
    word = offer.word if offer.low is None else f"{offer.word} {offer.low}"
    asked = dataclasses.replace(seen, question=Question(partner, word))
    return (*made, answer("mus", level, asked, Random(number)))


def test_what_comes_in() -> None:
    """Nothing comes in but rules, the seat's own view, its words, what it heard and was shown."""
    assert [field.name for field in dataclasses.fields(Seen)] == [
        "rules",
        "seat",
        "view",
        "legal",
        "heard",
        "partner_is_person",
        "signs",
        "offered",
        "question",
        "askable",
    ]
