"""No hidden card reaches anybody: not seats, not spectators, not in texts of errors, drafts or replays."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.games import names
from tests.server.audit import differences
from tests.server.serving import Serving
from tests.server.tapping import Tap

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "carthage": [{}, {"show_initial_hands": False}, {"show_discard": "all"}],
    "dale": [{}],
    "discovery": [{}, {"hidden_coins": True}],
}


def audit(game: str, games: int, steps: int) -> int:
    """How many frames were compared; the first leak fails."""
    frames = 0
    for seed in range(games):
        options = OPTIONS[game][seed % len(OPTIONS[game])]
        for players in (2, 3, 4):
            for count, difference in differences(game, players, seed, options, steps):
                assert not difference, f"{game}, {players} players, seed {seed}: {difference}"
                frames += count
    return frames


@pytest.mark.parametrize("game", names())
def test_worlds_that_differ_in_secrets_look_the_same(game: str) -> None:
    assert audit(game, games=1, steps=40) > 1000


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_a_million_frames_look_the_same(game: str) -> None:
    frames = seed = 0
    while frames < 340_000:
        for players in (2, 3, 4):
            options = OPTIONS[game][seed % len(OPTIONS[game])]
            for count, difference in differences(game, players, seed, options, 400):
                assert not difference, f"{game}, {players} players, seed {seed}: {difference}"
                frames += count
        seed += 1
    print(f"{game}: {frames:,} frames in {3 * seed} games")


def tapped(serving: Serving, game: str, seed: int, steps: int) -> int:
    """How many messages a real server sent; the first one that knows too much fails."""
    tap = Tap(serving, game, 2 + seed % 3, seed, OPTIONS[game][seed % len(OPTIONS[game])])
    for _ in tap.steps(steps):
        pass
    return tap.heard


@pytest.mark.parametrize("game", names())
def test_what_goes_over_the_wire_is_the_same_in_other_worlds(room: Serving, game: str) -> None:
    assert sum(tapped(room, game, seed, steps=30) for seed in range(2)) > 150


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_very_much_goes_over_the_wire_and_is_the_same_in_other_worlds(room: Serving, game: str) -> None:
    messages = seed = 0
    while messages < 50_000:
        messages += tapped(room, game, seed, steps=400)
        seed += 1
    print(f"{game}: {messages:,} messages over the wire in {seed} games")
