"""Real scenes for the browser's tests, as the server sends them: in the middle of a game, at its end, and in the
positions of `tests/GAME/scenes`.

python -m tests.server.web_fixtures        rewrites web/src/fixtures/GAME.json and server.json
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from emporion.games import names
from emporion.kernel.chance import key_from_seed
from emporion.match.record import key_text
from emporion.server.room import frames
from emporion.server.room.entries import StartingPoint
from emporion.server.room.table import Table
from emporion.server.web import about
from tests.server.hidden_information import new_table

FOLDER = Path(__file__).parents[2] / "web" / "src" / "fixtures"
POSITIONS = Path(__file__).parents[1]
PLAYERS = 3
MIDDLE = 40  # actions


def fixture_of(game: str) -> bytes:
    """The scene of the seat to move in the middle of a game, and of the first seat at its end, with the last log
    lines."""
    table, dice = new_table(game, PLAYERS, 7, {}), random.Random(7)
    play(table, dice, MIDDLE)
    middle = scene(table, table.actor)
    play(table, dice, 100_000)
    scenes = {"middle": middle, "end": scene(table, 0), **scenes_of_positions(game)}
    return msgspec.json.format(msgspec.json.encode(scenes), indent=1) + b"\n"


def scenes_of_positions(game: str) -> dict[str, Any]:
    """The scene of the first seat in each position of a game's folder, by the name of its file."""
    scenes = {}
    for path in sorted((POSITIONS / game / "scenes").glob("*.json")):
        position = msgspec.json.decode(path.read_bytes())
        beginning = StartingPoint("practice", f"{game}/{path.stem}", 0, key_text(tuple(key_from_seed(7))), [], position)
        scenes[path.stem] = scene(new_table(game, position["players"], 7, {}, beginning), 0)
    return scenes


def server_fixture() -> bytes:
    """The games as the server describes them."""
    games = [about.describe(game, bots_are_ready=True) for game in names()]
    return msgspec.json.format(msgspec.json.encode({"games": games}), indent=1) + b"\n"


def play(table: Table, dice: random.Random, decisions: int) -> None:
    assert table.match is not None
    for _ in range(decisions):
        if table.actor < 0:
            return
        seat = table.actor
        moved, proposal = table.validate_move(seat, [dice.choice(table.match.legal())])
        table.apply(1000 * table.version, moved, seat, None, proposal)


def scene(table: Table, viewer: int) -> dict[str, Any]:
    seen = frames.scene_of(table, viewer)
    log = [frames.log_line(table, viewer, log_entry, seen.view) for log_entry in table.log_entries[-12:]]
    return {"scene": seen, "log": log}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "server.json").write_bytes(server_fixture())
    for game in names():
        (FOLDER / f"{game}.json").write_bytes(fixture_of(game))


if __name__ == "__main__":
    main()
