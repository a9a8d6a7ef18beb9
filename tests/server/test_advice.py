"""Hints from what a seat knows, and analyses of finished games."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion.advice.analysis import (
    Explanations,
    MoveAnalysis,
    Part,
    Step,
    costliest_of,
    is_same,
    loss,
    unlike,
    ways,
)
from emporion.advice.moves import search_moves
from emporion.bots import engine
from emporion.bots.search import Effort, Explanation
from emporion.bots.search_tree import Line, search_after, search_tree
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.messages import Message
from emporion.kernel.view import GameView
from emporion.match.composition import Composition
from emporion.server.room import analyses, frames
from emporion.server.room.analyses import MAX_TURNING_POINTS, MIN_COST, AnalysisProgress, AnalysisQueue
from emporion.server.room.bot_pool import BotPool
from emporion.server.room.table import Table
from emporion.server.web.advice import shown
from tests.server.accounts import account, another_browser, sit_together
from tests.server.hidden_information import new_table, play_on
from tests.server.live_server import LiveServer, TableClient, Visitor
from tests.server.test_branches import Played, move_of, my_turn, played
from tests.server.test_tables import finish, two_at_a_table
from tests.waiting import PATIENCE

Json = Any
GAME = find("carthage")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Hints need compiled bots."""
    engine.compiled(GAME).prepare()


@pytest.fixture(scope="module")
def over(shared_server: LiveServer, compiled: None) -> Played:
    return played(shared_server)


# Hints


def hint(visitor: Visitor, table: str, seat: int = 0, picks: str = "", **more: Any) -> Json:
    return visitor.get(f"/api/tables/{table}/hint?seat={seat}" + (f"&picks={picks}" if picks else ""), **more)


def wish(**more: Any) -> Json:
    return {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "open"}], **more}


def table_of(server: LiveServer, id: str) -> Table:
    return server.services.rooms._rooms[id].table


def offered(place: TableClient, word: str) -> list[int]:
    return [offer["action"] for offer in place.scene["offers"] if offer["say"] == word]


