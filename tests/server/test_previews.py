"""Link previews, and pages for addresses that do not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.server.web import static_files
from tests.server.live_server import LiveServer, Visitor
from tests.server.test_branches import played

INDEX = "<!doctype html><head><!-- preview --><meta property='og:title' content='Emporion' /><!-- /preview --></head>"
ROUTES = Path(__file__).parents[2] / "web" / "src" / "app" / "routes.ts"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "previews").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "previews" / "dale.jpg").write_bytes(b"picture")
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    static_files.pages.cache_clear()
    yield
    static_files.pages.cache_clear()


def tags(visitor: Visitor, path: str, language: str = "") -> dict[str, str]:
    page = visitor.http.get(path, headers={"accept-language": language})
    assert page.status_code == 200
    return dict(re.findall(r"<meta property=[\"']([^\"']+)[\"'] content=[\"']([^\"']*)[\"']", page.text))


def test_a_table_is_previewed_by_its_game_players_and_free_seats(shared_server: LiveServer) -> None:
    ada, stranger = shared_server.visitor('Ada <"&'), shared_server.visitor()
    table = ada.open_table("dale", "me open apprentice")
    found = tags(stranger, f"/t/{table}")
    assert found["og:title"] == "Dale of Merchants"
    assert found["og:description"].startswith("At the table: Ada &lt;&quot;&amp;, Tilda. Free seats: 1.")
    assert found["og:url"].endswith(f"/t/{table}")
    assert found["og:image"].startswith("http://")
    assert found["og:image"].endswith("/previews/dale.jpg")
    vary = {page: stranger.http.get(page).headers["vary"] for page in ("/", f"/t/{table}")}
    assert vary == {"/": "accept-encoding", f"/t/{table}": "accept-encoding, accept-language"}
    assert "Wolne miejsca: 1" in tags(stranger, f"/t/{table}", "de, pl;q=0.8, en;q=0.5")["og:description"]
    ada.post(f"/api/tables/{table}/start", {"fill": "apprentice"})
    assert tags(stranger, f"/t/{table}/replay")["og:description"].startswith("A game of Ada")


def test_a_challenge_is_previewed_by_its_game_alone_and_its_deal_not_at_all(shared_server: LiveServer) -> None:
    over = played(shared_server)
    assert "Ada" in tags(over.ada, f"/t/{over.table}")["og:description"]
    token = over.challenge()
    found = tags(shared_server.visitor(), f"/challenge/{token}")
    assert found["og:description"] == "Traders of Carthage: can you do better with the same deal?"
    assert found["og:image"].endswith("/previews/room.jpg")  # it has none of its own here
    assert not any(word in str(found) for word in ("Ada", over.table))
    for path in (f"/t/{over.table}", f"/t/{over.table}/replay"):
        assert tags(shared_server.visitor(), path) == {"og:title": "Emporion"}


@pytest.mark.parametrize("path", ["/", "/t/nosuchtable", "/challenge/nonsense", "/me"])
def test_other_pages_have_the_preview_of_the_room(shared_server: LiveServer, path: str) -> None:
    assert shared_server.visitor().http.get(path).text == INDEX


def test_a_browser_gets_a_page_in_its_language_where_there_is_nothing(shared_server: LiveServer) -> None:
    http = shared_server.visitor().http
    for path in ("/nothing.png", "/api/nothing"):
        page = http.get(path, headers={"accept": "text/html,*/*", "accept-language": "it-IT,it"})
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert '<html lang="it">' in page.text
        assert page.headers["vary"] == "accept, accept-language"
        assert 'href="/"' in page.text
        assert http.get(path).json()["error"]["id"] == "request-no-such-page"


def test_unknown_addresses_are_not_found(shared_server: LiveServer) -> None:
    """The page itself says so, too; its router knows the same addresses."""
    answer = shared_server.visitor().http.get("/nonsense")
    assert (answer.status_code, answer.text) == (404, INDEX)
    for first in re.findall(r"case '(.*)':", ROUTES.read_text()):
        assert any(map(static_files.is_route_of_page, (first, f"{first}/abc"))), first
