"""What is said besides the game: señas, and questions among partners. Nothing binds by it.

The one law: whoever may not see a seña is told nothing, not even that there was one.
"""

from typing import Final, TypeAlias, assert_never

from msgspec.structs import replace

from tapete.game import Offer
from tapete.naipes import IllegalAction, NotationError, Seat, put, seats_from
from tapete.table.commands import (
    AnswerPartner,
    AskPartner,
    BotAnswers,
    BotAsks,
    BotSigns,
    LookAt,
    MakeSign,
)
from tapete.table.entries import Answered, AnyEntry, Asked, By, Looked, Played, Row, Signed
from tapete.table.refused import QUOTED, Code, Refused, stale
from tapete.table.room import Inquiry, Moment, Recipient, Room, Sign
from tapete.table.room_view import Kind, Question

FADES: Final = 3000
"""How long a sign is seen where players must look at each other for it, in milliseconds."""

QUESTIONS: Final = 3
"""How many words a seat may ask about before it speaks."""

Talk: TypeAlias = MakeSign | BotSigns | LookAt | AskPartner | BotAsks | AnswerPartner | BotAnswers
"""The commands of talk; that the seat is the speaker's is known already."""

Decision: TypeAlias = tuple[AnyEntry, ...] | Refused


def decide_talk(room: Room, command: Talk, now: int) -> Decision:
    """Return what comes of *command*."""
    match command:
        case MakeSign(_, seat, sign):
            return _not_here(room, seat) or _sign(room, seat, sign, now)
        case BotSigns(signs):
            return _bots_sign(room, signs)
        case LookAt(_, seat, other):
            return _not_here(room, seat) or _look(room, seat, other)
        case AskPartner(_, seat, word) | BotAsks(seat, word):
            return _ask(room, seat, word)
        case AnswerPartner(_, seat, last, word):
            return _stale(room, seat, last) or _answer(room, seat, word)
        case BotAnswers(seat, word):
            return _answer(room, seat, word)
        case _:
            assert_never(command)


def fold_talk(room: Room, entry: Signed | Looked | Asked | Answered, row: Row) -> Room:
    """Return *room* after *entry*, which stands in *row*."""
    match entry:
        case Signed(seat, sign):
            return replace(room, signs=put(room.signs, seat, _signed(room, seat, sign, row)))
        case Looked(seat, other):
            return replace(room, looks=put(room.looks, seat, other))
        case Asked(seat, word):
            words = () if room.inquiry is None else room.inquiry.words
            asked = tuple(room.streams[one] + 1 for one in room.seats)
            inquiry = Inquiry((*words, word), Moment(row.seq, row.at), asked)
            return replace(room, question=Question(seat, word), inquiry=inquiry)
        case Answered(seat, word):
            assert room.question is not None, "only a question is answered"
            assert room.inquiry is not None, "a question is one of an inquiry"
            if word == room.question.word:
                return room  # it is said for the asker: the next entry
            inquiry = replace(room.inquiry, last=Moment(row.seq, row.at))
            question = replace(room.question, by=seat, answer=word)
            return replace(room, question=question, inquiry=inquiry)
        case _:
            assert_never(entry)


def audience(room: Room, entry: AnyEntry) -> frozenset[Recipient]:
    """Return who is told of *entry*, which led to *room*: all, but of secrets."""
    match entry:
        case Signed(seat):
            return room.signs[seat][-1].seen_by
        case Looked(seat):
            return frozenset({seat})
        case _:
            return frozenset(room.streams)


def after_word(room: Room) -> Room:
    """Return *room* after a word of the game: what was asked is over, signs of old cards are gone.

    A hand that is over shows no signs at all.
    """
    handed_out = None if room.listed is not None else room.state.handed_out
    signs = tuple(
        tuple(sign for sign in made if sign.handed_out == handed_out) for made in room.signs
    )
    return replace(room, signs=signs, question=None, inquiry=None)


def newly_held(room: Room, seat: Seat) -> Room:
    """Return *room* when somebody else holds *seat*: he shows nothing, and looks at his partner."""
    return replace(
        room,
        signs=put(room.signs, seat, ()),
        looks=put(room.looks, seat, _partner(room, seat) if _must_look(room, seat) else None),
    )


def shown(room: Room, seat: Seat, recipient: Recipient, now: int) -> str:
    """Return the sign of *seat* that *recipient* sees, empty if none, or if it has faded."""
    seen = [sign for sign in room.signs[seat] if recipient in sign.seen_by]
    return seen[-1].name if seen and not _has_faded(seen[-1], now) else ""


def _has_faded(sign: Sign, now: int) -> bool:
    return sign.until is not None and sign.until <= now


def askable(room: Room, seat: Seat) -> tuple[Offer, ...]:
    """Return the words about which *seat* may ask its partners now."""
    asked = () if room.inquiry is None else room.inquiry.words
    if len(asked) >= QUESTIONS:
        return ()
    offers: tuple[Offer, ...] = room.state.askable(seat)
    return tuple(offer for offer in offers if offer.low is not None or offer.word not in asked)


