"""Drafts over the WebSocket: a move is composed in any order, and nobody else sees it before it is committed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations
from typing import Any

import pytest

from emporion.games import find, names
from tests.server.live_server import LiveServer, TableClient, nothing_happens, stored_count, turns
from tests.server.test_tables import two_at_a_table

Json = Any


@contextmanager
def two_places(server: LiveServer, game: str = "carthage") -> Iterator[tuple[str, TableClient, TableClient]]:
    ada, bartek, table = two_at_a_table(server, game=game)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        yield table, at_a, at_b


def draft(client: TableClient, *picks: int | str, version: int | None = None, request: int = 1) -> Json:
    client.send("draft", request=request, version=client.version if version is None else version, picks=list(picks))
    answer = client.receive("drafted", "refused")
    assert answer["t"] == "refused" or (answer["request"], answer["version"]) == (request, client.version)
    return answer


def offered(message: Json) -> list[int]:
    return [offer["action"] for offer in message["offers"]]


def action_of(client: TableClient, say: str) -> int | None:
    return next((offer["action"] for offer in client.scene["offers"] if offer["say"] == say), None)


def whole_payment(client: TableClient, buy: int, last: bool) -> list[int]:
    """Picks that pay for a purchase: always the last offered card, or always the first."""
    picks = [buy]
    while not (answer := draft(client, *picks))["whole"]:
        assert answer["error"] is None
        picks.append(offered(answer)[-1 if last else 0])
    return picks


def to_a_payment_of_two(one: TableClient, two: TableClient) -> tuple[TableClient, TableClient, list[int]]:
    """Play at random until a player can buy with two cards or more."""
    dice = random.Random(3)
    for _ in range(400):
        active, other = turns(one, two)
        buy = action_of(active, "buy")
        if buy is not None:
            picks = whole_payment(active, buy, last=True)
            if len(picks) > 2 and not draft(active, *picks[:2])["whole"]:
                return active, other, picks
        assert active.scene["offers"], "the game is over"
        active.play(dice.choice(active.scene["offers"])["action"])
    raise AssertionError("nobody could buy with two cards")


def test_a_payment_is_the_same_in_any_order_of_picks(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        active, _, (buy, *cards) = to_a_payment_of_two(one, two)
        orders = list(permutations(cards))[:24]
        drafts = [draft(active, buy, *order) for order in orders]
        assert all(each == drafts[0] for each in drafts)
        whole = drafts[0]
        assert (whole["whole"], whole["error"], whole["actions"][0]) == (True, None, buy)
        assert Counter(cards) <= Counter(whole["actions"][1:]), "with those that were left no choice about"
        assert whole["summary"]["id"]
        assert active.play(*whole["actions"])["t"] == "done"


def test_a_draft_offers_only_what_can_be_completed(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        active, _, (buy, *cards) = to_a_payment_of_two(one, two)
        half = draft(active, buy, cards[0])
        assert (half["whole"], half["picked"], half["actions"]) == (False, [cards[0]], [buy])
        assert set(cards[1:]) <= set(offered(half))
        for pick in offered(half):
            further = draft(active, buy, cards[0], pick)
            assert further["error"] is None
            assert further["whole"] or further["offers"], "no way leads nowhere"


def test_a_pick_that_does_not_fit_says_why_and_leaves_the_rest(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        active, _, (buy, *cards) = to_a_payment_of_two(one, two)
        half = draft(active, buy, cards[0])
        token = 0  # an action of the setup
        assert token not in offered(half)
        for rest in ([token], [token, *cards[1:]]):
            wrong = draft(active, buy, cards[0], *rest)
            assert wrong["error"]["id"].startswith("carthage-refusal-")
            assert {**wrong, "error": None} == half
        whole = draft(active, buy, *cards)
        late = draft(active, buy, *cards, cards[0])
        assert late["error"]["id"]
        assert {**late, "error": None} == whole


@pytest.mark.parametrize("game", names())
def test_an_unknown_pick_says_why(shared_server: LiveServer, game: str) -> None:
    unknown = find(game).actions
    with two_places(shared_server, game) as (_, one, two):
        for _ in range(8):
            active, _ = turns(one, two)
            nothing = draft(active)
            for pick in (unknown, 1_000_000):
                answer = draft(active, pick)
                assert (answer["t"], answer["error"]["id"]) == ("drafted", "match-not-legal")
                assert {**answer, "error": None} == nothing
            active.play(offered(active.scene)[0])


@pytest.mark.parametrize("game", names())
def test_moves_can_be_drafted_pick_by_pick_and_committed(shared_server: LiveServer, game: str) -> None:
    dice = random.Random(9)
    with two_places(shared_server, game) as (table, one, two):
        for _ in range(25):
            active, other = turns(one, two)
            before, seen = stored_count(shared_server, table), active.scene
            picks: list[int] = []
            answer = draft(active)
            assert answer["actions"] == []
            assert set(offered(answer)) >= set(offered(seen)), "in any order there is more to pick"
            assert {**answer["view"], "picked": None} == {**seen["view"], "picked": None}
            while not answer["whole"]:
                picks.append(dice.choice(offered(answer)))
                answer = draft(active, *picks)
                assert answer["error"] is None
                assert len(picks) < 60
            assert (stored_count(shared_server, table), active.scene) == (before, seen)
            assert {each["t"] for each in other.until_pong()} <= {"presence"}
            assert active.play(*answer["actions"])["t"] == "done"
            assert stored_count(shared_server, table) == before + 1
            assert active.scene["move"] == seen["move"] + 1


def test_a_draft_reveals_nothing(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        revealing = 0
        for _ in range(12):
            active, other = turns(one, two)
            for pick in offered(active.scene):
                answer = draft(active, pick)
                if answer["reveals"] and answer["actions"] == [pick]:
                    revealing += 1
                    assert (answer["whole"], answer["view"]) == (True, active.scene["view"])
            assert {each["t"] for each in other.until_pong()} <= {"presence"}
            active.play(offered(active.scene)[0])
        assert revealing


def test_drafts_out_of_turn_or_out_of_date_are_refused(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (table, one, two):
        active, other = turns(one, two)
        before, old = stored_count(shared_server, table), active.version
        pick = offered(active.scene)[0]
        answer = draft(other, pick)
        assert (answer["error"]["id"], answer["command"]) == ("table-not-your-turn", None)
        assert answer["scene"]["scene"]["offers"] == []
        assert stored_count(shared_server, table) == before
        active.play(pick)
        active, other = turns(one, two)
        answer = draft(active, offered(active.scene)[0], version=old)
        assert answer["error"]["id"] == "table-stale"
        assert (answer["scene"]["version"], answer["scene"]["scene"]) == (active.version, active.scene)
        assert draft(other, pick, version=old)["error"]["id"] == "table-stale"


def test_drafts_of_future_versions_are_refused(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with nothing_happens(shared_server, table, ada, bartek), ada.at(table) as one, bartek.at(table) as two:
        active, other = turns(one, two)
        for client in (active, other):
            for version in (client.version + 1, 999_999):
                answer = draft(client, offered(active.scene)[0], version=version, request=9)
                assert (answer["t"], answer["error"]["id"]) == ("refused", "table-from-the-future")
                assert (answer["request"], answer["command"]) == (9, None)
                assert (answer["scene"]["version"], answer["scene"]["scene"]) == (client.version, client.scene)
        assert draft(active, offered(active.scene)[0])["error"] is None


def test_a_refused_draft_names_its_request(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        active, other = turns(one, two)
        assert draft(other, 0, request=5)["request"] == 5
        assert draft(active, 0, version=0, request=6)["request"] == 6
        assert draft(active, 0, version=-1, request=7)["error"]["id"] == "table-stale"


def test_there_are_no_drafts_before_and_after_the_game(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    table = ada.open_table()
    with ada.at(table) as client:
        assert draft(client, 0)["error"]["id"] == "table-not-your-turn"
        bartek.post(f"/api/tables/{table}/seats", {})
        ada.post(f"/api/tables/{table}/start", {})
        client.wait_for(lambda scene: scene["stage"] == "running")
        client.command("resign")
        assert draft(client, 0)["error"]["id"] == "table-not-your-turn"


def test_phrases_do_not_disturb_a_draft(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        active, other = turns(one, two)
        looked, pick = active.version, offered(active.scene)[0]
        first = draft(active, pick)
        other.command("say", phrase="your-turn")
        turns(one, two)
        again = draft(active, pick, version=looked)
        assert again == {**first, "version": active.version}
        assert active.play(*again["actions"], version=looked)["t"] == "done"


def test_a_draft_follows_an_undo(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        active, other = turns(one, two)
        first = draft(active, offered(active.scene)[0])
        active.play(*first["actions"])
        turns(one, two)
        draft(other, offered(other.scene)[0])
        assert active.command("undo", version=active.version)["t"] == "done"
        turns(one, two)
        again = draft(active, offered(active.scene)[0])
        assert again == {**first, "version": active.version}
        assert draft(other)["error"]["id"] == "table-not-your-turn"


def test_a_pick_may_be_written_in_notation(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        active, _ = turns(one, two)
        red = action_of(active, "token red")
        assert red is not None
        assert draft(active, "token red") == draft(active, red)
        assert draft(active, "TOKEN  Red")["actions"] == [red]


def test_what_is_not_offered_is_explained(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, one, two):
        while (active := turns(one, two)[0]).scene["view"]["phase"] == "token":
            active.play(active.scene["offers"][0]["action"])
        held = active.scene["view"]["seats"][active.scene["you"]]["hand"].split()
        answer = draft(active, f"pay {held[0]}")
        assert answer["error"]["id"].startswith("carthage-refusal-")
        assert (answer["actions"], offered(answer)) == ([], offered(active.scene))
        assert draft(active, "fly away")["error"]["id"] == "match-not-legal"
