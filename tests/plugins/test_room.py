"""A plugin in the game room: a table played over HTTP and WebSocket, its catalogues and web board, and its removal."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from emporion.bots.levels import CLASSIC
from emporion.games import names
from tests.plugins.installation import GAME, install, new_game, on_path
from tests.server.live_server import LiveServer, Visitor
from tests.server.processes import ServerProcess


def test_a_table_played_to_the_end(plugin: Path, tmp_path: Path) -> None:
    rng = random.Random(1)
    with LiveServer(f"sqlite:///{tmp_path / 'room.sqlite'}") as server:
        ada = server.visitor("Ada")
        table = ada.open_table(GAME, "me trader apprentice")
        with ada.at(table) as client:
            while True:
                scene = client.wait_for(lambda scene: scene["actor"] == 0 or scene["stage"] == "over")
                if scene["stage"] == "over":
                    break
                assert {offer["label"]["id"] for offer in scene["offers"]} == {"generic-move"}
                assert [place["hand"] is not None for place in scene["view"]["seats"]] == [True, False, False]
                client.send("draft", request=1, version=client.version, picks=[scene["offers"][0]["say"]])
                assert client.receive("drafted")["whole"]
                assert client.play(rng.choice(scene["offers"])["action"])["t"] == "done"
            assert scene["ending"]["sheet"]["verdict"]["id"].startswith("generic-verdict-")
        moment = ada.get(f"/api/tables/{table}/moves/4?eyes=open")
        assert all(place["hand"] is not None for place in moment["view"]["seats"])
        assert ada.get(f"/api/tables/{table}/record")["game"] == GAME


def test_what_the_server_offers_for_the_browser(tmp_path: Path) -> None:
    project = new_game(tmp_path)
    for language, title in (("en", "High card"), ("pl", "Wysoka karta")):
        folder = project / GAME / "locales" / language
        folder.mkdir(parents=True)
        (folder / "high_card.ftl").write_text(f"{GAME}-title = {title}\n")
    (project / GAME / "web").mkdir()
    (project / GAME / "web" / "board.js").write_text("export default {};")
    with on_path(project), LiveServer(f"sqlite:///{tmp_path / 'room.sqlite'}") as server:
        visitor = server.visitor()
        games = {game["name"]: game for game in visitor.get("/api/server")["games"]}
        mine = games[GAME]
        assert (mine["title"], mine["lesson"]) == ("High card", False)
        assert mine["levels"] == list(CLASSIC)
        assert visitor.http.get(mine["board"]).text == "export default {};"
        assert "javascript" in visitor.http.get(mine["board"]).headers["content-type"]
        texts = [visitor.http.get(mine["texts"].format(language=language)).text for language in ("pl", "nl")]
        assert [text.splitlines()[0] for text in texts] == [f"{GAME}-title = Wysoka karta", f"{GAME}-title = High card"]
        assert all(game["board"] == game["texts"] == "" for name, game in games.items() if name != GAME)
        assert visitor.get(f"/api/lessons/{GAME}", expect=404)
        assert visitor.http.get(f"/plugins/{GAME}/web/../state.py").status_code == 404


def test_a_room_opens_after_a_plugin_is_gone(project: Path, tmp_path: Path) -> None:
    """Its tables cannot go on, and everything else can."""
    database = f"sqlite:///{tmp_path / 'room.sqlite'}"
    with on_path(project), LiveServer(database) as server:
        ada = server.visitor("Ada")
        table, cookie = ada.open_table(GAME, "me trader"), ada.cookie()
    with LiveServer(database) as server:
        again = server.visitor()
        again.http.headers.update(cookie)
        assert GAME not in [game["name"] for game in again.get("/api/server")["games"]]
        assert again.get(f"/api/tables/{table}", expect=409) == "table-other-game"
        assert [listed["id"] for listed in again.get("/api/me/tables")] == [table]
        with server.visitor("Bartek").at(server.visitor("Bartek").open_table(names()[0], "me trader")) as client:
            assert client.scene["stage"] == "running"


def test_a_room_opens_with_a_bad_plugin(project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The host reads which one it is, once."""
    (tmp_path / "broken.py").write_text("import no_such_module")
    install(tmp_path, "broken", "broken")
    address = f"sqlite:///{tmp_path / 'room.sqlite'}"
    with on_path(tmp_path, project), ServerProcess(address) as server, Visitor(server.port).http as visitor:
        offered = [game["name"] for game in visitor.get("/api/server").json()["games"]]
    assert offered == [*names(), GAME]
    (line,) = [line for line in capfd.readouterr().err.splitlines() if "broken" in line]
    assert line.endswith("is left out: ModuleNotFoundError: No module named 'no_such_module'")


FLAKY = f"""
from dataclasses import replace
from {GAME} import GAME as OTHER

asked = []

def describe(options):
    asked.append(options)
    if len(asked) > 1:
        raise KeyError("oops")
    return OTHER.describe(options)

GAME = replace(OTHER, name="flaky", describe=describe)
"""


def test_a_game_that_fails_later_is_left_out(project: Path, tmp_path: Path) -> None:
    """The room goes on without it."""
    (tmp_path / "flaky.py").write_text(FLAKY)
    install(tmp_path, "flaky", "flaky")
    built_in = names()
    with on_path(tmp_path, project), LiveServer(f"sqlite:///{tmp_path / 'room.sqlite'}") as server:
        assert names() == (*built_in, "flaky", GAME), "nothing was wrong when it was loaded"
        for _ in range(2):
            assert [game["name"] for game in server.visitor().get("/api/server")["games"]] == [*built_in, GAME]


LESSON = {"game": GAME, "rules": 1, "seed": 1, "seat": 0, "scenes": [], "after": [], "remember": []}


@pytest.mark.parametrize(
    ("lesson", "is_offered"),
    [
        (json.dumps(LESSON), True),
        ("{", False),
        (json.dumps({**LESSON, "game": names()[0]}), False),
        (json.dumps({**LESSON, "rules": 2}), False),
        (json.dumps({**LESSON, "options": {"hand_size": 9}}), False),
        (json.dumps({**LESSON, "scenes": [{"move": "P1 play 13", "steps": [{"say": "x"}]}]}), False),
        (json.dumps({**LESSON, "seat": 1}), False),
    ],
    ids=["good", "no JSON", "other game", "other rules", "options", "move", "seat"],
)
def test_only_a_lesson_that_can_be_played_is_offered(lesson: str, is_offered: bool, tmp_path: Path) -> None:
    project = new_game(tmp_path)
    (project / GAME / "lesson.json").write_text(lesson)
    with on_path(project), LiveServer(f"sqlite:///{tmp_path / 'room.sqlite'}") as server:
        visitor = server.visitor("Ada")
        games = {game["name"]: game for game in visitor.get("/api/server")["games"]}
        assert games[GAME]["lesson"] is is_offered
        assert visitor.http.get(f"/api/lessons/{GAME}").is_success is is_offered
