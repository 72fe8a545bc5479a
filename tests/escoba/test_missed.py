"""A missed baza: who may claim it, until when, and what a claim is."""

import pytest

from tapete.escoba.events import Claimed, Laid, MoreDealtOut
from tapete.naipes import Card, Seat
from tests.escoba.builders import cards, ending, table


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
    refusal = "expected a card: no baza was missed, got reclama 7o 10o"
    assert playing.refuses("1", "reclama 7o 10o") == refusal


def test_a_missed_baza_is_lost_when_the_next_player_plays() -> None:
    """EL12: when the next player has played without claiming, nobody can claim."""
    playing = table("7 A 5 / A 3 2 / 6 6 6 / S R C 3", "players=3").says("0 echa 7o", "1 echa 1c")
    assert not any("reclama 10o 7o" in playing.legal(seat) for seat in range(3))
    assert "no baza was missed" in playing.refuses("2", "reclama 7o 10o")


def test_only_two_may_claim() -> None:
    """A missed baza is claimed by the overlooker and the next player only."""
    playing = table("7 A 5 / 4 3 2 / 6 6 6 / S R C 3", "players=3").says("0 echa 7o")
    assert playing.legal(2) == []
    assert playing.refuses("2", "reclama 7o 10o") == (
        "expected a claim of seat 0, who missed it, or seat 1, who plays next, got one of seat 2"
    )


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


@pytest.mark.parametrize("options", ["missed_baza=off", "capture=mandatory"])
def test_nothing_is_missed(options: str) -> None:
    """Nothing can be claimed where missed_baza=off, nor under mandatory capture."""
    playing = table("6 A 5 / 4 3 R / S 2 7 A", options)
    playing.says(f"0 {playing.legal(0)[0]}")
    assert not any(word.startswith("reclama") for word in playing.legal(0) + playing.legal(1))
    assert not any(event.missed for event in playing.heard(Laid))


def test_a_claim_without_the_card_just_left_is_refused() -> None:
    """A claim takes a set that includes the card just left."""
    playing = table("7 A 5 / 4 3 R / S 2 C 4").says("0 echa 7o")
    assert "expected a baza with 7o, just left, got" in playing.refuses("1", "reclama 10o 2o")
    assert "expected cards that make 15" in playing.refuses("1", "reclama 7o 2o")


def test_claims_are_sets_with_the_card_just_left() -> None:
    """Any set with the card just left may be claimed; what made 15 before it is no claim."""
    playing = table("7 A 5 / 4 3 R / 10o 5o 3o 12o").says("0 echa 7o")
    assert playing.legal(0) == ["reclama 10o 7o", "reclama 5o 3o 7o"]
    assert playing.legal(1)[-2:] == playing.legal(0)
    assert "expected a baza with 7o" in playing.refuses("1", "reclama 12o 5o")


def test_whoever_claims_first_has_it() -> None:
    """One claim at most: after it neither of the two can claim another set."""
    playing = table("7 A 5 / 4 3 R / 10o 5o 3o 12o").says("0 echa 7o", "1 reclama 5o 3o 7o")
    assert "no baza was missed" in playing.refuses("0", "reclama 10o 7o")
    assert "no baza was missed" in playing.refuses("1", "reclama 10o 7o")
    assert playing.state.cards.table == cards("10o 12o")


def test_after_a_claim_the_next_player_plays_as_usual() -> None:
    """Whoever claimed, the next player plays a card of his own, with what is left on the table."""
    playing = table("7 A 5 / 4 3 2b / 10o 5o 3o 12o").says("0 echa 7o", "1 reclama 10o 7o")
    assert playing.state.to_act == (1,)
    assert playing.says("1 echa 2b lleva 3o 12o").state.to_act == (0,)
    assert playing.state.bazas == (0, 2)


def test_the_next_player_may_overlook_a_baza_too() -> None:
    """What the next player leaves is a new baza to claim, for him and the player after him."""
    playing = table("7 A 5 / 5b 3 2b / A A R / 10o 12o 11o 3o", "players=3")
    playing.says("0 echa 7o", "1 echa 5b")
    assert playing.legal(0) == []
    assert playing.legal(1) == ["reclama 12o 5b", "reclama 3o 7o 5b"]
    assert playing.legal(2)[-2:] == playing.legal(1)


def test_a_claim_counts_for_the_side() -> None:
    """With teams a claim is a baza of the side; a partner who is not next may not claim."""
    deal = "7 A 5 / 4 3 2b / A 2 6 / 6 6 6 / 10o 12o 11o 3b"
    playing = table(deal, "players=4 teams=yes").says("0 echa 7o")
    assert playing.legal(2) == []
    playing.says("0 reclama 10o 7o")
    assert (playing.state.bazas, playing.state.pile_sizes) == ((1, 0), (2, 0))
    assert playing.state.last_taker == 0


def test_a_play_that_takes_misses_nothing() -> None:
    """Who takes one of several sets has overlooked nothing."""
    playing = table("7 A 5 / 4 3 R / 10o 5o 3o 12o").says("0 echa 7o lleva 5o 3o")
    assert playing.legal(0) == []
    assert not any("reclama" in word for word in playing.legal(1))


def test_nothing_is_missed_with_the_last_card() -> None:
    """With the last card of the round nothing is missed: it goes to the last taker at once."""
    playing = ending("5", "12o 11o 1o", "7o / ").says("0 echa 5o")
    assert playing.heard(Laid) == [Laid(Seat(0), Card("5o"), missed=False)]
    assert playing.legal(0) == playing.legal(1) == []


def test_all_see_what_was_missed() -> None:
    """All see which card may be claimed, until it is claimed or the next player has played."""
    playing = table("7 A 5 / 4 3 R / S 2 C 6").says("0 echa 7o")
    assert playing.state.view_for(None).missed is Card("7o")
    assert playing.says("1 echa 4o").state.view_for(None).missed is not Card("7o")
    playing = table("7 A 5 / 4 3 R / S 2 C 6").says("0 echa 7o", "0 reclama 7o 10o")
    assert playing.state.view_for(None).missed is None
