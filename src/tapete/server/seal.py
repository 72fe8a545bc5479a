"""The seal on a guest's cookie: only this house can have made it.

The one law: a cookie that was changed, or made elsewhere, names nobody. The key lies in the data
folder and never leaves it; whoever deletes it forgets all guests.
"""

import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

_KEY: Final = re.compile("[0-9a-f]{64}")


class Seal:
    """Seals names with a key, and reads what it sealed."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def close(self, name: str) -> str:
        """Return *name* with the seal."""
        return f"{name}.{self._mark(name)}"

    def open(self, sealed: str) -> str | None:
        """Return the name that was *sealed* here, None if it was not."""
        name, _, mark = sealed.rpartition(".")
        return name if hmac.compare_digest(mark.encode(), self._mark(name).encode()) else None

    def secret(self, purpose: str) -> str:
        """Return a secret for *purpose* alone: it does not give the key back."""
        return self._mark(f"secret for {purpose}")

    def _mark(self, name: str) -> str:
        return hmac.digest(self._key, name.encode(), "sha256").hex()


def read_key(folder: Path) -> bytes:
    """Return the key of the data folder, made at the first time."""
    path = folder / "key"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        pass
    written = path.read_text(encoding="ascii", errors="replace").strip()
    if _KEY.fullmatch(written) is None:
        raise ValueError(f"expected a key of 64 hex digits in {path}, got another text")
    return bytes.fromhex(written)
