"""A lesson at a real table: the opponent plays the recorded moves, a learner who deviates plays on, and nothing is
lost."""

from __future__ import annotations

from typing import Any, Never

import pytest

from emporion import lessons
from emporion.games import find
from emporion.kernel.errors import UnknownGame
from emporion.kernel.records import state_hash
from emporion.server.room.table_repository import is_completed_lesson
from tests.server.live_server import LiveServer, TableClient, Visitor, some_action
from tests.server.test_tables import two_at_a_table

Json = Any


def begun(server: LiveServer, game: str) -> tuple[Visitor, str]:
    learner = server.visitor("Ada")
    table: str = learner.post(f"/api/lessons/{game}", {})["table"]
    return learner, table


def follow(client: TableClient, lesson: Json, until: int) -> None:
    """Follow a lesson's steps up to a move, and answer where there is no choice, before the server does."""
    wanted = {step["move"]: step["actions"] for step in lesson["steps"] if step["actions"]}
    while client.scene["move"] < until:
        scene = client.wait_for(lambda scene: scene["actor"] == lesson["seat"] or scene["move"] >= until)
        if scene["move"] < until:
            assert scene["answers_itself"] == (scene["move"] not in wanted)
            actions = [some_action(client)] if scene["answers_itself"] else wanted[scene["move"]]
            assert client.play(*actions)["t"] == "done"


@pytest.mark.parametrize("game", lessons.names())
def test_following_the_steps_completes_the_lesson(shared_server: LiveServer, game: str) -> None:
    learner, table = begun(shared_server, game)
    lesson = learner.get(f"/api/lessons/{game}")
    with learner.at(table) as client:
        assert client.scene["origin"] == {
            "kind": "lesson",
            "of": game,
            "first": lesson["first"],
            "seat": lesson["seat"],
        }
        assert client.scene["you"] == lesson["seat"]
        assert not client.scene["public"]
        assert not client.scene["rated"]
        [listed] = learner.get("/api/me/tables")
        assert listed["actor"] == lesson["seat"]
        follow(client, lesson, lesson["last"])
        assert client.scene["actor"] == lesson["seat"]
        [listed] = learner.get("/api/me/tables")
        assert (listed["stage"], listed["actor"]) == ("running", None)  # it is completed and waits for nobody
        assert client.play(some_action(client))["t"] in ("done", "refused")  # the game is an ordinary one from here on
    assert learner.get(f"/api/lessons/{game}?table={table}")["kept"] == lesson["last"]


def test_the_opponent_plays_the_recorded_moves(shared_server: LiveServer) -> None:
    learner, table = begun(shared_server, "carthage")
    lesson = learner.get("/api/lessons/carthage")
    with learner.at(table) as client:
        follow(client, lesson, lesson["last"])
    room_ = shared_server.services.rooms._rooms[table]
    assert room_.table.match is not None
    line = lessons.find("carthage").moves
    assert [(commit.seat, commit.actions) for commit in room_.table.match.log[: len(line)]] == [
        (commit.seat, commit.actions) for commit in line
    ]


def test_a_branch_and_a_challenge_of_a_lesson_start_in_its_position(shared_server: LiveServer) -> None:
    learner, table = begun(shared_server, "dale-2")
    lesson = learner.get("/api/lessons/dale-2")
    move = lesson["first"] + 2
    with learner.at(table) as client:
        follow(client, lesson, move)
        client.command("resign", command="resign")
    branch = learner.post(f"/api/tables/{table}/branch", {"move": move})["table"]
    assert state_at(shared_server, branch, move) == state_at(shared_server, table, move)
    token = learner.post(f"/api/tables/{table}/challenge", {"seat": lesson["seat"]})["challenge"]
    tried = shared_server.visitor("Bartek").post(f"/api/challenges/{token}/tries", {})["table"]
    assert state_at(shared_server, tried, lesson["first"]) == state_at(shared_server, table, lesson["first"])


def state_at(server: LiveServer, table: str, move: int) -> int:
    match = server.services.rooms._rooms[table].table.match
    assert match is not None
    return state_hash(match.state_at(move))


@pytest.mark.parametrize("problem", [UnknownGame, lessons.BadLesson])
def test_the_game_goes_on_when_the_lesson_is_gone(
    shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch, problem: type[Exception]
) -> None:
    """A plugin may lose its lesson."""
    learner, table = begun(shared_server, "carthage")
    lesson = learner.get("/api/lessons/carthage")
    with learner.at(table) as client:
        follow(client, lesson, lesson["last"] - 1)
        here = shared_server.services.rooms._rooms[table].table
        client.wait_for(lambda scene: scene["actor"] == lesson["seat"])

        def gone(name: str) -> Never:
            raise problem(name)

        monkeypatch.setattr(lessons, "find", gone)
        assert not is_completed_lesson(here)
        assert client.command("say", phrase="hello")["t"] == "done"
        assert client.play(some_action(client))["t"] == "done"
        client.wait_for(
            lambda scene: scene["actor"] == lesson["seat"] and scene["move"] > lesson["last"]
        )  # a bot moved


def test_a_learner_who_deviates_plays_on_against_a_bot(shared_server: LiveServer) -> None:
    learner, table = begun(shared_server, "carthage")
    lesson = learner.get("/api/lessons/carthage")
    with learner.at(table) as client:
        assert client.play(find("carthage").parse_action("take B2"))["t"] == "done"
        client.wait_for(lambda scene: scene["actor"] == lesson["seat"] and scene["move"] > lesson["first"] + 1)
        assert client.scene["stage"] == "running"
    assert learner.get(f"/api/lessons/carthage?table={table}")["kept"] == lesson["first"]


def test_other_games_are_not_compared_with_a_lesson(shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons.PlayedLesson, "moves_followed", lambda played, log: 7)
    learner, table = begun(shared_server, "carthage")
    assert learner.get(f"/api/lessons/carthage?table={table}")["kept"] == 7
    _, _, other = two_at_a_table(shared_server)
    assert learner.get(f"/api/lessons/carthage?table={other}")["kept"] == 0


def test_a_lesson_goes_on_after_a_restart(any_database: str) -> None:
    with LiveServer(any_database) as server:
        learner, table = begun(server, "dale")
        lesson = learner.get("/api/lessons/dale")
        with learner.at(table) as client:
            follow(client, lesson, lesson["first"] + 8)
        cookies = learner.http.cookies
    with LiveServer(any_database) as server:
        again = server.visitor()
        again.http.cookies.update(cookies)
        with again.at(table) as client:
            assert client.scene["you"] == lesson["seat"]
            follow(client, lesson, lesson["last"])


def test_unknown_games_have_no_lesson(shared_server: LiveServer) -> None:
    visitor = shared_server.visitor("Ada")
    assert visitor.get("/api/lessons/chess", expect=404) == "request-no-such-page"
    assert visitor.post("/api/lessons/chess", {}, expect=404) == "request-no-such-page"
    assert visitor.get("/api/lessons/carthage?table=nothing", expect=404) == "table-unknown"


def test_a_lesson_needs_a_name(shared_server: LiveServer) -> None:
    assert shared_server.visitor().post("/api/lessons/carthage", {}, expect=400) == "player-name-missing"


def test_a_lesson_does_not_contain_its_key(shared_server: LiveServer) -> None:
    """It would reveal the next cards."""
    answer = shared_server.visitor().http.get("/api/lessons/carthage").text
    assert lessons.find("carthage").lesson.key not in answer
