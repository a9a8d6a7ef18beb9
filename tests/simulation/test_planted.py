"""The checks of simulated rooms can fail: they find each planted bug."""

from __future__ import annotations

import pytest

from tests.simulation.planted import PLANTS
from tests.simulation.run import run

pytestmark = pytest.mark.slow

FOUND = {
    "acknowledge-before-commit": 0,
    "skip-the-idempotency-check": 5,
    "drop-one-notify": 5,
    "forget-a-lock": 2,
    "show-one-hidden-card": 19,
    "leave-a-viewer-behind": 0,
}
"""The first seed that finds each bug. Whatever changes the order of events may change it: then others are tried."""
OTHERS = range(100)


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_bug_is_found(name: str) -> None:
    seeds = (FOUND[name], *OTHERS)
    found = next((seed for seed in seeds if run(seed, PLANTS[name]).violations), None)
    assert found is not None
    assert not run(found).violations, "without the bug, nothing is wrong"
