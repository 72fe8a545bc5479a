"""What each word of a lance is worth: the chance to win the juego after it.

The one law: an ordago is not accepted over the head of a partner who is a person and has yet to
speak, unless the lance is as good as won (``SURE``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, log2
from random import Random
from typing import Final, assert_never

from tapete.bots.mus.manner import Manner
from tapete.bots.mus.outlook import Outcome
from tapete.bots.mus.prospects import given_up, juego_chance, passed, pending, staked
from tapete.bots.mus.reading import Reading
from tapete.game import Offer
from tapete.mus.count import side_of
from tapete.mus.phases import Lance
from tapete.mus.view import BetView
from tapete.mus.words import Acepto, Action, Bet, Envido, Mas, No, Ordago, Paso, Quiero, read_action
from tapete.naipes import BySide, Seat

BOLD: Final = 0.6
"""The chance to win a lance with which a player thinks of an ordago."""

LOST: Final = 0.12
"""The chance to win the juego below which he thinks of it with any hand: he loses otherwise."""

SURE: Final = 0.95
"""The chance to win a lance with which an ordago is accepted over a person's head."""

SAID: Final[dict[type[Action], float]] = {
    Paso: -0.4,
    Envido: 0.1,
    Mas: 0.2,
    Ordago: 1.2,
    Quiero: 0.3,
    No: -0.4,
    Acepto: 0.1,
}
"""How much better a hand is, in log odds, after its owner said a word."""

DOUBLE: Final = 0.8
"""The same for each time that a bet is twice as high as the usual one."""

FEAR: Final = 0.3
"""How much better than it must be a rival's hand is before he accepts an ordago."""

STUBBORN: Final = -0.15
"""The same for whoever has bet already."""


@dataclass(frozen=True)
class Judgement:
    """A player's view of the lance that is being bet on.

    ``odds`` are exact, ``win`` is what it believes after all that was said. ``before``, ``after``:
    what the other lances are still to pay.
    """

    reading: Reading
    lance: Lance
    bet: BetView
    odds: float
    win: float
    manner: Manner
    score: BySide[int]
    before: Sequence[Sequence[Outcome]]
    after: Sequence[Sequence[Outcome]]

    def worth(self, outcomes: Sequence[Outcome], own: int = 0, others: int = 0) -> float:
        """Return the chance to win the juego if this lance pays *outcomes* after those stones."""
        score = (self.score[0] + own, self.score[1] + others)
        lances = [*self.before, outcomes, *self.after] if outcomes else [*self.before, *self.after]
        return juego_chance(score, lances, self.reading.rules.target)

    def of(self, word: Bet) -> float:
        """Return the chance to win the juego after *word*."""
        match word:
            case Paso():
                return self._paso()
            case Quiero():
                return self._accepted(self.win)
            case No():
                return self.given_up
            case Envido(amount) | Mas(amount):
                assert amount is not None, "a word is judged with its amount"
                return self._raised(self.bet.offered + amount)
            case Ordago():
                return self._offered(0.0, 1.0, caution=FEAR)
            case Acepto():
                assert self.bet.proposal is not None, "acepto is offered for a proposal"
                return self.of(self.bet.proposal.word)
            case _:
                assert_never(word)

    def _staked(self, win: float, stake: int) -> float:
        return self.worth(staked(self.reading, self.lance, win, stake))

    def _accepted(self, win: float) -> float:
        lost, won = (0.0, 1.0) if self.bet.ordago else self._at_stake(self.bet.offered)
        return lost + (won - lost) * win - self.manner.trust * self.given_up * (won - lost) ** 2

    def _at_stake(self, stake: int) -> tuple[float, float]:
        """Return the chance to win the juego if the lance is lost, and if it is won."""
        return self._staked(0.0, stake), self._staked(1.0, stake)

    @property
    def given_up(self) -> float:
        """The chance to win the juego if this lance is given up."""
        paid = given_up(self.reading, self.lance, self.reading.other_side)
        return self.worth(paid, others=self.bet.agreed or 1)

    def _paso(self) -> float:
        quiet = self.worth(passed(self.reading, self.lance, self.win))
        rivals = sum(side_of(seat) is not self.reading.side for seat in self.bet.queue[1:])
        if not rivals:
            return quiet
        paid = given_up(self.reading, self.lance, self.reading.other_side)
        lost = self.worth(paid, others=1)
        answered = max(lost, self._staked(believe(self.win, -SAID[Envido]), 2))
        bet = 1 - 0.7**rivals
        return bet * answered + (1 - bet) * quiet

    def _raised(self, stake: int) -> float:
        lost, won = self._at_stake(stake)
        return self._offered(lost, won, caution=0.0)

    def _offered(self, lost: float, won: float, caution: float) -> float:
        """Return what an offer is worth: refused now, or accepted by those who are not afraid."""
        paid = given_up(self.reading, self.lance, self.reading.side)
        unbid = self.worth(paid, own=self.bet.offered or 1)
        stubborn = 0.0 if self.bet.bettor is None else STUBBORN
        takes = _takes(unbid, lost, won, caution + stubborn)
        called = lost + (won - lost) * _called(self.win, takes)
        return (1 - takes) * unbid + takes * (
            called - self.manner.pride * unbid * (won - lost) ** 2
        )


