"""Our games in OpenSpiel, tested with its own tests and algorithms; and bots of OpenSpiel as ours."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import leduc
import numpy as np
import pytest

from emporion import bots, make
from emporion.arena.game_runner import GameRunner, play_out
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadMove, BadOption, BadPlayers, BadPosition, EmporionError, UnknownBot, UnknownGame
from emporion.kernel.fast_rng import seed_rng
from tests.built_in import BUILT_IN
from tests.option_sets import CASES, case_id
from tests.soak import all_by_research

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'emporion[openspiel]'")
openspiel = pytest.importorskip("emporion.envs.openspiel")

EXPLICIT, SAMPLED = "explicit", "sampled"
SHORT = 40  # decisions
Case = tuple[str, int, dict[str, Any]]
SOME = [(name, players, options) for name, players, options in CASES if not options][::4]
UNIFORM, AFTER_CFR = 2.373611111111111, 0.1890834659549564  # exploitability of OpenSpiel's own Leduc hold'em
NODES, INFORMATION_STATES = 9457, 936
CARDS = {"contracts": {"3": [5, 8, 10]}}  # of an owner, for Discovery


every_case = pytest.mark.parametrize("case", all_by_research(CASES, usual=SOME), ids=case_id)


def random_state(game: Any, decisions: int, seed: int) -> Any:
    """A state in which somebody decides, after random moves."""
    luck, state = random.Random(seed), game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        if not state.is_chance_node():
            decisions -= 1
        state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return state


def known(state: Any, seat: int) -> list[Any]:
    """All that a player is told."""
    texts = [state.information_state_string(seat), state.observation_string(seat)]
    return [*texts, state.information_state_tensor(seat), state.observation_tensor(seat)]


@every_case
@pytest.mark.parametrize("chance", all_by_research([EXPLICIT, SAMPLED], usual=[EXPLICIT]))
@pytest.mark.parametrize("reward", all_by_research(["win_share", "score_difference"], usual=["win_share"]))
def test_openspiels_own_test_passes(case: Case, chance: str, reward: str) -> None:
    name, players, options = case
    game = openspiel.load(name, players, options, chance=chance, reward=reward, max_decisions=SHORT)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=chance == EXPLICIT, verbose=False)


@pytest.mark.research
@every_case
def test_openspiels_test_of_its_python_interface_passes(case: Case) -> None:
    """Serialization, pickling, copies, and the utilities that a game promises."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    name, players, options = case
    GamesSimTest().sim_game(openspiel.load(name, players, options, max_decisions=SHORT))


@pytest.mark.research
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chance", [EXPLICIT, SAMPLED])
@pytest.mark.parametrize("name", BUILT_IN)
def test_whole_games_pass_too(name: str, players: int, chance: str) -> None:
    pyspiel.random_sim_test(openspiel.load(name, players, chance=chance), 2, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_example_game_passes(players: int) -> None:
    """With luck that is drawn at the beginning, too."""
    assert openspiel.register(leduc.GAME) == openspiel.register(leduc.GAME) == "emporion_leduc"
    game = pyspiel.load_game(f"emporion_leduc(players={players},starting_player=1)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    sampled = pyspiel.load_game(f"emporion_leduc(players={players},chance=sampled)")
    pyspiel.random_sim_test(sampled, num_sims=3, serialize=False, verbose=False)


def test_the_exploitability_of_leduc_is_that_of_openspiels() -> None:
    """Differences of scores count every chip twice: one more for me, one less for the other."""
    openspiel.register(leduc.GAME)
    ours = pyspiel.load_game("cached_tree(game=emporion_leduc(reward=score_difference))")
    theirs = pyspiel.load_game("leduc_poker")
    found = {}
    for game, chips in ((ours, 2), (theirs, 1)):
        uniform = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)) / chips
        solver = pyspiel.CFRSolver(game)
        for _ in range(50):
            solver.evaluate_and_update_policy()
        found[chips] = uniform, pyspiel.exploitability(game, solver.average_policy()) / chips
    assert found[1] == pytest.approx((UNIFORM, AFTER_CFR), abs=1e-12)
    assert found[2] == pytest.approx(found[1], abs=1e-12)


def test_the_tree_of_leduc_is_as_large_as_openspiels() -> None:
    openspiel.register(leduc.GAME)
    for name in ("emporion_leduc", "leduc_poker"):
        waiting, nodes, told = [pyspiel.load_game(name).new_initial_state()], 0, set()
        while waiting:
            state = waiting.pop()
            nodes += 1
            if state.is_player_node():
                told.add(state.information_state_string())
            waiting += [state.child(action) for action in ([] if state.is_terminal() else state.legal_actions())]
        assert (nodes, len(told)) == (NODES, INFORMATION_STATES)


