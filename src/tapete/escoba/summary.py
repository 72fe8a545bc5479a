"""How a game of Escoba stands, as one plain object: what ``tapete replay --json`` prints of it.

The one law: what a seat may not know is not in its view, so it is not here (docs/record.md).
"""

from typing import TYPE_CHECKING

import msgspec

from tapete.naipes import CASA, Actor, by_letter

if TYPE_CHECKING:
    from tapete.escoba.state import State


def summary(state: "State", who: Actor | None) -> dict[str, object]:
    """Return how *state* stands for *who*: a seat, None a spectator, CASA who knows every card.

    What a seat may play tells its hand: ``legal`` has the words of *who* alone, or of all for CASA.
    """
    view = state.view_for(None if who is CASA else who)
    return {
        "game": "escoba",
        "rules": msgspec.to_builtins(state.rules),
        "over": view.winner is not None,
        "winner": msgspec.to_builtins(view.winner),
        "score": by_letter(view.score),
        "target": view.target,
        "hand": view.hand,
        "mano": view.mano,
        "phase": view.phase.value,
        "to_act": msgspec.to_builtins(view.to_act),
        "legal": {
            str(actor): words for actor in _heard_by(state, who) if (words := _words(state, actor))
        },
        "stock": view.stock,
        "table": msgspec.to_builtins(view.table),
        "hands": msgspec.to_builtins(state.cards.hands if who is CASA else view.hands),
        "piles": by_letter(view.piles),
        "escobas": by_letter(view.escobas),
        "last_taker": view.last_taker,
        "counted": msgspec.to_builtins(view.counted),
    }


def _heard_by(state: "State", who: Actor | None) -> tuple[Actor, ...]:
    """Return those whose words *who* may know, in speaking order, the house last."""
    everybody: tuple[Actor, ...] = (*state.speaking, CASA)
    return tuple(actor for actor in everybody if who is CASA or actor == who or actor is CASA)


def _words(state: "State", actor: Actor) -> list[str]:
    return list(map(str, state.legal(actor)))
