"""A round of Escoba: the deal, the opening, playing, and the end."""

import pytest
from msgspec.structs import replace

from tapete.escoba import ESCOBA
from tapete.escoba.captures import total
from tapete.escoba.events import (
    Claimed,
    GameWon,
    Leftovers,
    MoreDealtOut,
    Opened,
    RoundDealtOut,
    Took,
)
from tapete.escoba.play import sweep
from tapete.escoba.stages import Cards
from tapete.escoba.words import Baraja
from tapete.naipes import CASA, PACK, Card, Seat, Side
from tests.escoba.builders import Table, cards, ending, rules, table

DEAL = "7 6 5 / 4 3 2 / R C S 2"


def dealt_by_pack(options: str = "", mano: int = 0) -> Table:
    """Return a table at which the pack lay in its own order."""
    new = Table(ESCOBA.start(rules(options), Seat(mano)), [])
    new.state, events = new.state.apply(CASA, Baraja(PACK))
    new.events.extend(events)
    return new


@pytest.mark.parametrize(
    ("options", "deals"),
    [
        pytest.param("players=2", 6, id="2"),
        pytest.param("players=3", 4, id="3"),
        pytest.param("players=4", 3, id="4"),
        pytest.param("players=6", 2, id="6"),
    ],
)
def test_deals_in_a_round(options: str, deals: int) -> None:
    """EL06: the pack is out after 6, 4, 3 or 2 deals of three, and the last is announced."""
    playing = dealt_by_pack(options).plays_on()
    more = playing.heard(MoreDealtOut)
    assert 1 + len(more) == deals
    assert [event.ultimas for event in more] == [False] * (deals - 2) + [True]


def test_cards_are_dealt_one_by_one_from_mano() -> None:
    """Three cards each, one by one, mano first, then four face up; the rest is the stock."""
    state = dealt_by_pack(mano=1).state
    assert state.cards.hands[1] == PACK[0:6:2]
    assert state.cards.hands[0] == PACK[1:6:2]
    assert state.cards.table == PACK[6:10]
    assert state.cards.stock == PACK[10:]


def test_cards_not_named_follow_in_pack_order() -> None:
    """A deal written by hand: cards that it does not name follow as a new pack lies."""
    playing = table(f"{DEAL} | 7o 6o 5o")
    assert playing.state.cards.stock[:3] == cards("7o 6o 5o")
    assert list(playing.state.cards.stock[3:]) == sorted(playing.state.cards.stock[3:])


def test_opening_goes_to_the_dealer() -> None:
    """EL02: a table of R 5 7 S is two escobas for the dealer, and mano starts on an empty one."""
    playing = table("A A A / 2 2 2 / R 5 7 S")
    assert playing.heard(Opened) == [Opened(Seat(1), cards("R 5 7 S"), (0, 4), (0, 2))]
    assert playing.state.cards.table == ()
    assert playing.state.last_taker == 1
    assert playing.state.bazas == (0, 1)
    assert playing.state.to_act == (0,)


def test_opening_off() -> None:
    """opening=off leaves the four cards on the table."""
    playing = table("A A A / 2 2 2 / R 5 7 S", "opening=off")
    assert playing.heard(Opened) == []
    assert len(playing.state.cards.table) == 4


def test_a_baza_goes_to_the_pile() -> None:
    """A set that makes 15 goes to the pile with the card that took it; emptying is an escoba."""
    playing = table("7o 6o 5o / 4o 3o 2o / 12o 11o 10o 2b").says("0 echa 7o lleva 10o")
    assert playing.heard(Took) == [Took(Seat(0), Card("7o"), cards("10o"), (2, 0), (0, 0))]
    assert playing.state.cards.hands[0] == cards("6o 5o")
    assert playing.state.cards.table == cards("12o 11o 2b")
    playing = table("5o 6o 7o / 4o 3o 2o / 1o 1c 1e 7b").says("0 echa 5o lleva 1o 1c 1e 7b")
    assert playing.state.escobas == (1, 0)
    assert playing.heard(Took)[0].escoba


def test_mandatory_capture() -> None:
    """EL14: only a card that makes 15 must take; playing another card is free."""
    playing = table("7 2 5 / 4 3 R / S 6 C R", "capture=mandatory")
    assert playing.refuses("0", "echa 7o") == ("expected a take: 7o makes 15 and must; got echa 7o")
    assert "echa 2o" in playing.legal(0)
    assert "echa 7o" not in playing.legal(0)


def test_plays_are_listed_in_order_of_hand_and_table() -> None:
    """Every full play is offered, in order of hand and table."""
    playing = table("7o 2o 5o / 4o 3o 1o / 10o 3c 6o 12o")
    assert playing.legal(0) == [
        "echa 7o",
        "echa 7o lleva 10o",
        "echa 2o",
        "echa 2o lleva 3c 12o",
        "echa 5o",
        "echa 5o lleva 12o",
    ]


