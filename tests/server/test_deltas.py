"""A delta leads from one view to the next, and is small."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from emporion.server.room.delta import delta, patched

Json = Any
TEXT = st.sampled_from(["a", "b", "c"])  # never "=" or "-", which no view uses as a key
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | TEXT,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(TEXT, parts, max_size=3),
    max_leaves=12,
)


def told(before: Json, after: Json) -> Json:
    """A delta as it arrives at a client."""
    return json.loads(msgspec.json.encode(delta(before, after, {})))


@given(ANYTHING, ANYTHING)
def test_a_delta_leads_from_one_view_to_the_other(before: Json, after: Json) -> None:
    assert patched(before, told(before, after)) == after


@given(ANYTHING)
def test_an_unchanged_view_has_no_delta(view: Json) -> None:
    assert told(view, view) is None


def test_a_delta_has_only_changes() -> None:
    before = {"market": ["R5", "B2"], "seats": [{"hand": 3, "goods": "R5"}, {"hand": 1, "goods": ""}], "gone": 1}
    after = {"market": ["B2"], "seats": [{"hand": 4, "goods": "R5"}, {"hand": 1, "goods": ""}], "new": None}
    assert told(before, after) == {
        "market": {"=": ["B2"]},
        "seats": {"0": {"hand": {"=": 4}}},
        "new": {"=": None},
        "gone": {"-": True},
    }
