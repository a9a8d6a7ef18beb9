"""What simulated players look at in a scene follows its patches."""

from __future__ import annotations

import json
from typing import Any

import jsonpatch
import msgspec
import pytest

from tests.server.simulated_players import Change, Shown

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
