"""A house as a process of its own: it deals the same cards whenever it is asked for them again."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

PATIENCE = 30.0
"""How long a house may take to open or to close, in seconds."""


class House:
    """A server over *folder*: it can be killed, and opened again where it was."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder = folder
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Where its lobby is."""
        return f"http://localhost:{self.port}/"

    def open(self) -> None:
        """Open it, at the port where it was before if it was open before."""
        with (self._folder / "log").open("ab") as log:
            process = self._process = subprocess.Popen(
                [
                    *(sys.executable, "-c", "from tapete.cli import main; main()", "serve"),
                    *("--port", str(self.port), "--data", str(self._folder / "data")),
                    *self._options,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert process.stdout is not None
        timer = Timer(PATIENCE, process.kill)
        timer.start()
        line = process.stdout.readline()
        timer.cancel()
        assert line.startswith("Tapete is open at "), (line, (self._folder / "log").read_text())
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End it by force, as a power cut would."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def house_over(
    folder: Path, *, seed: int = 1, pace: int = 0, grace: float | None = None
) -> Iterator[House]:
    """Yield a house that is open; *grace*: how long one may be gone there, in seconds."""
    options = ["--seed", str(seed), "--pace", str(pace), "--requests", "1000"]
    house = House(folder, *options, *(() if grace is None else ("--grace", str(grace))))
    house.open()
    try:
        yield house
    finally:
        house.kill()
