"""A log as a record: replaying it gives the same match, whoever drew, came and went."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.naipes import cards
from tapete.record import Fact, parse, replay
from tapete.server.history import record_of
from tapete.table import DrawSeats, FillSeats, SwapSeats
from tapete.table.commands import AskPartner, BotAnswers, BotSigns, MakeSign
from tapete.table.entries import Dealt, Played
from tests.table.random_play import play
from tests.table.stages import S0, S1, S2, S3
from tests.table.tables import ANA, TABLE, Live, dealt, live, opening

DRAWS = [
    ("mus", {"partners": "drawn"}),
    ("mus", {"first_mano": "highest"}),
    ("escoba", {"first_dealer": "highest", "players": "4"}),
    ("mus", {}),
]


def drawn() -> Live:
    """Return a table at which Ana moved from seat 0 to 2 and then drew the highest card there."""
    table = live(opening(rules={"partners": "drawn"}, fill=False, at=1_000))
    table.do(SwapSeats(ANA, S0, S2))
    table.do(FillSeats(ANA, S2))
    table.do(DrawSeats(cards("1o 12c 12o 4b 5o 6o")))
    table.deal()
    return table


def test_a_drawn_table() -> None:
    """A record names the seats as they are after the draw, with what each drew, and its mano."""
    record = record_of(drawn().rows, TABLE)
    assert record.heading.mano == S0
    assert record.heading.names == ("Ana", "Dimas", "Blas", "Celia")
    facts = [line.text for line in record.lines if isinstance(line, Fact)]
    assert "draw 12o+6o 4b 12c+5o 1o" in facts
    assert parse(str(record)) == record


def test_nothing_dealt_yet() -> None:
    """A record of a table that waits names who sits there."""
    table = live(opening(fill=False))
    assert record_of(table.rows, TABLE).heading.names == ("Ana", None, None, None)


@settings(max_examples=20)
@given(wanted=st.sampled_from(DRAWS), seed=st.integers(0, 2**32))
def test_the_same_match(wanted: tuple[str, dict[str, str]], seed: int) -> None:
    """Replaying the record of a table gives the same match, state by state."""
    game, rules = wanted
    table = live(opening(game=game, rules=rules, fill=seed % 2 > 0, at=1_000))
    play(table, random.Random(seed))
    record = parse(str(record_of(table.rows, TABLE)))
    steps = list(replay(record))
    words = [
        entry for row in table.rows for entry in row.entries if isinstance(entry, Dealt | Played)
    ]
    assert len(steps) == len(words)
    assert steps[-1].state == table.room.state


def test_talk() -> None:
    """Signs, questions and answers stand in the record; what nobody was told of does not."""
    table = dealt(opening(at=1_000))
    table.do(BotSigns(((S1, ""), (S2, "ciego"), (S3, ""))))
    table.do(MakeSign(ANA, S0, "pares"))
    table.do(MakeSign(ANA, S0, ""))
    table.do(AskPartner(ANA, S0, "mus"))
    table.do(BotAnswers(S2, "corto"))
    table.do(BotAnswers(S2, "mus"))
    record = parse(str(record_of(table.rows, TABLE)))
    facts = [line.text for line in record.lines if isinstance(line, Fact)]
    assert facts[1:] == [
        "sena 2 ciego",
        "sena 0 pares",
        "sena 0 -",
        "ask 0 mus",
        "answer 2 corto",
        "answer 2 yes",
    ]
    assert str(record.lines[-1]) == "0 mus"