@pytest.mark.research
def test_openspiels_python_agrees_about_leduc() -> None:
    from open_spiel.python import policy
    from open_spiel.python.algorithms.exploitability import exploitability, nash_conv

    ours = openspiel.load(leduc.GAME, reward="score_difference")
    uniform = policy.UniformRandomPolicy(ours)
    assert exploitability(ours, uniform) / 2 == pytest.approx(UNIFORM, abs=1e-12)
    assert nash_conv(ours, uniform) / 4 == pytest.approx(UNIFORM, abs=1e-12)
    assert len(policy.TabularPolicy(ours).state_lookup) == INFORMATION_STATES


@every_case
def test_players_are_told_nothing_that_is_hidden(case: Case) -> None:
    """What changes with hidden information is told to nobody but those who know it."""
    name, players, options = case
    game, hidden, changed = openspiel.load(name, players, options), 0, 0
    for seed in range(3):
        state = random_state(game, 40 * seed, seed)
        seat = state.current_player()
        for player in range(players):
            twin = state.resample_from_infostate(player, random.Random(seed).random)
            assert known(twin, player) == known(state, player)
            assert twin.table.known_key(player) == state.table.known_key(player)
            assert twin.current_player() == seat
            assert twin.history() == []
            concealed: Any = reference.concealed(find(name), state.table.state, player)
            hidden += concealed.values() != state.table.state.values()
            changed += twin.table.state.values()[1:] != state.table.state.values()[1:]
            if player == seat:
                assert twin.legal_actions() == state.legal_actions()
    assert changed or not hidden, "no resample differs"


def test_recall_tells_ones_own_past() -> None:
    state = random_state(openspiel.load("carthage"), 0, 1)
    seat, action = state.current_player(), state.legal_actions()[1]
    text = state.action_to_string(seat, action)
    state.apply_action(action)
    assert f"> {text}" in state.information_state_string(seat)
    assert f"> {text}" not in state.information_state_string(1 - seat)
    assert state.observation_string(seat) in state.information_state_string(seat)


@pytest.mark.parametrize("players", [2, 3])
def test_observers_refuse_wrong_seats(players: int) -> None:
    from open_spiel.python.observation import make_observation

    game = openspiel.load("carthage", players)
    state, observer = random_state(game, 5, 1), make_observation(game)
    observer.set_from(state, np.int64(1))
    seen = observer.tensor.copy()
    for seat in (-1, players, 7, "x", 0.5, None):
        for call in (observer.set_from, observer.string_from):
            with pytest.raises(BadPlayers, match=f"seat: expected 0 to {players - 1}, found"):
                call(state, seat)
    assert observer.tensor.tolist() == seen.tolist()


@pytest.mark.parametrize("chance", [EXPLICIT, SAMPLED])
def test_copies_are_independent_and_have_the_same_luck(chance: str) -> None:
    game = openspiel.load("carthage", chance=chance)
    state = game.new_initial_state()
    others = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    luck = random.Random(1)
    for _ in range(60):
        before = [str(other) for other in others]
        action = luck.choice(state.legal_actions())
        state.apply_action(action)
        assert [str(other) for other in others] == before
        for other in others:
            other.apply_action(action)
            assert (str(other), other.history()) == (str(state), state.history())


def test_a_seed_repeats_the_luck_of_a_row_of_games() -> None:
    rows = []
    for seed in (5, 5, 6):
        game = openspiel.load("carthage", chance=SAMPLED, seed=seed)
        states = [game.new_initial_state() for _ in range(2)]
        for state in states:
            state.apply_action(0)
        rows.append([str(state) for state in states])
    assert rows[0] == rows[1] != rows[2]
    assert rows[0][0] != rows[0][1]


def test_rewards_and_what_openspiel_knows_about_them() -> None:
    shares = openspiel.load("carthage", 3)
    assert shares.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert (shares.min_utility(), shares.max_utility(), shares.utility_sum()) == (0, 1, 1)
    points = openspiel.load("carthage", 3, reward="score_difference")
    assert points.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    for game, total in ((shares, 1), (points, 0)):
        luck, state = random.Random(3), game.new_initial_state()
        while not state.is_terminal():
            assert state.returns() == [0, 0, 0]
            state.apply_action(luck.choice(state.legal_actions()))
        scores, ranks, _ = reference.result(find("carthage"), state.table.state)
        assert sum(state.returns()) == pytest.approx(total)
        assert np.argmax(state.returns()) == ranks.index(1)
        if game is points:
            assert state.returns()[0] == pytest.approx(scores[0] - (scores[1] + scores[2]) / 2)


