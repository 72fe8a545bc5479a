"""When all cards are known the strong player is exact."""

from random import Random

import pytest

from tapete.bots.escoba import experto
from tapete.bots.escoba.endgame import Endgame, TooLong
from tapete.bots.escoba.position import plays
from tapete.bots.escoba.reading import read
from tapete.bots.escoba.stakes import MATCH
from tapete.escoba import ESCOBA, State
from tapete.escoba.rules import Rules
from tapete.naipes import CASA, Seat
from tests.bots.escoba.rounds import VARIANTS, Listened, shuffled

FOR_TWO = [rules for rules in VARIANTS if rules.players == 2]


def ending(
    rules: Rules, score: tuple[int, ...], cards: int, chance: Random, poor: int | None = None
) -> Listened:
    """Return a round played at random until so many *cards* are left in the hands.

    The seat *poor* never takes.
    """
    match = Listened(ESCOBA.start(rules, score=score))
    match.deal(shuffled(chance))
    while match.state.cards.stock or sum(map(len, match.state.cards.hands)) > cards:
        seat = match.state.to_act[0]
        words = [offer.word for offer in match.state.legal(seat)]
        match.say(seat, chance.choice([w for w in words if seat != poor or " lleva " not in w]))
    return match


def asked(match: Listened) -> Seat:
    """Return the seat that is to play."""
    (seat,) = match.state.to_act
    assert seat is not CASA
    return seat


def worths(match: Listened) -> dict[str, int]:
    """Return what each word is worth that can be said now."""
    seat = asked(match)
    return {
        offer.word: worth(match.state.apply(seat, ESCOBA.read_action(offer.word))[0], seat)
        for offer in match.state.legal(seat)
    }


def worth(state: State, own: int) -> int:
    """Return what *state* is worth to *own* if both play their best: all is tried, by the rules."""
    if state.outcome is not None or CASA in state.to_act:
        ahead = state.score[own] - state.score[1 - own]
        won = 0 if state.outcome is None else 1 if state.outcome.index == own else -1
        return ahead + won * int(MATCH)
    (seat,) = state.to_act
    worths = [
        worth(state.apply(seat, ESCOBA.read_action(offer.word))[0], own)
        for offer in state.legal(seat)
    ]
    return max(worths) if seat == own else min(worths)


@pytest.mark.parametrize("rules", FOR_TWO, ids=lambda rules: str(ESCOBA.write_rules(rules)))
@pytest.mark.parametrize("score", [(0, 0), (28, 29)], ids=["far from the end", "near the end"])
def test_exact(rules: Rules, score: tuple[int, ...]) -> None:
    """Its word at the end of a round leads to as much as the best word that can be said."""
    for seed in range(12):
        match = ending(rules, score, 4, Random(f"endgame {seed}"))
        after = worths(match)
        assert after[experto.decide(match.seen(asked(match)), Random(0))] == max(after.values())


def test_loses_without_a_baza() -> None:
    """With no_baza_loses=on a baza is worth the match to a side that has none."""
    rules, decided = Rules(no_baza_loses="on", opening="off", missed_baza="off"), 0
    for seed in range(8):
        match = ending(rules, (0, 0), 4, Random(f"none {seed}"), poor=seed % 2)
        after = worths(match)
        assert after[experto.decide(match.seen(asked(match)), Random(0))] == max(after.values())
        decided += max(after.values()) - min(after.values()) >= MATCH
    assert decided


def test_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at no more positions than its budget, and then plays as if it knew less."""
    match = ending(Rules(), (0, 0), 6, Random("long"))
    seen = match.seen(asked(match))
    reading = read(seen)
    at = reading.at((reading.unseen,), ())
    search = Endgame(reading.stakes, 50)
    with pytest.raises(TooLong):
        search.best(at, plays(at, reading.rules))
    assert search.left == 0
    monkeypatch.setattr(experto, "POSITIONS", 50)
    assert experto.decide(seen, Random(0)) in [offer.word for offer in seen.legal]
