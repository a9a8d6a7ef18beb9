"""CPU time of tables on the server: loading one from its entries, playing a move, and making the frames of a move.

    python benchmarks/table_cost.py                       this checkout
    python benchmarks/table_cost.py --before ../other     another checkout and this one, in turn

Both checkouts play the same random games, three players each. A move is what a command costs without network and disk:
validated, played, applied, encoded for the database. Frames are what all players and a spectator are sent.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
PLAYERS, GAMES, LONGEST = 3, 4, 150  # players of a table, tables per game, moves per table
REPEATS = 3  # the shortest time counts
PARTS = ("load", "move", "frames")


def tables() -> dict[str, list[list[Any]]]:
    """The entries of some tables of every game, with random moves."""
    from emporion import bots
    from emporion.games import find, names
    from emporion.kernel.chance import key_from_seed, key_to_bytes
    from emporion.match import Match, Seat
    from emporion.match.clock import ClockKind, TimeControl
    from emporion.match.seal import seal
    from emporion.server.room.entries import Moved, Opened, Plan, Started

    found: dict[str, list[list[Any]]] = {}
    for name in names():
        for seed in range(GAMES):
            key = key_from_seed(seed)
            plans = [Plan("person", f"player{seat}", f"Player {seat}") for seat in range(PLAYERS)]
            players = [bots.find("random")] * PLAYERS
            match = Match(find(name), [Seat(plan.name) for plan in plans], players, {}, key)
            opened = Opened(
                name, find(name).version, {}, plans, "player0", False, False, TimeControl(ClockKind.NONE, 0, 0)
            )
            moves = [Moved(move.seat, list(move.actions)) for move in islice(match.play_bots(), LONGEST)]
            promise = seal(find(name), PLAYERS, {}, key, b"")
            entries = [opened, Started(key_to_bytes(key).hex(), "", promise), *moves]
            found.setdefault(name, []).append(entries)
    return found


def measure() -> dict[str, dict[str, float]]:
    """Microseconds per move, by game and part."""
    found = tables()
    gc.collect()
    gc.disable()  # as on the server, which collects at times of its own choice
    return {
        name: dict(zip(PARTS, (load_cost(games), *move_costs(games)), strict=True)) for name, games in found.items()
    }


def load_cost(games: list[list[Any]]) -> float:
    from emporion.server.room.entries import encoded
    from emporion.server.storage.chain import StoredEntry, chain

    stored = [
        chain("t", [StoredEntry(number, number, None, None, encoded(entry)) for number, entry in enumerate(entries)])
        for entries in games
    ]
    seconds = min(cpu(partial(replay_all, stored)) for _ in range(REPEATS))
    return 1e6 * seconds / sum(len(entries) - 2 for entries in games)


def replay_all(stored: list[list[Any]]) -> None:
    from emporion.server.room.table import Table
    from emporion.server.room.table_repository import replay

    for entries in stored:
        replay(Table("t"), entries)


def move_costs(games: list[list[Any]]) -> tuple[float, float]:
    playing, showing = zip(*(map(sum, zip(*map(play_table, games), strict=True)) for _ in range(REPEATS)), strict=True)
    moves = sum(len(entries) - 2 for entries in games)
    return 1e6 * min(playing) / moves, 1e6 * min(showing) / moves


def play_table(entries: list[Any]) -> tuple[float, float]:
    """Seconds for the moves of a table, and for their frames."""
    from emporion.server.room.entries import encoded
    from emporion.server.room.feed import Feed
    from emporion.server.room.seats import SPECTATOR
    from emporion.server.room.table import Table
    from emporion.server.room.table_repository import summary_of

    def play_move(number: int, wanted: Any) -> None:
        entry, proposal = table.validate_move(wanted.seat, wanted.actions)
        table.apply(number, entry, wanted.seat, f"command {number}", proposal)
        encoded(entry)
        summary_of(table, number)

    def make_frames() -> None:
        for viewer in viewers:
            feed._steps(viewer)

    table, viewers = Table("t"), [*range(PLAYERS), SPECTATOR]
    for entry in entries[:2]:
        table.apply(0, entry)
    feed = Feed(table)
    for viewer in viewers:
        feed._scene(viewer)
    playing = showing = 0.0
    for number, wanted in enumerate(entries[2:]):
        playing += cpu(partial(play_move, number, wanted))
        showing += cpu(make_frames)
    return playing, showing


def cpu(work: Callable[[], object]) -> float:
    """Seconds of CPU time."""
    began = time.process_time_ns()
    work()
    return (time.process_time_ns() - began) / 1e9


def in_checkout(folder: Path) -> dict[str, dict[str, float]]:
    """The figures of a checkout, measured in a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__, "--measure"],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--before", type=Path, help="another checkout to compare with")
    parser.add_argument("--rounds", type=int, default=5, help="how often each checkout is measured; the least counts")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure()))
        return
    folders = [given.before.resolve(), HERE] if given.before else [HERE]
    runs: dict[Path, list[Any]] = {folder: [] for folder in folders}
    for _ in range(given.rounds):
        for folder in folders:
            runs[folder].append(in_checkout(folder))
    print("| game | part | " + " | ".join(["before", "after", "ratio"] if given.before else ["µs"]) + " |")
    print("|---|---|" + "---:|" * (3 if given.before else 1))
    for name in runs[HERE][0]:
        for part in PARTS:
            figures = [min(run[name][part] for run in runs[folder]) for folder in folders]
            ratio = f" | {figures[-1] / figures[0]:.2f}" if given.before else ""
            print(f"| {name} | {part} | " + " | ".join(f"{figure:.0f} µs" for figure in figures) + f"{ratio} |")


if __name__ == "__main__":
    main()
