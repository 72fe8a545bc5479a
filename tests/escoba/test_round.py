"""A round of Escoba: the deal, the opening, playing, missed bazas and the end."""

import pytest
from msgspec.structs import replace

from tapete.escoba import ESCOBA
from tapete.escoba.events import (
    Claimed,
    GameWon,
    Laid,
    Leftovers,
    MoreDealtOut,
    Opened,
    RoundDealtOut,
    Took,
)
from tapete.escoba.play import sweep
from tapete.escoba.stages import Cards
from tapete.escoba.words import Baraja, read_action
from tapete.naipes import CASA, PACK, Card, Seat, Side
from tests.escoba.builders import Table, cards, rules, table

DEAL = "7 6 5 / 4 3 2 / R C S 2"
"""Nothing on the table makes 15 with itself."""


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


def test_a_missed_baza_is_claimed_by_the_next_player() -> None:
    """EL11: who plays next may claim the set with the card just left, then plays his own card."""
    playing = table("7 A 5 / 4 3 R / S 2 C 6").says("0 echa 7o")
    assert playing.heard(Laid) == [Laid(Seat(0), Card("7o"), missed=True)]
    assert "reclama 10o 7o" in playing.legal(1)
    assert playing.legal(0) == playing.legal(1)[-len(playing.legal(0)) :]
    playing.says("1 reclama 10o 7o")
    assert playing.heard(Claimed)[0].seat == 1
    assert playing.state.to_act == (1,)
    assert playing.legal(0) == []
    assert not any(word.startswith("reclama") for word in playing.legal(1))


def test_a_missed_baza_is_claimed_by_the_overlooker() -> None:
    """EL11: until the next player plays, the overlooker may still claim it himself."""
    playing = table("7 A 5 / 4 3 R / S 2 C 6").says("0 echa 7o", "0 reclama 7o 10o")
    assert playing.heard(Claimed)[0].seat == 0
    assert playing.state.last_taker == 0
    assert playing.state.to_act == (1,)
    assert "no missed baza to claim" in playing.refuses("1", "reclama 7o 10o")


def test_a_missed_baza_is_lost_when_the_next_player_plays() -> None:
    """EL12: when the next player has played without claiming, nobody can claim."""
    playing = table("7 A 5 / A 3 2 / 6 6 6 / S R C 3", "players=3").says("0 echa 7o", "1 echa 1c")
    assert not any("reclama 10o 7o" in playing.legal(seat) for seat in range(3))
    assert "seat 2 has no missed baza to claim" in playing.refuses("2", "reclama 7o 10o")


def test_only_two_may_claim() -> None:
    """A missed baza is claimed by the overlooker and the next player only."""
    playing = table("7 A 5 / 4 3 2 / 6 6 6 / S R C 3", "players=3").says("0 echa 7o")
    assert playing.legal(2) == []
    assert "seat 2 has no missed baza to claim" in playing.refuses("2", "reclama 7o 10o")


def test_a_claim_that_empties_the_table_is_an_escoba() -> None:
    """A claim that empties the table is an escoba, for the side that claimed."""
    playing = table("7 5 R / 4 3 2 / R C S 2 | A")
    playing.says("0 echa 5o lleva 12c", "1 echa 4o lleva 11o 2c", "0 echa 7o")
    playing.says("1 reclama 10o 7o")
    assert playing.state.escobas == (0, 1)
    assert playing.heard(Claimed)[0].escoba


def test_a_missed_baza_survives_a_new_deal() -> None:
    """A missed baza can still be claimed after three more cards were dealt."""
    playing = table("A A A / 7 2 2 / S R C 3")
    playing.says("0 echa 1o", "1 echa 2o", "0 echa 1c", "1 echa 2c", "0 echa 1e", "1 echa 7o")
    assert len(playing.heard(MoreDealtOut)) == 1
    assert "reclama 10o 7o" in playing.legal(0)
    assert "reclama 10o 7o" in playing.legal(1)


