"""The betting in one lance: worked cases, and every line against a slow telling of the rules."""

import pytest

from tests.mus.betting_oracle import lines
from tests.mus.lines import after, all_lines, ending, opening

ALL = "0,1,2,3"


@pytest.mark.parametrize(
    ("speakers", "line", "ends"),
    [
        pytest.param(ALL, "0:paso, 1:paso, 2:paso, 3:paso", "paso", id="BE01"),
        pytest.param(ALL, "0:envido, 1:no, 3:no", "deje A 1", id="BE02"),
        pytest.param(ALL, "0:envido 10, 1:no, 3:no", "deje A 1", id="BE03"),
        pytest.param(ALL, "0:envido, 1:quiero", "quiero 2", id="BE04"),
        pytest.param(ALL, "0:envido, 1:no, 3:quiero", "quiero 2", id="BE05"),
        pytest.param(ALL, "0:paso, 1:envido, 2:no, 0:no", "deje B 1", id="BE07"),
        pytest.param(ALL, "0:paso, 1:paso, 2:paso, 3:envido, 0:no, 2:no", "deje B 1", id="BE08"),
        pytest.param(ALL, "0:envido, 1:mas 3, 2:mas 2, 3:no, 1:no", "deje A 5", id="BE09"),
        pytest.param(ALL, "0:envido 5, 1:mas 15, 2:no, 0:no", "deje B 5", id="BE10"),
        pytest.param(ALL, "0:envido, 1:mas, 2:quiero", "quiero 4", id="BE12"),
        pytest.param(ALL, "0:envido, 1:mas, 2:mas, 3:mas, 0:quiero", "quiero 8", id="BE13"),
        pytest.param(ALL, "0:envido, 1:no, 3:mas 3, 0:no, 2:quiero", "quiero 5", id="BE14"),
        pytest.param(ALL, "0:envido, 1:no, 3:mas 3, 0:mas 2, 3:quiero", "quiero 7", id="BE15"),
        pytest.param(ALL, "0:ordago, 1:no, 3:no", "deje A 1", id="BE17"),
        pytest.param(ALL, "0:ordago, 1:no, 3:quiero", "ordago", id="BE18"),
        pytest.param(ALL, "0:envido, 1:ordago, 2:no, 0:no", "deje B 2", id="BE19"),
        pytest.param(ALL, "0:envido 40, 1:quiero", "quiero 40", id="BE21"),
        pytest.param("1,2", "1:paso, 2:paso", "paso", id="BE22"),
        pytest.param("1,2", "1:envido, 2:no", "deje B 1", id="BE23"),
        pytest.param("0,3", "0:ordago, 3:quiero", "ordago", id="BE25"),
        pytest.param(ALL, "0:envido, 1:no", "waiting 3", id="BE26"),
    ],
)
def test_line(speakers: str, line: str, ends: str) -> None:
    """A line of words closes the lance with its stake or deje, or waits for the next seat."""
    assert ending(after(opening(speakers), line)) == ends


def test_who_refused_is_out() -> None:
    """Who refused after an envite is out of the lance, unless out_after_no=no."""
    line = "0:envido, 1:no, 3:mas 3, 0:mas 2"
    assert ending(after(opening(ALL), line)) == "waiting 3"
    assert ending(after(opening(ALL, "out_after_no=no"), line)) == "waiting 1,3"


def test_who_passed_may_answer() -> None:
    """Having passed costs no right to answer later."""
    assert ending(after(opening(ALL), "0:paso, 1:paso, 2:envido")) == "waiting 3,1"


@pytest.mark.parametrize(
    ("players", "line", "waits"),
    [
        ("2", "0:envido", "waiting 1"),
        ("6", "0:paso, 1:paso, 2:envido", "waiting 3,5,1"),
        ("8", "0:paso, 1:paso, 2:paso, 3:envido, 4:no, 6:mas", "waiting 7,1,3,5"),
    ],
)
def test_going_round(players: str, line: str, waits: str) -> None:
    """The other side answers, going round from the seat after the one whose word stands."""
    speakers = ",".join(map(str, range(int(players))))
    assert ending(after(opening(speakers, f"players={players}"), line)) == waits


# The numbers of lines were counted by hand-made programs before this engine was written.
PERFT = {
    ALL: (13, 49, 121, 265),
    "0,1,3": (8, 25, 49, 83),
    "0,1": (5, 13, 21, 29),
}


@pytest.mark.parametrize(("speakers", "counts"), PERFT.items())
def test_perft(speakers: str, counts: tuple[int, ...]) -> None:
    """So many lines have at most 0, 1, 2, 3 bets of two (sequential, out_after_no=no)."""
    betting = opening(speakers, "out_after_no=no raise_size=two")
    assert tuple(len(list(all_lines(betting, bets))) for bets in range(4)) == counts


@pytest.mark.parametrize("out_after_no", ["yes", "no"])
@pytest.mark.parametrize("consensus", ["sequential", "approval"])
@pytest.mark.parametrize("speakers", [ALL, "0,1,3", "0,1", "1,2,3", "2,3,0,1"])
def test_every_line(speakers: str, consensus: str, out_after_no: str) -> None:
    """Every line with at most four bets, and its ending, is as the rules tell it."""
    seats = [int(seat) for seat in speakers.split(",")]
    options = f"consensus={consensus} out_after_no={out_after_no} raise_size=two"
    for bets in range(5):
        slow = sorted(lines(seats, bets, consensus, out_after_no))
        assert sorted(all_lines(opening(speakers, options), bets)) == slow


@pytest.mark.parametrize(
    ("speakers", "options", "counts"),
    [
        (ALL, "out_after_no=yes", (13, 49, 113, 213)),
        ("0,1,3", "out_after_no=yes", (8, 25, 48, 77)),
        (ALL, "consensus=approval", (13, 61, 217, 685)),
        ("0,1,3", "consensus=approval", (8, 27, 62, 123)),
    ],
)
def test_golden_perft(speakers: str, options: str, counts: tuple[int, ...]) -> None:
    """The number of lines does not change unnoticed."""
    betting = opening(speakers, f"{options} raise_size=two")
    assert tuple(len(list(all_lines(betting, bets))) for bets in range(4)) == counts
