"""Deals that many tables share: committed to before the first table, secret until the last one is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import Connection, delete, select, update

from emporion.games import find
from emporion.match import loads, replay
from emporion.match.clock import DAY
from emporion.match.shared_deal import commitment_to
from emporion.server.room import shared_deals
from emporion.server.storage import schema
from emporion.server.storage.deals import forget_old
from emporion.server.web import deals as routes
from tests.server.accounts import PASSWORD, account, bot_of, resign
from tests.server.live_server import LiveServer, Visitor, some_action, stored_count, wait_until
from tests.server.test_challenges import LOOKS, first_frame
from tests.server.test_tables import finish
from tests.shuffle.second_verifier import needs_node, verdicts

Json = Any
WAITS = "deal-not-revealed"


@pytest.fixture(scope="module", autouse=True)
def quick_looks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shared_deals, "INTERVAL", 0.02)
        yield


def open_deal(opener: Visitor, game: str = "carthage", players: int = 2, **more: Json) -> str:
    deal: str = opener.post("/api/deals", {"game": game, "players": players, **more})["deal"]
    return deal


def look(visitor: Visitor, deal: str) -> Json:
    return visitor.get(f"/api/deals/{deal}")


def table_of(deal: str, host: Visitor, *others: Visitor, **more: Json) -> str:
    """A running table of the deal; without others, against a bot."""
    seats = [{"kind": "me"}, *([{"kind": "open"}] * len(others) or [{"kind": "bot", "level": "apprentice"}])]
    table: str = host.post("/api/tables", {"deal": deal, "seats": seats, **more})["table"]
    for other in others:
        other.post(f"/api/tables/{table}/seats", {})
    if others:
        host.post(f"/api/tables/{table}/start", {})
    return table


def close(opener: Visitor, deal: str) -> None:
    opener.post(f"/api/deals/{deal}/close")


def revealed(visitor: Visitor, deal: str, *tables: str) -> Json:
    """The deal once it is revealed, and its tables know."""
    wait_until(lambda: look(visitor, deal)["state"] == "revealed")
    for table in tables:
        wait_until(lambda table=table: visitor.http.get(f"/api/tables/{table}").is_success)  # type: ignore[misc]
    return look(visitor, deal)


def change_deal(server: LiveServer, deal: str, **values: Json) -> None:
    def writing(connection: Connection) -> None:
        connection.execute(update(schema.deals).where(schema.deals.c.id == deal), values)

    server.services.database.run_sync(writing)


# A deal and its tables


def test_tables_of_a_deal_have_the_same_cards(either_server: LiveServer) -> None:
    club = either_server.visitor("Club")
    ada, bartek, chiara, daan = (either_server.visitor(name) for name in ("Ada", "Bartek", "Chiara", "Daan"))
    opened = club.post("/api/deals", {"game": "dale", "players": 2})
    deal = opened["deal"]
    assert (opened["state"], opened["secret"], opened["results"]) == ("open", "", [])
    assert opened["tables"] == {"open": 0, "running": 0, "over": 0}
    first, second = table_of(deal, ada, bartek), table_of(deal, chiara, daan)
    assert look(club, deal)["tables"] == {"open": 0, "running": 2, "over": 0}
    scenes = [visitor.get(f"/api/tables/{table}")["scene"] for visitor, table in ((ada, first), (chiara, second))]
    views = [
        ada.get(f"/api/tables/{first}/moves/0?seat=0")["view"],
        chiara.get(f"/api/tables/{second}/moves/0?seat=0")["view"],
    ]
    assert views[0] == views[1]
    assert [scene["commitment"] for scene in scenes] == [opened["commitment"]] * 2
    assert [scene["deal"] for scene in scenes] == [{"id": deal, "revealed": False}] * 2
    close(club, deal)
    resign(bartek, first)
    assert look(club, deal)["state"] == "closed"
    resign(chiara, second)
    over = revealed(ada, deal, first, second)
    assert over["commitment"] == opened["commitment"] == commitment_to(deal, bytes.fromhex(over["secret"]))
    records = [ada.get(f"/api/tables/{table}/record") for table in (first, second)]
    assert records[0]["key"] == records[1]["key"]
    for record in records:
        assert record["shuffle"] == {"version": 3, "deal": deal, "secret": over["secret"]}


def test_results_are_compared_by_seat(shared_server: LiveServer) -> None:
    club = shared_server.visitor("Club")
    deal = open_deal(club)
    people = [shared_server.visitor(name) for name in ("Ada", "Bartek", "Chiara", "Daan", "Emil")]  # Emil meets a bot
    tables = [table_of(deal, *people[:2]), table_of(deal, *people[2:4]), table_of(deal, people[4])]
    close(club, deal)
    for number, table in ((0, 0), (3, 1), (4, 2)):
        resign(people[number], tables[table])
    results = revealed(people[0], deal, *tables)["results"]
    assert [each["seat"] for each in results] == [0, 0, 0, 1, 1], "bots have none"
    places = {"Ada": 2, "Bartek": 1, "Chiara": 1, "Daan": 2, "Emil": 2}
    assert {each["name"]: each["place"] for each in results} == places
    for seat in range(2):
        mine = [each for each in results if each["seat"] == seat]
        order = [(each["place"], -each["score"]) for each in mine]
        assert order == sorted(order)
        assert [each["rank"] for each in mine] == [1 + sum(other < own for other in order) for own in order]
    assert {each["table"] for each in results} == set(tables)


def test_options_and_seats_come_from_the_deal(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    deal = open_deal(ada, players=3, options={"end_tokens": 5, "show_initial_hands": True})
    assert look(ada, deal)["options"] == {"end_tokens": 5}, "those that differ from the defaults"
    table = ada.post("/api/tables", {"deal": deal, "seats": [{"kind": kind} for kind in ("me", "open", "bot")]})[
        "table"
    ]
    scene = ada.get(f"/api/tables/{table}")["scene"]
    assert (scene["game"], scene["options"], len(scene["seats"])) == ("carthage", {"end_tokens": 5}, 3)
    wishes: dict[str, list[Json]] = {
        "deal-other-game": [{"game": "dale"}, {"options": {"end_tokens": 4}}],
        "deal-other-seats": [{"seats": [{"kind": "me"}, {"kind": "open"}]}],
    }
    for problem, requests in wishes.items():
        for request in requests:
            assert ada.post("/api/tables", {"deal": deal, **request}, expect=400) == problem
    shared: Json = {"seats": [{"kind": kind} for kind in ("me", "here", "bot")]}
    for more in ({"rated": True}, {"hints": True}, shared):
        assert ada.post("/api/tables", {"deal": deal, **more}, expect=409) == "deal-terms"
    assert ada.post("/api/tables", {"deal": "nosuchdeal"}, expect=404) == "deal-unknown"
    assert ada.post("/api/tables", {}, expect=400) == "request-wrong"


@pytest.mark.parametrize(
    "request_body",
    [
        {"game": "carthage"},
        {"players": 2},
        {"game": "nosuchgame", "players": 2},
        {"game": "carthage", "players": 5},
        {"game": "carthage", "players": 2, "options": {"nosuch": 1}},
        {"game": "carthage", "players": 2, "secret": "00"},
        {"game": "carthage", "players": True},
    ],
)
def test_a_wrong_deal_is_refused(shared_server: LiveServer, request_body: Json) -> None:
    shared_server.visitor("Ada").post("/api/deals", request_body, expect=400)


def test_a_new_visitor_needs_a_name_and_unknown_deals_are_not_found(shared_server: LiveServer) -> None:
    stranger = shared_server.visitor()
    assert stranger.post("/api/deals", {"game": "carthage", "players": 2}, expect=400) == "player-name-missing"
    deal = open_deal(stranger, name="Zoë")
    assert stranger.get("/api/me")["name"] == "Zoë"
    close(stranger, deal)
    assert stranger.get("/api/deals/nosuchdeal", expect=404) == "deal-unknown"
    assert stranger.post("/api/deals/nosuchdeal/close", expect=404) == "deal-unknown"


def test_a_closed_deal_gets_no_more_tables(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    deal = open_deal(ada)
    table = table_of(deal, bartek)
    assert bartek.post(f"/api/deals/{deal}/close", expect=409) == "deal-not-yours"
    close(ada, deal)
    closed = look(ada, deal)
    close(ada, deal)
    assert look(ada, deal) == closed, "closing again changes nothing"
    assert ada.post("/api/tables", {"deal": deal}, expect=409) == "deal-closed"
    resign(bartek, table)
    revealed(ada, deal, table)
    assert ada.post("/api/tables", {"deal": deal}, expect=409) == "deal-closed"


def test_a_deal_without_tables_is_revealed_when_it_is_closed(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    deal = open_deal(ada)
    close(ada, deal)
    assert revealed(ada, deal)["secret"]


def test_there_are_limits(own_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MAX_OPEN", 2)
    monkeypatch.setattr("emporion.server.storage.deals.MAX_TABLES", 1)
    ada, bartek = own_server.visitor("Ada"), own_server.visitor("Bartek")
    first, _ = open_deal(ada), open_deal(ada)
    assert ada.post("/api/deals", {"game": "carthage", "players": 2}, expect=409) == "deal-too-many"
    table_of(first, bartek)
    assert ada.post("/api/tables", {"deal": first}, expect=409) == "deal-full"
    close(ada, first)
    open_deal(ada)


def test_deals_count_as_tables_for_the_rate_limit(any_database: str) -> None:
    with LiveServer(any_database, tables_per_minute=2) as server:
        ada = server.visitor("Ada")
        open_deal(ada)
        open_deal(ada)
        assert ada.post("/api/deals", {"game": "carthage", "players": 2}, expect=429) == "request-too-many"


def test_programs_open_tables_for_people(shared_server: LiveServer, quick_hashes: None) -> None:
    program, _ = bot_of(shared_server, account(shared_server, "organiser"))
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    deal = open_deal(program)
    opened = program.post("/api/tables", {"deal": deal})
    table, address = opened["table"], f"/api/tables/{opened['table']}"
    assert (opened["seats"], opened["commitment"]) == ([], look(ada, deal)["commitment"])
    assert program.post("/api/tables", {"deal": deal, "seats": [{"kind": "bot"}] * 2}, expect=400) == "table-needs-me"
    assert ada.post("/api/tables", {"deal": deal}, expect=409) == "deal-not-yours"
    assert program.post(f"{address}/seats", {}, expect=409) == "deal-people-only"
    own = {"deal": deal, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert program.post("/api/tables", own, expect=409) == "deal-people-only"
    ada.post(f"{address}/seats", {})
    assert ada.get(address)["scene"]["host"] == ada.id, "who comes first starts the game"
    ada.request("DELETE", f"{address}/seats/0")
    assert ada.get(address)["scene"]["host"] == "", "the table waits for others"
    ada.post(f"{address}/seats", {})
    bartek.post(f"{address}/seats", {})
    ada.post(f"{address}/start", {})
    close(program, deal)
    resign(ada, table)
    revealed(bartek, deal, table)


# One seat


def test_everyone_plays_a_deal_once(shared_server: LiveServer) -> None:
    ada, bartek, chiara = (shared_server.visitor(name) for name in ("Ada", "Bartek", "Chiara"))
    deal = open_deal(ada)
    first = table_of(deal, ada)
    second = bartek.post("/api/tables", {"deal": deal, "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    assert ada.post(f"/api/tables/{second}/seats", {}, expect=409) == "deal-already-seated"
    again = {"deal": deal, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ada.post("/api/tables", again, expect=409) == "deal-already-seated"
    ada.post("/api/logout")
    assert ada.post(f"/api/tables/{second}/seats", {"name": "Ida"}, expect=409) == "deal-already-seated", "this device"
    bartek.request("DELETE", f"/api/tables/{second}/seats/0")
    third = table_of(deal, bartek, chiara)
    assert third != first, "who leaves before the game knows no cards"
    assert look(chiara, deal)["tables"] == {"open": 0, "running": 2, "over": 0}


def test_a_seat_may_change_its_device_but_nobody_gets_a_second_one(shared_server: LiveServer) -> None:
    ada, bartek, phone, other = (shared_server.visitor(name) for name in ("Ada", "Bartek", "Phone", "Other"))
    deal = open_deal(ada)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    opened = ada.post("/api/tables", {"deal": deal, "seats": seats})
    theirs = bartek.post("/api/tables", {"deal": deal, "seats": seats})
    code = opened["seats"][0]["code"]
    assert bartek.post("/api/recover", {"code": code}, expect=409) == "deal-already-seated"
    new = phone.post("/api/recover", {"code": code})["code"]
    for knows in (ada, phone):
        assert knows.post("/api/recover", {"code": theirs["seats"][0]["code"]}, expect=409) == "deal-already-seated"
        assert knows.post("/api/tables", {"deal": deal, "seats": seats}, expect=409) == "deal-already-seated"
    ada.post("/api/recover", {"code": new})
    resign(ada, opened["table"])
    assert other.post("/api/recover", {"code": theirs["seats"][0]["code"]})["seat"] == 0


@pytest.mark.usefixtures("quick_hashes")
def test_a_guest_who_logs_in_keeps_seat_and_deal(shared_server: LiveServer) -> None:
    home, away = account(shared_server, "ada.deals"), shared_server.visitor("Guest")
    deal = open_deal(away)
    table = table_of(deal, away)
    away.post("/api/login", {"login": "ada.deals", "password": PASSWORD, "bring_games": True})
    assert home.get(f"/api/tables/{table}")["scene"]["id"] == table
    assert home.post("/api/tables", {"deal": deal, "seats": [{"kind": "me"}, {"kind": "bot"}]}, expect=409) == (
        "deal-already-seated"
    )
    assert home.get("/api/me/data")["deals"][0]["id"] == deal
    close(home, deal)
    resign(home, table)
    revealed(home, deal, table)


# What is withheld


def test_a_table_is_closed_to_everyone_else(shared_server: LiveServer) -> None:
    ada, bartek, chiara = (shared_server.visitor(name) for name in ("Ada", "Bartek", "Chiara"))
    new, deal = shared_server.visitor(), open_deal(ada)
    ahead, behind = table_of(deal, ada), table_of(deal, bartek)
    resign(ada, ahead)
    for path in LOOKS:
        for visitor, tables in ((ada, [behind]), (bartek, [ahead]), (chiara, [ahead, behind]), (new, [ahead, behind])):
            for table in tables:
                assert visitor.get(f"/api/tables/{table}{path}", expect=409) == "deal-withheld", path
    close(ada, deal)
    resign(bartek, behind)
    revealed(chiara, deal, ahead, behind)
    for path in LOOKS:
        for table in (ahead, behind):
            assert "deal-" not in chiara.http.get(f"/api/tables/{table}{path}").text, path


def test_who_has_played_sees_the_result_and_nothing_hidden(shared_server: LiveServer) -> None:
    ada, bartek, chiara = (shared_server.visitor(name) for name in ("Ada", "Bartek", "Chiara"))
    deal = open_deal(ada)
    table, other = table_of(deal, ada, bartek), table_of(deal, chiara)
    resign(bartek, table)
    with ada.at(table) as client:
        ending = client.scene["ending"]
        assert (ending["places"], ending["key"], ending["nonce"], ending["secret"]) == ([1, 2], "", "", "")
        for path, problem in (("/record", WAITS), ("/moves/0?eyes=open", WAITS), ("/moves/0?seat=1", WAITS)):
            assert ada.get(f"/api/tables/{table}{path}", expect=403) == problem
        assert ada.get(f"/api/tables/{table}/analysis", expect=409) == WAITS
        assert ada.post(f"/api/tables/{table}/branch", {"move": 0}, expect=409) == WAITS
        assert ada.post(f"/api/tables/{table}/challenge", {"seat": 0}, expect=409) == WAITS
        assert ada.get(f"/api/tables/{table}/moves/0")["view"], "what she saw in the game"
        close(ada, deal)
        resign(chiara, other)
        client.wait_for(lambda scene: scene["deal"]["revealed"])
        assert client.scene["ending"]["secret"] == look(ada, deal)["secret"]
        assert client.scene["ending"]["key"] == ada.get(f"/api/tables/{table}/record")["key"]
    token = ada.post(f"/api/tables/{table}/challenge", {"seat": 0})["challenge"]
    assert chiara.post(f"/api/challenges/{token}/tries", {})["table"] == other, "she has played the deal"
    friend = shared_server.visitor("Daan")
    assert friend.get(f"/api/tables/{other}", expect=409) == "challenge-withheld", "it is the same deal"
    assert friend.post(f"/api/challenges/{token}/tries", {})["table"] not in (table, other)


def test_nobody_watches(shared_server: LiveServer) -> None:
    ada, bartek, chiara = (shared_server.visitor(name) for name in ("Ada", "Bartek", "Chiara"))
    deal = open_deal(ada)
    table = ada.post("/api/tables", {"deal": deal, "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "table"
    ]
    with ExitStack() as stack:
        watching = stack.enter_context(chiara.at(table))
        taking = stack.enter_context(bartek.at(table))
        bartek.post(f"/api/tables/{table}/seats", {})
        taking.wait_for(lambda scene: scene["you"] == 1)
        ada.post(f"/api/tables/{table}/start", {})
        taking.wait_for(lambda scene: scene["stage"] == "running")
        frame = watching.receive("refused")
        assert frame["error"]["id"] == "deal-withheld"
        assert watching.wait_for_close() == 4404
        assert '"stage": "running"' not in "".join(watching.frames)
        assert watching.scene["stage"] == "open"
    assert first_frame(chiara, table)["error"]["id"] == "deal-withheld"
    assert first_frame(bartek, table)["t"] == "scene"
    assert table not in [each["id"] for each in chiara.get("/api/tables?stage=running")]
    assert chiara.http.get(f"/t/{table}").text.count("Bartek") == 0, "no preview"


def test_no_result_is_told_before_the_end(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    deal = open_deal(ada)
    table, other = table_of(deal, ada, public=True), table_of(deal, bartek)
    resign(ada, table)
    assert bartek.get(f"/api/players/{ada.id}")["history"] == []
    assert len(ada.get(f"/api/players/{ada.id}")["history"]) == 1
    close(ada, deal)
    resign(bartek, other)
    revealed(ada, deal, table)
    assert len(bartek.get(f"/api/players/{ada.id}")["history"]) == 1


def test_results_are_compared_so_there_is_no_help(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = table_of(open_deal(ada), ada)
    with ada.at(table) as client:
        assert client.scene["hints"] == "off"
        assert ada.get(f"/api/tables/{table}/hint?seat=0", expect=409) == "deal-terms"
        answer = client.command("setlevel", seat=1, level="magnate")
        assert answer["error"]["id"] == "table-level-fixed"
        client.wait_for(lambda scene: scene["offers"])
        client.play(some_action(client))
        client.wait_for(lambda scene: scene["offers"])  # the bot has moved, so the version stays
        assert client.command("ask", version=client.version, to=0)["error"]["id"] == "deal-no-undo"


def test_a_share_is_not_asked_for(shared_server: LiveServer) -> None:
    """It could not go into the key, which is that of other tables, too."""
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    share = "1a" * 32
    seats = [{"kind": "me", "share": share}, {"kind": "open"}]
    table = ada.post("/api/tables", {"deal": open_deal(ada), "seats": seats})["table"]
    bartek.post(f"/api/tables/{table}/seats", {"share": share})
    ada.post(f"/api/tables/{table}/start", {"share": share})
    assert [seat["share"] for seat in ada.get(f"/api/tables/{table}")["scene"]["seats"]] == ["", ""]


def test_a_rematch_has_a_deal_of_its_own(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    deal = open_deal(ada)
    table = table_of(deal, ada)
    resign(ada, table)
    again = ada.post(f"/api/tables/{table}/rematch")
    assert ada.get(f"/api/tables/{again['table']}")["scene"]["deal"] is None
    assert again["commitment"] != look(ada, deal)["commitment"]


# Revealing


def test_a_restart_reveals_what_was_to_be_revealed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any step: before the deal is revealed, and before its tables are told."""
    monkeypatch.setattr(shared_deals, "look_after_deals", AsyncMock())
    with LiveServer(database) as server:
        ada, bartek = server.visitor("Ada"), server.visitor("Bartek")
        deals = [open_deal(ada), open_deal(ada)]
        tables = [[table_of(deal, ada), table_of(deal, bartek)] for deal in deals]
        for visitor, number in ((ada, 0), (bartek, 1)):
            for each in tables:
                resign(visitor, each[number])
        for deal in deals:
            close(ada, deal)
        change_deal(server, deals[1], revealed=1)
        assert look(ada, deals[0])["state"] == "closed"
        assert ada.get(f"/api/tables/{tables[1][0]}/record", expect=403) == WAITS
    monkeypatch.undo()
    with LiveServer(database) as server:
        stranger = server.visitor()
        for deal, each in zip(deals, tables, strict=True):
            revealed(stranger, deal, *each)
        entries = [stored_count(server, table) for table in (*tables[0], *tables[1])]
        wait_until(lambda: is_told(server, deals[0]) and is_told(server, deals[1]))
        for deal in deals:
            change_deal(server, deal, told=None)
        wait_until(lambda: is_told(server, deals[0]) and is_told(server, deals[1]))
        assert [stored_count(server, table) for table in (*tables[0], *tables[1])] == entries, "nothing is said twice"


