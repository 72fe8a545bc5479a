"""Señas at a table: who may make which, and who is told."""

import pytest
from msgspec.structs import replace

from tapete.table import (
    Code,
    LeaveSeat,
    Recipient,
)
from tapete.table.commands import (
    BotSigns,
    LookAt,
    MakeSign,
)
from tapete.table.entries import (
    Looked,
    Signed,
)
from tapete.table.known import askable_for, signs_for
from tapete.table.room_view import Signs
from tests.table.stages import S0, S1, S2, S3, overlooked
from tests.table.tables import ANA, BEA, CARLOS, dealt, live, opening
from tests.table.talking import EVERYBODY, at, shown, told


@pytest.mark.parametrize(
    ("senas", "seen"),
    [("partner", (S0, S2)), ("all", EVERYBODY), ("watch", (S0, S2))],
)
def test_sign(senas: str, seen: tuple[Recipient, ...]) -> None:
    """A sign is shown to those who may see it: they alone are told."""
    table = at(senas)
    before = dict(table.room.streams)
    assert table.do(MakeSign(ANA, S0, "pares")) == (Signed(S0, "pares"),)
    assert told(table) == seen
    for recipient in EVERYBODY:
        is_told = recipient in seen
        assert shown(table, recipient) == (("pares", "", "", "") if is_told else ())
        assert table.room.streams[recipient] == before[recipient] + is_told


def test_take_back() -> None:
    """Who has made a sign may take it back; those who saw it are told."""
    table = at("partner")
    table.do(MakeSign(ANA, S0, "pares"))
    table.do(MakeSign(ANA, S0, ""))
    assert told(table) == (S0, S2)
    assert shown(table, S2) == ()
    assert table.refuse(MakeSign(ANA, S0, "")).code is Code.ILLEGAL


def test_another_sign() -> None:
    """Who makes another sign shows that one instead, and may go back to the first."""
    table = at("partner")
    for sign in ("pares", "envidar_mas", "pares"):
        table.do(MakeSign(ANA, S0, sign))
        assert shown(table, S2) == (sign, "", "", "")


def test_signs_of_two() -> None:
    """Each sees the signs of those whom he may see."""
    table = at("partner")
    table.do(MakeSign(ANA, S0, "pares"))
    table.do(MakeSign(BEA, S1, "envidar_mas"))
    assert shown(table, S0) == ("pares", "", "", "")
    assert shown(table, S3) == ("", "envidar_mas", "", "")
    assert shown(table, None) == ()


def test_offered() -> None:
    """To each those signs are offered that he may make, and to spectators none."""
    room = at().room
    assert signs_for(room, S2, 0).offered == room.state.signs(S2)
    assert signs_for(room, None, 0) == Signs()


def test_nothing_is_offered_at_a_closed_table() -> None:
    """At a table that is closed nobody signs or asks."""
    room = replace(at("watch").room, closed="left")
    assert signs_for(room, S0, 0) == Signs()
    assert askable_for(room, S0) == ()


def test_new_cards() -> None:
    """When new cards come into hands, the signs of the old ones are gone."""
    table = at()
    table.do(MakeSign(ANA, S0, "pares"))
    table.say("0 mus", "1 mus", "2 mus", "3 mus")
    assert shown(table, S2) == ("pares", "", "", "")
    table.say("0 descarto 12o", "1 descarto 12e", "2 descarto 7b", "3 descarto 4c")
    assert shown(table, S2) == ()


def test_hand_over() -> None:
    """When the hand is over, no sign is shown."""
    table = at()
    table.do(MakeSign(ANA, S0, "pares"))
    table.say("0 corto", "0 ordago", "1 quiero")
    assert shown(table, S2) == ()


def test_somebody_else() -> None:
    """When somebody else takes a seat, its sign is gone; what it saw it still sees."""
    table = at("partner")
    table.do(MakeSign(ANA, S0, "pares"))
    table.do(MakeSign(CARLOS, S2, "envidar_mas"))
    table.do(LeaveSeat(ANA, S0))
    assert shown(table, S0) == shown(table, S2) == ("", "", "envidar_mas", "")


