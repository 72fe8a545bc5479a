"""Frames become messages and messages become frames.

The one law: any bytes at all give a message or a Refusal, never an exception; what is written reads
back as the same message.
"""

from typing import Final

import msgspec

from tapete.table.refused import Code
from tapete.wire.messages import ClientMessage, CommandId, Refusal, ServerMessage

MAX_FRAME: Final = 4096
"""How long a client's frame may be, in bytes."""

QUOTED: Final = 80
"""How much of an unreadable frame a refusal repeats, in characters."""


class _Named(msgspec.Struct, frozen=True):
    """All that is asked of a frame that is no message: which command it was meant to be."""

    id: CommandId = ""


_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()
_NAMES: Final = msgspec.json.Decoder(_Named)
_SERVER_DECODER: Final = msgspec.json.Decoder(ServerMessage)


def decode(frame: bytes | str) -> ClientMessage | Refusal:
    """Return the message that a client's *frame* holds, or why it holds none."""
    raw = frame.encode(errors="replace") if isinstance(frame, str) else frame
    if len(raw) > MAX_FRAME:
        return Refusal("", Code.TOO_LARGE, f"at most {MAX_FRAME} bytes", f"{len(raw)} bytes")
    try:
        message: ClientMessage = _DECODER.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        got = raw.decode(errors="replace")[:QUOTED]
        return Refusal(_id_in(raw), Code.UNREADABLE, f"a message of the protocol: {error}", got)
    return message


def _id_in(raw: bytes) -> str:
    try:
        return _NAMES.decode(raw).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def encode(message: ServerMessage) -> bytes:
    """Return the frame that holds *message*."""
    return _ENCODER.encode(message)


def decode_server(frame: bytes | str) -> ServerMessage:
    """Return the message that the house's *frame* holds: for clients written in Python."""
    message: ServerMessage = _SERVER_DECODER.decode(frame)
    return message
