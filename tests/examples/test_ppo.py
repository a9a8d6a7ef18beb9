"""The example of learning: twenty seconds are enough to beat random play."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn" / "ppo.py"


def test_it_learns_to_beat_random_play() -> None:
    pytest.importorskip("torch", reason="needs PyTorch")
    options = ("--minutes", "0.33", "--games", "128", "--evaluate", "200")
    ran = subprocess.run([sys.executable, EXAMPLE, *options], capture_output=True, text=True, check=True)
    found = re.search(r"wins ([\d.]+)% ± [\d.]+% of 200 games against random\n$", ran.stdout)
    assert found
    assert float(found[1]) > 65
