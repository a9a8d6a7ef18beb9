"""Idempotency: a repeated command runs once and gets the same answer."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import Connection, and_, delete, update

from emporion.server.storage import tables
from emporion.server.storage.chain import chain
from emporion.server.storage.schema import entries, snapshots
from tests.server.live_server import LiveServer, TableClient, some_action, stored_count, turns
from tests.server.test_tables import two_at_a_table


@pytest.mark.parametrize("times", range(1, 6))
def test_a_repeated_command_runs_once(either_server: LiveServer, times: int) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, other = turns(at_a, at_b)
        before, version, action = stored_count(either_server, table), active.version, some_action(active)
        for _ in range(times):
            active.send("play", command="once", version=version, actions=[action])
        answers = [active.receive("done", "refused") for _ in range(times)]
        assert [(each["t"], each["command"], each["version"]) for each in answers] == [
            ("done", "once", version + 1)
        ] * times
        assert stored_count(either_server, table) == before + 1
        assert [each["version"] for each in other.until_pong() if each["t"] == "step"] == [version + 1]


def test_an_idempotency_key_holds_over_connections_and_restarts(
    either_server: LiveServer,
) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        player = ada if active is at_a else bartek
        before, version = stored_count(either_server, table), active.version
        play = {"command": "once", "version": version, "actions": [some_action(active)]}
        with player.at(table) as second:
            active.send("play", **play)
            second.send("play", **play)
            first, same = active.receive("done", "refused"), second.receive("done", "refused")
            assert first == same == {"t": "done", "command": "once", "version": version + 1}
    with player.at(table) as back:
        assert back.command("play", **play) == first
    either_server.services.rooms.unload(table)
    with player.at(table) as later:
        assert later.command("play", **play) == first
    assert stored_count(either_server, table) == before + 1


def test_an_idempotency_key_is_bound_to_what_the_command_said(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        player, version, action = (ada if active is at_a else bartek), active.version, some_action(active)
        others = [offer["action"] for offer in active.scene["offers"] if offer["action"] != action]
        play = {"command": "once", "version": version, "actions": [action]}
        done = active.command("play", **play)
        assert done["t"] == "done"
        said = active.command("say", command="talk", phrase="hello")
        before = stored_count(either_server, table)

    def check(client: TableClient) -> None:
        for actions in ([others[0]], [action, action], []):
            refused = client.command("play", **{**play, "actions": actions})
            assert (refused["t"], refused["error"]["id"]) == ("refused", "command-changed")
            assert (refused["command"], refused["scene"]["version"]) == ("once", client.version)
        for kind, more in (("say", {"phrase": "hello"}), ("resign", {}), ("undo", {"version": version + 1})):
            assert client.command(kind, command="once", **more)["error"]["id"] == "command-changed"
        assert client.command("say", command="talk", phrase="wow")["error"]["id"] == "command-changed"
        assert client.command("say", command="talk", phrase="hello") == said
        assert client.command("play", **play) == done
        assert client.command("play", **{**play, "version": version + 1}) == done, "a later version is no other content"

    with player.at(table) as client:
        check(client)
    either_server.services.rooms.unload(table)  # which stores a snapshot
    with player.at(table) as client:
        check(client)
    delete_snapshots(either_server)
    either_server.services.rooms.unload(table)
    with player.at(table) as client:
        check(client)
    assert stored_count(either_server, table) == before


def test_a_command_that_was_stored_without_its_content_is_accepted_as_before(either_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(either_server)
    with ada.at(table) as client:
        done = client.command("say", command="once", phrase="hello")
        forget_contents(either_server, table)
    either_server.services.rooms.unload(table)
    delete_snapshots(either_server)
    with ada.at(table) as client:
        assert client.command("say", command="once", phrase="hello") == done
        assert client.command("say", command="once", phrase="wow") == done


def delete_snapshots(server: LiveServer) -> None:
    server.services.database.run_sync(lambda connection: connection.execute(delete(snapshots)) and None)


def forget_contents(server: LiveServer, table: str) -> None:
    """Leave the entries as a version before contents were stored would have written them."""

    def forget(connection: Connection) -> None:
        found = tables.stored_entries(connection, table)
        for entry in chain(table, [each._replace(content=b"") for each in found]):
            here = and_(entries.c.table == table, entries.c.version == entry.version)
            connection.execute(update(entries).where(here), {"content": None, "hash": entry.hash})

    server.services.database.run_sync(forget)


def test_commands_repeated_in_any_order_from_two_tabs_run_once(
    either_server: LiveServer,
) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    dice = random.Random(4)
    with ada.at(table) as client, ada.at(table) as tab, bartek.at(table) as other:
        before = stored_count(either_server, table)
        phrases = {f"say-{number}": ("hello", "wow", "sorry")[number % 3] for number in range(5)}
        copies = [name for name in phrases for _ in range(5)]
        dice.shuffle(copies)
        answers: dict[str, set[int]] = {name: set() for name in phrases}
        for name in copies:
            done = dice.choice((client, tab)).command("say", command=name, phrase=phrases[name])
            assert done["t"] == "done"
            answers[name].add(done["version"])
        assert all(len(versions) == 1 for versions in answers.values())
        assert stored_count(either_server, table) == before + len(phrases)
        turns(client, tab, other)
        told = {line["version"]: line["texts"][0]["args"]["phrase"]["id"] for line in other.log[-len(phrases) :]}
        assert told == {version: f"phrase-{phrases[name]}" for name, (version,) in answers.items()}
        assert client.log == tab.log


def test_idempotency_keys_are_per_player(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        one = at_a.command("say", command="same", phrase="hello")
        two = at_b.command("say", command="same", phrase="hello")
        assert (one["version"] + 1, two["t"]) == (two["version"], "done")


def test_idempotency_keys_are_per_table(either_server: LiveServer) -> None:
    ada = either_server.visitor("Ada")
    for table in (ada.open_table(), ada.open_table()):
        with ada.at(table) as client:
            before = stored_count(either_server, table)
            assert client.command("say", command="same", phrase="hello")["version"] == before
            assert stored_count(either_server, table) == before + 1


def test_a_refused_command_may_be_repeated(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        action = some_action(active)
        assert active.play(action, version=0, command="again")["error"]["id"] == "table-stale"
        assert active.play(action, command="again")["t"] == "done"


def test_an_undone_command_is_not_run_again(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        version, action = active.version, some_action(active)
        done = active.play(action, version=version, command="once")
        assert active.command("undo", version=active.version)["t"] == "done"
        turns(at_a, at_b)
        before = active.scene
        assert active.play(action, version=version, command="once") == done
        assert active.play(action, command="once") == done
        assert (active.scene, active.scene["move"]) == (before, 0)
        assert active.play(action, command="twice")["t"] == "done"
