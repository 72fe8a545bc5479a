"""The protocol as JSON Schema, for clients in any language: ``python -m tapete.wire.schema``.

The one law: it is made from the message types themselves; nothing is written by hand. A name that
two rooms share is preceded by its room's: ``MusView``, ``EscobaView``.
"""

import json
import sys
from typing import Any, Final

import msgspec

from tapete.games import HEARD
from tapete.wire.messages import ClientMessage, ServerMessage

_REF: Final = "#/$defs/"


def schema() -> dict[str, Any]:  # JSON Schema is any JSON
    """Return the JSON Schema of what clients and the house send, one definition a type.

    Beside the messages there is, for each game, a definition of all that is heard of it.
    """
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    unions |= {f"{game.capitalize()}Heard": heard for game, heard in HEARD.items()}
    drawn, definitions = msgspec.json.schema_components(unions.values())
    definitions |= dict(zip(unions, drawn, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {_named(name): _renamed(definition) for name, definition in definitions.items()},
    }


def _named(name: str) -> str:
    """Return the name of a definition: ``tapete.mus.view.View`` is MusView, all others as is."""
    _, *rooms, own = f".{name}".split(".")
    return f"{rooms[1].capitalize()}{own}" if rooms else own


def _renamed(node: object) -> object:
    """Return *node* with all that it refers to under its own name."""
    match node:
        case dict():
            return {key: _renamed(value) for key, value in node.items()}
        case list():
            return list(map(_renamed, node))
        case str() if node.startswith(_REF):
            return _REF + _named(node.removeprefix(_REF))
        case _:
            return node


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