def test_a_hint_is_a_search_from_what_the_seat_knows(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as place:
        my_turn(place)
        told = hint(ada, table)
        match = table_of(shared_server, table).match
        assert match is not None
        question = frames.hint_question(Composition(match), [])
        said = search_moves(GAME, question.concealed, (), list(question.rng))
        assert (told["seat"], told["move"]) == (0, match.version)
        assert told["verdict"] in ("clear", "equal", "open")
        if told["iterations"] == said.iterations:  # a busy machine may have cut a search short
            for ours, theirs in zip(told["moves"], said.moves, strict=False):
                assert ours["actions"] == list(theirs.actions)
                assert ours["expected"] == pytest.approx(theirs.expected, abs=0.0001)
                assert ours["share"] == pytest.approx(theirs.share, abs=0.0001)
        log_entry = [each for each in place.until_pong() if each["t"] != "presence"]
        assert log_entry == [], "nothing happens at the table"


def test_a_hint_stays_the_same_while_its_move_is_composed(shared_server: LiveServer) -> None:
    """A purchase and its payments are one move: one search, one figure."""
    ada, dice = shared_server.visitor("Ada"), random.Random(1)
    table = ada.open_table(seats="me apprentice")
    kept = shared_server.services.hints._kept
    with ada.at(table) as place:
        for _ in range(200):
            if buy := offered(my_turn(place), "buy"):
                told = hint(ada, table, picks=str(buy[0]))
                best = told["moves"][:1] if told["verdict"] == "clear" else told["moves"]  # the others may be weaker
                move: Json = max(best, key=lambda each: len(each["actions"]), default={"actions": []})
                if len(move["actions"]) > 2:
                    break
            place.play(dice.choice([each for each in place.scene["offers"] if [each["action"]] != buy])["action"])
        before = searches_of(kept, table)
        for count in range(1, len(move["actions"])):
            picks = [buy[0], *dice.sample(move["actions"][1:], count - 1)]
            told = hint(ada, table, picks=",".join(map(str, picks)))
            if told["verdict"] != "whole":
                assert move in told["moves"]
        assert searches_of(kept, table) == before, "no other search was needed"
        whole = hint(ada, table, picks=",".join(map(str, move["actions"])))
        assert (whole["verdict"], whole["moves"], whole["iterations"]) == ("whole", [], 0)


def test_a_choice_that_the_hint_did_not_name_is_searched(shared_server: LiveServer) -> None:
    ada, dice = shared_server.visitor("Ada"), random.Random(2)
    table = ada.open_table(seats="me apprentice")
    kept = shared_server.services.hints._kept
    with ada.at(table) as place:
        for _ in range(200):
            if buy := offered(my_turn(place), "buy"):
                place.send("draft", request=1, version=place.version, picks=buy)
                if len(place.receive("drafted")["offers"]) > 1:
                    hint(ada, table)
                    ((*_, found),) = [found for (id, _, _), found in list(kept.items())[-1:] if id == table]
                    if all(each.actions[0] != buy[0] for each in found.moves):
                        break
            place.play(dice.choice(place.scene["offers"])["action"])
        before = searches_of(kept, table)
        told = hint(ada, table, picks=str(buy[0]))
        assert told["moves"]
        assert all(each["actions"][0] == buy[0] for each in told["moves"])
        assert searches_of(kept, table) == before + 1


def searches_of(kept: Json, table: str) -> int:
    """How many searches the server keeps for a table."""
    return sum(len(found) for (id, _, _), found in kept.items() if id == table)


def test_people_who_play_together_get_no_hints(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    stranger = shared_server.visitor("Chiara")
    for seat, person in enumerate((ada, bartek)):
        assert hint(person, table, seat, expect=409) == "table-no-hint"
        assert hint(stranger, table, seat, expect=409) == "table-not-your-seat"
        assert person.get(f"/api/tables/{table}/analysis", expect=409) == "table-not-over"
        assert person.post(f"/api/tables/{table}/branch", {"move": 0, "seat": seat}, expect=409) == "table-not-over"
        with person.at(table) as place:
            assert place.scene["hints"] == "off"
            place.command("hint", seat=seat)
            assert "expected" not in str(place.until_pong()), "the WebSocket has no hints at all"
    assert stranger.get(f"/api/tables/{table}")["scene"]["hints"] == "off"


def test_a_shared_device_gets_no_hints_unless_the_table_has_them(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    for allowed, policy in ((False, "off"), (True, "shared")):
        table = ada.open_table(seats="me here apprentice", hints=allowed)
        with ada.at(table) as place:
            scene = place.wait_for(lambda scene: scene["actor"] in (0, 1))
            assert scene["hints"] == policy
        if allowed:
            assert hint(ada, table, scene["actor"])["moves"]
        else:
            assert hint(ada, table, scene["actor"], expect=409) == "table-no-hint"


def test_everyone_is_told_that_a_table_has_hints(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(hints=True)
    for person in (ada, shared_server.visitor()):
        with person.at(table) as place:
            assert place.scene["hints"] == "shared"
            assert [text["id"] for text in place.log[0]["texts"]] == ["log-hints"]


def test_a_player_whose_opponents_have_left_for_good_plays_alone(shared_server: LiveServer) -> None:
    ada, bartek, chiara = (shared_server.visitor(name) for name in ("Ada", "Bartek", "Chiara"))
    table = sit_together(ada, bartek, chiara)
    with ada.at(table) as place:
        with bartek.at(table) as at_b:
            at_b.command("resign")
        assert place.wait_for(lambda scene: scene["seats"][1]["out"])["hints"] == "off"
        with chiara.at(table) as at_c:
            at_c.command("leave")
            assert place.wait_for(lambda scene: scene["seats"][2]["stand_in"])["hints"] == "off", "she may return"
            at_c.command("resign")
        assert place.wait_for(lambda scene: scene["seats"][2]["out"])["hints"] == "alone"
        if my_turn(place).scene["stage"] == "running":
            assert hint(ada, table, 0)["moves"]


def test_challenges_have_no_hints(over: Played, shared_server: LiveServer) -> None:
    token = over.ada.post(f"{over.address}/challenge", {"seat": 0})["challenge"]
    bartek = shared_server.visitor("Bartek")
    table = bartek.post(f"/api/challenges/{token}/tries", {"name": "Bartek"})["table"]
    with bartek.at(table) as place:
        assert my_turn(place).scene["hints"] == "off"
        assert hint(bartek, table, place.scene["actor"], expect=409) == "table-challenge-no-hint"


def test_only_the_seat_to_move_gets_a_hint(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server, hints=True)
    stranger = shared_server.visitor("Chiara")
    with ada.at(table) as at_a:
        actor = at_a.scene["actor"]
    me, other = (ada, bartek) if actor == 0 else (bartek, ada)
    assert hint(me, table, actor)["moves"]
    assert hint(other, table, 1 - actor, expect=409) == "table-not-your-turn"
    assert hint(other, table, actor, expect=409) == "table-not-your-seat"
    assert hint(stranger, table, actor, expect=409) == "table-not-your-seat"
    assert hint(me, table, 3, expect=409) == "table-not-your-seat"
    assert hint(shared_server.visitor(), table, actor, expect=401) == "visitor-unknown"
    assert hint(me, "nosuchtable", actor, expect=404) == "table-unknown"


def test_there_are_no_hints_before_and_after_a_game(shared_server: LiveServer, over: Played) -> None:
    ada = shared_server.visitor("Ada")
    assert hint(ada, ada.open_table(), expect=409) == "table-is-open"
    assert hint(over.ada, over.table, expect=409) == "table-is-over"


def test_there_are_no_hints_while_a_bot_stands_in(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        at_a.command("leave")
        at_b.wait_for(lambda scene: scene["actor"] == 1)
        assert hint(ada, table, 0, expect=409) == "table-bot-plays"


@pytest.mark.usefixtures("quick_hashes")
def test_rated_games_have_no_hints(shared_server: LiveServer) -> None:
    ada, bartek = account(shared_server, "ada"), account(shared_server, "bartek")
    assert (
        ada.post("/api/tables", wish(rated=True, hints=True, pace={"kind": "days"}), expect=409)
        == "table-rated-no-hint"
    )
    table = sit_together(ada, bartek, rated=True)
    for seat, person in enumerate((ada, bartek)):
        assert hint(person, table, seat, expect=409) == "table-rated-no-hint"


@pytest.mark.parametrize("picks", ["x", "1,", ",1", "1,,2", "-1", "1" * 7, ",".join("1" * 61)])
def test_picks_are_numbers(shared_server: LiveServer, over: Played, picks: str) -> None:
    assert hint(over.ada, over.table, 0, picks, expect=400) == "request-wrong"


def test_a_pick_that_does_not_fit_is_refused_as_in_a_draft(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as place:
        my_turn(place)
        place.send("draft", request=1, version=place.version, picks=[GAME.actions])
        assert hint(ada, table, 0, str(GAME.actions), expect=409) == place.receive("drafted")["error"]["id"]


def test_hints_and_analyses_are_rate_limited(any_database: str) -> None:
    with LiveServer(any_database, thoughts_per_minute=2) as server:
        server.services.limits.searches._now = lambda: 0.0  # on a busy machine a search may take a minute
        over = played(server)
        over.ada.get(f"{over.address}/analysis")
        for _ in range(3):
            over.ada.get(f"{over.address}/analysis")  # polling is free
        table = over.ada.open_table(seats="me apprentice")
        with over.ada.at(table) as place:
            my_turn(place)
            hint(over.ada, table)
            hint(over.ada, table)  # the same search
            place.play(place.scene["offers"][0]["action"])
            my_turn(place)
            assert hint(over.ada, table, expect=429) == "request-too-many"


@pytest.mark.usefixtures("own_bots")
def test_hints_without_compiled_bots_are_refused(
    tmp_path: Path, any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path / "cache"))
    with LiveServer(any_database) as server:
        over = played(server)
        assert over.ada.get(f"{over.address}/analysis", expect=409) == "bots-not-ready"
        table = over.ada.open_table(seats="me apprentice")
        with over.ada.at(table) as place:
            my_turn(place)
        assert hint(over.ada, table, expect=409) == "bots-not-ready"


# Analysis


def analysed(visitor: Visitor, table: str) -> Json:
    """Poll until the analysis is whole; it grows with every answer."""
    before: Json = {"analysed": -1, "points": []}
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        now = visitor.get(f"/api/tables/{table}/analysis")
        assert now["analysed"] >= before["analysed"]
        assert [each["move"] for each in now["points"]][: len(before["points"])] == [
            p["move"] for p in before["points"]
        ]
        if now["whole"]:
            return now
        before = now
        time.sleep(0.05)
    raise AssertionError("that took too long")


def test_every_move_with_alternatives_is_analysed(shared_server: LiveServer, over: Played) -> None:
    found = analysed(over.ada, over.table)
    moves = over.record["moves"]
    assert found["last"] == found["analysed"] == len(moves)
    points = {each["move"]: each for each in found["points"]}
    assert list(points) == sorted(points)
    match = table_of(shared_server, over.table).match
    assert match is not None
    for number, commit in enumerate(match.log):
        drafted, had_choice = match.state_at(number), False
        for action in commit.actions:
            had_choice |= len(reference.legal(GAME, drafted)) > 1
            drafted = drafted.clone()
            reference.play(GAME, drafted, action)
        assert (number + 1 in points) == had_choice
    for move, each in points.items():
        assert each["seat"] == match.log[move - 1].seat
        assert sum(each["expected"]) == pytest.approx(1, abs=0.01)
        assert 0 <= each["cost"] <= 1
        assert each["played"]["id"].startswith("carthage-")
        if each["best"] is None:
            assert each["cost"] == 0
    turned = [each for each in points.values() if each["is_turning_point"]]
    assert 0 < len(turned) <= MAX_TURNING_POINTS, "a game of random moves has some"
    least = min(each["cost"] for each in turned)
    assert least >= MIN_COST
    others = [each for each in points.values() if not each["is_turning_point"]]
    turns = {match.state_at(each["move"] - 1).turn for each in turned}
    assert all(each["cost"] <= least for each in others if match.state_at(each["move"] - 1).turn not in turns)
    assert any(each["played_facts"] or each["best_facts"] for each in turned)
    assert not any(each["played_facts"] or each["best_facts"] for each in others)


def test_an_analysis_is_reproducible(any_database: str) -> None:
    with LiveServer(any_database) as server:
        over = played(server)
        first = analysed(over.ada, over.table)
        assert analysed(server.visitor(), over.table) == first
    with LiveServer(any_database) as server:
        again = server.visitor()
        assert again.get(f"{over.address}/analysis")["whole"] is False, "only what is stored is kept"
        assert analysed(again, over.table) == first


def test_an_analysis_of_a_branch_begins_at_its_start(over: Played) -> None:
    move = move_of(over, 0)
    table = over.branch(move)
    with over.ada.at(table) as place:
        finish(place)
    found = analysed(over.ada, table)
    assert found["points"][0]["move"] > move
    assert found["analysed"] == found["last"]


def test_bots_play_on_while_a_game_is_analysed(shared_server: LiveServer) -> None:
    over = played(shared_server)
    ada = another_browser(shared_server, over.ada)
    table = ada.open_table(seats="me merchant")
    over.ada.get(f"{over.address}/analysis")
    with ada.at(table) as place:
        finish(place)
    assert analysed(over.ada, over.table)["whole"]


def test_running_games_are_not_analysed(shared_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(shared_server)
    assert ada.get(f"/api/tables/{table}/analysis", expect=409) == "table-not-over"
    assert ada.get("/api/tables/nosuchtable/analysis", expect=404) == "table-unknown"


class Absent(BotPool):
    """A bot pool that never answers, or always fails."""

    def __init__(self, trouble: bool = False) -> None:
        self.trouble = trouble

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        if self.trouble:
            raise RuntimeError("nobody there")
        await asyncio.Event().wait()


def finished(name: str) -> Table:
    table, dice = new_table("carthage", 2, 1, {}), random.Random(1)
    table.id = name
    while table.match and table.actor >= 0:
        play_on(table, dice.choice(table.match.legal()), 2)
    return table


def test_the_number_of_cached_analyses_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MAX_ANALYSES", 2)

    async def fill() -> None:
        kept = AnalysisQueue(Absent())
        table = finished("a")
        begun = []
        for name in ("a", "b", "c"):
            table.id = name
            begun.append(kept.start(table))
        await asyncio.sleep(0)
        assert [kept.find(name) is not None for name in ("a", "b", "c")] == [False, True, True]
        await kept.close()
        assert all(each.task and each.task.done() for each in begun)

    asyncio.run(fill())


def test_a_failed_analysis_is_retried_on_request() -> None:
    async def fail() -> None:
        kept = AnalysisQueue(Absent(trouble=True))
        progress = kept.start(finished("a"))
        assert progress.task is not None
        await progress.task
        assert kept.find("a") is None

    asyncio.run(fail())


NO_VIEW = GameView(seat="P1", remembered=False, players=2, options={}, turn=1, reveals=0, actor="P1", seats=())
A_SEARCH = Explanation(0, 1, ())


def part(cost: float = 0.0, is_best: bool = True, found: Explanation | None = A_SEARCH) -> Part:
    return Part((), (), found, is_best, cost)


@pytest.mark.parametrize(
    ("parts", "place"),
    [
        ([part(found=None), part()], 1),
        ([part(), part(is_best=False)], 1),
        ([part(0.1, False), part(is_best=False)], 0),
        ([part(0.1, False), part(0.2, False)], 1),
    ],
)
def test_the_costliest_part_is_described(parts: list[Part], place: int) -> None:
    assert costliest_of(parts) is parts[place]


def test_a_loss_is_more_than_the_error_of_the_searches() -> None:
    best, exact, rough = Line(0, 0, 2000, 0.6, 0.01), Line(0, 0, 2000, 0.5, 0.01), Line(0, 0, 5, 0.5, 0.2)
    assert loss(best, exact) == pytest.approx(0.1)
    assert loss(best, rough) == 0
    assert loss(exact, best) == 0, "the move was better than the search's"


def test_ways_that_differ_in_the_order_of_a_payment_are_the_same() -> None:
    def ways(*answers: tuple[str, int]) -> list[Step]:
        return [Step(None, msgspec.structs.replace(NO_VIEW, actor=question), True, each) for question, each in answers]

    def sentence(steps: Sequence[tuple[GameView, int]]) -> Message:
        return Message("move", {"actions": " ".join(str(action) for _, action in steps)})

    text = replace(GAME.text, question=lambda view: view.actor, summary=sentence)
    game = replace(GAME, text=text)
    played = ways(("buy", 1), ("pay", 5), ("pay", 3), ("pay", 3))
    assert is_same(game, played, ways(("buy", 1), ("pay", 3), ("pay", 3), ("pay", 5)))
    assert not is_same(game, played, ways(("buy", 1), ("pay", 3), ("pay", 5), ("pay", 5)))
    assert is_same(game, played[:2], played[:1] + played[2:] + played[1:2]), "a part that was committed at once"
    assert not is_same(game, ways(("buy", 1), ("pay", 4)), played)
    assert not is_same(game, ways(("buy", 2)), played)
    assert not is_same(game, ways(("give", 1), ("throw", 2)), ways(("give", 2), ("throw", 1))), "other cards are given"


def test_two_actions_are_compared_by_as_many_visits() -> None:
    """A search hardly visits what it does not like, and then knows little more of it than a static evaluation."""
    table, dice = new_table("carthage", 2, 1, {}), random.Random(1)
    while table.match and len(table.match.legal()) < 5:
        play_on(table, dice.choice(table.match.legal()), 2)
    assert table.match is not None
    concealed = reference.concealed(GAME, table.match.state, table.actor)
    effort = Effort(1000, 1000)
    plain = search_tree(GAME, concealed, [1, 2], effort, None).beginnings()
    assert plain[-1].visits < 200
    forced = [search_after(GAME, concealed, line.action, [1, 2], effort) for line in plain]
    assert [line.action for line in forced] == [line.action for line in plain]
    assert all(line.visits >= 990 for line in forced)
    assert forced[0].expected == pytest.approx(plain[0].expected, abs=0.05)
    assert search_after(GAME, concealed, plain[-1].action, [1, 2], effort) == forced[-1], "the same on every machine"


def missing(move: int, cost: float, missed: str, seat: int = 0, turn: int | None = None) -> MoveAnalysis:
    better = Message(missed)
    return MoveAnalysis(move, seat, move if turn is None else turn, [0.5, 0.5], Message("a"), better, cost, better)


def test_turning_points_are_the_costliest_moves() -> None:
    costs = [0.0, 0.04, 0.3, 0.06, 0.07, 0.08, 0.09, 0.1, 0.5]
    some = [missing(move, cost, "b") for move, cost in enumerate(costs, start=1)]
    assert AnalysisProgress(9, 9, some).turning_points == {9: 0.5, 3: 0.3, 8: 0.1, 7: 0.09, 6: 0.08, 5: 0.07}
    assert AnalysisProgress(9, 2, some[:2]).turning_points == {}


def test_moves_of_a_turn_that_missed_the_same_choice_are_one_turning_point() -> None:
    card, other = missing(1, 0.1, "card", turn=7), missing(2, 0.2, "card", turn=7)
    assert AnalysisProgress(9, 9, [card, other]).turning_points == {1: 0.3}
    for apart in (
        missing(2, 0.2, "another card", turn=7),
        missing(2, 0.2, "card", turn=8),
        missing(2, 0.2, "card", seat=1, turn=7),
    ):
        assert AnalysisProgress(9, 9, [card, apart]).turning_points == {1: 0.1, 2: 0.2}
    analysis = shown(AnalysisProgress(9, 9, [card, other]))
    assert [(each.is_turning_point, each.cost) for each in analysis.points] == [(True, 0.3), (False, 0.2)]


def test_reasons_are_shown_for_turning_points() -> None:
    reasons = Explanations((Message("poor"),), (Message("rich"),))
    some = [
        msgspec.structs.replace(missing(move, cost, "b"), explanations=reasons) for move, cost in ((1, 0.3), (2, 0.01))
    ]
    told = [(each.played_facts, each.best_facts) for each in shown(AnalysisProgress(9, 9, some)).points]
    assert told == [([Message("poor")], [Message("rich")]), ([], [])]
    same, one, two, three = (Message(name) for name in ("same", "one", "two", "three"))
    assert unlike([one, same, two, three], [same]) == (one, two), "the most important differences"


def test_a_move_is_described_by_its_parts_in_order() -> None:
    """The better way of a later part has the earlier ones before it; a part without a choice ends no description."""
    a, b, b2, c = ([Step(None, NO_VIEW, True, action)] for action in range(4))
    first, second = Part(a, a, A_SEARCH, True), Part(b, b2, A_SEARCH, False, 0.2)
    parts = [first, second, Part(c, c, None, True)]
    assert ways(parts, second) == ([*a, *b], [*a, *b2])
    assert ways(parts, first) == ([*a, *b], a)
