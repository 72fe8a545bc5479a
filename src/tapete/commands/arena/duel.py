"""Duplicate play of two kinds of computers: the same cards again, with the sides exchanged.

The one law: what comes out depends on the seed and the number of a contest alone, whoever computes
it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, TypeAlias

from tapete.bots import Player, Seen
from tapete.commands.arena.match import Match
from tapete.games import GAMES
from tapete.naipes import Seat, Side

Clock: TypeAlias = Callable[[], float]
"""Seconds of CPU so far."""


class Duel(NamedTuple):
    """*a* against *b*, by the *rules* (option: value); *whole* matches, or single deals.

    ``mute``: who of them makes and sees no señas, empty if neither.
    """

    game: str
    rules: dict[str, str]
    a: str
    b: str
    whole: bool
    seed: int
    mute: str = ""


class Contest(NamedTuple):
    """What came out of the same cards.

    ``ahead``: by how many points *a* was ahead of the mean of the others each time; in whole
    matches 1 if it won, else 0. ``efforts``: the seconds of CPU of each decision of *a*.
    """

    ahead: tuple[float, ...]
    efforts: tuple[float, ...]

    @property
    def lead(self) -> float:
        """By how much *a* was ahead in the mean; exactly 0 if it was not."""
        return round(sum(self.ahead) / len(self.ahead), 9)


@dataclass(frozen=True, slots=True)
class Stopwatch:
    """Asks players, and remembers how long those at *seats* took."""

    chance: Random
    clock: Clock
    seats: frozenset[Seat]
    efforts: list[float]

    def ask(self, seat: Seat, player: Player, seen: Seen) -> str:
        """Return the word of *player*."""
        before = self.clock()
        word = player(seen, self.chance)
        if seat in self.seats:
            self.efforts.append(self.clock() - before)
        return word


def contest(duel: Duel, number: int, clock: Clock) -> Contest:
    """Return what comes out of contest *number*: *a* plays each side once, *b* all others."""
    efforts: list[float] = []
    game = GAMES[duel.game]
    sides = dict.fromkeys(game.sides(game.read_rules(duel.rules)))
    ahead = tuple(_ahead(duel, number, side, clock, efforts) for side in sides)
    return Contest(ahead, tuple(efforts))


def _ahead(duel: Duel, number: int, own: Side, clock: Clock, efforts: list[float]) -> float:
    """Return by how much *a* is ahead on the side *own*."""
    sides = GAMES[duel.game].sides(GAMES[duel.game].read_rules(duel.rules))
    names = [duel.a if side is own else duel.b for side in sides]
    seats = frozenset(Seat(seat) for seat, side in enumerate(sides) if side is own)
    others = frozenset(map(Seat, range(len(sides)))) - seats
    mute = {"a": seats, "b": others}.get(duel.mute, frozenset())
    match = Match(GAMES[duel.game], duel.rules, number, mute)
    chance = Random(f"{duel.seed} {number} {own}")
    watch = Stopwatch(chance, clock, seats, efforts)
    packs = 0
    while not match.is_over and (duel.whole or not packs or not match.owes_new_hand):
        if match.state.shuffle:
            match.deal(Random(f"{duel.seed} {number} pack {packs}"))
            packs += 1
        else:
            match.go_on(names, chance, watch.ask)
    return _lead(match, own, duel.whole)


def _lead(match: Match, own: Side, whole: bool) -> float:
    if whole:
        return float(match.state.outcome is own)
    points = list(match.state.score)
    mine = points.pop(own.index)
    return mine - sum(points) / len(points)
