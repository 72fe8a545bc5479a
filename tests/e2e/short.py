"""A short match: somebody bets everything on the first lance, again and again, until it is over."""

from playwright.sync_api import Page

from tests.e2e.at_table import Deed, Press, Question, Throw
from tests.e2e.lobby import open_table
from tests.e2e.manner import play


def bold(asked: Question) -> Deed:
    """Return the word of somebody who has no time."""
    match asked.state:
        case "list":
            return Press("continue")
        case "mus":
            return Press("corto")
        case "discard":
            return Throw(asked.picks[:1])
        case "proposal":
            return Press("acepto")
        case "ordago" | "answer":
            return Press("quiero")
        case _:
            return Press("ordago")


def play_short(page: Page, **choices: str) -> str:
    """Return the id of a table where a match against computers has just been played to its end."""
    person = open_table(page, preset="rapido", level="novato", **choices)
    play(person, bold, lambda asked: asked.over)
    return page.url.rsplit("/", 1)[1]
