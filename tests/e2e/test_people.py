"""People at one table, each with a browser of his own: señas, questions, absence, rematch."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import eye
from tests.e2e.at_table import AtTable, Press, Question
from tests.e2e.house import House, house_over
from tests.e2e.keyboard import Keyboard
from tests.e2e.lobby import open_table
from tests.e2e.persons import Party, party
from tests.e2e.place import box, colour
from tests.e2e.short import bold
from tests.e2e.views import DESK, PHONE, View

pytestmark = pytest.mark.e2e

FOUR: Final = (View(DESK, "es"), View(DESK, "en"), View(PHONE, "pl"), View(PHONE, "tr"))

TWO: Final = (View(DESK, "en"), View(PHONE, "es"))


def sober(question: Question) -> Press:
    """Return the word of somebody who lets a hand go by: he cuts, passes and refuses."""
    match question.state:
        case "mus":
            return Press("corto")
        case "list":
            return Press("continue")
        case "open":
            return Press("paso")
        case "proposal":
            return Press("acepto")
        case _:
            return Press("no")


def make_sign(four: Party, seat: int) -> str:
    """Return the sign that *seat* makes: the first that is offered to it."""
    person = four[seat]
    person.see("face").click()
    offered = person.page.locator('[data-testid^="make-"]:not([aria-disabled="true"])').first
    sign = (offered.get_attribute("data-testid") or "").removeprefix("make-")
    offered.hover()
    expect(person.see("sign-told")).to_contain_text(":")
    offered.click()
    expect(person.see("face")).to_have_attribute("data-sign", sign)
    return sign


def test_proof(browser: Browser, tmp_path: Path) -> None:
    """Four browsers in two languages play a match with señas, a question, a line that is lost, a
    computer in the meantime, a return, and the same four in a new match.
    """
    with (
        house_over(tmp_path, grace=5) as house,
        party(browser, house, FOUR, preset="rapido") as four,
    ):
        sign_and_ask(four)
        seat, _ = four.play(sober, lambda _, question: question.state == "open")
        lose_and_return(four, (seat + 1) % 4)
        four.play(bold, lambda _, question: question.over)
        play_again(four)


def sign_and_ask(four: Party) -> None:
    """Let whoever is first to speak make a sign that all see, and cut with his partner's leave."""
    seat, _ = four.asked()
    sign = make_sign(four, seat)
    partner, rival = four[(seat + 2) % 4], four[(seat + 1) % 4]
    expect(partner.see(f"sign-{seat}")).to_have_attribute("data-sign", sign)
    expect(rival.see(f"sign-{seat}")).to_have_attribute("data-sign", sign)
    ask(four, seat, "corto")
    expect(partner.see(f"bubble-{seat}").get_by_test_id("accept")).to_be_visible()
    partner.see("accept").click()


def lose_and_return(four: Party, gone: int) -> None:
    """Let the line of seat *gone* be lost until a computer plays for it, and come back."""
    four[gone].page.context.set_offline(True)
    expect(four[gone].see("line")).to_be_visible()
    others = [person for person in four if person is not four[gone]]
    for person in others:
        expect(person.see(f"gone-{gone}").or_(person.see(f"away-{gone}"))).to_be_visible()
    for person in others:
        expect(person.see(f"away-{gone}")).to_be_visible()
    four[gone].page.context.set_offline(False)
    for person in four:
        expect(person.see(f"away-{gone}")).to_have_count(0)


def play_again(four: Party) -> None:
    """Let all want to play again: they meet at a new table, each at his seat."""
    for person in four:
        expect(person.see("winners")).to_be_visible()
    first = four[0].page.url
    for person in four:
        person.see("again").click()
    for person in four:
        expect(person.page).not_to_have_url(first)
    four.asked()
    assert len({person.page.url for person in four}) == 1
    for at, person in enumerate(four):
        expect(person.see("mine").get_by_test_id(f"name-{at}")).to_be_visible()


def ask(four: Party, seat: int, word: str) -> None:
    """Let *seat*, which is to speak, ask its partner about *word*."""
    four[seat].see("ask-first").click()
    four[seat].see(f"say-{word}").click()


def test_M2_signs(browser: Browser, house: House) -> None:
    """A face is chosen from a list that tells its meaning; the partner's is framed in red, and a
    click puts it away there; a click on one's own takes it back everywhere.
    """
    with party(browser, house, FOUR) as four:
        seat, _ = four.asked()
        sign = make_sign(four, seat)
        partner, rival = four[(seat + 2) % 4], four[(seat + 1) % 4]
        shown = partner.see(f"sign-{seat}")
        expect(shown).to_have_attribute("data-sign", sign)
        red, green, blue = colour(shown, "borderTopColor")
        assert red > 200 > 100 > max(green, blue)
        red, green, blue = colour(rival.see(f"sign-{seat}"), "borderTopColor")
        assert red < 150
        assert [*eye.mess(partner.page), *eye.violations(partner.page)] == []
        shown.click()
        expect(shown).to_have_count(0)
        expect(rival.see(f"sign-{seat}")).to_be_visible()
        four[seat].see("face").click()
        expect(rival.see(f"sign-{seat}")).to_have_count(0)
        expect(four[seat].see("face")).to_have_attribute("data-sign", "")
        four[seat].see("face").click()
        assert [*eye.mess(four[seat].page), *eye.violations(four[seat].page)] == []


