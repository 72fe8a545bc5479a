"""Throwing cards and getting others, and what happens when the stock runs out."""

import pytest

from tapete.mus.events import DealtOut, ExchangedCards, RefilledHands, Reshuffled
from tapete.mus.phases import Phase
from tapete.naipes import CASA, PACK, Card
from tests.mus.builders import Table, table

FOURS, TWOS = (4, 4, 4, 4), (2, 2, 2, 2)


def exchanged(options: str, *rounds: tuple[int, ...]) -> Table:
    """Return a hand after *rounds* in each of which all threw so many cards."""
    playing = table("", options)
    for counts in rounds:
        playing.throws(*counts)
    return playing


@pytest.mark.parametrize(
    ("rounds", "option", "reshuffled", "pile"),
    [
        pytest.param([(1, 1, 1, 1)], "all", 0, (20, 4), id="DI01"),
        pytest.param([FOURS], "all", 0, (8, 16), id="DI02"),
        pytest.param([FOURS, TWOS], "all", 0, (0, 24), id="DI03"),
        pytest.param([FOURS, TWOS, (1, 1, 1, 1)], "all", 28, (24, 0), id="DI04"),
        pytest.param([FOURS, (4, 4, 3, 3)], "exclude_own", 30, (24, 0), id="DI05"),
        pytest.param([FOURS, (4, 4, 3, 3)], "all", 30, (24, 0), id="DI05-all"),
        pytest.param([FOURS, (3, 3, 2, 2)], "all", 26, (24, 0), id="DI07"),
        pytest.param([FOURS, (3, 3, 2, 2)], "exclude_own", 24, (22, 2), id="DI07-own"),
        pytest.param([FOURS, (3, 3, 1, 3)], "all", 26, (24, 0), id="DI09"),
        pytest.param([FOURS, (3, 3, 1, 3)], "exclude_own", 23, (21, 3), id="DI09-own"),
        pytest.param([FOURS, TWOS, (1, 1, 1, 1)], "exclude_own", 28, (24, 0), id="DI04-own"),
    ],
)
def test_pile(
    rounds: list[tuple[int, ...]], option: str, reshuffled: int, pile: tuple[int, int]
) -> None:
    """The stock gives what it can; then the discards are shuffled and the refill goes on."""
    playing = exchanged(f"exhaust={option}", *rounds)
    if reshuffled:
        assert playing.state.to_act == (CASA,)
        assert playing.state.phase is Phase.DISCARD
        assert len(playing.state.shuffle) == reshuffled
        playing.shuffles()
        assert playing.heard(Reshuffled)[-1].stock == reshuffled
    assert playing.pile == pile
    assert playing.state.phase is Phase.MUS
    assert [len(hand) for hand in playing.state.cards.hands] == [4] * 4


def test_no_reshuffle_before_a_card_is_needed() -> None:
    """A stock that is just used up is not shuffled anew until the next card is needed."""
    playing = exchanged("", FOURS, TWOS)
    assert playing.pile == (0, 24)
    assert not playing.heard(Reshuffled)
    playing.all_say("mus", "mus", "mus", "corto")
    assert playing.state.phase is Phase.GRANDE


def test_own_cards_stay_out() -> None:
    """If only one player still lacks cards, what he threw in this exchange stays discarded."""
    playing = exchanged("exhaust=exclude_own", FOURS)
    own = set(playing.state.cards.hands[3][:2])
    playing.throws(3, 3, 2, 2)
    assert not own & set(playing.state.shuffle)
    playing.shuffles()
    assert set(playing.state.cards.discards) == own


def test_own_cards_stay_out_of_who_receives_last() -> None:
    """With mus corrido the old mano receives last: it is his cards that stay out."""
    playing = exchanged("mus_corrido=match", FOURS)  # seat 1 is mano now, and receives last
    assert playing.state.mano == 1
    own = set(playing.state.cards.hands[1][:2])
    playing.throws(2, 3, 3, 2)
    assert not own & set(playing.state.shuffle)
    playing.shuffles()
    assert set(playing.state.cards.discards) == own


def test_all_discards_go_in_for_two() -> None:
    """If two players still lack cards all discards go in, theirs too."""
    playing = exchanged("exhaust=exclude_own", FOURS, (4, 4, 3, 3))
    assert set(playing.state.shuffle) == set(playing.state.cards.discards)


@pytest.mark.parametrize(
    ("rounds", "reshuffled", "pile"),
    [
        ([[1] * 8], 0, (0, 8)),
        ([[1] * 8, [1] * 8], 16, (8, 0)),
        ([[4] * 8], 32, (8, 0)),
        ([[1] * 7 + [4]], 7, (4, 4)),
        ([[2, 1, 1, 1, 1, 1, 1, 1]], 8, (7, 1)),
    ],
)
def test_eight_players(rounds: list[list[int]], reshuffled: int, pile: tuple[int, int]) -> None:
    """Eight players hold 32 of 40 cards: their discards come round again at once."""
    playing = exchanged("players=8", *map(tuple, rounds))
    assert len(playing.state.shuffle) == reshuffled
    if reshuffled:
        playing.shuffles()
    assert playing.pile == pile
    assert [len(hand) for hand in playing.state.cards.hands] == [4] * 8


