"""The example of a program that plays in a room plays."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.documents import ROOT
from tests.server.serving import Serving


def test_the_example_takes_a_seat_and_plays_to_the_end(sqlite_serving: Serving) -> None:
    ada = sqlite_serving.visitor("Ada")
    ada.post("/api/me/account", {"login": "ada", "password": "correct horse"})
    token = ada.post("/api/me/tokens", {"label": "Robot"})["token"]
    table = ada.open_table(seats="me open")
    address = f"http://127.0.0.1:{sqlite_serving.port}"
    example = [sys.executable, str(ROOT / "examples" / "room_bot.py"), address, table, token]
    with subprocess.Popen(example, stdout=subprocess.PIPE, text=True) as bot, ada.at(table) as place:
        place.wait_for(lambda scene: scene["seats"][1]["kind"] == "person")
        ada.post(f"/api/tables/{table}/start", {})
        place.wait_for(lambda scene: scene["stage"] == "running")
        place.command("leave")
        place.wait_for(lambda scene: scene["stage"] == "over", patience=60)
        places = place.scene["ending"]["places"]
        assert bot.stdout is not None
        assert bot.stdout.read() == f"places: {places}\n"
    assert bot.returncode == 0


def test_the_page_about_the_protocol_has_the_same_ten_lines() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    example = (ROOT / "examples" / "room_bot.py").read_text(encoding="utf-8")
    assert shown.strip() in example.replace('    """What is seen after a step."""\n', "")
