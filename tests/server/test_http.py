"""The routes and pages: what they answer, and how they refuse."""

import asyncio
from collections import Counter
from pathlib import Path

import httpx
import pytest

from tapete.record import parse
from tests.server.people import Guest, take_token
from tests.server.process import Server, serving

pytestmark = pytest.mark.kill

JSON = {"content-type": "application/json"}


async def test_a_name_at_once(server: Server, ana: Guest) -> None:
    """A guest gets a name of two words, and is the same person with the cookie."""
    first = await ana.http.post("/api/me")
    assert first.status_code == 200
    assert len(first.json()["name"].split()) == 2
    assert "set-cookie" not in first.headers


async def test_the_cookie(server: Server) -> None:
    """The cookie is for this site and its server alone, and cannot be made by others."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/me")
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert part in cookie
        forged = cookie.split(";")[0][:-1] + ("0" if cookie.split(";")[0][-1] != "0" else "1")
        http.cookies.clear()
        again = await http.post("/api/me", headers={"cookie": forged})
        assert again.status_code == 201, "a changed cookie names nobody"


async def test_rename(ana: Guest) -> None:
    """A name is tidied, and kept."""
    answer = await ana.http.patch("/api/me", json={"name": "  Ana \u00a0 Mari\u0301a "})
    assert answer.json()["name"] == "Ana María"
    assert (await ana.http.post("/api/me")).json() == answer.json()


async def test_games(ana: Guest) -> None:
    """Every game tells all its options with their values, and its presets."""
    games = {game["name"]: game for game in (await ana.http.get("/api/games")).json()}
    mus = games["mus"]
    options = {option["name"]: option for option in mus["options"]}
    assert options["kings"] == {"name": "kings", "values": ["8", "4"], "default": "8"}
    assert mus["presets"]["clasico"] == {}
    assert mus["presets"]["rapido"] == {"target": "30"}


async def test_open_table(ana: Guest) -> None:
    """Who opens a table sits there, and it is among the tables that are played at."""
    answer = await ana.http.post(
        "/api/tables", json={"preset": "rapido", "rules": {"kings": "4"}, "seat": 2}
    )
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert answer.json() == {"table": table, "seat": 2}
    lines = {line["table"]: line for line in (await ana.http.get("/api/tables")).json()}
    assert (lines[table]["rules"]["target"], lines[table]["rules"]["kings"]) == ("30", "4")
    kinds = [place["kind"] for place in lines[table]["places"]]
    assert kinds == ["bot", "bot", "person", "bot"]
    assert lines[table]["score"] == [0, 0]


async def test_open_table_at_once(ana: Guest) -> None:
    """Nothing needs to be chosen: without a body the table is the usual one."""
    answer = await ana.http.post("/api/tables")
    assert answer.status_code == 201
    assert answer.json()["seat"] == 0


async def test_many_at_once(ana: Guest) -> None:
    """Nobody has more than five open tables that he opened, also who asks for many at once."""
    asked = [ana.http.post("/api/tables", json={"fill": False}) for _ in range(12)]
    answers = await asyncio.gather(*asked)
    assert Counter(answer.status_code for answer in answers) == {201: 5, 409: 7}
    assert {one.json()["code"] for one in answers if one.status_code == 409} == {"too_many_tables"}


async def test_record(ana: Guest) -> None:
    """The record of a match is there when it is over, not before, and replays."""
    table = await ana.open_table()
    early = await ana.http.get(f"/api/tables/{table}/record")
    assert problem_of(early, 409) == (
        "expected a match that is over: a record shows all hands, got one that goes on"
    )
    async with ana.socket(table) as socket:
        await socket.play()
    answer = await ana.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = parse(answer.text)
    assert str(record) == answer.text
    missing = await ana.http.get("/api/tables/nothere/record")
    assert problem_of(missing, 404) == "expected a table of this house, got nothere"


def problem_of(answer: httpx.Response, status: int) -> str:
    """Return the detail of a problem of that *status*."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    told = answer.json()
    assert set(told) - {"code"} == {"title", "status", "detail"}
    assert told["status"] == status
    detail: str = told["detail"]
    return detail


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "said"),
    [
        ("GET", "/nothing", "", 404, "got GET /nothing"),
        ("GET", "/api/nothing", "", 404, "got GET /api/nothing"),
        ("POST", "/nothing", "", 405, "got POST /nothing"),
        ("DELETE", "/api/games", "", 405, "got DELETE /api/games"),
        ("PATCH", "/api/me", "{", 400, "expected a body in JSON"),
        ("PATCH", "/api/me", "[]", 400, "Expected `object`, got `array`"),
        ("PATCH", "/api/me", '{"name": 5}', 400, "Expected `str`, got `int`"),
        ("PATCH", "/api/me", '{"nam": "A"}', 400, "unknown field `nam`"),
        ("PATCH", "/api/me", '{"name": " "}', 400, "expected a name of 1 to 24"),
        ("PATCH", "/api/me", f'{{"name": "{25 * "x"}"}}', 400, "got 25"),
        ("PATCH", "/api/me", '{"name": "A\\u202eB"}', 400, "got U+202E"),
        ("PATCH", "/api/me", f'{{"name": "{20000 * "x"}"}}', 413, "at most 16384 bytes"),
        ("PATCH", "/api/me", "", 400, "got none"),
        ("PATCH", "/api/me", 9000 * "[", 400, "got one too deep"),
        ("POST", "/api/tables", 9000 * "[", 400, "got one too deep"),
        ("POST", "/api/tables", '{"game": "bridge"}', 400, "got 'bridge'"),
        ("POST", "/api/tables", '{"preset": "x"}', 400, "expected a preset (clasico"),
        ("POST", "/api/tables", '{"rules": {"kings": "5"}}', 400, "kings is one of 8, 4, not '5'"),
        ("POST", "/api/tables", '{"rules": {"kinks": "8"}}', 400, "unknown rule 'kinks'"),
        ("POST", "/api/tables", '{"level": "x"}', 400, "expected a level (novato, normal"),
        ("POST", "/api/tables", '{"pace": 2001}', 400, "pace is 0 to 2000 milliseconds, not 2001"),
        ("POST", "/api/tables", '{"clock": 4}', 400, "clock is none or 5 to 600 seconds, not 4"),
        ("POST", "/api/tables", '{"bank": 5}', 400, "a bank needs a clock"),
        ("POST", "/api/tables", '{"low": 4, "high": 3}', 400, "stars are from 1 to 5"),
        ("POST", "/api/tables", '{"open_to": "all"}', 400, "Invalid enum value 'all'"),
        ("POST", "/api/tables", '{"seat": 4}', 400, "seat is from 0 to 3, not 4"),
        ("POST", "/api/tables", '{"seat": "x"}', 400, "got `str`"),
    ],
)
async def test_problems(
    ana: Guest, method: str, path: str, body: str, status: int, said: str
) -> None:
    """Whatever is wrong with a request, a problem says what was expected and what came."""
    answer = await ana.http.request(method, path, content=body, headers=JSON if body else {})
    assert said in problem_of(answer, status)


