"""Whatever is wrong with a message is said, and changes nothing; whatever is right happens once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from sqlalchemy import Connection, func, select

from emporion.server import protocol
from emporion.server.storage.schema import entries
from emporion.server.web import live
from emporion.server.web.live import Socket
from tests.server.serving import Place, Serving, Visitor
from tests.server.test_tables import two_at_a_table

MALFORMED = [
    "",
    "no JSON",
    "[]",
    "null",
    '{"t": "fly"}',
    '{"t": "play"}',
    '{"t": "ping", "extra": 1}',
    '{"t": "play", "command": "c", "version": 1, "actions": ["0"]}',
    '{"t": "play", "command": "c", "version": NaN, "actions": [0]}',
    '{"t": "play", "command": "c", "version": 1.5, "actions": [0]}',
    '{"t": "play", "command": "c", "version": 1, "actions": [-1]}',
    '{"t": "play", "command": "", "version": 1, "actions": [0]}',
    '{"t": "play", "command": "a b", "version": 1, "actions": [0]}',
    '{"t": "play", "command": "c", "version": -5, "actions": [0]}',
    json.dumps({"t": "play", "command": "c", "version": 1, "actions": [0] * 61}),
    json.dumps({"t": "play", "command": "c" * 41, "version": 1, "actions": [0]}),
    '{"t": "sit", "seat": 4}',
    '{"t": "say", "command": "c", "phrase": 7}',
    "[" * 1500,
]


def stored(serving: Serving) -> int:
    def count(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(entries)).scalar_one()

    return serving.house.database.now(count)


def active_and_other(serving: Serving) -> tuple[Visitor, Visitor, str]:
    """Two people, the one to move first."""
    ada, bartek, table = two_at_a_table(serving)
    with ada.at(table) as place:
        return (ada, bartek, table) if place.scene["actor"] == 0 else (bartek, ada, table)


def test_malformed_messages_are_refused_and_change_nothing(sqlite_serving: Serving) -> None:
    active, _, table = active_and_other(sqlite_serving)
    before = stored(sqlite_serving)
    with active.at(table) as place:
        scene = place.scene
        for text in MALFORMED:
            place.socket.send(text)
            assert place.hear("refused")["error"]["id"] == "request-wrong", text
        place.say("ping")
        place.hear("pong")
        assert place.scene == scene
    assert stored(sqlite_serving) == before


def test_what_is_no_text_is_refused(sqlite_serving: Serving) -> None:
    active, _, table = active_and_other(sqlite_serving)
    with active.at(table) as place:
        place.socket.send(b"\xff\xfe")
        place.say("ping")
        assert place.hear("pong", "refused")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 0}, "table-stale"),
        ({"version": 999_999}, "table-from-the-future"),
        ({"actions": []}, "match-no-decision"),
        ({"actions": [999_999]}, "match-not-legal"),
        ({"actions": "all"}, "match-draft-too-long"),
    ],
)
def test_commands_that_do_not_fit_are_refused_with_a_fresh_scene(
    sqlite_serving: Serving, change: dict[str, Any], reason: str
) -> None:
    active, _, table = active_and_other(sqlite_serving)
    before = stored(sqlite_serving)
    with active.at(table) as place:
        offers = [offer["action"] for offer in place.scene["offers"]]
        if change.get("actions") == "all":
            change = {"actions": [*offers, *offers]}
        answer = place.play(**{"version": place.version, "actions": offers[:1], **change})
        assert (answer["t"], answer["error"]["id"]) == ("refused", reason)
        assert answer["scene"]["version"] == place.version
        assert answer["scene"]["scene"] == place.scene
        assert stored(sqlite_serving) == before
        assert place.play(offers[0])["t"] == "done"


def test_nobody_moves_out_of_turn(serving: Serving) -> None:
    _, other, table = active_and_other(serving)
    before = stored(serving)
    with other.at(table) as place:
        answer = place.play(0)
        assert answer["error"]["id"] == "match-not-your-turn"
        assert answer["scene"]["scene"]["offers"] == []
    assert stored(serving) == before


def test_a_command_that_is_repeated_happens_once_and_has_the_same_answer(serving: Serving) -> None:
    active, _, table = active_and_other(serving)
    before = stored(serving)
    with active.at(table) as place, active.at(table) as tab:
        version, action = place.version, place.scene["offers"][0]["action"]
        answers = [place.play(action, version=version, command="once") for _ in range(3)]
        answers.append(tab.play(action, version=version, command="once"))
        with active.at(table) as later:
            answers.append(later.play(action, version=version, command="once"))
    assert {(answer["t"], answer["version"]) for answer in answers} == {("done", version + 1)}
    assert stored(serving) == before + 1


def test_who_was_away_hears_what_was_missed(sqlite_serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(sqlite_serving)
    with ada.at(table) as place:
        seen = place.version
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        for _ in range(4):
            active = at_a if at_a.scene["offers"] else at_b
            done = active.play(active.scene["offers"][0]["action"])
            for each in (at_a, at_b):
                each.wait_for_version(done["version"])
        told = [line for line in at_a.log if line["version"] > seen]
    with ada.at(table, since=seen) as back:
        assert [line["version"] for line in back.log] == list(range(seen + 1, back.version + 1))
        assert back.log == told


def test_every_frame_is_as_the_schema_says(sqlite_serving: Serving) -> None:
    schema = sqlite_serving.visitor().get("/api/schema.json")
    assert schema == json.loads(json.dumps(protocol.schema()))
    validator = Draft202012Validator({**schema, "anyOf": [{"$ref": "#/$defs/ServerMessage"}]})
    ada = sqlite_serving.visitor("Ada")
    for game in ("carthage", "dale", "discovery"):
        table = ada.open_table(game, "me apprentice")
        with ada.at(table) as place:
            for turn in range(6):
                place.wait_for(lambda scene: bool(scene["offers"]))
                action = place.scene["offers"][0]["action"]
                place.say("draft", request=turn, version=place.version, picks=[action])
                place.hear("drafted")
                place.play(action)
            place.play(0, version=0)
            place.command("resign")
            for frame in place.frames:
                problems = [error.message for error in validator.iter_errors(json.loads(frame))]
                assert problems == [], frame[:200]


def test_presence_is_told(sqlite_serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(sqlite_serving)
    with ada.at(table) as place:
        with bartek.at(table), sqlite_serving.visitor().at(table):
            while place.hear("presence") != {"t": "presence", "seats": [True, True], "watching": 1}:
                pass
        while place.hear("presence") != {"t": "presence", "seats": [True, False], "watching": 0}:
            pass


def test_messages_without_end_close_the_connection(sqlite_serving: Serving) -> None:
    active, _, table = active_and_other(sqlite_serving)
    with active.at(table) as place:
        place.socket.send(json.dumps({"t": "say", "command": "c", "phrase": "x" * 5000}))
        assert place.wait_for_close() == live.TOO_BIG


def test_too_many_messages_close_the_connection(tmp_path: Any) -> None:
    with Serving(f"sqlite:///{tmp_path / 'room.sqlite'}", messages_per_20_seconds=5) as serving:
        active, _, table = active_and_other(serving)
        with active.at(table) as place:
            for _ in range(6):
                place.say("ping")
            assert place.wait_for_close() == live.POLICY


def test_who_does_not_read_is_closed_and_others_are_not_delayed(sqlite_serving: Serving) -> None:
    """The queue of a connection is short; when it is full, a number to close with takes the place of everything."""

    class Nobody:
        table = type("Table", (), {"seats_of": lambda self, player: []})()

    socket = Socket(None, Nobody(), None, sqlite_serving.house)  # type: ignore[arg-type]
    for number in range(live.LONGEST_QUEUE):
        socket.send(str(number).encode())
    assert socket._queue.qsize() == live.LONGEST_QUEUE
    socket.send(b"one too many")
    assert socket._queue.get_nowait() == live.SLOW
    assert socket._queue.empty()


def drafted(place: Place, *picks: int) -> Any:
    place.say("draft", request=len(picks), version=place.version, picks=list(picks))
    return place.hear("drafted")


def until_purchase(places: tuple[Place, Place]) -> Place:
    """Take cards until somebody can buy and choose how to pay."""
    for _ in range(40):
        active = next(place for place in places if place.scene["offers"])
        buy = next((offer for offer in active.scene["offers"] if offer["say"] == "buy"), None)
        if buy is not None and len(drafted(active, buy["action"])["offers"]) > 2:
            return active
        take = next((each for each in active.scene["offers"] if each["say"].startswith("take")), None)
        answer = active.play((take or active.scene["offers"][0])["action"])
        for place in places:
            place.wait_for_version(answer["version"])
    raise AssertionError("nobody could buy")


def test_a_payment_is_drafted_in_any_order_and_made_at_once(sqlite_serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(sqlite_serving)
    before = stored(sqlite_serving)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active = until_purchase((at_a, at_b))
        buy = next(offer["action"] for offer in active.scene["offers"] if offer["say"] == "buy")
        moves = stored(sqlite_serving) - before
        picks = [buy]
        while not (draft := drafted(active, *picks))["whole"]:
            assert draft["error"] is None
            picks.append(draft["offers"][-1]["action"])
        assert drafted(active, buy, *reversed(picks[1:]))["actions"] == draft["actions"]
        assert draft["summary"]["id"]
        assert stored(sqlite_serving) - before == moves, "a draft stores nothing"
        assert active.play(*draft["actions"])["t"] == "done"


def test_a_pick_that_does_not_fit_says_why_and_leaves_the_rest(sqlite_serving: Serving) -> None:
    active, other, table = active_and_other(sqlite_serving)
    with active.at(table) as place, other.at(table) as waiting:
        wrong = drafted(place, 10_000)
        assert wrong["error"]["id"]
        assert (wrong["actions"], wrong["offers"]) == ([], place.scene["offers"])
        waiting.say("draft", request=1, version=waiting.version, picks=[0])
        assert waiting.hear("refused")["error"]["id"] == "table-not-your-turn"
        place.say("draft", request=1, version=0, picks=[])
        assert place.hear("refused")["error"]["id"] == "table-stale"
