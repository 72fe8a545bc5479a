"""How the person of these tests plays: soberly, but whatever is to be seen he does once.

He throws once, raises once by the slider, refuses once; after that he cuts, passes, sees bets
that his hand is worth, and never an ordago.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.e2e.at_table import AtTable, Deed, Press, Question, Raise, Throw

DEAR = 5
"""The amount of the one raise."""

LONG = 300
"""How many questions are answered at most until what is waited for comes by."""


@dataclass(slots=True)
class Sober:
    """Keeps what was done, by name: threw, raised, refused, accepted (his partner's word)."""

    done: list[str] = field(default_factory=list)

    def choose(self, asked: Question) -> Deed:
        """Return what to do."""
        match asked.state:
            case "over":
                return Press("again")
            case "list":
                return Press("continue")
            case "mus":
                return Press("corto" if "threw" in self.done else "mus")
            case "discard":
                return self._do("threw", Throw(worst(asked.picks)))
            case "proposal":
                return self._do("accepted", Press("acepto"))
            case "open":
                return self._open(asked)
            case _:
                return self._answer(asked)

    def _open(self, asked: Question) -> Deed:
        if "raised" not in self.done and asked.high > DEAR:
            return self._do("raised", Raise(DEAR))
        return Press("paso")

    def _answer(self, asked: Question) -> Deed:
        if asked.ordago or "refused" not in self.done:
            return self._do("refused", Press("no"))
        return Press("quiero" if is_good(asked.cards, asked.phase) else "no")

    def _do(self, what: str, deed: Deed) -> Deed:
        self.done.append(what)
        return deed


def is_good(cards: tuple[str, ...], lance: str) -> bool:
    """Return whether *cards* are worth a bet in *lance*, roughly."""
    ranks = [{"3": 12, "2": 1}.get(card[:-1], int(card[:-1])) for card in cards]
    match lance:
        case "grande":
            return ranks.count(12) >= 2
        case "chica":
            return ranks.count(1) >= 2
        case "pares":
            return len(set(ranks)) <= 2
        case "juego":
            return sum(min(rank, 10) for rank in ranks) in {31, 32, 40}
        case _:
            return sum(min(rank, 10) for rank in ranks) >= 28


def worst(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return which of *cards* are no kings; the last if all are."""
    return tuple(card for card in cards if card[:-1] not in {"12", "3"}) or cards[-1:]


def play(
    person: AtTable,
    choose: Callable[[Question], Deed],
    until: Callable[[Question], bool],
    look: Callable[[Question], None] = lambda asked: None,
) -> Question:
    """Return the first question that is what is waited for; *look* at each on the way, too."""
    asked = person.asked()
    for _ in range(LONG):
        look(asked)
        if until(asked):
            return asked
        asked = person.answer(choose(asked))
    raise AssertionError(f"what is waited for did not come by in {LONG} questions")


def until(person: AtTable, *states: str, manner: Sober | None = None) -> Question:
    """Return the first question that is one of *states*."""
    return play(person, (manner or Sober()).choose, lambda asked: asked.state in states)
