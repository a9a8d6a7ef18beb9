"""What a rated game counts: terms, absence, early ends, addresses, and games of the same people."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from emporion.kernel.chance import key_from_seed
from emporion.match.clock import SECOND, TimeControl
from emporion.server.pools import figures
from emporion.server.room import dealing
from emporion.server.room.entries import Opened, Plan
from emporion.server.storage.schema import address_keys, addresses
from tests.server.accounts import account, everything_stored, how_many, play_on, resign, resign_late, sit_together
from tests.server.live_server import LiveServer, Visitor, wait_until
from tests.server.test_server_clocks import happened_earlier, taken_over

pytestmark = pytest.mark.usefixtures("quick_hashes")

WISHES = [{"kind": "me"}, {"kind": "open"}]
LIVE = {"kind": "live", "minutes": 1, "bonus_seconds": 0}


def opened_before(server: LiveServer, *people: Visitor, options: dict[str, Any] | None = None) -> str:
    """A running rated table without a clock, as it could be opened before rated games had terms."""
    plans = [Plan("person", each.id, f"P{number}") for number, each in enumerate(people)]
    opened = Opened("carthage", 1, options or {}, plans, people[0].id, public=False, rated=True, pace=TimeControl())
    services = server.services
    loop = services._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(services.repository.open("old", opened, {}), loop).result()
    people[0].post("/api/tables/old/start", {})
    return "old"


def last_game(person: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/players/{person.id}")["history"][0]
    return found


def why(person: Visitor) -> str:
    """Why the last game of a person did not count."""
    game = last_game(person)
    assert (game["change"], game["note"]["percent"]) == (None, 0)
    found: str = game["note"]["why"]["id"]
    return found


def ratings_of(*people: Visitor) -> list[Any]:
    return [each.get(f"/api/players/{each.id}")["ratings"] for each in people]


# Terms


@pytest.mark.parametrize(
    ("game", "options"), [("carthage", {"open_hands": True}), ("carthage", {"end_tokens": 2}), ("carthage", {})]
)
def test_rated_tables_have_a_clock_and_the_standard_options(
    own_server: LiveServer, game: str, options: dict[str, Any]
) -> None:
    ada = account(own_server, "ada")
    wish = {"game": game, "seats": WISHES, "rated": True, "options": options, "pace": LIVE if options else {}}
    reason = "table-rated-options" if options else "table-rated-clock"
    assert ada.post("/api/tables", wish, expect=409) == reason
    assert ada.get("/api/me/tables") == []
    ada.post("/api/tables", {**wish, "rated": False})


def test_standard_options_may_be_named(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    table = ada.open_table(rated=True, options={"open_hands": False}, pace=LIVE)
    assert ada.get(f"/api/tables/{table}")["scene"]["rated"] is True


def test_a_table_with_other_options_from_before_finishes_unrated(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    table = opened_before(own_server, ada, bartek, options={"end_tokens": 9})
    resign_late(bartek, table, ada)
    assert (why(ada), why(bartek), ratings_of(ada, bartek)) == ("rating-note-terms", "rating-note-terms", [[], []])
    assert ada.post(f"/api/tables/{table}/rematch", {}, expect=409) == "table-rated-clock"


# Absence


def test_who_walks_away_loses_although_the_stand_in_wins(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table from before rated games had a clock; with one, time would run out."""
    monkeypatch.setattr(dealing, "shuffle_key", lambda *_: key_from_seed(1))
    with LiveServer(any_database, patience_seconds=0.3) as server:
        ada, bartek = account(server, "ada"), account(server, "bartek")
        table = opened_before(server, ada, bartek)
        actor = ada.get(f"/api/tables/{table}")["scene"]["actor"]
        away, stays = (ada, bartek) if actor == 0 else (bartek, ada)
        with stays.at(table) as client:
            client.wait_for(lambda scene: scene["seats"][actor]["stand_in"] == "absent")
            while client.scene["stage"] != "over":
                if client.scene["offers"]:
                    client.play(client.scene["offers"][-1]["action"])
                else:
                    client.next_message(60)
            ending = client.scene["ending"]
        assert ending["scores"][actor] > ending["scores"][1 - actor], "the stand-in has won"
        assert ending["places"][actor] == 2, "and yet the absent player comes last"
        assert (last_game(away)["place"], last_game(stays)["place"]) == (2, 1)
        assert last_game(away)["change"] < 0 < last_game(stays)["change"]


def test_who_stays_with_a_stand_in_may_resign_and_wins(any_database: str) -> None:
    with LiveServer(any_database, patience_seconds=0.3) as server:
        ada, bartek = account(server, "ada"), account(server, "bartek")
        table = opened_before(server, ada, bartek)
        play_on(table, ada, bartek, moves=figures("carthage", 2).half_game)
        actor = ada.get(f"/api/tables/{table}")["scene"]["actor"]
        away, stays = (ada, bartek) if actor == 0 else (bartek, ada)
        with stays.at(table) as client:
            client.wait_for(lambda scene: scene["seats"][actor]["stand_in"] == "absent")
            client.command("resign", command="resign")
        assert last_game(away)["change"] < 0 < last_game(stays)["change"]