def test_leftovers_go_to_the_last_taker() -> None:
    """EL09: the last to take a baza takes what lies on the table at the end; not an escoba."""
    playing = dealt_by_pack().plays_on(word=1)
    (left,) = playing.heard(Leftovers)
    last = [event for event in playing.events if isinstance(event, Took | Claimed | Opened)][-1]
    assert left.seat == last.seat
    assert playing.state.escobas == last.escobas
    assert sum(playing.state.pile_sizes) == 40


def test_leftovers_leave_ten() -> None:
    """EL10: what is left leaves 10 when divided by 15, or the engine is wrong and says so."""
    state = dealt_by_pack().state
    wrong = replace(state, cards=Cards(((), ()), cards("5 3 2 2"), (), ((), ())))
    with pytest.raises(AssertionError, match="leaves 10"):
        sweep(wrong, [])


def test_if_nobody_took_nobody_gets_the_leftovers() -> None:
    """If nobody took anything, nobody gets what is left, and nobody scores."""
    state = dealt_by_pack().state
    untaken = replace(state, cards=Cards(((), ()), PACK, (), ((), ())), last_taker=None)
    assert sweep(untaken, []) is untaken


def test_the_round_begins_with_the_next_mano() -> None:
    """The deal passes on in playing order; piles stand until the next deal."""
    playing = dealt_by_pack("players=4", mano=3).plays_on(word=1)
    assert (playing.state.hand, playing.state.mano) == (2, 0)
    assert sum(playing.state.pile_sizes) == 40
    playing.says(f"casa {Baraja(PACK)}")
    assert sum(playing.state.pile_sizes) in (0, 4)
    assert [event.mano for event in playing.heard(RoundDealtOut)] == [3, 0]


def test_nobody_acts_when_the_match_is_over() -> None:
    """When the match is over nobody is to act, and every word is refused."""
    playing = table(DEAL, "target=11", score=(10, 0))
    while playing.state.outcome is None:
        playing.plays_on(word=1)
        if playing.state.outcome is None:
            playing.says(f"casa {Baraja(PACK)}")
    assert playing.state.outcome in (Side.A, Side.B)
    assert playing.heard(GameWon) == [GameWon(playing.state.outcome)]
    assert playing.refuses("0", "echa 1o") == "the match is over: nobody is to speak, not seat 0"


def test_the_opening_is_a_baza_of_the_dealers_side() -> None:
    """With teams the opening counts for the dealer's side."""
    playing = table("A A A / 2 2 2 / 3 3 3 / 4 4 4 / R 5 7 S", "players=4 teams=yes", mano=2)
    assert playing.heard(Opened) == [Opened(Seat(1), cards("R 5 7 S"), (0, 4), (0, 2))]
    assert playing.state.bazas == (0, 1)


def test_the_opening_needs_the_four_cards() -> None:
    """EL04: two cards that make 15 are nothing to the dealer; they stay for mano."""
    playing = table("1c 1e 1b / 2o 2c 2e / 12o 5o 4o 1o")
    assert playing.heard(Opened) == []
    assert playing.state.cards.table == cards("12o 5o 4o 1o")


def test_the_table_is_never_empty_at_the_end() -> None:
    """EL08: what is left leaves 10 when divided by 15, so something is always left."""
    playing = Table(ESCOBA.start(rules("players=4"), Seat(0)), []).plays_at_random(8)
    left = playing.heard(Leftovers)
    assert len(left) > 3
    assert {total(event.cards) % 15 for event in left} == {10}


def test_leftovers_of_a_known_table() -> None:
    """EL09: 5 3 2 left, seat 0 took last: it takes them with the card it lays; no escoba."""
    playing = ending("12o", "5 3 2 5", "7o / ").says("0 echa 12o lleva 5c")
    assert playing.heard(Leftovers) == [Leftovers(Seat(0), cards("5o 3o 2o"), (6, 34))]
    assert playing.state.escobas == (0, 0)


def test_leftovers_are_no_baza() -> None:
    """A side that has only leftovers has no baza: under no_baza_loses it loses the match."""
    playing = ending("12b", "", " / ", "no_baza_loses=on", score=(30, 3))
    playing.says("0 echa 12b")
    assert playing.state.pile_sizes == (1, 39)
    assert playing.heard(GameWon) == [GameWon(Side.B)]


def test_sides_add_their_piles() -> None:
    """With teams what partners took lies in one pile."""
    deal = "7 A 5 / 4 3 2b / 6 A 2 / 5 6 6 / 10o 12o 11o 3b"
    playing = table(deal, "players=4 teams=yes")
    playing.says("0 echa 7o lleva 10o", "1 echa 3o", "2 echa 6o lleva 11o", "3 echa 5c lleva 12o")
    assert playing.state.pile_sizes == (4, 2)


def test_talk_is_free() -> None:
    """At no time of a round is talk forbidden: there are neither partners to tell nor señas."""
    state = dealt_by_pack().state
    assert not state.is_silent
    assert (state.signs(Seat(1)), state.askable(Seat(1))) == ((), ())