def partners(room: Room, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats of *seat*'s side, going round."""
    around = seats_from(seat, len(room.sides))[1:]
    return tuple(other for other in around if room.sides[other] is room.sides[seat])


# ── signs ─────────────────────────────────────────────────────────────────────────────────────


def _sign(room: Room, seat: Seat, sign: str, now: int) -> Decision:
    showing = shown(room, seat, seat, now)
    offered = tuple(other for other in room.state.signs(seat) if other != showing)
    if sign in offered or (showing and not sign):
        return (Signed(seat, sign),)
    expected = ", ".join(offered) or "no sign now"
    return Refused(Code.ILLEGAL, expected, sign[:QUOTED] or "to take back a sign: none is shown")


def _bots_sign(room: Room, signs: tuple[tuple[Seat, str], ...]) -> Decision:
    for seat, sign in signs:
        if not room.is_played_by_bot(seat):
            return Refused(Code.NOT_YOUR_SEAT, "a seat that a computer plays", f"seat {seat}")
        if room.signs[seat] or sign not in ("", *room.state.signs(seat)):
            return Refused(Code.STALE, "a sign of cards that were just dealt", sign[:QUOTED])
    return tuple(Signed(seat, sign) for seat, sign in signs)


def _signed(room: Room, seat: Seat, name: str, row: Row) -> tuple[Sign, ...]:
    """Return the signs of *seat* after it made another: who does not see it, still sees the last.

    One that is taken back is gone for those who see it.
    """
    made = room.signs[seat]
    seen_by = _seers(room, seat) if name else made[-1].seen_by if made else frozenset()
    until = row.at + FADES if _must_look(room, seat) else None
    sign = Sign(name, row.seq, row.at, until, room.state.handed_out, seen_by)
    kept = (replace(old, seen_by=old.seen_by - seen_by) for old in made)
    return (*(old for old in kept if old.seen_by and not _has_faded(old, row.at)), sign)


def _seers(room: Room, seat: Seat) -> frozenset[Recipient]:
    return frozenset(
        viewer
        for viewer in room.streams
        if _sees(room, seat, viewer, None if viewer is None else room.looks[viewer])
    )


def _sees(room: Room, seat: Seat, viewer: Recipient, looks_at: Seat | None) -> bool:
    return room.game.sees_sign(room.rules, seat, viewer, looks_at)


def _look(room: Room, seat: Seat, other: Seat | None) -> Decision:
    got = f"a look at {'nobody' if other is None else f'seat {other}'}"
    if not _must_look(room, seat):
        return Refused(Code.ILLEGAL, "no looks: signs are seen without them here", got)
    others = [one for one in room.seats if one != seat and room.places[one].kind is not Kind.EMPTY]
    if other == room.looks[seat] or other not in (None, *others):
        return Refused(Code.ILLEGAL, f"a look elsewhere: at nobody, or one of {others}", got)
    return (Looked(seat, other),)


def _must_look(room: Room, seat: Seat) -> bool:
    """Return whether *seat* sees a sign only while it looks at whoever makes it."""
    return any(
        _sees(room, other, seat, other) and not _sees(room, other, seat, None)
        for other in room.seats
    )


def _partner(room: Room, seat: Seat) -> Seat | None:
    return next(iter(partners(room, seat)), None)


def _not_here(room: Room, seat: Seat) -> Refused | None:
    # that he came back all would hear, and so that there was a sign
    if room.is_present(seat):
        return None
    return Refused(Code.ILLEGAL, "whoever signs or looks to be back first", f"seat {seat}, away")


# ── questions ─────────────────────────────────────────────────────────────────────────────────


def _ask(room: Room, seat: Seat, word: str) -> Decision:
    offers = askable(room, seat)
    said = _allowed(room, seat, word)
    asked = () if room.inquiry is None else room.inquiry.words
    if said is None or said in asked or not any(said.split()[0] == one.word for one in offers):
        expected = ", ".join(map(str, offers)) or "no question now"
        return Refused(Code.ILLEGAL, expected, word[:QUOTED])
    return (Asked(seat, said),)


def _stale(room: Room, seat: Seat, last: int) -> Refused | None:
    newest = room.streams[seat]
    return stale(last, newest if room.inquiry is None else room.inquiry.asked[seat], newest)


def _answer(room: Room, seat: Seat, word: str) -> Decision:
    question = room.question
    if question is None:
        return Refused(Code.ILLEGAL, "an answer to a question", "an answer to none")
    if seat not in partners(room, question.seat):
        return Refused(Code.ILLEGAL, f"an answer of {question.seat}'s partner", f"seat {seat}")
    said = _allowed(room, question.seat, word)
    if said is None or (seat, said) == (question.by, question.answer):
        offers = ", ".join(map(str, room.offers[question.seat]))
        return Refused(Code.ILLEGAL, f"a new answer, one of {offers}", word[:QUOTED])
    answered = Answered(seat, said)
    if said != question.word:
        return (answered,)
    by = By.BOT if room.is_played_by_bot(question.seat) else By.PLAYER
    return (answered, Played(question.seat, said, by))


def _allowed(room: Room, seat: Seat, word: str) -> str | None:
    """Return *word* as it would be said by *seat*, None if it may not be."""
    try:
        action = room.game.read_action(word)
        room.state.apply(seat, action)
    except (NotationError, IllegalAction):
        return None
    return str(action)
