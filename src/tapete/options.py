"""Rules as words: a game's rules are a Struct of Literals, read from and written as option=value.

Rules are validated once, when a table is opened; the sentences that refuse them are made here.
"""

from collections.abc import Mapping
from typing import TypeVar, get_args, get_type_hints

import msgspec

R = TypeVar("R", bound=msgspec.Struct)


def choices(rules: type[R]) -> dict[str, tuple[str | int, ...]]:
    """Return the values that each option of *rules* may have."""
    return {name: get_args(choice) for name, choice in get_type_hints(rules).items()}


def read_rules(rules: type[R], words: Mapping[str, str]) -> R:
    """Return the *rules* that *words* ask for, defaults elsewhere; ValueError if impossible."""
    options = choices(rules)
    return rules(**{name: _read_choice(options, name, text) for name, text in words.items()})


def _read_choice(options: Mapping[str, tuple[str | int, ...]], name: str, text: str) -> str | int:
    if name not in options:
        raise ValueError(f"unknown rule {name!r}: expected one of {', '.join(options)}")
    for value in options[name]:
        if str(value) == text:
            return value
    values = ", ".join(map(str, options[name]))
    raise ValueError(f"{name} is one of {values}, not {text!r}")


def write_rules(rules: msgspec.Struct) -> dict[str, str]:
    """Return the options of *rules* that differ from the defaults: what read_rules reads back."""
    defaults = type(rules)()
    return {
        name: str(getattr(rules, name))
        for name in choices(type(rules))
        if getattr(rules, name) != getattr(defaults, name)
    }
