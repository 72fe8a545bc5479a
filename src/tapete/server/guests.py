"""Who comes in: the cookie names a session, and the session a person.

The one law: a person is whom the sealed cookie leads to; no request can name anybody else.
"""

import random
import secrets
from dataclasses import dataclass, replace
from typing import Final

from tapete.club.names import BadName, tidy
from tapete.server.deeds import Greet, Rename, Seen, SignIn
from tapete.server.names import guest_name
from tapete.server.person import Person, Session
from tapete.server.seal import Seal
from tapete.server.sql_people import SqlPeople
from tapete.server.store import Fate
from tapete.server.writer import Writer

COOKIE: Final = "tapete"

SEEN: Final = 3600 * 1000
"""How exactly it is written down when a session was in use, in milliseconds."""

TRIES: Final = 20
"""How often another name is looked for, for a guest, when somebody registered has the first."""

AGENT: Final = 200
"""How much is kept of what a browser calls itself."""


class NameTaken(BadName):
    """A name that is somebody else's."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person, and the session by which he came; None: by the cookie of an older release."""

    person: Person
    session: Session | None


class Guests:
    """The people of this house, as they come in."""

    def __init__(
        self, people: SqlPeople, writer: Writer, seal: Seal, chance: random.Random
    ) -> None:
        self._people = people
        self._writer = writer
        self._seal = seal
        self._chance = chance

    @property
    def csrf_secret(self) -> str:
        """By what the house knows its own tokens."""
        return self._seal.secret("csrf")

    async def visitor(self, cookie: str | None) -> Visitor | None:
        """Return whom *cookie* names, None if it names nobody or the session is over."""
        named = None if cookie is None else self._seal.open(cookie)
        if named is None:
            return None
        found = await self._people.signed_in(named)
        if found is not None:
            session, person = found
            return Visitor(person, session)
        # the first release sealed the person; whoever has a password comes in by it
        guest = await self._people.person(named)
        return None if guest is None or guest.is_registered else Visitor(guest, None)

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Return whom *cookie* names now, None if it names nobody or the session is over."""
        visitor = await self.visitor(cookie)
        return None if visitor is None else visitor.person

    async def greet(self, now: int) -> Person:
        """Return somebody new."""
        person = Person(secrets.token_hex(10), await self._free_name(), now)
        await self._writer.commit(Greet(person))
        return person

    async def _free_name(self) -> str:
        """Return a name for a guest that nobody registered has, if one is found soon."""
        name = guest_name(self._chance)
        for _ in range(TRIES):
            if await self._people.called(name) is None:
                break
            name = guest_name(self._chance)
        return name

    async def sign_in(self, person: Person, agent: str, now: int) -> Session:
        """Return a new session of *person* at the device that calls itself *agent*."""
        session = Session(secrets.token_hex(16), person.id, now, now, agent[:AGENT])
        await self._writer.commit(SignIn(session))
        return session

    async def see(self, session: Session, now: int) -> None:
        """Note that *session* is in use *now*."""
        if now - session.seen >= SEEN:
            await self._writer.commit(Seen(session.id, now))

    def cookie(self, session: Session) -> str:
        """Return the cookie that names *session*."""
        return self._seal.close(session.id)

    async def name(self, person: Person) -> str:
        """Return the name that *person* has now: another request may have changed it."""
        now = await self._people.person(person.id)
        return person.name if now is None else now.name

    async def rename(self, person: Person, wanted: str) -> Person:
        """Return *person* under the name that was *wanted*, tidied; or raise BadName."""
        name = tidy(wanted)
        if await self._writer.commit(Rename(person.id, name)) is Fate.LOST:
            raise NameTaken(f"expected a name that nobody has, got {name!r}")
        return replace(person, name=name)
