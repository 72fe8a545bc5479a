"""What a recipient is sent of a table: the whole of it, or one update. A room in, a message out.

The one law: a message is made of what the room says its recipient may know, and of nothing else.
"""

from tapete.table.fold import Told
from tapete.table.known import askable_for, legal_for, room_view, signs_for, view_for
from tapete.table.refused import Refused
from tapete.table.room import Recipient, Room
from tapete.wire.messages import Refusal, Table, Update


def whole(room: Room, recipient: Recipient, now: int) -> Table:
    """Return all that *recipient* may know of *room*."""
    return Table(
        info=room.info,
        seat=recipient,
        last=room.streams[recipient],
        room=room_view(room),
        view=view_for(room, recipient),
        legal=legal_for(room, recipient),
        now=now,
        signs=signs_for(room, recipient, now),
        askable=askable_for(room, recipient),
    )


def update(room: Room, told: Told, now: int) -> Update:
    """Return the update that tells *told*; *room* is the one that was folded with it."""
    return Update(
        table=room.info.table,
        n=told.n,
        seat=told.recipient,
        events=told.events,
        room=room_view(room),
        view=view_for(room, told.recipient),
        legal=legal_for(room, told.recipient),
        now=now,
        by=told.by,
        signs=signs_for(room, told.recipient, now),
        askable=askable_for(room, told.recipient),
    )


def refusal(command_id: str, refused: Refused) -> Refusal:
    """Return the answer to command *command_id*, which was *refused*."""
    return Refusal(command_id, refused.code, refused.expected, refused.got)
