"""The example bot plays on a server."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from emporion.server.room import shared_deals
from tests.documents import ROOT
from tests.server.accounts import account, bot_of, resign
from tests.server.flaky_proxy import FlakyProxy
from tests.server.live_server import LiveServer, TableClient

pytestmark = pytest.mark.usefixtures("quick_hashes")


@contextmanager
def example_at_a_table(server: LiveServer, port: int) -> Iterator[tuple[subprocess.Popen[str], TableClient]]:
    """The bot and a player whose seat a bot has taken over, in the middle of a game."""
    ada = account(server, f"ada{port}")
    _, made = bot_of(server, ada)
    table = ada.open_table(seats="me open")
    example = [sys.executable, str(ROOT / "examples" / "room_bot.py"), f"http://127.0.0.1:{port}", table, made["token"]]
    with subprocess.Popen(example, stdout=subprocess.PIPE, text=True) as bot, ada.at(table) as client:
        client.wait_for(lambda scene: scene["seats"][1]["kind"] == "person")
        ada.post(f"/api/tables/{table}/start", {})
        client.wait_for(lambda scene: scene["stage"] == "running")
        client.command("leave")
        try:
            yield bot, client
        finally:
            bot.kill()


def plays_to_the_end(bot: subprocess.Popen[str], client: TableClient) -> None:
    client.wait_for(lambda scene: scene["stage"] == "over")
    assert bot.stdout is not None
    assert bot.stdout.read() == f"places: {client.scene['ending']['places']}\n"
    assert bot.wait() == 0


def test_the_example_takes_a_seat_and_plays_to_the_end(own_server: LiveServer) -> None:
    with example_at_a_table(own_server, own_server.port) as (bot, client):
        plays_to_the_end(bot, client)


def test_the_example_reconnects(own_server: LiveServer) -> None:
    with FlakyProxy(own_server.port) as proxy, example_at_a_table(own_server, proxy.port) as (bot, client):
        client.wait_for_version(client.version + 8)  # both seats have moved, so the example is connected
        for _ in range(3):
            proxy.cut()
            client.wait_for_version(client.version + 3)
        plays_to_the_end(bot, client)


def test_the_example_repeats_unacknowledged_commands() -> None:
    bot = runpy.run_path(str(ROOT / "examples" / "room_bot.py"))["Bot"]()
    scene = {"t": "scene", "version": 5, "scene": {"stage": "running", "you": 0, "offers": [{"action": 7}]}}
    bot.receive(scene)
    command = bot.decide()
    assert (command["version"], command["actions"]) == (5, [7])
    bot.receive({**scene, "version": 6})
    assert (bot.decide(), bot.sent) == (None, command), "it may have been carried out, and may not"
    bot.receive({"t": "done", "command": command["command"], "version": 6})
    assert bot.decide()["command"] != command["command"]


def test_the_example_of_a_shared_deal_prints_its_results(
    own_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_deals, "INTERVAL", 0.1)
    _, made = bot_of(own_server, account(own_server, "club"))
    words = [f"http://127.0.0.1:{own_server.port}", made["token"], "carthage", "2", "1"]
    example = [sys.executable, "-u", str(ROOT / "examples" / "shared_deal.py"), *words]
    with subprocess.Popen(example, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        commitment = program.stdout.readline().split()[-1]
        table = program.stdout.readline().strip().rpartition("/t/")[2]
        people = [own_server.visitor(name) for name in ("Ada", "Bartek")]
        for each in people:
            each.post(f"/api/tables/{table}/seats", {})
        people[0].post(f"/api/tables/{table}/start", {})
        resign(people[1], table)
        secret, *results = program.stdout.read().splitlines()
    scene = people[0].get(f"/api/tables/{table}")["scene"]
    assert (secret, commitment) == (f"secret: {scene['ending']['secret']}", scene["commitment"])
    assert [line.partition(",")[0] for line in results] == ["seat 1: 1. Ada", "seat 2: 1. Bartek"]


def test_docs_protocol_applies_patches_as_the_example_does() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    example = (ROOT / "examples" / "room_bot.py").read_text(encoding="utf-8")
    (shown,) = re.findall(r"= (jsonpatch\..*)\n", page)
    (used,) = re.findall(r"= (jsonpatch\.\S+ \S+\))", example)
    assert shown.replace("scene", "self.scene", 1).replace("step", "message") == used
