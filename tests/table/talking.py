"""A builder of tables at which people talk, and what each is told of it."""

from tapete.naipes import Seat
from tapete.table import (
    Recipient,
    TakeSeat,
)
from tapete.table.commands import AnswerPartner, AskPartner
from tapete.table.known import signs_for
from tests.table.stages import S0, S1, S2, S3
from tests.table.tables import ANA, BEA, CARLOS, Live, dealt, opening

EVERYBODY = (S0, S1, S2, S3, None)


def at(senas: str = "all", **rules: str) -> Live:
    """Return a table with Ana at 0, Bea at 1 and Carlos at 2, and ONE_HAND dealt; 0 is to speak."""
    row = opening(rules={"senas": senas, **rules})
    return dealt(row, TakeSeat(BEA, "Bea", S1), TakeSeat(CARLOS, "Carlos", S2))


def told(table: Live) -> tuple[Recipient, ...]:
    """Return who was told of the last row."""
    return tuple(one.recipient for one in table.told[-1])


def shown(table: Live, recipient: Recipient, now: int = 0) -> tuple[str, ...]:
    """Return what *recipient* sees of the signs."""
    return signs_for(table.room, recipient, now).shown


def answer(table: Live, who: int, seat: Seat, word: str) -> AnswerPartner:
    """Return the answer *word* of *who* at *seat*, who has heard all."""
    return AnswerPartner(who, seat, table.room.streams[seat], word)


def asked() -> Live:
    """Return a table at which Ana asks Carlos whether to bet five on grande."""
    table = at()
    table.say("0 corto")
    table.do(AskPartner(ANA, S0, "envido 5"))
    return table
