"""The parts of a hand of Mus, and of what is played for in it, by the names players use."""

from typing import Final

import msgspec

from tapete.naipes import Named, Side


class Phase(Named):
    """What a hand is waiting for; the five lances bear the name of the lance."""

    DEAL = "deal"
    MUS = "mus"
    DISCARD = "discard"
    GRANDE = "grande"
    CHICA = "chica"
    PARES = "pares"
    JUEGO = "juego"
    PUNTO = "punto"
    OVER = "over"


class Lance(Named):
    """What is bet on; punto replaces juego when nobody has juego."""

    GRANDE = "grande"
    CHICA = "chica"
    PARES = "pares"
    JUEGO = "juego"
    PUNTO = "punto"


class How(Named):
    """How a lance stands, or came to its end."""

    OPEN = "open"
    PASO = "paso"  # nobody bet
    QUIERO = "quiero"  # a stake was accepted
    DEJE = "deje"  # a bet was refused
    ORDAGO = "ordago"  # an ordago was accepted
    UNOPPOSED = "unopposed"  # one side alone holds pares or juego
    NOBODY = "nobody"  # nobody holds pares, or juego


class Kind(Named):
    """What stones are paid for."""

    DEJE = "deje"
    PASO = "paso"
    ENVITE = "envite"
    PRIMA = "prima"
    ORDAGO = "ordago"


class Counted(msgspec.Struct, frozen=True, array_like=True):
    """One payment of a hand, in the order it was paid; an ordago has no points: it wins all."""

    lance: Lance
    kind: Kind
    side: Side
    points: int | None


PHASE_OF: Final[dict[Lance, Phase]] = {lance: Phase(lance.value) for lance in Lance}
