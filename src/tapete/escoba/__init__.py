"""The rules of Escoba de 15, pure: ``start`` gives a State, ``state.apply`` the next.

``ESCOBA`` is the game as a table asks for it (``tapete.game.Game``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tapete.escoba.events import Event, Seen, seen_by
from tapete.escoba.fold import fold
from tapete.escoba.rules import OPTIONS, PRESETS, Rules
from tapete.escoba.state import State, start
from tapete.escoba.telling import tell
from tapete.escoba.view import View
from tapete.escoba.words import Action, read_action
from tapete.game import Draws
from tapete.naipes import FIRST, SIDES, Actor, BySeat, BySide, Seat, Side
from tapete.options import read_rules, write_rules


@dataclass(frozen=True, slots=True)
class Game:
    """Escoba as a table asks for it."""

    name: str = "escoba"
    presets: Mapping[str, Rules] = field(default_factory=lambda: PRESETS)
    options: Mapping[str, tuple[str | int, ...]] = field(default_factory=lambda: OPTIONS)

    def read_rules(self, words: Mapping[str, str]) -> Rules:
        """Return the rules that *words* ask for, defaults elsewhere; ValueError if impossible."""
        return read_rules(Rules, words)

    def write_rules(self, rules: Rules) -> dict[str, str]:
        """Return the options that differ from the defaults."""
        return write_rules(rules)

    def sides(self, rules: Rules) -> BySeat[Side]:
        """Return the side of each seat."""
        return tuple(SIDES[seat % rules.sides] for seat in range(rules.players))

    def draws_for(self, rules: Rules) -> Draws:
        """Return what is drawn for before the first deal."""
        return Draws.DEALER if rules.first_dealer == "highest" else Draws.NOTHING

    def sees_sign(self, rules: Rules, of: Seat, viewer: Seat | None, looks_at: Seat | None) -> bool:
        """Return whether *viewer*, looking at *looks_at*, sees *of*'s señas."""
        return False

    def start(self, rules: Rules, mano: Seat = FIRST, score: BySide[int] | None = None) -> State:
        """Return the state before the first deal."""
        return start(rules, mano, score)

    def read_action(self, text: str) -> Action:
        """Return the word that *text* says; NotationError if it cannot be read."""
        return read_action(text)

    def seen_by(self, event: Event, seat: Seat | None) -> Seen:
        """Return what *seat* (None: a spectator) hears of *event*."""
        return seen_by(event, seat)

    def fold(self, view: View, heard: Seen) -> View:
        """Return *view* after *heard*."""
        return fold(view, heard)

    def tell(self, event: Event, who: Actor | None, names: BySeat[str]) -> str:
        """Return what *who* hears of *event* in words for the terminal."""
        return tell(event, who, names)


ESCOBA: Final = Game()

__all__ = ["ESCOBA", "Action", "Event", "Rules", "Seen", "State", "View", "start"]
