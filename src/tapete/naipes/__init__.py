"""The nouns that every game here shares: cards, packs, seats and sides."""

from tapete.naipes.cards import PACK, Card, Suit, cards, parse_card
from tapete.naipes.draw import cut, cutter, draw_again, drawn_seats, highest_drawn
from tapete.naipes.errors import IllegalAction, NotationError
from tapete.naipes.hands import check_hands, check_once, check_shuffle, deal_out, hands_seen
from tapete.naipes.named import Named
from tapete.naipes.seats import (
    CASA,
    FIRST,
    SIDES,
    Actor,
    BySeat,
    BySide,
    Casa,
    Seat,
    Side,
    by_letter,
    called,
    not_waited_for,
    parse_actor,
    put,
    seats_from,
)

__all__ = [
    "CASA",
    "FIRST",
    "PACK",
    "SIDES",
    "Actor",
    "BySeat",
    "BySide",
    "Card",
    "Casa",
    "IllegalAction",
    "Named",
    "NotationError",
    "Seat",
    "Side",
    "Suit",
    "by_letter",
    "called",
    "cards",
    "check_hands",
    "check_once",
    "check_shuffle",
    "cut",
    "cutter",
    "deal_out",
    "draw_again",
    "drawn_seats",
    "hands_seen",
    "highest_drawn",
    "not_waited_for",
    "parse_actor",
    "parse_card",
    "put",
    "seats_from",
]
