"""What is said besides the game: señas, and questions among partners. Nothing binds by it.

The one law: whoever may not see a seña is told nothing, not even that there was one.
"""

from typing import TypeAlias

from tapete.table.commands import (
    AnswerPartner,
    AskPartner,
    BotAnswers,
    BotAsks,
    BotSigns,
    LookAt,
    MakeSign,
)
from tapete.table.entries import Answered, AnyEntry, Asked, Looked, Row, Signed
from tapete.table.refused import Code, Refused
from tapete.table.room import Room

Talk: TypeAlias = MakeSign | BotSigns | LookAt | AskPartner | BotAsks | AnswerPartner | BotAnswers
"""The commands of talk; that the seat is the speaker's is known already."""


def decide_talk(room: Room, command: Talk) -> tuple[AnyEntry, ...] | Refused:
    """Return what comes of *command*."""
    return Refused(Code.ILLEGAL, "nothing yet", type(command).__name__)


def fold_talk(room: Room, entry: Signed | Looked | Asked | Answered, row: Row) -> Room:
    """Return *room* after *entry*, which stands in *row*."""
    return room
