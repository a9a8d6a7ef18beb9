"""How the room is reached: HTTP for everything about people and tables, a WebSocket for what happens at a table."""
