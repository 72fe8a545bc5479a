"""Who somebody is: guests have a name at once, and nothing to remember but a cookie.

The one law: a person is whom the sealed cookie names; no request can name anybody else.
"""

import random
import secrets
from typing import Final

from tapete.club.names import tidy
from tapete.server.names import guest_name
from tapete.server.seal import Seal
from tapete.server.store import Greet, Person, Rename, Store
from tapete.server.writer import Writer

COOKIE: Final = "tapete"


class Guests:
    """The people of this house."""

    def __init__(self, store: Store, writer: Writer, seal: Seal, chance: random.Random) -> None:
        self._store = store
        self._writer = writer
        self._seal = seal
        self._chance = chance

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Return whom *cookie* names, None if it names nobody."""
        person = None if cookie is None else self._seal.open(cookie)
        return None if person is None else await self._store.person(person)

    async def greet(self, now: int) -> Person:
        """Return somebody new."""
        person = Person(secrets.token_hex(10), guest_name(self._chance), now)
        await self._writer.commit(Greet(person))
        return person

    def cookie(self, person: Person) -> str:
        """Return the cookie that names *person*."""
        return self._seal.close(person.id)

    async def name(self, person: Person) -> str:
        """Return the name that *person* has now: another request may have changed it."""
        now = await self._store.person(person.id)
        return person.name if now is None else now.name

    async def rename(self, person: Person, wanted: str) -> Person:
        """Return *person* under the name that was *wanted*, tidied; or raise BadName."""
        name = tidy(wanted)
        await self._writer.commit(Rename(person.id, name))
        return Person(person.id, name, person.created)
