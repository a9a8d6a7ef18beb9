"""A small load: the long one is `make load`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from tests.server.load import our_room


@pytest.mark.parametrize("bots", [0, 2])
def test_a_busy_room_answers_everybody(tmp_path: Path, bots: int) -> None:
    given = Namespace(tables=15, seats=4, bots=bots, level="apprentice", every=0.5, seconds=4, spectators=5)
    report = our_room(given, f"sqlite:///{tmp_path / 'room.sqlite'}")
    assert report["moves"] > 30
    assert [report[name] for name in ("refusals", "reconnects", "errors", "lost", "half_applied")] == [0] * 5
