"""The games of the house. Whoever needs a game looks it up here, by its name."""

from typing import Any, Final, TypeAlias

from tapete import escoba, mus
from tapete.escoba import ESCOBA
from tapete.game import AnyGame
from tapete.mus import MUS

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (MUS, ESCOBA)}

View: TypeAlias = mus.View | escoba.View
"""What a seat may know of any game: crosses the wire, tagged with the game's name."""

Seen: TypeAlias = mus.Seen | escoba.Seen
"""What a seat can hear of any game: crosses the wire, tagged with the event's name."""

HEARD: Final[dict[str, Any]] = {"mus": mus.Seen, "escoba": escoba.Seen}  # unions are no types
"""What a seat can hear of each game; a table tells of its own game only."""
