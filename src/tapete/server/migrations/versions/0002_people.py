"""Accounts, sessions, relations, chat, reports, results and ratings.

Long: a migration is a list, read from top to bottom.
"""

import sqlalchemy as sa
from alembic import op

from tapete.server.person import public_name

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and give everybody a public name."""
    op.add_column("people", sa.Column("public", sa.String(10)))
    op.add_column("people", sa.Column("folded", sa.Text))
    op.add_column("people", sa.Column("password", sa.Text))
    op.add_column("people", sa.Column("registered", sa.BigInteger))
    op.add_column(
        "people", sa.Column("operator", sa.Boolean, server_default=sa.false(), nullable=False)
    )
    op.add_column("people", sa.Column("muted_until", sa.BigInteger))
    op.add_column("people", sa.Column("banned_until", sa.BigInteger))
    op.create_index("ix_people_folded", "people", ["folded"], unique=True)
    op.create_index("ix_people_public", "people", ["public"], unique=True)
    _name_everybody()
    op.create_table(
        "chat",
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("person_id", sa.String(32)),
        sa.Column("origin", sa.String(80), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_chat_person_id", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.PrimaryKeyConstraint("line", name="pk_chat"),
        sa.UniqueConstraint("origin", name="uq_chat_origin"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_at", "chat", ["at"])
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
    op.create_index("ix_chat_table_id", "chat", ["table_id", "line"])
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_invitations_person_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.PrimaryKeyConstraint("code", name="pk_invitations"),
    )
    op.create_index("ix_invitations_expires", "invitations", ["expires"])
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "ledger",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("detail", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_ledger_person_id", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_ledger"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_ratings_person_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_ratings"),
    )
    op.create_table(
        "relations",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("other_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["other_id"], ["people.id"], name="fk_relations_other_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_relations_person_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "other_id", "kind", name="pk_relations"),
    )
    op.create_index("ix_relations_other_id", "relations", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("by_id", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["by_id"], ["people.id"], name="fk_reports_by_id", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_reports_person_id", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_person_id", "reports", ["person_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.Column("score", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_counted", "results", ["counted", "at"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_sessions_person_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "curve",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_curve_person_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_curve_table_id"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_curve"),
    )
    op.create_table(
        "parts",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("who", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("fate", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_parts_table_id"),
        sa.PrimaryKeyConstraint("table_id", "who", name="pk_parts"),
    )


def _name_everybody() -> None:
    people = sa.table("people", sa.column("id", sa.String), sa.column("public", sa.String))
    connection = op.get_bind()
    for person in connection.execute(sa.select(people.c.id)).scalars().all():
        change = sa.update(people).where(people.c.id == person)
        connection.execute(change.values(public=public_name(person)))


def downgrade() -> None:
    """Drop the tables, the ones that point first."""
    for name in (
        "parts",
        "curve",
        "sessions",
        "results",
        "reports",
        "relations",
        "ratings",
        "ledger",
        "invitations",
        "chat",
    ):
        op.drop_table(name)
    for name in ("public", "folded"):
        op.drop_index(f"ix_people_{name}", "people")
    for name in (
        "public",
        "folded",
        "password",
        "registered",
        "operator",
        "muted_until",
        "banned_until",
    ):
        op.drop_column("people", name)
