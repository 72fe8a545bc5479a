"""Rounds of Escoba, and what each seat sees in the middle of one."""

from collections.abc import Iterator
from itertools import product
from random import Random

from tapete.bots import Seen
from tapete.escoba import ESCOBA, State
from tapete.escoba.events import RoundDealt
from tapete.escoba.events import Seen as Heard
from tapete.escoba.rules import Rules
from tapete.naipes import CASA, PACK, Actor, Card, Seat

TABLES = ("2 no", "3 no", "4 no", "4 yes", "6 no", "6 yes")
"""Players, and whether they play in teams."""

VARIANTS = tuple(
    ESCOBA.read_rules(
        {"players": table[0], "teams": table[2:], "capture": capture, "missed_baza": missed}
    )
    for table, capture, missed in product(TABLES, ("optional", "mandatory"), ("on", "off"))
)
"""Every number of players and every way to take."""


class Listened:
    """A match, and what each seat has heard of its round."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.heard: list[list[Heard]] = [[] for _ in range(state.rules.players)]

    def say(self, actor: Actor, word: str) -> None:
        """Go on after *actor* says *word*."""
        self.state, events = self.state.apply(actor, ESCOBA.read_action(word))
        for event in events:
            for place, heard in enumerate(self.heard):
                told = ESCOBA.seen_by(event, Seat(place))
                if isinstance(told, RoundDealt):
                    heard.clear()
                heard.append(told)

    def deal(self, order: list[Card]) -> None:
        """Go on after the house deals the pack in this *order*."""
        self.say(CASA, f"baraja {' '.join(map(str, order))}")

    def seen(self, seat: Seat) -> Seen:
        """Return what a player at *seat* is told."""
        state = self.state
        return Seen(
            rules=state.rules,
            seat=seat,
            view=state.view_for(seat),
            legal=state.legal(seat),
            heard=tuple(self.heard[seat]),
        )

    @property
    def may_speak(self) -> list[Seat]:
        """The seats that may speak, those that are waited for first."""
        waited = [seat for seat in self.state.to_act if isinstance(seat, int)]
        others = [Seat(seat) for seat in range(self.state.rules.players) if seat not in waited]
        return waited + [seat for seat in others if self.state.legal(seat)]


def shuffled(chance: Random) -> list[Card]:
    """Return the pack in a random order."""
    order = list(PACK)
    chance.shuffle(order)
    return order


def moments(rules: Rules, chance: Random, words: int) -> Iterator[Listened]:
    """Yield a match of *rules* before each of so many *words*; who is asked says any of them."""
    match = Listened(ESCOBA.start(rules))
    for _ in range(words):
        if match.state.outcome is not None:
            return
        if CASA in match.state.to_act:
            match.deal(shuffled(chance))
            continue
        yield match
        seat = chance.choice(match.may_speak)
        match.say(seat, chance.choice(match.state.legal(seat)).word)
