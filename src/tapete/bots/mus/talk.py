"""What a player of Mus says besides the game: the signs it makes, its questions and answers.

The one law: its signs are true, whatever the rules allow.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from tapete.bots.mus.crowds import TELLING
from tapete.bots.mus.judgement import SAID, SURE, Judgement, believe, choose, judge
from tapete.bots.mus.manner import Manner
from tapete.bots.mus.outlook import seating, value
from tapete.bots.mus.reading import Reading, read
from tapete.bots.mus.table_player import WON
from tapete.bots.seen import Interrupter, Player, Seen, Talker
from tapete.game import Offer
from tapete.mus.phases import Lance, Phase
from tapete.mus.senas import true_of
from tapete.mus.words import Bet, Envido, Mas, No, Quiero, read_action

ALOUD: Final = ("solomillo", "duples", "treinta_y_una")
"""The signs that are made though rivals see them: of hands so good that they may as well know."""

CLOSE: Final = 0.003
"""By how much more the best word must promise than another kind of word to be said unasked."""

CURIOUS: Final = 0.3
"""How often it asks in a lance, where words are close more often than not."""

NEARLY: Final = 0.6
"""The same for mus, in stones."""

BENT: Final = 0.03
"""How much a word may promise less than the best to be said for a partner's sake."""


def talker(manner: Manner) -> Talker:
    """Return what a player of that *manner* says besides the game."""
    return Talker(sign=_sign, ask=_asking(manner), answer=_answering(manner))


def silent(manner: Manner) -> Talker:
    """Return the same of one that makes no signs and asks nobody."""
    return Talker(sign=_nothing, ask=_nothing, answer=_answering(manner))


def _nothing(_seen: Seen, _rng: Random) -> None:
    return None


def _sign(seen: Seen, _rng: Random) -> str | None:
    """Return the most telling true sign; where rivals see it, only one that they may know."""
    reading = read(seen)
    held = true_of(reading.worth, seen.rules.kings)
    told = ALOUD if seen.rules.senas == "all" else TELLING
    return next((sign for sign in told if sign in held and sign in seen.offered), None)


# ── asking ────────────────────────────────────────────────────────────────────────────────────


def _asking(manner: Manner) -> Interrupter:
    def ask(seen: Seen, rng: Random) -> str | None:
        if not seen.askable or seen.question is not None or not seen.partner_is_person:
            return None
        reading = read(seen)
        if reading.view.phase is Phase.MUS:
            return _about_mus(reading, manner)
        judgement = judge(reading, Lance(reading.view.phase.value), manner, rng)
        return _about_bet(judgement, seen.askable, rng)

    return ask


def _about_mus(reading: Reading, manner: Manner) -> str | None:
    over = value(seating(reading.rules, reading.place), reading.shape) - manner.cuts_at
    if abs(over) > NEARLY:
        return None
    return "corto" if over >= 0 else "mus"


def _about_bet(judgement: Judgement, offers: Sequence[Offer], rng: Random) -> str | None:
    """Return the best word if another one is nearly as good, and nothing is sure."""
    if rng.random() >= CURIOUS:
        return None
    best = choose(judgement, offers, frozenset(), rng)
    worth = judgement.of(_bet(best, offers))
    if judgement.odds >= SURE or worth >= SURE:
        return None
    name = best.split()[0]
    others = [offer for offer in offers if offer.word not in (name, "ordago")]
    near = [o for o in others if judgement.of(_bet(o.word, offers)) > worth - CLOSE]
    return best if near else None


# ── answering ─────────────────────────────────────────────────────────────────────────────────


def _answering(manner: Manner) -> Player:
    def answer(seen: Seen, rng: Random) -> str:
        question = seen.question
        assert question is not None, "only a question is answered"
        reading = read(seen)
        if reading.view.phase is Phase.MUS:
            at = seating(reading.rules, reading.place)
            return "corto" if value(at, reading.shape) >= manner.cuts_at else question.word
        judgement = judge(reading, Lance(reading.view.phase.value), manner, rng)
        asked = _bet(question.word, seen.askable)
        # who thinks of a word has cards for it
        trusting = replace(judgement, win=believe(judgement.win, SAID[type(asked)]))
        own = _never_lost(choose(trusting, seen.askable, frozenset(), rng), judgement)
        if isinstance(asked, No) and judgement.odds >= WON:
            return own
        near = trusting.of(asked) >= trusting.of(_bet(own, seen.askable)) - CLOSE
        return question.word if near else own

    return answer


def heeding(player: Player, manner: Manner) -> Player:
    """Return *player*, that says what a partner answered it where that is not much worse."""

    def decide(seen: Seen, rng: Random) -> str:
        question = seen.question
        if question is None or question.seat != seen.seat or not question.answer:
            return player(seen, rng)
        reading = read(seen)
        if reading.view.phase is Phase.MUS:
            return question.answer
        judgement = judge(reading, Lance(reading.view.phase.value), manner, rng)
        best = choose(judgement, seen.legal, seen.partner_is_person, rng)
        worth = judgement.of(_bet(question.answer, seen.legal))
        bent = worth >= judgement.of(_bet(best, seen.legal)) - BENT
        if bent and _never_lost(question.answer, judgement) == question.answer:
            return question.answer
        return player(seen, rng)

    return decide


def _never_lost(word: str, judgement: Judgement) -> str:
    """Return *word*, but no refusal of what is won for certain."""
    return str(Quiero()) if word == str(No()) and judgement.odds >= WON else word


def _bet(word: str, offers: Sequence[Offer]) -> Bet:
    """Return *word* with its amount: the usual one where none is said, within what is on offer."""
    bet = read_action(word)
    assert isinstance(bet, Bet), "only words of a lance are on offer in one"
    if not isinstance(bet, Envido | Mas):
        return bet
    low = next(offer.low or 0 for offer in offers if offer.word == bet.name)
    return type(bet)(max(2, low) if bet.amount is None else bet.amount)
