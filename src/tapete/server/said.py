"""A line of chat as it stood when somebody was reported: the report keeps it."""

import msgspec


class Said(msgspec.Struct, frozen=True):
    """Line number *line*: who wrote it (by his public name), when, and what."""

    line: int
    at: int
    person: str | None
    name: str
    text: str
    phrase: str
