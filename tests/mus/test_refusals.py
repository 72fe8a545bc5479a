"""Words that are not allowed: each is refused by a sentence, and the state stays as it was."""

import pytest

from tapete.mus.words import Acepto, Baraja, Descarto, Envido, Reparte
from tapete.naipes import CASA, PACK, Card, IllegalAction, Seat
from tests.mus.builders import Table, deal, start, table

HANDS = "R R C A / R C S 7 / 7 6 5 4 / S S 4 4"


@pytest.mark.parametrize(
    ("who", "word", "sentence"),
    [
        ("1", "mus", "seat 0 is to speak, not seat 1"),
        ("7", "mus", "seat 0 is to speak, not seat 7"),
        ("casa", f"baraja {' '.join(map(str, PACK))}", "seat 0 is to speak, not casa"),
        ("0", "paso", "seat 0 may say mus, corto; got paso"),
        ("0", "descarto 1o", "seat 0 may say mus, corto; got descarto 1o"),
    ],
)
def test_mus(who: str, word: str, sentence: str) -> None:
    """Mus or corto is said by the seat whose turn it is."""
    assert table(HANDS).refuses(who, word) == sentence


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("mus", "seat 0 may say paso, envido 2..40, ordago; got mus"),
        ("corto", "seat 0 may say paso, envido 2..40, ordago; got corto"),
        ("quiero", "seat 0 may say paso, envido 2..40, ordago; got quiero"),
        ("envido 1", "expected envido 2..40, got envido 1"),
    ],
)
def test_lance(word: str, sentence: str) -> None:
    """In a lance only words of the lance are said."""
    assert table(HANDS).all_say("corto").refuses("0", word) == sentence


def test_acepto_out_of_place() -> None:
    """Nothing can be approved where nothing is proposed."""
    playing = table(HANDS).all_say("corto", "envido")
    sentence = "seat 1 may say quiero, no, mas 1..38, ordago; got acepto"
    assert playing.refuses_action("1", Acepto()) == sentence


def test_throwing_twice() -> None:
    """Who has thrown waits for the others."""
    playing = table(HANDS).all_say(*["mus"] * 4)
    playing.says(f"1 descarto {playing.state.cards.hands[1][0]}")
    word = f"descarto {playing.state.cards.hands[1][1]}"
    sentence = "seat 0 and seat 2 and seat 3 are to speak, not seat 1"
    assert playing.refuses("1", word) == sentence


def test_throwing_a_card_twice() -> None:
    """A card is thrown once, also where the word was not read from text."""
    playing = table(HANDS).all_say(*["mus"] * 4)
    card = playing.state.cards.hands[0][0]
    sentence = f"seat 0 throws each card once; got descarto {card} {card}"
    assert playing.refuses_action("0", Descarto((card, card))) == sentence


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        (Baraja(PACK[1:]), "expected a shuffle of 40 cards, got 39"),
        (Baraja((*PACK[1:], PACK[1])), "expected every card once, got 2o twice"),
        (Reparte(deal(HANDS)[:3]), "expected 4 hands of 4 cards, got hands of 4, 4, 4"),
        (
            Reparte((deal(HANDS)[0][:3], *deal(HANDS)[1:])),
            "expected 4 hands of 4 cards, got hands of 3, 4, 4, 4",
        ),
        (
            Reparte((deal(HANDS)[1], *deal(HANDS)[1:])),
            f"expected every card once, got {deal(HANDS)[1][0]} twice",
        ),
        (
            Reparte(deal(HANDS), (Card("12o"),)),
            "expected every card once, got 12o twice",
        ),
        (Envido(), "expected casa baraja or casa reparte, got envido"),
    ],
)
def test_deal(word: Baraja | Reparte | Envido, sentence: str) -> None:
    """The house deals a whole pack, each card once, four to each."""
    assert Table(start(), []).refuses_action("casa", word) == sentence


def test_nobody_else_deals() -> None:
    """Only the house deals."""
    with pytest.raises(IllegalAction, match=r"^casa is to speak, not seat 0$"):
        start().apply(Seat(0), Baraja(PACK))
    assert start().legal(Seat(0)) == ()
    assert [offer.word for offer in start().legal(CASA)] == ["baraja"]
