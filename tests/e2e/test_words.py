"""Speaking at the table: the bar, the bubbles, the throw, each feature by its name."""

import re
from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import eye
from tests.e2e.at_table import AtTable, Press, Question, Raise
from tests.e2e.conftest import guest
from tests.e2e.count import read_count
from tests.e2e.heard import Ear
from tests.e2e.house import House
from tests.e2e.lobby import open_table
from tests.e2e.manner import Sober, play, until
from tests.e2e.place import box, colour
from tests.e2e.tour import numbered
from tests.e2e.views import DESK, PHONE, Size, View

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_M5_your_turn(browser: Browser, house: House, size: Size) -> None:
    """On your turn a red exclamation mark stands in the middle, and a bar with lance and stake."""
    with guest(browser, house, View(size, "en")) as page:
        person = open_table(page, preset="stargames")
        asked = until(person, "answer")
        felt, bar, mark = (box(person.see(what)) for what in ("felt", "bar", "turn"))
        expect(person.see("turn")).to_contain_text("!")
        red, green, blue = colour(person.see("turn"), "backgroundColor")
        assert red > 180 > 100 > max(green, blue)
        assert abs(mark.middle[0] - felt.middle[0]) < felt.right * 0.03
        assert felt.top + (felt.bottom - felt.top) / 4 < mark.middle[1] < felt.bottom * 3 / 4
        assert abs(bar.middle[0] - mark.middle[0]) < 2
        assert bar.right - bar.left > (felt.right - felt.left) / 2.5
        title = person.see("bar-title").inner_text()
        assert re.fullmatch(rf"{asked.phase} · stake \d+", title, re.IGNORECASE)
        for button in person.page.locator(".bar button").all():
            assert bar.holds(box(button))


def test_M5_what_is_legal(person: AtTable) -> None:
    """The buttons are what is legal, no more and no less, and the slider's ends are its bounds."""
    ear = Ear(person.page)
    person, seen = open_table(person.page, preset="stargames", level="novato"), Counter[str]()

    def compare(asked: Question) -> None:
        seen[asked.state] += 1
        if asked.listing:
            return
        legal = {offer.word: offer for offer in ear.legal}
        raising = legal.pop("envido", None) or legal.pop("mas", None)
        assert (legal.pop("acepto", None) is not None) == asked.accept
        assert (legal.pop("descarto", None) is not None) == bool(asked.picks)
        assert {*asked.words} - {"raise"} == {*legal}
        assert (raising.word if raising else "") == asked.raising
        if raising and raising.low != raising.high:
            assert (asked.low, asked.high) == (raising.low, raising.high)

    play(person, Sober().choose, lambda asked: seen["list"] >= 3 or asked.over, compare)
    assert {"mus", "open", "answer", "proposal"} <= {*seen}


def test_M5_slider(person: AtTable) -> None:
    """The slider sets the raise, from the least to all; its button says how much, and bets it."""
    person = open_table(person.page)
    asked = until(person, "open", manner=Sober(["threw"]))
    assert (asked.low, asked.high) == (2, 40)
    raising, slider = person.see("say-raise"), person.see("slider")
    expect(raising).to_have_text("Bet 2")
    person.see("less").click()
    expect(raising).to_have_text("Bet 2")
    person.hands.slide(slider, 40)
    expect(raising).to_have_text("Bet 40")
    person.see("more").click()
    expect(raising).to_have_text("Bet 40")
    person.hands.slide(slider, 7)
    expect(raising).to_have_text("Bet 7")
    expect(person.see("total")).to_have_text("7")
    lance = person.see(f"lance-{asked.phase}")
    raising.click()
    expect(person.see("log")).to_contain_text(re.compile("You I bet 7"))
    expect(lance).to_contain_text(re.compile(r"7|no|\d+"))


