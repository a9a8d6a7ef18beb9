"""Random play in boardgame.io: runs boardgameio_peer.mjs and sums up its windows.

Needs Node, and a folder in which `npm install boardgame.io` was run: BOARDGAMEIO names it, else it is the current one.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from harness import BackgroundCalibration, Effort, Peer, Sample, Window, arguments, pin

GAMES = ["tic-tac-toe", "crazy-eights"]
MODES = ["simulate", "client", "reducer"]
SCRIPT = Path(__file__).with_suffix(".mjs")


def measured(game: str, mode: str, effort: Effort) -> tuple[dict[str, Any], list[Window]]:
    """The script's output and its windows. Its process inherits our core, where we calibrate meanwhile."""
    times = [str(effort.seconds), str(effort.windows), str(4 * effort.warmup)]  # its compiler needs longer
    command = ["node", str(SCRIPT), os.environ.get("BOARDGAMEIO", "."), game, mode, *times]
    calibration = BackgroundCalibration()
    calibration.start()
    done = subprocess.run(command, capture_output=True, text=True)
    rate = calibration.rate()
    if done.returncode:
        raise RuntimeError(done.stderr[-300:])
    said = json.loads(done.stdout)
    return said, [Window(Sample(*numbers), rate) for numbers in said["windows"]]


def main() -> None:
    effort, names = arguments(__doc__, GAMES)
    pin(effort.core)
    for name in names:
        for mode in MODES:
            with Peer("boardgame.io", "").trying(name, mode):
                said, windows = measured(name, mode, effort)
                peer = Peer("boardgame.io", said["version"], said["runtime"])
                peer.row(name, said["players"], mode, windows)


if __name__ == "__main__":
    main()
