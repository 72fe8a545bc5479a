"""How a game of Mus stands, as one plain object: what ``tapete replay --json`` prints of it.

The one law: what a seat may not know is not in its view, so it is not here (docs/record.md).
"""

from typing import TYPE_CHECKING

import msgspec

from tapete.naipes import CASA, Actor, by_letter

if TYPE_CHECKING:
    from tapete.mus.state import State


def summary(state: "State", who: Actor | None) -> dict[str, object]:
    """Return how *state* stands for *who*: a seat, None a spectator, CASA who knows every card.

    What may be said follows from what everybody has heard, so each ``legal`` is for all to see.
    """
    view = state.view_for(None if who is CASA else who)
    return {
        "game": "mus",
        "rules": msgspec.to_builtins(state.rules),
        "over": view.winner is not None,
        "winner": msgspec.to_builtins(view.winner),
        "score": by_letter(view.score),
        "juegos": by_letter(view.juegos),
        "vacas": by_letter(view.vacas),
        "hand": view.hand,
        "mano": view.mano,
        "phase": view.phase.value,
        "to_act": msgspec.to_builtins(view.to_act),
        "legal": {str(actor): list(map(str, state.legal(actor))) for actor in view.to_act},
        "stock": view.stock,
        "discarded": view.discarded,
        "hands": msgspec.to_builtins(state.cards.hands if who is CASA else view.hands),
        "counted": msgspec.to_builtins(view.counted),
    }
