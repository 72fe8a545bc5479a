"""Escoba in the browser: each feature by its name, and whole matches by mouse and by keyboard."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import eye
from tests.e2e.at_table import Hands, Mouse
from tests.e2e.conftest import guest
from tests.e2e.escoba import AtEscoba, Count, Moment, play_on, value
from tests.e2e.heard import Ear
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.place import box
from tests.e2e.views import DESK, PHONE, View

pytestmark = pytest.mark.e2e


def open_table(page: Page, **choices: str) -> AtEscoba:
    """Return somebody at a new table of Escoba: *choices* by their names in the dialog."""
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("game").select_option("escoba")
    choose(page, **{"level": "novato", "pace": "400"} | choices)
    page.get_by_test_id("open-table").click()
    return AtEscoba(page, Mouse())


def choose(page: Page, **choices: str) -> None:
    """Choose in the dialog for a new game, which is open."""
    page.get_by_test_id("all-options").click()
    for name, chosen in choices.items():
        where = name if name in {"preset", "level", "pace", "clock"} else f"option-{name}"
        page.get_by_test_id(where).select_option(chosen)


@pytest.fixture
def other(browser: Browser, house: House) -> Iterator[Page]:
    """Yield another guest, on a phone and in Spanish."""
    with guest(browser, house, View(PHONE, "es")) as page:
        yield page


def test_E1_play_cards(page: Page) -> None:
    """A click chooses, a second one takes it back; Play cards takes the set, or lays the card."""
    person = open_table(page, missed_baza="off")
    moment = person.asked()
    play, card = person.see("play"), person.mine(moment.hand[0])
    expect(play).to_have_attribute("aria-disabled", "true")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    person.mine(moment.hand[1]).click()
    expect(card).to_have_attribute("aria-pressed", "false")
    for pressed in ("true", "false"):
        person.lying(moment.table[0]).click()
        expect(person.lying(moment.table[0])).to_have_attribute("aria-pressed", pressed)
    laid = moment.hand[1]
    expect(play).to_have_text("Play cards")
    play.click()
    expect(person.see("log").locator("li", has_text="You").last).to_contain_text("laid")
    moment = play_on(person, lambda moment: moment.turn and bool(moment.takes))
    taken = moment.best
    assert laid not in moment.hand
    before = pile(person)
    person.choose(taken)
    play.click()
    expect(person.see("pile-A").locator("b")).to_have_text(str(before + len(taken)))
    played = person.see("bubble-0").locator(".card")
    expect(played).to_have_count(len(taken))
    expect(played.first).to_have_attribute("data-card", taken[0])


def pile(person: AtEscoba) -> int:
    """Return how many cards the reader's side has taken."""
    return int(person.see("pile-A").locator("b").inner_text())


def test_E1_what_is_legal(page: Page) -> None:
    """Play cards can be pressed exactly when what is chosen is one of the legal words."""
    ear = Ear(page)
    person = open_table(page, missed_baza="off")
    moment = person.asked()
    assert len(moment.table) <= 5
    legal = {frozenset(offer.word.replace(" lleva", "").split()[1:]) for offer in ear.legal}
    sets = [some for many in range(4) for some in combinations(moment.table, many)]
    for card in moment.hand:
        for some in sets:
            person.choose((card, *some))
            wanted = "false" if frozenset((card, *some)) in legal else "true"
            expect(person.see("play")).to_have_attribute("aria-disabled", wanted)
    person.set(person.mine(moment.hand[-1]), chosen=False)
    expect(person.see("play")).to_have_attribute("aria-disabled", "true")


def test_E5_sum(page: Page) -> None:
    """What is chosen sums up visibly, figures as 8, 9 and 10."""
    person = open_table(page, missed_baza="off")
    moment = person.asked()
    expect(person.see("sum")).to_have_count(0)
    chosen = (moment.hand[0], *moment.table[:2])
    person.choose(chosen)
    numbers = [value(card) for card in chosen]
    expect(person.see("sum")).to_have_text(f"{' + '.join(map(str, numbers))} = {sum(numbers)}")


def test_E2_one_press(page: Page) -> None:
    """One press in the lobby, and you sit at a table of Escoba against the computer."""
    page.get_by_test_id("play-escoba").click()
    moment = AtEscoba(page, Mouse()).asked()
    assert len(moment.hand) == 3
    expect(page.get_by_test_id("plate-1")).to_be_visible()
    expect(page.get_by_test_id("target")).to_have_text("to 31 points")


