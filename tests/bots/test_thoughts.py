"""Searches: what they find, when they end, and how they explain themselves."""

from __future__ import annotations

import signal
import time
from itertools import islice
from threading import Timer, main_thread
from typing import Any

import msgspec
import pytest

from emporion import bots
from emporion.bots import brain
from emporion.bots import thought as thoughts
from emporion.bots.desk import ITERATIONS, NEXT, NODES, Desk, desk_of_lists
from emporion.bots.explanation import Explanation, explain
from emporion.bots.levels import LEVELS
from emporion.bots.mind import GREEDY, ROLLOUT, SEARCH, Mind
from emporion.bots.thinker import Thinker
from emporion.bots.thought import Thought, candidates_of, ponder, ponder_and_move, think
from emporion.bots.tree import ROOT
from emporion.games import find, names
from emporion.games.carthage import GAME
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Concealed
from emporion.kernel.errors import BackendUnavailable, EmporionError, UnknownBot
from tests.bots.games import played, stream
from tests.carthage.table import carthage
from tests.every_game import random_decisions


def middle(name: str = "carthage", players: int = 3) -> Concealed:
    """What the seat to act knows some way into a game."""
    game = find(name)
    for state, legal, _ in islice(random_decisions(game, players, {}, seed=5), 40, None):
        if len(legal) > 6 and game.heuristics.default_completion(state) < 0:
            return reference.concealed(game, state, reference.actor(game, state))
    raise AssertionError("no such decision")


def searched(mind: Mind, seed: int = 1, seconds: float | None = None) -> Any:
    return think(brain.compiled(GAME), middle(), mind, stream(seed, 2), seconds)


def test_all_legal_actions_are_candidates_and_all_visits_are_theirs() -> None:
    thought = searched(Mind(SEARCH, 300))
    assert sorted(each.action for each in thought.candidates) == reference.legal(GAME, middle())
    assert thought.iterations <= 300
    assert sum(each.visits for each in thought.candidates) == thought.iterations - 1  # the first one only looks
    assert thought.action == thought.candidates[0].action
    for each in thought.candidates:
        assert sum(each.expected) == pytest.approx(1, abs=0.001)


def test_a_search_ends_when_the_rest_of_it_could_change_nothing() -> None:
    table = carthage("ships R=4", P1="hand Y2 G5; goods R5 R3 R3", P2="hand B5", market="R2", farm="B3 Y3 G3")
    hidden = reference.concealed(GAME, table.state, 0)
    thought = think(brain.compiled(GAME), hidden, Mind(SEARCH, 4000), stream(1, 2))
    assert GAME.format_action(thought.action) == "buy"
    assert thought.iterations < 4000
    first, second, *_ = thought.candidates
    assert first.visits - second.visits > 4000 - thought.iterations


def test_a_limit_of_time_ends_a_search_and_is_the_only_thing_that_depends_on_the_machine() -> None:
    assert searched(Mind(SEARCH, 1_000_000), seconds=0.01).iterations < 1_000_000
    assert searched(Mind(SEARCH, 500), seconds=60.0) == searched(Mind(SEARCH, 500))


