"""Questions among partners, and all talk that is refused."""

import pytest
from msgspec.structs import replace

from tapete.naipes import Seat
from tapete.table import (
    BotSays,
    By,
    Code,
    MarkAway,
    Refused,
    Sitter,
)
from tapete.table.commands import (
    AnswerPartner,
    AskPartner,
    BotAnswers,
    BotAsks,
    BotSigns,
    Command,
    LookAt,
    MakeSign,
)
from tapete.table.entries import (
    Answered,
    Asked,
    Played,
    Returned,
)
from tapete.table.known import askable_for
from tapete.table.room_view import Question
from tests.table.stages import S0, S1, S2, S3, overlooked
from tests.table.tables import ANA, BEA, CARLOS, dealt, opening
from tests.table.talking import EVERYBODY, answer, asked, at, told


def test_ask() -> None:
    """Who is to speak asks his partners first: everybody hears it, and nothing is said yet."""
    table = at()
    table.say("0 corto")
    state = table.room.state
    assert table.do(AskPartner(ANA, S0, "envido 5")) == (Asked(S0, "envido 5"),)
    assert told(table) == EVERYBODY
    assert table.room.question == Question(S0, "envido 5")
    assert table.room.state == state


def test_accept() -> None:
    """The partner's Accept carries the asked word out, as if the asker had said it."""
    table = asked()
    entries = table.do(answer(table, CARLOS, S2, "envido 5"))
    assert entries == (Answered(S2, "envido 5"), Played(S0, "envido 5", By.PLAYER))
    assert table.room.state.to_act == (S1,)
    assert (table.room.question, table.room.inquiry) == (None, None)


def test_counter() -> None:
    """Another word of the partner binds nobody: the asker says what he likes."""
    table = asked()
    assert table.do(answer(table, CARLOS, S2, "paso")) == (Answered(S2, "paso"),)
    assert table.room.question == Question(S0, "envido 5", S2, "paso")
    assert table.room.state.to_act == (S0,)
    assert table.refuse(answer(table, CARLOS, S2, "paso")).code is Code.ILLEGAL
    table.do(answer(table, CARLOS, S2, "envido 5"))
    assert table.room.state.to_act == (S1,)


def test_late_answer() -> None:
    """An answer to an older question is stale, though it would be an answer to the next one too."""
    table = asked()
    late = answer(table, CARLOS, S2, "envido 5")
    table.say("0 paso")
    over = table.refuse(late)
    assert over == Refused(
        Code.STALE, "an answer to update 7 or newer, up to 7", "an answer to update 6"
    )
    table.say("1 paso", "2 paso", "3 paso")
    table.do(AskPartner(ANA, S0, "envido 5"))
    again = table.refuse(late)
    assert again == Refused(
        Code.STALE, "an answer to update 11 or newer, up to 11", "an answer to update 6"
    )
    table.do(answer(table, CARLOS, S2, "envido 5"))
    assert table.room.state.to_act == (S1,)


def test_answer_to_the_second_question() -> None:
    """Of two questions about one word it is the last that is answered."""
    table = asked()
    late = answer(table, CARLOS, S2, "ordago")
    table.do(AskPartner(ANA, S0, "ordago"))
    assert table.refuse(late).code is Code.STALE


def test_word_ends_question() -> None:
    """The next word of the game ends the question."""
    table = asked()
    table.say("0 paso")
    assert (table.room.question, table.room.inquiry) == (None, None)


def test_three_questions() -> None:
    """One asks about a word once, and about three words at most, until one speaks."""
    table = asked()
    assert table.refuse(AskPartner(ANA, S0, "envido 5")).code is Code.ILLEGAL
    table.do(AskPartner(ANA, S0, "paso"))
    assert [str(offer) for offer in askable_for(table.room, S0)] == ["envido 2..40", "ordago"]
    table.do(AskPartner(ANA, S0, "envido 7"))
    assert askable_for(table.room, S0) == ()
    assert table.refuse(AskPartner(ANA, S0, "ordago")).code is Code.ILLEGAL


def test_askable() -> None:
    """To whoever is to speak it is told about what he may ask; to nobody else."""
    room = at().room
    assert [str(offer) for offer in askable_for(room, S0)] == ["mus", "corto"]
    assert {askable_for(room, other) for other in (S1, S2, S3, None)} == {()}


def test_answers_offered() -> None:
    """Who is asked is offered the words of who asks; rivals and spectators are not."""
    room = asked().room
    assert askable_for(room, S2) == room.offers[S0] != ()
    assert {askable_for(room, other) for other in (S1, S3, None)} == {()}


def test_computer_asks() -> None:
    """A computer asks a person; what he accepts the computer has said."""
    table = dealt(opening(sitter=Sitter(ANA, "Ana", S2)))
    table.do(BotAsks(S0, "corto"))
    entries = table.do(answer(table, ANA, S2, "corto"))
    assert entries == (Answered(S2, "corto"), Played(S0, "corto", By.BOT))


def test_computer_answers() -> None:
    """A computer answers the person who asks it."""
    table = dealt()
    table.do(AskPartner(ANA, S0, "corto"))
    assert table.do(BotAnswers(S2, "mus")) == (Answered(S2, "mus"),)


def test_who_asks_is_back() -> None:
    """Who asks or answers while a computer plays for him is back at his seat."""
    table = at()
    table.do(MarkAway(S0))
    assert table.do(AskPartner(ANA, S0, "corto")) == (Returned(S0), Asked(S0, "corto"))


