"""Friends, blocks and mutes over HTTP, and the page of a player."""

import pytest

from tests.server.accounts import PASSWORD, code_of, device, me, member, new_name, public
from tests.server.people import Guest, guest
from tests.server.process import Server, serving

pytestmark = pytest.mark.kill

ALL = ("friends", "asked", "asking", "blocked", "muted")


async def relations(one: Guest) -> dict[str, list[str]]:
    """Return the names of those to whom *one* has a relation."""
    told = (await one.http.get("/api/relations")).json()
    assert set(told) == set(ALL)
    return {kind: [other["name"] for other in told[kind]] for kind in ALL if told[kind]}


async def put(one: Guest, other: Guest, kind: str) -> None:
    """Let *one* want *other* so."""
    answer = await one.http.put(f"/api/relations/{await public(other)}/{kind}")
    assert answer.status_code == 200, answer.text


async def delete(one: Guest, other: Guest, kind: str) -> None:
    """Let *one* want *other* so no longer."""
    answer = await one.http.delete(f"/api/relations/{await public(other)}/{kind}")
    assert answer.status_code == 200, answer.text


async def name(one: Guest) -> str:
    """Return what *one* is called."""
    return str((await me(one))["name"])


async def test_friends(ana: Guest, bea: Guest) -> None:
    """One asks, the other accepts; then they are friends, until one of them ends it."""
    await put(ana, bea, "friend")
    await put(ana, bea, "friend")
    assert await relations(ana) == {"asked": [await name(bea)]}
    assert await relations(bea) == {"asking": [await name(ana)]}
    await put(bea, ana, "friend")
    assert await relations(ana) == {"friends": [await name(bea)]}
    assert await relations(bea) == {"friends": [await name(ana)]}
    await delete(ana, bea, "friend")
    assert await relations(ana) == await relations(bea) == {}


async def test_declined(ana: Guest, bea: Guest) -> None:
    """Who is asked may decline; nobody is asked any more."""
    await put(ana, bea, "friend")
    await delete(bea, ana, "friend")
    assert await relations(ana) == await relations(bea) == {}


async def test_block(ana: Guest, bea: Guest) -> None:
    """A block ends friendship, and none can be asked for; who is blocked is not told by whom."""
    await put(ana, bea, "friend")
    await put(bea, ana, "friend")
    await put(ana, bea, "block")
    assert await relations(ana) == {"blocked": [await name(bea)]}
    assert await relations(bea) == {}
    for one, other in ((ana, bea), (bea, ana)):
        answer = await one.http.put(f"/api/relations/{await public(other)}/friend")
        assert code_of(answer, 409) == "blocked"
    page = (await bea.http.get(f"/api/people/{await public(ana)}")).json()
    assert set(page["relation"].values()) == {False}
    await delete(ana, bea, "block")
    await put(bea, ana, "friend")
    assert await relations(ana) == {"asking": [await name(bea)]}


async def test_mute(ana: Guest, bea: Guest) -> None:
    """A mute is seen only by who made it, and changes nothing else."""
    await put(ana, bea, "friend")
    await put(bea, ana, "friend")
    await put(ana, bea, "mute")
    assert await relations(ana) == {"friends": [await name(bea)], "muted": [await name(bea)]}
    assert await relations(bea) == {"friends": [await name(ana)]}


@pytest.mark.parametrize("kind", ["friend", "block", "mute"])
async def test_oneself(ana: Guest, kind: str) -> None:
    """Nobody is his own friend, nor blocks or mutes himself."""
    for own in (await public(ana), "me"):
        answer = await ana.http.put(f"/api/relations/{own}/{kind}")
        assert code_of(answer, 400) == "oneself"
    assert await relations(ana) == {}


async def test_nobody(ana: Guest, bea: Guest) -> None:
    """There is no relation to nobody, and none of an unknown kind."""
    for who in ("nobodyhere", "%00", "x" * 300, "<b>"):
        answer = await ana.http.put(f"/api/relations/{who}/friend")
        assert code_of(answer, 404) == "nobody"
    answer = await ana.http.put(f"/api/relations/{await public(bea)}/love")
    assert answer.status_code == 404
    assert await relations(ana) == await relations(bea) == {}


async def test_look_up(server: Server, ana: Guest) -> None:
    """Somebody registered is found under a name like his; guests are not."""
    wanted = new_name("Ñoño")
    async with member(server, wanted) as one:
        for alike in (wanted, wanted.upper(), wanted.replace("ñ", "n")):
            told = (await ana.http.get("/api/people", params={"name": alike})).json()
            assert told == {"person": await public(one), "name": wanted}
        answer = await ana.http.get("/api/people", params={"name": await name(ana)})
        assert code_of(answer, 404) == "nobody"
        assert (await ana.http.get("/api/people")).status_code == 400


async def test_page(ana: Guest, bea: Guest) -> None:
    """A player's page is there for all who are somebody, one's own as ``me``."""
    await put(ana, bea, "friend")
    page = (await bea.http.get(f"/api/people/{await public(ana)}")).json()
    assert page["name"] == await name(ana)
    assert (page["registered"], page["relation"]["asks"]) == (False, True)
    assert (page["skill"], page["curve"], page["games"], page["partners"]) == ([], [], [], [])
    own = (await ana.http.get("/api/people/me")).json()
    assert {**own, "relation": None} == {**page, "relation": None}
    assert code_of(await ana.http.get("/api/people/nobodyhere"), 404) == "nobody"


async def test_friends_table(ana: Guest, bea: Guest) -> None:
    """Friends are told at which table one plays, if they may come there."""
    await put(ana, bea, "friend")
    await put(bea, ana, "friend")
    assert await tables(bea) == [None]
    table = await ana.open_table()
    assert await tables(bea) == [table]


async def tables(one: Guest) -> list[str | None]:
    """Return where the friends of *one* play."""
    told = (await one.http.get("/api/relations")).json()
    return [friend["table"] for friend in told["friends"]]


async def test_registering_keeps_friends(server: Server, ana: Guest, bea: Guest) -> None:
    """Who registers keeps his friends, also on other devices; who is deleted is no friend."""
    await put(ana, bea, "friend")
    await put(bea, ana, "friend")
    wanted = new_name("Quima")
    wish = {"name": wanted, "password": PASSWORD}
    assert (await ana.http.post("/api/me/register", json=wish)).status_code == 200
    async with device(server, wanted) as phone:
        assert await relations(phone) == {"friends": [await name(bea)]}
    assert await relations(bea) == {"friends": [wanted]}
    await ana.http.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert await relations(bea) == {}


async def test_relations_outlive_a_kill(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Friends, blocks and sessions outlive a server that is killed."""
    folder = tmp_path_factory.mktemp("friends")
    async with serving(folder) as first, guest(first) as ana, guest(first) as bea:
        await put(ana, bea, "friend")
        await put(bea, ana, "mute")
        before = await relations(ana), await relations(bea)
        await first.kill()
        async with serving(folder) as second:
            ana.move(second)
            bea.move(second)
            assert (await relations(ana), await relations(bea)) == before