@pytest.mark.parametrize(("method", "path"), [("PATCH", "/api/me"), ("POST", "/api/tables")])
async def test_nobody(server: Server, method: str, path: str) -> None:
    """Without a cookie one is nobody, and told what to do."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        await take_token(http)
        answer = await http.request(method, path, json={"name": "Ana"} if "me" in path else {})
    assert "POST /api/me first" in problem_of(answer, 401)


async def test_another_site(server: Server, ana: Guest) -> None:
    """A page of another site can look at nothing new, and change nothing."""
    foreign = await ana.http.post("/api/tables", json={}, headers={"origin": "https://evil.test"})
    assert "one from https://evil.test" in problem_of(foreign, 403)
    own = await ana.http.post("/api/tables", json={}, headers={"origin": server.url})
    assert own.status_code == 201
    broken = await ana.http.post("/api/tables", json={}, headers={"origin": "http://[x"})
    assert problem_of(broken, 403).endswith("got one from http://[x")
    opaque = await ana.http.post("/api/tables", json={}, headers={"origin": "null"})
    assert problem_of(opaque, 403).startswith("expected a request from 127.0.0.1")


async def test_security_headers(ana: Guest) -> None:
    """Every answer says what a browser must not do with it; errors too."""
    for path in ("/", "/nothing", "/api/games"):
        headers = (await ana.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


async def test_health(ana: Guest) -> None:
    """A server that is well says so."""
    assert (await ana.http.get("/healthz")).json() == {"status": "ok"}


async def test_too_many_requests(tmp_path: Path) -> None:
    """An address that sends too many requests is told so."""
    async with (
        serving(tmp_path, "--requests", "1") as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        answers = [await http.get("/api/games") for _ in range(30)]
    codes = [answer.status_code for answer in answers]
    assert codes[:20] == [200] * 20
    assert "at most 1 requests a second" in problem_of(answers[-1], 429)
