"""What the house writes down of its people, each deed whole or not at all.

The one law: a deed says all that it needs to be done again; what it finds changed meanwhile it
leaves alone, and is LOST.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tapete.club.skill import Rating
from tapete.server.person import Person, Session


@dataclass(frozen=True, slots=True)
class Greet:
    """Somebody new came."""

    person: Person


@dataclass(frozen=True, slots=True)
class Rename:
    """*person* is called *name* from now on; LOST if somebody registered is called like it."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Register:
    """The guest *person* gets a name of his own and a *password*, hashed; LOST as Rename is."""

    person: str
    name: str
    password: str
    at: int


@dataclass(frozen=True, slots=True)
class NewPassword:
    """*person* has another *password*, hashed; all his sessions but *keeps* are over."""

    person: str
    password: str
    keeps: str = ""


@dataclass(frozen=True, slots=True)
class SignIn:
    """A session begins."""

    session: Session


@dataclass(frozen=True, slots=True)
class SignOut:
    """The *session* of *person* is over; LOST if he has none such."""

    person: str
    session: str


@dataclass(frozen=True, slots=True)
class Seen:
    """The *session* was in use."""

    session: str
    at: int


@dataclass(frozen=True, slots=True)
class Delete:
    """*person* is forgotten: what hangs on him goes, what he wrote and played loses his name."""

    person: str


class Kind(Enum):
    """How one person stands to another."""

    FRIEND = "friend"
    BLOCK = "block"
    MUTE = "mute"


@dataclass(frozen=True, slots=True)
class Relate:
    """*person* wants *other* as a friend, or blocks or mutes him; who blocks is no friend.

    LOST: there is nobody such, or one blocks the other and a friend was wanted.
    """

    person: str
    other: str
    kind: Kind
    at: int


@dataclass(frozen=True, slots=True)
class Unrelate:
    """*person* no longer does; friendship, and the wish for it, ends on both sides."""

    person: str
    other: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Write:
    """*person* called *name* wrote *text* or *phrase* at *table*, or in the lobby (None).

    ``origin``: unique; said twice it stands there once.
    """

    origin: str
    at: int
    table: str | None
    person: str
    name: str
    text: str
    phrase: str


@dataclass(frozen=True, slots=True)
class Invite:
    """Whoever has *code* may sit at *table* until it *expires*; *person* says so."""

    code: str
    table: str
    person: str
    expires: int


@dataclass(frozen=True, slots=True)
class Complain:
    """*by* reports *person*; the *lines* that were written last at *table* go with it, as JSON."""

    by: str
    person: str
    at: int
    table: str | None
    line: int | None
    reason: str
    lines: str


@dataclass(frozen=True, slots=True)
class Act:
    """What an operator did, for the ledger: *operator* by name, *act* in one word."""

    at: int
    operator: str
    act: str
    person: str | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class CloseReport:
    """The report is closed with a *note*; LOST if it is not open."""

    report: int
    note: str
    act: Act


@dataclass(frozen=True, slots=True)
class Mute:
    """*person* may write nothing *until* then (None: he may)."""

    person: str
    until: int | None
    act: Act


@dataclass(frozen=True, slots=True)
class Ban:
    """*person* may not play *until* then (None: he may)."""

    person: str
    until: int | None
    act: Act


@dataclass(frozen=True, slots=True)
class Appoint:
    """*person* is an operator from now on, or no longer."""

    person: str
    operator: bool
    act: Act


@dataclass(frozen=True, slots=True)
class Reset:
    """An operator gave *person* another *password*, hashed; all his sessions are over."""

    person: str
    password: str
    act: Act


class Ending(Enum):
    """How a match ended for somebody who sat there."""

    STAYED = "stayed"  # from the first deal to the end
    LEFT = "left"  # began it, and was gone or away at its end
    CAME = "came"  # took a seat later


@dataclass(frozen=True, slots=True)
class Part:
    """What person number *who* of a table had to do with its match."""

    who: int
    seat: int
    side: int
    ending: Ending


@dataclass(frozen=True, slots=True)
class Count:
    """The result of *table* is counted: who had which *parts*, and the *ratings* it led to.

    LOST if it has been counted already.
    """

    table: str
    game: str
    parts: tuple[Part, ...]
    ratings: tuple[tuple[str, Rating], ...]


@dataclass(frozen=True, slots=True)
class Sweep:
    """Forget what is older than its time: lines of chat, invitations, sessions."""

    chat: int
    invitations: int
    sessions: int


AccountDeed: TypeAlias = (
    Greet | Rename | Register | NewPassword | SignIn | SignOut | Seen | Delete | Relate | Unrelate
)

TalkDeed: TypeAlias = Write | Invite | Sweep

OfficeDeed: TypeAlias = Complain | CloseReport | Mute | Ban | Appoint | Reset

PersonDeed: TypeAlias = AccountDeed | TalkDeed | OfficeDeed | Count
