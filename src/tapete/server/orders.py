"""What a client's message asks of a table: one command for each.

The one law: who speaks is what the house found out, never what a client says.
"""

from typing import assert_never

from tapete.naipes import Seat
from tapete.table.commands import (
    AnswerPartner,
    AskPartner,
    AskPause,
    AskRematch,
    Command,
    EndPause,
    FillSeats,
    LeaveSeat,
    LookAt,
    MakeSign,
    PressContinue,
    SayWord,
    SwapSeats,
    TakeSeat,
)
from tapete.wire.messages import (
    Answer,
    Ask,
    Continue,
    Fill,
    Look,
    Pause,
    Rematch,
    Say,
    Sign,
    Sit,
    Stand,
    Swap,
    TableCommand,
)


def order(message: TableCommand, who: int, name: str) -> Command:
    """Return what person *who* called *name* wants by *message*."""
    seat = Seat(message.seat)
    match message:
        case Sit():
            return TakeSeat(who, name, seat)
        case Stand():
            return LeaveSeat(who, seat)
        case Say(last=last, word=word):
            return SayWord(who, seat, last, word)
        case Continue():
            return PressContinue(who, seat)
        case Fill():
            return FillSeats(who, seat)
        case Swap(other=other):
            return SwapSeats(who, seat, Seat(other))
        case Pause(on=on):
            return AskPause(who, seat) if on else EndPause(who, seat)
        case Rematch():
            return AskRematch(who, seat)
        case Sign(sign=sign):
            return MakeSign(who, seat, sign)
        case Look(other=looked_at):
            return LookAt(who, seat, None if looked_at is None else Seat(looked_at))
        case Ask(word=word):
            return AskPartner(who, seat, word)
        case Answer(last=last, word=word):
            return AnswerPartner(who, seat, last, word)
        case _:
            assert_never(message)
