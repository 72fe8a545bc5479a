"""Accounts over HTTP: registering, signing in and out, passwords, deletion, and the two locks."""

import asyncio
import sqlite3

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tapete.server.passwords import Attempts, BadPassword, Busy, Passwords
from tapete.server.person import public_name
from tapete.server.seal import Seal, read_key
from tapete.wire.messages import Ack
from tests.server.accounts import PASSWORD, code_of, device, me, member, new_name, use_cookie
from tests.server.people import Guest, guest, take_token
from tests.server.process import PATIENCE, Server

pytestmark = pytest.mark.kill


async def test_register(server: Server, ana: Guest) -> None:
    """A guest who registers stays the same person, at the same tables, under a name of his own."""
    before, name = await me(ana), new_name("Ana")
    table = await ana.open_table()
    wish = {"name": f"  {name} ", "password": PASSWORD}
    answer = await ana.http.post("/api/me/register", json=wish)
    assert answer.json() == {**before, "name": name, "registered": True}
    assert await me(ana) == answer.json()
    async with ana.socket(table) as socket:
        assert socket.seat == 0
    again = await ana.http.post("/api/me/register", json=wish)
    assert code_of(again, 409) == "registered"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": ""}, "bad_name"),
        ({"name": "x" * 25}, "bad_name"),
        ({"name": "A\u202eB"}, "bad_name"),
        ({"name": "A\x00B"}, "bad_name"),
        ({"password": "x" * 7}, "bad_password"),
        ({"password": "x" * 201}, "bad_password"),
    ],
    ids=str,
)
async def test_bad_wishes(ana: Guest, wish: dict[str, str], code: str) -> None:
    """A name or a password that nobody can have is refused, and the guest stays one."""
    before = await me(ana)
    wanted = {"name": "Ana de la Prueba", "password": PASSWORD, **wish}
    answer = await ana.http.post("/api/me/register", json=wanted)
    assert code_of(answer, 400) == code
    assert await me(ana) == before


async def test_one_name(server: Server, ana: Guest) -> None:
    """Nobody gets a name that looks like that of somebody registered, not even a guest."""
    name = new_name("Celia Sol")
    async with member(server, name) as celia, member(server, new_name("Otra")) as other:
        for alike in (name.upper(), name.replace("o", "0"), name.replace("l", "1"), f"{name}."):
            register = {"name": alike, "password": PASSWORD}
            taken = await ana.http.post("/api/me/register", json=register)
            assert code_of(taken, 409) == "name_taken"
            for one in (ana, other):
                answer = await one.http.patch("/api/me", json={"name": alike})
                assert code_of(answer, 409) == "name_taken"
        assert (await celia.http.patch("/api/me", json={"name": name.upper()})).status_code == 200
        free = await celia.http.patch("/api/me", json={"name": new_name("Celia Luna")})
        assert free.status_code == 200
        assert (await ana.http.patch("/api/me", json={"name": name})).status_code == 200


async def test_html_in_a_name(ana: Guest) -> None:
    """HTML in a name is text like any other."""
    name = "<b onclick=x>&amp;</b>"
    assert (await ana.http.patch("/api/me", json={"name": name})).json()["name"] == name


async def test_devices(server: Server) -> None:
    """A person signs in on several devices, sees them, and ends each of them alone."""
    name = new_name("Diego")
    async with member(server, name) as home, device(server, name.lower()) as phone:
        assert await me(phone) == await me(home)
        told = (await phone.http.get("/api/sessions")).json()
        assert [one["here"] for one in told].count(True) == 1
        assert all(one["agent"].startswith("python-httpx") for one in told)
        other = next(one["id"] for one in told if not one["here"])
        assert (await phone.http.delete(f"/api/sessions/{other}")).status_code == 204
        assert code_of(await home.http.get("/api/sessions"), 401) == "nobody"
        assert len((await phone.http.get("/api/sessions")).json()) == 1
        assert code_of(await phone.http.delete(f"/api/sessions/{other}"), 404) == "nobody"
        cookie = phone.cookie
        assert (await phone.http.delete("/api/session")).status_code == 204
        assert "tapete" not in phone.http.cookies
        use_cookie(phone.http, cookie)
        assert code_of(await phone.http.get("/api/sessions"), 401) == "nobody"


