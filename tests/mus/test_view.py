"""What a seat, and a spectator, may know of a game, from the deal to the end of the match."""

import pytest

from tapete.mus.events import Dealt, Exchanged, Refilled, Threw, seen_by
from tapete.mus.phases import Counted, How, Kind, Lance, Phase
from tapete.mus.view import BetView, LanceView, Proposal
from tapete.mus.words import Envido, No
from tapete.naipes import CASA, Seat, Side
from tests.mus.builders import Table, start, table

HANDS = "R R C A / R C S 7 / 7 6 5 4 / S S 4 4"
ME = Seat(1)


def test_before_the_first_deal() -> None:
    """Before the first deal there is nothing to see but the table."""
    view = start("", 2, (3, 4)).view_for(ME)
    assert (view.phase, view.to_act, view.mano, view.score) == (Phase.DEAL, (CASA,), 2, (3, 4))
    assert view.hands == ((), (), (), ())
    assert (view.stock, view.discarded, view.counted, view.winner) == (40, 0, (), None)


def test_own_hand() -> None:
    """A seat sees its own cards, and of the others how many they have."""
    state = table(HANDS).state
    assert state.view_for(ME).hands == (4, state.cards.hands[1], 4, 4)
    assert state.view_for(None).hands == (4, 4, 4, 4)
    assert state.view_for(ME).seat == ME


def test_deal_heard() -> None:
    """The deal is heard with one's own cards alone."""
    playing = table(HANDS)
    dealt = playing.events[0]
    hands = playing.state.cards.hands
    assert seen_by(dealt, ME) == Dealt(1, Seat(0), (4, hands[1], 4, 4), 24, (0, 0))
    assert seen_by(dealt, None) == Dealt(1, Seat(0), (4, 4, 4, 4), 24, (0, 0))


def test_throwing() -> None:
    """What a seat has chosen to throw it sees alone, until all have chosen how many."""
    playing = table(HANDS).all_say(*["mus"] * 4)
    hands = playing.state.cards.hands
    playing.says(f"1 descarto {hands[1][0]} {hands[1][1]}")
    assert playing.state.view_for(ME).throwing == hands[1][:2]
    assert playing.state.view_for(Seat(3)).throwing == ()
    assert playing.state.view_for(None).throwing == ()
    threw = playing.events[-2]
    assert seen_by(threw, ME) == Threw(ME, hands[1][:2])
    assert seen_by(threw, Seat(3)) == seen_by(threw, None) == Threw(ME)


def test_exchange_heard() -> None:
    """After an exchange everybody knows how many each threw, and sees his own new cards."""
    playing = table(HANDS).throws(1, 2, 3, 4)
    exchanged, refilled = playing.events[-3:-1]
    mine = playing.state.cards.hands[1]
    assert seen_by(exchanged, ME) == Exchanged((1, 2, 3, 4), (3, mine[:2], 1, 0), 10)
    assert seen_by(refilled, ME) == Refilled((4, mine, 4, 4), 14)
    view = playing.state.view_for(None)
    assert (view.thrown, view.stock, view.discarded) == ((1, 2, 3, 4), 14, 10)
    assert view.throwing == ()


def test_betting() -> None:
    """Everybody sees the bet, who owes a word, and the last word of each in this lance."""
    playing = table(HANDS).all_say("corto", "paso", "envido 5", "no")
    view = playing.state.view_for(None)
    assert view.bet == BetView((Seat(0),), 0, 5, False, ME)
    assert [str(word) for word in view.said] == ["paso", "envido 5", "no", "None"]
    assert view.lances == (LanceView(Lance.GRANDE, tuple(map(Seat, range(4)))),)


def test_proposal() -> None:
    """Everybody sees what is proposed under consensus=approval."""
    playing = table(HANDS, "consensus=approval").all_say("corto", "envido", "no")
    bet = playing.state.view_for(None).bet
    assert bet == BetView((Seat(3),), 0, 2, False, Seat(0), Proposal(ME, No()))