def test_who_comes_back_after_a_move_or_two_is_in_the_game(any_database: str) -> None:
    with LiveServer(any_database, patience_seconds=0.3) as server:
        ada, bartek = account(server, "ada"), account(server, "bartek")
        table = opened_before(server, ada, bartek)
        actor = ada.get(f"/api/tables/{table}")["scene"]["actor"]
        away, stays = (ada, bartek) if actor == 0 else (bartek, ada)
        with stays.at(table) as client:
            client.wait_for(lambda scene: bool(scene["seats"][actor]["stand_in"] and scene["offers"]))
            with away.at(table) as back:
                assert back.command("return", command="return")["t"] == "done"
        wait_until(lambda: len(taken_over(server, table)) == 1)
        play_on(table, ada, bartek, moves=figures("carthage", 2).half_game)
        resign(stays, table)
        assert last_game(away)["change"] > 0 > last_game(stays)["change"]


# Early ends and addresses


def test_instant_resignations_from_one_address_change_nothing(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    bartek.come_from(ada.http.headers["x-forwarded-for"])
    for _ in range(10):
        resign(bartek, sit_together(ada, bartek, rated=True, pace=LIVE))
    history = ada.get(f"/api/players/{ada.id}")["history"]
    assert [(each["place"], each["change"]) for each in history] == [(1, None)] * 10
    assert ratings_of(ada, bartek) == [[], []]


def test_a_game_counts_once_everyone_has_had_a_fair_number_of_moves(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    fair = figures("carthage", 2).fair_moves
    for moves in (0, fair - 2, fair):
        table = sit_together(ada, bartek, rated=True)
        if moves:
            play_on(table, ada, bartek, moves=moves)
        resign(bartek, table)
        if moves < fair:
            assert (why(ada), why(bartek), ratings_of(ada, bartek)) == (
                "rating-note-short",
                "rating-note-short",
                [[], []],
            )
    assert last_game(bartek)["change"] < 0 < last_game(ada)["change"]
    again = sit_together(ada, bartek, rated=True)
    play_on(again, ada, bartek, moves=fair)
    resign(bartek, again)
    assert why(ada) == "rating-note-quick", "once may be a bad start"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_running_out_of_time_loses_from_the_first_move_on(own_server: LiveServer, count: int) -> None:
    """Of more than two players, the others have resigned at once: they are not rated, and the last two are."""
    people = [account(own_server, f"person{number}") for number in range(count)]
    table = sit_together(*people, rated=True, pace=LIVE)
    late = people[people[0].get(f"/api/tables/{table}")["scene"]["actor"]]
    stays, *leavers = [each for each in people if each is not late]
    for each in leavers:
        resign(each, table)
    happened_earlier(own_server, table, 61 * SECOND)
    wait_until(lambda: len(taken_over(own_server, table)) == count - 1)
    assert last_game(late)["change"] < 0 < last_game(stays)["change"]
    assert [why(each) for each in leavers] == ["rating-note-short"] * len(leavers)
    assert ratings_of(*leavers) == [[]] * len(leavers)


def test_not_appearing_loses_every_time(own_server: LiveServer) -> None:
    """Unlike early resignations, of which only the first counts."""
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    for _ in range(2):
        table = sit_together(ada, bartek, rated=True, pace=LIVE)
        happened_earlier(own_server, table, 61 * SECOND)
        wait_until(lambda here=table: bool(taken_over(own_server, here)))  # type: ignore[misc]
        assert last_game(ada)["change"] * last_game(bartek)["change"] < 0


def test_games_between_people_at_one_address_do_not_count(server: LiveServer) -> None:
    ada, bartek = account(server, "ada"), account(server, "bartek")
    home = "2001:db8::1"
    table = sit_together(ada, bartek, rated=True)
    ada.come_from(home)
    with ada.at(table):
        pass  # from her phone, for example
    bartek.come_from("2001:db8:0:ff::2")  # another network of the same home
    resign_late(bartek, table, ada)
    assert (why(ada), why(bartek), ratings_of(ada, bartek)) == ("rating-note-address", "rating-note-address", [[], []])


def test_addresses_are_hashed_and_forgotten(server: LiveServer) -> None:
    ada, bartek, watcher = account(server, "ada"), account(server, "bartek"), account(server, "chiara")
    table = sit_together(ada, bartek, rated=True)
    for each in (ada, bartek, watcher, bartek):
        with each.at(table):
            pass
    assert how_many(server, addresses) == 2
    assert ada.get("/api/me/data")["addresses"][0]["table"] == table
    known = [each.http.headers["x-forwarded-for"] for each in (ada, bartek)]
    assert not [value for value in everything_stored(server) if any(address in value for address in known)]
    resign(ada, table)
    with ada.at(table):
        pass
    assert (how_many(server, addresses), how_many(server, address_keys)) == (0, 1)


def test_unrated_games_record_no_addresses(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    with ada.at(sit_together(ada, bartek)) as client:
        assert client.scene["stage"] == "running"
    assert how_many(own_server, addresses) == 0