@pytest.mark.parametrize("view", [View(PHONE, "es"), View(DESK, "en")], ids=str)
def test_M5_ordago(browser: Browser, house: House, view: View) -> None:
    """An ordago is answered with «Órdago» or «Pass», and with nothing else."""
    with guest(browser, house, view) as page:
        person = open_table(page)  # beginners hardly ever say it
        asked = until(person, "ordago", manner=Sober(["threw", "raised", "refused"]))
        assert asked.words == ("quiero", "no")
        assert not asked.raising
        expect(person.see("say-quiero")).to_have_text("Órdago")
        expect(person.see("say-no")).to_have_text("Pass" if view.language == "en" else "Paso")
        eye.shoot(page, numbered("ordago"), view)
        assert [*eye.mess(page), *eye.violations(page)] == []
        person.answer(Press("quiero"))
        assert read_count(page).steps[-1].is_ordago


def test_M6_bubbles(person: AtTable) -> None:
    """What a player says hangs in a bubble at his place."""
    person = open_table(person.page, pace="400")
    until(person, "open", manner=Sober(["threw"]))
    person.do(Press("paso"))
    bubble = person.see("bubble-0")
    expect(bubble).to_have_text("Pass")
    assert box(bubble).distance(box(person.see("plate-0"))) < 40
    play(person, Sober().choose, lambda _: person.page.evaluate(OTHERS) is not None)
    assert person.page.evaluate(OTHERS)["gap"] < 40


OTHERS: Final = """() => {
  const place = (what, seat) =>
    document.querySelector(`[data-testid="${what}-${seat}"]`)?.getBoundingClientRect();
  for (const seat of [1, 2, 3]) {
    const [bubble, hand] = [place('bubble', seat), place('hand', seat)];
    if (!bubble || !hand) continue;
    const across = Math.max(bubble.left - hand.right, hand.left - bubble.right, 0);
    const down = Math.max(bubble.top - hand.bottom, hand.top - bubble.bottom, 0);
    return {seat, gap: Math.hypot(across, down)};
  }
  return null;
}"""
"""How far from his cards the bubble of another hangs, once one does."""


def test_M6_proposal(person: AtTable) -> None:
    """A partner who proposes asks with an exclamation mark; Accept takes it away and it is done."""
    person = open_table(person.page, preset="stargames", level="novato", pace="400")
    until(person, "proposal", manner=Sober(["threw", "raised", "refused"]))
    bubble, mark = person.see("bubble-2"), person.see("mark-2")
    expect(mark).to_contain_text("!")
    expect(bubble).to_contain_text("?")
    assert box(bubble).holds(box(mark))
    assert box(bubble).holds(box(person.see("accept")))
    assert box(bubble).distance(box(person.see("hand-2"))) < 40
    person.do(Press("acepto"))
    person.page.wait_for_function("""() => !document.querySelector('[data-testid="mark-2"]')""")
    expect(person.see("log")).to_contain_text(re.compile("You Agreed"))


def test_M6_higher_word(person: AtTable) -> None:
    """Instead of accepting, one may say a higher word."""
    person = open_table(person.page, preset="stargames", level="novato")
    asked = play(
        person,
        Sober(["threw", "raised", "refused"]).choose,
        lambda asked: asked.state == "proposal" and bool(asked.raising),
    )
    person.answer(Raise(asked.low))
    expect(person.see("log")).to_contain_text(re.compile(rf"You {asked.low} more"))


def test_M10_throw(person: AtTable) -> None:
    """A click chooses a card to throw, another takes it back; the button says how many."""
    person = open_table(person.page, level="novato")
    asked = until(person, "discard")
    throw, kept = person.see("throw"), asked.picks[:2]
    expect(throw).to_have_text("Choose cards")
    expect(throw).to_have_attribute("aria-disabled", "true")
    for many, card in enumerate(asked.picks, start=1):
        person.see(f"pick-{card}").click()
        expect(throw).to_have_text("Throw 1 card" if many == 1 else f"Throw {many} cards")
    for many, card in zip((3, 2), kept, strict=True):
        person.see(f"pick-{card}").click()
        expect(person.see(f"pick-{card}")).to_have_attribute("aria-pressed", "false")
        expect(throw).to_have_text(f"Throw {many} cards")
    before = person.page.query_selector('[data-testid="bar"]')
    throw.click()
    person.asked(before)
    now = person.cards(0)
    assert {*kept} <= {*now}
    assert not {*asked.picks[2:]} & {*now}
    assert len({*now}) == 4
    expect(person.see("log")).to_contain_text(re.compile("You 2 cards"))
