"""Which cards make fifteen: worked cases, and a naive oracle that tries every subset."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.escoba.captures import bazas, makes_fifteen, opening, total, value
from tapete.naipes import PACK, Card
from tests.escoba.builders import cards, groups

VALUES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 10: 8, 11: 9, 12: 10}

CAPTURES = {
    "ES01": ("7", "S", ["S"], "empties"),
    "ES02": ("6", "C 2", ["C"], "leaves"),
    "ES03": ("5", "R", ["R"], "empties"),
    "ES04": ("S", "3 2 A A", ["3 2 A A"], "empties"),
    "ES06": ("R", "5 4 A", ["5", "4 A"], "leaves"),
    "ES07": ("7", "7 A S 4", ["7 A", "S"], "leaves"),
    "ES08": ("7", "4 4 5 R", ["4 4"], "leaves"),
    "ES09": ("A", "R 4", ["R 4"], "empties"),
    "ES11": ("3", "R 2 C", ["R 2"], "leaves"),
    "ES12": ("6", "7 3", [], "leaves"),
    "ES13": ("R", "", [], "leaves"),
    "ES14": ("5", "R 6 4", ["R", "6 4"], "leaves"),
    "ES15": ("2", "7 6 4 S", ["7 6"], "leaves"),
}


def ranks(some: tuple[Card, ...]) -> str:
    """Return the ranks of *some* cards as the cases write them."""
    names = {12: "R", 11: "C", 10: "S", 1: "A"}
    return " ".join(names.get(card.number, str(card.number)) for card in some)


@pytest.mark.parametrize(("card", "table", "sets", "after"), CAPTURES.values(), ids=CAPTURES)
def test_capture(card: str, table: str, sets: list[str], after: str) -> None:
    """A card takes any set of table cards that makes 15 with it; all of them is an escoba."""
    (played,), laid = groups(f"{card} / {table}")
    found = bazas(played, laid)
    assert [ranks(taken) for taken in found] == sets
    assert any(len(taken) == len(laid) for taken in found) == (after == "empties")


@given(st.permutations(PACK), st.integers(0, 9))
def test_captures_against_the_oracle(order: list[Card], size: int) -> None:
    """The sets found are exactly the subsets of the table that make 15, each once."""
    played, *laid = order[: size + 1]
    naive = {
        frozenset(subset)
        for number in range(1, size + 1)
        for subset in combinations(laid, number)
        if sum(VALUES[card.number] for card in subset) + VALUES[played.number] == 15
    }
    found = bazas(played, tuple(laid))
    assert set(map(frozenset, found)) == naive
    assert len(found) == len(naive)
    assert makes_fifteen(played, tuple(laid)) == bool(naive)


def test_a_full_table() -> None:
    """If nobody ever takes, thousands of sets make 15; all are found, in the order of the table."""
    played, *laid = PACK
    found = bazas(played, tuple(laid))
    assert len(found) == len(set(found)) == 6405
    places = [[laid.index(card) for card in taken] for taken in found]
    assert places == sorted(places)
    assert all(total((played, *taken)) == 15 for taken in found)


@pytest.mark.parametrize("card", PACK, ids=str)
def test_value(card: Card) -> None:
    """1 to 7 count their number, sota 8, caballo 9, rey 10."""
    assert value(card) == VALUES[card.number]


def test_the_whole_pack() -> None:
    """EL08: all forty cards are 220, which is 14 x 15 and 10."""
    assert total(PACK) == 220 == 14 * 15 + 10


@pytest.mark.parametrize(
    ("table", "escobas"),
    [
        pytest.param("7 5 2 A", 1, id="15"),
        pytest.param("R 5 7 S", 2, id="EL02"),
        pytest.param("7 R S 5", 2, id="pairs lie apart"),
        pytest.param("R R C A", 0, id="EL03"),
        pytest.param("R 5 4 A", 0, id="EL04"),
        pytest.param("R C S 7", 0, id="34"),
    ],
)
def test_opening(table: str, escobas: int) -> None:
    """Four table cards that make 15 are an escoba for the dealer; two pairs of 15 are two."""
    assert opening(cards(table)) == escobas
