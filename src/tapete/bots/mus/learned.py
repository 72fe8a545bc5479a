"""The players that look up what they say: two levels for guests, and the yardsticks.

The one law: a table is read when its player first speaks, never when this module is imported.
"""

from functools import partial
from typing import Final

from tapete.bots.mus.table_player import table_player
from tapete.bots.mus.tables import table
from tapete.bots.seen import Player

FUERTE: Final = table_player(partial(table, "fuerte"))

EXPERTO: Final = table_player(partial(table, "experto"))

YARDSTICKS: Final[dict[str, Player]] = {
    name: table_player(partial(table, name))
    for name in (
        "h",
        "t1",
        "t2",
        "siempre-mus",
        "siempre-corta",
        "siempre-ordago",
        "nunca-envida",
        "siempre-envida",
        "siempre-quiere",
    )
}
"""The players that others are measured by (docs/lab.md); no level for guests."""
