"""Hash chains of entries that a test has changed, as if they had been stored like that."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from emporion.server.storage import schema
from emporion.server.storage.chain import chain
from emporion.server.storage.tables import stored_entries


def rechain(connection: Connection) -> None:
    """Compute the hashes of all stored entries anew."""
    for table in connection.execute(select(schema.tables.c.id)).scalars().all():
        for entry in chain(table, stored_entries(connection, table)):
            here = (schema.entries.c.table == table) & (schema.entries.c.version == entry.version)
            connection.execute(update(schema.entries).where(here).values(hash=entry.hash))
