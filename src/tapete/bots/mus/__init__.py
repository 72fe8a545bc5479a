"""The computer players of Mus, by level."""

from tapete.bots.mus import manner
from tapete.bots.mus.player import player

NOVATO = player(manner.NOVATO)
NORMAL = player(manner.NORMAL)

__all__ = ["NORMAL", "NOVATO"]
