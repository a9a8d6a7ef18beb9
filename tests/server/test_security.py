"""Security headers, origins, sessions, rate limits and logs."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from emporion.server import secret
from emporion.server.web.authentication import COOKIE
from emporion.server.web.security import HEADERS
from tests.server.accounts import everything_stored
from tests.server.live_server import LiveServer, Visitor
from tests.waiting import PATIENCE

PASSWORD = "correct horse battery"
FOREIGN = {"origin": "https://elsewhere.example"}
CROSS = {"sec-fetch-site": "cross-site"}


@contextmanager
def strict(database: str, **settings: Any) -> Iterator[LiveServer]:
    """A server with low limits."""
    with LiveServer(database, **settings) as running:
        yield running


def refusal(visitor: Visitor, table: str, **headers: str) -> int:
    """The status with which a connection to a table is refused: of HTTP, or the close code."""
    try:
        with visitor.at(table, None, **headers) as client:
            pytest.fail(f"came in and saw {client.scene}")
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def statuses(visitor: Visitor, many: int, path: str = "/api/me", **headers: str) -> list[int]:
    return [visitor.http.get(path, headers=headers).status_code for _ in range(many)]


# Headers and cookies


def paths_of(visitor: Visitor) -> set[str]:
    """Every route, with values for its parameters."""
    return {re.sub(r"\{[^}]*\}", "1", path) for path in visitor.get("/api/docs/openapi.json")["paths"]}


def test_every_response_has_the_security_headers(own_server: LiveServer) -> None:
    visitor = own_server.visitor("Ada")
    paths = paths_of(visitor)
    assert len(paths) > 20
    answers = [visitor.http.get(path) for path in sorted(paths)]
    answers += [visitor.http.post(path, json={}) for path in ("/api/login", "/api/tables", "/api/me", "/api/recover")]
    assert {200, 400, 404} <= {answer.status_code for answer in answers}
    for answer in answers:
        if answer.status_code == 405:
            continue
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, f"{name} of {answer.request.url}"


def test_not_found_responses_have_the_security_headers(own_server: LiveServer) -> None:
    visitor = own_server.visitor()
    for answer in (
        visitor.http.get("/nowhere.txt"),
        visitor.http.get("/api/nowhere"),
        visitor.http.patch("/api/me", json={}),
        visitor.http.get("/api/login"),
    ):
        assert answer.status_code in (404, 405)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_api_responses_are_not_cached(own_server: LiveServer) -> None:
    visitor = own_server.visitor("Ada")
    for path in ("/api/me", "/api/tables", "/api/players/nobody"):
        assert visitor.http.get(path).headers["cache-control"] == "no-store"


def test_the_content_security_policy_forbids_foreign_scripts() -> None:
    policy = HEADERS["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'self'"
    assert "script-src" not in rules
    assert "unsafe" not in policy, "injected styles do not apply"
    assert (rules["object-src"], rules["frame-ancestors"], rules["base-uri"]) == ("'none'", "'none'", "'none'")


def session_cookie(answer: httpx.Response) -> Any:
    found = SimpleCookie(answer.headers["set-cookie"])
    return found[COOKIE]


def test_the_session_cookie_is_http_only_and_same_site(own_server: LiveServer) -> None:
    answer = own_server.visitor().http.post("/api/me", json={"name": "Ada"})
    cookie = session_cookie(answer)
    assert cookie["httponly"] is True
    assert (cookie["samesite"].lower(), cookie["path"], cookie["domain"]) == ("lax", "/", "")
    assert not cookie["secure"]
    assert int(cookie["max-age"]) == 30 * 24 * 3600
    assert "strict-transport-security" not in answer.headers


def test_the_session_cookie_is_secure_over_tls(own_server: LiveServer) -> None:
    proxied = {"x-forwarded-proto": "https"}
    answer = own_server.visitor().http.post("/api/me", json={"name": "Ada"}, headers=proxied)
    assert session_cookie(answer)["secure"] is True
    assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_only_trusted_proxies_can_claim_tls(any_database: str) -> None:
    with strict(any_database, trusted_proxies=()) as server:
        proxied = {"x-forwarded-proto": "https"}
        answer = server.visitor().http.post("/api/me", json={"name": "Ada"}, headers=proxied)
        assert not session_cookie(answer)["secure"]


def test_a_session_secret_has_256_bits_and_only_its_hash_is_stored(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    token = ada.http.cookies[COOKIE]
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    assert len({secret.new_token() for _ in range(100)}) == 100
    stored = "\n".join(everything_stored(own_server))
    assert token not in stored
    assert secret.hash_secret(token) in stored


# Other sites


def test_cross_origin_requests_are_refused_and_change_nothing(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    table = ada.open_table()
    attempts: list[tuple[str, str, Any]] = [
        ("POST", "/api/me", {"name": "Mallory"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/logout", None),
        ("POST", f"/api/tables/{table}/start", {"fill": "trader"}),
        ("PUT", f"/api/tables/{table}/seats/1", {"level": "trader"}),
    ]
    similar = {"origin": f"http://127.0.0.1:{own_server.port}.elsewhere.example"}
    for headers in (FOREIGN, CROSS, {**FOREIGN, **CROSS}, {"sec-fetch-site": "same-site"}, {"origin": "null"}, similar):
        for method, path, data in attempts:
            assert ada.request(method, path, data, 403, headers=headers) == "request-foreign"
        assert ada.http.get("/api/server", headers=headers).status_code == 200, "looking is no danger"
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.get(f"/api/tables/{table}")["version"] == 0


def test_own_and_configured_origins_are_served(any_database: str) -> None:
    friend, public = "https://games.example.org", "https://room.example.org"
    with strict(any_database, origins=(friend, public)) as server:
        ada = server.visitor("Ada")
        table = ada.open_table()
        own = {"origin": f"http://127.0.0.1:{server.port}", "sec-fetch-site": "same-origin"}
        for headers in (own, {"origin": friend}, {"origin": friend, **CROSS}, {"origin": public}, {}):
            ada.request("POST", "/api/me", {"name": "Ada"}, headers=headers)
        assert ada.request("POST", "/api/me", {"name": "Ada"}, 403, headers=FOREIGN) == "request-foreign"
        for origin in (own["origin"], friend, public):
            with ada.at(table, origin=origin) as client:
                assert client.scene["you"] == 0
        assert refusal(ada, table, **FOREIGN) in (403, 1008)


def test_cross_origin_websockets_are_refused(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    table = ada.open_table(seats="me trader")
    assert refusal(ada, table, **FOREIGN) in (403, 1008)
    assert refusal(ada, table, origin="null") in (403, 1008)


def test_an_unknown_table_closes_the_connection(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    assert refusal(ada, "nosuchtable2") in (403, 404, 4404)
    table = ada.open_table()
    assert refusal(ada, table, authorization="Bearer wrong") in (401, 403, 4404)


# Logs


@pytest.mark.usefixtures("sqlite_only")
def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    """Not even in an error: here a database table is missing."""
    path = tmp_path / "room.sqlite"
    words = (sys.executable, "-c", "from emporion.cli import main; main()", "serve", "--port", "0")
    environment = {**os.environ, "EMPORION_COMPILE_BOTS": "false", "EMPORION_LOG_LEVEL": "debug"}
    log = tmp_path / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [*words, "--db", f"sqlite:///{path}"], stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.fullmatch(r"The room is open: http://localhost:(\d+)/\n", said)
            assert found, said
            secrets = reveal_secrets(Visitor(int(found[1])), path)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
    text = log.read_text()
    assert "a request failed" in text
    joined = re.sub(r"[\s│]", "", text)
    assert not [each for each in secrets if re.sub(r"\s", "", each) in joined]


def reveal_secrets(ada: Visitor, path: Path) -> list[str]:
    """Use all kinds of secrets, some of them wrong; returns them."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            ada.post("/api/me/account", {"login": "ada", "password": PASSWORD})
            break
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.05)
    token = ada.post("/api/me/tokens", {"label": "Robot"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": seats})
    code = opened["seats"][0]["code"]
    cookie = ada.http.cookies[COOKIE]
    with sqlite3.connect(path) as connection:
        (key,) = re.findall(
            r'"key":"([^"]+)"', "".join(str(row) for row in connection.execute("SELECT body FROM entries"))
        )
        connection.execute("ALTER TABLE players RENAME TO gone")
        connection.execute("ALTER TABLE seats RENAME TO gone_too")
    connection.close()
    bearer = {"authorization": f"Bearer {token}"}
    assert ada.request("GET", "/api/me", None, 500, headers=bearer) == "request-fault"
    assert ada.post("/api/logout", None, expect=500) == "request-fault"
    ada.http.cookies.clear()
    assert ada.post("/api/login", {"login": "ada", "password": PASSWORD}, expect=500) == "request-fault"
    assert ada.post("/api/recover", {"code": code}, expect=500) == "request-fault"
    ada.http.close()
    return [PASSWORD, token, cookie, code, key]


def test_every_request_is_described_with_the_failures_of_the_server(own_server: LiveServer) -> None:
    paths = own_server.visitor().get("/api/docs/openapi.json")["paths"]
    for path, methods in paths.items():
        if path.startswith("/api/"):
            for method, described in methods.items():
                assert {"429", "500", "503"} <= set(described["responses"]), f"{method} {path}"
