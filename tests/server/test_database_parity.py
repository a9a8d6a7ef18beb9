"""Both databases store the same entries for the same commands."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from emporion.games import names
from emporion.kernel.chance import key_from_seed, key_to_bytes
from emporion.server import secret
from emporion.server.room import dealing
from emporion.server.storage.tables import stored_entries
from emporion.server.web import tables
from tests.server import postgres
from tests.server.live_server import LiveServer, TableClient
from tests.server.test_tables import two_at_a_table

MOVES = 25
Entries = list[tuple[int, int | None, str | None, str]]


def an_evening(database: str, game: str) -> tuple[Entries, Any]:
    """Two players move, talk, undo, leave and return, and one of them resigns; returns what is stored, and the final
    scene."""
    dice = random.Random(3)
    with LiveServer(database) as server:
        ada, bartek, table = two_at_a_table(server, game=game)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            for move in range(MOVES):
                active, other = in_step(at_a, at_b)
                done = active.play(dice.choice(active.scene["offers"])["action"])
                if move % 7 == 3:
                    other.command("say", phrase="wow")
                if move % 5 == 2:
                    in_step(at_a, at_b)
                    active.command("undo", version=done["version"])
            in_step(at_a, at_b)
            at_a.command("ask", version=at_a.version, to=3)
            in_step(at_a, at_b)
            at_b.command("answer", agrees=True)
            in_step(at_a, at_b)
            at_b.command("resign")
            in_step(at_a, at_b)
            ids = {ada.id: "Ada", bartek.id: "Bartek"}
            stored = server.services.database.run_sync(stored_entries, table)
            return (
                [
                    (line.version, line.by, number_of(line.idempotency_key), named(line.body.decode(), ids))
                    for line in stored
                ],
                {key: at_a.scene[key] for key in ("view", "ending", "commitment")},
            )


def number_of(command: str | None) -> str | None:
    """The clients name their connections at random, and number their commands."""
    return command and command.rpartition("-")[2]


def in_step(one: TableClient, two: TableClient) -> tuple[TableClient, TableClient]:
    """The client to move and the other; both up to date."""
    newest = max(one.version, two.version)
    for client in (one, two):
        client.wait_for_version(newest)
    return (one, two) if one.scene["offers"] else (two, one)


def named(text: str, ids: dict[str, str]) -> str:
    for id, name in ids.items():
        text = text.replace(id, name)
    return text


@pytest.mark.parametrize("game", names())
def test_both_databases_store_the_same(
    postgres_cluster: str, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, "new_secret", lambda: key_to_bytes(key_from_seed(5)))
    monkeypatch.setattr(tables, "secret", SimpleNamespace(**{**vars(secret), "new_id": lambda length: "t" * length}))
    on_sqlite = an_evening(f"sqlite:///{tmp_path / 'room.sqlite'}", game)
    on_postgres = an_evening(postgres.new_database(postgres_cluster, f"parity_{game}"), game)
    assert on_sqlite == on_postgres
    assert len(on_sqlite[0]) > MOVES
