"""``insert`` of the database at hand: `on conflict` is not standard SQL.

The one law: both databases say it the same way, so a query is written once.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = Callable[[sa.Table], sqlite.Insert | postgresql.Insert]

INSERTS: Final[dict[str, Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""By the name of the dialect."""
