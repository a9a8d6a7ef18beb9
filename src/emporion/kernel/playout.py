"""Playouts: games played to the end with uniformly random decisions, on every backend."""

from __future__ import annotations

from typing import Any

from emporion.kernel.contract import actor, apply, legal, observe
from emporion.kernel.digest import absorb_decision
from emporion.kernel.fast_rng import random_below


def play_out(s: Any, workspace: Any, ids: Any, rng: Any, limit: int) -> tuple[int, int]:
    """Play until the game ends or `limit` decisions are made; returns the decisions and the forced ones among them."""
    decisions = 0
    forced = 0
    while decisions < limit and actor(s) >= 0:
        count = legal(s, workspace, ids)
        forced += count == 1
        choice = random_below(rng, count) if count > 1 else 0
        apply(s, ids[choice])
        decisions += 1
    return decisions, forced


def play_out_digested(s: Any, workspace: Any, ids: Any, rng: Any, limit: int, digest: Any) -> tuple[int, int]:
    """The same, with every decision added to the digest."""
    decisions = 0
    forced = 0
    while decisions < limit and actor(s) >= 0:
        count = legal(s, workspace, ids)
        forced += count == 1
        choice = random_below(rng, count) if count > 1 else 0
        absorb_decision(digest, actor(s), ids, count, ids[choice])
        apply(s, ids[choice])
        decisions += 1
    return decisions, forced


def play_out_observed(s: Any, workspace: Any, ids: Any, rng: Any, limit: int, out: Any) -> int:
    """Play likewise, with the features of the seat to act written before each decision, as training needs them."""
    decisions = 0
    while decisions < limit and actor(s) >= 0:
        observe(s, actor(s), out)
        count = legal(s, workspace, ids)
        choice = random_below(rng, count) if count > 1 else 0
        apply(s, ids[choice])
        decisions += 1
    return decisions
