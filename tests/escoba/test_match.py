"""The end of a round and of a match of Escoba.

The draw for the first dealer comes before the first state of a match: see test_rules.
"""

import pytest

from tapete.escoba.events import GameWon, PointsPaid, TargetGrew
from tapete.naipes import CASA, BySide, Side
from tests.escoba.builders import ending, table

OROS = "1o 2o 3o 4o 5o 6o 7o 10o 11o 12o"
TWO_EACH = f"{OROS} / "
"""Side A has the velo and most oros; B, with all the rest, most cards and most sevens."""


def test_a_target_is_looked_at_when_a_round_ends() -> None:
    """EM07: an escoba in the middle of a round does not win; points count at its end."""
    playing = table("5o 6o 7o / 4o 3o 2o / 1o 1c 1e 7b", "target=21", score=(20, 0))
    playing.says("0 echa 5o lleva 1o 1c 1e 7b")
    assert playing.state.escobas == (1, 0)
    assert playing.state.score == (20, 0)
    assert playing.state.outcome is None


def test_a_round_is_counted() -> None:
    """A round is counted item by item, and the house deals the next with the next mano."""
    playing = ending("12b", "", TWO_EACH).says("0 echa 12b")
    paid = [(event.counted.item.value, event.score) for event in playing.heard(PointsPaid)]
    assert paid == [("velo", (1, 0)), ("cards", (1, 1)), ("oros", (2, 1)), ("sevens", (2, 2))]
    assert (playing.state.hand, playing.state.mano, playing.state.to_act) == (2, 1, (CASA,))
    assert playing.heard(GameWon) == []


MATCHES: dict[str, tuple[str, str, BySide[int], BySide[int], Side | None, int]] = {
    "below the target": (TWO_EACH, "", (28, 20), (30, 22), None, 31),
    "at the target": (TWO_EACH, "", (29, 20), (31, 22), Side.A, 31),
    "EM02 both cross": (TWO_EACH, "", (30, 29), (32, 31), Side.A, 31),
    "tie, velo": (TWO_EACH, "", (30, 30), (32, 32), Side.A, 31),
    "tie, the velo of B": (f" / {OROS}", "", (30, 26), (30, 30), None, 31),
    "tie at the target, the velo of B": (f" / {OROS}", "", (30, 27), (30, 31), Side.B, 31),
    "EM04 extend": (TWO_EACH, "match_tie=extend", (30, 30), (32, 32), None, 41),
    "extend, no tie": (TWO_EACH, "match_tie=extend", (30, 28), (32, 30), Side.A, 31),
    "round": (TWO_EACH, "match_tie=round", (30, 30), (32, 32), None, 31),
    "teams": (TWO_EACH, "players=4 teams=yes", (30, 30), (32, 32), Side.A, 31),
    "three, two tied without the velo": (
        f" / 7o / {OROS.replace('7o ', '')} 7c",
        "players=3",
        (29, 30, 28),
        (29, 31, 31),
        Side.B,
        31,
    ),
    "three, all tied, extend": (
        "7o / 1o 2o 3o 4o 5o 6o / ",
        "players=3 match_tie=extend",
        (29, 29, 28),
        (30, 30, 30),
        None,
        31,
    ),
    "EM06": (" / ", "target=21 no_baza_loses=on", (5, 13), (5, 17), Side.B, 21),
    "EM06, off": (" / ", "target=21", (5, 13), (5, 17), None, 21),
}


@pytest.mark.parametrize(
    ("piles", "options", "before", "after", "winner", "target"), MATCHES.values(), ids=MATCHES
)
def test_match(
    piles: str,
    options: str,
    before: BySide[int],
    after: BySide[int],
    winner: Side | None,
    target: int,
) -> None:
    """The higher total at the target wins when a round ends; a tie is broken by match_tie."""
    playing = ending("12b", "", piles, options, before).says("0 echa 12b")
    assert playing.state.score == after
    assert playing.state.outcome is winner
    assert playing.heard(GameWon) == ([] if winner is None else [GameWon(winner)])
    assert playing.state.target == target
    assert playing.heard(TargetGrew) == ([TargetGrew(41)] if target == 41 else [])


def test_a_grown_target_is_for_all() -> None:
    """match_tie=extend: from then on all play to the new target."""
    playing = ending("12b", "", TWO_EACH, "match_tie=extend", (30, 30)).says("0 echa 12b")
    summary = playing.state.summary(CASA)
    assert (summary["target"], summary["over"], summary["phase"]) == (41, False, "deal")
    assert playing.state.view_for(None).target == 41


def test_the_last_round_stands_when_the_match_is_over() -> None:
    """When the match is over hand and mano are the last ones, and nobody is to act."""
    playing = ending("12b", "", TWO_EACH, "", (29, 3)).says("0 echa 12b")
    assert (playing.state.hand, playing.state.mano, playing.state.to_act) == (1, 0, ())
    assert playing.state.summary(CASA)["winner"] == "A"
    assert playing.refuses("casa", "baraja 1o") == (
        "the match is over: nobody is to speak, not casa"
    )
