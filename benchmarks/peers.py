"""Measures the peers one after the other, each in its own virtual environment, and prints a table.

    python benchmarks/peers.py                  a few quick peers
    python benchmarks/peers.py --all --full     all peers, all of their games
    python benchmarks/peers.py --only pgx       only that one

The environments are made under .venv-peers/ and kept; delete a folder there to have it made anew. The rows are
written to benchmarks/results.json. A peer that cannot be installed, or fails, is listed with the reason.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness import add_effort, effort_of, machine

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ENVIRONMENTS = ROOT / ".venv-peers"
TIMEOUT = 3600.0  # seconds, after which a peer is skipped


class Skipped(Exception):
    """Why a peer was not measured."""


@dataclass(frozen=True)
class Spec:
    """How to install a peer, and which of its games are measured unless all are asked for."""

    script: str
    games: tuple[str, ...] = ()
    pip: tuple[str, ...] = ()
    npm: tuple[str, ...] = ()
    quick: bool = False


PEERS = {
    "emporion": Spec("emporion_peer.py", ("3",), quick=True),
    "open_spiel": Spec(
        "open_spiel_peer.py",
        ("crazy_eights(players=4)", "hearts", "gin_rummy", "hanabi(players=4)", "tic_tac_toe"),
        ("open_spiel",),
        quick=True,
    ),
    "rlcard": Spec("rlcard_peer.py", ("uno", "gin-rummy", "leduc-holdem"), ("rlcard", "pip"), quick=True),
    "naive": Spec("naive_peer.py", quick=True),
    "chess": Spec("chess_peer.py", pip=("chess",), quick=True),
    "pettingzoo": Spec(
        "pettingzoo_peer.py", ("leduc_holdem_v4", "hanabi_v5", "tictactoe_v3"), ("pettingzoo[classic]",)
    ),
    "catanatron": Spec("catanatron_peer.py", pip=("catanatron",)),
    "pgx": Spec("pgx_peer.py", ("kuhn_poker", "leduc_holdem", "tic_tac_toe", "sparrow_mahjong"), ("pgx", "jax")),
    "boardgameio": Spec("boardgameio_peer.py", npm=("boardgame.io",)),
}

Row = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    add_effort(parser)
    parser.add_argument("--only", metavar="NAMES", help=f"peers, separated by commas: {', '.join(PEERS)}")
    parser.add_argument("--all", action="store_true", help="all peers, not only the quick ones")
    parser.add_argument("--full", action="store_true", help="all games of each peer, not only a few")
    parser.add_argument("--output", type=Path, default=HERE / "results.json", help="where to write the rows")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the peer being measured ends with us
    names = [name for name, spec in PEERS.items() if spec.quick or chosen.all]
    if chosen.only:
        names = [name.strip() for name in chosen.only.split(",") if name.strip()]
    for name in names:
        if name not in PEERS:
            parser.error(f"unknown peer {name!r}; there is {', '.join(PEERS)}")
    effort = effort_of(chosen)
    options = ["--seconds", str(effort.seconds), "--windows", str(effort.windows), "--warmup", str(effort.warmup)]
    if effort.core is not None:
        options += ["--core", str(effort.core)]
    rows: list[Row] = []
    skipped: list[Row] = []
    for number, name in enumerate(names, 1):
        tell(f"{name}, peer {number} of {len(names)}")
        games = [] if chosen.full else list(PEERS[name].games)
        try:
            for row in measured(name, [*options, *games]):
                (skipped if "error" in row else rows).append(row)
                tell(f"  {shown(row)}")
        except Skipped as problem:
            skipped.append({"peer": name, "error": clean(str(problem))})
            tell(f"  skipped: {clean(str(problem))}")
    rows.sort(key=lambda row: float(row["decisions_per_second"]), reverse=True)
    result = {
        "when": time.strftime("%Y-%m-%dT%H:%M:%S"),
        "machine": machine(),
        "python": platform.python_version(),
        "seconds_per_figure": effort.seconds,
        "rows": rows,
        "skipped": skipped,
    }
    chosen.output.write_text(json.dumps(result, indent=1) + "\n")
    print(table(rows, skipped))
    tell(f"written to {os.path.relpath(chosen.output)}")


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def clean(text: str) -> str:
    """One line without the paths of this machine, short enough to read."""
    return " ".join(text.replace(str(ROOT), ".").replace(str(Path.home()), "~").split())[-300:]


def measured(name: str, arguments: list[str]) -> Iterator[Row]:
    """Install a peer and run its script: its rows, as they come."""
    spec, folder = PEERS[name], ENVIRONMENTS / name
    python, environment = sys.executable, dict(os.environ)
    if spec.pip:
        python = virtual_environment(folder, spec.pip)
    if spec.npm:
        node_modules(folder, spec.npm)
        environment["BOARDGAMEIO"] = str(folder)
    command = [python, str(HERE / spec.script), *arguments]
    with (
        tempfile.TemporaryFile("w+") as rng,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=rng, text=True, env=environment) as process,
    ):
        assert process.stdout is not None
        alarm = threading.Timer(TIMEOUT, process.kill)
        alarm.start()
        try:
            for line in process.stdout:
                if line.startswith("{"):
                    yield json.loads(line)
            if process.wait():
                rng.seek(0)
                raise Skipped(last_line(rng.read()) or f"exit code {process.returncode}")
        finally:
            alarm.cancel()
            process.kill()


def virtual_environment(folder: Path, packages: tuple[str, ...]) -> str:
    """Create the environment if it does not exist; returns its Python."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not installed(folder, packages):
        uv = shutil.which("uv")
        if uv:
            install([uv, "venv", "--quiet", "--python", sys.executable, str(folder)])
            install([uv, "pip", "install", "--quiet", "--python", str(python), *packages])
        else:
            install([sys.executable, "-m", "venv", str(folder)])
            install([str(python), "-m", "pip", "install", "--quiet", *packages])
        stamp(folder).write_text(" ".join(packages))
    return str(python)


