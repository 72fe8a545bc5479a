"""No leak: where tables differ only in cards hidden from somebody, he is told the same bytes."""

import random
import re
from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapete import escoba, mus
from tapete.games import GAMES
from tapete.naipes import PACK, Card, Seat, parse_card
from tapete.table import (
    Recipient,
    Refused,
    Room,
    Row,
    SayWord,
    Sitter,
    Told,
    decide,
    fold,
    view_for,
)
from tapete.table.entries import Dealt, Played
from tapete.wire.codec import encode
from tapete.wire.telling import refusal, update, whole
from tests.table.random_play import go_on
from tests.table.tables import ANA, TABLE, Live, live, opening

MUS = GAMES["mus"]
CARD = re.compile(r"\b\d+[oceb]\b")
COMMAND = "00000000-0000-0000-0000-000000000000"

recipients = st.sampled_from([*map(Seat, range(4)), None])


@settings(max_examples=80)
@given(
    preset=st.sampled_from(sorted(MUS.presets)),
    recipient=recipients,
    seed=st.integers(0, 2**32 - 1),
    alike=st.booleans(),
)
def test_no_leak(preset: str, recipient: Recipient, seed: int, alike: bool) -> None:
    """Other cards in the hands of others change nothing that anybody is sent, to the last byte."""
    rng = random.Random(seed)
    table = one_hand(preset, recipient, rng)
    swap = swapped(own_cards(table, recipient), rng, alike=alike)
    here, there = None, None
    for row in table.rows:
        other = relabelled(row, swap)
        here, told = fold(here, row, TABLE)
        if there is not None:
            other = with_digest(other, there)
        there, told_there = fold(there, other, TABLE)
        if here.listed is not None or declared(here) != declared(there):
            break  # from here on everybody knows more: hands are shown, or holdings declared
        assert all_sent(here, told, recipient) == all_sent(there, told_there, recipient)


@settings(max_examples=40)
@given(
    players=st.sampled_from([2, 3, 4, 6]),
    rows=st.integers(2, 30),
    seed=st.integers(0, 2**32 - 1),
)
def test_no_leak_in_escoba(players: int, rows: int, seed: int) -> None:
    """Nor do other cards in the stock, or in the hands of others until they are played."""
    rng = random.Random(seed)
    recipient = rng.choice([None, *map(Seat, range(players))])
    sitter = None if recipient is None else Sitter(ANA, "Ana", recipient)
    table = live(opening(game="escoba", rules={"players": str(players)}, sitter=sitter))
    while len(table.rows) < rows:
        go_on(table, rng)
    state = table.room.state
    assert isinstance(state, escoba.State)
    shown = own_cards(table, recipient).union(state.cards.table, *state.cards.piles)
    swap = swapped(shown, rng, alike=False)
    here, there = None, None
    for row in table.rows:
        other = relabelled(row, swap)
        here, told = fold(here, row, TABLE)
        there, told_there = fold(
            there, other if there is None else with_digest(other, there), TABLE
        )
        assert all_sent(here, told, recipient) == all_sent(there, told_there, recipient)


def all_sent(room: Room, told: tuple[Told, ...], recipient: Recipient) -> tuple[bytes, ...]:
    """Return all that *recipient* is sent when *told* is told, and if he asks for the whole."""
    # of a seña, whoever may not see it is told nothing at all
    own = [encode(update(room, one, 0)) for one in told if one.recipient == recipient]
    return (*own, *sent(room, recipient))


def one_hand(preset: str, recipient: Recipient, rng: random.Random) -> Live:
    """Return a table at which a hand was played, with Ana at *recipient*'s seat."""
    sitter = None if recipient is None else Sitter(ANA, "Ana", recipient)
    table = live(opening(rules=MUS.write_rules(MUS.presets[preset]), sitter=sitter))
    while table.room.listed is None:
        go_on(table, rng)
    return table


def own_cards(table: Live, recipient: Recipient) -> set[Card]:
    """Return all cards that *recipient* had in hand before hands were shown."""
    own: set[Card] = set()
    room = None
    for row in table.rows:
        room, _ = fold(room, row, TABLE)
        if recipient is not None:
            hand = view_for(room, recipient).hands[recipient]
            own |= set(hand) if isinstance(hand, Iterable) else set()
    return own


def swapped(own: set[Card], rng: random.Random, *, alike: bool) -> dict[Card, Card]:
    """Return another card for each card but *own*: of the same number where *alike*."""
    swap = {card: card for card in own}
    numbers = {card.number for card in PACK}
    for group in [{number} for number in numbers] if alike else [numbers]:
        hidden = [card for card in PACK if card not in own and card.number in group]
        swap |= dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    return swap


def relabelled(row: Row, swap: dict[Card, Card]) -> Row:
    """Return *row* with other cards."""

    def other(text: re.Match[str]) -> str:
        return str(swap[parse_card(text[0])])

    entries = tuple(
        replace(entry, word=CARD.sub(other, entry.word))
        if isinstance(entry, Dealt | Played)
        else entry
        for entry in row.entries
    )
    return replace(row, entries=entries)


def with_digest(row: Row, room: Room) -> Row:
    """Return *row* with the digests of the state of *room*."""
    entries = tuple(
        replace(entry, state=room.state.digest()) if isinstance(entry, Dealt) else entry
        for entry in row.entries
    )
    return replace(row, entries=entries)


def declared(room: Room) -> list[tuple[Seat, ...]]:
    """Return who has declared that he holds, lance by lance."""
    view = view_for(room, None)
    assert isinstance(view, mus.View)
    return [lance.speakers for lance in view.lances]


def sent(room: Room, recipient: Recipient) -> tuple[bytes, ...]:
    """Return the whole of the table, and the answers to nonsense, as *recipient* gets them."""
    answers = [whole(room, recipient, 0)]
    refusals = []
    if recipient is not None:
        for word in ("hola", "envido 99", "baraja 1o", "descarto 1o", "echa 7o", "reclama 1o 2o"):
            said = SayWord(ANA, recipient, room.streams[recipient], word)
            decision = decide(room, said, "o", 0)
            if isinstance(decision, Refused):
                refusals.append(refusal(COMMAND, decision))
    return (*map(encode, answers), *map(encode, refusals))
