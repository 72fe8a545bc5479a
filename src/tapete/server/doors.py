"""The doors of the tables: whoever comes is held against what the club says, and told why not.

The one law: who may sit is decided at the moment of sitting, with those who sit there then; who
sits already needs no leave to look.
"""

from collections.abc import Iterable
from typing import Final, assert_never

from tapete.club import doors
from tapete.club.doors import Reason, Standing
from tapete.door import Door
from tapete.server.faces import Face
from tapete.server.live import Listener, Live
from tapete.table.refused import Code, Refused

_CODES: Final = {
    Reason.NOT_FRIEND: Code.NOT_WELCOME,
    Reason.NOT_INVITED: Code.NOT_INVITED,
    Reason.SKILL: Code.SKILL,
    Reason.BLOCKED: Code.NOT_WELCOME,
    Reason.NO_WATCHING: Code.NOT_WELCOME,
    Reason.ONE_SEAT: Code.ILLEGAL,
}


def may_sit(live: Live, visitor: Face, *, invited: bool = False) -> Refused | None:
    """Return why *visitor* may not sit down at *live*, None if he may."""
    if live.recipient(visitor.id) is not None:
        return None  # that he has a seat already, the table itself says better
    if live.room.is_over:  # whoever played here may want to play again; others wait for that
        return Refused(Code.CLOSED, "a match that goes on", "one that is over")
    standing, sitting, opener = _facts(live, visitor)
    return _refused(live, doors.may_sit(live.room.info.door, standing, sitting, opener, invited))


def may_watch(live: Live, visitor: Face, *, invited: bool = False) -> Refused | None:
    """Return why *visitor* may not look on at *live*, None if he may."""
    if live.recipient(visitor.id) is not None:
        return None
    standing, sitting, opener = _facts(live, visitor)
    return _refused(live, doors.may_watch(live.room.info.door, standing, sitting, opener, invited))


def unwelcome(live: Live, sitting: Iterable[Face]) -> tuple[Listener, ...]:
    """Return who looks on at *live* though one of those *sitting* there blocks him."""
    blocked = frozenset[str]().union(*(face.blocks for face in sitting))
    return tuple(
        listener
        for listener, recipient in live.listeners.items()
        if recipient is None and listener.person in blocked
    )


def _facts(live: Live, visitor: Face) -> tuple[Standing, tuple[Standing, ...], str | None]:
    standing = visitor.standing(live.room.info.game)
    # the visitor's own standing says how he stands to each of them: their ids are enough
    return standing, tuple(map(Standing, live.sitting)), live.person(1)


def _refused(live: Live, reason: Reason | None) -> Refused | None:
    return None if reason is None else Refused(_CODES[reason], *_why(live.room.info.door, reason))


def _why(door: Door, reason: Reason) -> tuple[str, str]:
    """Return what was expected and what came."""
    match reason:
        case Reason.SKILL:
            return f"stars from {door.low} to {door.high}", "other stars"
        case Reason.NOT_FRIEND:
            return "a friend of whoever opened the table", "somebody else"
        case Reason.NOT_INVITED:
            return "an invitation to this table that is in force", "none"
        case Reason.NO_WATCHING:
            return "somebody who sits here: nobody may watch", "a spectator"
        case Reason.BLOCKED:  # who blocks whom is not told
            return "somebody whom all at the table welcome", "somebody else"
        case Reason.ONE_SEAT:
            return "one seat for each person", "another"
        case _:
            assert_never(reason)
