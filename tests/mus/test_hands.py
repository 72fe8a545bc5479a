"""Which hand wins a lance, and what a hand is worth: worked cases."""

from collections.abc import Iterable

import pytest

from tapete.mus.count import best
from tapete.mus.hand import REAL, Worth, worth
from tapete.mus.phases import Lance
from tapete.naipes import Seat
from tests.mus.builders import hand, value

TIE = 1  # the one nearer the mano wins a tie

Row = tuple[str, str, str, int, int]


def rows(table: Iterable[Row]) -> pytest.MarkDecorator:
    """Return *table* (id, hand nearer the mano, its rival, winner, kings) as parameters."""
    params = [pytest.param(*row, id=name) for name, *row in table]
    return pytest.mark.parametrize(("first", "second", "wins", "kings"), params)


def winner(lance: Lance, first: Worth, second: Worth) -> int:
    """Return which of two rivals wins *lance*, 1 or 2; only holders can."""
    worths = (first, second)
    holders = [seat for seat in map(Seat, (0, 1)) if _holds(worths[seat], lance)]
    return best(lance, holders, worths) + 1


def _holds(had: Worth, lance: Lance) -> bool:
    match lance:
        case Lance.PARES:
            return had.has_pares
        case Lance.JUEGO:
            return had.has_juego
        case _:
            return True


@rows(
    [
        ("GR01", "R R R A", "R R C C", 1, 8),
        ("GR02", "R R 7 4", "R R 7 5", 2, 8),
        ("GR04", "R 3 C 2", "3 R C A", TIE, 8),
        ("GR05", "C C C C", "R 4 A A", 2, 8),
        ("GR07", "7 7 7 7", "S A A A", 2, 8),
        ("GR08", "4 4 4 4", "5 A A A", 2, 8),
        ("GR09", "R R R R", "3 3 3 3", TIE, 8),
        ("GR11", "4 4 4 4", "3 3 3 3", 1, 4),
        ("GR12", "2 2 2 2", "A A A R", 2, 4),
    ]
)
def test_grande(first: str, second: str, wins: int, kings: int) -> None:
    """Grande goes to the higher card, compared from the highest down."""
    assert winner(Lance.GRANDE, value(first, kings), value(second, kings)) == wins


@rows(
    [
        ("CH01", "A A A R", "A A 4 4", 1, 8),
        ("CH03", "2 2 5 6", "A A 5 7", 1, 8),
        ("CH04", "A 4 5 6", "A 4 5 6", TIE, 8),
        ("CH05", "4 4 4 4", "A R R R", 2, 8),
        ("CH06", "R R R A", "C C C 4", 1, 8),
        ("CH07", "R C S 7", "R C S 6", 2, 8),
        ("CH09", "3 4 4 4", "R 4 4 4", TIE, 8),
        ("CH10", "3 4 4 4", "A R R R", 2, 4),
        ("CH11", "A A 2 2", "A A A R", 2, 4),
    ]
)
def test_chica(first: str, second: str, wins: int, kings: int) -> None:
    """Chica goes to the lower card, compared from the lowest up."""
    assert winner(Lance.CHICA, value(first, kings), value(second, kings)) == wins


@rows(
    [
        ("PA01", "4 4 A A", "R R R C", 1, 8),
        ("PA02", "A A A R", "R R C S", 1, 8),
        ("PA04", "C C C C", "C C S S", 1, 8),
        ("PA05", "R R C C", "R R S S", 1, 8),
        ("PA07", "A 2 7 6", "R C S 7", 1, 8),
        ("PA08", "C C 7 4", "C C S 6", TIE, 8),
        ("PA09", "R R R A", "3 3 3 C", TIE, 8),
        ("PA10", "A A A 4", "4 4 4 A", 2, 8),
        ("PA12", "A A A A", "R R R C", 1, 8),
        ("PA14", "3 3 5 6", "2 2 5 6", 1, 4),
        ("PA15", "R 3 C S", "A 2 C C", 2, 4),
        ("the other cards of duples", "R R C C", "3 3 C C", TIE, 8),
        ("two pairs against four alike", "C C C C", "R R A A", 2, 8),
    ]
)
def test_pares(first: str, second: str, wins: int, kings: int) -> None:
    """Duples beat medias, medias beat a par; other cards never count."""
    assert winner(Lance.PARES, value(first, kings), value(second, kings)) == wins