def test_E2_new_game(page: Page) -> None:
    """Nuevo juego chooses Escoba again, a level, and every option, each with its one line."""
    page.get_by_test_id("play-escoba").click()
    AtEscoba(page, Mouse()).asked()
    before = page.url
    page.get_by_test_id("new-table").click()
    expect(page.get_by_test_id("game")).to_have_value("escoba")
    levels = page.get_by_test_id("level").locator("option")
    assert levels.all_inner_texts() == ["Novice", "Normal", "Expert"]
    page.get_by_test_id("preset").select_option("parejas")
    page.get_by_test_id("all-options").click()
    expect(page.get_by_test_id("option-players")).to_have_value("4")
    page.get_by_test_id("option-players").select_option("3")
    expect(page.get_by_test_id("option-teams")).to_have_count(0)
    page.get_by_test_id("option-players").select_option("4")
    selects = page.get_by_test_id("new-game-dialog").locator("select")
    lines = page.get_by_test_id("new-game-dialog").locator(".option p")
    expect(lines).to_have_count(selects.count())
    assert all(line.strip() and "option-" not in line for line in lines.all_inner_texts())
    page.get_by_test_id("option-match_tie").select_option("extend")
    page.get_by_test_id("open-table").click()
    page.wait_for_url(lambda url: url != before)
    page.get_by_test_id("open-rules").click()
    for rule, chosen in (("players", "4"), ("teams", "yes"), ("match_tie", "extend")):
        expect(page.get_by_test_id(f"rule-{rule}")).to_have_attribute("data-value", chosen)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_E2_players(page: Page, players: int) -> None:
    """Three, four or six play, each for himself: everybody has a place, a pile and a score."""
    person = open_table(page, players=str(players), pace="2000")
    page.get_by_test_id("tray").wait_for()
    for seat, side in zip(range(players), "ABCDEF", strict=False):
        expect(person.see(f"plate-{seat}")).to_be_in_viewport(ratio=1)
        expect(person.see(f"pile-{side}")).to_be_in_viewport(ratio=1)
        expect(person.see(f"score-{side}")).to_be_visible()
    assert eye.mess(page) == []


def test_E3_places(page: Page) -> None:
    """Bazas lie by their player with their number, the stock at the dealer's right."""
    person = open_table(page)
    person.asked()
    stock = box(person.see("stock"))
    dealer = next(seat for seat in (0, 1) if person.see(f"pink-{seat}").count())
    plate = box(person.see(f"plate-{dealer}"))
    assert plate.distance(stock) < 160
    middle = plate.middle[0]
    assert stock.left > middle if dealer == 0 else stock.right < middle
    expect(person.see("stock")).to_contain_text("30")
    for seat, side in ((0, "A"), (1, "B")):
        assert box(person.see(f"pile-{side}")).distance(box(person.see(f"plate-{seat}"))) < 160


def test_E3_ultimas(page: Page) -> None:
    """The last deal of a round is announced, and stays to be seen at the dealer's."""
    person = open_table(page)
    play_on(person, lambda moment: person.see("ultimas").count() > 0)
    expect(person.see("ultimas")).to_have_text("Últimas")
    expect(person.see("log")).to_contain_text("Últimas!")


def test_E3_claim(page: Page) -> None:
    """Who laid a card that makes 15 may claim the baza while the next player thinks."""
    person = open_table(page, pace="2000", capture="optional")
    moment = play_on(person, lambda moment: moment.turn and bool(moment.takes))
    card = moment.best[0]
    before = pile(person)
    person.choose((card,))
    person.see("play").click()
    claim = person.see("claim").first
    expect(claim).to_contain_text("Claim")
    word = claim.get_attribute("data-word") or ""
    assert card in word.split()
    assert sum(map(value, word.split()[1:])) == 15
    claim.click()
    expect(person.see("pile-A").locator("b")).to_have_text(str(before + len(word.split()) - 1))
    expect(person.see("bubble-0")).to_contain_text("I claim!")


