"""The database: one schema on SQLite and PostgreSQL, plain functions over a connection, and one write queue per
process."""
