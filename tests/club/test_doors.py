"""Who may sit and who may watch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.club.doors import Reason, Standing, may_sit, may_watch
from tapete.door import Door, OpenTo

ANA = Standing("ana", friends=frozenset({"bea"}))
BEA = Standing("bea", friends=frozenset({"ana"}))
EVA = Standing("eva")
RUDE = Standing("rude", blocked_by=frozenset({"ana"}))
SHY = Standing("shy", blocks=frozenset({"ana"}))

ANYONE = Door()
FRIENDS = Door(open_to=OpenTo.FRIENDS)
INVITED = Door(open_to=OpenTo.INVITED)
CLOSED = Door(watch=False)
STRONG = Door(low=4)
WEAK = Door(high=2)

words = {"door": ANYONE, "visitor": EVA, "sitting": (ANA,), "opener": "ana", "invited": False}


@pytest.mark.parametrize(
    ("changes", "sit", "watch"),
    [
        ({}, None, None),
        ({"sitting": ()}, None, None),
        ({"door": FRIENDS}, Reason.NOT_FRIEND, Reason.NOT_FRIEND),
        ({"door": FRIENDS, "visitor": BEA}, None, None),
        ({"door": FRIENDS, "visitor": BEA, "opener": "eva"}, Reason.NOT_FRIEND, Reason.NOT_FRIEND),
        ({"door": FRIENDS, "visitor": BEA, "opener": None}, None, None),
        ({"door": FRIENDS, "opener": None}, Reason.NOT_FRIEND, Reason.NOT_FRIEND),
        ({"door": FRIENDS, "opener": "eva"}, None, None),
        ({"door": FRIENDS, "invited": True}, None, None),
        ({"door": INVITED}, Reason.NOT_INVITED, Reason.NOT_INVITED),
        ({"door": INVITED, "visitor": BEA}, Reason.NOT_INVITED, Reason.NOT_INVITED),
        ({"door": INVITED, "opener": "eva"}, None, None),
        ({"door": INVITED, "invited": True}, None, None),
        ({"door": CLOSED}, None, Reason.NO_WATCHING),
        ({"door": CLOSED, "invited": True}, None, None),
        ({"door": CLOSED, "visitor": ANA}, Reason.ONE_SEAT, None),
        ({"visitor": ANA, "invited": True}, Reason.ONE_SEAT, None),
        ({"visitor": RUDE}, Reason.BLOCKED, Reason.BLOCKED),
        ({"visitor": RUDE, "invited": True}, Reason.BLOCKED, Reason.BLOCKED),
        ({"visitor": RUDE, "opener": "rude"}, Reason.BLOCKED, Reason.BLOCKED),
        ({"visitor": RUDE, "sitting": (EVA,)}, None, None),
        ({"visitor": SHY}, Reason.BLOCKED, None),
        ({"door": STRONG}, Reason.SKILL, None),
        ({"door": WEAK}, Reason.SKILL, None),
        ({"door": STRONG, "invited": True}, None, None),
        ({"door": STRONG, "opener": "eva"}, None, None),
        ({"door": STRONG, "visitor": Standing("eva", stars=4)}, None, None),
        ({"door": WEAK, "visitor": Standing("eva", stars=2)}, None, None),
        ({"door": WEAK, "visitor": Standing("eva", stars=4)}, Reason.SKILL, None),
        ({"door": Door(low=3, high=3)}, None, None),
    ],
    ids=str,
)
def test_doors(changes: dict[str, object], sit: Reason | None, watch: Reason | None) -> None:
    """A door lets in whom it is open to; a block outweighs all, an invitation all but that."""
    assert may_sit(**{**words, **changes}) is sit  # type: ignore[arg-type]  # words of a table
    assert may_watch(**{**words, **changes}) is watch  # type: ignore[arg-type]  # words of a table


people = st.sampled_from(["ana", "bea", "eva"])
standings = st.builds(
    Standing,
    people,
    st.integers(0, 5),
    st.booleans(),
    *[st.frozensets(people)] * 3,
)
doors = st.builds(
    Door,
    st.sampled_from(OpenTo),
    st.integers(1, 5),
    st.integers(1, 5),
    st.booleans(),
    st.booleans(),
)


@given(doors, standings, st.lists(standings).map(tuple), st.none() | people)
def test_invitations(
    door: Door, visitor: Standing, sitting: tuple[Standing, ...], opener: str | None
) -> None:
    """An invitation never closes a door, and opens each but a block."""
    for may in (may_sit, may_watch):
        plain, invited = (may(door, visitor, sitting, opener, known) for known in (False, True))
        assert invited in (None, Reason.BLOCKED, Reason.ONE_SEAT)
        assert plain is not None or invited is None
