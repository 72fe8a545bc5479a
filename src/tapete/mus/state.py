"""A game of Mus: an immutable value with all that is needed to go on.

``state.apply(actor, word)`` returns the next state and what happened, or raises IllegalAction and
changes nothing. The house (``CASA``) makes the chances.
"""

import hashlib
from typing import assert_never

import msgspec

from tapete.game import Offer
from tapete.mus.dealing import deal, reshuffle, talk, throw, to_reshuffle
from tapete.mus.events import Event, Turn
from tapete.mus.lances import bet
from tapete.mus.phases import PHASE_OF, Counted, Phase
from tapete.mus.rules import Rules
from tapete.mus.senas import after_cut, before_cut
from tapete.mus.stages import (
    Cards,
    Dealing,
    Over,
    Playing,
    Refilling,
    Stage,
    Talking,
    Throwing,
    new_pack,
)
from tapete.mus.summary import summary
from tapete.mus.view import LanceView, View
from tapete.mus.words import Action
from tapete.naipes import (
    CASA,
    FIRST,
    PACK,
    Actor,
    BySeat,
    BySide,
    Card,
    Seat,
    Side,
    hands_seen,
    not_waited_for,
    seats_from,
)

_BARAJA = (Offer("baraja"),)
_MUS = (Offer("mus"), Offer("corto"))
_DESCARTO = (Offer("descarto", 1, 4),)


