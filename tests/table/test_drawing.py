"""Drawing for partners and seats, or for who is mano or deals, seen by all."""

import pytest

from tapete.naipes import PACK, Seat, cards
from tapete.table import (
    Code,
    Command,
    Deal,
    DealDue,
    Draw,
    DrawDue,
    DrawSeats,
    FillSeats,
    FoldError,
    Kind,
    Place,
    Refused,
    Row,
    due,
    fold,
    room_view,
)
from tapete.table.entries import (
    Drawn,
)
from tests.table.stages import (
    S0,
    S2,
    S3,
    Build,
    case,
    drawing,
    drawn,
    empty_seats,
    playing,
)
from tests.table.tables import ANA, TABLE, live, names, opening

ALL = PACK[:4]
FREE = Place(Kind.EMPTY)


def test_drawing_for_partners() -> None:
    """The highest half are one side; the highest is mano at seat 0, the best of the low next."""
    table = drawing()
    assert due(table.room) == (DrawDue(0, PACK, "draw:1"),)
    table.now = 500
    assert table.do(DrawSeats(cards("4o 12c 6e 5b 1o"))) == (Drawn("4o 12c 6e 5b"),)
    assert names(table) == ["Blas", "Dimas", "Celia", "Ana"]
    assert list(table.room.who) == [None, None, None, ANA]
    assert table.room.bots == ("Blas", "Dimas", "Celia", "Ada")
    assert table.room.held == {ANA: S3}
    assert table.room.state.mano == S0
    assert room_view(table.room).draw == Draw(tuple((card,) for card in cards("12c 5b 6e 4o")))


def test_drawing_again() -> None:
    """Who drew the same as another draws again from what follows; suits decide nothing."""
    table = drawing()
    assert table.do(DrawSeats(cards("12o 12c 1e 12b 3o 2o 3c 7o 6o 2e"))) == (
        Drawn("12o 12c 1e 12b 3o 2o 3c 7o 6o"),
    )
    # seats 0, 1, 3 drew a king; seats 0 and 3 then a three
    assert names(table) == ["Ana", "Blas", "Dimas", "Celia"]
    assert room_view(table.room).draw == Draw(
        (cards("12o 3o 7o"), cards("12c 2o"), cards("12b 3c 6o"), cards("1e"))
    )


@pytest.mark.parametrize(
    ("game", "rules", "mano"),
    [
        ("mus", {"first_mano": "highest"}, S2),
        ("escoba", {"first_dealer": "highest", "players": "4"}, S3),
    ],
)
def test_drawing_for_mano(game: str, rules: dict[str, str], mano: Seat) -> None:
    """The highest card is mano in Mus, and deals in Escoba; only the highest draw again."""
    table = live(opening(game=game, rules=rules))
    table.do(DrawSeats(cards("11o 4c 11e 4b 6o 7c")))
    assert names(table) == ["Ana", "Blas", "Celia", "Dimas"]
    assert table.room.state.mano == mano
    assert room_view(table.room).draw == Draw(
        (cards("11o 6o"), cards("4c"), cards("11e 7c"), cards("4b"))
    )


def test_the_draw_is_seen() -> None:
    """After the draw the first deal waits until people have seen it; computers alone do not."""
    table = drawn()
    assert due(table.room) == (DealDue(4000, PACK, "deal:1:0"),)
    table.deal()
    assert table.room.hand == 1
    alone = live(opening(rules={"partners": "drawn"}, sitter=None))
    alone.do(DrawSeats(cards("4o 12c 6e 5b")))
    assert due(alone.room) == (DealDue(0, PACK, "deal:1:0"),)


def test_people_draw_when_all_sit() -> None:
    """Nothing is drawn while people are waited for."""
    table = live(opening(rules={"partners": "drawn"}, fill=False))
    assert due(table.room) == ()
    table.do(FillSeats(ANA, S0))
    assert due(table.room) == (DrawDue(0, PACK, "draw:1"),)


NO_DRAW = Refused(Code.NOT_YOUR_TURN, "no draw: none is to be made now", "4 cards")
UNDECIDED = "a pack by which the draw is decided"


@pytest.mark.parametrize(
    ("build", "command", "refused"),
    [
        (empty_seats, DrawSeats(ALL), NO_DRAW),
        (drawn, DrawSeats(ALL), NO_DRAW),
        (playing, DrawSeats(ALL), NO_DRAW),
        (drawing, DrawSeats(ALL[:3]), Refused(Code.ILLEGAL, UNDECIDED, "3 cards")),
        (drawing, DrawSeats(cards("12o 12c 1o 1c")), Refused(Code.ILLEGAL, UNDECIDED, "4 cards")),
        (drawing, DrawSeats(PACK[:1] * 40), Refused(Code.ILLEGAL, UNDECIDED, "40 cards")),
        (drawing, Deal(PACK), None),
    ],
    ids=case,
)
def test_no_draw(build: Build, command: Command, refused: Refused | None) -> None:
    """Cards are drawn once, when all sit, and until the draw decides; nothing is dealt before."""
    got = build().refuse(command)
    assert refused is None or got == refused


@pytest.mark.parametrize(
    ("build", "pack"), [(drawing, "4o 12c"), (drawing, "4o hola"), (drawn, "4o 12c 6e 5b")]
)
def test_draw_that_does_not_fold(build: Build, pack: str) -> None:
    """A log whose draw decides nothing, or that draws twice, cannot have been."""
    table = build()
    with pytest.raises(FoldError, match="expected a draw that decides"):
        fold(table.room, Row(len(table.rows), 0, "o", (Drawn(pack),)), TABLE)
