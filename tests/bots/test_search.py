"""Searches: what they find, when they end, and how they explain a decision."""

from __future__ import annotations

import signal
import time
from itertools import islice
from threading import Timer, main_thread
from typing import Any

import msgspec
import pytest

from emporion import bots
from emporion.bots import engine
from emporion.bots import search as searches
from emporion.bots.bot import EngineBot
from emporion.bots.config import GREEDY, ROLLOUT, SEARCH, BotConfig
from emporion.bots.ismcts import ROOT
from emporion.bots.levels import CLASSIC
from emporion.bots.search import (
    Effort,
    Explanation,
    SearchResult,
    explain,
    find_move,
    merge_candidates,
    run_search,
    search_and_play,
)
from emporion.bots.workspace import ITERATIONS, NEXT_ACTOR, NODES, Workspace, workspace_of_lists
from emporion.games import find, names
from emporion.games.carthage import GAME
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Concealed
from emporion.kernel.errors import BackendUnavailable, EmporionError, UnknownBot
from tests.bots.games import played, stream
from tests.carthage.table import carthage
from tests.option_sets import random_decisions


def middle(name: str = "carthage", players: int = 3) -> Concealed:
    """What the seat to act knows some way into a game."""
    game = find(name)
    for state, legal, _ in islice(random_decisions(game, players, {}, seed=5), 40, None):
        if len(legal) > 6 and reference.default_completion(game, state) < 0:
            return reference.concealed(game, state, reference.actor(game, state))
    raise AssertionError("no such decision")


def searched(config: BotConfig, seed: int = 1, seconds: float | None = None) -> Any:
    return find_move(engine.compiled(GAME), middle(), config, stream(seed, 2), seconds)


def test_all_legal_actions_are_candidates_and_all_visits_are_theirs() -> None:
    result = searched(BotConfig(SEARCH, 300))
    assert sorted(each.action for each in result.candidates) == reference.legal(GAME, middle())
    assert result.iterations <= 300
    assert (
        sum(each.visits for each in result.candidates) == result.iterations - 1
    )  # the first one only expands the root
    assert result.action == result.candidates[0].action
    for each in result.candidates:
        assert sum(each.expected) == pytest.approx(1, abs=0.001)


def test_a_search_ends_when_the_rest_of_it_could_change_nothing() -> None:
    table = carthage("ships R=4", P1="hand Y2 G5; goods R5 R3 R3", P2="hand B5", market="R2", farm="B3 Y3 G3")
    concealed = reference.concealed(GAME, table.state, 0)
    result = find_move(engine.compiled(GAME), concealed, BotConfig(SEARCH, 4000), stream(1, 2))
    assert GAME.format_action(result.action) == "buy"
    assert result.iterations < 4000
    first, second, *_ = result.candidates
    assert first.visits - second.visits > 4000 - result.iterations


def test_a_time_limit_ends_a_search_and_is_the_only_thing_that_depends_on_the_machine() -> None:
    assert searched(BotConfig(SEARCH, 1_000_000), seconds=0.01).iterations < 1_000_000
    assert searched(BotConfig(SEARCH, 500), seconds=60.0) == searched(BotConfig(SEARCH, 500))


