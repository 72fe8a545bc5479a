"""What people do outside the table, by clicks: registering, signing in, meeting somebody."""

from playwright.sync_api import Page, expect

PASSWORD = "correcto caballo"


def to_account(page: Page) -> None:
    """Open the page of the reader's account."""
    open_menu(page)
    page.locator('[data-testid="to-account"], [data-testid="to-register"]').click()
    expect(page.get_by_test_id("account-page")).to_be_visible()


def open_menu(page: Page) -> None:
    """Open the reader's own menu."""
    expect(page.get_by_test_id("my-name")).not_to_have_text("…")
    page.get_by_test_id("me").click()
    expect(page.get_by_test_id("me-menu")).to_be_visible()


def register(page: Page, name: str, password: str = PASSWORD) -> None:
    """Register the guest of *page* as *name*."""
    to_account(page)
    page.get_by_test_id("register-name").fill(name)
    page.get_by_test_id("register-password").fill(password)
    page.get_by_test_id("register-do").click()
    expect(page.get_by_test_id("devices")).to_be_visible()
    expect(page.get_by_test_id("my-name")).to_have_text(name)


def sign_out(page: Page) -> None:
    """Sign out by the menu."""
    open_menu(page)
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """Sign in as *name*; it may be refused."""
    to_account(page)
    page.get_by_test_id("sign-in-name").fill(name)
    page.get_by_test_id("sign-in-password").fill(password)
    page.get_by_test_id("sign-in-do").click()


def befriend(one: Page, other: Page, *, names: tuple[str, str], url: str) -> None:
    """Make friends of the two registered people *names*: one asks by name, the other accepts."""
    one.goto(f"{url}friends")
    one.get_by_test_id("friend-name").fill(names[1])
    one.get_by_test_id("friend-add").click()
    expect(one.get_by_test_id("friends-asked")).to_contain_text(names[1])
    other.goto(f"{url}friends")
    asking = other.get_by_test_id("friends-asking")
    expect(asking).to_contain_text(names[0])
    asking.locator('[data-testid^="accept-"]').click()
    expect(other.get_by_test_id("friends")).to_contain_text(names[0])


def person_of(page: Page) -> str:
    """Return by what name the house knows the reader of *page*."""
    said = page.evaluate(
        """async () => {
            const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
            const headers = {'x-csrftoken': token};
            const answer = await fetch('/api/me', {method: 'POST', headers});
            return (await answer.json()).person;
        }"""
    )
    return str(said)
