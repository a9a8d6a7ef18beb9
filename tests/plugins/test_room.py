"""A plugin in the game room: a table played over HTTP and WebSocket, its catalogues and web board, and its removal."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

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
