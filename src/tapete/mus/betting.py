"""The betting in one lance: a queue of seats that owe a word, and two numbers.

The first in the queue speaks; an empty queue closes the lance. What may be said at each stage is
one table, ``SAYABLE``; the diagram in docs/rules/mus.md is drawn from it. Under consensus=approval
an answer is a proposal until the last of the side has spoken, and ``PROPOSED`` tells the stage it
leads to (docs/rules/mus.md, section 5).
"""

from functools import cache
from typing import Final, TypeAlias

import msgspec

from tapete.game import Offer
from tapete.mus.phases import How
from tapete.mus.rules import Rules
from tapete.mus.view import BetView, Proposal
from tapete.mus.words import Acepto, Bet, Envido, Mas, No, Ordago, Paso, Quiero
from tapete.naipes import IllegalAction, Named, Seat, seats_from


class Stage(Named):
    """What the seat that is to speak has before it."""

    OPENING = "opening"
    BET = "bet"  # stones are on offer
    ORDAGO = "ordago"  # an ordago is on offer
    BET_NO = "bet: no proposed"
    BET_QUIERO = "bet: quiero proposed"
    BET_MAS = "bet: mas proposed"
    BET_ORDAGO = "bet: ordago proposed"
    ORDAGO_NO = "ordago: no proposed"
    ORDAGO_QUIERO = "ordago: quiero proposed"


SAYABLE: Final[dict[Stage, tuple[type[Bet], ...]]] = {
    Stage.OPENING: (Paso, Envido, Ordago),
    Stage.BET: (Quiero, No, Mas, Ordago),
    Stage.ORDAGO: (Quiero, No),
    Stage.BET_NO: (Acepto, Quiero, Mas, Ordago),
    Stage.BET_QUIERO: (Acepto, Mas, Ordago),
    Stage.BET_MAS: (Acepto, Mas, Ordago),
    Stage.BET_ORDAGO: (Acepto,),
    Stage.ORDAGO_NO: (Acepto, Quiero),
    Stage.ORDAGO_QUIERO: (Acepto,),
}
"""What may be said at each stage, in the order in which it is offered."""

PROPOSED: Final[dict[tuple[bool, type[Bet]], Stage]] = {
    (False, No): Stage.BET_NO,
    (False, Quiero): Stage.BET_QUIERO,
    (False, Mas): Stage.BET_MAS,
    (False, Ordago): Stage.BET_ORDAGO,
    (True, No): Stage.ORDAGO_NO,
    (True, Quiero): Stage.ORDAGO_QUIERO,
}
"""The stage that a proposed word leads to; the first of the key: whether it answers an ordago."""

USUAL: Final = 2
"""The stones of an envido or a raise where no amount is said."""


class Closed(msgspec.Struct, frozen=True):
    """How the lance ended: the *stake* accepted, or the deje for the side of *bettor*."""

    how: How
    stake: int = 0
    bettor: Seat | None = None


