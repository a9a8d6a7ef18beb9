"""How the room remembers: one schema on SQLite and on PostgreSQL, plain functions over a connection, one writer."""
