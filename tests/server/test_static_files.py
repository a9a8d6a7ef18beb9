"""The browser's files as the server serves them, and their generated types."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.games import names
from emporion.server import schemas
from emporion.server.web import static_files
from tests.server.live_server import LiveServer
from tests.server.test_tables import two_at_a_table

WEB = Path(__file__).parent.parent.parent / "web"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A build's files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Emporion</title>" + 300 * " ")
    (tmp_path / "assets" / "app-1.js").write_text("let x = 1;" * 50)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "worker.js").write_text("self.addEventListener('fetch', () => {});")
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    static_files.pages.cache_clear()
    yield tmp_path
    static_files.pages.cache_clear()


def test_every_page_address_serves_the_index(shared_server: LiveServer, built: Path) -> None:
    http = shared_server.visitor().http
    for path in ("/", "/t/abc", "/t/abc/replay", "/cards/carthage", "/me"):
        answer = http.get(path)
        assert answer.status_code == 200
        assert answer.text == (built / "index.html").read_text()
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "content-security-policy" in answer.headers


def test_the_notices_are_served_as_text(shared_server: LiveServer) -> None:
    http = shared_server.visitor().http
    answer = http.get("/notices")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == (WEB.parent / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8")
    again = http.get("/notices", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_an_installed_package_serves_its_own_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / static_files.NOTICES_FILE).write_text("ours")
    monkeypatch.setattr(static_files, "NOTICES_FOLDERS", (tmp_path, WEB.parent))
    assert static_files.notice_pages()["notices"].body == b"ours"
    monkeypatch.setattr(static_files, "NOTICES_FOLDERS", ())
    assert static_files.notice_pages() == {}


def test_assets_are_cached_for_ever_and_compressed(shared_server: LiveServer, built: Path) -> None:
    http = shared_server.visitor().http
    packed = http.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
    plain = http.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == (built / "assets" / "app-1.js").read_text()
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))


def test_the_service_worker_is_revalidated_and_may_control_all_pages(shared_server: LiveServer, built: Path) -> None:
    """A browser with a cached old service worker would keep using an old build."""
    answer = shared_server.visitor().http.get("/worker.js", headers={"service-worker": "script"})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"  # browsers accept no other type
    policy = answer.headers["content-security-policy"].split("; ")
    assert "worker-src 'self'" in policy
    assert "connect-src 'self'" in policy  # the service worker connects to nothing else
    mark = answer.headers["etag"]
    assert shared_server.visitor().http.get("/worker.js", headers={"if-none-match": mark}).status_code == 304


def test_api_responses_are_not_cached_by_browsers(shared_server: LiveServer) -> None:
    """Our own pages cache game data, and also clear it."""
    ada, _, table = two_at_a_table(shared_server)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/me"):
        assert ada.http.get(path).headers["cache-control"] == "no-store"


def test_unchanged_files_are_not_sent_again(shared_server: LiveServer, built: Path) -> None:
    http = shared_server.visitor().http
    mark = http.get("/").headers["etag"]
    assert http.get("/", headers={"if-none-match": mark}).status_code == 304
    assert http.head("/").status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/rules", 200),
        ("/rules/dale", 200),
        ("/rules/nosuch", 404),
        ("/learn/carthage/2", 200),
        ("/learn/carthage/3", 404),
        ("/practice/carthage/pay-exactly", 200),
        ("/practice/nosuch/pay-exactly", 404),
        ("/challenge/a-b_c", 200),
        ("/t", 404),
        ("/t/abc/replay/more", 404),
        ("/t/abc/.git/config", 404),
        ("/about/x", 404),
        ("/nonsense", 404),
    ],
)
def test_addresses_that_no_page_has_are_not_found(
    shared_server: LiveServer, built: Path, path: str, status: int
) -> None:
    answer = shared_server.visitor().http.get(path)
    assert answer.status_code == status
    assert answer.text == (built / "index.html").read_text(), "the page says it in four languages"


@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/api/none", "/api", "/robots.txt"],
)
def test_missing_files_are_not_found(shared_server: LiveServer, built: Path, path: str) -> None:
    (built.parent / "secret.txt").write_text("secret")
    answer = shared_server.visitor().http.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_missing_builds_say_how_to_build(
    shared_server: LiveServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    static_files.pages.cache_clear()
    try:
        assert "make web" in shared_server.visitor().http.get("/").text
    finally:
        static_files.pages.cache_clear()


@pytest.mark.skipif(shutil.which("node") is None, reason="the types are written by Node.js")
def test_the_typescript_types_are_current(tmp_path: Path) -> None:
    """If the protocol was meant to change: `python -m emporion.server.schemas | npm run types`."""
    games = [f"src/games/{name}" for name in names()]
    for folder in ("scripts", "src/net", *games):
        (tmp_path / folder).mkdir(parents=True)
    script = shutil.copy(WEB / "scripts" / "types.mjs", tmp_path / "scripts")
    subprocess.run(["node", script], input=json.dumps(schemas.schemas()), text=True, check=True)
    written = [tmp_path / "src/net/types.ts", *tmp_path.glob("src/games/*/view.generated.ts")]
    assert len(written) > 1
    for file in written:
        assert file.read_text() == (WEB / file.relative_to(tmp_path)).read_text(), file


def test_a_seats_memory_has_what_it_saw_and_nothing_else(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    remembered = ada.get(f"/api/tables/{table}/memory?seat=0")
    assert remembered["remembered"] is True
    assert remembered["seat"] == "P1"
    assert "unknown_to_others" in remembered["seats"][0]
    assert "unknown_to_others" not in remembered["seats"][1]
    assert bartek.get(f"/api/tables/{table}/memory?seat=0", expect=403) == "replay-running-game"
    assert shared_server.visitor().get(f"/api/tables/{table}/memory", expect=403) == "table-only-watching"
