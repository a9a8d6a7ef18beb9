"""Properties of every game: legality, positions, notation, hidden information."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from emporion import bots
from emporion.games import find, names
from emporion.kernel import position, reference
from emporion.kernel.chance import BLOCK, PURPOSES, SCRIPT, key_from_seed
from emporion.kernel.errors import BadMove
from emporion.kernel.layout import clone, out_of_range
from emporion.kernel.options import RULE, describe_options
from emporion.kernel.records import packed
from emporion.kernel.seats import NOBODY
from emporion.kernel.view import GameView
from emporion.match import Match, Seat
from tests.built_in import BUILT_IN
from tests.option_sets import OPTION_SETS, each_option_set, random_decisions, visited_states
from tests.pure_functions import check_pure_functions

Case = tuple[str, int, dict[str, Any]]


def test_every_built_in_game_has_option_sets_that_change_every_rule_option() -> None:
    for name in BUILT_IN:
        assert name in OPTION_SETS, f"{name} has no option sets in tests/option_sets.py"
        for option, about in describe_options(type(find(name).state().options)).items():
            used = {str(chosen.get(option, about["default"])) for chosen in OPTION_SETS[name]}
            if about["group"] == RULE and len(about["values"].get("enum", "several")) > 1:
                assert len(used) > 1, f"{name}: {option} never changes"
                assert set(about["values"].get("enum", [])) <= used, f"{name}: {option} does not take all its values"


@each_option_set
def test_legal_actions_are_ascending_never_empty_and_never_too_many(case: Case) -> None:
    game = find(case[0])
    for seed in range(2):
        for _, legal, _ in random_decisions(game, *case[1:], seed):
            assert 1 <= len(legal) <= game.longest_legal
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < game.actions


@each_option_set
def test_asking_the_rules_changes_nothing(case: Case) -> None:
    check_pure_functions(find(case[0]), *case[1:], seed=14)


@pytest.mark.slow
@each_option_set
def test_every_legal_action_applies_and_keeps_all_numbers_in_range(case: Case) -> None:
    game = find(case[0])
    for number, (state, legal, _) in enumerate(random_decisions(game, *case[1:], seed=11)):
        for action in legal if number % 8 == 0 else ():
            copy = clone(state)
            reference.apply(game, copy, action)
            assert out_of_range(copy) == []


@pytest.mark.slow
@each_option_set
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    game = find(case[0])
    for number, (state, legal, _) in enumerate(random_decisions(game, *case[1:], seed=12)):
        if number % 40:
            continue
        before = clone(state).values()
        for action in (*range(-1, game.actions + 1, 3), 10**6):
            if action not in legal:
                with pytest.raises(BadMove, match="legal"):
                    reference.play(game, state, action)
        assert state.values() == before


@each_option_set
def test_no_move_is_possible_after_the_end(case: Case) -> None:
    game = find(case[0])
    *_, (state, _, _) = random_decisions(game, *case[1:], seed=13)
    assert reference.actor(game, state) == -1
    assert reference.legal(game, state) == []
    scores, ranks, ending = reference.result(game, state)
    assert min(ranks) == 1
    assert 0 <= ending < len(game.endings)
    assert len(scores) == case[1]
    with pytest.raises(BadMove, match="over"):
        reference.play(game, state, 0)


@pytest.mark.slow
@each_option_set
def test_positions_round_trip_through_json_text(case: Case) -> None:
    game = find(case[0])
    for state in visited_states(game, *case[1:], seed=14, step=20):
        loaded_game, loaded = position.loads(position.dumps(game, state), find, "test")
        assert loaded_game is game
        assert loaded.values() == state.values()


@pytest.mark.parametrize("name", names())
def test_every_action_has_one_notation_that_reads_back(name: str) -> None:
    game = find(name)
    said = [game.format_action(action) for action in range(game.actions)]
    assert len(set(said)) == game.actions
    assert [game.parse_action(text) for text in said] == list(range(game.actions))
    assert [game.parse_action(f"  {text.upper()} ") for text in said] == list(range(game.actions))
    for nonsense in ("", "fly", said[0] + " twice"):
        with pytest.raises(BadMove):
            game.parse_action(nonsense)


@each_option_set
def test_reveals_only_grow(case: Case) -> None:
    game = find(case[0])
    reveals = 0
    for state, _, _ in random_decisions(game, *case[1:], seed=15):
        assert state.reveals >= reveals
        reveals = state.reveals
    assert state.reveals >= reveals  # after the last action


@each_option_set
def test_a_concealed_state_holds_no_luck_and_is_concealed_already(case: Case) -> None:
    game = find(case[0])
    for state in visited_states(game, *case[1:], seed=16, step=9):
        for seat in range(state.players):
            concealed: Any = reference.concealed(game, state, seat)
            luck = concealed.chance
            assert luck.key == [0] * 8
            assert luck.block == [0] * BLOCK
            assert luck.drawn == [0] * PURPOSES
            assert luck.script == luck.script_for == [0] * SCRIPT
            again: Any = reference.concealed(game, concealed, seat)
            assert again.values() == concealed.values()


@each_option_set
def test_a_spectator_sees_what_all_seats_know(case: Case) -> None:
    """Concealing for NOBODY leaves the same view as concealing for every seat in turn."""
    game = find(case[0])
    conceal = reference.functions(game)["conceal"]
    for state in visited_states(game, *case[1:], seed=20, step=9):
        concealed = clone(state)
        for seat in range(state.players):
            conceal(concealed, seat)
        assert reference.spectator_view(game, state) == game.view(concealed, NOBODY, False)


@each_option_set
def test_making_views_does_not_change_the_state_nor_playing_on_a_view(case: Case) -> None:
    """The copy that a view is made from shares the fields marked PUBLIC with the state."""
    game = find(case[0])
    earlier: list[tuple[GameView, bytes]] = []
    for number, (state, _, _) in enumerate(random_decisions(game, *case[1:], seed=21)):
        if number % 9 == 0:
            before = clone(state).values()
            views = [reference.spectator_view(game, state)]
            views += [reference.view(game, state, seat) for seat in range(state.players)]
            views += [game.view(reference.concealed(game, state, seat), seat, False) for seat in range(state.players)]
            assert state.values() == before
            assert views[1 : state.players + 1] == views[state.players + 1 :]
            earlier += [(view, msgspec.json.encode(view)) for view in views]
    assert all(msgspec.json.encode(view) == encoded for view, encoded in earlier)


@each_option_set
def test_a_seat_sees_what_a_spectator_sees_and_what_it_knows_itself(case: Case) -> None:
    """A view made from a spectator's view is the same as one made from the state alone."""
    game = find(case[0])

    def check(state: Any) -> None:
        public = reference.spectator_view(game, state)
        for seat in range(state.players):
            assert reference.seat_view(game, state, seat, public) == reference.view(game, state, seat)

    for number, (state, _, _) in enumerate(random_decisions(game, *case[1:], seed=18)):
        if number % 9 == 0:
            check(state)
    check(state)  # after the end


