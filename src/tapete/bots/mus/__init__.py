"""The computer players of Mus, by level."""

from tapete.bots.mus import learned, manner
from tapete.bots.mus.learned import YARDSTICKS
from tapete.bots.mus.player import player
from tapete.bots.mus.talk import heeding, silent, talker

NOVATO = heeding(player(manner.NOVATO), manner.NOVATO)
NORMAL = heeding(player(manner.NORMAL), manner.NORMAL)
FUERTE = heeding(learned.FUERTE, manner.NORMAL)
EXPERTO = heeding(learned.EXPERTO, manner.NORMAL)

LEVELS = {"novato": NOVATO, "normal": NORMAL, "fuerte": FUERTE, "experto": EXPERTO}

TALKERS = {
    "novato": silent(manner.NOVATO),
    "normal": talker(manner.NORMAL),
    "fuerte": talker(manner.NORMAL),
    "experto": talker(manner.NORMAL),
}

__all__ = ["EXPERTO", "FUERTE", "LEVELS", "NORMAL", "NOVATO", "TALKERS", "YARDSTICKS"]
