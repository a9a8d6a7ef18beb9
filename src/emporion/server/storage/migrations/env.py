"""Alembic's environment. `migration.py` passes in the connection, inside one transaction."""

from __future__ import annotations

from alembic import context

from emporion.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite alters a table by rewriting it
    transactional_ddl=True,
)
context.run_migrations()
