"""``tapete operator``: the host's hand in the data folder, whether or not the house is open."""

import asyncio
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from sqlalchemy import text

from tapete.cli import main
from tapete.server.desk import desk_of
from tapete.server.migrate import migrate
from tapete.server.sqlite import data_folder
from tests.server.accounts import code_of, device, me, member, new_name, public
from tests.server.people import guest
from tests.server.process import serving

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a data folder that is not there yet."""
    return tmp_path / "data"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs an operator's command: exit code, output, errors."""

    def one(folder: Path, *arguments: str) -> tuple[int, str, str]:
        argv = ["tapete", "operator", arguments[0], "--data", str(folder), *arguments[1:]]
        monkeypatch.setattr(sys, "argv", argv)
        with pytest.raises(SystemExit) as ended:
            main()
        return (int(ended.value.code or 0), *capsys.readouterr())

    return one


def acts(run: Run, folder: Path) -> list[list[str]]:
    """Return the ledger without its times, the oldest first."""
    code, out, _ = run(folder, "log")
    assert code == 0
    return [line.split("  ")[1:] for line in reversed(out.splitlines())]


def test_first_operator(run: Run, data: Path) -> None:
    """The first operator is made by a command, before the house was ever open."""
    code, out, _ = run(data, "add", " Jefa  Grande ")
    assert code == 0
    assert out.splitlines()[1].startswith("password: ")
    assert run(data, "add", "jefa grande") == (0, "jefa grande is an operator\n", "")
    assert run(data, "remove", "Jefa Grande")[0] == 0
    assert acts(run, data) == [
        ["(host)", "appoint", "Jefa Grande"],
        ["(host)", "appoint", "Jefa Grande"],
        ["(host)", "dismiss", "Jefa Grande"],
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("mute", "Nadie"),
        ("unban", "Nadie"),
        ("password", "Nadie"),
        ("remove", "Nadie"),
        ("close", "1"),
    ],
    ids=" ".join,
)
def test_nobody(run: Run, data: Path, arguments: tuple[str, ...]) -> None:
    """What is done to nobody, or to no report, is refused in one line, and is not in the ledger."""
    run(data, "add", "Jefa")
    code, out, err = run(data, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("expected ")
    assert len(acts(run, data)) == 1


@pytest.mark.parametrize("name", ["", "x" * 25, "A\u202eB"])
def test_bad_name(run: Run, data: Path, name: str) -> None:
    """Nobody is registered under a name that nobody can have."""
    code, _, err = run(data, "add", name)
    assert code == 2
    assert err.startswith("expected ")
    assert acts(run, data) == []


def test_no_house(run: Run, data: Path) -> None:
    """Where no house was opened there is nobody, and none is made by looking."""
    code, _, err = run(data, "log")
    assert code == 2
    assert err.startswith("expected a data folder in which a house was opened")
    assert not data.exists()


def test_password_from_input(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A password can be read from standard input; a bad one is refused."""
    run(data, "add", "Jefa")
    for typed, code in (("short\n", 2), ("long enough\n", 0)):
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        got, out, _ = run(data, "password", "Jefa", "--read")
        assert got == code
        assert typed.strip() not in out
    assert [act[1] for act in acts(run, data)] == ["appoint", "password"]


def test_time_of_a_sentence(run: Run, data: Path) -> None:
    """A sentence lasts for some minutes or for ever, and says why."""
    run(data, "add", "Jefa")
    assert run(data, "mute", "Jefa", "--minutes", "5", "--reason", "rude")[0] == 0
    assert run(data, "unmute", "Jefa")[0] == 0
    assert run(data, "ban", "Jefa")[0] == 0
    assert run(data, "unban", "Jefa", "--reason", "sorry")[0] == 0
    assert run(data, "ban", "Jefa", "--minutes", "0")[0] == 2
    assert [act[1::2] for act in acts(run, data)[1:]] == [
        ["mute", "5 min: rude"],
        ["unmute", "0 min: "],
        ["ban", "for ever: "],
        ["unban", "0 min: sorry"],
    ]


@pytest.mark.kill
async def test_open_house(run: Run, tmp_path: Path, data: Path) -> None:
    """While the house is open the commands work, and the house acts by them at once."""

    async def do(*arguments: str) -> str:
        code, out, err = await asyncio.to_thread(run, data, *arguments)
        assert code == 0, err
        return out

    async with (
        serving(tmp_path) as server,
        member(server, new_name("Luis")) as luis,
        guest(server) as ana,
    ):
        name, who = str((await me(luis))["name"]), await public(luis)
        await do("add", name)
        assert (await me(luis))["operator"] is True
        wish = {"person": await public(ana), "reason": "insults"}
        assert (await luis.http.post("/api/reports", json=wish)).status_code == 201
        told = await do("reports")
        assert f"{name} on " in told
        await do("close", told.split()[0], "--note", "warned")
        assert await do("reports") == ""
        assert "[closed: warned]" in await do("reports", "--all")
        await do("ban", await public(ana))
        assert code_of(await ana.http.post("/api/tables", json={}), 403) == "banned"
        password = (await do("password", name)).removeprefix("password: ").strip()
        assert code_of(await luis.http.get("/api/sessions"), 401) == "nobody"
        async with device(server, name, password) as phone:
            assert await public(phone) == who


async def test_another_release(data: Path) -> None:
    """The database of another release is left alone while a house of that release is open."""
    async with data_folder(data) as engine:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '0001'"))
        with pytest.raises(ValueError, match="expected the database of release 0003, got that"):
            async with desk_of(data):
                raise AssertionError("two releases use one database")
