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

from emporion.server import metrics, wire
from tests.server.line import Line
from tests.server.serving import Place, Serving, Visitor, connections, some_action, stored, turns, wait_until
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
def impatient(any_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server that waits only a moment for an answer to its pings."""
    monkeypatch.setattr(wire, "SECONDS_BETWEEN_PINGS", SILENCE / 2)
    monkeypatch.setattr(wire, "SECONDS_TO_ANSWER", SILENCE / 2)
    with Serving(any_database) as running:
        yield running


@contextmanager
def back(visitor: Visitor, table: str, gone: Place) -> Iterator[Place]:
    """Somebody comes back, hears exactly what was missed, and then knows the whole story."""
    with visitor.at(table, since=gone.version) as place:
        assert [line["version"] for line in place.log] == list(range(gone.version + 1, place.version + 1))
        place.log = [*gone.log, *place.log]
        yield place


def has_seen_everything_once(place: Place, visitor: Visitor, table: str, serving: Serving) -> None:
    """Somebody with a past knows what somebody knows who comes in now, which is what is stored."""
    with visitor.at(table) as newcomer:
        place.wait_for_version(newcomer.version)
        assert (place.version, place.scene, place.log) == (newcomer.version, newcomer.scene, newcomer.log)
    assert [line["version"] for line in place.log] == list(range(stored(serving, table)))


def play_on(one: Place, two: Place, moves: int) -> None:
    for _ in range(moves):
        active, _ = turns(one, two)
        assert active.play(some_action(active))["t"] == "done"
    turns(one, two)


def until_it_is_the_turn_of(one: Place, two: Place) -> None:
    while turns(one, two)[0] is not one:
        play_on(one, two, 1)


def next_move(place: Place, name: str) -> dict[str, Json]:
    """A command that can be sent more than once."""
    return {"command": name, "version": place.version, "actions": [some_action(place)]}


def stay(place: Place, *seats: bool) -> float:
    """Ping as browsers do, until these are there; how many seconds that took."""
    began = time.monotonic()
    while {"t": "presence", "seats": list(seats), "watching": 0} not in place.until_pong():
        assert time.monotonic() < began + 20, "nobody noticed"
        time.sleep(0.05)
    return time.monotonic() - began


# Lines that are cut


def test_who_is_cut_off_in_the_middle_of_a_game_comes_back_and_plays_on(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    with Line(room.port) as line, bartek.at(table) as other:
        with line.from_(ada).at(table) as place:
            play_on(place, other, 3)
            line.cut()
            assert place.wait_for_close() == 0, "there was no word of farewell"
        other.wait_for_presence(False, True)
        assert other.command("say", phrase="wow")["t"] == "done"
        with back(line.from_(ada), table, place) as again:
            assert len(again.log) == len(place.log) + 1
            other.wait_for_presence(True, True)
            play_on(again, other, 3)
            has_seen_everything_once(again, ada, table, room)
        has_seen_everything_once(other, bartek, table, room)


def test_a_command_whose_answer_was_lost_has_one_effect_and_the_same_answer(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    with Line(room.port) as line, bartek.at(table) as other:
        with line.from_(ada).at(table) as place:
            until_it_is_the_turn_of(place, other)
            before, move = stored(room, table), next_move(place, "lost")
            line.lose_answers()
            place.say("play", **move)
            wait_until(lambda: stored(room, table) == before + 1)
            line.cut()
            line.mend()
        other.wait_for_version(before)
        with back(line.from_(ada), table, place) as again:
            assert len(again.log) == len(place.log) + 1
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before}
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before}
            assert stored(room, table) == before + 1
            play_on(again, other, 2)
            has_seen_everything_once(again, ada, table, room)


def test_a_command_that_did_not_arrive_happens_when_it_is_sent_again(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    with Line(room.port) as line, bartek.at(table) as other:
        with line.from_(ada).at(table) as place:
            until_it_is_the_turn_of(place, other)
            before, move = stored(room, table), next_move(place, "lost")
            line.die()
            place.say("play", **move)
            line.cut()
            line.mend()
        assert stored(room, table) == before
        with back(line.from_(ada), table, place) as again:
            assert again.log == place.log
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before}
            play_on(again, other, 2)
            has_seen_everything_once(again, ada, table, room)


def test_whenever_a_line_is_cut_every_command_happens_once(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    dice = random.Random(17)
    arrived = 0
    with Line(room.port) as line, bartek.at(table) as other, ada.at(table) as here:
        before = stored(room, table)
        gone = here
        for number in range(12):
            here.wait_for_version(gone.version)
            until_it_is_the_turn_of(here, other)
            with back(line.from_(ada), table, gone) as place:
                place.wait_for_version(here.version)
                move = next_move(place, f"move-{number}")
                if dice.random() < 0.4:
                    line.die()
                place.say("play", **move)
                time.sleep(dice.choice((0.0, 0.0005, 0.001, 0.002, 0.005)))
                line.cut()
                line.mend()
            with back(line.from_(ada), table, place) as again:
                arrived += again.version > place.version
                done = again.command("play", **move)
                assert done["t"] == "done"
                again.wait_for_version(done["version"])
            gone = again
        here.wait_for_version(gone.version)
        assert stored(room, table) == before + here.scene["move"], "every move was made once"
        with back(ada, table, gone) as place:
            has_seen_everything_once(place, ada, table, room)
    assert 0 < arrived < 12, "sometimes it had arrived, and sometimes not"


# Lines that are dead, though they look alive


def test_others_are_told_that_a_line_is_dead(impatient: Serving) -> None:
    ada, bartek, table = two_at_a_table(impatient)
    with Line(impatient.port) as line, bartek.at(table) as other, line.from_(ada).at(table) as place:
        stay(other, True, True)
        until_it_is_the_turn_of(place, other)
        before, move = stored(impatient, table), next_move(place, "lost")
        line.die()
        place.say("play", **move)
        assert SILENCE / 2 < stay(other, False, True) < SILENCE + 2, "but who answers stays"
        wait_until(lambda: connections(impatient, table) == 1)
        assert other.command("say", phrase="your-turn")["t"] == "done"
        with back(ada, table, place) as again:
            stay(other, True, True)
            assert stored(impatient, table) == before + 1
            assert again.command("play", **move) == {"t": "done", "command": "lost", "version": before + 1}
            play_on(again, other, 2)
            line.mend()
            assert place.wait_for_close() in (0, 1011), "what was on its way is not heard any more"
            assert again.command("say", phrase="hello")["t"] == "done"
            has_seen_everything_once(again, ada, table, impatient)


def test_who_comes_back_before_a_dead_line_is_noticed_was_never_away(impatient: Serving) -> None:
    ada, bartek, table = two_at_a_table(impatient)
    with Line(impatient.port) as line, bartek.at(table) as other, line.from_(ada).at(table) as place:
        stay(other, True, True)
        play_on(place, other, 2)
        line.die()
        with back(ada, table, place) as again:
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
        line.cut()


def test_who_slept_wakes_up_on_a_dead_line_and_hears_what_was_missed(impatient: Serving) -> None:
    """The lid of a laptop was closed; meanwhile all others left, and the table left the memory."""
    ada, bartek, table = two_at_a_table(impatient)
    with Line(impatient.port) as line, line.from_(ada).at(table) as place:
        with bartek.at(table) as other:
            stay(other, True, True)
            line.die()
            stay(other, False, True)
            while other.scene["offers"]:
                play_on(other, other, 1)
            assert other.command("say", phrase="goodbye")["t"] == "done"
        wait_until(lambda: connections(impatient, table) == 0)
        impatient.house.rooms.let_go(table)
        began = time.monotonic()
        with back(ada, table, place) as again:
            assert time.monotonic() - began < 1.0
            assert again.version == other.version
            assert again.scene["offers"]
            assert again.play(some_action(again))["t"] == "done"
            has_seen_everything_once(again, ada, table, impatient)
        line.cut()


# Lines that are slow


def test_over_a_slow_line_the_game_goes_on_without_gaps(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    with Line(room.port, delay=0.3) as line, line.from_(ada).at(table) as place, bartek.at(table) as other:
        began = time.monotonic()
        place.until_pong()
        assert time.monotonic() - began > 2 * line.delay
        until_it_is_the_turn_of(place, other)
        before, move = stored(room, table), next_move(place, "slow")
        for _ in range(3):  # impatient: no answer yet
            place.say("play", **move)
            time.sleep(line.delay / 3)
            assert other.command("say", phrase="your-turn")["t"] == "done"
        answers = [place.hear("done", "refused") for _ in range(3)]
        assert {(each["t"], each["command"]) for each in answers} == {("done", "slow")}
        assert len({each["version"] for each in answers}) == 1
        assert stored(room, table) == before + 4
        play_on(place, other, 1)
        has_seen_everything_once(place, ada, table, room)
        has_seen_everything_once(other, bartek, table, room)


# Servers that start anew


def known_again(serving: Serving, visitor: Visitor) -> Visitor:
    """The same browser at another server that has the same database."""
    again = serving.visitor()
    again.http.cookies.update(visitor.http.cookies)
    return again


def test_after_a_restart_the_game_goes_on_where_it_was(database: str) -> None:
    """When the server stops, a move is stored whose answer is lost, and a word is on its way that does not arrive."""
    with Serving(database) as first, Line(first.port) as deaf, Line(first.port) as mute:
        ada, bartek, table = two_at_a_table(first)
        stranger = first.visitor()
        with deaf.from_(ada).at(table) as here, mute.from_(bartek).at(table) as there, stranger.at(table) as watching:
            play_on(here, there, 3)
            until_it_is_the_turn_of(here, there)
            before, move = stored(first, table), next_move(here, "arrives")
            word = {"command": "is-lost", "phrase": "wow"}
            deaf.lose_answers()
            mute.die()
            here.say("play", **move)
            there.say("say", **word)
            watching.wait_for_version(before)
            deaf.cut()
            mute.cut()
            first.server.should_exit = True
            assert watching.wait_for_close() == COME_BACK
    with Serving(database) as second:
        ada, bartek = known_again(second, ada), known_again(second, bartek)
        with back(ada, table, here) as one, back(bartek, table, there) as two:
            assert (one.version, one.scene["you"], two.scene["you"]) == (before, 0, 1)
            assert one.command("play", **move) == {"t": "done", "command": "arrives", "version": before}
            assert two.command("say", **word) == {"t": "done", "command": "is-lost", "version": before + 1}
            assert stored(second, table) == before + 2
            play_on(one, two, 3)
            has_seen_everything_once(one, ada, table, second)
            has_seen_everything_once(two, bartek, table, second)


def test_a_dead_line_is_noticed_soon_enough() -> None:
    assert wire.SECONDS_BETWEEN_PINGS + wire.SECONDS_TO_ANSWER <= LONGEST_SILENCE
