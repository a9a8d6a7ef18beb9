"""Reconnecting after broken, silent or slow connections and restarts: nothing is lost, nothing happens twice, and the
client gets exactly the log it missed."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from emporion.server import asgi_protocols, metrics
from tests.server.flaky_proxy import FlakyProxy
from tests.server.live_server import (
    LiveServer,
    TableClient,
    Visitor,
    connections,
    some_action,
    stored_count,
    turns,
    wait_until,
)
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

Json = Any
LONGEST_SILENCE = 11.5  # seconds in which a silent connection is noticed
SILENCE = 3.0  # ping timeout of the server in these tests
COME_BACK = 1012  # the close code of a stopping server


@pytest.fixture(autouse=True)
def _no_faults() -> Iterator[None]:
    """Broken connections are no faults of the server."""
    before = metrics.registry.get_sample_value("emporion_faults_total")
    yield
    assert metrics.registry.get_sample_value("emporion_faults_total") == before


@pytest.fixture
def impatient(any_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server with a short ping timeout."""
    monkeypatch.setattr(asgi_protocols, "PING_INTERVAL", SILENCE / 2)
    monkeypatch.setattr(asgi_protocols, "PONG_TIMEOUT", SILENCE / 2)
    with LiveServer(any_database) as running:
        yield running


@contextmanager
def back(visitor: Visitor, table: str, gone: TableClient) -> Iterator[TableClient]:
    """Reconnect: the client gets exactly the log it missed, and then has all of it."""
    with visitor.at(table, since=gone.version) as client:
        assert [proxy["version"] for proxy in client.log] == list(range(gone.version + 1, client.version + 1))
        client.log = [*gone.log, *client.log]
        yield client


def has_seen_everything_once(client: TableClient, visitor: Visitor, table: str, server: LiveServer) -> None:
    """A reconnected client has what a new client gets, which is what is stored."""
    with visitor.at(table) as newcomer:
        client.wait_for_version(newcomer.version)
        assert (client.version, client.scene, client.log) == (newcomer.version, newcomer.scene, newcomer.log)
    assert [proxy["version"] for proxy in client.log] == list(range(stored_count(server, table)))


def play_on(one: TableClient, two: TableClient, moves: int) -> None:
    for _ in range(moves):
        active, _ = turns(one, two)
        assert active.play(some_action(active))["t"] == "done"
    turns(one, two)


def until_it_is_the_turn_of(one: TableClient, two: TableClient) -> None:
    while turns(one, two)[0] is not one:
        play_on(one, two, 1)


def next_move(client: TableClient, name: str) -> dict[str, Json]:
    """A command that can be repeated."""
    return {"command": name, "version": client.version, "actions": [some_action(client)]}


def stay(client: TableClient, *seats: bool) -> float:
    """Ping as browsers do until these seats are connected; returns the seconds."""
    began = time.monotonic()
    presence = {"t": "presence", "seats": list(seats), "watching": 0, "away": None, "takeover": None}
    while presence not in ({**frame, "away": None, "takeover": None} for frame in client.until_pong()):
        assert time.monotonic() < began + PATIENCE, "nobody noticed"
        time.sleep(0.05)
    return time.monotonic() - began


# Broken connections


def test_a_player_reconnects_and_plays_on(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with FlakyProxy(shared_server.port) as proxy, bartek.at(table) as other:
        with proxy.via(ada).at(table) as client:
            play_on(client, other, 3)
            proxy.cut()
            assert client.wait_for_close() == 0, "there was no word of farewell"
        other.wait_for_presence(False, True)
        assert other.command("say", phrase="wow")["t"] == "done"
        with back(proxy.via(ada), table, client) as again:
            assert len(again.log) == len(client.log) + 1
            other.wait_for_presence(True, True)
            play_on(again, other, 3)
            has_seen_everything_once(again, ada, table, shared_server)
        has_seen_everything_once(other, bartek, table, shared_server)


def test_a_command_whose_answer_was_lost_runs_once_with_the_same_answer(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with FlakyProxy(shared_server.port) as proxy, bartek.at(table) as other:
        with proxy.via(ada).at(table) as client:
            until_it_is_the_turn_of(client, other)
            before, move = stored_count(shared_server, table), next_move(client, "lost")
            proxy.lose_answers()
            client.send("play", **move)
            wait_until(lambda: stored_count(shared_server, table) == before + 1)
            proxy.cut()
            proxy.mend()
        other.wait_for_version(before)
        with back(proxy.via(ada), table, client) as again:
            assert len(again.log) == len(client.log) + 1
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before}
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before}
            assert stored_count(shared_server, table) == before + 1
            play_on(again, other, 2)
            has_seen_everything_once(again, ada, table, shared_server)


