"""The turn limit: bots that never end their turn are made to."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from emporion import bots
from emporion.arena.game_runner import GameRunner, play_out
from emporion.bots.bot import RandomBot
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.turn_limit import MOST_IN_A_ROW, ends_turn, limit_choices
from emporion.match import Match, Seat

pytestmark = pytest.mark.slow

STAY = 400  # decisions after which a player who never ends a turn would have been stopped several times


class Restless(RandomBot):
    """Never ends its turn if it can avoid it."""

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        world = reference.redealt(game, concealed, list(rng))
        staying = [action for action in legal if not ends_turn(game, world, action)]
        return super().choose(game, concealed, staying or legal, rng)


def in_a_row(game: Game, moves: Sequence[int], seed: int) -> int:
    """The longest run of decisions by one seat."""
    state, _ = reference.start(game, 2, {}, key_from_seed(seed))
    longest = count = 0
    before = -1
    for move in moves:
        seat = reference.actor(game, state)
        count = count + 1 if seat == before else 1
        before, longest = seat, max(longest, count)
        reference.play(game, state, move)
    return longest


@pytest.mark.parametrize("name", names())
def test_turns_end_in_the_arena(name: str) -> None:
    game = find(name)
    state, _ = reference.start(game, 2, {}, key_from_seed(3))
    moves, _ = play_out(GameRunner(game, state, [Restless(), RandomBot()], [[1, 2], [3, 4]]))
    assert in_a_row(game, moves, 3) < 2 * MOST_IN_A_ROW


@pytest.mark.parametrize("name", names())
def test_turns_end_in_a_match(name: str) -> None:
    game = find(name)
    match = Match(game, [Seat("One", "random"), Seat("Two", "random")], [Restless(), RandomBot()], {}, key_from_seed(5))
    made = 0
    for move in match.play_bots():
        made += len(move.actions)
        if made > STAY:
            break
    moves = [action for move in match.log for action in move.actions]
    assert in_a_row(game, moves, 5) < 2 * MOST_IN_A_ROW


@pytest.mark.parametrize("name", ["apprentice", "trader"])
@pytest.mark.parametrize("game", names())
def test_bots_choose_among_what_they_are_offered(game: str, name: str) -> None:
    """Even if those are fewer than the legal actions."""
    played, bot = find(game), bots.find(name)
    state, _ = reference.start(played, 2, {}, key_from_seed(2))
    for number in range(30):
        seat, legal = reference.actor(played, state), reference.legal(played, state)
        concealed = reference.concealed(played, state, seat)
        favourite = bot.choose(played, concealed, legal, [number, 2])
        others = [action for action in legal if action != favourite] or legal
        assert bot.choose(played, concealed, others, [number, 2]) in others
        reference.play(played, state, favourite)


def test_the_limit_applies_only_after_many_decisions() -> None:
    game = find("dale")
    state, _ = reference.start(game, 2, {}, key_from_seed(1))
    concealed, legal = reference.concealed(game, state, reference.actor(game, state)), reference.legal(game, state)
    assert limit_choices(game, concealed, legal, [1, 2], MOST_IN_A_ROW - 1) == legal
    hurried = limit_choices(game, concealed, legal, [1, 2], MOST_IN_A_ROW)
    assert 0 < len(hurried) <= len(legal)
    assert all(ends_turn(game, reference.redealt(game, concealed, [1, 2]), action) for action in hurried)
