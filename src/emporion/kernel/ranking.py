"""Ranks from scores, for rules without tie-breakers."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence


def rank_scores(scores: Sequence[int], ranks: MutableSequence[int], players: int) -> None:
    """Rank 1 for the highest score; equal scores share a rank."""
    for seat in range(players):
        ranks[seat] = 1
        for other in range(players):
            ranks[seat] += scores[other] > scores[seat]
