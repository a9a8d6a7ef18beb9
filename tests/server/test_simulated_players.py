"""What simulated players look at in a scene follows its patches."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import jsonpatch
import msgspec
import pytest

from tests.server.simulated_players import Change, Measurements, Offered, Shown, SimulatedPlayer

BEFORE = {"stage": "running", "offers": [{"action": 3, "say": "buy"}, {"action": 5, "say": {"id": "pass"}}]}


@pytest.mark.parametrize(
    "patch",
    [
        [{"op": "replace", "path": "/stage", "value": "over"}, {"op": "replace", "path": "/offers", "value": []}],
        [{"op": "replace", "path": "/offers", "value": [{"action": 9, "say": "sell"}]}],
        [{"op": "replace", "path": "/offers/1", "value": {"action": 7, "say": "wait"}}],
        [{"op": "replace", "path": "/offers/0/action", "value": 8}],
        [{"op": "replace", "path": "/offers/1/say/id", "value": "end"}],
        [{"op": "add", "path": "/offers/1", "value": {"action": 4, "say": ""}}, {"op": "remove", "path": "/offers/0"}],
    ],
)
def test_patches_change_what_players_look_at(patch: list[dict[str, Any]]) -> None:
    seen = msgspec.json.decode(json.dumps(BEFORE), type=Shown)
    for each in msgspec.json.decode(json.dumps(patch), type=list[Change]):
        seen.change(each)
    assert seen == msgspec.convert(jsonpatch.apply_patch(BEFORE, patch), Shown)


@pytest.mark.parametrize("path", ["/offers/0/action/x", "/offers/-1/action"])
def test_an_unknown_change_is_an_error(path: str) -> None:
    seen = msgspec.json.decode(json.dumps(BEFORE), type=Shown)
    with pytest.raises(AssertionError, match="unexpected change"):
        seen.change(Change("move", path))


@pytest.mark.parametrize(("makes_up", "shortest", "longest"), [(False, 1.0, 3.0), (True, 0.3, 2.3)])
def test_a_player_with_a_pace_makes_up_for_a_slow_server(makes_up: bool, shortest: float, longest: float) -> None:
    async def waits() -> list[float]:
        loop, found = asyncio.get_running_loop(), []
        player = SimulatedPlayer("t", 0, "", Measurements(), random.Random(1), pause=2.0)
        player.lag, player.makes_up = 0.7, makes_up
        for _ in range(200):
            player.think()
            assert player.thinking is not None
            found.append(player.thinking.when() - loop.time())
            player.thinking.cancel()
            player.thinking = None
        return found

    found = asyncio.run(waits())
    assert shortest - 0.1 < min(found) < shortest + 0.2
    assert longest - 0.2 < max(found) < longest + 0.1


def test_the_first_move_at_a_new_pace_comes_within_one_pause() -> None:
    async def wait() -> float:
        player = SimulatedPlayer("t", 0, "", Measurements(), random.Random(1), pause=1000.0)
        player.scene = Shown("running", [Offered(1)])
        player.think()
        player.set_pace(2.0)
        assert player.thinking is not None
        return player.thinking.when() - asyncio.get_running_loop().time()

    assert 0 <= asyncio.run(wait()) <= 2.0
