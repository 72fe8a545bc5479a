"""What the laws must know of each game: how people play it, and what a seat knows by its rules."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, get_args

from msgspec.structs import replace

from tapete.escoba import events as escoba_events
from tapete.escoba import words as escoba_words
from tapete.escoba.view import Phase as EscobaPhase
from tapete.mus import events as mus_events
from tapete.mus import words as mus_words
from tapete.mus.hand import worth
from tapete.mus.phases import How, Kind, Phase
from tapete.mus.stages import Playing
from tapete.naipes import PACK, Card, Seat, cards
from tests.contract.mapped import Part

SomeState: TypeAlias = Any  # each game has its own
SomeRules: TypeAlias = Any


class Known(Protocol):
    """Tells which cards a seat knows by the rules of its game."""

    def __call__(self, state: SomeState, seat: Seat | None) -> set[Card]:
        """Return the cards that *seat* (None: a spectator) knows."""


class Renewed(Protocol):
    """Tells whether a state with other hidden cards is one that could have come about."""

    def __call__(self, was: SomeState, state: SomeState) -> SomeState | None:
        """Return *state* with what follows from its cards, None if it denies what was declared."""


class Manners(NamedTuple):
    """How a game is played here."""

    known: Known
    renewed: Renewed
    reachable: Callable[[SomeRules], set[str]]  # rules: what random play comes to sooner or later
    compared: Callable[[Part], Part]  # what of a state, a view or events the turned table shares
    styles: tuple[Mapping[str, float], ...]  # how gladly a part of a word is said, usually 1
    strays: tuple[str, ...]  # words that are often out of place
    words: int  # about as many as a hand has, or fewer


def _known_in_mus(state: SomeState, seat: Seat | None) -> set[Card]:
    """A seat of Mus knows its hand; between hands all hands lie face up."""
    if state.phase.value in ("deal", "over"):
        return set(sum(state.cards.hands, ()))
    return set() if seat is None else set(state.cards.hands[seat])


def _renewed_in_mus(was: SomeState, state: SomeState) -> SomeState | None:
    """What is declared in pares and juego, now or later in this hand, stays true."""
    if not isinstance(was.stage, Playing):
        return state
    rules, stage = state.rules, state.stage
    worths = tuple(worth(hand, rules.kings, rules.real31) for hand in state.cards.hands)
    for old, new in zip(was.stage.worths, worths, strict=True):
        if (old.has_pares, old.has_juego) != (new.has_pares, new.has_juego):
            return None
    return replace(state, stage=replace(stage, worths=worths))


def _known_in_escoba(state: SomeState, seat: Seat | None) -> set[Card]:
    """A seat of Escoba knows its hand, the table, and what was taken before its eyes."""
    own = () if seat is None else state.cards.hands[seat]
    return {*own, *state.cards.table, *sum(state.cards.piles, ())}


def _renewed_in_escoba(was: SomeState, state: SomeState) -> SomeState | None:
    """Nothing is declared in Escoba."""
    return state


def _reachable_in_mus(rules: SomeRules) -> set[str]:
    """Everything happens in Mus, but for what belongs to an option."""
    words = set(get_args(mus_words.Action)) - {mus_words.Reparte}
    events = {event.__name__ for event in get_args(mus_events.Event)}
    closings = {f"LanceClosed {how.value}" for how in How if how is not How.OPEN}
    payments = {f"Paid {kind.value}" for kind in Kind}
    phases = {f"Turn {phase.value}" for phase in Phase}
    unreached = {"acepto"} if rules.consensus == "sequential" else set()
    if rules.mus_corrido == "off":
        unreached |= {"ManoMoved"}
    return (
        {word.__name__.lower() for word in words} | events | closings | payments | phases
    ) - unreached


def _reachable_in_escoba(rules: SomeRules) -> set[str]:
    """Everything happens in Escoba, but for what belongs to an option."""
    words = set(get_args(escoba_words.Action)) - {escoba_words.Reparte}
    events = {event.__name__ for event in get_args(escoba_events.Event)}
    phases = {f"PlayTurn {phase.value}" for phase in EscobaPhase}
    unreached = set() if rules.match_tie == "extend" else {"TargetGrew"}
    if rules.capture == "mandatory" or rules.missed_baza == "off":
        unreached |= {"reclama", "Claimed"}
    return ({word.__name__.lower() for word in words} | events | phases) - unreached


def _all_of_it(value: Part) -> Part:
    return value


def _without_order_of_sides(value: Part) -> Part:
    """Escoba lists what it pays side by side, A first, whoever is mano."""
    if isinstance(value, tuple):
        return sorted(map(repr, map(_without_score, value)))
    return replace(value, counted=tuple(sorted(value.counted, key=repr)))


def _without_score(event: Part) -> Part:
    return replace(event, score=()) if isinstance(event, escoba_events.PointsPaid) else event


PLAIN: Final[Mapping[str, float]] = {"ordago": 0.05}

FIFTEENS: Final = tuple(zip(cards("5o 6c 7e 12b"), cards("12c 11e 10b 5c"), strict=True))

MANNERS: Final[dict[str, Manners]] = {
    "mus": Manners(
        known=_known_in_mus,
        renewed=_renewed_in_mus,
        reachable=_reachable_in_mus,
        compared=_all_of_it,
        styles=(
            PLAIN,
            {"ordago": 0.05, "mus": 12},  # they change cards for ever
            {"ordago": 0.02, "corto": 3, "paso": 3, "no": 0.5},  # they come to the count
            {"mas": 4, "envido": 3, "ordago": 0.3},  # they raise
        ),
        strays=(
            *("mus", "corto", "paso", "quiero", "no", "acepto", "ordago", "descarto", "baraja"),
            *("envido", "envido 0", "envido 1", "envido 2", "envido 30", "envido 40", "envido 41"),
            *("mas", "mas 0", "mas 1", "mas 2", "mas 28", "mas 38", "mas 39", "mas 40"),
            *("descarto 1o", "descarto 1o 2o 3o 4o 5o", "baraja 1o 2o", "reparte 1o 2o 3o 4o"),
        ),
        words=16,
    ),
    "escoba": Manners(
        known=_known_in_escoba,
        renewed=_renewed_in_escoba,
        reachable=_reachable_in_escoba,
        compared=_without_order_of_sides,
        styles=(
            {},
            {"lleva": 9, "reclama": 9},  # they take what they can
            {"lleva": 0.2},  # they overlook much, and the table fills
        ),
        strays=(
            *(f"echa {card}" for card in PACK),
            *(f"echa {card} lleva {other}" for card, other in FIFTEENS),
            *(f"reclama {card} {other}" for card, other in FIFTEENS),
            *("echa 7o lleva 10c 1o", "echa 7o lleva 5o 3c", "echa 7o lleva 7c 1b"),
            *("reclama 1o", "baraja 1o", "baraja 1o 2o", "reparte 1o 2o 3o / 4o 5o 6o / 7o"),
        ),
        words=36,
    ),
}
