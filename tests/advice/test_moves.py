"""Hints about whole moves: steady from step to step, certain of what they say, and made from what a seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from emporion.advice.consequences import certain, facts, known_events, play_out
from emporion.advice.final_scores import final_scores
from emporion.advice.moves import (
    MAX_EQUAL,
    Candidate,
    FoundMoves,
    MoveHint,
    best_of,
    determinizations,
    is_better,
    is_whole,
    search_moves,
    summary,
    without_choice,
)
from emporion.bots import engine
from emporion.bots.search import Effort
from emporion.bots.search_tree import Line, SearchTree, search_tree
from emporion.games import find
from emporion.kernel import position, reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.messages import Message
from emporion.match import Match
from emporion.match.composition import Composition, PartialMove
from emporion.match.draft import Draft, compose, extend
from emporion.server.room.frames import follow_picks, hint_question
from emporion.server.room.hints import advice, fitting_moves
from tests.built_in import BUILT_IN
from tests.discovery.table import discovery
from tests.server.hidden_information import new_table, twin

EFFORT = Effort(300, 300)
ENOUGH = 12  # moves of each game


@pytest.fixture(params=BUILT_IN)
def game(request: pytest.FixtureRequest) -> Game:
    engine.compiled(find(request.param)).prepare()
    return find(request.param)


def matches(game: Game, players: int, seed: int, moves: int = ENOUGH) -> Iterator[Match]:
    """A match before each of some random moves."""
    match, dice = new_table(game.name, players, seed, {}).match, random.Random(seed)
    assert match is not None
    while match.version < moves and not match.over:
        yield match
        draft = random_move(game, match.state, dice)
        match.commit(draft.seat, draft.actions)


def random_move(game: Game, state: Any, dice: random.Random) -> Draft:
    draft = compose(game, state, ())
    while not is_whole(game, draft):
        draft = extend(game, draft, (dice.choice(draft.legal),))
    return draft


def known(match: Match) -> Concealed:
    return reference.concealed(match.game, match.state, reference.actor(match.game, match.state))


def searched(match: Match, made: tuple[int, ...] = ()) -> FoundMoves:
    return search_moves(match.game, known(match), made, [1, 2], effort=EFFORT, seconds=None)


# Whole moves


def test_hints_are_whole_moves(game: Game) -> None:
    longest = 0
    for match in matches(game, 2, 3):
        found = searched(match)
        assert found.moves[0].is_best
        for move in found.moves:
            draft = compose(game, match.state, move.actions)
            assert is_whole(game, draft)
            for count in range(1, len(move.actions)):
                assert not is_whole(game, compose(game, match.state, move.actions[:count]))
            assert move.sentence == summary(game, match.state, draft)
            longest = max(longest, len(move.actions))
        assert len({str(move.sentence) for move in found.moves}) == len(found.moves)
    assert longest > 1, "a move may have several decisions"


def test_a_search_answers_every_step_of_its_moves(game: Game) -> None:
    """So the figures of a move are the same at each of its steps, in whatever order its parts are picked."""
    steps, dice = 0, random.Random(2)
    for match in matches(game, 2, 3):
        found, composition = searched(match), Composition(match)
        for move in found.moves:
            picks: list[int] = []
            while not (question := hint_question(composition, picks)).is_whole:
                assert move in fitting_moves(found, question)
                here = follow_picks(composition, picks).here
                rest = rest_of(move, question.decided, question.picked)
                wanted = [action for action in rest if action in composition.offered(here)]
                picks.append(dice.choice(wanted) if composition.bundle_at(here.draft) else rest[0])
                steps += len(picks) > 1
    assert steps, "some moves have several steps"


@pytest.mark.parametrize("name", BUILT_IN)
def test_moves_include_the_answers_that_a_table_gives_after_them(name: str) -> None:
    """Players of such tables compose the beginning of the move, which has the same sentence."""
    game, dice, longer = find(name), random.Random(1), 0
    for match in matches(game, 2, 1, 60):
        alone, at_table = Composition(match), Composition(match, answers_follow=True)
        draft = compose(game, match.state, ())
        while not at_table.is_complete(PartialMove(draft)):
            assert not is_whole(game, draft)
            draft = extend(game, draft, (dice.choice(draft.legal),))
        whole = without_choice(game, draft)
        assert is_whole(game, whole)
        assert alone.is_complete(PartialMove(whole))
        assert whole.actions[: len(draft.actions)] == draft.actions
        assert summary(game, match.state, whole) == summary(game, match.state, draft)
        longer += len(whole.actions) > len(draft.actions)
    assert longer or name != "dale", "after the end of the actions, Dale asks what follows"


def rest_of(move: MoveHint, made: tuple[int, ...], picked: tuple[int, ...]) -> list[int]:
    left = list(move.actions[len(made) :])
    for pick in picked:
        left.remove(pick)
    return left


def test_a_choice_that_no_hint_named_fits_none(game: Game) -> None:
    for match in matches(game, 2, 5, 6):
        found, composition = searched(match), Composition(match)
        named = {move.actions[0] for move in found.moves}
        for action in set(match.legal()) - named:
            assert not fitting_moves(found, hint_question(composition, [action]))


def test_without_a_choice_there_is_no_search(game: Game) -> None:
    alone = 0
    for match in matches(game, 2, 6, 30):
        found = searched(match) if len(match.legal()) == 1 else None
        if found and not found.iterations:
            (move,) = found.moves
            assert (move.expected, move.is_best, found.best) == (None, True, 1)
            alone += 1
    assert alone or game.name == "carthage", "Carthage asks only where there is a choice"


# Consequences


def test_consequences_follow_in_the_real_world(game: Game) -> None:
    """A hint knows only what its player knows; what it calls certain happens whatever is hidden."""
    told, dice = 0, random.Random(7)
    for match in matches(game, 3, 8, 25):
        worlds = determinizations(game, known(match), [1, match.version])
        draft = random_move(game, match.state, dice)
        claimed = facts(game, worlds, draft)
        before = reference.view(game, match.state, draft.seat)
        after, raw = play_out(game, match.state, draft)
        events = [event for event, _ in known_events(game, raw, draft.seat)]
        hidden = [event for _, event in known_events(game, raw, draft.seat)]
        view = game.view(after, draft.seat, False)
        true = [*game.text.consequences(events, before, view), *game.text.consequences(hidden, before, view)]
        for fact in claimed:
            assert fact in true, (match.version, draft.actions)
        told += len(claimed)
    assert told, "some moves have consequences"


def test_hints_are_the_same_in_twin_worlds(game: Game) -> None:
    table, dice = new_table(game.name, 3, 4, {}), random.Random(4)
    match = table.match
    assert match is not None
    for step in range(8):
        other = twin(table, table.actor, step).match
        assert other is not None
        assert searched(match) == searched(other)
        draft = random_move(game, match.state, dice)
        match.commit(draft.seat, draft.actions)
        if match.over:
            break


DRAW, SALE = {"event": "draws", "card": "junk"}, {"event": "sale", "points": 4}
HIDDEN, OTHER = {"event": "draws", "card": None}, {"event": "draws", "card": "mac1"}


@pytest.mark.parametrize(
    ("worlds", "expected"),
    [
        ([[(DRAW, HIDDEN), (SALE, SALE)], [(DRAW, HIDDEN), (SALE, SALE)]], [DRAW, SALE]),
        ([[(DRAW, HIDDEN), (SALE, SALE)], [(OTHER, HIDDEN), (SALE, SALE)]], [HIDDEN, SALE]),
        ([[(DRAW, HIDDEN), (DRAW, HIDDEN)], [(DRAW, HIDDEN), (OTHER, HIDDEN)]], [HIDDEN, HIDDEN]),
        ([[(SALE, SALE)], []], []),
        ([[(SALE, SALE)], [({**SALE, "points": 5}, {**SALE, "points": 5})]], []),
        ([[(SALE, SALE), (SALE, SALE)], [(SALE, SALE)]], [SALE]),
    ],
)
def test_only_what_happens_in_all_worlds_is_certain(worlds: Any, expected: list[Any]) -> None:
    assert certain(worlds) == expected


# Clear answers


@pytest.mark.parametrize(
    ("best", "other", "better"),
    [
        ((0.60, 0.005), (0.50, 0.01), True),
        ((0.60, 0.005), (0.59, 0.001), False),
        ((0.60, 0.05), (0.55, 0.05), False),
        ((0.60, 0.01), (0.56, 0.01), True),
    ],
)
def test_a_move_is_better_only_if_the_search_can_tell(
    best: tuple[float, float], other: tuple[float, float], better: bool
) -> None:
    one, two = (Line(2, 0, 100, *figures) for figures in (best, other))
    assert is_better(one, two) == better


def candidate(number: int, expected: float, *scores: float) -> Candidate:
    draft, line = cast("Draft", None), Line(number, number, 100, expected, 0.01)
    return Candidate(draft, line, Message(str(number)), scores or None)


@pytest.mark.parametrize(
    ("moves", "best"),
    [
        ([candidate(0, 0.98), candidate(1, 0.97)], [0, 1]),
        ([candidate(0, 0.98, 50, 52), candidate(1, 0.97, 62, 64)], [1]),
        ([candidate(0, 0.98, 50, 52), candidate(1, 0.97, 50, 53)], [0, 1]),
        ([candidate(0, 0.98, 50, 70), candidate(1, 0.97, 62, 61)], [0, 1]),
        ([candidate(0, 0.60, 50, 52), candidate(1, 0.50, 62, 64)], [0]),
        ([candidate(0, 0.60, 50, 52), candidate(1, 0.582, 62, 64)], [0, 1]),
    ],
    ids=["no scores", "points given away", "half a point", "by chance", "a loss", "win shares count more"],
)
def test_points_decide_between_moves_that_win_as_often(moves: list[Candidate], best: list[int]) -> None:
    assert [each.line.node for each in best_of(moves)] == best


def last_turn(name: str) -> Any:
    if name == "discovery":
        sailing, leader = {"magellan": "P1 B1"}, "coins 4; idle B2; points 60"
        last = discovery(first="scored", last="turned_up", turns_left=1, purchases=28, expeditions=sailing, P1=leader)
        return last.state
    tokens = {"red": 2, "blue": 2, "yellow": 2, "green": 1}
    winner = {"hand": "R3 B3 Y3 Y5", "goods": "Y2 Y3", "points": 40, "tokens": tokens}
    ships = {"red": 4, "blue": 2, "yellow": 4, "green": 4}
    doc = {"players": 2, "turn": 99, "active": "P2", "market": "Y2 Y5", "farm": "R3 B3 Y2", "ships": ships}
    seats = [{"hand": "R5 R5 B2", "points": 12}, winner]
    return position.from_json(find(name), {"game": name, **doc, "seats": seats})


@pytest.mark.parametrize("name", ["carthage", "discovery"])
def test_in_a_decided_game_hints_give_no_points_away(name: str) -> None:
    """All moves win, and some earn more."""
    game, state = find(name), last_turn(name)
    engine.compiled(game).prepare()
    known_to_leader = reference.concealed(game, state, reference.actor(game, state))
    found = search_moves(game, known_to_leader, (), [1, 2], effort=Effort(400, 2500), seconds=None)
    assert all(move.expected is not None and move.expected > 0.95 for move in found.moves)
    best = [move.score for move in found.moves if move.is_best and move.score is not None]
    weaker = [move.score for move in found.moves if not move.is_best and move.score is not None]
    assert len(best) + len(weaker) == len(found.moves)
    assert found.moves[0].is_best
    assert min(best) > max(weaker), "the moves called weaker score less"
    assert not any(game.format_action(move.actions[0]) == "end" for move in found.moves if move.is_best)


def middle_of_a_won_game() -> Any:
    """The leader can sell yellow goods at once. Otherwise the opponent buys red ones, and pirates take the yellow ones.
    Nobody is about to end the game."""
    tokens = {"red": 1, "blue": 1, "yellow": 1, "green": 1}
    winner = {"hand": "B5 B5", "goods": "Y2 Y3 Y5", "points": 60, "tokens": tokens}
    ships = {"red": 4, "blue": 1, "yellow": 4, "green": 1}
    doc = {"players": 2, "turn": 60, "active": "P2", "market": "Y2 R5", "farm": "R3 B3 G2", "ships": ships}
    seats = [{"hand": "B5 R5", "goods": "R5 R3", "points": 2}, winner]
    return position.from_json(find("carthage"), {"game": "carthage", **doc, "seats": seats})


@pytest.mark.parametrize("luck", [1, 2, 3])
def test_long_before_the_end_a_decided_game_is_played_for_points(luck: int) -> None:
    game, state = find("carthage"), middle_of_a_won_game()
    engine.compiled(game).prepare()
    concealed = reference.concealed(game, state, reference.actor(game, state))
    found = search_moves(game, concealed, (), [luck, 2], effort=Effort(400, 400), seconds=None)
    assert all(move.expected is not None and move.expected > 0.9 for move in found.moves), "the game is won"
    drafts = [compose(game, state, move.actions) for move in found.moves]
    assert final_scores(game, [state], drafts, [1, 2]) is None, "it is long"
    said = [game.format_action(move.actions[0]) for move in found.moves]
    assert said[0] == "buy", "goods are sold at once"
    scores = {move.is_best: move.score or 0 for move in reversed(found.moves)}
    assert not any(move.is_best and each.startswith("reserve") for move, each in zip(found.moves, said, strict=True))
    assert scores[True] - scores[False] >= 1


@pytest.mark.parametrize("name", [name for name in BUILT_IN if find(name).heuristics.learned])
def test_a_search_with_a_network_looks_at_every_action(name: str) -> None:
    game = find(name)
    engine.compiled(game).prepare()
    for match in matches(game, 2, 1, 4):
        tree = search_tree(game, known(match), [1, 2], Effort(300, 300), None)
        assert min(line.visits for line in tree.beginnings()) >= 6
        assert sum(line.visits for line in tree.beginnings()) >= 6 * len(tree.beginnings())
        assert not tree.completes


def hinted(*best: bool, many: int = 0) -> FoundMoves:
    moves = (MoveHint((number,), Message(str(number)), (), 0.5, 0.2, each) for number, each in enumerate(best))
    return FoundMoves((), 100, tuple(moves), many or sum(best))


@pytest.mark.parametrize(
    ("found", "verdict", "shown"),
    [
        (hinted(True, False, False), "clear", 3),
        (hinted(True, True, False), "equal", 2),
        (hinted(True, True, True, False), "equal", 3),
        (hinted(True, True, True, True, many=MAX_EQUAL + 1), "open", MAX_EQUAL),
        (hinted(True, True, True, True, many=12), "open", MAX_EQUAL),
        (FoundMoves((), 0, (MoveHint((1,), Message("1"), (), None, 1.0, True),), 1), "only", 1),
    ],
)
def test_moves_are_ranked_only_where_one_is_best(found: FoundMoves, verdict: str, shown: int) -> None:
    match = new_table("carthage", 2, 1, {}).match
    assert match is not None
    told = advice(hint_question(Composition(match), []), found, found.moves)
    assert (told.verdict, len(told.moves)) == (verdict, shown)


# The tree of a search


def test_a_tree_tells_what_the_search_counted() -> None:
    game = find("carthage")
    engine.compiled(game).prepare()
    match = [*matches(game, 2, 3)][-1]
    trees = [search_tree(game, known(match), [1, 2], Effort(400, 400), None) for _ in range(2)]
    lines, again = (tree.beginnings() for tree in trees)
    assert lines == again, "the same stream gives the same tree"
    assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)
    assert sum(line.visits for line in lines) <= trees[0].iterations
    for line in lines:
        assert 0 <= line.expected <= 1
        assert 0 < line.error < 0.5
        assert sum(each.visits for each in trees[0].after(line)) <= line.visits


def test_interpreted_and_compiled_trees_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("carthage")
    engine.compiled(game).prepare()
    concealed = known([*matches(game, 2, 3)][-1])

    def found(tree: SearchTree) -> list[tuple[int, int, float, float]]:
        return [(line.action, line.visits, line.expected, line.error) for line in tree.beginnings()]

    compiled = found(search_tree(game, concealed, [1, 2], Effort(64, 64), None))
    monkeypatch.setattr(engine, "best", engine.interpreted)
    assert found(search_tree(game, concealed, [1, 2], Effort(64, 64), None)) == compiled
