"""The computer players of Escoba, by level, and their yardstick."""

from typing import Final

from tapete.bots.escoba import experto, greedy, normal, novato
from tapete.bots.seen import Interrupter, Player

LEVELS: Final[dict[str, Player]] = {
    "novato": novato.decide,
    "normal": normal.decide,
    "experto": experto.decide,
}
"""Players by level, the weakest first."""

YARDSTICKS: Final[dict[str, Player]] = {"greedy": greedy.decide}
"""Players that never change, to measure others against."""

INTERRUPTERS: Final[dict[str, Interrupter]] = {
    "novato": novato.interrupt,
    "normal": normal.interrupt,
    "experto": normal.interrupt,
    "greedy": greedy.interrupt,
}
"""What players say when they may speak but are not waited for; None if nothing."""
