"""The señas: signs that tell one's partner what one holds (docs/rules/mus.md, section 9).

The one law: a sign of a holding is true or false of four cards alone, and counts are exact.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, assert_never

import msgspec

from tapete.mus.hand import DECKS, Worth, worth
from tapete.mus.rules import Rules
from tapete.naipes import Card

CIEGO: Final = "ciego"
SOLOMILLO: Final = "solomillo"
CORTAR: Final = "cortar"
ENVIDAR_MAS: Final = "envidar_mas"


class _Held(msgspec.Struct, frozen=True):
    worth: Worth
    reyes: int
    ases: int


_TRUE_OF: Final[dict[str, Callable[[_Held], bool]]] = {
    "dos_reyes": lambda held: held.reyes == 2,
    "tres_reyes": lambda held: held.reyes == 3,
    "dos_ases": lambda held: held.ases == 2,
    "tres_ases": lambda held: held.ases == 3,
    "pares": lambda held: held.worth.has_pares,
    "medias": lambda held: held.worth.pares_prima == 2,
    "duples": lambda held: held.worth.pares_prima == 3,
    "juego": lambda held: held.worth.has_juego and held.worth.points != 31,
    "treinta_y_una": lambda held: held.worth.points == 31,
    "treinta": lambda held: held.worth.points == 30,
    "veintinueve": lambda held: held.worth.points == 29,
    SOLOMILLO: lambda held: held.reyes == 3 and held.ases == 1,
}
"""What a hand must be for each sign; ciego is true where none of these is."""

SIGNS: Final = (
    *(sign for sign in _TRUE_OF if sign != SOLOMILLO),
    CIEGO,
    SOLOMILLO,
    CORTAR,
    ENVIDAR_MAS,
)
"""All signs, in the order of the rules."""


def before_cut(rules: Rules, hand: tuple[Card, ...]) -> tuple[str, ...]:
    """Return the signs that may be made with *hand* while mus is asked."""
    return _offered(rules, hand, (CORTAR, ENVIDAR_MAS))


def after_cut(rules: Rules, hand: tuple[Card, ...]) -> tuple[str, ...]:
    """Return the signs that may be made with *hand* while it is bet on."""
    return _offered(rules, hand, (ENVIDAR_MAS,))


def _offered(rules: Rules, hand: tuple[Card, ...], intentions: tuple[str, ...]) -> tuple[str, ...]:
    """Return the signs of the set: all, or under true_senas those that are true.

    An intention is as true as whoever shows it; it is offered while there is time for it.
    """
    signs = SIGNS
    if rules.true_senas == "yes":
        signs = (*true_of(worth(hand, rules.kings), rules.kings), *intentions)
    return tuple(sign for sign in signs if rules.sena_set == "all" or sign != SOLOMILLO)


@cache
def true_of(hand: Worth, kings: int) -> tuple[str, ...]:
    """Return the signs that are true of a *hand* of a deck with 8 or 4 *kings*."""
    rank = DECKS[kings].rank
    held = _Held(hand, hand.ranks.count(rank[12]), hand.ranks.count(rank[1]))
    told = {sign for sign, is_true in _TRUE_OF.items() if is_true(held)} or {CIEGO}
    return tuple(sign for sign in SIGNS if sign in told)


def sees(rules: Rules, of: int, viewer: int | None, looks_at: int | None) -> bool:
    """Return whether *viewer* (None: a spectator), looking at *looks_at*, sees *of*'s signs."""
    if viewer == of:
        return True
    match rules.senas:
        case "off":
            return False
        case "partner":
            return viewer is not None and viewer % 2 == of % 2
        case "all":
            return True
        case "watch":
            return viewer is not None and looks_at == of
        case _:
            assert_never(rules.senas)
