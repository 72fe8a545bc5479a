"""consensus=approval: an answer is a proposal until the whole side has spoken."""

import pytest

from tapete.mus.betting import Betting
from tests.mus.lines import after, ending, opening

ALL = "0,1,2,3"
SIX = "0,1,2,3,4,5"


@pytest.mark.parametrize(
    ("options", "line", "offered"),
    [
        ("", "0:envido", "quiero, no, mas 1..38, ordago"),
        ("", "0:envido, 1:no", "acepto, quiero, mas 1..38, ordago"),
        ("", "0:envido, 1:quiero", "acepto, mas 1..38, ordago"),
        ("", "0:envido, 1:mas 5", "acepto, mas 6..38, ordago"),
        ("", "0:envido, 1:mas 38", "acepto, ordago"),
        ("", "0:envido, 1:ordago", "acepto"),
        ("", "0:envido 40", "quiero, no, ordago"),
        ("", "0:envido 40, 1:no", "acepto, quiero, ordago"),
        ("", "0:envido 40, 1:quiero", "acepto, ordago"),
        ("", "0:ordago", "quiero, no"),
        ("", "0:ordago, 1:no", "acepto, quiero"),
        ("", "0:ordago, 1:quiero", "acepto"),
        ("raise_size=two", "0:envido, 1:no", "acepto, quiero, mas 2..2, ordago"),
        ("raise_size=two", "0:envido, 1:mas", "acepto, ordago"),
    ],
)
def test_offers(options: str, line: str, offered: str) -> None:
    """A proposal may be approved, or overruled by a higher word."""
    betting = after(opening(ALL, f"consensus=approval {options}"), line)
    assert isinstance(betting, Betting)
    assert ", ".join(map(str, betting.offers)) == offered


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        # what seat 1 proposes, what seat 3 makes of it
        ("0:envido, 1:no, 3:acepto", "deje A 1"),
        ("0:envido, 1:no, 3:quiero", "quiero 2"),
        ("0:envido, 1:no, 3:mas 3", "waiting 0,2"),
        ("0:envido, 1:no, 3:ordago", "waiting 0,2"),
        ("0:envido, 1:quiero, 3:acepto", "quiero 2"),
        ("0:envido, 1:quiero, 3:mas", "waiting 0,2"),
        ("0:envido, 1:quiero, 3:ordago", "waiting 0,2"),
        ("0:envido, 1:mas 3, 3:acepto", "waiting 2,0"),
        ("0:envido, 1:mas 3, 3:mas 4", "waiting 0,2"),
        ("0:envido, 1:mas 3, 3:ordago", "waiting 0,2"),
        ("0:envido, 1:ordago, 3:acepto", "waiting 2,0"),
        ("0:ordago, 1:no, 3:acepto", "deje A 1"),
        ("0:ordago, 1:no, 3:quiero", "ordago"),
        ("0:ordago, 1:quiero, 3:acepto", "ordago"),
        ("0:ordago, 1:quiero", "waiting 3"),
        # what was agreed when the next word came
        ("0:envido, 1:quiero, 3:mas 5, 0:no, 2:acepto", "deje B 2"),
        ("0:envido, 1:mas 3, 3:acepto, 2:no, 0:acepto", "deje B 2"),
        ("0:envido, 1:mas 3, 3:mas 4, 0:quiero, 2:acepto", "quiero 6"),
        ("0:envido 4, 1:ordago, 3:acepto, 2:no, 0:acepto", "deje B 4"),
        ("0:envido 4, 1:ordago, 3:acepto, 2:quiero, 0:acepto", "ordago"),
        # an opening needs no approval
        ("0:paso, 1:paso, 2:paso, 3:paso", "paso"),
        ("0:paso, 1:envido 5", "waiting 2,0"),
    ],
)
def test_line(line: str, ends: str) -> None:
    """When the last of the side has spoken the standing word takes effect."""
    assert ending(after(opening(ALL, "consensus=approval"), line)) == ends


@pytest.mark.parametrize("out_after_no", ["yes", "no"])
def test_overruled_no_puts_nobody_out(out_after_no: str) -> None:
    """A proposed no that was overruled puts nobody out, whatever out_after_no says."""
    betting = opening(ALL, f"consensus=approval out_after_no={out_after_no}")
    assert ending(after(betting, "0:envido, 1:no, 3:mas 3, 0:mas 2, 2:acepto")) == "waiting 1,3"


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("0:envido, 3:no", "deje A 1"),
        ("0:envido, 3:quiero", "quiero 2"),
        ("0:envido, 3:mas 3", "waiting 0,2"),
        ("0:ordago, 3:quiero", "ordago"),
    ],
)
def test_sole_speaker(line: str, ends: str) -> None:
    """A sole speaker's word is final."""
    assert ending(after(opening("0,2,3", "consensus=approval"), line)) == ends


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("0:envido, 1:no, 3:acepto", "waiting 5"),
        ("0:envido, 1:no, 3:acepto, 5:acepto", "deje A 1"),
        ("0:envido, 1:no, 3:quiero, 5:acepto", "quiero 2"),
        ("0:envido, 1:mas 2, 3:mas 4, 5:mas 6", "waiting 0,2,4"),
        ("0:envido, 1:mas 2, 3:mas 4, 5:acepto", "waiting 4,0,2"),
    ],
)
def test_three_partners(line: str, ends: str) -> None:
    """Each of three partners speaks once; who said the standing word is its speaker."""
    assert ending(after(opening(SIX, "consensus=approval players=6"), line)) == ends


def test_who_proposed_is_seen() -> None:
    """Everybody sees which word is proposed, and by whom."""
    betting = after(opening(ALL, "consensus=approval"), "0:envido, 1:no")
    assert isinstance(betting, Betting)
    proposal = betting.view.proposal
    assert proposal is not None
    assert f"{proposal.seat} {proposal.word}" == "1 no"
