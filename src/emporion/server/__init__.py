"""The game server: accounts, tables and bots over HTTP and WebSocket, on a database that loses no acknowledged move.

`room/` runs the tables, `storage/` is the database, `web/` is HTTP and WebSocket. `app.py` puts them together.
"""

from emporion.kernel.extras import require

require("server", "a server")
