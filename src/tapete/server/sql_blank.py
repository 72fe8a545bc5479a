"""What a person leaves behind when he is deleted: his part in what others did, without his name.

The one law: what stands here as JSON, and so hangs on no row of his, is blanked with it.
"""

from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server import schema
from tapete.server.said import Said

_seats: Final = msgspec.json.Decoder(tuple[tuple[int | None, str], ...])
_lines: Final = msgspec.json.Decoder(tuple[Said, ...])


async def blank_results(connection: AsyncConnection, person: str) -> None:
    """Take the name of *person* out of the results of his matches."""
    results, sitters = schema.results, schema.sitters
    played = sa.select(results.c.table_id, results.c.seats, sitters.c.who).join(
        sitters, sitters.c.table_id == results.c.table_id
    )
    rows = await connection.execute(played.where(sitters.c.person_id == person))
    for table, seats, who in rows.all():
        nameless = [
            (holder, "" if holder == who else name) for holder, name in _seats.decode(seats)
        ]
        change = sa.update(results).where(results.c.table_id == table)
        await connection.execute(change.values(seats=msgspec.json.encode(nameless).decode()))


async def blank_reports(connection: AsyncConnection, public: str) -> None:
    """Take what somebody known as *public* wrote out of all reports."""
    reports = schema.reports
    query = sa.select(reports.c.id, reports.c.lines).where(reports.c.lines.contains(public))
    for report, lines in (await connection.execute(query)).all():
        kept = [line for line in _lines.decode(lines) if line.person != public]
        change = sa.update(reports).where(reports.c.id == report)
        await connection.execute(change.values(lines=msgspec.json.encode(kept).decode()))
