"""A patch leads from one scene to the next, is small, and can be applied by any library for JSON Patch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonpatch
import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from emporion.server import protocol
from emporion.server.protocol import LogLine, Operation, Step
from emporion.server.room.patch import Comparison

ROOT = Path(__file__).parents[2]
Json = Any
TEXT = st.sampled_from(["a", "b", "c", "a/b", "~", "~1"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | TEXT,  # to Python 0 is False; no part of a scene is either
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(TEXT, parts, max_size=3),
    max_leaves=12,
)


class Seat(msgspec.Struct, frozen=True):
    hand_size: int
    goods: str
    hand: str | UnsetType = UNSET


class Place(msgspec.Struct, frozen=True):
    market: tuple[str, ...]
    seats: tuple[Seat, ...]
    start: int | None = msgspec.field(name="from")


def told(before: Json, after: Json) -> Json:
    """A patch as it arrives at a client."""
    return json.loads(Comparison().patch(before, after))


def decoded(value: Json) -> Json:
    return json.loads(msgspec.json.encode(value))


@given(ANYTHING, ANYTHING)
def test_a_patch_leads_from_one_scene_to_the_other(before: Json, after: Json) -> None:
    patched = jsonpatch.apply_patch(
        {"scene": before}, [{**each, "path": "/scene" + each["path"]} for each in told(before, after)]
    )
    assert json.dumps(patched["scene"], sort_keys=True) == json.dumps(after, sort_keys=True)


@given(ANYTHING)
def test_an_unchanged_scene_has_no_operations(scene: Json) -> None:
    assert told(scene, decoded(scene)) == []


def test_a_patch_has_only_changes() -> None:
    before = Place(("R5", "B2"), (Seat(3, "R5", "B1"), Seat(1, "")), None)
    after = Place(("B2",), (Seat(4, "R5"), Seat(1, "", "G2")), 3)
    patch = told(before, after)
    assert patch == [
        {"op": "replace", "path": "/market", "value": ["B2"]},
        {"op": "replace", "path": "/seats/0/hand_size", "value": 4},
        {"op": "remove", "path": "/seats/0/hand"},
        {"op": "add", "path": "/seats/1/hand", "value": "G2"},
        {"op": "replace", "path": "/from", "value": 3},
    ]
    assert jsonpatch.apply_patch(decoded(before), patch) == decoded(after)


def test_viewers_share_an_operation_only_with_the_same_value() -> None:
    comparison, before = Comparison(), {"seats": [{"hand": "R5"}]}
    patches = [comparison.patch(before, {"seats": [{"hand": hand}]}) for hand in ("B1", "B2", "B1")]
    assert [json.loads(patch)[0]["value"] for patch in patches] == ["B1", "B2", "B1"]


def test_a_step_of_encoded_parts_equals_an_encoded_step() -> None:
    line, operation = LogLine(3, 1000, "said", 1, 0, []), Operation("replace", "/move", 4)
    whole = protocol.encoded(Step(3, 1000, line, [operation]))
    assert protocol.encoded_step(3, 1000, protocol.encoded_line(line), msgspec.json.encode([operation])) == whole


def test_the_page_knows_the_protocols_version() -> None:
    source = (ROOT / "web" / "src" / "net" / "connection.svelte.ts").read_text(encoding="utf-8")
    assert f"const PROTOCOL = {protocol.VERSION};" in source
