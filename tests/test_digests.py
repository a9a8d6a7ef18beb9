"""Random games play as they did: the digests of decisions, events and results are the stored ones."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.games import find
from tests.digests import digest_of, stored
from tests.option_sets import CASES, case_id, every_case

pytestmark = pytest.mark.slow


@every_case
def test_random_games_play_as_they_did(case: tuple[str, int, dict[str, Any]]) -> None:
    """If the rules were meant to change: raise their version, then `python -m tests.digests`."""
    assert digest_of(find(case[0]), *case[1:]) == stored()[case_id(case)]


def test_every_case_has_its_digest_and_there_are_no_others() -> None:
    assert set(stored()) == {case_id(case) for case in CASES}
