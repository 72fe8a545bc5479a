"""A table at home: one person, computers in the other seats, the log in memory.

The one law: this is a client like any other. What may be said, what happens and what the person
hears is decided by ``tapete.table``; nothing is refereed here.
"""

import random
from collections.abc import Callable, Mapping
from typing import Final, assert_never

from tapete.bots import decide as think
from tapete.bots.seen import Seen
from tapete.games import GAMES
from tapete.games import Seen as Heard
from tapete.mus.rules import Rules
from tapete.naipes import BySeat, Seat, Side
from tapete.server.names import computer_names
from tapete.server.shuffler import FisherYates
from tapete.table import (
    AnswerDue,
    BotDue,
    BotSays,
    ClockDue,
    Command,
    Deal,
    DealDue,
    DrawDue,
    DrawSeats,
    EndDue,
    ListingDue,
    PauseDue,
    PressContinue,
    Refused,
    RematchDue,
    Room,
    Row,
    SayWord,
    SignsDue,
    Sitter,
    decide,
    due,
    fold,
    legal_for,
    open_table,
    view_for,
)
from tapete.table.due import draw_due

ID: Final = "home"

WHO: Final = 1
"""The number of the one person at this table."""


class Home:
    """The table and its log; *clock* tells the milliseconds since 1970."""

    def __init__(
        self,
        game: str,
        rules: Mapping[str, str],
        level: str,
        name: str,
        chance: random.Random,
        clock: Callable[[], int],
    ) -> None:
        self.seat = Seat(0)
        self.rules: Rules = GAMES[game].read_rules(rules)
        self.sides: BySeat[Side] = GAMES[game].sides(self.rules)
        self._chance = chance
        self._clock = clock
        self._shuffler = FisherYates(chance)
        self._said = 0
        row = open_table(
            game=game,
            rules=rules,
            level=level,
            pace=0,
            clock=None,
            mano=Seat(chance.randrange(len(self.sides))),
            table_id=ID,
            sitter=Sitter(WHO, name, self.seat),
            bot_names=computer_names(chance, len(self.sides)),
            at=clock(),
        )
        self.room: Room = fold(None, row, ID)[0]
        self._draw()
        self._heard: dict[Seat, tuple[Heard, ...]] = dict.fromkeys(self.room.seats, ())

    def _draw(self) -> None:
        """Let all draw for their seats, or for who is mano, if the rules say so."""
        draw = draw_due(self.room)
        if draw is None:
            return
        command = DrawSeats(self._shuffler.order(draw.cards))
        row = decide(self.room, command, draw.origin, self._clock())
        assert isinstance(row, Row), f"the house keeps its own rules: {row}"
        self.room = fold(self.room, row, ID)[0]
        seat = self.room.seat_of(WHO)
        assert seat is not None, "whoever sits at home stays"
        self.seat = seat

    def next(self) -> tuple[Heard, ...] | None:
        """Return what the person hears of the next thing that happens; None: it waits for him."""
        for one in due(self.room):
            match one:
                case DealDue(cards=cards, origin=origin):
                    return self._do(Deal(self._shuffler.order(cards)), origin)
                case BotDue(seat=seat, level=level, origin=origin):
                    return self._do(BotSays(seat, self._word(seat, level)), origin)
                case SignsDue() | AnswerDue():
                    continue  # the terminal shows no signs, and asks nobody
                case ListingDue() | ClockDue() | PauseDue() | DrawDue() | EndDue() | RematchDue():
                    raise AssertionError("at home nobody is in a hurry, away or asked")
                case _:
                    assert_never(one)
        return None

    def say(self, word: str) -> tuple[Heard, ...] | Refused:
        """Return what the person hears after saying *word*, or why it is refused."""
        last = self.room.streams[self.seat]
        return self._try(SayWord(WHO, self.seat, last, word), self._origin())

    def go_on(self) -> tuple[Heard, ...]:
        """Put the list after a hand away."""
        return self._do(PressContinue(WHO, self.seat), self._origin())

    def _origin(self) -> str:
        self._said += 1
        return f"person:{self._said}"

    def _do(self, command: Command, origin: str) -> tuple[Heard, ...]:
        heard = self._try(command, origin)
        assert not isinstance(heard, Refused), f"the house keeps its own rules: {heard}"
        return heard

    def _try(self, command: Command, origin: str) -> tuple[Heard, ...] | Refused:
        row = decide(self.room, command, origin, self._clock())
        if isinstance(row, Refused):
            return row
        before = self.room
        self.room, told = fold(before, row, ID)
        for update in told:
            if update.recipient is not None:
                hand = self._heard[update.recipient] if before.hand == self.room.hand else ()
                self._heard[update.recipient] = (*hand, *update.events)
        return next(update.events for update in told if update.recipient == self.seat)

    def _word(self, seat: Seat, level: str) -> str:
        partners = [self.seat] if self.sides[seat] is self.sides[self.seat] else []
        seen = Seen(
            rules=self.rules,
            seat=seat,
            view=view_for(self.room, seat),
            legal=legal_for(self.room, seat),
            heard=self._heard[seat],
            partner_is_person=frozenset(partners),
        )
        return think(self.room.game.name, level, seen, self._chance)