def test_spectator(page: Page, other: Page) -> None:
    """Who watches sees the cards on the table, everybody's place, and no hand."""
    person = open_table(page)
    moment = person.asked()
    expect(other.get_by_test_id("my-name")).not_to_have_text("…")
    other.goto(page.url)
    expect(other.get_by_test_id("table").locator(".card")).to_have_count(len(moment.table))
    for seat in (0, 1):
        hand = other.get_by_test_id(f"hand-{seat}").locator(".card")
        expect(hand).to_have_count(person.see(f"hand-{seat}").locator(".card").count())
        assert {card.get_attribute("data-card") for card in hand.all()} == {"back"}
    expect(other.get_by_test_id("play")).to_have_count(0)


@dataclass(slots=True)
class Witness:
    """Looks at each state once, keeps its pictures and what is wrong with it."""

    page: Page
    view: View
    wrong: dict[str, list[str]] = field(default_factory=dict)
    counts: list[Count] = field(default_factory=list)

    def look(self, person: AtEscoba, moment: Moment) -> None:
        """Look at *moment*, and at a choice, when it is the reader's turn."""
        if moment.listing:
            self.counts.append(person.count())
        elif moment.takes and "escoba-chosen" not in self.wrong:
            person.choose(moment.best)
            self.keep("escoba-chosen")
        self.keep(state(moment, ultimas=person.see("ultimas").count() > 0))

    def keep(self, name: str) -> None:
        """Keep a picture of state *name* and what is wrong with it, the first time."""
        if name not in self.wrong:
            self.wrong[name] = eye.mess(self.page) + eye.violations(self.page)
            eye.shoot(self.page, name, self.view)


def state(moment: Moment, *, ultimas: bool) -> str:
    """Return what *moment* is called."""
    if moment.over:
        return "escoba-over"
    if moment.listing:
        return "escoba-list"
    if moment.claims:
        return "escoba-claim"
    return "escoba-ultimas" if ultimas else "escoba-turn"


STATES = {"escoba-turn", "escoba-chosen", "escoba-ultimas", "escoba-list", "escoba-over"}


def play_match(person: AtEscoba, view: View) -> Witness:
    """Return who has seen a match that *person* plays to its end."""
    witness = Witness(person.page, view)
    play_on(person, lambda moment: False, lambda moment: witness.look(person, moment))
    return witness


def judge(witness: Witness) -> None:
    """Every state was seen and nothing was wrong with it; every count adds up; somebody won."""
    assert {*witness.wrong} >= STATES
    assert {name: wrong for name, wrong in witness.wrong.items() if wrong} == {}
    assert [fault for count in witness.counts for fault in count.faults()] == []
    totals = witness.counts[-1].steps[-1].totals
    assert max(totals) >= 11
    assert witness.page.get_by_test_id("winners").is_visible()


def hands_of(page: Page, how: str) -> Hands:
    """Return the hands that play: a mouse or a keyboard."""
    return Keyboard(page) if how == "keyboard" else Mouse()


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
@pytest.mark.parametrize("teams", [False, True], ids=["two", "teams"])
def test_E4_match(browser: Browser, house: House, *, teams: bool, how: str) -> None:
    """A whole match is played to its end: two players, two teams, by mouse, by keyboard alone."""
    view = View(PHONE if teams == (how == "mouse") else DESK, "es" if teams else "en")
    with guest(browser, house, view) as page:
        hands = hands_of(page, how)
        enter(page, hands, "parejas" if teams else "clasico")
        person = AtEscoba(page, hands)
        judge(play_match(person, view))
        hands.press(page.get_by_test_id("again"))
        expect(page.get_by_test_id("list")).to_have_count(0)
        assert not person.asked().listing


def enter(page: Page, hands: Hands, preset: str) -> None:
    """Open a short match by *hands* alone."""
    hands.press(page.get_by_test_id("new-game"))
    if not isinstance(hands, Keyboard):
        page.get_by_test_id("game").select_option("escoba")
        choose(page, preset=preset, target="11", level="novato")
        page.get_by_test_id("open-table").click()
        return
    hands.select(page.get_by_test_id("game"), "escoba")
    hands.select(page.get_by_test_id("preset"), preset)
    hands.press(page.get_by_test_id("all-options"))
    hands.select(page.get_by_test_id("option-target"), "11")
    hands.press(page.get_by_test_id("open-table"))
