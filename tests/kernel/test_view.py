"""What views of all games share."""

from __future__ import annotations

import pytest

from emporion.kernel.view import is_tie_broken


@pytest.mark.parametrize(
    ("scores", "ranks", "broken"),
    [
        ([7, 9, 9], [3, 2, 1], True),
        ([9, 7, 9], [1, 3, 1], False),  # two winners
        ([9, 7, 7], [1, 2, 3], False),  # a tie for the second place
        ([7, 9], [2, 1], False),
    ],
)
def test_a_tie_break_decides_between_the_best_scores(scores: list[int], ranks: list[int], broken: bool) -> None:
    assert is_tie_broken(scores, ranks) is broken
