"""Who may bet in pares and juego: those who hold, if both sides do. Mano is seat 0."""

import pytest

from tapete.mus.events import LanceClosed, LanceOpened
from tapete.mus.phases import How, Lance
from tests.mus.builders import Table, table

HOLDING = {Lance.PARES: "R R 5 4", Lance.JUEGO: "R C S 7"}  # a par; a 37
NOTHING = "7 6 5 4"


def played(lance: Lance, holders: tuple[int, ...]) -> Table:
    """Return a hand in which just *holders* hold what *lance* is about, and everybody passed."""
    hands = [HOLDING[lance] if seat in holders else NOTHING for seat in range(4)]
    playing = table(" / ".join(hands)).all_say("corto")
    return playing.passes("deal")


@pytest.mark.parametrize(
    ("lance", "holders", "bets", "paid"),
    [
        pytest.param(Lance.PARES, (), False, None, id="DE01"),
        pytest.param(Lance.JUEGO, (), False, None, id="DE02"),
        pytest.param(Lance.PARES, (0,), False, "A 1", id="DE03"),
        pytest.param(Lance.JUEGO, (0,), False, "A 2", id="DE03-juego"),
        pytest.param(Lance.PARES, (0, 2), False, "A 2", id="DE04"),
        pytest.param(Lance.JUEGO, (0, 2), False, "A 4", id="DE04-juego"),
        pytest.param(Lance.PARES, (1, 2), True, "B 1", id="DE06"),
        pytest.param(Lance.JUEGO, (1, 2), True, "B 2", id="DE06-juego"),
        pytest.param(Lance.PARES, (2, 3), True, "A 1", id="DE07"),
        pytest.param(Lance.JUEGO, (2, 3), True, "A 2", id="DE07-juego"),
        pytest.param(Lance.PARES, (0, 1, 2, 3), True, "A 2", id="DE09"),
        pytest.param(Lance.JUEGO, (0, 1, 2, 3), True, "A 4", id="DE09-juego"),
    ],
)
def test_holders(lance: Lance, holders: tuple[int, ...], bets: bool, paid: str | None) -> None:
    """Only holders bet, the first holder first; one side alone takes its premiums unopposed."""
    hand = played(lance, holders)
    (opened,) = [event for event in hand.heard(LanceOpened) if event.lance is lance]
    assert opened.speakers == holders
    assert (opened.bet is not None) is bets
    assert opened.bet is None or opened.bet.queue[0] == holders[0]
    primas = [line for line in hand.counted if line.startswith(f"{lance.value} ")]
    assert primas == ([f"{lance.value} prima {paid}"] if paid else [])


def test_nobody_has_pares() -> None:
    """If nobody has pares nothing happens, and nobody scores pares."""
    hand = played(Lance.PARES, ())
    (closed,) = [event for event in hand.heard(LanceClosed) if event.lance is Lance.PARES]
    assert closed == LanceClosed(Lance.PARES, How.NOBODY)


def test_nobody_has_juego() -> None:
    """If nobody has juego all four play punto, mano first, for one stone."""
    hand = played(Lance.JUEGO, ())
    *_, last = hand.heard(LanceOpened)
    assert (last.lance, last.speakers) == (Lance.PUNTO, (0, 1, 2, 3))
    assert last.bet is not None
    assert hand.counted[-1] == "punto prima A 1"


def test_somebody_has_juego() -> None:
    """Punto is not played when anybody has juego."""
    assert Lance.PUNTO not in [
        event.lance for event in played(Lance.JUEGO, (3,)).heard(LanceOpened)
    ]


def test_declared_from_mano_on() -> None:
    """Holdings are declared in speaking order, from the mano on."""
    playing = table(" / ".join([HOLDING[Lance.PARES]] * 4), mano=2).all_say("corto")
    playing.passes("pares")
    assert playing.heard(LanceOpened)[-1].speakers == (2, 3, 0, 1)
