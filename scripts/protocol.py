"""Draws the messages of the protocol as Markdown: the JSON Schema is shown, and nothing else."""

import json
from typing import Any, Final

from tapete.wire.schema import schema

Schema = dict[str, Any]  # JSON Schema is any JSON

_DEFINITIONS: Final[Schema] = schema()["$defs"]
_LARGEST: Final = 2**53 - 1  # the largest whole number of JSON: no bound worth showing


def draw_union(union: str) -> str:
    """Return a section for each message of *union*."""
    return "\n\n".join(_section(_name(member["$ref"])) for member in _DEFINITIONS[union]["anyOf"])


def draw_values() -> str:
    """Return a section for each value that is no message itself."""
    unions = ("ClientMessage", "ServerMessage")
    messages = {
        _name(member["$ref"]) for union in unions for member in _DEFINITIONS[union]["anyOf"]
    }
    values = [name for name in _DEFINITIONS if name not in messages and name not in unions]
    return "\n\n".join(_section(name) for name in values)


def _section(name: str) -> str:
    definition = _DEFINITIONS[name]
    about = definition.get("description", "").replace("``", "`")
    parts = [f"### {name}", about]
    if definition.keys() & {"enum", "prefixItems", "anyOf"}:
        parts.append(_type(definition))
    elif definition["properties"]:
        fields = [_field(definition, field) for field in definition["properties"]]
        parts.append("\n".join(["| field | holds | if left out |", "|---|---|---|", *fields]))
    return "\n\n".join(part for part in parts if part)


def _field(definition: Schema, field: str) -> str:
    described = definition["properties"][field]
    left_out = field not in definition.get("required", ())
    default = f"`{json.dumps(described.get('default'))}`" if left_out else ""
    return f"| `{field}` | {_type(described)} | {default} |"


def _type(described: Schema) -> str:
    match described:
        case {"$ref": ref}:
            name = _name(ref)
            return f"[{name}](#{name.lower()})"
        case {"enum": values}:
            return " · ".join(f"`{value}`" for value in values)
        case {"anyOf": choices}:
            return " or ".join(map(_type, choices))
        case {"prefixItems": items}:
            return f"a list of {len(items)}: {', '.join(map(_type, items))}"
        case {"type": "array", "items": items}:
            return (
                f"a list of ({_type(items)})" if "anyOf" in items else f"a list of {_type(items)}"
            )
        case {"type": "object", "additionalProperties": values}:
            return f"an object of {_type(values)}"
        case {"type": kind}:
            return f"{kind}{_bounds(described)}"
        case _:
            return "anything"


def _bounds(described: Schema) -> str:
    low, high = (described.get(bound) for bound in ("minimum", "maximum"))
    low = described.get("minLength", low)
    high = described.get("maxLength", high)
    if "pattern" in described:
        return f" `{described['pattern']}`"
    if high not in (None, _LARGEST):
        return f", at most {high}" if low is None else f", {low} to {high}"
    return "" if low is None else f", at least {low}"


def _name(ref: str) -> str:
    return ref.removeprefix("#/$defs/")
