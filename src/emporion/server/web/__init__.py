"""HTTP for accounts and tables, a WebSocket for each table's game."""
