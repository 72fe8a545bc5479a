"""People change their seats: whatever belongs to who sits there goes with him.

The one law: what a seat heard and may say stays the seat's; that is why nobody moves while cards
are dealt.
"""

from functools import reduce
from typing import TypeVar

from msgspec.structs import replace

from tapete.naipes import BySeat, Seat
from tapete.table.room import Room
from tapete.table.talk import newly_held

T = TypeVar("T")


def move(room: Room, order: BySeat[Seat]) -> Room:
    """Return *room* where whoever sat at ``order[seat]`` sits at *seat* now.

    Signs and looks were for the old neighbours: each looks at his partner again.
    """
    new = {old: Seat(seat) for seat, old in enumerate(order)}

    def carried(row: BySeat[T]) -> BySeat[T]:
        return tuple(row[old] for old in order)

    def told(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(new[seat] for seat in seats)

    moved = replace(
        room,
        places=carried(room.places),
        who=carried(room.who),
        bots=carried(room.bots),
        banks=carried(room.banks),
        since=carried(room.since),
        absent=carried(room.absent),
        continued=told(room.continued),
        held={who: new[seat] for who, seat in room.held.items()},
        pausing=told(room.pausing),
        rematch=told(room.rematch),
        swaps=tuple((new[seat], new[other]) for seat, other in room.swaps),
    )
    return reduce(newly_held, moved.seats, moved)


def swap(room: Room, seat: Seat, other: Seat) -> Room:
    """Return *room* where those at *seat* and *other* have changed places; nobody offers it.

    When the match is over they do so at the next one: what was played stays as it was played.
    """
    pair = {seat: other, other: seat}
    if room.is_over:
        moved = replace(room, seating=tuple(pair.get(old, old) for old in room.seating))
    else:
        moved = move(room, tuple(pair.get(each, each) for each in room.seats))
    return replace(
        moved, swaps=tuple(offer for offer in moved.swaps if not pair.keys() & set(offer))
    )
