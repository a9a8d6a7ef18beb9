"""Players with accounts and bots, for tests."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from emporion.server.storage.schema import metadata
from emporion.server.web.authentication import COOKIE
from tests.server.live_server import LiveServer, Visitor

PASSWORD = "correct horse battery"


def account(server: LiveServer, login: str, **more: Any) -> Visitor:
    """A new visitor with an account."""
    visitor = server.visitor()
    visitor.post("/api/me/account", {"login": login, "password": PASSWORD, **more})
    return visitor


def bot_of(server: LiveServer, owner: Visitor, label: str = "Robot") -> tuple[Visitor, dict[str, str]]:
    """A bot that uses one of its owner's tokens, and the response that created it."""
    made = owner.post("/api/me/tokens", {"label": label})
    bot = server.visitor()
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    return bot, made


def sit_together(host: Visitor, *others: Visitor, **more: Any) -> str:
    """A running game of these players."""
    table = host.open_table(seats=" ".join(["me", *("open" for _ in others)]), **more)
    for other in others:
        other.post(f"/api/tables/{table}/seats", {})
    host.post(f"/api/tables/{table}/start", {})
    return table


def resign(visitor: Visitor, table: str) -> None:
    with visitor.at(table) as client:
        answer = client.command("resign", command="resign")  # a key that no other command of this seat has
        assert answer["t"] == "done", answer


def another_browser(server: LiveServer, visitor: Visitor) -> Visitor:
    """A browser with a copy of the session cookie, as a thief would have."""
    copy = server.visitor()
    copy.http.cookies.set(COOKIE, visitor.http.cookies[COOKIE])
    return copy


def everything_stored(server: LiveServer) -> list[str]:
    """Every value of every column, as text."""

    def reading(connection: Connection) -> list[str]:
        found = (row for table in metadata.sorted_tables for row in connection.execute(select(table)))
        return [
            bytes(value).decode(errors="replace") if isinstance(value, bytes) else str(value)
            for row in found
            for value in row
        ]

    return server.services.database.run_sync(reading)


def how_many(server: LiveServer, what: Any) -> int:
    return server.services.database.run_sync(
        lambda connection: connection.execute(select(func.count()).select_from(what)).scalar_one()
    )
