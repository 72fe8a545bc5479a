"""The end of a round whose cards are all known, with two sides: what is best for both.

The one law: within its budget it is exact; the own side gets the most that the other cannot
prevent.
"""

from math import inf

from tapete.bots.escoba.position import Play, Position, after, plays, swept
from tapete.bots.escoba.stakes import Stakes


class TooLong(Exception):
    """The budget is spent."""


class Endgame:
    """The search of one position."""

    def __init__(self, stakes: Stakes, budget: int) -> None:
        self._stakes = stakes
        self.left = budget

    def best(self, at: Position, choices: list[Play]) -> Play:
        """Return the best of *choices* for the own side, whose turn it is; the first of equals.

        Raises TooLong if it would take too long.
        """
        most, found = -inf, choices[0]
        for play in choices:
            worth = self.worth(after(at, play), most, inf)
            if worth > most:
                most, found = worth, play
        return found

    def worth(self, at: Position, low: float, high: float) -> float:
        """Return the worth of *at*: exact between *low* and *high*, else a bound."""
        if not self.left:
            raise TooLong
        self.left -= 1
        if not at.hands[at.turn]:
            return self._stakes.end(swept(at))
        if at.turn % 2:
            return self._least(at, low, high)
        return self._most(at, low, high)

    def _most(self, at: Position, low: float, high: float) -> float:
        best = -inf
        for play in plays(at, self._stakes.rules):
            best = max(best, self.worth(after(at, play), max(low, best), high))
            if best >= high:
                break
        return best

    def _least(self, at: Position, low: float, high: float) -> float:
        best = inf
        for play in plays(at, self._stakes.rules):
            best = min(best, self.worth(after(at, play), low, min(high, best)))
            if best <= low:
                break
        return best