def _takes(unbid: float, lost: float, won: float, caution: float) -> float:
    """Return how often the others accept: with the hands for which refusing is worse."""
    if won - lost < 1e-9:
        return 0.5
    needs = 1 - (unbid - lost) / (won - lost)
    return min(0.9, max(0.15, 1 - needs - caution))


SHARP: Final = 0.3
"""How often, of the hands that would have won, the others give up one; 0: they never do."""


def _called(win: float, takes: float) -> float:
    """Return the chance to win once the others have accepted, which the better hands do."""
    folded = 1 - SHARP * (1 - win)
    return max(0.0, (win - (1 - takes) * folded) / takes)


def believe(chance: float, evidence: float) -> float:
    """Return *chance* after *evidence*, which is added to its log odds."""
    if not 0 < chance < 1:
        return chance
    return 1 / (1 + exp(-(log(chance / (1 - chance)) + evidence)))


def judge(reading: Reading, lance: Lance, manner: Manner, rng: Random) -> Judgement:
    """Return what a player of that *manner* thinks of the lance being played."""
    bet = reading.view.bet
    assert bet is not None, "a lance is judged while it is bet on"
    odds = reading.chance(lance)
    evidence = manner.hears * _heard(reading, bet) + rng.gauss(0.0, manner.misjudges)
    before, after = pending(reading, lance)
    score = reading.score if manner.minds_score else (0, 0)
    return Judgement(
        reading, lance, bet, odds, believe(odds, evidence), manner, score, before, after
    )


def _heard(reading: Reading, bet: BetView) -> float:
    """Return what the last words of the others tell about the lance."""
    evidence = 0.0
    for seat, word in enumerate(reading.view.said):
        if word is None or seat == reading.seat:
            continue
        told = SAID.get(type(word), 0.0)
        if isinstance(word, Envido | Mas):
            told += DOUBLE * log2(max(2, bet.offered) / 2)
        evidence += told if side_of(Seat(seat)) is reading.side else -told
    return evidence


def choose(
    judgement: Judgement,
    offers: Sequence[Offer],
    persons: frozenset[Seat],
    rng: Random,
) -> str:
    """Return the best of the words on offer, as this player sees it today."""
    manner = judgement.manner
    if rng.random() < manner.bluffs and offers[0].word == "paso" and judgement.win < 0.5:
        return "envido 2"
    words = [word for offer in offers for word in _words(offer)]
    if over_a_head(judgement, persons):
        words = [word for word in words if not isinstance(word, Quiero)] or words
    if judgement.win < BOLD and judgement.given_up > LOST:
        words = [word for word in words if not isinstance(word, Ordago)] or words
    worth = {word: judgement.of(word) for word in words}
    wavers = manner.wavers * max(worth.values())
    # one mood for each kind of word, or the kind with most amounts would be said most
    mood = {kind: rng.gauss(0.0, wavers) for kind in dict.fromkeys(map(type, words))}
    return str(max(words, key=lambda word: worth[word] + mood[type(word)]))


def over_a_head(judgement: Judgement, persons: frozenset[Seat]) -> bool:
    """Return whether accepting would be accepting an ordago over a partner who is a person."""
    unheard = persons.intersection(judgement.bet.queue[1:])
    return judgement.bet.ordago and bool(unheard) and min(judgement.odds, judgement.win) < SURE


def _words(offer: Offer) -> Iterator[Bet]:
    """Yield the words that *offer* allows; of amounts, a few that make sense."""
    if offer.low is None or offer.high is None:
        amounts = [""]
    else:
        usual = {max(2, offer.low), 3, 5}
        amounts = [f" {n}" for n in sorted(usual) if offer.low <= n <= offer.high]
    for amount in amounts:
        word = read_action(offer.word + amount)
        assert isinstance(word, Bet), "only words of a lance are on offer in one"
        yield word
