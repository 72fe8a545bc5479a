"""The protocol as JSON Schema."""

import json
import runpy

import pytest

from tapete.games import GAMES
from tapete.wire.schema import schema
from tests.wire.messages import FROM_CLIENTS, FROM_THE_HOUSE


@pytest.mark.parametrize(
    ("union", "tags"), [("ClientMessage", FROM_CLIENTS), ("ServerMessage", FROM_THE_HOUSE)]
)
def test_unions(union: str, tags: dict[str, object]) -> None:
    """Messages are told apart by t, and the schema holds every one of them."""
    told_apart = schema()["$defs"][union]["discriminator"]
    assert told_apart["propertyName"] == "t"
    assert told_apart["mapping"].keys() == tags.keys()


def test_references() -> None:
    """What a definition refers to is defined."""
    whole = schema()
    for ref in references(whole):
        assert ref.removeprefix("#/$defs/") in whole["$defs"]


def test_names() -> None:
    """Every definition has a name of one word; what two games call alike is told apart."""
    names = schema()["$defs"].keys()
    assert all(name.isalpha() for name in names)
    assert {"MusView", "EscobaView", "Card", "Offer"} <= names


def test_heard() -> None:
    """What is heard of the games is all that an update can tell."""
    defined = schema()["$defs"]
    told = references(defined["Update"]["properties"]["events"])
    heard = (references(defined[f"{game.capitalize()}Heard"]) for game in GAMES)
    assert told == set().union(*heard)


def references(node: object) -> set[str]:
    """Return all references in *node*."""
    match node:
        case {"$ref": str(ref)}:
            return {ref}
        case dict():
            return set().union(*map(references, node.values()))
        case list():
            return set().union(*map(references, node))
        case _:
            return set()


def test_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The schema can be printed for whoever writes a client."""
    runpy.run_path(schema.__code__.co_filename, run_name="__main__")
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(schema()))
