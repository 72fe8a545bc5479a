"""A rated match between registered people, from opening the table to the page of a player."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tapete.club.skill import Rating, rated
from tests.server.accounts import PASSWORD, member, new_name, public
from tests.server.people import Guest, Socket, guest, plain_word
from tests.server.process import PATIENCE, Server, serving

pytestmark = pytest.mark.kill


NUMBER = rated([[Rating()], [Rating()]], [0, 1])[0][0].number
"""That of somebody who has won once."""


async def play(one: Guest, other: Guest, **wish: object) -> str:
    """Return the table at which *one* and *other* have played a match, by ordagos."""
    rules = {"players": "2", "senas": "off"}
    table = await one.open_table(rules=rules, fill=False, **wish)
    async with one.socket(table) as first, other.socket(table) as second:
        await second.command("sit", seat=1)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(_bet(first), _bet(second))
    return table


async def _bet(socket: Socket) -> None:
    while not socket.is_over:
        now = socket.now
        if now is None or now.seat is None or not now.legal:
            await socket.hear()
            continue
        words = {offer.word for offer in now.legal}
        bold = next((word for word in ("quiero", "ordago") if word in words), None)
        await socket.say(bold or plain_word(now.legal, now.view))
        if socket.now is now:
            await socket.hear()


async def page(one: Guest, wanted: str = "games") -> dict[str, Any]:
    """Return the page of *one* once a match stands on it, or what is *wanted* of one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told: dict[str, Any] = (await one.http.get("/api/people/me")).json()
            if told[wanted]:
                return told
            await asyncio.sleep(0.05)


async def test_rated_match(tmp_path: Path) -> None:
    """A rated match stands on both pages, also if the house is killed when it has just ended."""
    async with (
        serving(tmp_path) as first,
        member(first, new_name("Rita")) as rita,
        member(first, new_name("Saul")) as saul,
    ):
        table = await play(rita, saul, rated=True)
        await first.kill()
        async with serving(tmp_path) as second:
            for one in (rita, saul):
                one.move(second)
            pages = [await page(rita, "skill"), await page(saul, "skill")]  # counted a moment later
            assert [told["games"][0]["table"] for told in pages] == [table, table]
            assert {told["games"][0]["won"] for told in pages} == {True, False}
            winner = next(told for told in pages if told["games"][0]["won"])
            assert winner["skill"] == [{"game": "mus", "number": NUMBER, "stars": 3, "matches": 1}]
            assert [point["number"] for point in winner["curve"]] == [NUMBER]
            game = winner["games"][0]
            assert (game["rated"], game["names"]) == (True, [pages[0]["name"], pages[1]["name"]])
            await _forget(second, rita, saul, table)


async def test_private_match(server: Server, ana: Guest, bea: Guest) -> None:
    """A match among friends is listed to those who played it, and to nobody else."""
    for one, other in ((ana, bea), (bea, ana)):
        asked = await one.http.put(f"/api/relations/{await public(other)}/friend")
        assert asked.status_code == 200, asked.text
    table = await play(ana, bea, open_to="friends")
    assert [game["table"] for game in (await page(ana))["games"]] == [table]
    path = f"/api/people/{await public(ana)}"
    assert [game["table"] for game in (await bea.http.get(path)).json()["games"]] == [table]
    async with guest(server) as eve:
        assert (await eve.http.get(path)).json()["games"] == []
        assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 200, "by its link"


async def _forget(server: Server, rita: Guest, saul: Guest, table: str) -> None:
    """Let Rita be deleted: nothing that is told of the match names her any more."""
    name = (await rita.http.get("/api/people/me")).json()["name"]
    assert name in (await saul.http.get(f"/api/tables/{table}/record")).text
    who = await public(rita)
    gone = await rita.http.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert gone.status_code == 204
    game = (await page(saul))["games"][0]
    assert game["names"][0] == ""
    for path in ("record", "replay?seat=1", "replay?seat=spectator"):
        answer = await saul.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 200, answer.text
        assert name not in answer.text
    assert (await saul.http.get(f"/api/people/{who}")).status_code == 404
    async with saul.socket(table) as socket:
        assert socket.now is not None
        assert name not in [place.name for place in socket.now.room.places]
