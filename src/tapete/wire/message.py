"""What all messages are made of: their base, and the fields that many of them have.

The one law: what a client may put into a field is bounded here, before anybody reads it.
"""

from typing import Annotated, TypeAlias

import msgspec

CommandId: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
        description="A UUID that the client makes: a command said twice happens once.",
    ),
]
TableId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{6,32}$")]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
UpdateNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # exact in any client
WordText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Code20: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
SignName: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
PhraseName: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
ChatText: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]


class Message(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """The base of all messages."""
