"""Who was registered when the first cards of a table were dealt.

The one law: a migration that was released is never changed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column; of what was dealt before nobody knows."""
    op.add_column("sitters", sa.Column("registered", sa.Boolean))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("sitters", "registered")