async def test_session_of_another(server: Server, ana: Guest, bea: Guest) -> None:
    """Nobody ends a session of somebody else."""
    mine = (await ana.http.get("/api/sessions")).json()[0]["id"]
    assert code_of(await bea.http.delete(f"/api/sessions/{mine}"), 404) == "nobody"
    assert (await ana.http.get("/api/sessions")).status_code == 200


async def test_sign_in_leaves_the_guest(server: Server) -> None:
    """Who signs in is no longer the guest who was there; the guest's tables stay the guest's."""
    name = new_name("Elsa")
    async with member(server, name), guest(server) as one:
        table, before = await one.open_table(), one.cookie
        answer = await one.http.post("/api/session", json={"name": name, "password": PASSWORD})
        assert answer.json()["name"] == name
        async with one.socket(table) as socket:
            assert socket.seat is None
        use_cookie(one.http, before)
        assert code_of(await one.http.get("/api/sessions"), 401) == "nobody"


async def test_bad_sign_in(server: Server, ana: Guest) -> None:
    """A wrong password and an unknown name get the same answer; the guest stays."""
    before, name = await me(ana), new_name("Flora")
    async with member(server, name):
        wrong = await ana.http.post("/api/session", json={"name": name, "password": "x" * 9})
        nobody = {"name": new_name("Nadie"), "password": PASSWORD}
        unknown = await ana.http.post("/api/session", json=nobody)
        assert code_of(wrong, 401) == code_of(unknown, 401) == "bad_sign_in"
        assert wrong.json() == unknown.json()
        long = await ana.http.post("/api/session", json={"name": name, "password": "x" * 9000})
        assert code_of(long, 401) == "bad_sign_in"
    assert await me(ana) == before


async def test_too_many_attempts(server: Server, ana: Guest) -> None:
    """Who tries many passwords for one name is told to stop, whether the name exists or not."""
    wish = {"name": new_name("Probado"), "password": "not this one"}
    codes = [
        code_of(answer := await ana.http.post("/api/session", json=wish), answer.status_code)
        for _ in range(12)
    ]
    assert codes[0] == "bad_sign_in"
    assert codes[-1] == "too_fast"


async def test_change_password(server: Server) -> None:
    """A new password signs out all other devices, and takes the place of the old one."""
    name, new = new_name("Gema"), "otra clave larga"
    async with member(server, name) as home, device(server, name) as phone:
        wrong = await phone.http.put("/api/me/password", json={"old": "not this", "new": new})
        assert code_of(wrong, 403) == "wrong_password"
        short = await phone.http.put("/api/me/password", json={"old": PASSWORD, "new": "x"})
        assert code_of(short, 400) == "bad_password"
        assert (await home.http.get("/api/sessions")).status_code == 200
        change = {"old": PASSWORD, "new": new}
        assert (await phone.http.put("/api/me/password", json=change)).status_code == 204
        assert (await phone.http.get("/api/sessions")).status_code == 200
        assert code_of(await home.http.get("/api/sessions"), 401) == "nobody"
        old = await phone.http.post("/api/session", json={"name": name, "password": PASSWORD})
        assert code_of(old, 401) == "bad_sign_in"
        async with device(server, name, new) as again:
            assert (await me(again))["name"] == name


async def test_delete(server: Server) -> None:
    """Who is deleted is nobody any more, and the name is free; a wrong password deletes nobody."""
    name = new_name("Hugo")
    async with member(server, name) as hugo, device(server, name) as phone:
        table = await hugo.open_table()
        wrong = await hugo.http.request("DELETE", "/api/me", json={"password": "not this"})
        assert code_of(wrong, 403) == "wrong_password"
        answer = await hugo.http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert answer.status_code == 204
        assert code_of(await phone.http.get("/api/sessions"), 401) == "nobody"
        async with member(server, name) as new:
            async with new.socket(table) as socket:
                assert socket.seat is None
            assert (await new.http.get("/api/me/data")).json()["tables"] == []


async def test_delete_at_a_table(server: Server, ana: Guest) -> None:
    """Who is deleted while he sits stands up: his socket closes, and his seat is free."""
    async with member(server, new_name("Hugo")) as hugo:
        table = await hugo.open_table(fill=False)
        async with hugo.socket(table) as his, ana.socket(table) as hers:
            answer = await hugo.http.request("DELETE", "/api/me", json={"password": PASSWORD})
            assert answer.status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                await his.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            assert isinstance(await hers.command("sit", seat=0), Ack)


