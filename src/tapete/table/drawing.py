"""Drawing cards before the first deal: for partners and seats, or for who is mano or deals.

The one law: each draws one card in the order of the seats, and those who are tied draw again from
what follows, until the draw decides. Nobody draws for a rematch: they sit as they like.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from tapete.game import Draws
from tapete.naipes import (
    FIRST,
    BySeat,
    Card,
    IllegalAction,
    NotationError,
    Seat,
    cards,
    draw_again,
    drawn_seats,
    highest_drawn,
    seats_from,
)
from tapete.table.entries import Drawn
from tapete.table.fresh import FoldError
from tapete.table.moving import move
from tapete.table.room import Moment, Room
from tapete.table.room_view import Draw

DRAW_TIME: Final = 4_000
"""How long what was drawn is seen before the first deal, if a person is here, in milliseconds."""


def owed(room: Room) -> Draws:
    """Return what the seats of *room* are to draw for now."""
    if room.hand or room.draw is not None or room.is_waiting or room.info.rematch_of:
        return Draws.NOTHING
    return room.game.draws_for(room.rules)


def draw_from(pack: Sequence[Card], players: int, draws: Draws) -> BySeat[tuple[Card, ...]]:
    """Return what each of *players* draws from *pack*; IllegalAction if it decides nothing."""
    drawn: list[tuple[Card, ...]] = [()] * players
    left, drawing = list(pack), tuple(range(players))
    while drawing:
        if len(left) < len(drawing):
            raise IllegalAction("expected a pack by which the draw is decided, got one that ends")
        for place in drawing:
            drawn[place] = (*drawn[place], left.pop(0))
        drawing = _tied(tuple(drawn), draws)
    return tuple(drawn)


def _tied(drawn: BySeat[tuple[Card, ...]], draws: Draws) -> tuple[int, ...]:
    match draws:
        case Draws.SEATS:
            return draw_again(drawn)
        case Draws.MANO | Draws.DEALER:
            highest = highest_drawn(drawn)
            return highest if len(highest) > 1 else ()
        case Draws.NOTHING:
            raise IllegalAction("expected no draw, got one")
        case _:
            assert_never(draws)


def fold_draw(room: Room, entry: Drawn, at: Moment) -> Room:
    """Return *room* after the draw: all in their seats, and the game begun anew by who is mano."""
    draws, players = owed(room), len(room.places)
    try:
        drawn = draw_from(cards(entry.pack), players, draws)
    except (NotationError, IllegalAction) as error:
        raise FoldError(f"row {at.seq}: expected a draw that decides: {error}") from error
    order, mano = _decided(drawn, draws)
    return replace(
        move(room, order),
        state=room.game.start(room.rules, mano),
        draw=Draw(tuple(drawn[place] for place in order)),
        word=at,
    )


def _decided(drawn: BySeat[tuple[Card, ...]], draws: Draws) -> tuple[tuple[Seat, ...], Seat]:
    """Return who comes to sit in each seat, by where he sat, and who is mano then."""
    players = len(drawn)
    if draws is Draws.SEATS:
        return tuple(map(Seat, drawn_seats(drawn))), FIRST
    highest = Seat(highest_drawn(drawn)[0])
    as_they_sat = seats_from(FIRST, players)
    return as_they_sat, highest if draws is Draws.MANO else seats_from(highest, players)[1]