def test_a_table_that_was_set_aside_is_told_once_it_is_mended(
    shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_deals, "RETRY", 0)
    ada, bartek, stranger = (shared_server.visitor(name) for name in ("Ada", "Bartek", "Chiara"))
    deal = open_deal(ada)
    broken, whole = table_of(deal, ada), table_of(deal, bartek)
    resign(ada, broken)
    written = change_time(shared_server, broken, 5)
    resign(bartek, whole)
    close(ada, deal)
    revealed(ada, deal, whole)
    assert ada.get(f"/api/tables/{broken}", expect=409) == "table-broken"
    assert not is_told(shared_server, deal)
    change_time(shared_server, broken, written)
    revealed(stranger, deal, broken)
    wait_until(lambda: is_told(shared_server, deal))
    assert stranger.get(f"/api/tables/{broken}/record")["shuffle"]["deal"] == deal


def change_time(server: LiveServer, table: str, at: int) -> int:
    """Change the stored time of an entry, from which its hash follows; returns the old one."""
    here = (schema.entries.c.table == table) & (schema.entries.c.version == 1)

    def writing(connection: Connection) -> int:
        old: int = connection.execute(select(schema.entries.c.at).where(here)).scalar_one()
        connection.execute(update(schema.entries).where(here), {"at": at})
        return old

    server.services.rooms.unload(table)
    return server.services.database.run_sync(writing)