async def test_data(server: Server) -> None:
    """All that is known of a person can be taken away as a file, and no more than that."""
    name = new_name("Irene")
    async with member(server, name) as irene:
        table = await irene.open_table()
        answer = await irene.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["name"], told["tables"]) == (name, [table])
        assert "password" not in answer.text
        assert "argon2" not in answer.text
        assert irene.cookie.partition(".")[0] not in answer.text


async def test_first_cookies(server: Server, ana: Guest) -> None:
    """A cookie of the first release, which names a guest, is exchanged for a session."""
    seal = Seal(read_key(server.data))
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        await take_token(http)
        person = await _person_of(server, (await me(ana))["person"])
        use_cookie(http, seal.close(person))
        assert (await http.get("/api/sessions")).json()
        answer = await http.post("/api/me")
        assert answer.status_code == 200
        assert answer.json()["person"] == (await me(ana))["person"]
        assert "tapete=" in answer.headers["set-cookie"]
        assert any(one["here"] for one in (await http.get("/api/sessions")).json())
        wish = {"name": new_name("Julia"), "password": PASSWORD}
        assert (await ana.http.post("/api/me/register", json=wish)).status_code == 200
        http.cookies.clear()
        await take_token(http)
        use_cookie(http, seal.close(person))
        assert code_of(await http.get("/api/sessions"), 401) == "nobody"


async def _person_of(server: Server, public: object) -> str:
    with sqlite3.connect(server.data / "tapete.db") as database:
        found: str = database.execute(
            "select id from people where public = ?", [public]
        ).fetchone()[0]
    assert public_name(found) == public
    return found


@pytest.mark.parametrize("token", [None, "", "0" * 128, "not hex"], ids=repr)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/me"), ("PATCH", "/api/me"), ("DELETE", "/api/session")]
)
async def test_no_token(ana: Guest, method: str, path: str, token: str | None) -> None:
    """Without the token of our own pages nothing is changed, whatever cookie comes along."""
    del ana.http.headers["x-csrftoken"]
    headers = {} if token is None else {"x-csrftoken": token}
    answer = await ana.http.request(method, path, json={"name": "Eva"}, headers=headers)
    assert code_of(answer, 403) == "csrf"


async def test_forged_token(ana: Guest) -> None:
    """A token that another house made is none, also where the cookie has it; it is forgotten."""
    forged = "0" * 128
    ana.http.cookies.delete("csrftoken")
    cookie = {"cookie": f"tapete={ana.cookie}; csrftoken={forged}", "x-csrftoken": forged}
    answer = await ana.http.patch("/api/me", json={"name": "Eva"}, headers=cookie)
    assert code_of(answer, 403) == "csrf"
    assert "csrftoken=;" in answer.headers["set-cookie"]


async def test_foreign_origin(ana: Guest) -> None:
    """A page of another site changes nothing even if it had the token."""
    evil = {"origin": "https://evil.test"}
    before = await me(ana)
    for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/session")):
        answer = await ana.http.request(method, path, json={"name": "Eva"}, headers=evil)
        assert answer.status_code == 403
    assert await me(ana) == before


async def test_passwords() -> None:
    """A password is kept as argon2id, and only itself is right; nobody's is never right."""
    passwords = Passwords()
    kept = await passwords.hash("contraseña 🂡")
    assert kept.startswith("$argon2id$")
    assert await passwords.is_right(kept, "contraseña 🂡")
    assert not await passwords.is_right(kept, "contrasena 🂡")
    assert not await passwords.is_right(None, "contraseña 🂡")
    assert not await passwords.is_right("no hash at all", "contraseña 🂡")
    for wrong in ("x" * 7, "x" * 201):
        with pytest.raises(BadPassword, match=f"got {len(wrong)}"):
            await passwords.hash(wrong)


@pytest.mark.parametrize("kept", [None, "no hash at all"])
async def test_busy(kept: str | None) -> None:
    """More than the house can hash at once are refused; nobody's password waits like any other."""
    passwords = Passwords(most=1)
    told = await asyncio.gather(
        *(passwords.is_right(kept, PASSWORD) for _ in range(2)), return_exceptions=True
    )
    assert told[0] is False
    assert isinstance(told[1], Busy)
    assert not await passwords.is_right(kept, PASSWORD)


def test_attempts() -> None:
    """Each key has its own attempts."""
    attempts = Attempts(2, 1000.0)
    assert [attempts.are_too_many("ana") for _ in range(3)] == [False, False, True]
    assert not attempts.are_too_many("bea")
