"""When computers sign, answer and wait for an answer."""

from tapete.naipes import Seat
from tapete.table import AnswerDue, BotDue, LeaveSeat, MarkAway, SignsDue, Sitter, due
from tapete.table.commands import AskPartner, BotAnswers, BotAsks, BotSigns, MakeSign
from tests.table.stages import S0, S1, S2, S3, overlooked
from tests.table.tables import ANA, Live, dealt, listed, live, opening
from tests.table.talking import answer

ANA_AT_2 = Sitter(ANA, "Ana", S2)


def signs_due(table: Live) -> list[SignsDue]:
    """Return what of signs *table* waits for."""
    return [one for one in due(table.room) if isinstance(one, SignsDue)]


def test_computers_sign_between_words() -> None:
    """The computers make their signs of new cards halfway to the next word, all in one row."""
    table = dealt()
    computers = tuple((seat, "normal") for seat in (S1, S2, S3))
    assert signs_due(table) == [SignsDue(600, computers, "signs:1")]


def test_once_for_the_same_cards() -> None:
    """They sign once, and again when they have other cards."""
    table = dealt()
    table.do(BotSigns(((S1, ""), (S2, "ciego"), (S3, "duples"))))
    assert signs_due(table) == []
    table.say("0 mus", "1 mus", "2 mus", "3 mus")
    table.say("0 descarto 12o", "1 descarto 12e", "2 descarto 7b", "3 descarto 4c")
    assert [one.computers for one in signs_due(table)] == [
        ((S1, "normal"), (S2, "normal"), (S3, "normal"))
    ]


def test_newcomer_signs() -> None:
    """A computer that takes a seat in the middle of a hand signs as well."""
    table = dealt()
    table.do(BotSigns(((S1, ""), (S2, ""), (S3, ""))))
    table.do(LeaveSeat(ANA, S0))
    assert [one.computers for one in signs_due(table)] == [((S0, "normal"),)]


def test_computer_leaves_a_sign_of_one_who_is_away() -> None:
    """What a person shows who went away his computer leaves as it is."""
    table = dealt()
    table.do(BotSigns(((S1, ""), (S2, ""), (S3, ""))))
    table.do(MakeSign(ANA, S0, "pares"))
    table.do(MarkAway(S0))
    assert signs_due(table) == []


def test_no_signs_due() -> None:
    """Nothing is due before the deal, after the hand, where there are no señas, and in Escoba."""
    for table in (live(), listed(), dealt(opening(rules={"senas": "off"})), overlooked()):
        assert signs_due(table) == []


def asked() -> Live:
    """Return a table at which Ana asks the computer beside her."""
    table = dealt()
    table.now = 1000
    table.do(AskPartner(ANA, S0, "corto"))
    return table


def answers_due(table: Live) -> list[AnswerDue]:
    """Return what answers *table* waits for."""
    return [one for one in due(table.room) if isinstance(one, AnswerDue)]


def test_computer_answers_at_its_pace() -> None:
    """A computer answers its partner's question at the table's pace, once."""
    table = asked()
    assert answers_due(table) == [AnswerDue(S2, 2200, "normal", "answer:2:2")]
    table.do(BotAnswers(S2, "mus"))
    assert answers_due(table) == []


def speaker(table: Live) -> BotDue:
    """Return the turn of the computer that is to speak."""
    (one,) = (one for one in due(table.room) if isinstance(one, BotDue))
    return one


def test_computer_waits_for_a_person() -> None:
    """A computer that has asked a person waits for eight seconds at most, then it speaks."""
    table = dealt(opening(sitter=ANA_AT_2))
    assert speaker(table) == BotDue(S0, 1200, "normal", "bot:1:0")
    table.now = 1200
    table.do(BotAsks(S0, "corto"))
    assert answers_due(table) == []
    assert speaker(table) == BotDue(S0, 9200, "normal", "bot:1:0:1")
    table.now = 3000
    table.do(answer(table, ANA, S2, "mus"))
    assert speaker(table) == BotDue(S0, 4200, "normal", "bot:1:0:1")


def test_no_pace_no_patience() -> None:
    """At a table without pace nobody waits for an answer."""
    table = dealt(opening(sitter=ANA_AT_2, pace=0))
    table.do(BotAsks(S0, "corto"))
    assert speaker(table).at == 0


def test_computer_answers_for_one_who_went_away() -> None:
    """When the person who was asked goes away, his computer answers."""
    table = dealt(opening(sitter=ANA_AT_2))
    table.do(BotAsks(S0, "corto"))
    table.do(MarkAway(Seat(2)))
    assert [one.seat for one in answers_due(table)] == [S2]
