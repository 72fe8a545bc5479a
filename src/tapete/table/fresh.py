"""The room as its opening makes it: nobody sits there yet, and nothing has been dealt.

The one law: it comes from the entry Opened alone, or there is no such room.

Long: ``open_room`` names every field of a room once.
"""

from typing import Any, Final

from tapete.game import AnyGame, AnyState
from tapete.games import GAMES
from tapete.naipes import Seat
from tapete.table.entries import Opened, Row
from tapete.table.room import Moment, Room
from tapete.table.room_view import Kind, Place, TableInfo

VERSION: Final = 1
"""The version of the rules that new rows are written under."""


class FoldError(Exception):
    """The log does not fold: the table must be frozen instead of guessed."""


def open_room(opened: Opened, row: Row, table_id: str) -> Room:
    """Return the room that *opened* makes; FoldError if there can be none."""
    game, rules, state = _start(opened)
    seats = tuple(map(Seat, range(len(opened.bots))))
    moment = Moment(row.seq, row.at)
    return Room(
        info=TableInfo(
            table_id,
            game.name,
            {name: str(getattr(rules, name)) for name in game.options},
            opened.level,
            opened.pace,
            opened.clock,
            opened.bank,
            opened.door,
            opened.rematch_of,
        ),
        game=game,
        rules=rules,
        sides=game.sides(rules),
        state=state,
        last=moment,
        heard=moment,
        word=moment,
        bots=opened.bots,
        places=tuple(Place(Kind.EMPTY) for _ in seats),
        who=tuple(None for _ in seats),
        streams=dict.fromkeys((*seats, None), 0),
        offers=tuple(state.legal(seat) for seat in seats),
        asked=tuple(0 for _ in seats),
        since=tuple(row.at for _ in seats),
        hand=0,
        shuffles=0,
        waived=(),
        listed=None,
        continued=(),
        held={},
        closed="",
        signs=tuple(() for _ in seats),
        looks=tuple(None for _ in seats),
        question=None,
        inquiry=None,
        banks=tuple(1000 * opened.bank for _ in seats),
        pausing=(),
        paused=None,
        rematch=(),
        following="",
        swaps=(),
        draw=None,
        seating=seats,
        absent=tuple(None for _ in seats),
        late=tuple((0, 0) for _ in seats),
    )


def _start(opened: Opened) -> tuple[AnyGame, Any, AnyState]:  # rules of whichever game
    """Return the game that is played, its rules, and its first state."""
    if opened.version != VERSION:
        raise FoldError(f"expected rules version {VERSION}, got {opened.version}")
    try:
        game = GAMES[opened.game]
        rules = game.read_rules(opened.rules)
        state = game.start(rules, opened.mano)
    except (KeyError, ValueError) as error:
        raise FoldError(f"expected a table that can be opened, got {error!r}") from error
    return game, rules, state