def node_modules(folder: Path, packages: tuple[str, ...]) -> None:
    npm = shutil.which("npm")
    if not npm or not shutil.which("node"):
        raise Skipped("needs Node and npm on the path")
    if not installed(folder, packages):
        folder.mkdir()
        install([npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), *packages])
        stamp(folder).write_text(" ".join(packages))


def stamp(folder: Path) -> Path:
    return folder / ".installed"


def installed(folder: Path, packages: tuple[str, ...]) -> bool:
    """Whether a folder holds these packages; if not, it is removed."""
    ENVIRONMENTS.mkdir(exist_ok=True)
    (ENVIRONMENTS / ".gitignore").write_text("*\n")
    if stamp(folder).exists() and stamp(folder).read_text() == " ".join(packages):
        return True
    tell(f"  installing {', '.join(packages)} …")
    shutil.rmtree(folder, ignore_errors=True)
    return False


def install(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise Skipped(f"cannot be installed: {problem}") from None
    if done.returncode:
        raise Skipped(f"cannot be installed: {(done.stderr or done.stdout).strip()}")


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else ""


def shown(row: Row) -> str:
    """A row's progress line."""
    if "error" in row:
        return f"{row['game']}, {row['mode']}: skipped: {clean(row['error'])}"
    return f"{row['game']}, {row['mode']}, batch {row['batch']}: {row['decisions_per_second']:,.0f} decisions/s"


def table(rows: list[Row], skipped: list[Row]) -> str:
    """All rows, fastest first, then the skipped peers with reasons."""
    heads = ("peer", "version", "game", "players", "how", "batch", "decisions/s", "normalised", "decisions/game")
    cells = [heads, *(line_of(row) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(heads))]
    right = {heads.index(name) for name in ("players", "batch", "decisions/s", "normalised", "decisions/game")}
    lines = []
    for line in cells:
        padded = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        lines.append("  ".join(padded).rstrip())
    for row in skipped:
        what = ", ".join(str(row[key]) for key in ("peer", "game", "mode") if key in row)
        lines.append(f"skipped: {what}: {clean(row['error'])}")
    return "\n".join(lines)


def line_of(row: Row) -> tuple[str, ...]:
    length = row["decisions_per_game"]
    return (
        row["peer"],
        row["version"],
        row["game"],
        str(row["players"]),
        row["mode"],
        str(row["batch"]),
        f"{row['decisions_per_second']:,.0f}",
        f"{row['decisions_per_second_normalised']:,.0f}",
        "" if length is None else f"{length:.4g}",
    )


if __name__ == "__main__":
    main()