def is_told(server: LiveServer, deal: str) -> bool:
    wanted = select(schema.deals.c.told).where(schema.deals.c.id == deal)
    return server.services.database.run_sync(lambda connection: connection.execute(wanted).scalar()) is not None


def test_a_deal_closes_by_itself_after_a_while(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    deal = open_deal(ada)
    running = table_of(deal, ada)
    waiting = bartek.post("/api/tables", {"deal": deal, "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    seen = look(ada, deal)
    assert seen["closes"] == seen["opened"] + 30 * DAY
    change_deal(shared_server, deal, opened=seen["opened"] - 31 * DAY)
    wait_until(lambda: look(ada, deal)["state"] == "closed")
    wait_until(lambda: bartek.http.get(f"/api/tables/{waiting}").status_code == 404)
    assert look(ada, deal)["tables"] == {"open": 0, "running": 1, "over": 0}, "a game that has begun goes on"
    resign(ada, running)
    revealed(bartek, deal, running)


def test_a_deleted_table_holds_nothing_up(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    deal = open_deal(ada)
    over, abandoned = table_of(deal, ada), table_of(deal, bartek)
    resign(ada, over)
    close(ada, deal)
    here = schema.tables.c.id == abandoned
    shared_server.services.database.run_sync(lambda connection: connection.execute(delete(schema.tables).where(here)))
    revealed(ada, deal, over)


def test_a_deleted_opener_leaves_no_name_and_closes_the_deal(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    deal = open_deal(ada)
    mine, other = table_of(deal, ada, bartek), table_of(deal, shared_server.visitor("Chiara"))
    ada.request("DELETE", "/api/me")
    wait_until(lambda: look(bartek, deal)["state"] == "closed")
    chiara = shared_server.visitors[-1]
    resign(chiara, other)
    seen = revealed(bartek, deal, mine, other)
    assert sorted(each["name"] for each in seen["results"]) == ["", "Bartek", "Chiara"]
    assert "Ada" not in bartek.http.get(f"/api/tables/{mine}/record").text


def test_old_deals_are_deleted_with_their_last_table(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    deal = open_deal(ada)
    close(ada, deal)
    revealed(ada, deal)
    wait_until(lambda: is_told(shared_server, deal))
    change_deal(shared_server, deal, opened=1)
    kept = open_deal(ada)
    assert shared_server.services.database.run_sync(forget_old, 2) == 1
    assert ada.get(f"/api/deals/{deal}", expect=404) == "deal-unknown"
    assert look(ada, kept)["state"] == "open"


# Records


@needs_node
def test_both_verifiers_accept_the_records(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    deal = open_deal(ada, options={"end_tokens": 3})
    tables = [table_of(deal, ada), table_of(deal, bartek)]
    with ada.at(tables[0]) as client:
        finish(client)
    resign(bartek, tables[1])
    close(ada, deal)
    revealed(ada, deal, *tables)
    texts = [ada.http.get(f"/api/tables/{table}/record").text for table in tables]
    for text, verdict in zip(texts, verdicts(texts), strict=True):
        replay(loads(text, "record"), find)
        assert [(each["id"], each["proved"]) for each in verdict["findings"]] == [
            ("shared-commitment", True), ("shared-key", True), ("draws", True)
        ]  # fmt: skip
    assert json.loads(texts[0])["shuffle"]["deal"] == deal
