"""What is said at an Escoba table, read and written; and what is refused, by its sentence."""

import pytest
from msgspec.structs import replace

from tapete.escoba import ESCOBA
from tapete.escoba.words import Baraja, Echa, Reclama, Reparte, read_action
from tapete.naipes import CASA, PACK, NotationError
from tests.escoba.builders import Table, cards, rules, table


@pytest.mark.parametrize(
    "text",
    [
        "echa 7o",
        "echa 7o lleva 5e 3c",
        "reclama 7o 10b",
        "reparte 1o 2o 3o / 4o 5o 6o / 7o 10o 11o 12o",
        "reparte 1o 2o 3o / 4o 5o 6o / 7o 10o 11o 12o | 1c 2c",
        str(Baraja(PACK)),
    ],
)
def test_words_read_back(text: str) -> None:
    """Every word has text both ways."""
    assert str(read_action(text)) == text
    word = read_action(text)
    assert read_action(str(word)) == word


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("envido 2", "expected a word of Escoba"),
        ("echa", "expected a card"),
        ("echa 8o", "expected a card"),
        ("echa 7o lleva", "expected cards of the table after lleva"),
        ("echa 7o 10c", "expected lleva after echa 7o, got '10c'"),
        ("echa 7o lleva5e", "expected lleva after echa 7o, got 'lleva5e'"),
        ("echa 7o lleva 5e lleva", "expected a card"),
        ("reclama", "expected cards of the table after reclama, got nothing"),
        ("echa 7o lleva 7o", "7o twice"),
        ("reclama 7o 7o", "7o twice"),
        ("reparte 1o / 1o", "1o twice"),
    ],
)
def test_unreadable(text: str, sentence: str) -> None:
    """A text that cannot be read is refused with what was expected and what came."""
    with pytest.raises(NotationError, match=sentence):
        read_action(text)


def test_a_hand_written_deal_names_cards_once() -> None:
    """A deal by hand puts the named cards where it says."""
    word = read_action("reparte 1o 2o 3o / 4o 5o 6o / 7o 10o 11o 12o | 1c")
    assert word == Reparte(
        (cards("1o 2o 3o"), cards("4o 5o 6o")), cards("7o 10o 11o 12o"), cards("1c")
    )


REFUSALS = {
    "a card not held": ("0", "echa 4o", "expected a card that seat 0 holds (7o 6o 5o), got 4o"),
    "no fifteen": ("0", "echa 7o lleva 11o", "expected cards that make 15, got 7o + 11o = 16"),
    "not on the table": (
        "0",
        "echa 7o lleva 10b",
        "expected cards of the table (12o 11o 10o 2b), got 10b",
    ),
    "a claim when none is due": (
        "0",
        "reclama 10o 7o",
        "expected a card: no baza was missed, got reclama 10o 7o",
    ),
    "out of turn": ("1", "echa 4o", "seat 0 is to speak, not seat 1"),
    "the house": ("casa", "echa 4o", "seat 0 is to speak, not casa"),
    "a deal in the middle": ("0", "baraja 1o", "expected a card of seat 0, got baraja 1o"),
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
    assert playing.refuses_action("0", doubled) == "expected every card once, got 12o twice"


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
    assert new.refuses("0", word) == "casa is to speak, not seat 0"


@pytest.mark.parametrize(
    "word", ["echa 5o lleva 3c 7b", "echa 5o lleva 7b 3c"], ids=["table order", "another order"]
)
def test_a_set_in_any_order(word: str) -> None:
    """A set is the same set whatever the order in which its cards are named."""
    playing = table("5o 6o 7o / 4o 3o 2o / 3c 12c 7b 11c").says(f"0 {word}")
    assert set(playing.state.cards.piles[0]) == set(cards("5o 3c 7b"))
    assert playing.state.cards.table == cards("12c 11c")


@pytest.mark.parametrize("word", ["reclama 3c 7b 5o", "reclama 5o 7b 3c"])
def test_a_claim_in_any_order(word: str) -> None:
    """So is the set of a claim, the card just left among it."""
    playing = table("5o 6o 7o / 4o 3o 2o / 3c 12c 7b 11c").says("0 echa 5o", f"1 {word}")
    assert set(playing.state.cards.piles[1]) == set(cards("5o 3c 7b"))


def test_a_deal_by_hand_with_a_card_twice_is_refused() -> None:
    """No card is dealt twice, also where the words did not come as text."""
    word = Reparte((cards("1o 2o 3o"), cards("4o 5o 6o")), cards("7o 10o 11o 12o"), cards("1o"))
    new = Table(ESCOBA.start(rules()), [])
    assert new.refuses_action("casa", word) == "expected every card once, got 1o twice"


def test_seats_that_are_not_there() -> None:
    """A seat that the table does not have is not waited for."""
    playing = table("7o 6o 5o / 4o 3o 2o / 12o 11o 10o 2b")
    assert playing.legal(7) == []
    assert playing.state.legal(CASA) == ()
    assert playing.refuses_action("7", Echa(PACK[0])) == "seat 0 is to speak, not seat 7"
    assert "no baza was missed" in playing.refuses_action("7", Reclama(cards("7o 10o")))
