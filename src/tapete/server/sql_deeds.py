"""Which part of the database a person's deed belongs to.

The one law: whatever comes too late changes nothing and is told so.
"""

from typing import assert_never

from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server import deeds
from tapete.server.deeds import PersonDeed
from tapete.server.sql_insert import Insert
from tapete.server.sql_office import write_office
from tapete.server.sql_people import write_account
from tapete.server.sql_results import count
from tapete.server.sql_talk import write_talk


async def write_deed(connection: AsyncConnection, insert: Insert, deed: PersonDeed) -> bool:
    """Return whether *deed* was done, not too late."""
    match deed:
        case deeds.Count():
            return await count(connection, insert, deed)
        case deeds.Write() | deeds.Invite() | deeds.Sweep():
            return await write_talk(connection, insert, deed)
        case deeds.Complain() | deeds.CloseReport() | deeds.Mute() | deeds.Ban():
            return await write_office(connection, deed)
        case deeds.Appoint() | deeds.Reset():
            return await write_office(connection, deed)
        case deeds.Greet() | deeds.Rename() | deeds.Register() | deeds.NewPassword():
            return await write_account(connection, insert, deed)
        case deeds.SignIn() | deeds.SignOut() | deeds.Seen() | deeds.Delete():
            return await write_account(connection, insert, deed)
        case deeds.Relate() | deeds.Unrelate():
            return await write_account(connection, insert, deed)
        case _:
            assert_never(deed)