@pytest.mark.parametrize("seats", [["search:60", "greedy"], ["search:60"] * 3])
def test_pauses_change_nothing(seats: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in a single decision nor in whole games."""
    result, moves = interpreted(BotConfig(SEARCH, 60)), first_moves(seats)
    monkeypatch.setattr(searches, "LONGEST_SLICE", 16)
    assert interpreted(BotConfig(SEARCH, 60)) == result
    assert first_moves(seats) == moves


def interpreted(config: BotConfig) -> SearchResult:
    return find_move(engine.interpreted(GAME), middle(), config, stream(1, 2))


def first_moves(seats: list[str]) -> list[tuple[int, int]]:
    """The first moves of a game and the iterations they took, as in a compiled game."""
    used = engine.interpreted(GAME)
    made: list[tuple[int, int]] = []
    state, _ = reference.start(GAME, len(seats), {}, key_from_seed(3))
    states, seat = used.as_array(state), reference.actor(GAME, state)
    while len(made) < 8:
        config = config_of(seats[seat], "carthage", len(seats))
        workspace = used.take_workspace(config)
        workspace.rng[:] = stream(len(made), 2)
        made.append((search_and_play(used, states, config, workspace), workspace.stats[ITERATIONS]))
        seat = workspace.stats[NEXT_ACTOR]
        used.give_back(workspace)
    return made


@pytest.mark.parametrize("trees", [1, 2])
def test_ctrl_c_interrupts_a_search_without_a_time_limit(trees: int) -> None:
    """Such a search takes minutes, and the main thread waits for the threads it has started."""
    engine.compiled(GAME).prepare()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be switched off
    impatient = Timer(0.3, lambda: signal.pthread_kill(main_thread().ident or 0, signal.SIGINT))
    began = time.monotonic()
    try:
        impatient.start()
        with pytest.raises(KeyboardInterrupt):
            searched(BotConfig(SEARCH, 10_000_000, trees))
    finally:
        impatient.join()
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - began < 10


def test_parallel_trees_are_the_same_on_every_machine_and_add_up() -> None:
    together = searched(BotConfig(SEARCH, 200, trees=3))
    assert together == searched(BotConfig(SEARCH, 200, trees=3))
    assert together.iterations > searched(BotConfig(SEARCH, 200)).iterations
    assert together != searched(BotConfig(SEARCH, 200, trees=3), seed=2)


def test_candidates_of_several_trees() -> None:
    """By hand: the second search was settled after half of the iterations, so its visits count twice. Action 3 has
    1 + 2 * 4 visits, action 7 has 2; each tree's static evaluation of an action counts as one more."""
    workspaces = [
        workspace_with(10, (3, 1, 400_000, 100_000), (7, 2, 500_000, 1_100_000)),
        workspace_with(5, (3, 4, 600_000, 2_000_000)),
    ]
    three, seven = merge_candidates(workspaces, 2, 0)
    assert (three.action, three.visits) == (3, 9)
    assert three.expected == pytest.approx(((0.1 + 0.4 + 2 * 2.0 + 0.6) / 11, (0.9 + 0.6 + 2 * 2.0 + 0.4) / 11))
    assert (seven.action, seven.visits) == (7, 2)
    assert seven.expected == pytest.approx(((1.1 + 0.5) / 3, (0.9 + 0.5) / 3))


def workspace_with(iterations: int, *children: tuple[int, int, int, int]) -> Workspace:
    """A workspace whose root has these children: action, visits, and the first of two seats' estimate and total."""
    workspace = workspace_of_lists(GAME, len(children) + 2)
    workspace.stats[ITERATIONS] = iterations
    workspace.tree[ROOT].first = 2
    for number, (action, visits, estimate, total) in enumerate(children, start=2):
        node = workspace.tree[number]
        node.action, node.visits = action, visits
        node.estimate = [estimate, 1_000_000 - estimate, 0, 0]
        node.total = [total, visits * 1_000_000 - total, 0, 0]
        node.next = number + 1 if number <= len(children) else 0
    return workspace


def test_a_full_tree_is_searched_on() -> None:
    used, config, concealed = engine.compiled(GAME), BotConfig(SEARCH, 400), middle()
    workspace = used.new_workspace(40)
    workspace.rng[:] = stream(1, 2)
    action = run_search(used, used.as_array(concealed), config, workspace)
    assert workspace.stats[NODES] == 40
    assert workspace.stats[ITERATIONS] > 40
    assert action in reference.legal(GAME, concealed)


def test_explanations_are_json_with_the_best_move_first() -> None:
    explanation = explain(GAME, middle(), stream(1, 2), Effort(300, 300))
    assert explanation.seat == reference.actor(GAME, middle())
    assert explanation.options[0].share == max(option.share for option in explanation.options)
    assert sum(option.share for option in explanation.options) == pytest.approx(1)
    assert [GAME.parse_action(option.say) for option in explanation.options] == [o.action for o in explanation.options]
    assert msgspec.json.decode(msgspec.json.encode(explanation), type=Explanation) == explanation


def test_a_single_iteration_explains_what_it_saw() -> None:
    explanation = explain(GAME, middle(), stream(1, 2), Effort(1, 1))
    assert sorted(option.action for option in explanation.options) == reference.legal(GAME, middle())
    assert {option.share for option in explanation.options} == {0}


@pytest.mark.parametrize(
    "config", [BotConfig(SEARCH), BotConfig(SEARCH, -1), BotConfig(SEARCH, 0, trees=2), BotConfig(ROLLOUT)]
)
def test_a_search_without_a_budget_is_an_error(config: BotConfig) -> None:
    with pytest.raises(EmporionError, match=rf"at least one iteration or playout, not {config.budget}"):
        find_move(engine.interpreted(GAME), middle(), config, stream(1, 2))


def test_an_explanation_needs_an_iteration() -> None:
    with pytest.raises(EmporionError, match="at least one iteration"):
        explain(GAME, middle(), stream(1, 2), effort=Effort(0, 0), seconds=None)


def test_a_forced_move_is_explained_too() -> None:
    table = carthage(P1="hand R5", P2="hand B5", market="R2 Y3", farm="B3 Y3 G3").play("buy")
    concealed = reference.concealed(GAME, table.state, 0)
    explanation = explain(GAME, concealed, stream(1, 2))
    assert [option.say for option in explanation.options] == ["pay R5"]
    assert explanation.options[0].share == 1
    assert sum(explanation.options[0].expected) == pytest.approx(1, abs=0.001)


def test_levels_without_a_network_have_the_iterations_that_the_game_says() -> None:
    searching = [name for name, level in CLASSIC.items() if level.kind == SEARCH]
    for game in names():
        budgets = {name: config_of(f"{name}-classic", game).budget for name in searching}
        assert budgets == find(game).heuristics.iterations
        assert sorted(budgets.values()) == list(budgets.values()), "a higher level has more iterations"
        assert config_of("magnate-classic", game, players=4).budget == budgets["magnate"] // 3
    assert config_of("search:500", "carthage").budget == 500


def config_of(bot: str, game: str, players: int = 2) -> BotConfig:
    found = bots.find(bot).config_for(find(game), players)
    assert found is not None
    return found


def test_a_turn_has_one_and_a_half_times_the_seconds_of_a_decision() -> None:
    """The second decision of a turn has half of the time, and the third none. The machine may be busy."""
    bot, concealed = EngineBot("slow", BotConfig(SEARCH, 10_000_000), seconds=1.0), middle()
    engine.best(GAME)
    spent = []
    for _ in range(3):
        began = time.perf_counter()
        bot.choose(GAME, concealed, reference.legal(GAME, concealed), stream(1, 2))
        spent.append(time.perf_counter() - began)
    assert bot.turn.spent <= sum(spent)
    assert spent[0] >= 1.0
    assert spent[1] < 0.95
    assert spent[2] < 0.45
    assert bot.time_left(GAME, concealed) == 0
    assert bot.time_left(GAME, middle(players=2)) == 1.0


def test_where_nothing_can_be_compiled_searches_are_interpreted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unavailable(game: object) -> None:
        raise BackendUnavailable("no compiler here")

    monkeypatch.setattr(engine, "compiled", unavailable)
    engine.best.cache_clear()
    try:
        bot = bots.find("search:3")
        bot.prepare(GAME)
        legal = reference.legal(GAME, middle())
        assert bot.choose(GAME, middle(), legal, stream(1, 2)) in legal
    finally:
        engine.best.cache_clear()
    assert capsys.readouterr().err == "no compiler here; bots run interpreted instead, which is much slower\n"


def test_idle_moves_are_not_repeated_for_ever() -> None:
    """Regression: Dale has techniques that undo each other and allow another action, so turns did not end."""
    game = find("dale")
    for seats, seed in ((["search:64", "greedy"], 0), (["apprentice", "apprentice"], 1), (["rollout:40", "random"], 1)):
        moves, state = played(game, seats, seed)
        assert reference.result(game, state)[2] >= 0
        assert len(moves) < 2000


@pytest.mark.parametrize("name", ["apprentice", "trader"])
def test_the_lower_levels_need_nothing_compiled(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unavailable(game: object) -> None:
        raise BackendUnavailable("no compiler here")

    monkeypatch.setattr(engine, "compiled", unavailable)
    for game in names():
        concealed = middle(game)
        legal = reference.legal(find(game), concealed)
        assert bots.find(name).choose(find(game), concealed, legal, stream(1, 2)) in legal
    assert capsys.readouterr().err == "", "nobody is told that a compiler is missing"


def test_greedy_does_not_search() -> None:
    assert find_move(engine.interpreted(GAME), middle(), BotConfig(GREEDY), stream(1, 2)).candidates == ()
    assert config_of("greedy", "carthage") == CLASSIC["trader"]


@pytest.mark.parametrize("name", ["search", "search:", "search:x", "search:5x", "rollout:5x2", "Search:5"])
def test_malformed_names(name: str) -> None:
    with pytest.raises(UnknownBot, match="search:ITERATIONS"):
        bots.find(name)


@pytest.mark.parametrize("name", ["search:0", "search:9x0", "search:10x65", "rollout:20001", "search:10000001"])
def test_budgets_have_limits(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"1 to 10,000,000 iterations and 1 to 64 trees, or 1 to 20,000 playouts"):
        bots.find(name)
