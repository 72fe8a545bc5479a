"""A computer knows what a person in its seat would know, and nothing else."""

from dataclasses import replace
from random import Random

import pytest

from tapete.bots import Seen
from tapete.bots.escoba import INTERRUPTERS, LEVELS, YARDSTICKS
from tapete.bots.escoba.reading import read
from tapete.escoba import ESCOBA
from tapete.escoba.rules import Rules
from tapete.naipes import CASA, Card, Seat
from tests.bots.escoba.rounds import VARIANTS, Listened, shuffled

PLAYERS = {**LEVELS, **YARDSTICKS}

Words = list[tuple[Seat, str]]


def replayed(rules: Rules, order: list[Card], words: Words) -> Listened:
    """Return the round with the pack in *order* after all *words*."""
    match = Listened(ESCOBA.start(rules))
    match.deal(order)
    for seat, word in words:
        match.say(seat, word)
    return match


def some_words(rules: Rules, order: list[Card], number: int, chance: Random) -> Words:
    """Return so many words of a round, said at random."""
    match, words = replayed(rules, order, []), Words()
    while len(words) < number and CASA not in match.state.to_act and not match.state.outcome:
        seat = chance.choice(match.may_speak)
        words.append((seat, chance.choice(match.state.legal(seat)).word))
        match.say(*words[-1])
    return words[: len(words) - (len(words) < number)]


def changed(order: list[Card], match: Listened, seat: Seat, chance: Random) -> list[Card]:
    """Return the pack with the cards that *seat* cannot see now in other places."""
    cards = match.state.cards
    hidden = {card for place, hand in enumerate(cards.hands) if place != seat for card in hand}
    hidden |= set(cards.stock)
    mixed = sorted(hidden)
    chance.shuffle(mixed)
    return [mixed.pop() if card in hidden else card for card in order]


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: str(ESCOBA.write_rules(rules)))
def test_hidden_cards_change_nothing(rules: Rules) -> None:
    """With other cards where a seat cannot see, it is told and offered the same, and says it."""
    chance = Random(f"honesty {rules}")
    for number in (1, 9, 27):
        order = shuffled(chance)
        words = some_words(rules, order, number, chance)
        match = replayed(rules, order, words)
        for seat in match.may_speak:
            other = replayed(rules, changed(order, match, seat, chance), words)
            assert other.seen(seat) == match.seen(seat)
            players = PLAYERS if seat in match.state.to_act else INTERRUPTERS
            for name, player in players.items():
                said = player(match.seen(seat), Random(f"{name} {number}"))
                assert player(other.seen(seat), Random(f"{name} {number}")) == said


def test_other_cards_are_there() -> None:
    """The test above really changes what others hold."""
    chance = Random("others")
    order = shuffled(chance)
    match = replayed(Rules(), order, [])
    other = replayed(Rules(), changed(order, match, Seat(0), chance), [])
    assert other.state.cards.hands[1] != match.state.cards.hands[1]
    assert other.state.cards.hands[0] == match.state.cards.hands[0]


def test_remembers_what_passed() -> None:
    """From what it has heard a seat knows every card that passed; without it, it still plays."""
    chance = Random("memory")
    order = shuffled(chance)
    match = replayed(Rules(), order, some_words(Rules(), order, 20, chance))
    seat = match.may_speak[0]
    seen: Seen = match.seen(seat)
    for deaf in (replace(seen, heard=()), replace(seen, heard=seen.heard[5:])):
        assert read(deaf).unseen > read(seen).unseen
        for player in PLAYERS.values():
            assert player(deaf, Random(0)) in [offer.word for offer in deaf.legal]
