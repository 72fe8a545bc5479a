"""The protocol as JSON Schema, for clients in any language: ``python -m tapete.wire.schema``.

The one law: it is made from the message types themselves; nothing is written by hand.
"""

import json
import sys
from typing import Any

import msgspec

from tapete.wire.messages import ClientMessage, ServerMessage


def schema() -> dict[str, Any]:  # JSON Schema is any JSON
    """Return the JSON Schema of what clients and the house send, one definition a type."""
    (client, server), definitions = msgspec.json.schema_components((ClientMessage, ServerMessage))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
