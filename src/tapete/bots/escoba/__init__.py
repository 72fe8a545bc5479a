"""The computer players of Escoba, by level, and their yardstick."""

from tapete.bots.escoba import experto, greedy, normal, novato

LEVELS = {"novato": novato.decide, "normal": normal.decide, "experto": experto.decide}
"""Players by level, the weakest first."""

YARDSTICKS = {"greedy": greedy.decide}
"""Players that never change, to measure others against."""

INTERRUPTERS = {
    "novato": novato.interrupt,
    "normal": normal.interrupt,
    "experto": normal.interrupt,
    "greedy": greedy.interrupt,
}
"""What players say when they may speak but are not waited for; None if nothing."""
