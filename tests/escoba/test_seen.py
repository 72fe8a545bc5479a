"""What is seen and told of a match of Escoba: summaries, views, and words for the terminal."""

import pytest

from tapete.escoba import ESCOBA
from tapete.escoba.events import TargetGrew
from tapete.escoba.words import Baraja, read_action
from tapete.naipes import CASA, PACK, Seat, Side, parse_actor
from tests.escoba.builders import Table, ending, rules, table


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
    assert "Ana: echa 7o – a baza is missed" in told
    assert "Bea: reclama 10o 7o" in told
    assert "Bea: echa 4o lleva 2o 11o" in told


def test_a_digest_is_of_the_whole_state() -> None:
    """Two states have the same digest if they are the same."""
    one, other = (table("7 A 5 / 4 3 R / S 2 C 6") for _ in range(2))
    assert one.state.digest() == other.state.digest()
    assert one.says("0 echa 7o").state.digest() != other.says("0 echa 1o").state.digest()


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


@pytest.mark.parametrize("options", ["players=2 match_tie=extend target=11", "players=6 teams=yes"])
def test_old_view_and_events(options: str) -> None:
    """What a seat saw and what it heard give what it sees, word by word to the end of a match."""
    playing = Table(ESCOBA.start(rules(options), Seat(1)), [])
    eyes = (None, *map(Seat, range(playing.state.rules.players)))
    views = [playing.state.view_for(seat) for seat in eyes]
    told = 0
    playing.plays_at_random(4)
    for event in playing.events[told:]:
        views = [
            ESCOBA.fold(view, ESCOBA.seen_by(event, seat))
            for view, seat in zip(views, eyes, strict=True)
        ]
    assert views == [playing.state.view_for(seat) for seat in eyes]


def test_a_view_after_a_tie() -> None:
    """A view hears of a grown target, and of the opening, like of everything else."""
    for playing, line in (
        (ending("12b", "", f"{OROS} / ", "match_tie=extend", (30, 30)), "0 echa 12b"),
        (Table(ESCOBA.start(rules()), []), "casa reparte 1o 1c 1e / 2o 2c 2e / 12o 5o 7o 10o"),
    ):
        before = playing.state.view_for(None)
        who, _, word = line.partition(" ")
        after, events = playing.state.apply(parse_actor(who), read_action(word))
        for event in events:
            before = ESCOBA.fold(before, ESCOBA.seen_by(event, None))
        assert before == after.view_for(None)


OROS = "1o 2o 3o 4o 5o 6o 7o 10o 11o 12o"
