"""The first schema: the log, the tables, the people and who sits where.

Long: a migration is a list, read from top to bottom.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("frozen", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.String(80), nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.UniqueConstraint("table_id", "origin", name="uq_log_table_id_origin"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.PrimaryKeyConstraint("table_id", "who", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitters_table_id"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_sitters_person_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_sitters_person_id", "sitters", ["person_id"])
    op.create_table(
        "dues",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_dues"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_dues_table_id"),
    )
    op.create_index("ix_dues_at", "dues", ["at"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )


def downgrade() -> None:
    """Drop the tables, the ones that point first."""
    for name in ("processes", "dues", "sitters", "log", "people", "tables"):
        op.drop_table(name)
