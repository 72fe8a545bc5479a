"""A whole match of Escoba: rules, ties, texts, and what a replay prints."""

import pytest

from tapete.escoba import ESCOBA
from tapete.escoba.events import TargetGrew
from tapete.escoba.words import Baraja, Reparte, read_action
from tapete.naipes import CASA, PACK, NotationError, Seat, Side
from tests.escoba.builders import Table, cards, rules, table


def test_a_target_is_looked_at_when_a_round_ends() -> None:
    """EM07: an escoba in the middle of a round does not win; points count at its end."""
    playing = table("5o 6o 7o / 4o 3o 2o / 1o 1c 1e 7b", "target=11", score=(10, 0))
    playing.says("0 echa 5o lleva 1o 1c 1e 7b")
    assert playing.state.score == (10, 0)
    assert playing.state.outcome is None


def test_a_tie_makes_the_target_grow() -> None:
    """match_tie=extend: the target grows for all, and the match goes on."""
    for order in range(2000):
        pack = PACK[order % 40 :] + PACK[: order % 40]
        pack = pack[:: 3 if order % 2 else 7] + tuple(
            card for card in pack if card not in pack[:: 3 if order % 2 else 7]
        )
        for score in ((10, 10), (9, 10), (10, 9), (8, 10), (10, 8), (10, 7), (7, 10)):
            new = Table(ESCOBA.start(rules("match_tie=extend target=11"), Seat(0), score), [])
            playing = new.says(f"casa {Baraja(pack)}").plays_on(word=1)
            if playing.heard(TargetGrew):
                assert playing.state.target == 21
                assert playing.state.outcome is None
                assert playing.state.summary(CASA)["target"] == 21
                return
    raise AssertionError("no round was tied")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("players=5", "players is one of 2, 3, 4, 6, not '5'"),
        ("teams=yes", "teams=yes needs players=4 or 6, got 2"),
        ("players=3 no_baza_loses=on", "no_baza_loses=on needs two sides, got 3"),
        ("target=30", "target is one of 31, 21, 15, 11, not '30'"),
        ("kings=8", "unknown rule 'kings'"),
    ],
)
def test_rules_refused(options: str, sentence: str) -> None:
    """EL07 and its like: an impossible value or combination is refused with a sentence."""
    with pytest.raises(ValueError, match=sentence):
        rules(options)


@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ("players=3", "ABC"),
        ("players=4", "ABCD"),
        ("players=4 teams=yes", "ABAB"),
        ("players=6 teams=yes", "ABABAB"),
    ],
)
def test_sides(options: str, sides: str) -> None:
    """Without teams every seat is a side; with teams they sit alternately."""
    assert "".join(map(str, ESCOBA.sides(rules(options)))) == sides


@pytest.mark.parametrize("name", ESCOBA.presets)
def test_presets_read_back(name: str) -> None:
    """The rules of a preset are what their words say."""
    preset = ESCOBA.presets[name]
    assert ESCOBA.read_rules(ESCOBA.write_rules(preset)) == preset
    assert set(ESCOBA.options) >= set(ESCOBA.write_rules(preset))


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
        ("echa 7o lleva 7o", "7o twice"),
        ("reclama 7o 7o", "7o twice"),
        ("reparte 1o / 1o", "1o twice"),
    ],
)
def test_unreadable(text: str, sentence: str) -> None:
    """A text that cannot be read is refused with what was expected and what came."""
    with pytest.raises(NotationError, match=sentence):
        read_action(text)


@pytest.mark.parametrize(
    ("mano", "score", "sentence"),
    [
        (2, None, "mano is a seat from 0 to 1, not 2"),
        (0, (31, 0), "a score is 2 numbers from 0 to 30, not 31 0"),
        (0, (1, 2, 3), "a score is 2 numbers from 0 to 30, not 1 2 3"),
    ],
)
def test_starts_refused(mano: int, score: tuple[int, ...] | None, sentence: str) -> None:
    """A match starts at a seat and a score that the rules know."""
    with pytest.raises(ValueError, match=sentence):
        ESCOBA.start(rules(), Seat(mano), score)


