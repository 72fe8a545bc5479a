"""Accounts: a guest registers, signs in on other devices, changes his password, or is forgotten.

The one law: whatever is not done changes nothing, and what is done is durable.
"""

from http import HTTPStatus
from typing import Final

from tapete.club.names import BadName, fold, tidy
from tapete.server.deeds import NewPassword, Register, SignOut
from tapete.server.farewells import Farewells
from tapete.server.guests import Guests, Visitor
from tapete.server.passwords import Attempts, BadPassword, Busy, Passwords
from tapete.server.person import Person, Session
from tapete.server.problems import Refuse
from tapete.server.sql_people import SqlPeople
from tapete.server.store import Fate
from tapete.server.writer import Writer

BY_NAME: Final = (10, 30.0)
"""How many passwords may be tried for one name at once, and then one in how many seconds."""

COMPLAINTS: Final = (10, 360.0)
"""How many reports somebody may file at once, and then one in how many seconds."""

BY_ADDRESS: Final = (60, 5.0)
"""The same for one address: a club may sit behind one."""


class Accounts:
    """The accounts of the house."""

    def __init__(
        self,
        people: SqlPeople,
        writer: Writer,
        guests: Guests,
        passwords: Passwords,
        farewells: Farewells,
    ) -> None:
        self._people = people
        self._writer = writer
        self._guests = guests
        self._passwords = passwords
        self._farewells = farewells
        self.complaints = Attempts(*COMPLAINTS)
        self._by_name = Attempts(*BY_NAME)
        self._by_address = Attempts(*BY_ADDRESS)

    async def register(self, person: Person, wanted: str, password: str, now: int) -> Person:
        """Return *person*, now registered under the name that was *wanted*."""
        if person.is_registered:
            raise Refuse(HTTPStatus.CONFLICT, "a guest", "somebody registered", "registered")
        try:
            name = tidy(wanted)
        except BadName as error:
            raise Refuse.of(HTTPStatus.BAD_REQUEST, str(error), "bad_name") from error
        self._refuse_floods(f"person:{person.id}")
        kept = await self._hash(password)
        if await self._writer.commit(Register(person.id, name, kept, now)) is Fate.LOST:
            expected = "a name that nobody has, of a guest"
            raise Refuse(HTTPStatus.CONFLICT, expected, repr(name), "name_taken")
        registered = await self._people.person(person.id)
        return person if registered is None else registered

    async def sign_in(
        self, name: str, password: str, address: str, agent: str, now: int
    ) -> tuple[Person, Session]:
        """Return who is called *name* and has *password*, and a session of his."""
        self._refuse_floods(f"name:{fold(name[:100])}", f"address:{address}")
        person = await self._people.called(name[:100])
        # nobody's password is looked up as well: it must take as long
        kept = await self._people.password("" if person is None else person.id)
        if not await self._is_right(kept, password) or person is None:
            expected = "a name and its password"
            raise Refuse(HTTPStatus.UNAUTHORIZED, expected, "others", "bad_sign_in")
        return person, await self._guests.sign_in(person, agent, now)

    async def change(self, visitor: Visitor, old: str, new: str) -> None:
        """Give *visitor* the *new* password; everywhere else he is signed out."""
        await self.confirm(visitor.person, old)
        kept = await self._hash(new)
        here = "" if visitor.session is None else visitor.session.id
        await self._writer.commit(NewPassword(visitor.person.id, kept, here))

    async def delete(self, person: Person, password: str) -> None:
        """Forget *person*: his name, password, friends and words, and that it was he who played."""
        if person.is_registered:
            await self.confirm(person, password)
        await self._farewells.see_out(person.id)

    async def confirm(self, person: Person, password: str) -> None:
        """Refuse unless *password* is that of *person*."""
        self._refuse_floods(f"person:{person.id}")
        if not await self._is_right(await self._people.password(person.id), password):
            raise Refuse(HTTPStatus.FORBIDDEN, "your password", "another", "wrong_password")

    async def sign_out(self, person: Person, session: str) -> bool:
        """Return whether *person* had that *session*; it is over now."""
        return await self._writer.commit(SignOut(person.id, session)) is Fate.DONE

    async def _hash(self, password: str) -> str:
        try:
            return await self._passwords.hash(password)
        except BadPassword as error:
            raise Refuse.of(HTTPStatus.BAD_REQUEST, str(error), "bad_password") from error
        except Busy as error:
            raise _too_many() from error

    async def _is_right(self, kept: str | None, password: str) -> bool:
        try:
            return await self._passwords.is_right(kept, password)
        except Busy as error:
            raise _too_many() from error

    def _refuse_floods(self, *keys: str) -> None:
        for key in keys:
            attempts = self._by_address if key.startswith("address:") else self._by_name
            if attempts.are_too_many(key):
                raise _too_many()


def _too_many() -> Refuse:
    expected = "fewer attempts, with a pause"
    return Refuse(HTTPStatus.TOO_MANY_REQUESTS, expected, "one more", "too_fast")
