"""Who may sit at a table and who may watch it: what the door wants, held against who comes.

The one law: a block outweighs everything, and an invitation everything else.
"""

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from tapete.club.skill import MIDDLE
from tapete.door import Door, OpenTo


class Reason(Enum):
    """Why somebody may not come in."""

    NOT_FRIEND = "not_friend"
    NOT_INVITED = "not_invited"
    SKILL = "skill"
    BLOCKED = "blocked"
    NO_WATCHING = "no_watching"
    ONE_SEAT = "one_seat"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a person stands to the house and to others, all named by the same kind of id.

    ``stars``: at the game of the table, 0 for somebody without a rating,
    who is taken to be in the middle. ``blocks``: whom the
    person blocks; ``blocked_by``: who blocks the person.
    """

    person: str
    stars: int = 0
    registered: bool = False
    friends: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()


def may_sit(
    door: Door,
    visitor: Standing,
    sitting: tuple[Standing, ...],
    opener: str | None,
    invited: bool,
) -> Reason | None:
    """Return why *visitor* may not sit with those who are *sitting*; None: welcome.

    ``opener``: who opened the table, None when nobody knows any more. ``invited``: an invitation
    to this table is in force.
    """
    others = frozenset(one.person for one in sitting)
    if visitor.person in others:
        return Reason.ONE_SEAT
    if others & (visitor.blocks | visitor.blocked_by):
        return Reason.BLOCKED
    if invited or visitor.person == opener:
        return None
    stars = visitor.stars or MIDDLE
    if not door.low <= stars <= door.high:
        return Reason.SKILL
    return _lets_in(door, visitor, others, opener)


def may_watch(
    door: Door,
    visitor: Standing,
    sitting: tuple[Standing, ...],
    opener: str | None,
    invited: bool,
) -> Reason | None:
    """Return why *visitor* may not watch those who are *sitting*; None: welcome.

    The arguments are those of may_sit. Skill makes no difference; whoever sits there may look on.
    """
    others = frozenset(one.person for one in sitting)
    if visitor.person in others:
        return None
    if others & visitor.blocked_by:
        return Reason.BLOCKED
    if invited or visitor.person == opener:
        return None
    if not door.watch:
        return Reason.NO_WATCHING
    return _lets_in(door, visitor, others, opener)


def _lets_in(
    door: Door, visitor: Standing, others: frozenset[str], opener: str | None
) -> Reason | None:
    match door.open_to:
        case OpenTo.ANYONE:
            return None
        case OpenTo.FRIENDS:
            # whoever opened it may have been deleted: then those who sit there decide
            hosts = others if opener is None else frozenset({opener})
            return None if hosts & visitor.friends else Reason.NOT_FRIEND
        case OpenTo.INVITED:
            return Reason.NOT_INVITED
        case _:
            assert_never(door.open_to)
