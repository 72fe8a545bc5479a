"""The room round a game, without any I/O: seats, clocks, absence, and the log of all that.

A command is decided into a row or a refusal; the row, once it is durable, is folded into the next
room and what each recipient is told. What the table waits for by itself, `due` says.
"""

from tapete.table.commands import (
    AskPause,
    AskRematch,
    BotSays,
    ClockSays,
    CloseTable,
    ComeBack,
    Command,
    Deal,
    DrawSeats,
    EndListing,
    EndLongPause,
    EndMatch,
    EndPause,
    FillSeats,
    GoToRematch,
    LeaveSeat,
    MarkAway,
    PressContinue,
    Resume,
    SayWord,
    SwapSeats,
    TakeSeat,
)
from tapete.table.decide import decide
from tapete.table.due import (
    AnswerDue,
    BotDue,
    ClockDue,
    DealDue,
    DrawDue,
    Due,
    ListingDue,
    SignsDue,
    due,
)
from tapete.table.ending import EndDue
from tapete.table.entries import By, Row
from tapete.table.fold import Told, fold
from tapete.table.fresh import FoldError
from tapete.table.known import legal_for, room_view, view_for
from tapete.table.opening import Sitter, open_table
from tapete.table.pauses import PauseDue
from tapete.table.refused import Code, Refused
from tapete.table.rematch import RematchDue
from tapete.table.room import Recipient, Room
from tapete.table.room_view import Draw, Kind, Place, RoomView, TableInfo

__all__ = [
    "AnswerDue",
    "AskPause",
    "AskRematch",
    "BotDue",
    "BotSays",
    "By",
    "ClockDue",
    "ClockSays",
    "CloseTable",
    "Code",
    "ComeBack",
    "Command",
    "Deal",
    "DealDue",
    "Draw",
    "DrawDue",
    "DrawSeats",
    "Due",
    "EndDue",
    "EndListing",
    "EndLongPause",
    "EndMatch",
    "EndPause",
    "FillSeats",
    "FoldError",
    "GoToRematch",
    "Kind",
    "LeaveSeat",
    "ListingDue",
    "MarkAway",
    "PauseDue",
    "Place",
    "PressContinue",
    "Recipient",
    "Refused",
    "RematchDue",
    "Resume",
    "Room",
    "RoomView",
    "Row",
    "SayWord",
    "SignsDue",
    "Sitter",
    "SwapSeats",
    "TableInfo",
    "TakeSeat",
    "Told",
    "decide",
    "due",
    "fold",
    "legal_for",
    "open_table",
    "room_view",
    "view_for",
]
