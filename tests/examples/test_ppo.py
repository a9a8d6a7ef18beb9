"""The example of learning: twenty seconds are enough to beat random play."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn" / "ppo.py"


ENOUGH = 65  # percent


def test_it_learns_to_beat_random_play() -> None:
    """On a busy machine, which learns less in twenty seconds, in two minutes."""
    pytest.importorskip("torch", reason="needs PyTorch")
    assert share_after("0.33") > ENOUGH or share_after("2") > ENOUGH


def share_after(minutes: str) -> float:
    """How many percent of games are won against random play."""
    options = ("--minutes", minutes, "--games", "128", "--evaluate", "200")
    ran = subprocess.run([sys.executable, EXAMPLE, *options], capture_output=True, text=True, check=True)
    found = re.search(r"wins ([\d.]+)% ± [\d.]+% of 200 games against random\n$", ran.stdout)
    assert found
    return float(found[1])
