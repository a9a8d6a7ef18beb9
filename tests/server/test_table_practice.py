"""Practice positions at real tables: a verdict after each move, any number of tries, and no trace among the games."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from emporion.games import find
from emporion.lessons import practice
from emporion.server.web import lessons as web_lessons
from tests.server.live_server import LiveServer, TableClient, Visitor
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

Json = Any
NAME = "lose-nothing"


def begun(server: LiveServer, game: str, name: str) -> tuple[Visitor, str]:
    learner = server.visitor("Ada")
    table: str = learner.post(f"/api/practice/{game}/{name}", {})["table"]
    return learner, table


def standing(learner: Visitor, game: str, name: str, table: str) -> Json:
    return learner.get(f"/api/practice/{game}/{name}?table={table}")


def play(client: TableClient, game: str, seat: int, lines: list[str]) -> None:
    """Play the learner's moves; a bot answers for the others."""
    for line in lines:
        who, _, texts = line.partition(" ")
        if who == f"P{seat + 1}":
            client.wait_for(lambda scene: scene["actor"] == seat)
            assert client.play(*(find(game).parse_action(text) for text in texts.split(",")))["t"] == "done"


def test_a_failure_is_followed_by_another_try(shared_server: LiveServer) -> None:
    learner, table = begun(shared_server, "carthage", NAME)
    exercise = practice.find("carthage", NAME)
    assert exercise is not None
    with learner.at(table) as client:
        assert client.scene["origin"] == {"kind": "practice", "of": f"carthage/{NAME}", "first": 0, "seat": 0}
        assert standing(learner, "carthage", NAME, table)["verdict"] == "open"
        play(client, "carthage", 0, exercise.wrong)
        failed = standing(learner, "carthage", NAME, table)
        assert (failed["verdict"], failed["say"]) == ("failed", f"carthage-practice-{NAME}-miss")
        client.command("ask", version=client.version, to=0)
        client.wait_for(lambda scene: scene["move"] == 0)
        play(client, "carthage", 0, exercise.solution)
        client.wait_for(lambda scene: standing(learner, "carthage", NAME, table)["verdict"] == "solved")
        solved = standing(learner, "carthage", NAME, table)
        assert solved["say"] == f"carthage-practice-{NAME}-well"
    assert learner.get("/api/me/tables") == []


@pytest.mark.parametrize("game", practice.names())
def test_a_course_lists_what_there_is(shared_server: LiveServer, game: str) -> None:
    visitor = shared_server.visitor()
    course = visitor.get(f"/api/courses/{game}")
    assert course["lessons"][0] == game
    assert [each["name"] for each in course["practice"]] == [each.name for each in practice.exercises(game)]
    first = visitor.get(f"/api/practice/{game}/{course['practice'][0]['name']}")
    assert (first["number"], first["count"]) == (1, len(course["practice"]))
    assert first["following"] == course["practice"][1]["name"]
    last = visitor.get(f"/api/practice/{game}/{course['practice'][-1]['name']}")
    assert last["following"] is None
    assert next(each for each in visitor.get("/api/server")["games"] if each["name"] == game)["practice"] == 10


def test_an_attempt_that_is_decided_stays_as_it_is_after_a_restart(any_database: str) -> None:
    """The opponent does not move on."""
    with LiveServer(any_database) as server:
        learner, table = begun(server, "carthage", "spoil-the-payday")
        with learner.at(table) as client:
            play(client, "carthage", 0, ["P1 take R5"])
            assert moves_after_bots(server, table) == 1
        cookies = learner.http.cookies
    with LiveServer(any_database) as server:
        again = server.visitor()
        again.http.cookies.update(cookies)
        assert standing(again, "carthage", "spoil-the-payday", table)["verdict"] == "failed"
        with again.at(table) as client:
            assert moves_after_bots(server, table) == 1
            assert client.scene["move"] == 1


def moves_after_bots(server: LiveServer, table: str) -> int:
    """The moves at a table once the server has looked whether a bot has to move, and the bot has moved."""

    async def look() -> int:
        rooms = server.services.rooms
        await rooms._handle_due_table(table)
        await asyncio.gather(*rooms._bot_tasks.values())
        match = rooms._rooms[table].table.match
        return match.version if match else 0

    return asyncio.run_coroutine_threadsafe(look(), server.services._tasks[0].get_loop()).result(PATIENCE)


def test_other_games_are_not_judged(shared_server: LiveServer) -> None:
    learner, _ = begun(shared_server, "carthage", NAME)
    _, _, other = two_at_a_table(shared_server)
    assert standing(learner, "carthage", NAME, other)["verdict"] == "open"


def test_a_position_of_another_game_with_the_same_name_is_not_judged(
    shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner, table = begun(shared_server, "carthage", NAME)
    exercise = practice.find("carthage", NAME)
    assert exercise is not None
    with learner.at(table) as client:
        play(client, "carthage", 0, exercise.wrong)
    (other, *_) = practice.exercises("dale")
    namesake = msgspec.structs.replace(other, name=NAME)
    monkeypatch.setattr(web_lessons, "exercises_of", lambda game: (namesake,))
    assert standing(learner, "dale", NAME, table)["verdict"] == "open"


def test_unknown_positions_are_not_found(shared_server: LiveServer) -> None:
    visitor = shared_server.visitor("Ada")
    assert visitor.get("/api/practice/carthage/checkmate", expect=404) == "request-no-such-page"
    assert visitor.get("/api/practice/chess/checkmate", expect=404) == "request-no-such-page"
    assert visitor.post("/api/practice/carthage/checkmate", {}, expect=404) == "request-no-such-page"
    assert visitor.get("/api/courses/chess", expect=404) == "request-no-such-page"
