"""Where a player has no choice, the server answers after a moment."""

from __future__ import annotations

import time
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from emporion import lessons
from emporion.server.room.entries import Entry, Moved, decoded
from emporion.server.storage.tables import stored_entries
from tests.server.live_server import LiveServer, TableClient, some_action, turns
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

PAUSE = 0.5
GAME = "discovery"
"""A turn often ends with nothing left to do."""


def play_until_no_choice(at_a: TableClient, at_b: TableClient) -> tuple[TableClient, TableClient]:
    """Play until the player to move has only one legal action; returns that player first."""
    while True:
        active, other = turns(at_a, at_b)
        if len(active.scene["offers"]) == 1:
            return active, other
        active.play(some_action(active))


def test_the_only_answer_is_given_by_itself(any_database: str) -> None:
    with LiveServer(any_database, answer_pause_seconds=PAUSE) as server:
        ada, bartek, table = two_at_a_table(server, game=GAME)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, other = play_until_no_choice(at_a, at_b)
            began, version, seat = time.monotonic(), active.version, active.scene["you"]
            assert active.scene["answers_itself"]
            assert not other.scene["answers_itself"], "others do not learn that there is no choice"
            only = some_action(active)
            other.wait_for_version(version + 1)
            assert time.monotonic() - began > PAUSE / 2
            entry = decoded(server.services.database.run_sync(stored_entries, table)[version + 1].body)
            assert isinstance(entry, Moved)
            assert (entry.seat, entry.actions[0]) == (seat, only)
            active.wait_for_version(version + 1)
            told = [each.log[-1]["automatic"] for each in (active, other)]
            assert told == [True, False], "nor afterwards that there was none"


@pytest.mark.parametrize("answer", ["undo", "play"])
def test_a_player_may_be_quicker(any_database: str, answer: str) -> None:
    """A move that was taken back is not answered, and an answer is not given twice."""
    with LiveServer(any_database, answer_pause_seconds=PAUSE) as server:
        ada, bartek, table = two_at_a_table(server, game=GAME)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = play_until_no_choice(at_a, at_b)
            while answer == "undo" and not active.scene["undo"]["alone"]:
                active.play(some_action(active))
                active, _ = play_until_no_choice(at_a, at_b)
            if answer == "undo":
                active.command("undo", version=active.version)
            else:
                active.play(some_action(active))
            version, move = active.version, active.scene["move"]
            assert len(turns(at_a, at_b)[0].scene["offers"]) > 1
            time.sleep(2 * PAUSE)
            active.until_pong()
            assert (active.version, active.scene["move"]) == (version, move)


@pytest.mark.parametrize("game", ["dale", "discovery"])
def test_the_only_answer_is_given_by_itself_in_lessons(any_database: str, game: str) -> None:
    with LiveServer(any_database, answer_pause_seconds=0.0) as server:
        learner = server.visitor("Ada")
        table = learner.post(f"/api/lessons/{game}", {})["table"]
        lesson = learner.get(f"/api/lessons/{game}")
        asked = {step["move"]: step["actions"] for step in lesson["steps"] if step["actions"]}
        with learner.at(table) as client:
            for move, actions in asked.items():
                client.wait_for(partial(is_asked_at, move, lesson["seat"]))
                assert client.play(*actions)["t"] == "done"
            client.wait_for(lambda scene: scene["move"] == lesson["last"])
        assert learner.get(f"/api/lessons/{game}?table={table}")["kept"] == lesson["last"]
    entries = [entry for _, entry in entries_of(server, table) if isinstance(entry, Moved) and entry.automatic]
    assert len(entries) >= 3
    assert {entry.seat for entry in entries} == {lesson["seat"]}


def is_asked_at(move: int, seat: int, scene: dict[str, Any]) -> bool:
    return bool(scene["move"] == move and scene["actor"] == seat)


def test_a_lesson_with_something_to_say_waits(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there is no choice: a plugin's lesson may ask for the end of a turn."""
    played = lessons.find("dale")
    first, ending, *rest = played.lesson.scenes
    asking = msgspec.structs.replace(ending, steps=first.steps[:1])
    taught = msgspec.structs.replace(played.lesson, scenes=[first, asking, *rest])
    monkeypatch.setattr(lessons, "find", lambda name: msgspec.structs.replace(played, lesson=taught))
    with LiveServer(any_database, answer_pause_seconds=0.0) as server:
        learner = server.visitor("Ada")
        table = learner.post("/api/lessons/dale", {})["table"]
        with learner.at(table) as client:
            assert client.play(*played.moves[0].actions)["t"] == "done"
            client.until_pong()
            assert (client.scene["move"], client.scene["answers_itself"]) == (1, False)
            assert len(client.scene["offers"]) == 1


def test_an_answer_that_is_due_is_given_after_a_restart(any_database: str) -> None:
    with LiveServer(any_database) as server:
        ada, bartek, table = two_at_a_table(server, game=GAME)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            version = play_until_no_choice(at_a, at_b)[0].version
    with LiveServer(any_database, answer_pause_seconds=0.0) as server, server.visitor().at(table) as client:
        client.wait_for(lambda message: client.version > version, PATIENCE)


def entries_of(server: LiveServer, table: str) -> list[tuple[int, Entry]]:
    """The time and the contents of every stored entry."""
    return [(each.at, decoded(each.body)) for each in server.services.database.run_sync(stored_entries, table)]


def test_several_answers_in_a_row_have_one_pause(any_database: str) -> None:
    """In Dale, players with nothing to reveal are asked before and after the Delivery."""
    pause = 4 * PAUSE  # longer than the answers themselves take on a busy machine
    with LiveServer(any_database, answer_pause_seconds=pause) as server:
        ada, bartek, table = two_at_a_table(
            server, game="dale", options={"decks": ["macaws", "squirrels", "chameleons"]}
        )
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            while True:
                active, other = play_until_no_choice(at_a, at_b)
                other.wait_for_version(active.version + 1)
                moves = [(at, entry) for at, entry in entries_of(server, table) if isinstance(entry, Moved)]
                gaps = [
                    later - at
                    for (at, move), (later, following) in pairwise(moves)
                    if move.automatic and following.automatic and move.seat == following.seat
                ]
                if gaps:
                    break
            assert gaps[0] < 1000 * pause


def test_undo_goes_back_to_what_the_player_chose(any_database: str) -> None:
    """Also if the automatic answer comes first: the command names the version before it."""
    with LiveServer(any_database, answer_pause_seconds=PAUSE) as server:
        ada, bartek, table = two_at_a_table(server, game=GAME)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            while True:
                active, _ = play_until_no_choice(at_a, at_b)
                version, move, can_undo = active.version, active.scene["move"], active.scene["undo"]["alone"]
                active.wait_for_version(version + 1)
                if can_undo and active.scene["undo"]["alone"]:
                    break
            assert active.scene["undo"]["back_to"] == move - 1
            assert active.command("undo", version=version)["t"] == "done"
            assert active.scene["move"] == move - 1
            assert len(active.scene["offers"]) > 1
