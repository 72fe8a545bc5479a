"""The pages: files of the client as a cache wants them, and nothing but files of the client."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from tapete.server.bundle import read_bundle
from tapete.server.pages import errors, file, page

SCRIPT = "let table = 1;\n" * 100


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """Yield a browser at a server that has a small client."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "deck.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (tmp_path / "secret").write_text("key")
    with TestClient(pages_over(folder)) as client:
        yield client


def pages_over(folder: Path) -> Litestar:
    """Return the pages alone, over *folder*."""
    bundle = read_bundle(folder)
    return Litestar(
        [page, file],
        dependencies={"bundle": Provide(lambda: bundle, sync_to_thread=False)},
        exception_handlers=errors(bundle),
        openapi_config=None,
    )


@pytest.mark.parametrize("path", ["/", "/table/abcdefgh23"])
def test_page(client: TestClient[Any], path: str) -> None:
    """Every table's address shows the one page, and a browser asks each time if it is new."""
    answer = client.get(path)
    assert answer.text == "<!doctype html>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_assets(client: TestClient[Any]) -> None:
    """A file whose name holds its hash is kept for ever; text travels shrunk."""
    answer = client.get("/assets/main-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == SCRIPT
    plain = client.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert len(gzip.compress(SCRIPT.encode())) < len(SCRIPT)


def test_other_files(client: TestClient[Any]) -> None:
    """Any other file is kept for a while."""
    answer = client.get("/deck.svg")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert answer.headers["content-type"] == "image/svg+xml"
    assert client.head("/deck.svg").status_code == 200


@pytest.mark.parametrize("path", ["/secret", "/../secret", "/%2e%2e/secret", "/assets/", "/x"])
def test_nothing_else(client: TestClient[Any], path: str) -> None:
    """No path leads out of the client's folder."""
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/table/a/b", "/assets/x"])
def test_page_that_is_not_there(client: TestClient[Any], path: str) -> None:
    """Who looks for a page that is not there gets the client's page, which says so."""
    page = {"accept": "text/html,*/*"}
    answer = client.get(path, headers=page)
    assert answer.status_code == 404
    assert answer.text == client.get("/").text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    head = client.head(path, headers=page)
    assert (head.status_code, head.content) == (404, b"")


def test_route_that_is_not_there(client: TestClient[Any]) -> None:
    """What is no route is a problem, whoever asks."""
    answer = client.get("/api/nothing", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


def test_no_client(tmp_path: Path) -> None:
    """Where no client was built, the page says what to do."""
    with TestClient(pages_over(tmp_path)) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make serve" in answer.text
