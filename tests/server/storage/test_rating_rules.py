"""How much games of the same people count, and what the stored results of earlier ones make of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from emporion.match.clock import DAY
from emporion.server.storage.database import Database
from emporion.server.storage.rating_rules import (
    LONGEST_SERIES,
    MEMORY_DAYS,
    Meeting,
    RatedGame,
    Verdict,
    combined,
    is_settled,
    verdict_on_pair,
)
from emporion.server.storage.ratings import settle
from emporion.server.storage.schema import addresses, ratings, results
from tests.server.storage.rows import add, add_table

WON, LOST, TIED = {"ada": 1, "bartek": 2}, {"ada": 2, "bartek": 1}, {"ada": 1, "bartek": 1}


def met(*places: dict[str, int], early: bool = False) -> list[Meeting]:
    return [Meeting(each, early) for each in places]


def judged(places: dict[str, int], earlier: Sequence[Meeting], early: bool = False) -> Verdict:
    return verdict_on_pair("ada", "bartek", places, early, earlier)


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

    def fill(connection: Connection) -> None:
        for id in ("ada", "bartek", "chiara"):
            add(connection, id)

    ready.run_sync(fill)
    return ready


def play(
    database: Database, number: int, places: dict[str, int], day: float = 0, early: bool = False, excluded: str = ""
) -> list[dict[str, Any]]:
    """Rate and store a game; returns the result rows."""
    id, ended = f"t{number}", round(day * DAY)
    game = RatedGame(id, "carthage", len(places), ended, excluded, early)
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
    rows = play(played, 0, WON, excluded="short", early=True)
    assert [(row["change"], row["weight"], row["reason"], row["early"]) for row in rows] == [
        (None, 0.0, "short", True)
    ] * 2
    alone = play(played, 1, {"ada": 1})
    assert [(row["change"], row["reason"]) for row in alone] == [(None, "alone")]
    assert games_counted(played) == {}


def test_two_of_three_at_one_address_spoil_the_game_for_all(played: Database) -> None:
    def come(connection: Connection) -> None:
        add_table(connection, "here", "running", 0, "ada", "bartek", "chiara")
        same = [{"table": "here", "player": player, "hash": "h", "at": 0} for player in ("ada", "chiara")]
        connection.execute(insert(addresses), [*same, {"table": "here", "player": "bartek", "hash": "i", "at": 0}])
        game = RatedGame("here", "carthage", 3, 0, "", early=False)
        rows: list[dict[str, Any]] = [
            {"player": player, "place": place} for place, player in enumerate(("ada", "bartek", "chiara"), start=1)
        ]
        settle(connection, game, rows)
        assert [(row["reason"], row.get("change")) for row in rows] == [("address", None)] * 3
        assert connection.execute(select(addresses)).first() is None

    played.run_sync(come)
    assert games_counted(played) == {}