def test_fades() -> None:
    """Under watch a sign is gone after three seconds, also for its maker, who may make it again."""
    table = at("watch")
    table.now = 1000
    table.do(MakeSign(ANA, S0, "pares"))
    assert shown(table, S0, 3999) == shown(table, S2, 3999) == ("pares", "", "", "")
    assert shown(table, S0, 4000) == shown(table, S2, 4000) == ()
    table.now = 4000
    assert table.refuse(MakeSign(ANA, S0, "")).code is Code.ILLEGAL
    table.do(MakeSign(ANA, S0, "pares"))


def test_stays() -> None:
    """Elsewhere a sign stays until its maker takes it back."""
    table = at()
    table.do(MakeSign(ANA, S0, "pares"))
    assert shown(table, None, 10**9) == ("pares", "", "", "")


def test_look() -> None:
    """Under watch one sees the signs that are made while one looks there; only he is told."""
    table = at("watch")
    assert signs_for(table.room, S1, 0).looking == S3  # his partner, until he looks elsewhere
    assert table.do(LookAt(BEA, S1, S0)) == (Looked(S1, S0),)
    assert told(table) == (S1,)
    assert signs_for(table.room, S1, 0).looking == S0
    table.do(MakeSign(ANA, S0, "pares"))
    assert told(table) == (S0, S1, S2)
    table.do(LookAt(CARLOS, S2, None))
    table.do(MakeSign(ANA, S0, "envidar_mas"))
    assert told(table) == (S0, S1)
    assert shown(table, S2) == ("pares", "", "", "")  # Carlos looks away: he still has it in mind
    table.do(MakeSign(ANA, S0, ""))
    assert told(table) == (S0, S1)
    assert shown(table, S0) == shown(table, S1) == ()


def test_a_look_comes_too_late() -> None:
    """Who looks after a sign was made does not see it."""
    table = at("watch")
    table.do(MakeSign(ANA, S0, "pares"))
    table.do(LookAt(BEA, S1, S0))
    assert shown(table, S1) == ()


def test_newcomer_looks_at_his_partner() -> None:
    """Whoever takes a seat looks at his partner first, wherever it looked before."""
    table = at("watch")
    table.do(LookAt(BEA, S1, S0))
    table.do(LeaveSeat(BEA, S1))
    assert signs_for(table.room, S1, 0).looking == S3


def test_nobody_looks() -> None:
    """Where looking does not matter nobody looks; nor does one who has no partner at first."""
    assert set(at("all").room.looks) == {None}
    assert set(live(opening(rules={"senas": "watch", "players": "2"})).room.looks) == {None}
    assert set(overlooked().room.looks) == {None}


def test_computers_sign() -> None:
    """The computers make their signs of new cards in one row, each once for the same cards."""
    table = dealt(opening(rules={"senas": "partner"}))
    signs = ((S1, "juego"), (S2, ""), (S3, "duples"))
    assert table.do(BotSigns(signs)) == (Signed(S1, "juego"), Signed(S2, ""), Signed(S3, "duples"))
    assert told(table) == (S1, S3)
    assert shown(table, S1) == ("", "juego", "", "duples")
    assert shown(table, S0) == ()
    for seat, sign in signs:
        assert table.refuse(BotSigns(((seat, sign),))).code is Code.STALE


def test_silence_is_told_to_nobody() -> None:
    """When no computer makes a sign nobody is told."""
    table = dealt(opening(rules={"senas": "all"}))
    table.do(BotSigns(((S1, ""), (S2, ""), (S3, ""))))
    assert told(table) == ()


def test_secrets_do_not_move_the_time() -> None:
    """A sign leaves no trace in the time of what follows it."""
    table = at("partner")
    heard = table.room.heard
    table.now = 500
    table.do(MakeSign(ANA, S0, "pares"))
    assert (table.room.heard, table.room.last.at) == (heard, 500)
    table.now = 400  # another machine, whose clock is slow
    table.say("0 corto")
    assert table.room.last.at == 400