class Betting(msgspec.Struct, frozen=True):
    """The betting after some words; ``say`` gives the next, or how the lance closed."""

    rules: Rules
    live: tuple[Seat, ...]  # who may still speak in this lance, in speaking order
    queue: tuple[Seat, ...]  # who still owes a word, the next to speak first
    stage: Stage = Stage.OPENING
    agreed: int = 0  # stones that both sides have accepted
    offered: int = 0  # stones on offer, those agreed included
    ordago: bool = False  # whether the offer is everything
    bettor: Seat | None = None  # whose offer stands
    proposal: Proposal | None = None

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the seat that is to speak may say."""
        proposed = self.proposal.word if self.proposal else None
        least = proposed.amount + 1 if isinstance(proposed, Mas) and proposed.amount else 1
        return _offers(self.rules.raise_size, self.rules.target, self.stage, self.offered, least)

    @property
    def view(self) -> BetView:
        """The betting as everybody sees it."""
        return BetView(
            self.queue, self.agreed, self.offered, self.ordago, self.bettor, self.proposal
        )

    def read(self, word: Bet) -> Bet:
        """Return *word* with the amount it stands for; raise IllegalAction if it is not offered."""
        offers = self.offers
        if type(word) in SAYABLE[self.stage]:
            if not isinstance(word, Envido | Mas):
                return word
            for offer in offers:
                if offer.word == word.name:
                    return _within(offer, word)
        raise IllegalAction(
            f"seat {self.queue[0]} may say {', '.join(map(str, offers))}; got {word}"
        )

    def say(self, word: Bet) -> "Betting | Closed":
        """Return the betting after the seat that is to speak says *word*, as read by ``read``."""
        seat, rest = self.queue[0], self.queue[1:]
        if self.stage is Stage.OPENING or self.rules.consensus == "sequential":
            return self._take_effect(seat, word, rest)
        standing = Proposal(seat, word)
        if isinstance(word, Acepto):
            assert self.proposal is not None, "acepto is offered only where a proposal stands"
            standing = self.proposal
        if not rest:
            return self._take_effect(standing.seat, standing.word, rest)
        stage = PROPOSED[self.ordago, type(standing.word)]
        return self._with(queue=rest, stage=stage, proposal=standing)

    def _take_effect(self, seat: Seat, word: Bet, rest: tuple[Seat, ...]) -> "Betting | Closed":
        match word:
            case Paso():
                return self._with(queue=rest) if rest else Closed(How.PASO)
            case No():
                return self._refuse(seat, rest)
            case Quiero():
                return Closed(How.ORDAGO) if self.ordago else Closed(How.QUIERO, self.offered)
            case Envido(amount) | Mas(amount):
                assert amount is not None, "read gives every word its amount"
                return self._offer(seat, Stage.BET, self.offered + amount)
            case Ordago():
                return self._offer(seat, Stage.ORDAGO, self.offered)
            case Acepto():  # pragma: no cover  # a bug if it comes here
                raise AssertionError("acepto stands for the word that it approves")

    def _refuse(self, seat: Seat, rest: tuple[Seat, ...]) -> "Betting | Closed":
        if not rest:
            return Closed(How.DEJE, self.agreed or 1, self.bettor)
        if self.rules.out_after_no == "no":
            return self._with(queue=rest)
        # Fournier: who refused after an envite is out of the lance even if the partner raises on.
        return self._with(queue=rest, live=tuple(other for other in self.live if other != seat))

    def _offer(self, seat: Seat, stage: Stage, offered: int) -> "Betting":
        """Return the betting in which *seat* offers: the other side answers, going round."""
        going_round = seats_from(seat, self.rules.players)[1::2]
        return Betting(
            rules=self.rules,
            live=self.live,
            queue=tuple(other for other in going_round if other in self.live),
            stage=stage,
            agreed=self.offered,
            offered=offered,
            ordago=stage is Stage.ORDAGO,
            bettor=seat,
        )

    def _with(
        self,
        *,
        queue: tuple[Seat, ...],
        live: tuple[Seat, ...] | None = None,
        stage: Stage | None = None,
        proposal: Proposal | None = None,
    ) -> "Betting":
        return Betting(
            rules=self.rules,
            live=live or self.live,
            queue=queue,
            stage=stage or self.stage,
            agreed=self.agreed,
            offered=self.offered,
            ordago=self.ordago,
            bettor=self.bettor,
            proposal=proposal,
        )


def open_betting(rules: Rules, speakers: tuple[Seat, ...]) -> Betting:
    """Return the betting before the first word; *speakers* in speaking order."""
    return Betting(rules, live=speakers, queue=speakers)


_Amount: TypeAlias = Envido | Mas


def _within(offer: Offer, word: _Amount) -> _Amount:
    assert offer.low is not None, "an amount has bounds"
    assert offer.high is not None, "an amount has bounds"
    if word.amount is None:
        return type(word)(min(max(USUAL, offer.low), offer.high))
    if not offer.low <= word.amount <= offer.high:
        raise IllegalAction(f"expected {offer}, got {word}")
    return word


@cache
def _offers(
    raise_size: str, target: int, stage: Stage, offered: int, least: int
) -> tuple[Offer, ...]:
    offers: list[Offer] = []
    for word in SAYABLE[stage]:
        if word is Envido:
            most = USUAL if raise_size == "two" else target
            offers.append(Offer("envido", USUAL, most))
        elif word is Mas:
            # The whole offer never exceeds the target; there only an ordago goes higher.
            low, high = (USUAL, USUAL) if raise_size == "two" else (least, target - offered)
            if least <= low <= high <= target - offered:
                offers.append(Offer("mas", low, high))
        else:
            offers.append(Offer(word.__name__.lower()))
    return tuple(offers)
