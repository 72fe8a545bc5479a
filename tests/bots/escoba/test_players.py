"""Computers of every level play whole matches, whatever the rules, within their budgets."""

from random import Random

import pytest

from tapete.bots import Seen
from tapete.bots.escoba import INTERRUPTERS, LEVELS, YARDSTICKS, experto, greedy, normal, novato
from tapete.bots.escoba.heap import VALUE, count, each, heap
from tapete.bots.escoba.outlook import Outlook
from tapete.bots.escoba.position import Position
from tapete.bots.escoba.reading import read
from tapete.bots.escoba.worlds import ALL_HANDS, worlds
from tapete.escoba import ESCOBA
from tapete.escoba.rules import OPTIONS, Rules
from tapete.naipes import CASA, Seat
from tests.bots.escoba.rounds import VARIANTS, Listened, moments, shuffled

NAMES = ("novato", "experto", "normal", "greedy")


def any_rules(variant: Rules, chance: Random) -> Rules:
    """Return *variant* with all other options by chance, to a near target."""
    words = {option: str(chance.choice(values)) for option, values in OPTIONS.items()}
    words |= {"no_baza_loses": "off"} if variant.sides > 2 else {}
    words |= {"players": str(variant.players), "teams": variant.teams, "target": "11"}
    return ESCOBA.read_rules(
        words | {"capture": variant.capture, "missed_baza": variant.missed_baza}
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda rules: str(ESCOBA.write_rules(rules)))
def test_whole_matches(variant: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every word of every player is legal, to the end of a match, whatever the rules."""
    monkeypatch.setattr(experto, "CARDS", 200)  # thinking less is quicker and no less legal
    chance = Random(f"match {variant}")
    rules = any_rules(variant, chance)
    match = Listened(ESCOBA.start(rules))
    names = [chance.choice(NAMES) for _ in range(rules.players)]
    while match.state.outcome is None:
        if CASA in match.state.to_act:
            match.deal(shuffled(chance))
            continue
        for seat in reversed(match.may_speak):
            word = _word(match, seat, names[seat], chance)
            if word is not None:
                assert word in [offer.word for offer in match.state.legal(seat)]
                match.say(seat, word)
                break


def _word(match: Listened, seat: Seat, name: str, chance: Random) -> str | None:
    if seat in match.state.to_act:
        return {**LEVELS, **YARDSTICKS}[name](match.seen(seat), chance)
    return INTERRUPTERS[name](match.seen(seat), chance)


def test_thinks_for_so_many_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision of the strong player costs so many cards played in thought, and no more."""
    played: list[int] = []
    foresee = Outlook.foresee

    def counted(outlook: Outlook, at: Position, cards: int) -> float:
        played.append(cards + 1)
        return foresee(outlook, at, cards)

    monkeypatch.setattr(Outlook, "foresee", counted)
    for number, rules in enumerate(VARIANTS[::3]):
        for match in moments(rules, Random(number), 8):
            played.clear()
            seen = match.seen(match.may_speak[0])
            experto.decide(seen, Random(0))
            one_world_more = experto.AHEAD * len(seen.legal)
            assert sum(played) <= experto.CARDS + one_world_more


def seen_after(rules: Rules, words: int, seed: int) -> Seen:
    """Return what the seat to play sees after so many random *words*."""
    *_, match = moments(rules, Random(seed), words)
    return match.seen(match.may_speak[0])


def test_all_hands_of_a_rival() -> None:
    """In the deal before the last every hand that the rival may hold is thought of, once."""
    match = Listened(ESCOBA.start(Rules(missed_baza="off")))
    chance = Random("hands")
    match.deal(shuffled(chance))
    while len(match.state.cards.stock) > 6:
        match.say(match.may_speak[0], match.state.legal(match.may_speak[0])[0].word)
    (seat,) = match.may_speak
    reading = read(match.seen(seat))
    some = worlds(reading, ALL_HANDS, chance)
    hands = [at.hands[1] for at, _ in some]
    assert len(set(hands)) == len(hands)
    assert heap(match.state.cards.hands[1 - seat]) in hands
    assert sum(likely for _, likely in some) == pytest.approx(ALL_HANDS)
    assert len(worlds(reading, 5, chance)) == 5


@pytest.mark.parametrize("rules", VARIANTS[::4], ids=lambda rules: str(ESCOBA.write_rules(rules)))
def test_worlds_agree(rules: Rules) -> None:
    """A world has every card once: the own hand as it is, and as many for others as they hold."""
    for seed in range(10):
        reading = read(seen_after(rules, 15, seed))
        for at, _ in worlds(reading, 5, Random(seed)):
            assert at.hands[0] == reading.hand
            assert [count(hand) for hand in at.hands] == list(reading.sizes)
            dealt = sum(sum(hands) for hands in at.deals)
            assert sum(at.hands[1:]) + dealt == reading.unseen
            assert count(dealt) == reading.stock


def test_remembers_who_shunned_what() -> None:
    """Who laid a card where an ace would have taken hardly holds an ace in the worlds drawn."""
    match = Listened(ESCOBA.start(Rules(opening="off", missed_baza="off")))
    match.say(CASA, "reparte 2e 3e 3b / 1c 6c 6e / 4o 10o 2c 12b")
    match.say(Seat(0), "echa 3b")
    reading = read(match.seen(Seat(1)))
    shunned = reading.shunned[1]
    assert shunned
    some = worlds(reading, 2_000, Random(0))
    held = [sum(VALUE[card] in shunned for card in each(at.hands[1])) for at, _ in some]
    fair = 2 * sum(VALUE[card] in shunned for card in each(reading.unseen)) / count(reading.unseen)
    assert sum(held) / len(held) < 0.4 * fair


def test_normal_minds_the_next() -> None:
    """A good player lays what leaves no escoba; the greedy one does not care."""
    match = Listened(ESCOBA.start(Rules(opening="off")))
    match.say(CASA, "reparte 2o 12c 11c / 6o 6c 6e / 1o 1c 1e 1b")
    assert normal.decide(match.seen(Seat(0)), Random(0)) == "echa 12c"
    assert greedy.decide(match.seen(Seat(0)), Random(0)) == "echa 2o"


def test_beginner_overlooks() -> None:
    """A beginner takes a baza most of the time, and overlooks it now and then."""
    match = Listened(ESCOBA.start(Rules(opening="off")))
    match.say(CASA, "reparte 5c 1c 1e / 2e 2b 3b / 12o 11o 11c 11b")
    seen = match.seen(Seat(0))
    said = [novato.decide(seen, Random(seed)) for seed in range(200)]
    assert 120 < said.count("echa 5c lleva 12o") < 200


def test_claims_what_it_overlooked() -> None:
    """Who has overlooked a baza claims it, a beginner only if it notices."""
    match = Listened(ESCOBA.start(Rules(opening="off")))
    match.say(CASA, "reparte 5c 1c 1e / 2e 2b 3b / 12o 11o 11c 11b")
    match.say(Seat(0), "echa 5c")
    seen = match.seen(Seat(0))
    assert INTERRUPTERS["normal"](seen, Random(0)) == "reclama 12o 5c"
    assert {novato.interrupt(seen, Random(seed)) for seed in range(20)} == {None, "reclama 12o 5c"}
    for player in LEVELS.values():
        words = {player(match.seen(Seat(1)), Random(seed)) for seed in range(5)}
        assert "reclama 12o 5c" in words
