"""The base of our enumerations: a value's repr is its name in the code, so that it pastes back."""

from enum import Enum


class Named(Enum):
    """An Enum that shows itself as ``Class.NAME``."""

    # Each member is there once, so its address will do; Enum's own hash is several times as slow.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
