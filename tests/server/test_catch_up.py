"""A reconnecting client gets exactly the log it missed; a new client gets the end of the log."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.server.room import table as table_of_room
from emporion.server.room.feed import MAX_LOG_LINES
from tests.server.live_server import LiveServer, TableClient, some_action, turns
from tests.server.test_tables import two_at_a_table

Json = Any


def versions(client: TableClient) -> list[int]:
    return [line["version"] for line in client.log]


def play_and_talk(one: TableClient, two: TableClient, rounds: int) -> None:
    """Two entries per round: a move, and a phrase."""
    for number in range(rounds):
        active, _ = turns(one, two)
        assert active.play(some_action(active))["t"] == "done"
        assert (one, two)[number % 2].command("say", phrase="wow")["t"] == "done"
    turns(one, two)


def test_a_reconnecting_client_gets_what_it_missed(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        active.play(some_action(active))
        turns(at_a, at_b)
        missed = at_a.version
        play_and_talk(at_a, at_b, 8)
        with ada.at(table, since=missed) as back:
            assert back.version == at_a.version == missed + 16
            assert versions(back) == list(range(missed + 1, missed + 17))
            assert back.log == at_a.log[-16:]
            assert back.scene == at_a.scene
        with ada.at(table, since=at_a.version) as back:
            assert (back.log, back.scene) == ([], at_a.scene)
        with ada.at(table) as back:
            assert versions(back) == list(range(at_a.version + 1))


def test_a_reconnecting_client_gets_it_from_an_unloaded_room_too(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        seen = client.version
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        play_and_talk(at_a, at_b, 4)
        told = [line for line in at_a.log if line["version"] > seen]
    shared_server.services.rooms.unload(table)
    with ada.at(table, since=seen) as back:
        assert versions(back) == list(range(seen + 1, back.version + 1))
        assert back.log == told


def test_a_spectator_reconnects_too(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    stranger = shared_server.visitor()
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        with stranger.at(table) as watching:
            seen, beginning = watching.version, watching.log
        play_and_talk(at_a, at_b, 3)
        with stranger.at(table, since=seen) as back, stranger.at(table) as first:
            assert versions(back) == list(range(seen + 1, at_a.version + 1))
            assert [*beginning, *back.log] == first.log


@pytest.mark.parametrize("since", [-1, -50, 99_999_999, 10**30, "", "two", "1.5", "%201", "0x1"])
def test_a_malformed_since_gets_the_whole_log(shared_server: LiveServer, since: int | str) -> None:
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table, since=since) as client:
        assert versions(client) == list(range(client.version + 1))


@pytest.mark.parametrize("since", ["%C2%B2", 9_999_999])
def test_an_impossible_since_gets_the_whole_log(shared_server: LiveServer, since: int | str) -> None:
    """A table restored from a backup has a lower version than its clients."""
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table, since=since) as client:
        assert versions(client) == list(range(client.version + 1))


def test_a_scene_has_the_end_of_a_long_log(shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_of_room, "MAX_PHRASES", 2 * MAX_LOG_LINES)
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        for number in range(MAX_LOG_LINES):
            client.send("say", command=f"s{number}", phrase="hello")
        client.wait_for_version(MAX_LOG_LINES + 2)
        with ada.at(table, since=1) as back:
            assert versions(back) == list(range(3, MAX_LOG_LINES + 3))


def test_a_missed_and_undone_move_is_only_reported_as_undone(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        seen = active.version
        active.play(some_action(active))
        back = active.command("undo", version=active.version)["version"]
        assert back == seen + 2
        turns(at_a, at_b)
        with ada.at(table, since=seen) as returned:
            assert [(line["version"], line["texts"][0]["id"]) for line in returned.log] == [(back, "log-took-back")]
            assert (returned.version, returned.scene) == (back, at_a.scene)
            active, _ = turns(at_a, at_b)
            done = active.play(some_action(active))
            returned.wait_for_version(done["version"])
            turns(at_a, at_b)
            assert returned.scene == at_a.scene
