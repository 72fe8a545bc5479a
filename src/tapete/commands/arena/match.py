"""A match among computers, each told what its seat sees and nothing else.

The one law: whoever is waited for is asked first; somebody else who may speak is faster only if
both do not say the same.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from tapete.bots import INTERRUPTERS, LEVELS, TALKERS, YARDSTICKS, Player, Seen
from tapete.game import AnyGame, AnyState
from tapete.naipes import CASA, Actor, Seat, seats_from

Ask: TypeAlias = Callable[[Seat, Player, Seen], str]
"""Asks the player at a seat for its word."""

PLAYERS: Final[Mapping[str, Mapping[str, Player]]] = {
    game: {**LEVELS[game], **YARDSTICKS[game]} for game in LEVELS
}
"""For each game, whoever can be sent to the arena."""


class Match:
    """A match as it is played, and what each seat has heard of the hand.

    Those at *mute* seats make no señas, and see none.
    """

    def __init__(
        self,
        game: AnyGame,
        rules: Mapping[str, str],
        mano: int,
        mute: frozenset[Seat] = frozenset(),
    ) -> None:
        self._game = game
        self._rules: Any = game.read_rules(rules)  # of whichever game
        self.sides = game.sides(self._rules)
        self.state: AnyState = game.start(self._rules, Seat(mano % len(self.sides)))
        self._heard: list[list[Any]] = [[] for _ in self.sides]  # events of whichever game
        self._mute = mute
        self._signs = [""] * len(self.sides)
        self._signed = [0] * len(self.sides)  # how often cards had come into hands then
        self._hand = 0

    @property
    def owes_new_hand(self) -> bool:
        """Whether the house is to deal a hand, not in the middle of one."""
        return self.state.to_act == (CASA,) and self.state.hand != self._hand

    @property
    def is_over(self) -> bool:
        """Whether a side has won."""
        return not self.state.to_act

    def deal(self, chance: Random) -> None:
        """Go on after the house has shuffled by *chance*."""
        if self.owes_new_hand:
            self._hand = self.state.hand
            for heard in self._heard:
                heard.clear()
        order = list(self.state.shuffle)
        chance.shuffle(order)
        self.say(CASA, f"baraja {' '.join(map(str, order))}")

    def go_on(self, names: Sequence[str], chance: Random, ask: Ask) -> None:
        """Go on after the next word of a player; *names* are those of the seats' players."""
        (seat, *_) = self.state.to_act
        assert seat is not CASA, "the house only deals"
        self._let_sign(names, chance)
        players = PLAYERS[self._game.name]
        word = ask(seat, players[names[seat]], self._seen(seat))
        for other in map(Seat, range(len(self.sides))):
            if other in self.state.to_act or not self.state.legal(other):
                continue
            cuts_in = INTERRUPTERS[self._game.name][names[other]](self._seen(other), chance)
            if cuts_in is not None and word not in map(str, self.state.legal(other)):
                seat, word = other, cuts_in
        self.say(seat, word)

    def say(self, actor: Actor, word: str) -> None:
        """Go on after *actor* says *word*."""
        self.state, events = self.state.apply(actor, self._game.read_action(word))
        for event in events:
            for place, heard in enumerate(self._heard):
                heard.append(self._game.seen_by(event, Seat(place)))

    def _let_sign(self, names: Sequence[str], chance: Random) -> None:
        """Let everybody who has new cards make a sign of them."""
        for seat, name in enumerate(names):
            talker = TALKERS.get(self._game.name, {}).get(name)
            if talker is None or seat in self._mute or not self.state.signs(Seat(seat)):
                continue
            if self._signed[seat] != self.state.handed_out:
                self._signs[seat] = talker.sign(self._seen(Seat(seat)), chance) or ""
                self._signed[seat] = self.state.handed_out

    def _shown(self, viewer: Seat) -> tuple[str, ...]:
        """Return the signs that *viewer* sees, who looks at his partner."""
        if viewer in self._mute:
            return ()
        sides = self.sides
        around = seats_from(viewer, len(sides))[1:]
        looks_at = next((seat for seat in around if sides[seat] is sides[viewer]), None)
        return tuple(
            sign
            if signed == self.state.handed_out
            and self._game.sees_sign(self._rules, Seat(seat), viewer, looks_at)
            else ""
            for seat, (sign, signed) in enumerate(zip(self._signs, self._signed, strict=True))
        )

    def _seen(self, seat: Seat) -> Seen:
        shown = self._shown(seat)
        return Seen(
            rules=self._rules,
            seat=seat,
            view=self.state.view_for(seat),
            legal=self.state.legal(seat),
            heard=tuple(self._heard[seat]),
            signs=shown if any(shown) else (),
            offered=self.state.signs(seat),
        )
