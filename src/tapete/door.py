"""Who may sit at a table and who may watch it, as whoever opens the table decides it.

The one law: a door says what is wanted, not who somebody is; the club decides by it.
"""

from enum import Enum

import msgspec


class OpenTo(Enum):
    """Whom a table is open to."""

    ANYONE = "anyone"
    FRIENDS = "friends"
    INVITED = "invited"


class Door(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may sit at a table, and who may watch it; the club decides by it.

    ``low`` and ``high``: the stars (1 to 5) of who may sit. ``rated``: the match counts for the
    skill of registered players. ``watch``: whether there may be spectators.
    """

    open_to: OpenTo = OpenTo.ANYONE
    low: int = 1
    high: int = 5
    rated: bool = False
    watch: bool = True
