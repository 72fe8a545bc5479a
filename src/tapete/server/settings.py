"""What a host can decide about a server; every setting has an option of ``tapete serve``."""

from dataclasses import dataclass
from pathlib import Path

from tapete.server.bundle import FOLDER
from tapete.server.presence import GRACE


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """``pace``: before a computer's word, in milliseconds, unless who opens a table says otherwise.

    ``grace``: how long a person may be gone at a table with a clock, in seconds. ``fault`` and
    ``seed`` are for tests and benches: where to die, and chance that can be had again.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    pace: int = 1200
    grace: float = GRACE
    requests: float = 50
    bundle: Path = FOLDER
    fault: str = ""
    seed: int | None = None
