"""The count of a round and the end of a match, in tables of worked cases."""

import pytest

from tapete.escoba.count import grown, leaders, match_winner, payments, velo_of
from tapete.naipes import PACK, BySide, Card, Side, Suit
from tests.escoba.builders import cards, rules

Pile = tuple[int, int, int, int, int]  # cards, oros, sevens, velo, escobas


def piles(sides: list[Pile]) -> BySide[tuple[Card, ...]]:
    """Return a pile for each side with so many cards, oros and sevens, and perhaps the velo."""
    left = list(PACK)
    left.remove(Card("7o"))
    taken: list[list[Card]] = [[Card("7o")] * velo for _, _, _, velo, _ in sides]
    for pile, (_, _, sevens, _, _) in zip(taken, sides, strict=True):
        _move(left, pile, sevens - sum(card.number == 7 for card in pile), seven=True)
    for pile, (_, oros, _, _, _) in zip(taken, sides, strict=True):
        _move(left, pile, oros - sum(card.suit is Suit.OROS for card in pile), oro=True)
    for pile, (size, _, _, _, _) in zip(taken, sides, strict=True):
        _move(left, pile, size - len(pile))
    return tuple(map(tuple, taken))


def _move(
    left: list[Card], pile: list[Card], number: int, *, seven: bool = False, oro: bool = False
) -> None:
    fitting = [
        card for card in left if (card.number == 7) == seven and (card.suit is Suit.OROS) == oro
    ]
    for card in fitting[:number]:
        left.remove(card)
        pile.append(card)


ROUNDS: dict[str, tuple[list[Pile], str, list[int]]] = {
    "ER01": ([(21, 6, 3, 1, 2), (19, 4, 1, 0, 0)], "", [6, 0]),
    "ER02": ([(20, 5, 2, 1, 1), (20, 5, 2, 0, 1)], "", [2, 1]),
    "ER04": ([(24, 4, 1, 0, 0), (16, 6, 3, 1, 0)], "", [1, 3]),
    "ER06": ([(30, 10, 3, 1, 0), (10, 0, 1, 0, 0)], "all_oros=2", [5, 0]),
    "ER06 by default": ([(30, 10, 3, 1, 0), (10, 0, 1, 0, 0)], "", [4, 0]),
    "ER07": ([(40, 10, 4, 1, 3), (0, 0, 0, 0, 0)], "", [7, 0]),
    "ER09": (
        [(10, 3, 1, 1, 0), (10, 2, 1, 0, 0), (10, 3, 1, 0, 1), (10, 2, 1, 0, 0)],
        "players=4",
        [1, 0, 1, 0],
    ),
    "ER10": ([(22, 5, 2, 0, 0), (18, 5, 2, 1, 0)], "", [1, 1]),
    "nobody took anything": ([(0, 0, 0, 0, 0), (0, 0, 0, 0, 0)], "", [0, 0]),
}


@pytest.mark.parametrize(("sides", "options", "score"), ROUNDS.values(), ids=ROUNDS)
def test_round(sides: list[Pile], options: str, score: list[int]) -> None:
    """A point each for every escoba, the velo, most cards, oros and sevens; a tie scores nobody."""
    paid = list(payments(rules(options), piles(sides), tuple(side[4] for side in sides)))
    points = [0] * len(sides)
    for payment in paid:
        points[payment.side.index] += payment.points
    assert points == score


def test_items_in_counting_order() -> None:
    """Items are paid in order, within an item side by side, and only what scored."""
    sides: list[Pile] = [(18, 6, 1, 1, 1), (22, 4, 3, 0, 2)]
    paid = payments(rules(), piles(sides), (1, 2))
    assert [(payment.item.value, str(payment.side), payment.points) for payment in paid] == [
        ("escobas", "A", 1),
        ("escobas", "B", 2),
        ("velo", "A", 1),
        ("cards", "B", 1),
        ("oros", "A", 1),
        ("sevens", "B", 1),
    ]


VELO_A: BySide[tuple[Card, ...]] = (cards("7o"), ())
VELO_NONE: BySide[tuple[Card, ...]] = ((), ())

ENDS: dict[str, tuple[str, BySide[int], int, BySide[tuple[Card, ...]], Side | None]] = {
    "EM01": ("target=21", (22, 20), 21, VELO_NONE, Side.A),
    "EM02": ("", (33, 32), 31, VELO_NONE, Side.A),
    "EM04": ("match_tie=extend", (32, 32), 31, VELO_A, None),
    "nobody at the target": ("", (30, 20), 31, VELO_A, None),
    "tie, velo": ("", (32, 32), 31, VELO_A, Side.A),
    "tie, nobody took the velo": ("", (32, 32), 31, VELO_NONE, None),
    "tie, the velo is a third side's": (
        "players=3",
        (30, 32, 32),
        31,
        (cards("7o"), (), ()),
        None,
    ),
    "tie, round": ("match_tie=round", (32, 32), 31, VELO_A, None),
}


@pytest.mark.parametrize(("options", "score", "target", "taken", "winner"), ENDS.values(), ids=ENDS)
def test_match_end(
    options: str,
    score: BySide[int],
    target: int,
    taken: BySide[tuple[Card, ...]],
    winner: Side | None,
) -> None:
    """The higher total at the target wins when a round ends; a tie by match_tie."""
    bazas = (1,) * len(score)
    assert match_winner(rules(options), score, target, bazas, taken) is winner


@pytest.mark.parametrize(
    ("options", "bazas", "winner"),
    [
        pytest.param("target=21 no_baza_loses=on", (5, 0), Side.A, id="EM06"),
        pytest.param("no_baza_loses=on", (9, 0), Side.A, id="ER07"),
        pytest.param("no_baza_loses=on", (0, 3), Side.B, id="the other"),
        pytest.param("no_baza_loses=on", (0, 0), None, id="both"),
        pytest.param("", (5, 0), None, id="off"),
    ],
)
def test_no_baza_loses(options: str, bazas: BySide[int], winner: Side | None) -> None:
    """A side without a single baza in a round loses the whole match, whatever the totals."""
    assert match_winner(rules(options), (11, 20), 21, bazas, VELO_NONE) is winner


def test_velo_of() -> None:
    """The velo is the seven of oros."""
    assert velo_of(VELO_A) is Side.A
    assert velo_of(VELO_NONE) is None


@pytest.mark.parametrize(("target", "tied", "now"), [(31, 32, 41), (31, 41, 51), (21, 21, 31)])
def test_the_target_grows(target: int, tied: int, now: int) -> None:
    """The target grows by 10 until it is above the tied total."""
    assert grown(target, tied) == now


def test_leaders() -> None:
    """Those with the highest total lead, once it has reached the target."""
    assert leaders((31, 33, 33), 31) == (Side.B, Side.C)
    assert leaders((30, 3), 31) == ()
