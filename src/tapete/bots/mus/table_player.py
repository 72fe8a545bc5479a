"""A player of Mus that looks up what it says; where it has no table it plays as *normal*.

The one law: it says only what is on offer, whatever the table says.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from tapete.bots.mus import manner
from tapete.bots.mus.judgement import SURE
from tapete.bots.mus.player import player
from tapete.bots.mus.reading import Reading, read
from tapete.bots.mus.tables import KINGS, Table
from tapete.bots.mus.tree import PLACES, RULES, SETS, WORDS, tree
from tapete.bots.seen import Seen
from tapete.mus.events import Exchanged, LanceOpened, Said
from tapete.mus.hand import DECKS
from tapete.mus.phases import Lance, Phase
from tapete.mus.rules import Rules
from tapete.mus.words import Action, Descarto, Envido, Mas, No, Ordago, Quiero
from tapete.naipes import Card, Seat

NORMAL: Final = player(manner.NORMAL)

PATIENCE: Final = 50
"""Rounds of mus in one hand after which even those who never cut do."""

FIVE: Final = 4
"""From here on an envido, or a raise, is taken for one of five."""

WON: Final = 0.995
"""The odds with which an ordago is always accepted: a sure win is never thrown away."""

HUGE: Final = 14
"""From here on it is taken for an ordago."""


def table_player(load: Callable[[], Table]) -> Callable[[Seen, Random], str]:
    """Return the player whose table *load* reads, when it is needed."""

    def decide(seen: Seen, rng: Random) -> str:
        reading = read(seen)
        if not _fits(reading.rules):
            return NORMAL(seen, rng)
        match reading.view.phase:
            case Phase.MUS if reading.rules.mus_corrido == "off":
                return _mus_or_corto(load(), seen, reading, rng)
            case Phase.DISCARD:
                return _descarto(load(), reading)
            case Phase.GRANDE | Phase.CHICA | Phase.PARES | Phase.JUEGO | Phase.PUNTO as phase:
                return _bet(load(), seen, reading, Lance(phase.value), rng)
            case _:
                return NORMAL(seen, rng)

    return decide


def _fits(rules: Rules) -> bool:
    """Return whether the tables were made for such rules, or for nearly such."""
    return (
        rules.players == PLACES
        and rules.kings == KINGS
        and rules.consensus == RULES.consensus
        and rules.tie_break == RULES.tie_break
    )


def _place(reading: Reading, seat: int) -> int:
    return (seat - reading.view.mano) % PLACES


def _mus_or_corto(table: Table, seen: Seen, reading: Reading, rng: Random) -> str:
    rounds = sum(isinstance(heard, Exchanged) for heard in seen.heard)
    cuts = table.cuts_with(_place(reading, reading.seat), reading.shape, rng)
    return "corto" if cuts or rounds >= PATIENCE else "mus"


def _descarto(table: Table, reading: Reading) -> str:
    mask = table.throw(_place(reading, reading.seat), reading.shape)
    return str(Descarto(chosen(reading.hand, mask)))


def chosen(hand: tuple[Card, ...], mask: int) -> tuple[Card, ...]:
    """Return the cards of *hand*, sorted from the highest down, that are in the set *mask*."""
    rank = DECKS[KINGS].rank
    ordered = sorted(hand, key=lambda card: rank[card.number], reverse=True)
    return tuple(card for place, card in enumerate(ordered) if mask >> place & 1)


def _bet(table: Table, seen: Seen, reading: Reading, lance: Lance, rng: Random) -> str:
    node = where(seen, reading)
    if node is None:
        return NORMAL(seen, rng)
    own, others = reading.score
    needs = (reading.rules.target - own, reading.rules.target - others)
    word: Action = WORDS[table.word(lance, node, reading.shape, needs, rng)]
    bet = reading.view.bet
    assert bet is not None, "a lance is being bet on"
    if bet.ordago:
        word = _answer(
            word, bool(seen.partner_is_person.intersection(bet.queue[1:])), reading, lance
        )
    return on_offer(word, seen)


def _answer(word: Action, over_a_head: bool, reading: Reading, lance: Lance) -> Action:
    """Return the answer to an ordago: *word*, unless the lance is won or a person is to speak."""
    chance = reading.chance(lance)
    if chance >= WON:
        return Quiero()
    if isinstance(word, Quiero) and over_a_head and chance < SURE:
        return No()
    return word


def where(seen: Seen, reading: Reading) -> int | None:
    """Return the node that what was said in the lance leads to; None if the tree has none."""
    said: list[Said] = []
    speakers: tuple[Seat, ...] = ()
    for heard in seen.heard:
        match heard:
            case LanceOpened():
                said, speakers = [], heard.speakers
            case Said():
                said.append(heard)
            case _:
                pass
    found = sum(1 << _place(reading, seat) for seat in speakers)
    if found not in SETS:
        return None
    node = tree().roots[found]
    for words in said:
        lead = _step(node, _place(reading, words.seat), words.word)
        if lead is None:
            return None
        node = lead
    return node if tree().nodes[node].place == _place(reading, reading.seat) else None


def _step(number: int, place: int, word: Action) -> int | None:
    node = tree().nodes[number]
    known = nearest(word)
    if isinstance(known, Mas) and WORDS.index(known) not in node.words:
        known = Ordago()  # the tree has no more raises here
    if node.place != place or known not in WORDS or WORDS.index(known) not in node.words:
        return None
    lead = node.leads[node.words.index(WORDS.index(known))]
    return lead if lead >= 0 else None


def nearest(word: Action) -> Action:
    """Return the word of the tree that is nearest to *word*."""
    if not isinstance(word, Envido | Mas):
        return word
    amount = word.amount or 2
    if amount >= HUGE:
        return Ordago()
    return type(word)(5 if amount >= FIVE else 2)


def on_offer(word: Action, seen: Seen) -> str:
    """Return *word* as it may be said: with an amount that is allowed, or the next best word."""
    offers = {offer.word: offer for offer in seen.legal}
    if isinstance(word, Mas) and word.name not in offers:
        word = Quiero()  # the whole target is on offer already
    offer = offers[word.name]
    if not isinstance(word, Envido | Mas):
        return str(word)
    assert offer.low is not None, "an amount has bounds"
    assert offer.high is not None, "an amount has bounds"
    return f"{word.name} {min(max(word.amount or 2, offer.low), offer.high)}"
