"""Counts of a report, compared with the last states of the games and with simple sums."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from emporion import bots
from emporion.arena.game_runner import GameRunner
from emporion.arena.report_counts import ReportCounts
from emporion.arena.self_play import SelfPlay, play_game, play_games
from emporion.bots import engine
from emporion.games import find
from emporion.games.carthage.rules.cards import COLOURS as CARTHAGE_COLOURS
from emporion.games.carthage.rules.cards import KINDS
from emporion.games.dale.rules.state import STACKS
from emporion.games.discovery.rules.cards import COLOURS, CONTRACTS, EXPEDITIONS
from emporion.kernel.simulation import simulate
from emporion.statistics import WIN
from tests.arena.games import CASES, COUNTS, GAMES, counts, last_states, played, self_play

EVERY_CASE = pytest.mark.parametrize(("name", "players"), CASES)


@EVERY_CASE
def test_random_games_are_those_of_simulate(name: str, players: int) -> None:
    done = simulate(GAMES[name], players, COUNTS[name], 1, "reference").outcome
    for number, game in enumerate(played(name, players)):
        assert (game.number, len(game.moves), game.ending) == (number, done.decisions[number], done.endings[number])
        assert (list(game.scores), list(game.ranks)) == (list(done.scores[number]), list(done.ranks[number]))


@EVERY_CASE
def test_every_seat_is_counted_once(name: str, players: int) -> None:
    counted, games = counts(name, players), COUNTS[name]
    assert counted.games == games == counted.statistics.games
    assert counted.scores.size == games * players
    for shares in (counted.seat_wins, counted.order_wins):
        assert sum(share.hits for share in shares) == games * WIN
        assert all(share.cases == games for share in shares)
    assert counted.scores.counts == sum((each.counts for each in counted.seat_scores), start=Counter[int]())
    assert max(counted.scores.counts) == max(counted.winners.counts)
    assert counted.turns.counts.total() == games
    assert 0 < counted.asked < sum(len(each.moves) for each in played(name, players)), "some moves are forced"
    assert counted.faults == 0
    assert counted.decisions.counts == Counter(len(each.moves) for each in played(name, players))


@EVERY_CASE
def test_merged_counts_equal_the_whole(name: str, players: int) -> None:
    parts = [ReportCounts.empty(self_play(name, players)) for _ in range(2)]
    for number, game in enumerate(played(name, players)):
        parts[number % 2].count(self_play(name, players), [game])
    parts[1].merge(parts[0])
    whole = counts(name, players)
    assert parts[1].statistics.counts == whole.statistics.counts
    assert parts[1].statistics.tables() == whole.statistics.tables()
    assert parts[1].statistics.checks() == whole.statistics.checks()
    assert parts[1].asked == whole.asked
    assert [vars(share) for share in parts[1].order_wins] == [vars(share) for share in whole.order_wins]


@EVERY_CASE
def test_tables_are_whole(name: str, players: int) -> None:
    tables = counts(name, players).statistics.tables()
    assert len({table.title for table in tables}) == len(tables)
    for table in tables:
        titles = [column.title for column in table.columns]
        assert len(set(titles)) == len(titles)
        assert set(table.chart_columns) <= set(titles)
        assert all(len(cells) == len(titles) for _, cells in table.rows)


def test_a_game_that_was_broken_off_is_left_out() -> None:
    short = replace(self_play("carthage", 2), game=replace(GAMES["carthage"], longest_playout=20))
    counted = ReportCounts.empty(short)
    counted.count(short, play_games(short, range(3)))
    assert (counted.games, counted.broken_off, counted.statistics.games) == (0, 3, 0)
    assert not counted.statistics.counts


def test_moves_that_do_not_lead_to_the_result_are_noticed() -> None:
    game = played("carthage", 2)[0]
    counted = ReportCounts.empty(self_play("carthage", 2))
    with pytest.raises(AssertionError, match="game 0"):
        counted.count(self_play("carthage", 2), [replace(game, scores=(99, 0))])


@pytest.mark.parametrize("players", [2, 4])
def test_carthage_points_come_from_sales(players: int) -> None:
    counted = counts("carthage", players).statistics
    points = sum(counted.total("goods", "points", colour) for colour in range(CARTHAGE_COLOURS))
    assert points == sum(sum(game.scores) for game in played("carthage", players))
    tokens = sum(counted.total("goods", "tokens", colour) for colour in range(CARTHAGE_COLOURS))
    states = last_states("carthage", players)
    assert tokens == sum(sum(seat.tokens) for state in states for seat in state.seats)


@pytest.mark.parametrize("players", [2, 4])
def test_carthage_goods_are_sold_lost_or_left(players: int) -> None:
    counted = counts("carthage", players).statistics
    left = sum(sum(seat.goods) + sum(seat.stored) for state in last_states("carthage", players) for seat in state.seats)
    bought, sold, lost = (
        sum(counted.total("goods", figure, colour) for colour in range(CARTHAGE_COLOURS))
        for figure in ("bought", "sold", "lost")
    )
    assert bought == sold + lost + left
    assert bought == sum(counted.total("card", "bought", kind) for kind in range(KINDS))
    turns = sum(state.turn for state in last_states("carthage", players))
    assert sum(counted.total("turn", action) for action in ("buy", "take", "reserve", "pass")) == turns


def test_dale_stacks_and_decks() -> None:
    counted, states = counts("dale", 2).statistics, last_states("dale", 2)
    stacks = sum(seat.stacks for state in states for seat in state.seats)
    assert sum(counted.total("stack", number, "built") for number in range(1, STACKS + 1)) == stacks
    assert counted.total("stack", STACKS, "built") == COUNTS["dale"]
    assert sum(counted.total("deck", deck, "games") for deck in range(6)) == 3 * COUNTS["dale"]
    share = counted.win_share("stack", STACKS)
    assert share is not None
    assert share.value == 1


@pytest.mark.parametrize("players", [2, 3])
def test_discovery_points_come_from_somewhere(players: int) -> None:
    counted = counts("discovery", players).statistics
    scored = sum(sum(game.scores) for game in played("discovery", players))
    assert sum(counted.total(each) for each in ("first", "last", "mission", "idle")) == scored == counted.total("score")
    by_expedition = sum(
        counted.total("expedition", each, scoring) for each in range(EXPEDITIONS) for scoring in ("first", "last")
    )
    by_colour = sum(counted.total("colour", colour, "points") for colour in range(COLOURS))
    assert by_expedition == counted.total("first") + counted.total("last")
    assert by_expedition == by_colour + counted.total("flagship points")


@pytest.mark.parametrize("players", [2, 3])
def test_discovery_ships_and_contracts_are_where_they_were_sent(players: int) -> None:
    counted, states = counts("discovery", players).statistics, last_states("discovery", players)
    sailed = sum(here.size for state in states for here in state.expeditions)
    sent = [counted.total("expedition", each, kind) for each in range(EXPEDITIONS) for kind in ("own", "other")]
    assert sum(sent) == sailed == counted.total("sailed")
    transport = sum(counted.total("expedition", each, "transport") for each in range(EXPEDITIONS))
    assert transport == sum(here.used for state in states for here in state.expeditions) == counted.total("places")
    completed = sum(seat.completed for state in states for seat in state.seats)
    played_ones = sum(counted.total("contract", each, "played") for each in range(1, CONTRACTS + 1))
    given_up = sum(counted.total("contract", each, "given up") for each in range(1, CONTRACTS + 1))
    assert completed == counted.total("completed") == played_ones - given_up
    assert counted.total("bought") == sum(counted.total("colour", colour) for colour in range(COLOURS))
    assert counted.total("turns") == sum(state.turn for state in states)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_compiled_bots_play_the_same_games(bot: str) -> None:
    """Interpreted or compiled."""
    games = SelfPlay(find("discovery"), 3, bots.find(bot), {"missions": "equal"}, seed=4)
    engine.compiled(games.game).prepare()
    assert list(play_games(games, range(5, 7))) == [play_game(games, number, GameRunner) for number in range(5, 7)]
