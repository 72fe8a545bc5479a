"""Builders of messages: for each kind of message a strategy that gives all of its kind."""

from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tapete.wire.messages import (
    Ack,
    ClientMessage,
    Continue,
    Goodbye,
    Hello,
    Refusal,
    Say,
    ServerMessage,
    Sit,
    Stand,
    Table,
    Update,
    Welcome,
)

IDS: Final = st.uuids().map(str)
TABLES: Final = st.from_regex("[a-z0-9]{6,32}", fullmatch=True)
SEATS: Final = st.integers(0, 7)
LAST: Final = st.integers(0, 2**53 - 1)
WORDS: Final = st.text(min_size=1, max_size=200)

FROM_CLIENTS: Final[dict[str, SearchStrategy[ClientMessage]]] = {
    "hello": st.builds(Hello, TABLES, LAST),
    "goodbye": st.builds(Goodbye, TABLES),
    "sit": st.builds(Sit, IDS, TABLES, SEATS),
    "stand": st.builds(Stand, IDS, TABLES, SEATS),
    "say": st.builds(Say, IDS, TABLES, SEATS, LAST, WORDS),
    "continue": st.builds(Continue, IDS, TABLES, SEATS),
}

FROM_THE_HOUSE: Final[dict[str, SearchStrategy[ServerMessage]]] = {
    "welcome": st.builds(Welcome),
    "table": st.builds(Table),
    "update": st.builds(Update, table=TABLES),
    "ack": st.builds(Ack, IDS),
    "refusal": st.builds(Refusal),
}
