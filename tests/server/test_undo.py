"""Undo: alone until something is revealed, further with the consent of all, and never further in rated games. Reveals
stay, and clients that connect later see the same log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.live_server import LiveServer, TableClient, Visitor, some_action, stored_count, turns
from tests.server.test_tables import two_at_a_table, two_at_one_device

Json = Any


@contextmanager
def two_places(server: LiveServer) -> Iterator[tuple[str, TableClient, TableClient]]:
    ada, bartek, table = two_at_a_table(server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        yield table, at_a, at_b


@contextmanager
def three_places(server: LiveServer) -> Iterator[tuple[TableClient, TableClient, TableClient]]:
    people = [server.visitor(name) for name in ("Ada", "Bartek", "Chiara")]
    table = people[0].open_table(seats="me open open")
    for person in people[1:]:
        person.post(f"/api/tables/{table}/seats", {})
    people[0].post(f"/api/tables/{table}/start", {})
    with people[0].at(table) as one, people[1].at(table) as two, people[2].at(table) as three:
        yield one, two, three


def act(*clients: TableClient, say: str = "") -> TableClient:
    """A move of the client to move; returns the client."""
    active, *_ = turns(*clients)
    wanted = [offer for offer in active.scene["offers"] if offer["say"].startswith(say)] or active.scene["offers"]
    assert active.play(wanted[0]["action"])["t"] == "done"
    turns(*clients)
    return active


def undo(client: TableClient) -> Json:
    return client.command("undo", version=client.version)


def ask(client: TableClient, to: int) -> Json:
    return client.command("ask", version=client.version, to=to)


def first_text(line: Json) -> str:
    text: str = line["texts"][0]["id"] if line["texts"] else ""  # that a table is open is not told
    return text


# Alone


def test_a_player_undoes_the_last_move_alone(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        before = at_a.scene["view"]
        active = act(at_a, at_b, say="token")
        assert active.scene["undo"]["alone"]
        assert undo(active)["t"] == "done"
        turns(at_a, at_b)
        assert at_a.scene["view"] == before
        assert first_text(at_b.log[-1]) == "log-took-back"
        with ada.at(table) as late:
            assert late.scene == at_a.scene
            assert not [line for line in late.log if line["move"] > late.scene["move"]]


def test_undo_needs_an_own_move(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, at_a, at_b):
        _, other = turns(at_a, at_b)
        act(at_a, at_b)
        answer = undo(other)
        assert (answer["error"]["id"], other.scene["undo"]["alone"]) == ("match-undo-nothing", False)


def test_undo_alone_ends_when_another_player_decides(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, at_a, at_b):
        first = act(at_a, at_b)
        while act(at_a, at_b) is first:
            pass
        assert undo(first)["error"]["id"] == "match-undo-others"
        assert not first.scene["undo"]["alone"]


def a_revealing_action(client: TableClient) -> int | None:
    """An action that reveals something, if there is one."""
    for offer in client.scene["offers"]:
        client.send("draft", request=1, version=client.version, picks=[offer["action"]])
        drafted = client.receive("drafted")
        if drafted["reveals"] and drafted["actions"] == [offer["action"]]:
            found: int = offer["action"]
            return found
    return None


def with_accounts(server: LiveServer, *logins: str) -> list[Visitor]:
    people = [server.visitor("Ada"), server.visitor("Bartek")]
    for person, login in zip(people, logins, strict=True):
        person.post("/api/me/account", {"login": login, "password": "correct horse battery"})
    return people


def two_at_a_rated_table(server: LiveServer, rated: bool, *logins: str) -> tuple[Visitor, Visitor, str]:
    ada, bartek = with_accounts(server, *logins)
    table = ada.open_table(rated=rated)
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.post(f"/api/tables/{table}/start", {})
    return ada, bartek, table


@pytest.mark.parametrize("rated", [False, True])
def test_undo_alone_ends_at_a_reveal(shared_server: LiveServer, rated: bool) -> None:
    ada, bartek, table = two_at_a_rated_table(shared_server, rated, f"ada-{rated}", f"bartek-{rated}")
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        assert undo(act(at_a, at_b))["t"] == "done", "a slip may be taken back, even here"
        for _ in range(40):
            active, _ = turns(at_a, at_b)
            if (action := a_revealing_action(active)) is not None:
                break
            act(at_a, at_b)
        assert action is not None
        active.play(action)
        turns(at_a, at_b)
        answer = undo(active)
        assert (answer["error"]["id"], active.scene["undo"]["alone"]) == ("match-undo-revealed", False)


def test_who_goes_on_after_a_reveal_learns_why_there_is_no_undo(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(game="discovery", seats="me apprentice")
    with ada.at(table) as at_a:
        at_a.wait_for(lambda scene: scene["actor"] == scene["you"])
        act(at_a, say="take")
        assert (at_a.scene["undo"]["alone"], at_a.scene["undo"]["refusal"]) == (True, None)
        act(at_a, say="accept")
        assert (at_a.scene["undo"]["alone"], at_a.scene["undo"]["refusal"]["id"]) == (False, "match-undo-revealed")


# Undo requests


def test_an_undo_request_needs_the_consent_of_all(either_server: LiveServer) -> None:
    with three_places(either_server) as (one, two, three):
        start = one.scene["view"]
        for _ in range(4):
            act(one, two, three)
        assert ask(one, 0)["t"] == "done"
        turns(one, two, three)
        assert two.scene["undo"] == {
            "alone": False,
            "asked_by": 0,
            "to": 0,
            "agreed": [],
            "back_to": None,
            "refusal": None,
        }
        assert ask(two, 1)["error"]["id"] == "table-already-asked"
        assert one.command("answer", agrees=True)["error"]["id"] == "table-not-asked"
        assert two.command("answer", agrees=True)["t"] == "done"
        turns(one, two, three)
        assert one.scene["move"] == 4
        assert two.command("answer", agrees=True)["error"]["id"] == "table-not-asked"
        assert three.command("answer", agrees=True)["t"] == "done"
        turns(one, two, three)
        assert (one.scene["move"], one.scene["view"]) == (0, start)


def test_an_undo_request_ends_with_one_refusal_or_a_move(shared_server: LiveServer) -> None:
    with three_places(shared_server) as (one, two, three):
        act(one, two, three)
        assert ask(one, 0)["t"] == "done"
        turns(one, two, three)
        assert two.command("answer", agrees=False)["t"] == "done"
        turns(one, two, three)
        assert one.scene["undo"]["asked_by"] is None
        assert three.command("answer", agrees=True)["error"]["id"] == "table-not-asked"
        assert ask(two, 0)["t"] == "done"
        act(one, two, three)
        assert one.scene["undo"]["asked_by"] is None
        assert three.command("answer", agrees=True)["error"]["id"] == "table-not-asked"


def test_a_declined_undo_request_cannot_be_repeated_before_a_move(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, at_a, at_b):
        act(at_a, at_b)
        ask(at_a, 0)
        turns(at_a, at_b)
        at_b.command("answer", agrees=False)
        turns(at_a, at_b)
        assert ask(at_a, 0)["error"]["id"] == "table-declined"
        assert at_a.command("say", phrase="sorry")["t"] == "done"
        assert ask(at_a, 0)["error"]["id"] == "table-declined"
        act(at_a, at_b)
        assert ask(at_a, 0)["t"] == "done"


def test_an_undo_request_ends_when_a_player_leaves(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (_, at_a, at_b):
        active, other = turns(at_a, at_b)
        act(at_a, at_b)
        assert ask(active, 0)["t"] == "done"
        assert active.command("leave")["t"] == "done"
        turns(at_a, at_b)
        assert other.scene["undo"]["asked_by"] is None
        assert other.command("answer", agrees=True)["error"]["id"] == "table-not-asked"


def test_against_bots_an_undo_needs_no_consent(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me trader")
    with ada.at(table) as client:
        for _ in range(3):
            client.wait_for(lambda scene: bool(scene["offers"]))
            client.play(some_action(client))
        client.wait_for(lambda scene: bool(scene["offers"]))
        assert ask(client, 99)["error"]["id"] == "table-no-such-move"
        assert ask(client, 1)["t"] == "done"


def test_players_on_one_device_need_no_undo_request(shared_server: LiveServer) -> None:
    ada, table = two_at_one_device(shared_server)
    with ada.at(table) as client:
        for _ in range(4):
            client.send("sit", seat=client.scene["actor"])
            client.receive("scene")
            assert client.play(some_action(client))["t"] == "done"
        assert ask(client, 1)["t"] == "done"
        client.wait_for(lambda scene: scene["move"] == 1)
        assert client.scene["undo"]["asked_by"] is None


def test_rated_games_have_no_undo_requests(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_rated_table(shared_server, True, "ada-asks", "bartek-asks")
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        act(at_a, at_b)
        assert ask(at_a, 0)["error"]["id"] == "table-rated-no-undo"


# The log afterwards


def to_move_five_and_back_to_two(one: TableClient, two: TableClient) -> int:
    """Players move and talk, then undo; returns the version of the undo request."""
    for number in range(5):
        act(one, two)
        assert (one, two)[number % 2].command("say", phrase="wow")["t"] == "done"
    turns(one, two)
    assert one.scene["move"] == 5
    asked: int = ask(one, 2)["version"]
    turns(one, two)
    assert two.command("answer", agrees=True)["t"] == "done"
    turns(one, two)
    assert one.scene["move"] == 2
    return asked


def test_a_later_client_gets_the_same_log_without_undone_moves(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        asked = to_move_five_and_back_to_two(at_a, at_b)
        back = at_a.version
        for _ in range(3):
            act(at_a, at_b)
        for person, early in ((ada, at_a), (bartek, at_b)):
            with person.at(table) as late:
                assert (late.version, late.scene) == (early.version, early.scene)
                gone = {line["version"] for line in early.log[: asked + 1] if is_move(line) and line["move"] > 2}
                assert len(gone) == 3
                assert late.log == [
                    {**line, "move": min(line["move"], 2)} if line["version"] <= asked else line
                    for line in early.log
                    if line["version"] not in gone
                ]
                assert back in {line["version"] for line in late.log}
        either_server.services.rooms.unload(table)
    with ada.at(table) as late:
        assert (late.version, late.scene["view"]) == (at_a.version, at_a.scene["view"])
        assert [line["move"] for line in late.log] == sorted(line["move"] for line in late.log)


def is_move(line: Json) -> bool:
    return first_text(line) not in ("log-said", "log-asked-back", "log-took-back")


def test_phrases_at_undone_moves_belong_to_the_move_undone_to(shared_server: LiveServer) -> None:
    """A replay jumps to a log line's move, which must exist."""
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        to_move_five_and_back_to_two(at_a, at_b)
        told = [line["move"] for line in at_a.log if first_text(line) == "log-said"]
        assert told == [1, 2, 3, 4, 5], "who was there has heard it at the time"
        for person in (ada, bartek, shared_server.visitor()):
            with person.at(table) as late:
                assert [line["move"] for line in late.log if first_text(line) == "log-said"] == [1, 2, 2, 2, 2]
                assert late.log[-1]["move"] == late.scene["move"] == 2


def test_an_undo_deletes_no_entries(shared_server: LiveServer) -> None:
    with two_places(shared_server) as (table, at_a, at_b):
        to_move_five_and_back_to_two(at_a, at_b)
        assert stored_count(shared_server, table) == at_a.version + 1
