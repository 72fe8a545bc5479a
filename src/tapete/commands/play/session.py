"""A match in the terminal: what happens is told, and whoever sits before it is asked.

The one law: it shows what its seat may know, and says only what was typed.
"""

import time
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tapete.commands.play.asking import word_of
from tapete.commands.play.drawing import draw, in_order
from tapete.commands.play.hearing import Ears
from tapete.commands.play.home import Home
from tapete.commands.play.texts import Texts
from tapete.games import Seen
from tapete.mus.events import Heard
from tapete.mus.phases import Lance
from tapete.mus.view import View
from tapete.naipes import Card, Side, seats_from
from tapete.table import Refused, legal_for, view_for


class Session:
    """One match at a table at home.

    ``typed``: the lines that are typed, until there are no more. ``pace``: seconds before a
    computer's word. ``waits``: whether the list after a hand is put away by a line.
    """

    def __init__(
        self,
        home: Home,
        texts: Texts,
        console: Console,
        typed: Iterator[str],
        pace: float,
        waits: bool,
    ) -> None:
        self._home = home
        self._texts = texts
        self._console = console
        self._typed = typed
        self._pace = pace
        self._waits = waits
        self._sides: tuple[Side, ...] = home.sides
        names = tuple(place.name for place in home.room.places)
        self._ears = Ears(names, self._sides[home.seat], texts)

    def play(self) -> bool:
        """Return True when the match has been played to its end, False when nothing more came."""
        self._welcome()
        while True:
            heard = self._home.next()
            if heard is not None:
                self._tell(heard)
            elif self._home.room.is_over:
                self._list()
                return True
            elif self._home.room.listed is not None:
                self._list()
                if self._waits and self._ask(self._texts.go_on) is None:
                    return False
                self._tell(self._home.go_on())
            elif not self._turn():
                return False

    @property
    def _view(self) -> View:
        view = view_for(self._home.room, self._home.seat)
        assert isinstance(view, View), "it is Mus that is played here"
        return view

    @property
    def _hand(self) -> tuple[Card, ...]:
        hand = self._view.hands[self._home.seat]
        assert not isinstance(hand, int), "a seat sees its own cards"
        return in_order(hand, self._home.rules.kings)

    def _say(self, line: str) -> None:
        self._console.print(Text(line))

    def _welcome(self) -> None:
        own = self._sides[self._home.seat]
        names = self._ears.names
        others = [seat for seat in self._home.room.seats if seat != self._home.seat]
        partners = ", ".join(names[seat] for seat in others if self._sides[seat] is own)
        rivals = ", ".join(names[seat] for seat in others if self._sides[seat] is not own)
        welcome = self._texts.welcome if partners else self._texts.welcome_alone
        target = self._home.rules.target
        self._say(welcome.format(partners=partners, rivals=rivals, target=target))

    def _tell(self, heard: tuple[Seen, ...]) -> None:
        for event in heard:
            assert isinstance(event, Heard), "it is Mus that is played here"
            line = self._ears.hear(event)
            if line:
                self._say(line)
        if self._pace and heard:
            time.sleep(self._pace)

    def _ask(self, question: str) -> str | None:
        self._console.print(Text(f"{question}> "), end="")
        line = next(self._typed, None)
        if not self._waits:
            self._say(line or "")
        return line

    def _turn(self) -> bool:
        """Return whether the person has spoken; he is asked until he says what is allowed."""
        self._show()
        offers = legal_for(self._home.room, self._home.seat)
        throws = offers[0].word == "descarto"
        while True:
            typed = self._ask(self._texts.choose_cards if throws else self._texts.choose)
            if typed is None:
                return False
            word = word_of(typed, offers, self._hand, self._texts)
            heard = self._home.say(word)
            if not isinstance(heard, Refused):
                self._tell(heard)
                return True
            got = heard.got or self._texts.nothing
            self._say(self._texts.wrong.format(expected=heard.expected, got=got))

    def _show(self) -> None:
        self._console.print(self._table())
        self._say(draw(self._hand, self._texts))
        bet = self._view.bet
        if bet is not None and bet.bettor is not None:
            line = self._texts.ordago_at_stake if bet.ordago else self._texts.at_stake
            lance = self._ears.lance(Lance(self._view.phase.value))
            self._say(line.format(lance=lance, offered=bet.offered, deje=bet.agreed or 1))
        if bet is not None and bet.proposal is not None:
            who = self._ears.names[bet.proposal.seat]
            self._say(self._texts.wants.format(who=who, word=bet.proposal.word))
        offers = legal_for(self._home.room, self._home.seat)
        for number, offer in enumerate(offers, 1):
            self._say(f"  {number}  {offer}  ({self._texts.glosses[offer.word]})")

    def _table(self) -> Table:
        view = self._view
        table = Table(*self._texts.columns, box=None, pad_edge=False)
        for seat in seats_from(view.mano, len(view.hands)):
            said = view.said[seat]
            table.add_row(
                self._texts.mano if seat == view.mano else "",
                Text(self._ears.names[seat]),
                self._ears.side_name(self._sides[seat]),
                "" if said is None else self._ears.word(said),
            )
        return table

    def _list(self) -> None:
        table = Table(*self._texts.list_columns, title=self._texts.listing)
        for counted in self._view.counted:
            points = "" if counted.points is None else str(counted.points)
            table.add_row(
                self._ears.lance(counted.lance),
                self._texts.kinds[counted.kind],
                points,
                self._ears.side_name(counted.side),
            )
        self._console.print(table)
