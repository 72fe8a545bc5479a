"""What the end of a round is worth to a side.

The one law: it is what the round pays, the own side's points less the mean of the others', and more
if that decides the match (docs/rules/escoba.md, 3 and 4).
"""

from dataclasses import dataclass
from typing import Final

from tapete.bots.escoba.position import points
from tapete.bots.escoba.tally import cards, velo
from tapete.bots.escoba.worth import Tallies
from tapete.escoba.count import leaders
from tapete.escoba.rules import Rules
from tapete.naipes import BySide

MATCH: Final = 10.0
"""What winning the match is worth, in points."""

OWN: Final = 0
"""The own side's place."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is played for: the rules, the *score* with the own side's first, and the target."""

    rules: Rules
    score: BySide[int]
    target: int

    def end(self, tallies: Tallies) -> float:
        """Return what the round is worth when it ends with *tallies*."""
        paid = points(tallies, self.rules)
        own, *others = paid
        worth = own - sum(others) / len(others)
        winner = self._winner(tallies, paid)
        if winner is None:
            return worth
        return worth + MATCH if winner == OWN else worth - MATCH

    def _winner(self, tallies: Tallies, paid: list[int]) -> int | None:
        """Return the side that wins the match, None if it goes on."""
        if self.rules.no_baza_loses == "on":
            without = [not cards(tally) for tally in tallies]
            if without.count(True) == 1:
                return without.index(False)
        score = tuple(before + more for before, more in zip(self.score, paid, strict=True))
        ahead = [side.index for side in leaders(score, self.target)]
        if self.rules.match_tie == "velo":
            ahead = [side for side in ahead if len(ahead) == 1 or velo(tallies[side])]
        return ahead[0] if len(ahead) == 1 else None
