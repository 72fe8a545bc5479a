"""What a recipient may know of a table: the game's own view, its offers, and the room for all.

The one law: nothing here looks into the game's state; the game builds up what each may know.
"""

from tapete.game import Offer
from tapete.games import View
from tapete.table.clocks import clock_end
from tapete.table.due import listing_due
from tapete.table.room import Recipient, Room
from tapete.table.room_view import RoomView, Signs
from tapete.table.talk import askable, partners, shown


def room_view(room: Room) -> RoomView:
    """Return what everybody may know of the room round the game."""
    return RoomView(
        places=room.places,
        continued=room.continued,
        listing=room.listed is not None,
        due=_first_clock(room),
        closed=room.closed,
        banks=room.banks if room.info.bank else (),
        waiting=room.is_waiting,
        pausing=room.pausing,
        paused=room.paused is not None,
        rematch=room.rematch,
        following=room.following,
        swaps=room.swaps,
        question=room.question,
        draw=room.draw,
        seating=() if room.seating == room.seats else room.seating,
    )


def view_for(room: Room, recipient: Recipient) -> View:
    """Return the game as *recipient* may see it."""
    view: View = room.state.view_for(recipient)
    return view


def legal_for(room: Room, recipient: Recipient) -> tuple[Offer, ...]:
    """Return what *recipient* may say now: nothing for a spectator, or at a closed table."""
    return () if recipient is None or room.closed else room.offers[recipient]


def signs_for(room: Room, recipient: Recipient, now: int) -> Signs:
    """Return the señas as *recipient* may know them; a sign that has faded by *now* is gone."""
    seen = tuple(shown(room, seat, recipient, now) for seat in room.seats)
    names = seen if any(seen) else ()
    if recipient is None or room.closed:
        return Signs(names)
    return Signs(names, room.state.signs(recipient), room.looks[recipient])


def askable_for(room: Room, recipient: Recipient) -> tuple[Offer, ...]:
    """Return the words about which *recipient* may ask its partners now.

    While a partner asks, those with which it may answer: what the partner may say.
    """
    if recipient is None or room.closed:
        return ()
    if room.question is not None and recipient in partners(room, room.question.seat):
        return room.offers[room.question.seat]
    return askable(room, recipient)


def _first_clock(room: Room) -> int | None:
    if room.closed or room.is_over or room.paused is not None:
        return None
    listing = listing_due(room)
    ends = [end for seat in room.seats if (end := clock_end(room, seat)) is not None]
    return min(ends, default=None) if listing is None else listing.at
