"""``python -m tests.e2e.picture``: draw docs/picture.png anew, your turn amid a hand."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.e2e import eye
from tests.e2e.at_table import Question
from tests.e2e.conftest import FLAGS, guest
from tests.e2e.house import house_over
from tests.e2e.lobby import open_table
from tests.e2e.manner import Sober, play
from tests.e2e.views import DESK, View

PICTURE: Final = eye.ROOT / "docs" / "picture.png"


def is_fine(asked: Question) -> bool:
    """Return whether *asked* makes a picture: a bet on pares or juego, and a raise to set."""
    return asked.state == "answer" and asked.phase in {"pares", "juego"} and asked.high > 20


def draw() -> None:
    """Play until there is something to see, and keep it."""
    with (
        TemporaryDirectory() as folder,
        house_over(Path(folder), seed=5) as house,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        with guest(chromium, house, View(DESK, "en")) as page:
            person = open_table(page)
            play(person, Sober(["threw", "raised"]).choose, is_fine)
            page.screenshot(path=PICTURE, animations="disabled")
        chromium.close()


if __name__ == "__main__":
    draw()
