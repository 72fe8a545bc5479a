"""What one seat, or a spectator, may know of a game of Mus: built up for it, never cut down."""

import msgspec

from tapete.mus.phases import Counted, How, Lance, Phase
from tapete.mus.words import Action, Bet
from tapete.naipes import Actor, BySeat, BySide, Card, Seat, Side


class Proposal(msgspec.Struct, frozen=True):
    """What *seat* proposes to its partner under consensus=approval."""

    seat: Seat
    word: Bet


class BetView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The betting of the lance being played.

    ``agreed`` stones stand if ``bettor``'s offer is refused (0: the deje is 1); ``offered`` is the
    whole stake on offer; ``ordago`` says that the offer is everything. ``queue``: the seats that
    still owe a word, the next to speak first.
    """

    queue: tuple[Seat, ...]
    agreed: int = 0
    offered: int = 0
    ordago: bool = False
    bettor: Seat | None = None
    proposal: Proposal | None = None


class LanceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One lance of this hand: who plays it, how it stands, for which stake and side.

    ``speakers`` are, in pares and juego, those who hold. ``stake``: accepted stones (quiero) or the
    deje (deje). ``side``: whose bet was refused, or who alone holds. ``winner``: who bet what was
    refused; of the other lances, once hands are shown, who has the best hand of those who play it.
    """

    lance: Lance
    speakers: tuple[Seat, ...]
    how: How = How.OPEN
    stake: int = 0
    side: Side | None = None
    winner: Seat | None = None


def won_by(
    lances: tuple[LanceView, ...], winners: tuple[Seat | None, ...]
) -> tuple[LanceView, ...]:
    """Return *lances* with their *winners*, in their order."""
    return tuple(
        msgspec.structs.replace(lance, winner=winner)
        for lance, winner in zip(lances, winners, strict=True)
    )


class View(msgspec.Struct, frozen=True, tag_field="game", tag="mus"):
    """A game of Mus as *seat* sees it (None: a spectator).

    ``hands``: the cards where the seat may see them, their number where not. ``throwing``: what
    this seat has chosen to throw while others still choose. ``thrown``: how many each threw in the
    last exchange. ``said``: the last word of each seat in this phase.
    """

    seat: Seat | None
    hand: int
    mano: Seat
    phase: Phase
    to_act: tuple[Actor, ...]
    score: BySide[int]
    juegos: BySide[int]
    vacas: BySide[int]
    hands: BySeat[tuple[Card, ...] | int]
    stock: int
    discarded: int
    throwing: tuple[Card, ...]
    thrown: BySeat[int]
    said: BySeat[Action | None]
    lances: tuple[LanceView, ...]
    bet: BetView | None
    counted: tuple[Counted, ...]
    winner: Side | None
