"""What a match says of those who played it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.club.skill import BOUNDS, LITTLE, Fate, Part, Rating, rated, settled

NEW = Rating()
STAYED = Part(NEW)
LEFT = Part(NEW, Fate.LEFT)


def test_new() -> None:
    """A new player has 0, and is in the middle."""
    assert (NEW.number, NEW.stars) == (0.0, 3)


@pytest.mark.parametrize(
    ("mu", "stars"), [(1, 1), (BOUNDS[0], 2), (BOUNDS[1], 3), (BOUNDS[2], 4), (BOUNDS[3], 5)]
)
def test_stars(mu: float, stars: int) -> None:
    """Stars tell the likely strength, but not before there have been some matches."""
    assert Rating(mu, 1.0, LITTLE).stars == stars
    assert Rating(mu, 1.0, LITTLE - 1).stars == 3


def test_number() -> None:
    """The number is the strength that is nearly sure, and never below 0."""
    assert Rating(30.04, 2.0).number == 24.0
    assert Rating(10.0, 8.0).number == 0.0


def test_rated() -> None:
    """Whoever wins gains, whoever loses does not, and of both more is known."""
    (won, also_won), (lost, also_lost) = rated([[NEW, NEW], [NEW, NEW]], [0, 1])
    assert won == also_won
    assert lost == also_lost
    assert won.mu > NEW.mu > lost.mu
    assert won.sigma < NEW.sigma
    assert won.matches == lost.matches == 1


def test_ranks() -> None:
    """The order of the teams says nothing, their ranks do; equal ranks are a draw."""
    (last,), (first,), (middle,) = rated([[NEW], [NEW], [NEW]], [2, 0, 1])
    assert first.mu > middle.mu > last.mu
    (one,), (other,) = rated([[NEW], [NEW]], [0, 0])
    assert one == other


def test_settled() -> None:
    """Where all stayed the ratings are those of the match."""
    sides = [[STAYED, STAYED], [STAYED, STAYED]]
    assert settled(sides, 1) == rated([[NEW, NEW], [NEW, NEW]], [1, 0])
    alone = [[STAYED], [STAYED], [STAYED]]
    assert settled(alone, 2) == rated([[NEW], [NEW], [NEW]], [1, 1, 0])


def test_leaver_loses() -> None:
    """Whoever left takes the loss, also where his side won without him."""
    (won, lost) = rated([[NEW, NEW], [NEW, NEW]], [0, 1])
    assert settled([[STAYED, LEFT], [STAYED, STAYED]], 0) == [[won[0], lost[0]], lost]
    assert settled([[LEFT], [STAYED]], 0)[0] == rated([[NEW], [NEW]], [1, 0])[0]


def test_leaver_of_many() -> None:
    """Where there are more than two sides whoever left never gains, however weak he was."""
    weak = Part(Rating(5.0, 1.0), Fate.LEFT)
    strong = Part(Rating(45.0, 1.0))
    for winner in (0, 1, 2):
        assert settled([[strong], [weak], [strong]], winner)[1][0].mu <= 5.0


def test_partner_left_alone() -> None:
    """A partner who was left alone is not changed by a loss; those who won have won."""
    (won, lost) = rated([[NEW, NEW], [NEW, NEW]], [0, 1])
    assert settled([[STAYED, STAYED], [STAYED, LEFT]], 0) == [won, [NEW, lost[0]]]


parts = st.builds(
    Part,
    st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9), st.integers(0, 9)),
    st.sampled_from(Fate),
)


@given(st.lists(st.lists(parts, min_size=1, max_size=2), min_size=2, max_size=4), st.integers(0, 1))
def test_nobody_pays_for_another(sides: list[list[Part]], winner: int) -> None:
    """Whoever stayed with the winners does not lose; whoever left never gains; all are told."""
    for side, (team, after) in enumerate(zip(sides, settled(sides, winner), strict=True)):
        assert len(after) == len(team)
        for part, rating in zip(team, after, strict=True):
            gain = rating.mu - part.rating.mu
            if part.fate is Fate.LEFT:
                assert gain <= 0
            elif side == winner:
                assert gain >= 0
            elif any(one.fate is Fate.LEFT for one in team):
                assert gain == 0