def test_M2_by_keyboard(person: AtTable) -> None:
    """A seña is made and taken back by the keyboard alone; pointing is moving the focus there."""
    page, keyboard = person.page, Keyboard(person.page)
    open_table(page, pace="2000")
    person.asked()
    keyboard.go(person.see("face"))
    page.keyboard.press("Enter")
    offered = page.locator('[data-testid^="make-"]:not([aria-disabled="true"])').first
    expect(offered).to_be_focused()
    told = person.see("sign-told").inner_text()
    page.keyboard.press("ArrowRight")
    expect(person.see("sign-told")).not_to_have_text(told)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(person.see("face")).not_to_have_attribute("data-sign", "")
    expect(person.see("face")).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.see("face")).to_have_attribute("data-sign", "")


def test_M6_ask(browser: Browser, house: House) -> None:
    """Who is to speak asks; his partner accepts, and it is said; or rather says another word."""
    with party(browser, house, FOUR) as four:
        seat, _ = four.play(sober, lambda _, question: question.state == "open")
        partner = four[(seat + 2) % 4]
        ask(four, seat, "paso")
        expect(partner.see(f"mark-{seat}")).to_contain_text("!")
        expect(partner.see("bar")).to_have_attribute("data-mode", "answer")
        assert box(partner.see(f"bubble-{seat}")).holds(box(partner.see("accept")))
        assert [*eye.mess(partner.page), *eye.violations(partner.page)] == []
        partner.see("say-ordago").click()
        expect(four[seat].see(f"rather-{(seat + 2) % 4}")).to_be_visible()
        expect(partner.see("bar")).to_have_count(0)
        ask(four, seat, "ordago")
        partner.see("accept").click()
        expect(four[seat].see(f"bubble-{seat}")).to_contain_text(re.compile("rdago!"))
        for person in four:
            expect(person.see(f"mark-{seat}")).to_have_count(0)


def test_M12_pause(browser: Browser, house: House) -> None:
    """A pause begins when all who are here want it; anybody ends it."""
    with party(browser, house, TWO, players="2") as two:
        two.asked()
        desk, phone = two
        desk.see("pause").click()
        expect(phone.see("wishes-0")).to_be_visible()
        expect(phone.see("toast")).to_be_visible()
        phone.see("open-menu").click()
        phone.see("menu-pause").click()
        for person in two:
            expect(person.see("stop")).to_have_attribute("data-stop", "paused")
            assert [*eye.mess(person.page), *eye.violations(person.page)] == []
        phone.see("go-on").click()
        for person in two:
            expect(person.see("stop")).to_have_count(0)
        two.play(sober, lambda _, question: question.listing)


def test_M14_look(browser: Browser, house: House) -> None:
    """Where one must be looking, only who looks sees a seña, and it fades after its moment."""
    with party(browser, house, FOUR, senas="watch") as four:
        seat, _ = four.asked()
        partner, rival = four[(seat + 2) % 4], four[(seat + 1) % 4]
        expect(partner.see(f"look-{seat}")).to_have_attribute("aria-pressed", "true")
        rival.see(f"look-{seat}").click()
        expect(rival.see(f"look-{seat}")).to_have_attribute("aria-pressed", "true")
        partner.see(f"look-{(seat + 1) % 4}").click()
        expect(partner.see(f"look-{seat}")).to_have_attribute("aria-pressed", "false")
        make_sign(four, seat)
        expect(rival.see(f"sign-{seat}")).to_be_visible()
        assert partner.see(f"sign-{seat}").count() == 0
        expect(rival.see(f"sign-{seat}")).to_have_count(0)
        expect(four[seat].see("face")).to_have_attribute("data-sign", "")


def test_M3_chat(browser: Browser, house: House) -> None:
    """A phrase is read in each reader's language, a line as it was written; from it one finds who
    wrote it, asks for friendship, or blocks him and reads no more of him.
    """
    with party(browser, house, TWO, players="2") as two:
        desk, phone = two
        name = phone.see("name-0").inner_text()
        desk.see("phrases").click()
        desk.see("phrase-hola").click()
        desk.see("chat-input").fill("<b>¿Qué tal?</b>")
        desk.see("chat-input").press("Enter")
        expect(desk.see("chat-lines")).to_contain_text("Hello!")
        expect(phone.see("unread")).to_contain_text("2")
        phone.see("open-talk").click()
        lines = phone.see("talk-dialog").get_by_test_id("chat-lines")
        expect(lines).to_contain_text("¡Hola!")
        expect(lines).to_contain_text("<b>¿Qué tal?</b>")
        assert [*eye.mess(phone.page), *eye.violations(phone.page)] == []
        lines.get_by_role("button").first.click()
        expect(phone.see("person")).to_contain_text(name)
        phone.see("friend").click()
        expect(phone.see("friend")).to_have_attribute("data-bond", "friend-withdraw")
        assert eye.violations(phone.page) == []
        phone.see("block").click()
        expect(phone.see("block")).to_have_attribute("aria-pressed", "true")
        phone.page.keyboard.press("Escape")
        desk.see("chat-input").fill("one more")
        desk.see("chat-send").click()
        expect(desk.see("chat-lines")).to_contain_text("one more")
        phone.page.reload()
        phone.see("open-talk").click()
        expect(lines.locator("li")).to_have_count(1)
        assert "one more" not in lines.inner_text()


def test_W7_two_windows(browser: Browser, house: House) -> None:
    """With two windows at one table the newest plays; the other says so, and can take it back."""
    with party(browser, house, TWO, players="2") as two:
        older = two[0].page
        newer = older.context.new_page()
        newer.goto(older.url)
        expect(older.get_by_test_id("elsewhere")).to_be_visible()
        assert eye.violations(older) == []
        expect(newer.get_by_test_id("hand-0").locator("[data-card=back]")).to_have_count(0)
        older.get_by_test_id("play-here").click()
        expect(older.get_by_test_id("elsewhere")).to_have_count(0)
        expect(newer.get_by_test_id("elsewhere")).to_be_visible()
        two.asked()
