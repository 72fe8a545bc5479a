"""Builders of messages: for each kind of message a strategy that gives all of its kind."""

from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tapete.wire.messages import (
    Ack,
    Answer,
    Ask,
    Chat,
    Chatted,
    ClientMessage,
    Company,
    Continue,
    Elsewhere,
    Fill,
    Goodbye,
    Hello,
    Lobby,
    Look,
    Pause,
    Refusal,
    Rematch,
    Say,
    ServerMessage,
    Sign,
    Sit,
    Stand,
    Swap,
    Table,
    Update,
    Watch,
    Welcome,
)

IDS: Final = st.uuids().map(str)
TABLES: Final = st.from_regex("[a-z0-9]{6,32}", fullmatch=True)
SEATS: Final = st.integers(0, 7)
LAST: Final = st.integers(0, 2**53 - 1)
WORDS: Final = st.text(min_size=1, max_size=200)
NAMES: Final = st.text(max_size=20)
TEXTS: Final = st.text(max_size=300)

FROM_CLIENTS: Final[dict[str, SearchStrategy[ClientMessage]]] = {
    "hello": st.builds(Hello, TABLES, LAST, NAMES),
    "goodbye": st.builds(Goodbye, TABLES),
    "sit": st.builds(Sit, IDS, TABLES, SEATS, NAMES),
    "stand": st.builds(Stand, IDS, TABLES, SEATS),
    "say": st.builds(Say, IDS, TABLES, SEATS, LAST, WORDS),
    "continue": st.builds(Continue, IDS, TABLES, SEATS),
    "fill": st.builds(Fill, IDS, TABLES, SEATS),
    "swap": st.builds(Swap, IDS, TABLES, SEATS, SEATS),
    "pause": st.builds(Pause, IDS, TABLES, SEATS, st.booleans()),
    "rematch": st.builds(Rematch, IDS, TABLES, SEATS),
    "sign": st.builds(Sign, IDS, TABLES, SEATS, NAMES),
    "look": st.builds(Look, IDS, TABLES, SEATS, st.none() | SEATS),
    "ask": st.builds(Ask, IDS, TABLES, SEATS, WORDS),
    "answer": st.builds(Answer, IDS, TABLES, SEATS, LAST, WORDS),
    "chat": st.builds(Chat, IDS, TEXTS, NAMES, st.none() | TABLES),
    "watch": st.builds(Watch, st.booleans()),
}

FROM_THE_HOUSE: Final[dict[str, SearchStrategy[ServerMessage]]] = {
    "welcome": st.builds(Welcome),
    "table": st.builds(Table),
    "update": st.builds(Update, table=TABLES),
    "ack": st.builds(Ack, IDS),
    "refusal": st.builds(Refusal),
    "company": st.builds(Company, table=TABLES),
    "lobby": st.builds(Lobby),
    "chatted": st.builds(Chatted, table=st.none() | TABLES),
    "elsewhere": st.builds(Elsewhere, TABLES),
}
