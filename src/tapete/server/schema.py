"""The tables of the database; the migrations make exactly these, and a test compares the two.

The one law: whatever is known of a person hangs on the row in ``people``, so that deleting the row
deletes it or blanks it.
"""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.BigInteger),
    sa.Column("frozen", sa.Text),
)

log: Final = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("origin", sa.String(80), nullable=False),
    sa.Column("entries", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "origin"),
    sqlite_with_rowid=False,  # rows of one table lie side by side, in order
)

people: Final = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("public", sa.String(10)),  # none only in what an older release wrote
    sa.Column("folded", sa.Text),  # none for guests: a guest's name is not his alone
    sa.Column("password", sa.Text),
    sa.Column("registered", sa.BigInteger),
    sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("muted_until", sa.BigInteger),
    sa.Column("banned_until", sa.BigInteger),
    sa.Index("ix_people_public", "public", unique=True),
    sa.Index("ix_people_folded", "folded", unique=True),
)


sessions: Final = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column(
        "person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("agent", sa.Text, nullable=False),
)

relations: Final = sa.Table(
    "relations",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column(
        "other_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    # friend: asked for, and if the other says the same, agreed; block; mute
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("line", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id")),  # none: the lobby
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sa.Column("origin", sa.String(80), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.String(20), nullable=False),
    sa.Index("ix_chat_table_id", "table_id", "line"),
    sa.UniqueConstraint("origin"),
    sqlite_autoincrement=True,  # a number is never given twice, whatever was swept away
)

invitations: Final = sa.Table(
    "invitations",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
)

reports: Final = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sa.Column("by_id", sa.ForeignKey("people.id", ondelete="SET NULL")),
    sa.Column("table_id", sa.ForeignKey("tables.id")),
    sa.Column("line", sa.Integer),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),  # what was written last, as it stood
    sa.Column("closed", sa.BigInteger),
    sa.Column("note", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

ledger: Final = sa.Table(
    "ledger",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("operator", sa.Text, nullable=False),  # by name: it must outlive him
    sa.Column("act", sa.String(16), nullable=False),
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="SET NULL")),
    sa.Column("detail", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

results: Final = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("winner", sa.Integer),  # none: nobody won
    sa.Column("score", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # who held each at the end, and under what name
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Index("ix_results_counted", "counted", "at"),
)

parts: Final = sa.Table(
    "parts",
    metadata,
    sa.Column("table_id", sa.ForeignKey("results.table_id"), primary_key=True),
    sa.Column("who", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("fate", sa.String(8), nullable=False),
)

ratings: Final = sa.Table(
    "ratings",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
)

curve: Final = sa.Table(
    "curve",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("results.table_id"), primary_key=True),
    sa.Column("number", sa.Float, nullable=False),
)

sitters: Final = sa.Table(
    "sitters",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("who", sa.Integer, primary_key=True, autoincrement=False),
    # the link that the deletion of a person blanks; the log itself names nobody
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    # whether he was registered when the first cards were dealt; none: he was not there, or it was
    # in an older release
    sa.Column("registered", sa.Boolean),
)

dues: Final = sa.Table(
    "dues",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)

processes: Final = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("started", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
