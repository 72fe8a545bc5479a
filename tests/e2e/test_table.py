"""The table of Mus: each feature by its name, what it does and where it is."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.at_table import AtTable, Press, Question, Raise
from tests.e2e.conftest import guest
from tests.e2e.count import read_count
from tests.e2e.house import House
from tests.e2e.lobby import open_table
from tests.e2e.manner import Sober, play, until
from tests.e2e.place import box, colour
from tests.e2e.views import DESK, PHONE, Size, View

pytestmark = pytest.mark.e2e

SEATS = range(4)


def mano(person: AtTable) -> int:
    """Return who is mano, as the plates say."""
    [seat] = [s for s in SEATS if person.see(f"plate-{s}").get_by_test_id("mano").count()]
    return seat


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_M1_cards(browser: Browser, house: House, size: Size) -> None:
    """Your four cards lie before you, below them your name and points; others' lie face down."""
    with guest(browser, house, View(size, "en")) as page:
        expect(page.get_by_test_id("my-name")).not_to_have_text("…")
        name = page.get_by_test_id("my-name").inner_text()
        person = open_table(page)
        person.asked()
        assert "back" not in person.cards(0)
        assert len(set(person.cards(0))) == 4
        own, plate = box(person.see("hand-0")), box(person.see("plate-0"))
        assert own.bottom <= plate.top + 1
        expect(person.see("name-0")).to_have_text("You")
        expect(person.see("plate-0")).to_contain_text(name)
        expect(person.see("points-0")).to_contain_text("0")
        for seat in (1, 2, 3):
            assert person.cards(seat) == ["back"] * 4
            assert box(person.see(f"hand-{seat}")).bottom < own.top
        right, opposite, left = (box(person.see(f"hand-{seat}")).middle for seat in (1, 2, 3))
        assert left[0] < own.middle[0] < right[0]
        assert opposite[1] < min(left[1], right[1])


def test_M4_dealer_and_next(person: AtTable) -> None:
    """A pink card lies beside the dealer, who sits before mano; a green arrow is at who is next."""
    person = open_table(person.page)
    until(person, "mus", "open", "answer")
    dealer = (mano(person) + 3) % 4
    pink = person.see(f"pink-{dealer}")
    assert person.page.locator('[data-testid^="pink-"]').count() == 1
    assert box(pink).distance(box(person.see(f"plate-{dealer}"))) < 24
    red, green, blue = colour(pink, "backgroundColor")
    assert red > 200 > green
    assert blue > green
    arrow = person.see("arrow-0")
    assert box(person.see("plate-0")).holds(box(arrow))
    red, green, blue = colour(arrow.locator("path"), "fill")
    assert green > max(red, blue)
    assert person.page.locator('[data-testid^="arrow-"]').count() == 1


def test_M4_arrow_goes_round(person: AtTable) -> None:
    """While another is to speak, the arrow is at him, and the middle says his name."""
    person = open_table(person.page, pace="400")
    asked = until(person, "mus", "open")
    is_mano = person.see("plate-0").get_by_test_id("mano").count() > 0
    word = "paso" if asked.state == "open" else "mus" if is_mano else "corto"
    person.do(Press(word))  # it is another's turn after each of these
    said = person.page.wait_for_function(
        """() => {
          const middle = document.querySelector('[data-testid="middle"]');
          const arrows = [...document.querySelectorAll('[data-testid^="arrow-"]')];
          if (!middle || arrows.length !== 1) return null;
          const seat = arrows[0].dataset.testid.slice(6);
          const name = document.querySelector(`[data-testid="name-${seat}"]`).textContent.trim();
          return {seat, name, middle: middle.textContent};
        }"""
    ).json_value()
    assert said["seat"] != "0"
    assert said["name"] in said["middle"]


def test_M7_who_holds(person: AtTable) -> None:
    """In pares and juego everybody sees who holds and who does not, and it is the truth."""
    person, told = open_table(person.page), dict[tuple[str, int], bool]()

    def read(asked: Question) -> None:
        for lance in ("pares", "juego"):
            for seat in SEATS:
                fact = person.see(f"{lance}-{seat}")
                if fact.count():
                    told[lance, seat] = fact.get_attribute("data-holds") == "true"

    play(person, Sober(["threw", "raised"]).choose, lambda asked: asked.listing, read)
    for seat, hand in enumerate(read_count(person.page).hands):
        ranks = Counter({"3": "12", "2": "1"}.get(card[:-1], card[:-1]) for card in hand)
        points = sum(min(int(rank), 10) * many for rank, many in ranks.items())
        assert told["pares", seat] == (max(ranks.values()) > 1)
        assert told["juego", seat] == (points >= 31)


def test_M8_list(person: AtTable) -> None:
    """After the last lance a list in the middle says how all ended, until Continue is pressed."""
    person = open_table(person.page)
    until(person, "list")
    count = read_count(person.page)
    assert count.faults() == []
    assert [row[0] for row in count.rows][:3] == ["Grande", "Chica", "Pares"]
    assert count.rows[3][0] in {"Juego", "Punto"}
    assert all(stake for _, stake, _, _ in count.rows)
    felt, place = box(person.see("felt")), box(person.see("list"))
    assert abs(felt.middle[0] - place.middle[0]) < 20
    assert person.see("countdown").count() == 0
    person.answer(Press("continue"))
    expect(person.see("list")).to_have_count(0)


def test_M8_clock(person: AtTable) -> None:
    """At a table with a clock the list says how long it stays: 15 seconds at most."""
    person = open_table(person.page, clock="60")
    until(person, "list")
    left = int(person.see("continue").get_by_test_id("countdown").inner_text())
    assert 0 < left <= 15


def test_M11_score(person: AtTable) -> None:
    """The score lies there in amarracos and stones, and juegos and vacas if there are several."""
    person = open_table(person.page, juegos="3", vacas="2")
    until(person, "list")
    for side, stones in zip("AB", read_count(person.page).score, strict=True):
        place = person.see(f"score-{side}")
        assert place.locator(".amarraco").count() == int(stones) // 5
        assert place.locator(".stone").count() == int(stones) % 5
        expect(person.see(f"juegos-{side}")).to_contain_text("0")
        expect(person.see(f"vacas-{side}")).to_contain_text("0")


def test_M11_how_it_stands(person: AtTable) -> None:
    """One sees who is mano, what each lance stands at, and the record of what was said."""
    person = open_table(person.page)
    asked = until(person, "open", "answer", manner=Sober(["threw"]))
    assert person.page.get_by_test_id("mano").count() == 1
    expect(person.see(f"lance-{asked.phase}")).to_have_attribute("aria-current", "step")
    person.answer(Raise(asked.low) if asked.raising else Press("no"))
    until(person, "list", manner=Sober(["threw", "raised"]))
    for lance, stake, _, _ in read_count(person.page).rows:
        number = re.search(r"\d+", stake)
        if number and "refused" not in stake:
            expect(person.see(f"lance-{lance.lower()}")).to_contain_text(number[0])
    lines = person.see("log").locator("li").all_inner_texts()
    assert [line for line in lines if line.startswith("You")]
    assert len(lines) > 10
