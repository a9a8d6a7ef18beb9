"""The example of a program that plays in a room plays."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.documents import ROOT
from tests.server.accounts import account, bot_of
from tests.server.line import Line
from tests.server.serving import Place, Serving

pytestmark = pytest.mark.usefixtures("quick_hashes")


@contextmanager
def example_at_a_table(serving: Serving, port: int) -> Iterator[tuple[subprocess.Popen[str], Place]]:
    """The program and a person, whose seat a bot plays, in the middle of a game."""
    ada = account(serving, f"ada{port}")
    _, made = bot_of(serving, ada)
    table = ada.open_table(seats="me open")
    example = [sys.executable, str(ROOT / "examples" / "room_bot.py"), f"http://127.0.0.1:{port}", table, made["token"]]
    with subprocess.Popen(example, stdout=subprocess.PIPE, text=True) as bot, ada.at(table) as place:
        place.wait_for(lambda scene: scene["seats"][1]["kind"] == "person")
        ada.post(f"/api/tables/{table}/start", {})
        place.wait_for(lambda scene: scene["stage"] == "running")
        place.command("leave")
        try:
            yield bot, place
        finally:
            bot.kill()


def plays_to_the_end(bot: subprocess.Popen[str], place: Place) -> None:
    place.wait_for(lambda scene: scene["stage"] == "over", patience=60)
    assert bot.stdout is not None
    assert bot.stdout.read() == f"places: {place.scene['ending']['places']}\n"
    assert bot.wait() == 0


def test_the_example_takes_a_seat_and_plays_to_the_end(own_room: Serving) -> None:
    with example_at_a_table(own_room, own_room.port) as (bot, place):
        plays_to_the_end(bot, place)


def test_the_example_goes_on_whenever_its_line_breaks(own_room: Serving) -> None:
    with Line(own_room.port) as line, example_at_a_table(own_room, line.port) as (bot, place):
        for _ in range(3):
            line.cut()
            place.wait_for_version(place.version + 3)
        plays_to_the_end(bot, place)


def test_what_the_example_was_not_answered_is_what_it_sends_again() -> None:
    bot = runpy.run_path(str(ROOT / "examples" / "room_bot.py"))["Bot"]()
    scene = {"t": "scene", "version": 5, "scene": {"stage": "running", "you": 0, "offers": [{"action": 7}]}}
    bot.hear(scene)
    command = bot.decide()
    assert (command["version"], command["actions"]) == (5, [7])
    bot.hear({**scene, "version": 6})
    assert (bot.decide(), bot.sent) == (None, command), "it may have been carried out, and may not"
    bot.hear({"t": "done", "command": command["command"], "version": 6})
    assert bot.decide()["command"] != command["command"]


def test_the_page_about_the_protocol_has_the_same_ten_lines() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    example = (ROOT / "examples" / "room_bot.py").read_text(encoding="utf-8")
    assert shown.strip() in example.replace('    """What is seen after a step."""\n', "")