def test_a_lost_command_runs_when_repeated(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with FlakyProxy(shared_server.port) as proxy, bartek.at(table) as other:
        with proxy.via(ada).at(table) as client:
            until_it_is_the_turn_of(client, other)
            before, move = stored_count(shared_server, table), next_move(client, "lost")
            proxy.die()
            client.send("play", **move)
            proxy.cut()
            proxy.mend()
        assert stored_count(shared_server, table) == before
        with back(proxy.via(ada), table, client) as again:
            assert again.log == client.log
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before}
            play_on(again, other, 2)
            has_seen_everything_once(again, ada, table, shared_server)


def test_every_command_runs_once_whenever_the_connection_breaks(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    dice = random.Random(17)
    arrived = 0
    with FlakyProxy(shared_server.port) as proxy, bartek.at(table) as other, ada.at(table) as here:
        before = stored_count(shared_server, table)
        gone = here
        for number in range(12):
            here.wait_for_version(gone.version)
            until_it_is_the_turn_of(here, other)
            with back(proxy.via(ada), table, gone) as client:
                client.wait_for_version(here.version)
                move = next_move(client, f"move-{number}")
                if dice.random() < 0.4:
                    proxy.die()
                client.send("play", **move)
                time.sleep(dice.choice((0.0, 0.0005, 0.001, 0.002, 0.005)))
                proxy.cut()
                proxy.mend()
            with back(proxy.via(ada), table, client) as again:
                arrived += again.version > client.version
                done = again.command("play", **move)
                assert done["t"] == "done"
                again.wait_for_version(done["version"])
            gone = again
        here.wait_for_version(gone.version)
        assert stored_count(shared_server, table) == before + here.scene["move"], "every move was made once"
        with back(ada, table, gone) as client:
            has_seen_everything_once(client, ada, table, shared_server)
    assert 0 < arrived < 12, "sometimes it had arrived, and sometimes not"


# Silent connections


def test_others_are_told_of_a_silent_connection(impatient: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(impatient)
    with FlakyProxy(impatient.port) as proxy, bartek.at(table) as other, proxy.via(ada).at(table) as client:
        stay(other, True, True)
        until_it_is_the_turn_of(client, other)
        before, move = stored_count(impatient, table), next_move(client, "lost")
        proxy.die()
        client.send("play", **move)
        assert SILENCE / 2 < stay(other, False, True) < LONGEST_SILENCE, "but who answers stays"
        wait_until(lambda: connections(impatient, table) == 1)
        assert other.command("say", phrase="your-turn")["t"] == "done"
        with back(ada, table, client) as again:
            stay(other, True, True)
            assert stored_count(impatient, table) == before + 1
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before + 1}
            play_on(again, other, 2)
            proxy.mend()
            assert client.wait_for_close() in (0, 1011), "what was on its way is not heard any more"
            assert again.command("say", phrase="hello")["t"] == "done"
            has_seen_everything_once(again, ada, table, impatient)


def test_reconnecting_before_the_timeout_is_no_absence(impatient: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(impatient)
    with FlakyProxy(impatient.port) as proxy, bartek.at(table) as other, proxy.via(ada).at(table) as client:
        stay(other, True, True)
        play_on(client, other, 2)
        proxy.die()
        with back(ada, table, client) as again:
            heard, began = len(other.frames), time.monotonic()
            while connections(impatient, table) > 2:
                assert time.monotonic() < began + LONGEST_SILENCE, "nobody noticed"
                play_on(again, other, 1)
                for each in (again, other):
                    each.until_pong()
                time.sleep(0.1)
            other.until_pong()
            told = [message for message in map(json.loads, other.frames[heard:]) if message["t"] == "presence"]
            assert {tuple(message["seats"]) for message in told} == {(True, True)}
            has_seen_everything_once(again, ada, table, impatient)
        proxy.cut()


def test_a_client_that_slept_reconnects_and_gets_what_it_missed(impatient: LiveServer) -> None:
    """A laptop sleeps; meanwhile the others leave, and the table is unloaded."""
    ada, bartek, table = two_at_a_table(impatient)
    with FlakyProxy(impatient.port) as proxy, proxy.via(ada).at(table) as client:
        with bartek.at(table) as other:
            stay(other, True, True)
            proxy.die()
            stay(other, False, True)
            while other.scene["offers"]:
                play_on(other, other, 1)
            assert other.command("say", phrase="goodbye")["t"] == "done"
        wait_until(lambda: connections(impatient, table) == 0)
        impatient.services.rooms.unload(table)
        began = time.monotonic()
        with back(ada, table, client) as again:
            assert time.monotonic() - began < SILENCE
            assert again.version == other.version
            assert again.scene["offers"]
            assert again.play(some_action(again))["t"] == "done"
            has_seen_everything_once(again, ada, table, impatient)
        proxy.cut()


# Slow connections


def test_a_slow_connection_has_no_gaps(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with (
        FlakyProxy(shared_server.port, delay=0.3) as proxy,
        proxy.via(ada).at(table) as client,
        bartek.at(table) as other,
    ):
        began = time.monotonic()
        client.until_pong()
        assert time.monotonic() - began > 2 * proxy.delay
        until_it_is_the_turn_of(client, other)
        before, move = stored_count(shared_server, table), next_move(client, "slow")
        for _ in range(3):  # no answer yet
            client.send("play", **move)
            time.sleep(proxy.delay / 3)
            assert other.command("say", phrase="your-turn")["t"] == "done"
        answers = [client.receive("done", "refused") for _ in range(3)]
        assert {(each["t"], each["command"]) for each in answers} == {("done", "slow")}
        assert len({each["version"] for each in answers}) == 1
        assert stored_count(shared_server, table) == before + 4
        play_on(client, other, 1)
        has_seen_everything_once(client, ada, table, shared_server)
        has_seen_everything_once(other, bartek, table, shared_server)


# Restarts


def known_again(server: LiveServer, visitor: Visitor) -> Visitor:
    """The same browser at another server with the same database."""
    again = server.visitor()
    again.http.cookies.update(visitor.http.cookies)
    return again


def test_a_game_continues_after_a_restart(database: str) -> None:
    """When the server stops, one move is stored but its answer is lost, and one phrase does not arrive."""
    with LiveServer(database) as first, FlakyProxy(first.port) as deaf, FlakyProxy(first.port) as mute:
        ada, bartek, table = two_at_a_table(first)
        stranger = first.visitor()
        with deaf.via(ada).at(table) as here, mute.via(bartek).at(table) as there, stranger.at(table) as watching:
            play_on(here, there, 3)
            until_it_is_the_turn_of(here, there)
            before, move = stored_count(first, table), next_move(here, "arrives")
            word = {"command": "is-lost", "phrase": "wow"}
            deaf.lose_answers()
            mute.die()
            here.send("play", **move)
            there.send("say", **word)
            watching.wait_for_version(before)
            deaf.cut()
            mute.cut()
            first.server.should_exit = True
            assert watching.wait_for_close() == COME_BACK
    with LiveServer(database) as second:
        ada, bartek = known_again(second, ada), known_again(second, bartek)
        with back(ada, table, here) as one, back(bartek, table, there) as two:
            assert (one.version, one.scene["you"], two.scene["you"]) == (before, 0, 1)
            assert one.command("play", **move) == {"t": "done", "command": "arrives", "version": before}
            assert two.command("say", **word) == {"t": "done", "command": "is-lost", "version": before + 1}
            assert stored_count(second, table) == before + 2
            play_on(one, two, 3)
            has_seen_everything_once(one, ada, table, second)
            has_seen_everything_once(two, bartek, table, second)


def test_a_silent_connection_is_noticed_in_time() -> None:
    assert asgi_protocols.PING_INTERVAL + asgi_protocols.PONG_TIMEOUT <= LONGEST_SILENCE