def test_games_have_parameters_and_can_be_stored() -> None:
    game = openspiel.load("carthage", 3, {"track_pirates": [4], "start_token": False, "end_tokens": 5})
    assert "players=3" in str(game)
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(again) == str(game)
        options = again.terms.variant.options
        assert (options["track_pirates"], options["start_token"], options["end_tokens"]) == ([4], False, 5)
    decks = ["macaws", "ocelots", "chameleons"]
    assert openspiel.load("dale", options={"decks": decks}).terms.variant.options["decks"] == decks


def test_nested_options_are_json_in_parameters() -> None:
    game = openspiel.load("discovery", 3, {"cards": CARDS})
    variant = game.terms.variant
    assert variant.options == make("discovery", 3, cards=CARDS).options != make("discovery", 3).options
    assert "%2C" in str(game)
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(again) == str(game)
        assert again.terms.variant.options == variant.options
    state = random_state(game, 10, 1)
    _, copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(copied) == str(state)
    by_hand = 'emporion_discovery(cards={"contracts":{"3":[5%2C 8%2C10]}})'
    assert pyspiel.load_game(by_hand).terms.variant.options == make("discovery", cards=CARDS).options
    with pytest.raises(BadOption, match="option 'cards': expected JSON, found"):
        pyspiel.load_game("emporion_discovery(cards={5)")
    with pytest.raises(BadOption, match="option 'cards': OpenSpiel has no parameters for such values"):
        openspiel.load("discovery", options={"cards": {"contracts": object()}})


@pytest.mark.slow
def test_bots_of_openspiel_play_with_the_cards_of_an_owner() -> None:
    game, options = find("discovery"), make("discovery", cards=CARDS).options
    state, _ = reference.start(game, 2, options, key_from_seed(1))
    names = ["openspiel:uniform_random", "openspiel:ismcts?simulations=2"]
    players = [bots.find(name) for name in names]
    for bot in players:
        bot.prepare(game)
    runner, moved = GameRunner(game, state, players, [stream(1), stream(2)]), set()
    for _ in range(12):
        moved.add(reference.actor(game, runner.state))
        runner.move()
    assert moved == {0, 1}


def test_what_is_wrong_is_refused() -> None:
    refused: list[tuple[dict[str, Any], type[EmporionError], str]] = [
        ({"game": "chess"}, UnknownGame, "unknown game 'chess'"),
        ({"players": 7}, BadPlayers, "2 to 4 players, not 7"),
        ({"players": "two"}, BadPlayers, "players"),
        ({"options": {"end_tokens": 99}}, BadOption, "from 2 to 40, found 99"),
        ({"options": {"glory": 1}}, BadOption, "unknown parameter 'glory'"),
        ({"options": {"payment_rule": {}}}, BadOption, "payment_rule"),
        ({"reward": "glory"}, EmporionError, "win_share or score_difference"),
        ({"chance": "none"}, BadOption, "explicit or sampled"),
        ({"max_decisions": 0}, EmporionError, "max_decisions"),
        ({"max_decisions": 1 << 40}, BadOption, "max_decisions: expected a whole number from 0 to 2147483647"),
        ({"seed": 1 << 40}, BadOption, "seed: expected a whole number from 0 to 2147483647, found 1099511627776"),
        ({"seed": -5}, BadOption, "seed: expected"),
    ]
    assert openspiel.load("carthage", players=np.int64(3)).num_players() == 3
    for wrong, problem, message in refused:
        with pytest.raises(problem, match=message):
            openspiel.load(**dict[str, Any](game="carthage") | wrong)
    for text in ("emporion_chess", "emporion_carthage(glory=1)", "emporion_carthage(players=two)"):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.load_game(text)
    with pytest.raises(BadPlayers):
        pyspiel.load_game("emporion_carthage(players=5)")


@pytest.mark.parametrize("chance", [EXPLICIT, SAMPLED])
def test_refused_actions_change_nothing(chance: str) -> None:
    game = openspiel.load("carthage", chance=chance, max_decisions=20)
    state = game.new_initial_state()
    with pytest.raises(BadMove, match="outcome 99 is not possible now"):
        state.apply_action(99)
    with pytest.raises(BadPosition, match="chance node"):
        state.resample_from_infostate(0, random.random)
    while not state.is_terminal():
        action = state.legal_actions()[0]
        before = str(state), state.history()
        if not state.is_chance_node():
            illegal = next(each for each in range(game.num_distinct_actions()) if each not in state.legal_actions())
            for wrong in (illegal, 9999):
                with pytest.raises(BadMove, match="not legal now"):
                    state.apply_action(wrong)
            with pytest.raises(pyspiel.SpielError):
                state.apply_action(-1)
            with pytest.raises(BadPlayers):
                state.resample_from_infostate(2, random.random)
        assert (str(state), state.history()) == before
        state.apply_action(action)
    before = str(state), state.history()
    with pytest.raises(BadMove, match="the game is over"):
        state.apply_action(0)
    assert (str(state), state.history()) == before
    with pytest.raises(BadMove, match="chance does not decide now"):
        state.chance_outcomes()