@pytest.mark.parametrize(
    ("course", "lance"),
    [
        ("paso", LanceView(Lance.GRANDE, (), How.PASO)),
        ("quiero 7", LanceView(Lance.GRANDE, (), How.QUIERO, 7)),
        ("no → B 1", LanceView(Lance.GRANDE, (), How.DEJE, 1, Side.B)),
    ],
)
def test_closed_lance(course: str, lance: LanceView) -> None:
    """A closed lance is seen with its stake or deje; a side stands there only for a deje."""
    (seen, _) = table(HANDS).all_say("corto").plays(f"grande: {course}").state.view_for(ME).lances
    assert (seen.lance, seen.how, seen.stake, seen.side) == (
        lance.lance,
        lance.how,
        lance.stake,
        lance.side,
    )
    assert len(seen.speakers) == 4


def test_unopposed_lance() -> None:
    """A lance that one side alone holds stands there with that side."""
    playing = table("R R 5 4 / 7 6 5 4 / 7 6 5 4 / 7 6 5 4").all_say("corto").passes("punto")
    _, _, pares, juego, _ = playing.state.view_for(None).lances
    assert pares == LanceView(Lance.PARES, (Seat(0),), How.UNOPPOSED, side=Side.A)
    assert juego == LanceView(Lance.JUEGO, (), How.NOBODY)


def test_accepted_ordago() -> None:
    """An accepted ordago has no stake; the match is won, and all hands lie open."""
    playing = table(HANDS).all_say("corto", "envido", "ordago", "quiero")
    view = playing.state.view_for(None)
    (grande,) = view.lances
    assert (grande.how, grande.stake, grande.winner) == (How.ORDAGO, 0, 0)
    assert view.counted == (Counted(Lance.GRANDE, Kind.ORDAGO, Side.A, None),)
    assert (view.phase, view.to_act, view.winner) == (Phase.OVER, (), Side.A)
    assert view.hands == playing.state.cards.hands


def test_winners() -> None:
    """Who won each lance is seen when the hands are; who bet what was refused, at once."""
    playing = table("R R C A / R C S 7 / 7 6 5 4 / S S 4 4").all_say("corto")
    playing.plays("grande: paso; chica: no → B 1")
    lances = playing.state.view_for(None).lances
    assert [lance.winner for lance in lances] == [None, 1, None]
    playing.plays("pares: paso; juego: paso")
    lances = playing.state.view_for(None).lances
    assert [lance.winner for lance in lances] == [0, 1, 3, 0]


def test_nobody_wins_what_nobody_holds() -> None:
    """A lance that nobody holds has no winner; one that a side alone holds has its best hand."""
    playing = table("R R 5 4 / 7 6 5 4 / 7 6 5 4 / 7 6 5 4").all_say("corto").passes("deal")
    assert [lance.winner for lance in playing.state.view_for(None).lances] == [0, 1, 0, None, 0]


def test_said_is_of_this_phase() -> None:
    """The last words are those of this phase: they go when another begins."""
    playing = table(HANDS).all_say("mus")
    assert playing.state.said[0] is not None
    playing.all_say("corto")
    assert playing.state.said == (None,) * 4
    playing.all_say("envido", "quiero")
    assert playing.state.said == (None,) * 4
    assert Envido(2) not in playing.state.said


def test_between_hands() -> None:
    """Between hands the last one lies open; hand and mano are already the next ones."""
    playing: Table = table(HANDS).all_say("corto").passes("deal")
    view = playing.state.view_for(None)
    assert (view.phase, view.hand, view.mano, view.to_act) == (Phase.DEAL, 2, 1, (CASA,))
    assert view.hands == playing.state.cards.hands
    assert [line.split()[0] for line in playing.counted] == ["grande", "chica", "pares", "juego"]
    again = playing.shuffles().state.view_for(None)
    assert (again.counted, again.lances, again.hands) == ((), (), (4, 4, 4, 4))
