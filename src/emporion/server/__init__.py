"""The game room: people, tables and bots over HTTP and WebSocket, on a database that loses nothing.

`room/` is what happens at tables, `storage/` how it is kept, `web/` how it is reached. `app.py` puts them together.
"""
