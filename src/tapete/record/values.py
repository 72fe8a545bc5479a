"""A record as a value: a heading, and what was said and noted after it, in order.

The one law: ``parse(str(record)) == record``. What could not be written is refused when the value
is made, with a ValueError; whether a word is allowed is told only by replaying.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from tapete.game import AnyGame, AnyState
from tapete.games import GAMES
from tapete.naipes import CASA, Actor, BySeat, BySide, Seat, Side

VERSION: Final = "1"
"""The version of the form, as in the first line: ``tapete 1``."""

UNNAMEABLE: Final = {"Cc", "Cs", "Zl", "Zp"}
"""The Unicode categories that no name has: they would break its line."""


class By(Enum):
    """Who really said a word for its seat; the value, but for the player's own, is its mark."""

    PLAYER = ""
    BOT = "~bot"
    CLOCK = "~clock"


@dataclass(frozen=True, slots=True)
class Said:
    """*actor* said *word*, a text in the words of the game; *by* tells who really spoke."""

    actor: Actor
    word: str
    by: By = By.PLAYER

    def __post_init__(self) -> None:
        _require(self.actor is not CASA or self.by is By.PLAYER, f"casa has no mark {self.by}")

    def __str__(self) -> str:
        return f"{self.actor} {self.word} {self.by.value}".rstrip()


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of the table, such as ``sena 2 duples``; it changes nothing in the game."""

    text: str

    def __post_init__(self) -> None:
        _require(
            self.text == " ".join(self.text.split()) != "" and "#" not in self.text,
            f"a fact is words with one space between them and no #, not {self.text!r}",
        )

    def __str__(self) -> str:
        return f"@ {self.text}"


Line: TypeAlias = Said | Fact
"""A line after the heading."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The game and how it begins.

    ``rules``: the options that differ from the defaults. ``names``: of the seats, None where a seat
    has none. ``score``: the points each side starts with.
    """

    game: str
    rules: Mapping[str, str]
    names: BySeat[str | None]
    mano: Seat
    score: BySide[int]

    def __post_init__(self) -> None:
        _require(self.game in GAMES, f"expected one of {', '.join(GAMES)}, got {self.game!r}")
        game, rules = self.played, self.played.read_rules(self.rules)
        written = game.write_rules(rules)
        _require(written == self.rules, f"expected only what differs: {written}, got {self.rules}")
        players = len(game.sides(rules))
        _require(len(self.names) == players, f"expected {players} names, got {self.names}")
        for name in self.names:
            _require(name is None or is_name(name), f"a name stands on one line, not {name!r}")
        game.start(rules, self.mano, self.score)  # refuses a seat or a score that cannot be

    @property
    def played(self) -> AnyGame:
        """The game that is played."""
        return GAMES[self.game]

    @property
    def sides(self) -> BySeat[Side]:
        """The side of each seat."""
        return self.played.sides(self.played.read_rules(self.rules))

    def start(self) -> AnyState:
        """Return the state before the first deal."""
        return self.played.start(self.played.read_rules(self.rules), self.mano, self.score)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"tapete {VERSION}"
        yield f"game {self.game}"
        if self.rules:
            yield " ".join(["rules", *(f"{name}={value}" for name, value in self.rules.items())])
        for seat, name in enumerate(self.names):
            if name is not None:
                yield f"seat {seat} {name}"
        if self.mano:
            yield f"mano {self.mano}"
        if any(self.score):
            yield f"score {' '.join(map(str, self.score))}"


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or its beginning."""

    heading: Heading
    lines: tuple[Line, ...] = ()

    def __post_init__(self) -> None:
        players = len(self.heading.names)
        for line in self.lines:
            if isinstance(line, Said):
                _require(
                    line.actor is CASA or 0 <= line.actor < players,
                    f"expected casa or a seat from 0 to {players - 1}, got {line.actor}",
                )
                written = str(self.heading.played.read_action(line.word))
                _require(line.word == written, f"expected {written!r}, got {line.word!r}")

    def __str__(self) -> str:
        return "".join(f"{line}\n" for line in (self.heading, *self.lines))


def is_name(text: str) -> bool:
    """Return whether *text* can be the name of a seat: on one line, and no space at either end."""
    return text == text.strip() != "" and not any(
        unicodedata.category(letter) in UNNAMEABLE for letter in text
    )


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)