def test_dealt_one_at_a_time() -> None:
    """Four cards each, one at a time, mano first."""
    dealt = table("", mano=1).heard(DealtOut)[0]
    assert dealt.hands[1] == PACK[0:16:4]
    assert dealt.hands[0] == PACK[3:16:4]
    assert dealt.stock == 24


@pytest.mark.parametrize("mano", range(4))
def test_all_four_thrown(mano: int) -> None:
    """DI13: if every player threw four the new cards come one at a time, mano first."""
    playing = table("", mano=mano)
    stock = playing.state.cards.stock
    playing.throws(*FOURS)
    for place in range(4):
        assert playing.state.cards.hands[(mano + place) % 4] == stock[place:16:4]


def test_one_block() -> None:
    """Otherwise each gets his cards in one block, mano first."""
    playing = table("", mano=2)
    stock = playing.state.cards.stock
    playing.throws(4, 4, 4, 1)
    hands = playing.state.cards.hands
    assert (hands[2], hands[3], hands[0]) == (stock[:4], stock[4:8], stock[8:12])
    assert hands[1][-1] == stock[12]


def test_refill_goes_on_where_it_stopped() -> None:
    """After the shuffle the refill goes on with the one who still lacks cards."""
    playing = exchanged("exhaust=all", FOURS, (4, 3, 3, 1))
    before, after = playing.heard(RefilledHands)[-1].hands, playing.state.shuffle
    assert [len(hand) for hand in before] == [4, 4, 2, 3]
    playing.shuffles()
    hands = playing.state.cards.hands
    assert hands[2] == before[2] + after[:2]
    assert hands[3] == before[3] + after[2:3]


def test_counts_are_known_when_all_have_thrown() -> None:
    """How many each threw becomes known when all have chosen, in any order."""
    playing = table("").all_say(*["mus"] * 4)
    assert list(playing.state.to_act) == [0, 1, 2, 3]
    hands = playing.state.cards.hands
    playing.says(f"3 descarto {hands[3][0]}", f"0 descarto {hands[0][0]} {hands[0][1]}")
    assert list(playing.state.to_act) == [1, 2]
    assert playing.state.thrown == (0, 0, 0, 0)
    assert not playing.heard(ExchangedCards)
    playing.says(f"2 descarto {hands[2][0]}", f"1 descarto {hands[1][0]}")
    assert playing.state.thrown == (2, 1, 1, 1)


def test_mus_without_limit() -> None:
    """Mus is asked again, without limit, as long as all say it."""
    playing = table("")
    for _ in range(30):
        playing.throws(*FOURS)
        while playing.state.phase is Phase.DISCARD:
            playing.shuffles()
        assert playing.state.to_act == (0,)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four(count: int) -> None:
    """DI11: one to four cards may be thrown."""
    assert exchanged("", (count, 1, 1, 1)).state.thrown == (count, 1, 1, 1)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        pytest.param("descarto", "seat 0 may say descarto 1..4; got descarto ", id="DI10"),
        ("descarto 1o 5o 1c 5c 1e", "seat 0 may say descarto 1..4; got descarto 1o 5o 1c 5c 1e"),
        ("descarto 2o", "seat 0 throws cards of its own hand, not 2o"),
        ("descarto 1o 12b", "seat 0 throws cards of its own hand, not 12b"),
        ("mus", "seat 0 may say descarto 1..4; got mus"),
        ("paso", "seat 0 may say descarto 1..4; got paso"),
    ],
)
def test_refused_throw(word: str, sentence: str) -> None:
    """Each throws one to four cards of his own hand."""
    playing = table("").all_say(*["mus"] * 4)
    assert playing.refuses("0", word) == sentence


def test_refused_shuffles() -> None:
    """The house shuffles exactly the cards that it owes, each once."""
    due = [str(card) for card in PACK]
    playing = Table(table("").state, [])
    playing.throws(*FOURS).throws(4, 4, 3, 3)
    owed = list(map(str, playing.state.shuffle))
    assert playing.refuses("casa", f"baraja {' '.join(due)}") == (
        "expected a shuffle of 30 cards, got 40"
    )
    held = playing.state.cards.hands[0][0]
    assert playing.refuses("casa", f"baraja {held} {' '.join(owed[1:])}") == (
        f"expected only cards that are to be shuffled, got {held}"
    )
    hands = " / ".join(" ".join(due[place : place + 4]) for place in range(0, 16, 4))
    assert playing.refuses("casa", f"reparte {hands}") == (
        f"expected casa baraja, got reparte {hands}"
    )
    assert playing.refuses("0", "mus") == "casa is to speak, not seat 0"


def test_stock_first_out() -> None:
    """A dealt-by-hand stock comes in the order that is written, unnamed cards after it."""
    hands = "1o 2o 3o 4o / 1c 2c 3c 4c / 1e 2e 3e 4e / 1b 2b 3b 4b"
    playing = Table(table("").state, [])
    playing.all_say("corto").passes("deal").says(f"casa reparte {hands} | 12b 11b")
    assert playing.state.cards.stock[:3] == (Card("12b"), Card("11b"), Card("5o"))
    assert len(playing.state.cards.stock) == 24