def test_a_missed_baza_does_not_survive_the_round() -> None:
    """The last card of a round ends it: what was missed with it goes to the last taker."""
    playing = dealt_by_pack("players=6").plays_on()
    assert playing.state.phase.value == "deal"
    assert all(playing.state.legal(Seat(seat)) == () for seat in range(6))


@pytest.mark.parametrize("options", ["missed_baza=off", "capture=mandatory"])
def test_nothing_is_missed(options: str) -> None:
    """Nothing can be claimed where missed_baza=off, nor under mandatory capture."""
    playing = table("6 A 5 / 4 3 R / S 2 7 A", options)
    playing.says(f"0 {playing.legal(0)[0]}")
    assert not any(word.startswith("reclama") for word in playing.legal(0) + playing.legal(1))
    assert not any(event.missed for event in playing.heard(Laid))


def test_mandatory_capture() -> None:
    """EL14: only a card that makes 15 must take; playing another card is free."""
    playing = table("7 2 5 / 4 3 R / S 6 C R", "capture=mandatory")
    assert "7o makes 15 and must take" in playing.refuses("0", "echa 7o")
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


REFUSALS = {
    "a card not held": ("0", "echa 4o", "expected a card of the hand of seat 0 (7o 6o 5o), got 4o"),
    "no fifteen": ("0", "echa 7o lleva 11o", "expected cards that make 15, got 7o + 11o = 16"),
    "not on the table": (
        "0",
        "echa 7o lleva 10b",
        "expected cards of the table (12o 11o 10o 2b), got 10b",
    ),
    "a claim when none is due": ("0", "reclama 10o 7o", "seat 0 has no missed baza to claim"),
    "out of turn": ("1", "echa 4o", "seat 0 is to play a card, got echa 4o from 1"),
    "the house": ("casa", "echa 4o", "0 is to act, not casa"),
    "a deal in the middle": ("0", "baraja 1o", "seat 0 is to play a card, got baraja 1o from 0"),
}


@pytest.mark.parametrize(("who", "word", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_refusals(who: str, word: str, sentence: str) -> None:
    """What is not allowed is refused with what was expected and what came; nothing changes."""
    playing = table("7o 6o 5o / 4o 3o 2o / 12o 11o 10o 2b")
    assert playing.refuses(who, word) == sentence


def test_a_set_with_a_card_twice_is_refused() -> None:
    """A set names each card once, also where the words did not come as text."""
    word = read_action("echa 5o lleva 12o")
    doubled = replace(word, lleva=cards("12o 12o"))
    playing = table("7o 6o 5o / 4o 3o 2o / 12o 11o 10o 2b")
    assert playing.refuses_action("0", doubled) == "expected each card once, got 12o 12o"


def test_a_claim_without_the_card_just_left_is_refused() -> None:
    """A claim takes a set that includes the card just left."""
    playing = table("7 A 5 / 4 3 R / S 2 C 4").says("0 echa 7o")
    assert "expected a baza with 7o" in playing.refuses("1", "reclama 10o 2o")
    assert "expected cards that make 15" in playing.refuses("1", "reclama 7o 2o")


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("reparte 1o 2o 3o / 4o 5o / 6o 7o 10o 11o", "expected 2 hands of 3 cards"),
        ("reparte 1o 2o 3o / 4o 5o 6o / 7o 10o 11o", "expected 4 cards on the table, got 3"),
        ("baraja 1o 2o", "expected a shuffle of 40 cards, got 2"),
        ("echa 1o", "expected casa baraja or casa reparte, got echa 1o"),
    ],
)
def test_deals_refused(word: str, sentence: str) -> None:
    """A deal that is not one is refused with what was expected and what came."""
    new = Table(ESCOBA.start(rules()), [])
    assert sentence in new.refuses("casa", word)
    assert new.refuses("0", word) == "casa is to act, not 0"


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
    assert playing.refuses("0", "echa 1o") == "nobody is to act, not 0"
