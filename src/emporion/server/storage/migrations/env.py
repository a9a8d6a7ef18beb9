"""How alembic reaches our database: the connection is passed in by `upgrade.py`, inside one transaction."""

from __future__ import annotations

from alembic import context

from emporion.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite changes a table by writing it anew
    transactional_ddl=True,
)
context.run_migrations()
