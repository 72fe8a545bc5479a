"""At the table: what a table player does where its table ends, and with a person as partner."""

from random import Random

import pytest
from msgspec.structs import replace

from tapete.bots import Seen
from tapete.bots.mus.learned import EXPERTO, FUERTE
from tapete.bots.mus.reading import read
from tapete.bots.mus.table_player import nearest, where
from tapete.bots.mus.tree import WORDS, tree
from tapete.mus import MUS, Rules, State, start
from tapete.mus.events import Seen as Heard
from tapete.mus.rules import PRESETS
from tapete.mus.words import Reparte, read_action
from tapete.naipes import CASA, PACK, Seat, cards

PLAYERS = {"fuerte": FUERTE, "experto": EXPERTO}


class Table:
    """A hand that is played word by word, with what each seat hears."""

    def __init__(self, *hands: str, rules: Rules = PRESETS["clasico"]) -> None:
        self.state: State = start(rules)
        self.heard: list[list[Heard]] = [[] for _ in range(rules.players)]
        self._apply(CASA, Reparte(tuple(map(cards, hands))))

    def _apply(self, who: object, word: object) -> None:
        self.state, events = self.state.apply(who, word)  # type: ignore[arg-type]  # of this game
        for seat, heard in enumerate(self.heard):
            heard += [MUS.seen_by(event, Seat(seat)) for event in events]

    def say(self, *texts: str) -> "Table":
        """Let whoever is to speak say each of *texts*."""
        for text in texts:
            self._apply(self.state.to_act[0], read_action(text))
        return self

    def seen(self, persons: frozenset[Seat] = frozenset()) -> Seen:
        """Return what the seat that is to speak is told."""
        seat = self.state.to_act[0]
        assert seat is not CASA
        view, legal = self.state.view_for(seat), self.state.legal(seat)
        return Seen(self.state.rules, seat, view, legal, tuple(self.heard[seat]), persons)


def clubs() -> Table:
    """Return a table at which everybody may speak in every lance."""
    return Table("12o 12c 11o 1o", "3o 3c 11c 1c", "12e 12b 11e 1e", "3e 3b 11b 1b")


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ("paso", "paso"),
        ("envido 2", "envido 2"),
        ("envido 3", "envido 2"),
        ("envido 4", "envido 5"),
        ("envido 13", "envido 5"),
        ("envido 14", "ordago"),
        ("mas 1", "mas 2"),
        ("mas 9", "mas 5"),
        ("mas 30", "ordago"),
    ],
)
def test_nearest(said: str, taken: str) -> None:
    """Stones of any number are taken for the nearest that were learned."""
    assert nearest(read_action(said)) == read_action(taken)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (("envido 3",), {"no", "quiero", "mas 2", "mas 5", "ordago"}),
        (("paso", "envido 7", "no"), {"no", "quiero", "mas 2", "mas 5", "ordago"}),
        (("envido 2", "mas 2"), {"no", "quiero", "ordago"}),
        (("envido 30",), {"no", "quiero"}),
        (("envido 2", "mas 2", "mas 2"), {"no", "quiero"}),
    ],
)
def test_where(said: tuple[str, ...], words: set[str]) -> None:
    """What was said leads to the place in the tree that is nearest to it."""
    seen = clubs().say("corto", *said).seen()
    node = where(seen, read(seen))
    assert node is not None
    assert {str(WORDS[word]) for word in tree().nodes[node].words} == words


def test_no_such_place() -> None:
    """Where the tree has no such line it says so, and *normal* speaks."""
    seen = clubs().say("corto", "envido 2", "mas 2", "mas 2", "mas 2").seen()
    assert where(seen, read(seen)) is None
    assert EXPERTO(seen, Random(1)).split()[0] in {offer.word for offer in seen.legal}


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("preset", PRESETS)
def test_legal(preset: str, level: str) -> None:
    """In every preset all that it says is legal."""
    chance = Random(f"{level} {preset}")
    for players in (2, 4, 6, 8):
        senas = "all" if players == 2 else PRESETS[preset].senas
        rules = replace(PRESETS[preset], players=players, senas=senas)
        hands = chance.sample(PACK, 4 * players)
        texts = [" ".join(map(str, hands[seat::players])) for seat in range(players)]
        table = Table(*texts, rules=rules)
        for _ in range(60):
            if table.state.to_act == (CASA,) or not table.state.to_act:
                break
            table.say(PLAYERS[level](table.seen(), chance))


@pytest.mark.parametrize("level", PLAYERS)
def test_partner_who_is_a_person(level: str) -> None:
    """An ordago is not accepted over the head of a person, but with a lance as good as won."""
    player = PLAYERS[level]
    weak = Table("12o 12c 11o 1o", "7o 6c 5c 4c", "12e 12b 11e 1e", "7e 6e 5e 4e")
    weak.say("corto", "ordago")
    sure = Table("12o 12c 11o 1o", "3o 3c 3e 3b", "12e 12b 11e 1e", "7e 6e 5e 4e")
    sure.say("corto", "ordago")
    person = frozenset({Seat(3)})
    for number in range(20):
        assert player(weak.seen(person), Random(number)) == "no"
        assert player(sure.seen(person), Random(number)) == "quiero"
