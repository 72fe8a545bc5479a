"""How Alembic reaches the database: through the connection that ``migrate`` hands it."""

from alembic import context

from tapete.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
