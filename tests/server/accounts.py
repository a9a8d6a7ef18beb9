"""People with accounts and bots, for tests."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from emporion.server.storage.schema import metadata
from emporion.server.web.identity import COOKIE
from tests.server.serving import Serving, Visitor

PASSWORD = "correct horse battery"


def account(serving: Serving, login: str, **more: Any) -> Visitor:
    """Somebody new with an account."""
    visitor = serving.visitor()
    visitor.post("/api/me/account", {"login": login, "password": PASSWORD, **more})
    return visitor


def bot_of(serving: Serving, owner: Visitor, label: str = "Robot") -> tuple[Visitor, dict[str, str]]:
    """A program that plays with a token of its owner's, and what the owner was told."""
    made = owner.post("/api/me/tokens", {"label": label})
    bot = serving.visitor()
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    return bot, made


def sit_together(host: Visitor, *others: Visitor, **more: Any) -> str:
    """A running game of these."""
    table = host.open_table(seats=" ".join(["me", *("open" for _ in others)]), **more)
    for other in others:
        other.post(f"/api/tables/{table}/seats", {})
    host.post(f"/api/tables/{table}/start", {})
    return table


def resign(visitor: Visitor, table: str) -> None:
    with visitor.at(table) as place:
        answer = place.command("resign", command="resign")  # its name is like no other on this seat
        assert answer["t"] == "done", answer


def another_browser(serving: Serving, visitor: Visitor) -> Visitor:
    """One that has a copy of the cookie, as a thief would."""
    copy = serving.visitor()
    copy.http.cookies.set(COOKIE, visitor.http.cookies[COOKIE])
    return copy


def everything_stored(serving: Serving) -> list[str]:
    """Every value of every column, as text."""

    def reading(connection: Connection) -> list[str]:
        found = (row for table in metadata.sorted_tables for row in connection.execute(select(table)))
        return [bytes(value).decode() if isinstance(value, bytes) else str(value) for row in found for value in row]

    return serving.house.database.now(reading)


def how_many(serving: Serving, what: Any) -> int:
    return serving.house.database.now(
        lambda connection: connection.execute(select(func.count()).select_from(what)).scalar_one()
    )