@rows(
    [
        ("JU01", "R C S A", "R R 7 4", TIE, 8),
        ("JU02", "R C 7 5", "R R R R", 1, 8),
        ("JU03", "R C S 7", "R R R R", 2, 8),
        ("JU04", "R C 7 6", "R C S 4", 2, 8),
        ("JU07", "R C S 7", "7 7 7 S", 2, 8),
        ("JU08", "S S 6 6", "R C S A", 2, 8),
    ]
)
def test_juego(first: str, second: str, wins: int, kings: int) -> None:
    """Of juegos 31 is best, then 32, 40, 37, 36, 35, 34 and 33."""
    assert winner(Lance.JUEGO, value(first, kings), value(second, kings)) == wins


@rows(
    [
        ("PU01", "R R 5 4", "R C 5 5", 2, 8),
        ("PU03", "A A A 4", "R A A A", 2, 8),
        ("PU04", "A A 2 2", "A A A 4", 2, 8),
    ]
)
def test_punto(first: str, second: str, wins: int, kings: int) -> None:
    """Punto goes to the sum nearest to 30 from below."""
    assert winner(Lance.PUNTO, value(first, kings), value(second, kings)) == wins


@pytest.mark.parametrize(
    ("first", "second", "off", "on"),
    [
        pytest.param("R C S A", "7 7 7 S", TIE, 2, id="RE01"),
        pytest.param("7 7 7 C", "7 7 7 R", TIE, TIE, id="RE02"),
        pytest.param("S S 6 6", "7 7 7 R", 2, 2, id="RE03"),
    ],
)
def test_real31(first: str, second: str, off: int, on: int) -> None:
    """With real31=on three sevens and any ten beat every other 31; two of them tie."""
    for real31, wins in {"off": off, "on": on}.items():
        first_worth, second_worth = (value(text, 8, real31) for text in (first, second))
        assert winner(Lance.JUEGO, first_worth, second_worth) == wins


@pytest.mark.parametrize(("kings", "tens"), [(8, "R 3 C S"), (4, "R C S")])
def test_real31_hands(kings: int, tens: str) -> None:
    """The real 31 is three sevens and any ten; its premium is that of a 31."""
    for ten in tens.split():
        real = value(f"7 7 7 {ten}", kings, "on")
        assert (real.juego, real.juego_prima) == (REAL, 3)
    assert value("R C 7 4", kings, "on").juego != REAL
    assert value("7 7 7 7", kings, "on").juego is None


@pytest.mark.parametrize(
    ("text", "kings", "points", "has_juego", "pares_prima", "juego_prima"),
    [
        pytest.param("R C S A", 8, 31, True, 0, 3, id="SU01"),
        pytest.param("R R R A", 8, 31, True, 2, 3, id="SU02"),
        pytest.param("3 3 3 2", 8, 31, True, 2, 3, id="SU03"),
        pytest.param("R R 7 4", 8, 31, True, 1, 3, id="SU05"),
        pytest.param("R R 6 5", 8, 31, True, 1, 3, id="SU06"),
        pytest.param("S S 6 6", 8, 32, True, 3, 2, id="SU07"),
        pytest.param("R R R R", 8, 40, True, 3, 2, id="SU08"),
        pytest.param("R C S 7", 8, 37, True, 0, 2, id="SU09"),
        pytest.param("C C 7 6", 8, 33, True, 1, 2, id="SU11"),
        pytest.param("7 7 S 6", 8, 30, False, 1, 0, id="SU12"),
        pytest.param("R C 5 5", 8, 30, False, 1, 0, id="SU13"),
        pytest.param("R R 5 4", 8, 29, False, 1, 0, id="SU14"),
        pytest.param("A A 2 2", 8, 4, False, 3, 0, id="SU15"),
        pytest.param("R C S 2", 4, 32, True, 0, 2, id="SU17"),
        pytest.param("3 3 2 2", 4, 10, False, 3, 0, id="SU18"),
    ],
)
def test_worth(
    text: str, kings: int, points: int, has_juego: bool, pares_prima: int, juego_prima: int
) -> None:
    """A hand has a sum, perhaps juego, and premiums of its own."""
    had = value(text, kings)
    assert (had.points, had.has_juego) == (points, has_juego)
    assert (had.pares_prima, had.juego_prima) == (pares_prima, juego_prima)
    assert had.has_pares is (pares_prima > 0)


def test_order_and_suits_do_not_matter() -> None:
    """A hand is worth the same in any order and any suits."""
    some = hand("R 3 C A")
    assert worth(some) == worth(some[::-1]) == value("R R C 2")
