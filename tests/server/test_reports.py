"""Reports, and what operators do: over HTTP, and seen by the server at once."""

import sqlite3
from collections.abc import AsyncIterator

import pytest

from tests.server.accounts import code_of, me, member, new_name, public
from tests.server.people import Guest
from tests.server.process import Server

pytestmark = pytest.mark.kill


@pytest.fixture
async def boss(server: Server) -> AsyncIterator[Guest]:
    """Yield an operator."""
    async with member(server, new_name("Jefa")) as boss:
        with sqlite3.connect(server.data / "tapete.db", timeout=30) as database:
            appoint = "update people set operator = 1 where public = ?"
            database.execute(appoint, [await public(boss)])
        yield boss


async def write(server: Server, one: Guest, text: str, table: str | None = None) -> int:
    """Return the number of a line that *one* wrote."""
    told = await me(one)
    with sqlite3.connect(server.data / "tapete.db", timeout=30) as database:
        query = "select id from people where public = ?"
        person = database.execute(query, [told["person"]]).fetchone()[0]
        put = (
            "insert into chat (at, table_id, person_id, origin, name, text, phrase)"
            " values (1, ?, ?, hex(randomblob(16)), ?, ?, '')"
        )
        line = database.execute(put, [table, person, told["name"], text]).lastrowid
    assert line is not None
    return line


async def report(one: Guest, **wish: object) -> int:
    """Return the status of the answer to a report."""
    answer = await one.http.post("/api/reports", json={"reason": "insults", **wish})
    return answer.status_code


async def reports(boss: Guest, which: str = "?open=true") -> list[dict[str, object]]:
    """Return the reports, the newest first."""
    answer = await boss.http.get(f"/api/reports{which}")
    assert answer.status_code == 200, answer.text
    told: list[dict[str, object]] = answer.json()
    return told


async def test_report(server: Server, ana: Guest, bea: Guest, boss: Guest) -> None:
    """A report has the last lines of its place with it, up to the one that it is about."""
    table = await ana.open_table()
    lines = [await write(server, bea, f"line {n}", table) for n in range(22)]
    await write(server, ana, "in the lobby")
    who = await public(bea)
    assert await report(ana, person=who, table=table, line=lines[20]) == 201
    told = (await reports(boss))[0]
    assert isinstance(told["lines"], list)
    assert [line["line"] for line in told["lines"]] == lines[1:21]
    assert told["person"] == {"person": who, "name": (await me(bea))["name"]}
    assert (told["reason"], told["table"], told["line"]) == ("insults", table, lines[20])
    assert {line["person"] for line in told["lines"]} == {who}


async def test_bad_reports(server: Server, ana: Guest, bea: Guest, boss: Guest) -> None:
    """A report against nobody, oneself, or with a line not his, is refused and not filed."""
    before = await reports(boss)
    mine = await write(server, ana, "mine")
    who = await public(bea)
    for wish, code in (
        ({"person": "nobodyhere"}, "nobody"),
        ({"person": await public(ana)}, "oneself"),
        ({"person": who, "reason": " "}, "no_reason"),
        ({"person": who, "reason": "x" * 201}, "bad_text"),
        ({"person": who, "reason": "a\u202eb"}, "bad_text"),
        ({"person": who, "table": "nosuchtable"}, "unknown_table"),
        ({"person": who, "line": mine}, "unknown_line"),
        ({"person": who, "line": 10**9}, "unknown_line"),
        ({"person": who, "line": 10**30}, ""),
    ):
        answer = await ana.http.post("/api/reports", json={"reason": "insults", **wish})
        assert code_of(answer, 400) == code
    assert await reports(boss) == before


async def test_html_in_a_report(ana: Guest, bea: Guest, boss: Guest) -> None:
    """HTML in a reason is text like any other."""
    reason = "<script>alert(1)</script>"
    assert await report(ana, person=await public(bea), reason=reason) == 201
    assert (await reports(boss))[0]["reason"] == reason


async def test_too_many_reports(ana: Guest, bea: Guest) -> None:
    """Who files many reports is told to stop."""
    who = await public(bea)
    assert [await report(ana, person=who) for _ in range(11)] == [201] * 10 + [429]


async def test_close(ana: Guest, bea: Guest, boss: Guest) -> None:
    """A report is closed once, with a note; it is kept."""
    assert await report(ana, person=await public(bea)) == 201
    number = (await reports(boss))[0]["id"]
    answer = await boss.http.post(f"/api/reports/{number}/close", json={"note": "warned"})
    assert answer.status_code == 204
    assert number not in [one["id"] for one in await reports(boss)]
    (kept,) = [one for one in await reports(boss, "") if one["id"] == number]
    assert kept["note"] == "warned"
    for other in (number, 10**12, 10**30):
        again = await boss.http.post(f"/api/reports/{other}/close", json={})
        assert code_of(again, 404) == "nobody"


async def test_sentences(ana: Guest, boss: Guest) -> None:
    """A mute and a ban last for minutes, for ever, or no longer; the ledger tells who and why."""
    who = await public(ana)
    for act in ("mute", "ban"):
        path = f"/api/people/{who}/{act}"
        until = (await boss.http.post(path, json={"minutes": 5, "reason": "rude"})).json()
        for_ever = (await boss.http.post(path, json={"minutes": None})).json()
        assert for_ever["until"] > until["until"] + 10**9
        over = (await boss.http.post(path, json={"minutes": 0, "reason": "sorry"})).json()
        assert over == {"until": None}
    told = (await boss.http.get("/api/ledger")).json()[:6]
    assert [(one["act"], one["detail"]) for one in reversed(told)] == [
        ("mute", "5 min: rude"),
        ("mute", "for ever: "),
        ("unmute", "0 min: sorry"),
        ("ban", "5 min: rude"),
        ("ban", "for ever: "),
        ("unban", "0 min: sorry"),
    ]
    assert {one["operator"] for one in told} == {(await me(boss))["name"]}
    assert {one["person"]["person"] for one in told} == {who}


async def test_told(ana: Guest, boss: Guest) -> None:
    """Who is muted is told until when."""
    assert (await me(ana))["muted_until"] is None
    path = f"/api/people/{await public(ana)}/mute"
    until = (await boss.http.post(path, json={"minutes": 5})).json()["until"]
    assert (await me(ana))["muted_until"] == until


async def test_bad_sentences(ana: Guest, boss: Guest) -> None:
    """No operator sentences himself, another operator, nobody, or for no time that there is."""
    who = await public(ana)
    for target, minutes, status, code in (
        (await public(boss), 5, 400, "oneself"),
        ("nobodyhere", 5, 404, "nobody"),
        (who, -1, 400, "bad_time"),
        (who, 10**30, 400, "bad_time"),
    ):
        answer = await boss.http.post(f"/api/people/{target}/ban", json={"minutes": minutes})
        assert code_of(answer, status) == code
    assert (await boss.http.post(f"/api/people/{who}/ban", json={})).status_code == 400


async def test_operators_only(ana: Guest, bea: Guest) -> None:
    """Nobody else reads reports or the ledger, or sentences anybody."""
    path = f"/api/people/{await public(bea)}"
    answers = [
        await ana.http.get("/api/reports"),
        await ana.http.get("/api/ledger"),
        await ana.http.post("/api/reports/1/close", json={}),
        await ana.http.post(f"{path}/mute", json={"minutes": 5}),
        await ana.http.post(f"{path}/ban", json={"minutes": 5}),
    ]
    assert [code_of(answer, 403) for answer in answers] == ["not_operator"] * 5
