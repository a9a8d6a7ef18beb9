"""Branches: they start where another game was, are played against bots, cannot be undone beyond
their start, and keep the seal of their deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from emporion.games import find, names
from emporion.kernel.errors import CannotUndo, LocalizedError
from emporion.kernel.seats import SEAT_NAMES
from emporion.match import loads, replay
from emporion.match.record import dumps
from emporion.server.room import frames
from emporion.server.room.entries import decoded, encoded
from emporion.server.room.table import Table
from emporion.server.room.table_state import Stage
from emporion.server.web.replays import moment_of
from tests.server.hidden_information import begun_where, new_table, play_on
from tests.server.live_server import LiveServer, TableClient, Visitor, some_action
from tests.server.test_tables import finish, two_at_a_table
from tests.soak import all_by_soak

Json = Any
MIDDLE = 12
SHORT = {"carthage": {"end_tokens": 3}}
"""Options for short games."""


class Played(NamedTuple):
    """A finished game and its players."""

    ada: Visitor
    table: str
    record: Json

    @property
    def address(self) -> str:
        return f"/api/tables/{self.table}"

    def branch(self, move: int, seat: int | None = None) -> str:
        table: str = self.ada.post(f"{self.address}/branch", {"move": move, "seat": seat})["table"]
        return table

    def challenge(self, seat: int = 0) -> str:
        """The token of a challenge."""
        token: str = self.ada.post(f"{self.address}/challenge", {"seat": seat})["challenge"]
        return token


def take(token: str, visitor: Visitor, **more: Json) -> str:
    """Try a challenge; returns the table."""
    table: str = visitor.post(f"/api/challenges/{token}/tries", more)["table"]
    return table


def played(server: LiveServer, game: str = "carthage", seats: str = "me apprentice") -> Played:
    ada = server.visitor("Ada")
    table = ada.open_table(game, seats, options=SHORT.get(game, {}))
    with ada.at(table) as client:
        finish(client)
    return Played(ada, table, ada.get(f"/api/tables/{table}/record"))


@pytest.fixture(scope="module")
def over(shared_server: LiveServer) -> Played:
    return played(shared_server)


def move_of(over: Played, seat: int, after: int = MIDDLE) -> int:
    """A move after which a seat has to decide."""
    moves = over.record["moves"]
    return next(number for number in range(after, len(moves)) if moves[number].startswith(SEAT_NAMES[seat]))


def my_turn(client: TableClient) -> TableClient:
    client.wait_for(lambda scene: scene["offers"] or scene["stage"] == "over")
    return client


# Branches


@pytest.mark.parametrize("game", all_by_soak(names(), usual=names()[:1]))
def test_a_branch_is_played_to_its_end(shared_server: LiveServer, game: str) -> None:
    over = played(shared_server, game, "me apprentice apprentice")
    move = move_of(over, 0)
    table = over.branch(move)
    with over.ada.at(table) as client:
        then = over.ada.get(f"{over.address}/moves/{move}?seat=0")
        assert client.scene["view"] == then["view"]
        assert client.scene["origin"] == {"kind": "branch", "of": over.table, "first": move, "seat": 0}
        assert (client.scene["rated"], client.scene["public"], client.scene["move"]) == (False, False, move)
        finish(client, seed=1)
    record = over.ada.get(f"/api/tables/{table}/record")
    assert record["moves"][:move] == over.record["moves"][:move]
    assert record["key"] == over.record["key"]
    assert record["commitment"] != over.record["commitment"], "a promise of its own"
    replay(loads(over.ada.http.get(f"/api/tables/{table}/record").content, "record"), find)


def test_a_branch_seats_the_player_at_the_seat_to_move(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server, seats="me apprentice open")
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        first = at_a.scene["actor"]
        at_a.command("resign")
        at_b.command("resign")
    moves = ada.get(f"/api/tables/{table}/record")["moves"]
    if moves:  # the bot moved first
        first = int(moves[0][1]) - 1
    for wish in (None, 0, 1, 2):
        opened = ada.post(f"/api/tables/{table}/branch", {"move": 0, "seat": wish})
        seats = ada.get(f"/api/tables/{opened['table']}")["scene"]["seats"]
        mine = first if wish is None else wish
        assert [taken["seat"] for taken in opened["seats"]] == [mine]
        assert (seats[mine]["kind"], seats[mine]["name"]) == ("person", "Ada")
        levels = {0: "merchant", 1: "apprentice", 2: "merchant"}
        others = {number: each["level"] for number, each in enumerate(seats) if number != mine}
        assert others == {number: level for number, level in levels.items() if number != mine}


def test_a_branch_with_another_seat_lets_bots_move_first(over: Played) -> None:
    table = over.branch(move_of(over, 1), seat=0)
    with over.ada.at(table) as client:
        my_turn(client)
        assert client.scene["you"] == 0
        assert client.scene["move"] > client.scene["origin"]["first"]


def test_anyone_with_the_link_may_branch(shared_server: LiveServer, over: Played) -> None:
    stranger = shared_server.visitor("Bartek")
    table = stranger.post(f"{over.address}/branch", {"move": move_of(over, 0)})["table"]
    with stranger.at(table) as client, over.ada.at(table) as other:
        assert (client.scene["you"], other.scene["you"]) == (0, None)


def test_a_branch_can_be_branched(over: Played) -> None:
    move = move_of(over, 0)
    first = over.branch(move)
    with over.ada.at(first) as client:
        finish(client)
        last = client.scene["move"]
    again = over.ada.post(f"/api/tables/{first}/branch", {"move": last - 1})["table"]
    assert over.ada.get(f"/api/tables/{again}")["scene"]["origin"]["of"] == first
    assert over.ada.post(f"/api/tables/{first}/branch", {"move": move - 1}, expect=409) == "table-before-beginning"


def test_the_rematch_of_a_branch_is_freshly_dealt(over: Played) -> None:
    table = over.branch(move_of(over, 0))
    with over.ada.at(table) as client:
        client.command("resign")
    scene = over.ada.get(f"/api/tables/{over.ada.post(f'/api/tables/{table}/rematch')['table']}")["scene"]
    assert scene["origin"] is None
    assert scene["stage"] == "running"


@pytest.mark.parametrize(
    ("data", "status", "reason"),
    [
        ({"move": 100_000}, 404, "table-no-such-move"),
        ({"move": -1}, 400, "request-wrong"),
        ({"move": 1, "seat": 3}, 404, "table-no-such-seat"),
        ({"move": 1, "seat": 4}, 400, "request-wrong"),
        ({}, 400, "request-wrong"),
    ],
)
def test_unknown_moves_and_seats_cannot_be_branched(over: Played, data: Json, status: int, reason: str) -> None:
    assert over.ada.post(f"{over.address}/branch", data, expect=status) == reason


def test_the_end_cannot_be_branched(over: Played) -> None:
    last = len(over.record["moves"])
    assert over.ada.post(f"{over.address}/branch", {"move": last}, expect=409) == "table-is-over"
    assert over.branch(last - 1)


def test_running_games_have_no_branches_or_challenges(shared_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(shared_server)
    for what, data in (("branch", {"move": 0}), ("challenge", {"seat": 0})):
        assert ada.post(f"/api/tables/{table}/{what}", data, expect=409) == "table-not-over"
        assert ada.post(f"/api/tables/nosuchtable/{what}", data, expect=404) == "table-unknown"


def test_branching_needs_a_name(shared_server: LiveServer, over: Played) -> None:
    new = shared_server.visitor()
    assert new.post(f"{over.address}/branch", {"move": 1}, expect=401) == "visitor-unknown"


def test_branches_count_for_the_rate_limit(any_database: str) -> None:
    with LiveServer(any_database, tables_per_minute=2) as server:
        over = played(server)
        over.branch(1)
        assert over.ada.post(f"{over.address}/branch", {"move": 1}, expect=429) == "request-too-many"
        new = server.visitor("Bartek")
        token = over.challenge()
        assert new.post(f"/api/challenges/{token}/tries", {}, expect=429) == "request-too-many"


# Undo stops at the start


def positions(game: str, seed: int, count: int) -> Iterator[Table]:
    table, dice = new_table(game, 2, seed, {}), random.Random(seed)
    for step in range(count):
        if table.stage is not Stage.RUNNING or table.match is None:
            return
        yield table
        play_on(table, dice.choice(table.match.legal()), step + 2)


@pytest.mark.parametrize("game", names())
def test_undo_stops_at_the_start(game: str) -> None:
    floors = 0
    for table in positions(game, seed=3, count=60):
        assert table.match is not None
        here = begun_where(table)
        assert here.match is not None
        assert here.match.version == table.match.version == here.start_move
        for seat in range(2):
            assert not frames.scene_of(here, seat).undo.alone
            with pytest.raises(LocalizedError) as refused:
                here.validate_undo(seat)
            try:
                table.match.version_to_undo(seat)
            except CannotUndo:
                continue
            assert refused.value.message.id == "table-before-beginning"
            floors += 1
    assert floors, "an undo was possible but for the starting point"


def test_a_starting_points_entry_round_trips() -> None:
    here = begun_where(list(positions("carthage", 1, 9))[-1])
    assert decoded(encoded(here.opened)) == here.opened


def test_undo_requests_stop_at_the_start(over: Played) -> None:
    move = move_of(over, 0)
    table = over.branch(move)
    with over.ada.at(table) as client:
        before = client.scene["view"]
        client.play(some_action(my_turn(client)))
        my_turn(client)
        assert client.command("ask", version=client.version, to=move - 1)["error"]["id"] == "table-before-beginning"
        assert client.command("ask", version=client.version, to=move)["t"] == "done"
        client.wait_for(lambda scene: scene["move"] == move)
        assert client.scene["view"] == before


def test_replays_and_logs_begin_at_the_start(over: Played) -> None:
    move = move_of(over, 0)
    table = over.branch(move)
    ada, address = over.ada, f"/api/tables/{table}"
    assert ada.get(f"{address}/moves/{move - 1}", expect=409) == "table-before-beginning"
    assert [each["move"] for each in ada.get(f"{address}/moves?first={move - 3}")] == [move]
    (text,) = ada.get(f"{address}/moves/{move}")["log"]["texts"]
    assert text == {"is": "text", "id": "log-started-at", "args": {"kind": "branch", "move": move}}


def test_a_branchs_replay_equals_the_originals() -> None:
    table = list(positions("dale", 5, 30))[-1]
    here = begun_where(table)
    move = here.start_move
    assert moment_of(here, 1, move, "seat").view == moment_of(table, 1, move, "seat").view


# Restarts and records


def test_a_branch_survives_a_restart(database: str) -> None:
    with LiveServer(database) as server:
        over = played(server)
        friend = server.visitor("Bartek")
        token = over.challenge()
        tables = [over.branch(move_of(over, 0)), take(token, friend)]
        people = [over.ada, friend]
        looks = []
        for person, table in zip(people, tables, strict=True):
            with person.at(table) as client:
                client.play(some_action(my_turn(client)))
                my_turn(client)
                looks.append((client.version, client.scene))
    with LiveServer(database) as server:
        for person, table, (version, scene) in zip(people, tables, looks, strict=True):
            back = server.visitor()
            back.http.cookies = person.http.cookies
            with back.at(table) as client:
                assert (client.version, client.scene) == (version, scene)
                finish(client)
            replay(loads(back.http.get(f"/api/tables/{table}/record").content, "record"), find)
        back = server.visitor()
        back.http.cookies = friend.http.cookies
        assert [each["is_mine"] for each in back.get(f"/api/challenges/{token}")["results"]].count(True) == 1
        assert take(token, back) == tables[1]


def test_a_changed_starting_point_breaks_the_seal(over: Played) -> None:
    table = over.branch(move_of(over, 0))
    with over.ada.at(table) as client:
        finish(client)
    record = loads(over.ada.http.get(f"/api/tables/{table}/record").content, "record")
    record.key = "0" * 64
    with pytest.raises(LocalizedError) as broken:
        replay(loads(dumps(record), "record"), find)
    assert broken.value.message.id == "record-promise"
