"""The computer players of Mus, by level."""

from tapete.bots.mus import manner
from tapete.bots.mus.learned import EXPERTO, FUERTE, YARDSTICKS
from tapete.bots.mus.player import player

NOVATO = player(manner.NOVATO)
NORMAL = player(manner.NORMAL)

LEVELS = {"novato": NOVATO, "normal": NORMAL, "fuerte": FUERTE, "experto": EXPERTO}

__all__ = ["EXPERTO", "FUERTE", "LEVELS", "NORMAL", "NOVATO", "YARDSTICKS"]