@each_option_set
def test_who_knows_no_more_than_a_spectator_reads_the_same_log(case: Case) -> None:
    name, players, options = case
    game = find(name)
    seats, random_bots = [Seat("")] * players, [bots.find("random")] * players
    match = Match(game, seats, random_bots, options, key_from_seed(19))
    for number, _ in enumerate(islice(match.play_bots(), 150)):
        if number % 5:
            continue
        told = game.text.narrate(match.events_for(NOBODY, number, number + 1), match.spectator_view())
        knowing = match.seats_knowing_more(number, number + 1)
        for seat in range(players):
            if not knowing >> seat & 1:
                assert game.text.narrate(match.events_for(seat, number, number + 1), match.view(seat)) == told


@pytest.mark.slow
@each_option_set
def test_a_redeal_agrees_with_everything_its_seat_knows(case: Case) -> None:
    """A determinization differs only in what the seat cannot know, so its views are identical to the byte. Seats take
    turns, beginning with the actor."""
    game = find(case[0])
    observe = reference.functions(game)["observe"]
    for number, state in enumerate(visited_states(game, *case[1:], seed=17, step=9)):
        seat = (reference.actor(game, state) + number) % state.players
        concealed = reference.concealed(game, state, seat)
        twin = reference.redealt(game, concealed, [number, 2 * seat + 1])
        assert game.problems(twin) == []
        assert packed(reference.concealed(game, twin, seat)).tobytes() == packed(concealed).tobytes()
        assert reference.actor(game, twin) == reference.actor(game, state)
        if number % state.players == 0:
            assert reference.legal(game, twin) == reference.legal(game, state)
        for remembered in (False, True):
            views = [reference.view(game, each, seat, remembered=remembered) for each in (state, twin)]
            assert views[0] == views[1]
        features = [[0.0] * game.observation_size for _ in range(3)]
        for each, row in zip((state, twin, concealed), features, strict=True):
            observe(each, seat, row)
        assert features[0] == features[1] == features[2]
        again = reference.redealt(game, reference.concealed(game, twin, seat), [number, 2 * seat + 1])
        assert again.values() == twin.values()
    assert number >= state.players


@pytest.mark.slow
@each_option_set
def test_a_determinization_can_be_played_to_the_end(case: Case) -> None:
    game = find(case[0])
    play_out = reference.functions(game)["play_out"]
    for state in visited_states(game, *case[1:], seed=18, step=150):
        twin = reference.redealt(game, reference.concealed(game, state, 0), [5, 7])
        play_out(twin, game.workspace(), [0] * (game.longest_legal + 1), [3, 9], game.longest_playout)
        assert reference.actor(game, twin) == -1


@pytest.mark.slow
@each_option_set
def test_events_do_not_depend_on_hidden_information(case: Case) -> None:
    """The same action in a state and in a determinization gives a seat the same events, up to the first reveal. Most
    decisions can be compared."""
    game, compared = find(case[0]), 0
    for number, (state, _, action) in enumerate(islice(random_decisions(game, *case[1:], seed=20), 0, None, 3)):
        seat = number % state.players
        twin = reference.redealt(game, reference.concealed(game, state, seat), [number, 5])
        if action not in reference.legal(game, twin):
            continue  # another seat's hidden card decides whether it is legal
        after = [clone(state), twin]
        events = [[game.events.describe(event, seat) for event in reference.play(game, each, action)] for each in after]
        if after[0].reveals == state.reveals == after[1].reveals:
            assert events[0] == events[1]
            compared += 1
    assert compared > number / 2


@each_option_set
def test_secret_event_arguments_are_known_only_to_their_seats(case: Case) -> None:
    game = find(case[0])
    players, options = case[1:]
    _, events = reference.start(game, players, options, key_from_seed(19))
    for raw in events:
        secret = game.events.shapes[raw[0]].secret
        for seat in range(players):
            told = game.events.describe(raw, seat)
            assert not secret or (told[secret] is None) == (not raw[-1] >> seat & 1)


def test_secret_first_hands_are_secret() -> None:
    game = find("carthage")
    _, events = reference.start(game, 3, {"show_initial_hands": False}, key_from_seed(19))
    heard = [game.events.describe(event, 1) for event in events]
    drawn = [event for event in heard if event["event"] == "hand_card"]
    assert all((event["card"] is not None) == (event["seat"] == "P2") for event in drawn)
    assert {event["seat"] for event in drawn} == {"P1", "P2", "P3"}
