"""What a host can decide about a server; every setting has an option of ``tapete serve``."""

from dataclasses import dataclass
from pathlib import Path

from tapete.server.bundle import FOLDER


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """``pace``: before a computer's word, in milliseconds, unless who opens a table says otherwise.

    ``grace``: how long a person may be gone, in seconds, instead of what the table's speed allows.
    ``fault`` and ``seed`` are for tests and benches: where to die, and chance to be had again.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    pace: int = 1200
    grace: float | None = None
    requests: float = 50
    bundle: Path = FOLDER
    fault: str = ""
    seed: int | None = None
