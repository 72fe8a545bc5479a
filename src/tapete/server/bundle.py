"""The browser client as it was built: every file in memory, with all that a cache wants to know.

The one law: only what was in the bundle when the server started can be had, whatever path is asked.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "web"

_FOREVER: Final = "public, max-age=31536000, immutable"
_A_WHILE: Final = "public, max-age=3600"
_ASK: Final = "no-cache"

_SHRINKS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")

_TYPES: Final = {
    ".js": "text/javascript",  # some systems say otherwise, and browsers refuse it then
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file of the client, plain and shrunk (None where shrinking does not pay)."""

    body: bytes
    shrunk: bytes | None
    media_type: str
    etag: str
    cache_control: str


def read_bundle(folder: Path) -> Mapping[str, Asset]:
    """Return the files under *folder* by their paths; empty if there is no client."""
    if not (folder / "index.html").is_file():
        return {}
    return {
        path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _read(path: Path, name: str) -> Asset:
    body = path.read_bytes()
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = media_type or "application/octet-stream"
    shrunk = gzip.compress(body, mtime=0) if media_type.startswith(_SHRINKS) else body
    return Asset(
        body=body,
        shrunk=shrunk if len(shrunk) < 0.9 * len(body) else None,
        media_type=media_type,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache_control=_cache_control(name),
    )


def _cache_control(name: str) -> str:
    if name.startswith("assets/"):
        return _FOREVER  # the name holds a hash of what is in it
    return _ASK if name == "index.html" else _A_WHILE


MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tapete: no client</title>
<h1>The table is laid, but there is nothing to see</h1>
<p>This server runs, but the browser client has not been built. Stop it, run <code>make serve</code>
in the project's folder, which builds the client first, and load this page again.</p>
"""