# Bots of OpenSpiel.


def constant_bot(game: Any, seat: int, seed: int, action: int = -1) -> Any:
    """A bot of OpenSpiel for `module:function`: plays an action, or the first legal one."""

    class First(pyspiel.Bot):  # type: ignore[misc, name-defined]
        def step(self, state: Any) -> int:
            assert state.current_player() == seat
            return action if action >= 0 else int(state.legal_actions()[0])

    return First()


def question(game: Game, seed: int) -> tuple[Any, list[int]]:
    """What a seat knows, and what it may do."""
    luck = random.Random(seed)
    state, _ = reference.start(game, 2, {}, key_from_seed(seed))
    for _ in range(20):
        reference.apply(game, state, luck.choice(reference.legal(game, state)))
    while len(reference.legal(game, state)) < 3:
        reference.apply(game, state, luck.choice(reference.legal(game, state)))
    return reference.concealed(game, state, reference.actor(game, state)), reference.legal(game, state)


def stream(seed: int) -> list[int]:
    rng = [0, 0]
    seed_rng(rng, seed, 1)
    return rng


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "openspiel:uniform_random",
        "openspiel:ismcts?simulations=4",
        "openspiel:tests.envs.test_openspiel:constant_bot",
    ],
)
def test_bots_of_openspiel_play_our_games(name: str) -> None:
    game = find("carthage")
    bot = bots.find(name)
    bot.prepare(game)
    concealed, legal = question(game, 1)
    before = concealed.values()
    answers = [bot.choose(game, concealed, legal, stream(seed)) for seed in (1, 1, 2, 2, 3, 3)]
    assert answers[::2] == answers[1::2], "the same question and stream have the same answer"
    assert {*answers} <= {*legal}
    assert concealed.values() == before
    state, _ = reference.start(game, 2, {"end_tokens": 2}, key_from_seed(1))
    runner = GameRunner(game, state, [bot, bots.find("random")], [stream(1), stream(2)])
    moves, thinking = play_out(runner)
    assert reference.actor(game, runner.state) < 0
    assert len(moves) > thinking[0].decisions > 0


@pytest.mark.slow
def test_searches_of_openspiel_search_as_much_as_they_are_told() -> None:
    game = find("carthage")
    concealed, legal = question(game, 2)
    for name, least, most in (("simulations=30", 30, 30), ("seconds=0.05", 2, 10_000)):
        bot: Any = bots.find(f"openspiel:ismcts?{name}")
        bot.prepare(game)
        bot.choose(game, concealed, legal, stream(1))
        assert least <= bot.iterations <= most


@pytest.mark.slow
def test_playouts_have_the_rewards_of_the_game() -> None:
    from emporion.envs.openspiel_bots import Playouts

    for reward, total in (("win_share", 1), ("score_difference", 0)):
        state = random_state(openspiel.load("carthage", 3, reward=reward, max_decisions=30), 29, 1)
        before = str(state)
        found = Playouts(stream(1)).evaluate(state)
        assert found.sum() == pytest.approx(total)
        assert str(state) == before
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        assert state.is_terminal()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("glory", "OpenSpiel has no such bot; known: ismcts"),
        ("ismcts?glory=1", "ismcts has no 'glory'; it has simulations, seconds, exploration"),
        ("ismcts?simulations=1", "simulations: expected a number, at least 2"),
        ("ismcts?simulations=many", "simulations: expected a number"),
        ("ismcts?seconds=-1", "seconds: expected a number, at least 0"),
        ("ismcts?simulations", "PARAMETER=VALUE"),
        ("ismcts?simulations=3&simulations=4", "each parameter once"),
        ("no.such.module:bot", "No module named"),
        ("tests.envs.test_openspiel:no_bot", "no_bot"),
    ],
)
def test_wrong_names_say_what_is_wrong(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message.replace("?", r"\?")):
        bots.find(f"openspiel:{name}")


def test_records_start_no_bots_of_openspiel() -> None:
    with pytest.raises(UnknownBot, match="not started from a record"):
        bots.find_builtin("openspiel:uniform_random")


def test_an_illegal_answer_is_an_error() -> None:
    game = find("carthage")
    concealed, legal = question(game, 1)
    illegal = next(each for each in range(game.actions) if each not in legal)
    bot = bots.find(f"openspiel:tests.envs.test_openspiel:constant_bot?action={illegal}")
    with pytest.raises(BadMove, match=f"chose {illegal}, which is not legal now"):
        bot.choose(game, concealed, legal, stream(1))