def test_summary_before_the_deal() -> None:
    """Before the deal the house is waited for, and all cards are in the stock."""
    summary = ESCOBA.start(rules()).summary(CASA)
    assert (summary["phase"], summary["to_act"]) == ("deal", ("casa",))
    assert summary["legal"] == {"casa": ["baraja"]}
    assert summary["stock"] == 40


def test_summary_of_a_seat() -> None:
    """What a seat may not know is not in its summary: others' cards, and what they may play."""
    playing = table("7o 6o 5o / 4o 3o 2o / 12o 11o 10o 2b")
    assert playing.state.summary(Seat(1))["hands"] == (3, ("4o", "3o", "2o"))
    assert playing.state.summary(Seat(1))["legal"] == {}
    assert playing.state.summary(None)["hands"] == (3, 3)
    everything = playing.state.summary(CASA)
    assert everything["hands"] == (("7o", "6o", "5o"), ("4o", "3o", "2o"))
    assert everything["legal"] == {"0": playing.legal(0)}
    assert everything["piles"] == {"A": 0, "B": 0}


def test_the_overlooker_has_words_while_not_to_act() -> None:
    """The overlooker of a baza may have words in legal while he is not in to_act."""
    playing = table("7 A 5 / 4 3 R / S 2 C 6").says("0 echa 7o")
    summary = playing.state.summary(CASA)
    assert summary["to_act"] == (1,)
    legal = summary["legal"]
    assert isinstance(legal, dict)
    assert list(legal) == ["0", "1"]
    assert legal["0"] == playing.legal(0)


def test_told_in_words() -> None:
    """What happens is told as a seat may hear it; the house tells all."""
    names = ("Ana", "Bea")
    playing = table("7o 1o 5o / 4o 3o 12o / 10o 2o 11o 6o")
    dealt = playing.events[0]
    assert "Bea  (3 cards)" in ESCOBA.tell(dealt, Seat(0), names)
    assert "Bea  4o 3o 12o" in ESCOBA.tell(dealt, CASA, names)
    playing.says("0 echa 7o", "1 reclama 10o 7o", "1 echa 4o lleva 2o 11o")
    told = [ESCOBA.tell(event, None, names) for event in playing.events]
    assert "Ana: echa 7o" in told
    assert "Bea: reclama 10o 7o" in told
    assert "Bea: echa 4o lleva 2o 11o" in told


def test_a_whole_match_is_told() -> None:
    """Every kind of event of a match has its line, and the last says who won."""
    names = ("Ana", "Bea")
    shuffled = PACK[20:] + PACK[:20]
    playing = Table(ESCOBA.start(rules("target=11"), Seat(0)), [])
    while playing.state.outcome is None:
        playing.says(f"casa {Baraja(shuffled)}").plays_on(word=1)
        shuffled = shuffled[1::2] + shuffled[::2]
    told = [ESCOBA.tell(event, CASA, names) for event in playing.events]
    assert told[-2] == f"{playing.state.outcome} wins the match."
    text = "\n".join(told)
    for line in ("Últimas", "Three more each", "the last to take", "cards: ", "Round 2", "escoba!"):
        assert line in text
    assert playing.state.outcome in (Side.A, Side.B)


def test_an_opening_and_a_tie_are_told() -> None:
    """The opening and a grown target have their lines."""
    names = ("Ana", "Bea")
    playing = table("1o 1c 1e / 2o 2c 2e / 12o 5o 7o 10o")
    told = [ESCOBA.tell(event, None, names) for event in playing.events]
    assert "The table makes 15: Bea, who dealt, takes 12o 5o 7o 10o. Escoba!" in told
    assert ESCOBA.tell(TargetGrew(41), None, names) == "A tie: the match is to 41 now."


def test_a_hand_written_deal_names_cards_once() -> None:
    """A deal by hand puts the named cards where it says."""
    word = read_action("reparte 1o 2o 3o / 4o 5o 6o / 7o 10o 11o 12o | 1c")
    assert word == Reparte(
        (cards("1o 2o 3o"), cards("4o 5o 6o")), cards("7o 10o 11o 12o"), cards("1c")
    )
