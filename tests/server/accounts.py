"""Players with accounts and bots, for tests."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from typing import Any

from sqlalchemy import Connection, func, select

from emporion.server.pools import figures
from emporion.server.storage.schema import metadata
from emporion.server.web.authentication import COOKIE
from tests.server.live_server import LiveServer, Visitor, some_action, turns

PASSWORD = "correct horse battery"


def account(server: LiveServer, login: str, **more: Any) -> Visitor:
    """A new visitor with an account, who comes from an address that no other one has."""
    visitor = server.visitor()
    visitor.come_from(f"198.51.{len(server.visitors) // 250}.{len(server.visitors) % 250}")
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


def play_on(table: str, *people: Visitor, moves: int) -> None:
    """Play until each of these people, who have all seats, has made at least so many moves."""
    made: Counter[int] = Counter()
    with ExitStack() as stack:
        clients = [stack.enter_context(each.at(table)) for each in people]
        while len(made) < len(people) or min(made.values()) < moves:
            active = turns(*clients)[0]
            made[active.scene["you"]] += 1
            answer = active.play(some_action(active))
            assert answer["t"] == "done", answer


def resign_late(loser: Visitor, table: str, *others: Visitor) -> None:
    """Resign after half of a usual game."""
    game = loser.get(f"/api/tables/{table}")["scene"]["game"]
    play_on(table, loser, *others, moves=figures(game, 1 + len(others)).half_game)
    resign(loser, table)


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
