"""A game of Escoba: an immutable value with all that is needed to go on.

``state.apply(actor, word)`` returns the next state and what happened, or raises IllegalAction and
changes nothing. The house (``CASA``) makes the chances.
"""

import hashlib
from typing import Final, assert_never

import msgspec

from tapete.escoba.captures import bazas, bazas_of
from tapete.escoba.events import Event, PlayTurn
from tapete.escoba.play import deal, say
from tapete.escoba.rules import Rules
from tapete.escoba.stages import Cards, Dealing, Over, Playing, Stage, new_pack
from tapete.escoba.summary import summary
from tapete.escoba.view import Counted, Phase, View
from tapete.escoba.words import Action, Echa, Reclama
from tapete.game import Offer
from tapete.naipes import (
    CASA,
    FIRST,
    PACK,
    SIDES,
    Actor,
    BySide,
    Card,
    Seat,
    Side,
    hands_seen,
    not_waited_for,
    seats_from,
)

_BARAJA: Final = (Offer("baraja"),)


class State(msgspec.Struct, frozen=True):
    """Where a match of Escoba stands.

    ``hand`` (the round) and ``mano`` are those being played; between rounds, the next ones.
    ``bazas``: how many each side took in this round, leftovers apart; ``counted``: what the round
    has paid so far.
    """

    rules: Rules
    hand: int
    mano: Seat
    score: BySide[int]
    target: int
    cards: Cards
    stage: Stage
    escobas: BySide[int]
    bazas: BySide[int]
    last_taker: Seat | None
    counted: tuple[Counted, ...]
    oros: BySide[int]
    sevens: BySide[int]

    @property
    def phase(self) -> Phase:
        """What the round is waiting for."""
        match self.stage:
            case Playing():
                return Phase.PLAY
            case Dealing():
                return Phase.DEAL
            case Over():
                return Phase.OVER
            case _:
                assert_never(self.stage)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        """Who is waited for; the overlooker of a baza may speak too, but nobody waits for him."""
        match self.stage:
            case Playing(seat):
                return (seat,)
            case Dealing():
                return (CASA,)
            case Over():
                return ()
            case _:
                assert_never(self.stage)

    @property
    def outcome(self) -> Side | None:
        """The side that won the match, None while it goes on."""
        return self.stage.winner if isinstance(self.stage, Over) else None

    @property
    def shuffle(self) -> tuple[Card, ...]:
        """The cards that the house is to shuffle, in pack order; empty when it is not to act."""
        return PACK if isinstance(self.stage, Dealing) else ()

    @property
    def pile_sizes(self) -> BySide[int]:
        """How many cards each side has taken."""
        return tuple(map(len, self.cards.piles))

    @property
    def speaking(self) -> tuple[Seat, ...]:
        """The seats in playing order, mano first."""
        return seats_from(self.mano, self.rules.players)

    def side_of(self, seat: Seat) -> Side:
        """Return the side of *seat*: A or B with teams, else one side a seat."""
        return SIDES[seat % self.rules.sides]

    def legal(self, actor: Actor) -> tuple[Offer, ...]:
        """Return every full play of *actor* now, in order of hand and table, then every claim."""
        match self.stage:
            case Dealing() if actor is CASA:
                return _BARAJA
            case Playing() as stage:
                plays = self._plays(stage.seat) if actor == stage.seat else []
                words = [*plays, *self._claims(stage, actor)]
                return tuple([Offer(str(word)) for word in words])
            case _:
                return ()

    def _plays(self, seat: Seat) -> list[Action]:
        plays: list[Action] = []
        for card, sets in bazas_of(self.cards.hands[seat], self.cards.table):
            if not sets or self.rules.capture == "optional":
                plays.append(Echa(card))
            plays.extend(Echa(card, taken) for taken in sets)
        return plays

    def _claims(self, stage: Playing, actor: Actor) -> list[Action]:
        missed = stage.missed
        if missed is None or actor not in (missed.overlooker, stage.seat):
            return []
        others = tuple(card for card in self.cards.table if card is not missed.card)
        return [Reclama((*taken, missed.card)) for taken in bazas(missed.card, others)]

    @property
    def handed_out(self) -> int:
        """How often cards have come into hands."""
        return self.hand

    def signs(self, seat: Seat) -> tuple[str, ...]:
        """Return the señas that *seat* may make now: in Escoba there are none."""
        return ()

    def askable(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the words about which *seat* may ask its partners: there are none."""
        return ()

    @property
    def is_silent(self) -> bool:
        """Whether the players may not talk now: in Escoba they always may."""
        return False

    def apply(self, actor: Actor, word: Action) -> tuple["State", tuple[Event, ...]]:
        """Return the state after *actor* says *word*, and what happened, in order.

        A set may be named in any order. Raises IllegalAction, which says what was expected and what
        came, and changes nothing.
        """
        events: list[Event] = []
        match self.stage:
            case Playing() as stage if actor is not CASA:
                after = say(self, stage, actor, word, events)
            case Dealing() if actor is CASA:
                after = deal(self, word, events)
            case _:
                raise not_waited_for(self.to_act, actor)
        events.append(PlayTurn(after.phase, after.to_act, after.hand, after.mano))
        return after, tuple(events)

    def view_for(self, seat: Seat | None) -> View:
        """Return what *seat* may know; None is a spectator."""
        stage = self.stage
        missed = stage.missed if isinstance(stage, Playing) else None
        return View(
            seat=seat,
            hand=self.hand,
            mano=self.mano,
            phase=self.phase,
            to_act=self.to_act,
            score=self.score,
            target=self.target,
            hands=hands_seen(self.cards.hands, seat),
            table=self.cards.table,
            stock=len(self.cards.stock),
            piles=self.pile_sizes,
            escobas=self.escobas,
            last_taker=self.last_taker,
            missed=missed.card if missed else None,
            counted=self.counted,
            oros=self.oros,
            sevens=self.sevens,
            winner=self.outcome,
        )

    def summary(self, who: Actor | None) -> dict[str, object]:
        """Return how the match stands for *who*, as ``tapete replay --json`` prints it."""
        return summary(self, who)

    def digest(self) -> str:
        """Return a hash of the whole state, the same on every machine."""
        return hashlib.sha256(repr(self).encode()).hexdigest()


def start(rules: Rules, mano: Seat = FIRST, score: BySide[int] | None = None) -> State:
    """Return the state before the first deal; *score* is below the target on all sides."""
    if not 0 <= mano < rules.players:
        raise ValueError(f"mano is a seat from 0 to {rules.players - 1}, not {mano}")
    nothing = (0,) * rules.sides
    score = nothing if score is None else score
    if len(score) != rules.sides or not all(0 <= points < rules.target for points in score):
        got = " ".join(map(str, score))
        raise ValueError(
            f"a score is {rules.sides} numbers from 0 to {rules.target - 1}, not {got}"
        )
    return State(
        rules=rules,
        hand=1,
        mano=mano,
        score=score,
        target=rules.target,
        cards=new_pack(rules.players, rules.sides),
        stage=Dealing(),
        escobas=nothing,
        bazas=nothing,
        last_taker=None,
        counted=(),
        oros=(),
        sevens=(),
    )
