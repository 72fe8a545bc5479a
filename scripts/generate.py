"""Writes the generated parts of the pages; tests/docs/test_generated.py finds those that are stale.

A generated part stands between ``<!-- generated: NAME -->`` and ``<!-- end -->``. Its law: what can
be drawn from the code is never drawn by hand.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from scripts.protocol import draw_union, draw_values
from tapete.mus.betting import Betting, Closed, open_betting
from tapete.mus.rules import Rules
from tapete.mus.words import read_action
from tapete.naipes import Seat

DOCS: Final = Path(__file__).parents[1] / "docs"


def draw_lance(rules: Rules) -> str:
    """Return a picture of all that can happen in a lance in which everybody speaks."""
    edges: dict[tuple[str, str], set[str]] = {}
    seen: set[Betting] = set()
    ahead = [open_betting(rules, tuple(map(Seat, range(rules.players))))]
    while ahead:
        betting = ahead.pop()
        if betting in seen:
            continue
        seen.add(betting)
        for offer in betting.offers:
            after = betting.say(betting.read(read_action(offer.word)))  # type: ignore[arg-type]  # what betting offers are words of a lance
            edges.setdefault((betting.stage.name, _name(after)), set()).add(offer.word)
            if isinstance(after, Betting):
                ahead.append(after)
    lines = [
        f"{here} --> {there}: {', '.join(sorted(edges[here, there]))}"
        for here, there in sorted(edges)
    ]
    return "\n    ".join(["```mermaid\nstateDiagram-v2", "[*] --> OPENING", *lines]) + "\n```"


def _name(after: Betting | Closed) -> str:
    return after.stage.name if isinstance(after, Betting) else after.how.value


PARTS: Final[dict[str, Callable[[], str]]] = {
    "lance-sequential": lambda: draw_lance(Rules()),
    "lance-approval": lambda: draw_lance(Rules(consensus="approval")),
    "protocol-client": lambda: draw_union("ClientMessage"),
    "protocol-server": lambda: draw_union("ServerMessage"),
    "protocol-values": draw_values,
}

_PART: Final = re.compile(r"(<!-- generated: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def fresh(text: str) -> str:
    """Return the *text* of a page with its generated parts as they should be."""
    return _PART.sub(lambda part: f"{part[1]}{PARTS[part[2]]()}\n{part[3]}", text)


if __name__ == "__main__":
    for page in DOCS.glob("**/*.md"):
        page.write_text(fresh(page.read_text("utf-8")), "utf-8")