class State(msgspec.Struct, frozen=True):
    """Where a match of Mus stands.

    ``hand`` and ``mano`` are those of the hand being played; between hands, of the next one.
    ``said``: the last word of each seat in this phase; ``thrown``: how many cards each threw in the
    last exchange; ``counted``: what the hand has paid so far. ``handed_out``: how often cards have
    come into hands.
    """

    rules: Rules
    hand: int
    mano: Seat
    score: BySide[int]
    juegos: BySide[int]
    vacas: BySide[int]
    cards: Cards
    stage: Stage
    lances: tuple[LanceView, ...]
    counted: tuple[Counted, ...]
    thrown: BySeat[int]
    said: BySeat[Action | None]
    handed_out: int

    @property
    def phase(self) -> Phase:
        """What the hand is waiting for."""
        match self.stage:
            case Playing(lance):
                return PHASE_OF[lance]
            case Talking():
                return Phase.MUS
            case Throwing() | Refilling():
                return Phase.DISCARD
            case Dealing():
                return Phase.DEAL
            case Over():
                return Phase.OVER
            case _:
                assert_never(self.stage)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        """Who is waited for, in speaking order."""
        match self.stage:
            case Playing(betting=betting):
                return betting.queue[:1]
            case Talking(queue):
                return queue[:1]
            case Throwing(thrown):
                speaking = seats_from(self.mano, self.rules.players)
                return tuple(seat for seat in speaking if not thrown[seat])
            case Dealing() | Refilling():
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
        match self.stage:
            case Dealing():
                return PACK
            case Refilling():
                return to_reshuffle(self, self.stage)
            case _:
                return ()

    def legal(self, actor: Actor) -> tuple[Offer, ...]:
        """Return what *actor* may say now: exactly what apply accepts."""
        if actor not in self.to_act:
            return ()
        match self.stage:
            case Dealing() | Refilling():
                return _BARAJA
            case Talking():
                return _MUS
            case Throwing():
                return _DESCARTO
            case Playing(betting=betting):
                return betting.offers
            case Over():  # pragma: no cover  # nobody is to act then
                return ()
            case _:
                assert_never(self.stage)

    def signs(self, seat: Seat) -> tuple[str, ...]:
        """Return the señas that *seat* may make now."""
        if self.rules.senas == "off":
            return ()
        hand = self.cards.hands[seat]
        match self.stage:
            case Talking(corrido=False) | Throwing(corrido=False):
                return before_cut(self.rules, hand)
            case Playing():
                return after_cut(self.rules, hand)
            case _:  # mus corrido: no señas until the cut
                return ()

    def askable(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the words about which *seat*, which is to speak, may ask its partners."""
        if seat not in self.to_act or self.rules.consensus != "sequential":
            return ()
        match self.stage:
            case Talking(corrido=False) if self.rules.players > 2:
                return _MUS
            case Playing(betting=betting) if _has_partner(betting.live, seat):
                return betting.offers
            case _:  # mus corrido: no table talk until the cut
                return ()

    @property
    def is_silent(self) -> bool:
        """Whether the players may not talk now: in mus corrido until the cut."""
        match self.stage:
            case Talking(corrido=corrido) | Throwing(corrido=corrido) | Refilling(corrido=corrido):
                return corrido
            case _:
                return False

    def apply(self, actor: Actor, word: Action) -> tuple["State", tuple[Event, ...]]:
        """Return the state after *actor* says *word*, and what happened, in order.

        Raises IllegalAction, which says what was expected and what came, and changes nothing.
        """
        if actor not in self.to_act:
            raise not_waited_for(self.to_act, actor)
        events: list[Event] = []
        after = self._after(actor, word, events)
        events.append(Turn(after.phase, after.to_act, after.hand, after.mano))
        return after, tuple(events)

    def _after(self, actor: Actor, word: Action, events: list[Event]) -> "State":
        match self.stage:
            case Playing() as stage:
                return bet(self, stage, word, events)
            case Talking() as stage:
                return talk(self, stage, word, events)
            case Throwing() as stage:
                assert actor is not CASA, "only seats throw"
                return throw(self, stage, actor, word, events)
            case Dealing() as stage:
                return deal(self, stage, word, events)
            case Refilling() as stage:
                return reshuffle(self, stage, word, events)
            case Over():  # pragma: no cover  # nobody is to act then
                raise AssertionError("nobody is to act when the match is over")
            case _:
                assert_never(self.stage)

    def view_for(self, seat: Seat | None) -> View:
        """Return what *seat* may know; None is a spectator."""
        stage = self.stage
        lances = self.lances
        if isinstance(stage, Playing):
            lances = (*lances, LanceView(stage.lance, stage.speakers))
        shown = isinstance(stage, Dealing | Over)
        return View(
            seat=seat,
            hand=self.hand,
            mano=self.mano,
            phase=self.phase,
            to_act=self.to_act,
            score=self.score,
            juegos=self.juegos,
            vacas=self.vacas,
            hands=self.cards.hands if shown else hands_seen(self.cards.hands, seat),
            stock=len(self.cards.stock),
            discarded=len(self.cards.discards),
            throwing=_throwing(stage, seat),
            thrown=self.thrown,
            said=self.said,
            lances=lances,
            bet=stage.betting.view if isinstance(stage, Playing) else None,
            counted=self.counted,
            winner=self.outcome,
        )

    def summary(self, who: Actor | None) -> dict[str, object]:
        """Return how the game stands for *who*, as one plain object; CASA knows every card."""
        return summary(self, who)

    def digest(self) -> str:
        """Return a hash of the whole state, the same on every machine."""
        return hashlib.sha256(repr(self).encode()).hexdigest()


def _has_partner(live: tuple[Seat, ...], seat: Seat) -> bool:
    return any(other % 2 == seat % 2 for other in live if other != seat)


def _throwing(stage: Stage, seat: Seat | None) -> tuple[Card, ...]:
    if seat is None or not isinstance(stage, Throwing):
        return ()
    return stage.thrown[seat]


def start(rules: Rules, mano: Seat = FIRST, score: BySide[int] | None = None) -> State:
    """Return the state before the first deal; *score* is below the target on both sides."""
    if not 0 <= mano < rules.players:
        raise ValueError(f"mano is a seat from 0 to {rules.players - 1}, not {mano}")
    score = (0, 0) if score is None else score
    if len(score) != 2 or not all(0 <= points < rules.target for points in score):
        got = " ".join(map(str, score))
        raise ValueError(f"a score is two numbers from 0 to {rules.target - 1}, not {got}")
    return State(
        rules=rules,
        hand=1,
        mano=mano,
        score=score,
        juegos=(0, 0),
        vacas=(0, 0),
        cards=new_pack(rules.players),
        stage=Dealing(score, opens_juego=True),
        lances=(),
        counted=(),
        thrown=(0,) * rules.players,
        said=(None,) * rules.players,
        handed_out=0,
    )
