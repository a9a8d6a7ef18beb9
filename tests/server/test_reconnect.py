"""Lines that are cut, dead or slow, and servers that start anew: nothing is lost, nothing happens twice, and who comes
back hears exactly what was missed."""

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

Json = Any
LONGEST_SILENCE = 11.5  # seconds in which a dead line is noticed
SILENCE = 1.5  # seconds after which the server gives a connection up, in these tests
COME_BACK = 1012  # what a server says that stops


@pytest.fixture(autouse=True)
def _no_faults() -> Iterator[None]:
    """Whatever happens to a line is no failure of the server."""
    before = metrics.registry.get_sample_value("emporion_faults_total")
    yield
    assert metrics.registry.get_sample_value("emporion_faults_total") == before


@pytest.fixture
def impatient(any_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server that waits only a moment for an answer to its pings."""
    monkeypatch.setattr(asgi_protocols, "PING_INTERVAL", SILENCE / 2)
    monkeypatch.setattr(asgi_protocols, "PONG_TIMEOUT", SILENCE / 2)
    with LiveServer(any_database) as running:
        yield running


@contextmanager
def back(visitor: Visitor, table: str, gone: TableClient) -> Iterator[TableClient]:
    """Somebody comes back, hears exactly what was missed, and then knows the whole story."""
    with visitor.at(table, since=gone.version) as client:
        assert [proxy["version"] for proxy in client.log] == list(range(gone.version + 1, client.version + 1))
        client.log = [*gone.log, *client.log]
        yield client


def has_seen_everything_once(client: TableClient, visitor: Visitor, table: str, server: LiveServer) -> None:
    """Somebody with a past knows what somebody knows who comes in now, which is what is stored."""
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
    """A command that can be sent more than once."""
    return {"command": name, "version": client.version, "actions": [some_action(client)]}


def stay(client: TableClient, *seats: bool) -> float:
    """Ping as browsers do, until these are there; how many seconds that took."""
    began = time.monotonic()
    while {"t": "presence", "seats": list(seats), "watching": 0} not in client.until_pong():
        assert time.monotonic() < began + 20, "nobody noticed"
        time.sleep(0.05)
    return time.monotonic() - began


# Lines that are cut


def test_who_is_cut_off_in_the_middle_of_a_game_comes_back_and_plays_on(shared_server: LiveServer) -> None:
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


def test_a_command_whose_answer_was_lost_has_one_effect_and_the_same_answer(shared_server: LiveServer) -> None:
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


def test_a_command_that_did_not_arrive_happens_when_it_is_sent_again(shared_server: LiveServer) -> None:
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


def test_whenever_a_line_is_cut_every_command_happens_once(shared_server: LiveServer) -> None:
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


# Lines that are dead, though they look alive


def test_others_are_told_that_a_line_is_dead(impatient: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(impatient)
    with FlakyProxy(impatient.port) as proxy, bartek.at(table) as other, proxy.via(ada).at(table) as client:
        stay(other, True, True)
        until_it_is_the_turn_of(client, other)
        before, move = stored_count(impatient, table), next_move(client, "lost")
        proxy.die()
        client.send("play", **move)
        assert SILENCE / 2 < stay(other, False, True) < SILENCE + 2, "but who answers stays"
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


def test_who_comes_back_before_a_dead_line_is_noticed_was_never_away(impatient: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(impatient)
    with FlakyProxy(impatient.port) as proxy, bartek.at(table) as other, proxy.via(ada).at(table) as client:
        stay(other, True, True)
        play_on(client, other, 2)
        proxy.die()
        with back(ada, table, client) as again:
            heard, began = len(other.frames), time.monotonic()
            while connections(impatient, table) > 2:
                assert time.monotonic() < began + SILENCE + 2, "nobody noticed"
                play_on(again, other, 1)
                for each in (again, other):
                    each.until_pong()
                time.sleep(0.1)
            other.until_pong()
            told = [message for message in map(json.loads, other.frames[heard:]) if message["t"] == "presence"]
            assert {tuple(message["seats"]) for message in told} == {(True, True)}
            has_seen_everything_once(again, ada, table, impatient)
        proxy.cut()


def test_who_slept_wakes_up_on_a_dead_line_and_hears_what_was_missed(impatient: LiveServer) -> None:
    """The lid of a laptop was closed; meanwhile all others left, and the table left the memory."""
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
            assert time.monotonic() - began < 1.0
            assert again.version == other.version
            assert again.scene["offers"]
            assert again.play(some_action(again))["t"] == "done"
            has_seen_everything_once(again, ada, table, impatient)
        proxy.cut()


# Lines that are slow


def test_over_a_slow_line_the_game_goes_on_without_gaps(shared_server: LiveServer) -> None:
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
        for _ in range(3):  # impatient: no answer yet
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


# Servers that start anew


def known_again(server: LiveServer, visitor: Visitor) -> Visitor:
    """The same browser at another server that has the same database."""
    again = server.visitor()
    again.http.cookies.update(visitor.http.cookies)
    return again


def test_after_a_restart_the_game_goes_on_where_it_was(database: str) -> None:
    """When the server stops, a move is stored whose answer is lost, and a word is on its way that does not arrive."""
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


def test_a_dead_line_is_noticed_soon_enough() -> None:
    assert asgi_protocols.PING_INTERVAL + asgi_protocols.PONG_TIMEOUT <= LONGEST_SILENCE
