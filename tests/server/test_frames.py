"""Every message of the server matches the published schema."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterable

import pytest
from jsonschema import Draft202012Validator

from emporion.games import names
from emporion.server import protocol
from tests.server.live_server import LiveServer, some_action, turns
from tests.server.test_tables import two_at_a_table

MAX_MOVES = 200  # then a player resigns; random games of Dale are longer


def server_frames() -> dict[str, Draft202012Validator]:
    """The validators of messages, by tag."""
    schema = protocol.schema()
    Draft202012Validator.check_schema(schema)
    forms = schema["$defs"]
    return {
        forms[name]["properties"]["t"]["enum"][0]: Draft202012Validator({"$ref": way, "$defs": forms})
        for way in (each["$ref"] for each in forms["ServerMessage"]["anyOf"])
        for name in [way.rsplit("/", 1)[1]]
    }


def checked(frames: Iterable[str]) -> set[str]:
    """The tags of these frames, all of which are valid."""
    forms, kinds = server_frames(), set()
    for frame in frames:
        message = json.loads(frame)
        kinds.add(message["t"])
        problem = next(forms[message["t"]].iter_errors(message), None)
        assert problem is None, f"{problem.json_path if problem else ''}: {frame[:400]}"
    return kinds


def test_the_schema_is_published(shared_server: LiveServer) -> None:
    assert shared_server.visitor().get("/api/schema.json") == json.loads(json.dumps(protocol.schema()))


def test_the_schema_rejects_invalid_messages() -> None:
    forms = server_frames()
    assert forms["pong"].is_valid({"t": "pong", "now": 1})
    assert not forms["pong"].is_valid({"t": "pong"})
    assert not forms["pong"].is_valid({"t": "pong", "now": "1"})
    assert not forms["done"].is_valid({"t": "done", "command": "c"})
    assert "ping" not in forms


@pytest.mark.parametrize("game", names())
def test_every_frame_between_people_matches_the_schema(shared_server: LiveServer, game: str) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    table = ada.open_table(game, pace={"kind": "days"})
    dice = random.Random(5)
    with bartek.at(table) as at_b, ada.at(table) as at_a:
        bartek.post(f"/api/tables/{table}/seats", {})
        at_b.send("sit", seat=1)
        at_b.receive("scene")
        ada.post(f"/api/tables/{table}/start", {})
        at_b.wait_for(lambda scene: scene["stage"] == "running")
        at_a.command("play", version=0, actions=[])
        at_a.socket.send("nonsense")
        active, other = turns(at_a, at_b)
        for kind, what in (("say", {"phrase": "good-luck"}), ("leave", {}), ("return", {})):
            assert other.command(kind, **what)["t"] == "done"
        while at_a.scene["stage"] != "over":
            active, other = turns(at_a, at_b)
            if active.scene["move"] == MAX_MOVES:
                active.command("resign")
                turns(at_a, at_b)
                break
            action = dice.choice(active.scene["offers"])["action"]
            if active.scene["move"] == 3:
                active.send("draft", request=1, version=active.version, picks=[action])
                active.receive("drafted")
                active.command("ask", version=active.version, to=0)
                other.command("answer", agrees=False)
                turns(at_a, at_b)
            active.play(action)
            turns(at_a, at_b)
        with shared_server.visitor().at(table) as late:
            frames = [*at_a.frames, *at_b.frames, *late.frames]
    assert checked(frames) == {"scene", "step", "presence", "done", "refused", "drafted"}


@pytest.mark.parametrize("game", names())
def test_every_frame_against_a_bot_matches_the_schema(shared_server: LiveServer, game: str) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(game, "me apprentice")
    with ada.at(table) as client:
        for turn in range(6):
            client.wait_for(lambda scene: bool(scene["offers"]))
            action = some_action(client)
            client.send("draft", request=turn, version=client.version, picks=[action])
            assert client.receive("drafted")["request"] == turn
            client.play(action)
        client.play(0, version=0)
        client.until_pong()
        client.command("resign")
        assert checked(client.frames) == {"scene", "step", "presence", "done", "refused", "drafted", "pong"}


def test_a_ping_is_answered_with_the_time(shared_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        before = time.time_ns() // 1_000_000
        client.send("ping")
        assert before <= client.receive("pong")["now"] <= time.time_ns() // 1_000_000
        assert "pong" in checked(client.frames)
