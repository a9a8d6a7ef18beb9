"""How much games of the same people count, and what the stored results of earlier ones make of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from emporion.match.clock import DAY
from emporion.server.storage.database import Database
from emporion.server.storage.rating_rules import (
    LONGEST_SERIES,
    MAX_NEW,
    MEMORY_DAYS,
    Meeting,
    RatedGame,
    Verdict,
    combined,
    is_settled,
    verdict_on_pair,
)
from emporion.server.storage.ratings import MODEL, settle, shown
from emporion.server.storage.schema import addresses, players, ratings, results
from tests.server.storage.rows import add, add_table

WON, LOST, TIED = {"ada": 1, "bartek": 2}, {"ada": 2, "bartek": 1}, {"ada": 1, "bartek": 1}


def met(*places: dict[str, int], early: bool = False) -> list[Meeting]:
    return [Meeting(each, early) for each in places]


def judged(places: dict[str, int], earlier: Sequence[Meeting], early: bool = False, against_new: float = 0) -> Verdict:
    return verdict_on_pair("ada", "bartek", places, early, earlier, against_new)


@pytest.mark.parametrize(
    ("count", "weight"), [(0, 1), (4, 1), (5, 0.5), (9, 0.5), (10, 0.25), (19, 0.25), (20, 0), (50, 0)]
)
def test_more_games_of_the_same_two_people_count_less(count: int, weight: float) -> None:
    earlier = met(*[WON, LOST] * count)[:count]
    assert judged(WON, earlier) == Verdict(weight, None if weight == 1 else "repeated")


def test_a_series_of_wins_counts_until_it_is_long() -> None:
    assert judged(WON, met(*[WON] * (LONGEST_SERIES - 1))).weight == 1
    assert judged(WON, met(*[WON] * LONGEST_SERIES)) == Verdict(0, "series")
    assert judged(LOST, met(*[WON] * LONGEST_SERIES)).weight == 0.5, "the series is broken"
    assert judged(TIED, met(*[TIED] * LONGEST_SERIES)).reason == "repeated"
    assert judged(WON, met(WON, LOST, *[WON] * (LONGEST_SERIES - 2))).reason == "repeated"


def test_a_second_game_given_up_early_does_not_count() -> None:
    assert judged(WON, [], early=True).weight == 1
    assert judged(LOST, met(WON, early=True), early=True) == Verdict(0, "quick")
    assert judged(LOST, met(WON, early=True)).weight == 1


def test_a_settled_player_meets_enough_new_people() -> None:
    assert judged(WON, [], against_new=MAX_NEW - 0.5).weight == 1
    assert judged(WON, met(*[WON, LOST] * 3), against_new=MAX_NEW) == Verdict(0, "new")


def test_in_a_larger_game_the_average_over_opponents_counts() -> None:
    assert combined([Verdict(), Verdict()]) == Verdict()
    assert combined([Verdict(), Verdict(0, "series")]) == Verdict(0.5, "series")
    assert combined([Verdict(0.5, "repeated"), Verdict(0, "quick"), Verdict()]) == Verdict(0.5, "quick")


def test_a_rating_settles_after_enough_games_of_little_doubt() -> None:
    assert is_settled(10, 6.0)
    assert not is_settled(9, 1.0)
    assert not is_settled(100, 6.1)


@pytest.fixture
def played(ready: Database) -> Database:
    """A database with people."""
    come(ready, "ada", "bartek", "chiara", "dora")
    return ready


def play(
    database: Database,
    number: int,
    places: dict[str, int],
    day: float = 0,
    short: Sequence[int] = (),
    early: Sequence[int] = (),
) -> list[dict[str, Any]]:
    """Rate and store a game in which these seats resigned too soon, or in the first half; returns the result rows."""
    id, ended = f"t{number}", round(day * DAY)
    game = RatedGame(id, "carthage", len(places), ended, "", frozenset(short), frozenset([*short, *early]))
    rows: list[dict[str, Any]] = [
        {"table": id, "seat": seat, "player": player, "game": "carthage", "players": len(places), "place": place}
        | {"score": 0, "ended": ended, "change": None}
        for seat, (player, place) in enumerate(places.items())
    ]

    def write(connection: Connection) -> None:
        add_table(connection, id, "over", ended, *places)
        settle(connection, game, rows)
        connection.execute(insert(results), rows)

    database.run_sync(write)
    return rows


def games_counted(database: Database) -> dict[str, int]:
    wanted = select(ratings.c.player, ratings.c.games)
    return database.run_sync(lambda connection: {row.player: row.games for row in connection.execute(wanted)})


def test_a_long_series_stops_moving_ratings(played: Database) -> None:
    changes = [play(played, number, WON, number)[0]["change"] for number in range(8)]
    assert all(change > 0 for change in changes[:5])
    assert changes[5:] == [None] * 3
    assert games_counted(played) == {"ada": 5, "bartek": 5}
    assert play(played, 8, LOST, 8)[0]["change"] < 0
    later = play(played, 9, WON, 9 + MEMORY_DAYS)
    assert (later[0]["weight"], later[0]["reason"]) == (None, None), "after a month all counts again"


def test_a_game_that_counts_half_moves_ratings_half_as_far(played: Database) -> None:
    for number in range(4):
        play(played, number, [WON, LOST][number % 2], number)
    before = played.run_sync(reading)
    full = play(played, 4, WON, 4)
    half = play(played, 5, LOST, 5)
    assert (full[0]["weight"], half[0]["weight"], half[0]["reason"]) == (None, 0.5, "repeated")
    assert abs(half[0]["change"]) < abs(full[0]["change"])
    after = played.run_sync(reading)
    assert after["ada"].sigma < before["ada"].sigma
    assert after["ada"].shown == pytest.approx(before["ada"].shown + full[0]["change"] + half[0]["change"])


def reading(connection: Connection) -> dict[str, Any]:
    return {row.player: row for row in connection.execute(select(ratings))}


def test_strangers_at_the_same_table_still_count(played: Database) -> None:
    """Two who always meet, and a third person whom they have not met."""
    three = {"ada": 1, "bartek": 2, "chiara": 3}
    for number in range(5):
        add_results(played, number, three)
    rows = play(played, 9, {"ada": 1, "bartek": 2, "chiara": 3}, 1)
    assert [row["weight"] for row in rows] == [0.5, 0.5, None]
    assert [row["reason"] for row in rows] == ["series", "series", None]


def add_results(database: Database, number: int, places: dict[str, int]) -> None:
    """A game of three that counted for the first two."""
    rows = [
        {"table": f"t{number}", "seat": seat, "player": player, "game": "carthage", "players": 3, "place": place}
        | {"score": 0, "ended": number, "change": None if player == "chiara" else 1.0, "early": False}
        for seat, (player, place) in enumerate(places.items())
    ]

    def write(connection: Connection) -> None:
        add_table(connection, f"t{number}", "over", number, *places)
        connection.execute(insert(results), rows)

    database.run_sync(write)


def test_excluded_games_move_nothing(played: Database) -> None:
    rows = play(played, 0, WON, short=[1])
    assert [(row["change"], row["weight"], row["reason"]) for row in rows] == [(None, 0.0, "short")] * 2
    assert [row["early"] for row in rows] == [False, True]
    alone = play(played, 1, {"ada": 1})
    assert [(row["change"], row["reason"]) for row in alone] == [(None, "alone")]
    assert games_counted(played) == {}


@pytest.mark.parametrize("people", [("ada", "bartek", "chiara"), ("ada", "bartek", "chiara", "dora")])
def test_who_resigns_too_soon_is_rated_with_nobody(played: Database, people: tuple[str, ...]) -> None:
    """The others are rated as if the last one had not been there."""
    places = {player: place for place, player in enumerate(people, start=1)}
    *others, last = play(played, 0, places, short=[len(people) - 1])
    assert (last["change"], last["weight"], last["reason"]) == (None, 0.0, "short")
    assert [(row["weight"], row["reason"]) for row in others] == [(None, None)] * len(others)
    assert games_counted(played) == dict.fromkeys(people[:-1], 1)
    teams = [[MODEL.rating()] for _ in others]
    after = [shown(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[row["place"] for row in others])]
    assert [row["change"] for row in others] == pytest.approx([rating - 1000 for rating in after])


@pytest.mark.parametrize("count", [3, 4])
def test_if_all_others_resign_too_soon_nobody_is_rated(played: Database, count: int) -> None:
    places = {player: place for place, player in enumerate(("ada", "bartek", "chiara", "dora")[:count], start=1)}
    rows = play(played, 0, places, short=range(1, count))
    assert [(row["change"], row["reason"]) for row in rows] == [(None, "short")] * count
    assert games_counted(played) == {}


def test_repeated_early_resignations_concern_pairs(played: Database) -> None:
    three = {"ada": 1, "bartek": 2, "chiara": 3}
    play(played, 0, three, early=[2])
    second = play(played, 1, three, early=[2])
    assert [row["reason"] for row in second] == ["quick"] * 3
    assert [row["weight"] for row in second] == [0.5, 0.5, 0.0]
    third = play(played, 2, three, early=[1])
    assert [(row["weight"], row["reason"]) for row in third] == [(None, None), (0.5, "quick"), (0.5, "quick")]


# New opponents


def settled(database: Database, *people: str, players: int = 2) -> None:
    rows = [
        {"player": player, "game": "carthage", "players": players, "mu": 25.0, "sigma": 5.0, "shown": 1400.0}
        | {"games": 20}
        for player in people
    ]
    database.run_sync(lambda connection: connection.execute(insert(ratings), rows) and None)


def come(database: Database, *people: str) -> None:
    def fill(connection: Connection) -> None:
        for id in people:
            add(connection, id)

    database.run_sync(fill)


def test_fresh_accounts_soon_add_nothing(played: Database) -> None:
    settled(played, "ada", "bartek")
    fresh = [f"fresh{number}" for number in range(6)]
    come(played, *fresh)
    games = [play(played, number, {"ada": 1, fresh[number // 3]: 2}, number) for number in range(18)]
    assert [row["reason"] for row, _ in games[:9]] == [None] * 9, "without the three games of this pair, it is only 6"
    assert [(row["change"], row["reason"]) for rows in games[9:] for row in rows] == [(None, "new")] * 18
    assert play(played, 20, {"ada": 1, "bartek": 2}, 20)[0]["reason"] is None, "a settled opponent"
    assert play(played, 21, {"bartek": 1, fresh[5]: 2}, 20)[0]["reason"] is None, "another settled player"
    assert play(played, 22, {"ada": 1, fresh[5]: 2}, 9 + MEMORY_DAYS)[0]["reason"] is None, "after a month"


def against_as_many_as_count(played: Database) -> list[str]:
    """Ada, who is settled, beats eight of nine new players, who are returned."""
    settled(played, "ada")
    fresh = [f"fresh{number}" for number in range(9)]
    come(played, *fresh)
    for number in range(8):
        play(played, number, {"ada": 1, fresh[number]: 2})
    return fresh


def test_opponents_who_have_settled_are_new_no_more(played: Database) -> None:
    fresh = against_as_many_as_count(played)
    assert play(played, 8, {"ada": 1, fresh[8]: 2})[0]["reason"] == "new"
    update_all = update(ratings).where(ratings.c.player == fresh[0]).values(games=12, sigma=5.5)
    played.run_sync(lambda connection: connection.execute(update_all) and None)
    assert play(played, 9, {"ada": 1, fresh[8]: 2})[0]["reason"] is None


def test_deleted_opponents_were_new(played: Database) -> None:
    fresh = against_as_many_as_count(played)
    played.run_sync(lambda connection: connection.execute(delete(players).where(players.c.id == fresh[0])) and None)
    assert play(played, 8, {"ada": 1, fresh[8]: 2})[0]["reason"] == "new"


@pytest.mark.parametrize("count", [3, 4])
def test_new_people_at_larger_tables_count_in_parts(played: Database, count: int) -> None:
    settled(played, "ada", players=count)
    fresh = [f"fresh{number}" for number in range(30)]
    come(played, *fresh)

    def table(number: int) -> list[dict[str, Any]]:
        first = number * (count - 1)
        return play(played, number, {"ada": 1, **dict.fromkeys(fresh[first : first + count - 1], 2)})

    assert [table(number)[0]["reason"] for number in range(9)] == [None] * 8 + ["new"]
    last = play(played, 9, {"ada": 1, **dict.fromkeys(fresh[-count + 1 :], 2)})
    assert [row["weight"] for row in last] == [0.0] + [pytest.approx((count - 2) / (count - 1))] * (count - 1)
    assert [row["reason"] for row in last] == ["new"] * count, "newcomers are rated among themselves"


@pytest.mark.parametrize(
    "people", [("ada", "bartek"), ("ada", "bartek", "chiara"), ("ada", "bartek", "chiara", "dora")]
)
def test_newcomers_settle_by_playing_each_other(played: Database, people: tuple[str, ...]) -> None:
    """In all pairs of a small room, over some months."""
    pairs = list(combinations(people, 2))
    for number in range(18 * len(people) // 2):
        one, other = pairs[number % len(pairs)]
        places = {one: 1 + number // len(pairs) % 2, other: 2 - number // len(pairs) % 2}
        reason = play(played, number, places, number * 4)[0]["reason"]
        assert reason in (None, "repeated")
    found = played.run_sync(reading)
    assert all(is_settled(found[player].games, found[player].sigma) for player in people)


def test_two_of_three_at_one_address_spoil_the_game_for_all(played: Database) -> None:
    def come(connection: Connection) -> None:
        add_table(connection, "here", "running", 0, "ada", "bartek", "chiara")
        same = [{"table": "here", "player": player, "hash": "h", "at": 0} for player in ("ada", "chiara")]
        connection.execute(insert(addresses), [*same, {"table": "here", "player": "bartek", "hash": "i", "at": 0}])
        game = RatedGame("here", "carthage", 3, 0, "")
        rows: list[dict[str, Any]] = [
            {"seat": seat, "player": player, "place": seat + 1}
            for seat, player in enumerate(("ada", "bartek", "chiara"))
        ]
        settle(connection, game, rows)
        assert [(row["reason"], row.get("change")) for row in rows] == [("address", None)] * 3
        assert connection.execute(select(addresses)).first() is None

    played.run_sync(come)
    assert games_counted(played) == {}