@pytest.mark.parametrize("seats", [["search:60", "greedy"], ["search:60"] * 3])
def test_pauses_change_nothing(seats: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for a single decision nor in whole games."""
    thought, moves = interpreted(Mind(SEARCH, 60)), first_moves(seats)
    monkeypatch.setattr(thoughts, "LONGEST_SLICE", 16)
    assert interpreted(Mind(SEARCH, 60)) == thought
    assert first_moves(seats) == moves


def interpreted(mind: Mind) -> Thought:
    return think(brain.interpreted(GAME), middle(), mind, stream(1, 2))


def first_moves(seats: list[str]) -> list[tuple[int, int]]:
    """Moves at the beginning of a game and the iterations they took, as at a compiled table."""
    where = brain.interpreted(GAME)
    made: list[tuple[int, int]] = []
    state, _ = reference.start(GAME, len(seats), {}, key_from_seed(3))
    states, seat = where.lay_out(state), reference.actor(GAME, state)
    while len(made) < 8:
        mind = mind_of(seats[seat], "carthage", len(seats))
        desk = where.take_desk(mind)
        desk.rng[:] = stream(len(made), 2)
        made.append((ponder_and_move(where, states, mind, desk), desk.told[ITERATIONS]))
        seat = desk.told[NEXT]
        where.give_back(desk)
    return made


@pytest.mark.parametrize("trees", [1, 2])
def test_ctrl_c_is_heard_while_a_bot_thinks_without_a_limit_of_time(trees: int) -> None:
    """Such a search takes minutes, and whoever has started threads waits for them."""
    brain.compiled(GAME).prepare()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be switched off
    impatient = Timer(0.3, lambda: signal.pthread_kill(main_thread().ident or 0, signal.SIGINT))
    began = time.monotonic()
    try:
        impatient.start()
        with pytest.raises(KeyboardInterrupt):
            searched(Mind(SEARCH, 10_000_000, trees))
    finally:
        impatient.join()
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - began < 10


def test_trees_side_by_side_are_the_same_on_every_machine_and_add_up() -> None:
    together = searched(Mind(SEARCH, 200, trees=3))
    assert together == searched(Mind(SEARCH, 200, trees=3))
    assert together.iterations > searched(Mind(SEARCH, 200)).iterations
    assert together != searched(Mind(SEARCH, 200, trees=3), seed=2)


def test_candidates_of_several_trees() -> None:
    """By hand: the second search was settled after half of the iterations, so what it found counts twice. Action 3 has
    1 + 2 * 4 visits, action 7 has 2; each tree's first look at an action counts as one more."""
    desks = [
        desk_with(10, (3, 1, 400_000, 100_000), (7, 2, 500_000, 1_100_000)),
        desk_with(5, (3, 4, 600_000, 2_000_000)),
    ]
    three, seven = candidates_of(desks, 2, 0)
    assert (three.action, three.visits) == (3, 9)
    assert three.expected == pytest.approx(((0.1 + 0.4 + 2 * 2.0 + 0.6) / 11, (0.9 + 0.6 + 2 * 2.0 + 0.4) / 11))
    assert (seven.action, seven.visits) == (7, 2)
    assert seven.expected == pytest.approx(((1.1 + 0.5) / 3, (0.9 + 0.5) / 3))


def desk_with(iterations: int, *children: tuple[int, int, int, int]) -> Desk:
    """A desk whose root has these children: action, visits, first look and total of the first of two seats."""
    desk = desk_of_lists(GAME, len(children) + 2)
    desk.told[ITERATIONS] = iterations
    desk.tree[ROOT].first = 2
    for number, (action, visits, outlook, total) in enumerate(children, start=2):
        node = desk.tree[number]
        node.action, node.visits = action, visits
        node.outlook = [outlook, 1_000_000 - outlook, 0, 0]
        node.total = [total, visits * 1_000_000 - total, 0, 0]
        node.next = number + 1 if number <= len(children) else 0
    return desk


def test_a_full_tree_is_searched_on() -> None:
    where, mind, hidden = brain.compiled(GAME), Mind(SEARCH, 400), middle()
    desk = where.new_desk(40)
    desk.rng[:] = stream(1, 2)
    action = ponder(where, where.lay_out(hidden), mind, desk)
    assert desk.told[NODES] == 40
    assert desk.told[ITERATIONS] > 40
    assert action in reference.legal(GAME, hidden)


def test_explanations_are_json_with_the_best_move_first() -> None:
    explanation = explain(GAME, middle(), stream(1, 2), iterations=300)
    assert explanation.seat == reference.actor(GAME, middle())
    assert explanation.options[0].share == max(option.share for option in explanation.options)
    assert sum(option.share for option in explanation.options) == pytest.approx(1)
    assert [GAME.parse_action(option.say) for option in explanation.options] == [o.action for o in explanation.options]
    assert msgspec.json.decode(msgspec.json.encode(explanation), type=Explanation) == explanation


def test_a_single_iteration_explains_what_it_saw() -> None:
    explanation = explain(GAME, middle(), stream(1, 2), iterations=1)
    assert sorted(option.action for option in explanation.options) == reference.legal(GAME, middle())
    assert {option.share for option in explanation.options} == {0}


@pytest.mark.parametrize("mind", [Mind(SEARCH), Mind(SEARCH, -1), Mind(SEARCH, 0, trees=2), Mind(ROLLOUT)])
def test_nobody_thinks_for_ever_about_nothing(mind: Mind) -> None:
    with pytest.raises(EmporionError, match=rf"at least one iteration or playout, not {mind.budget}"):
        think(brain.interpreted(GAME), middle(), mind, stream(1, 2))


def test_an_explanation_needs_an_iteration() -> None:
    with pytest.raises(EmporionError, match="at least one iteration"):
        explain(GAME, middle(), stream(1, 2), iterations=0, seconds=None)


def test_a_decision_that_is_none_is_explained_too() -> None:
    table = carthage(P1="hand R5", P2="hand B5", market="R2 Y3", farm="B3 Y3 G3").play("buy")
    hidden = reference.concealed(GAME, table.state, 0)
    explanation = explain(GAME, hidden, stream(1, 2))
    assert [option.say for option in explanation.options] == ["pay R5"]
    assert explanation.options[0].share == 1
    assert sum(explanation.options[0].expected) == pytest.approx(1, abs=0.001)


def test_levels_think_as_much_as_the_game_says() -> None:
    searching = [name for name, level in LEVELS.items() if level.searches]
    for game in names():
        budgets = {name: mind_of(name, game).budget for name in searching}
        assert budgets == find(game).heuristics.iterations
        assert sorted(budgets.values()) == list(budgets.values()), "a higher level thinks more"
        assert mind_of("magnate", game, players=4).budget == budgets["magnate"] // 3
    assert mind_of("search:500", "carthage").budget == 500


def mind_of(bot: str, game: str, players: int = 2) -> Mind:
    found = bots.find(bot).mind_for(find(game), players)
    assert found is not None
    return found


def test_a_turn_has_one_and_a_half_times_the_seconds_of_a_decision() -> None:
    """The second decision of a turn has half of the time, and the third none; other programs may run as well."""
    bot, hidden = Thinker("slow", Mind(SEARCH, 10_000_000), seconds=1.0), middle()
    brain.best(GAME)
    spent = []
    for _ in range(3):
        began = time.perf_counter()
        bot.choose(GAME, hidden, reference.legal(GAME, hidden), stream(1, 2))
        spent.append(time.perf_counter() - began)
    assert bot.turn.spent <= sum(spent)
    assert spent[0] >= 1.0
    assert spent[1] < 0.95
    assert spent[2] < 0.45
    assert bot.time_left(GAME, hidden) == 0
    assert bot.time_left(GAME, middle(players=2)) == 1.0


def test_where_nothing_can_be_compiled_searches_are_interpreted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unavailable(game: object) -> None:
        raise BackendUnavailable("no compiler here")

    monkeypatch.setattr(brain, "compiled", unavailable)
    brain.best.cache_clear()
    try:
        bot = bots.find("search:3")
        bot.prepare(GAME)
        legal = reference.legal(GAME, middle())
        assert bot.choose(GAME, middle(), legal, stream(1, 2)) in legal
    finally:
        brain.best.cache_clear()
    assert capsys.readouterr().err == "no compiler here; bots think interpreted instead, which takes much longer\n"


def test_moves_that_lead_nowhere_are_not_made_for_ever() -> None:
    """Dale has techniques that undo each other, and allow another action; once such turns did not end."""
    game = find("dale")
    for seats, seed in ((["search:64", "greedy"], 0), (["apprentice", "apprentice"], 1), (["rollout:40", "random"], 1)):
        moves, state = played(game, seats, seed)
        assert reference.result(game, state)[2] >= 0
        assert len(moves) < 2000


@pytest.mark.parametrize("name", ["apprentice", "trader"])
def test_the_lower_levels_think_without_anything_compiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(game: object) -> None:
        raise AssertionError("compiled")

    monkeypatch.setattr(brain, "compiled", unavailable)
    for game in ("carthage", "dale", "discovery"):
        hidden = middle(game)
        legal = reference.legal(find(game), hidden)
        assert bots.find(name).choose(find(game), hidden, legal, stream(1, 2)) in legal


def test_greedy_is_no_search() -> None:
    assert think(brain.interpreted(GAME), middle(), Mind(GREEDY), stream(1, 2)).candidates == ()
    assert mind_of("greedy", "carthage") == LEVELS["trader"]


@pytest.mark.parametrize("name", ["search", "search:", "search:x", "search:5x", "rollout:5x2", "Search:5"])
def test_names_that_mean_nothing(name: str) -> None:
    with pytest.raises(UnknownBot, match="search:ITERATIONS"):
        bots.find(name)


@pytest.mark.parametrize("name", ["search:0", "search:9x0", "search:10x65", "rollout:20001", "search:10000001"])
def test_budgets_have_limits(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"1 to 10,000,000 iterations and 1 to 64 trees, or 1 to 20,000 playouts"):
        bots.find(name)
