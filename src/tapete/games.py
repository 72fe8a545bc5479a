"""The games of the house. Whoever needs a game looks it up here, by its name."""

from typing import Final, TypeAlias

from tapete.game import AnyGame
from tapete.mus import MUS, events, view

GAMES: Final[dict[str, AnyGame]] = {MUS.name: MUS}

View: TypeAlias = view.View
"""What a seat may know of any game: crosses the wire, tagged with the game's name."""

Seen: TypeAlias = events.Seen
"""What a seat can hear of any game: crosses the wire, tagged with the event's name."""