def test_a_sign_of_one_who_is_away() -> None:
    """Who is away comes back first: that he did all hear, and they must not hear of his sign."""
    table = at("watch")
    table.do(MarkAway(S0))
    assert table.refuse(MakeSign(ANA, S0, "pares")) == Refused(
        Code.ILLEGAL, "whoever signs or looks to be back first", "seat 0, away"
    )
    assert table.refuse(LookAt(ANA, S0, S1)).code is Code.ILLEGAL


@pytest.mark.parametrize(
    ("command", "refused"),
    [
        (
            MakeSign(ANA, S0, "medias"),
            Refused(Code.ILLEGAL, "dos_reyes, pares, treinta_y_una, cortar, envidar_mas", "medias"),
        ),
        (
            MakeSign(ANA, S0, ""),
            Refused(
                Code.ILLEGAL,
                "dos_reyes, pares, treinta_y_una, cortar, envidar_mas",
                "to take back a sign: none is shown",
            ),
        ),
        (
            MakeSign(CARLOS, S2, "envidar_mas"),  # which he shows already
            Refused(Code.ILLEGAL, "ciego, cortar", "envidar_mas"),
        ),
        (MakeSign(ANA, S2, "ciego"), Refused(Code.NOT_YOUR_SEAT, "your seat, 0", "seat 2")),
        (
            BotSigns(((S3, "pares"), (S0, "pares"))),
            Refused(Code.NOT_YOUR_SEAT, "a seat that a computer plays", "seat 0"),
        ),
        (
            BotSigns(((S3, "medias"),)),
            Refused(Code.STALE, "a sign of cards that were just dealt", "medias"),
        ),
        (
            LookAt(ANA, S0, S0),
            Refused(
                Code.ILLEGAL, "a look elsewhere: at nobody, or one of [1, 2, 3]", "a look at seat 0"
            ),
        ),
        (
            LookAt(ANA, S0, Seat(7)),
            Refused(
                Code.ILLEGAL, "a look elsewhere: at nobody, or one of [1, 2, 3]", "a look at seat 7"
            ),
        ),
        (
            LookAt(CARLOS, S2, S0),
            Refused(
                Code.ILLEGAL, "a look elsewhere: at nobody, or one of [0, 1, 3]", "a look at seat 0"
            ),
        ),
        (AskPartner(BEA, S1, "corto"), Refused(Code.ILLEGAL, "no question now", "corto")),
        (AskPartner(ANA, S0, "paso"), Refused(Code.ILLEGAL, "mus, corto", "paso")),
        (AskPartner(ANA, S0, "hola"), Refused(Code.ILLEGAL, "mus, corto", "hola")),
        (
            AnswerPartner(CARLOS, S2, 5, "mus"),
            Refused(Code.ILLEGAL, "an answer to a question", "an answer to none"),
        ),
        (
            BotAsks(S0, "corto"),
            Refused(Code.NOT_YOUR_SEAT, "a seat that a computer plays", "seat 0"),
        ),
        (
            BotAnswers(S3, "corto"),
            Refused(Code.ILLEGAL, "an answer to a question", "an answer to none"),
        ),
    ],
    ids=str,
)
def test_refused(command: Command, refused: Refused) -> None:
    """What may not be signed, seen, asked or answered changes nothing."""
    table = at("watch")
    table.do(MakeSign(CARLOS, S2, "envidar_mas"))
    assert table.refuse(command) == refused


@pytest.mark.parametrize("seat", [S0, S1, S3])
def test_only_partners_answer(seat: Seat) -> None:
    """Neither the asker nor a rival answers a question."""
    table = asked()
    command = BotAnswers(seat, "paso") if seat == S3 else answer(table, seat, seat, "paso")
    refused = table.refuse(command)
    assert refused == Refused(Code.ILLEGAL, "an answer of 0's partner", f"seat {seat}")


def test_answers_are_legal_words() -> None:
    """Whoever answers names a word that the asker may say."""
    table = asked()
    refused = table.refuse(answer(table, CARLOS, S2, "quiero"))
    assert refused == Refused(
        Code.ILLEGAL, "a new answer, one of paso, envido 2..40, ordago", "quiero"
    )


def test_no_signs_where_there_are_none() -> None:
    """Where there are no señas nobody signs, and nobody looks."""
    table = at("off")
    assert table.refuse(MakeSign(ANA, S0, "pares")) == Refused(Code.ILLEGAL, "no sign now", "pares")
    assert table.refuse(LookAt(ANA, S0, S1)) == Refused(
        Code.ILLEGAL, "no looks: signs are seen without them here", "a look at seat 1"
    )
    assert at("all").refuse(LookAt(ANA, S0, None)) == Refused(
        Code.ILLEGAL, "no looks: signs are seen without them here", "a look at nobody"
    )


def test_nothing_of_it_in_escoba() -> None:
    """In Escoba there are neither signs nor questions."""
    table = overlooked()
    assert table.refuse(MakeSign(ANA, S0, "pares")).code is Code.ILLEGAL
    assert table.refuse(BotAsks(S1, "echa 4o")).code is Code.ILLEGAL


@pytest.mark.parametrize(
    "command", [MakeSign(ANA, S0, "pares"), LookAt(ANA, S0, S1), AskPartner(ANA, S0, "corto")]
)
def test_paused(command: Command) -> None:
    """While a table is paused nobody signs, looks or asks."""
    table = at("watch")
    table.room = replace(table.room, paused=0)
    assert table.refuse(command).code is Code.PAUSED


def test_computer_ends_question() -> None:
    """A word that a computer says for the asker ends his question as well."""
    table = asked()
    table.do(MarkAway(S0))
    table.do(BotSays(S0, "paso"))
    assert table.room.question is None
