"""Malformed messages are refused, by their id if they have one, and change nothing."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from emporion.server import protocol
from emporion.server.web.websocket import MAX_MESSAGE_BYTES, POLICY, TOO_BIG
from tests.server.live_server import LiveServer, TableClient, nothing_happens, some_action, stored_count, turns
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.usefixtures("no_alarm")

Json = Any

PLAY = {"t": "play", "command": "c", "version": 2, "actions": [0]}
NOT_TEXT = 1007


def play_with(**changes: Json) -> str:
    return json.dumps({**PLAY, **changes})


def play_without(name: str) -> str:
    return json.dumps({key: value for key, value in PLAY.items() if key != name})


NAMED = {
    "an unknown tag": play_with(t="cheat"),
    "a tag of the server": play_with(t="step"),
    "nothing but a name": '{"t":"play","command":"c"}',
    "an extra field": play_with(seat=1),
    "no tag": play_without("t"),
    "no version": play_without("version"),
    "no actions": play_without("actions"),
    "a version in words": play_with(version="2"),
    "a version with a fraction": play_with(version=2.5),
    "a version that is true": play_with(version=True),
    "a version that is null": play_with(version=None),
    "a version below all": play_with(version=-2),
    "a version far below all": play_with(version=-5),
    "a version beyond all": play_with(version=10**30),
    "a version with a huge exponent": '{"t":"play","command":"c","version":1e999,"actions":[0]}',
    "actions that are a number": play_with(actions=0),
    "an action in words": play_with(actions=["0"]),
    "an action that is negative": play_with(actions=[-1]),
    "an action beyond all": play_with(actions=[1_000_001]),
    "an action that is a list": play_with(actions=[[0]]),
    "an action that is null": play_with(actions=[None]),
    "too many actions": play_with(actions=[0] * (protocol.MAX_ACTIONS + 1)),
    "an answer that is no yes or no": '{"t":"answer","command":"c","agrees":1}',
    "a phrase that is a number": '{"t":"say","command":"c","phrase":7}',
    "a phrase that is too long": json.dumps({"t": "say", "command": "c", "phrase": "x" * 41}),
}
"""Malformed messages with the readable command id `c`."""

NAMELESS = {
    "nothing": "",
    "not JSON": "play 3",
    "half JSON": '{"t":"ping"',
    "two at once": '{"t":"ping"}{"t":"ping"}',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "an empty object": "{}",
    "an unknown tag": '{"t":"cheat"}',
    "nothing but a tag": '{"t":"play"}',
    "a tag of the server": '{"t":"step","version":3}',
    "a tag that is a number": '{"t":1}',
    "an extra field in a ping": '{"t":"ping","now":1}',
    "no command": play_without("command"),
    "a command that is empty": play_with(command=""),
    "a command that is too long": play_with(command="c" * 41),
    "a command with odd characters": play_with(command="c c"),
    "a command that is a number": play_with(command=3),
    "a command that is null": play_with(command=None),
    "a version that is no number": '{"t":"play","command":"c","version":NaN,"actions":[0]}',
    "an infinite version": '{"t":"play","command":"c","version":Infinity,"actions":[0]}',
    "a phrase of half a character": '{"t":"say","command":"c","phrase":"\\ud800"}',
    "a phrase of control characters": '{"t":"say","command":"c","phrase":"\x00\x1b"}',
    "a seat that does not exist": '{"t":"sit","seat":4}',
    "a seat that is negative": '{"t":"sit","seat":-1}',
    "deep nesting of lists": "[" * 4000,
    "deep nesting of objects": '{"t":' * 800,
    "deep nesting in an extra field": '{"t":"ping","x":' + "[" * 2000 + "]" * 2000 + "}",
    "deep nesting after a name": '{"t":"ping","command":"c","x":' + "[" * 1900 + "]" * 1900 + "}",
}
"""Malformed messages without a readable id."""

DRAFTS = {
    "a version in words": '{"t":"draft","request":7,"version":"2","picks":[]}',
    "no picks": '{"t":"draft","request":7,"version":2}',
    "picks that are no list": '{"t":"draft","request":7,"version":2,"picks":{}}',
    "a pick that is negative": '{"t":"draft","request":7,"version":2,"picks":[-1]}',
    "too many picks": json.dumps({"t": "draft", "request": 7, "version": 2, "picks": [0] * 61}),
}
"""Malformed drafts with request id 7."""


def refused(client: TableClient, text: str, name: str) -> tuple[str | None, int | None]:
    """Send a malformed message; returns the command id and request id of the refusal."""
    client.socket.send(text)
    answer = client.receive("refused", "done", "pong", "drafted", "scene")
    assert (answer["t"], answer["error"]["id"]) == ("refused", "request-wrong"), name
    assert len(answer["error"]["args"]["detail"]) <= 400, name
    assert answer["scene"] is None, name
    return answer["command"], answer["request"]


def test_malformed_messages_are_refused_and_change_nothing(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with nothing_happens(either_server, table, ada, bartek), ada.at(table) as at_a, bartek.at(table) as at_b:
        active, other = turns(at_a, at_b)
        for name, text in NAMED.items():
            assert refused(active, text, name) == ("c", None), name
        for name, text in NAMELESS.items():
            assert refused(active, text, name) == (None, None), name
        for name, text in DRAFTS.items():
            assert refused(active, text, name) == (None, 7), name
        for client in (active, other):
            assert {each["t"] for each in client.until_pong()} <= {"presence"}


def test_a_malformed_draft_is_refused_by_its_request_id(either_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(either_server)
    with ada.at(table) as client:
        assert refused(client, '{"t":"draft","request":-1,"version":2,"picks":[]}', "below") == (None, -1)
        assert refused(client, '{"t":"draft","request":"1","version":2,"picks":[]}', "in words") == (None, None)


def test_a_command_id_must_not_end_in_a_line_break(either_server: LiveServer) -> None:
    """In Python, $ also matches before a trailing line break."""
    ada, bartek, table = two_at_a_table(either_server)
    with nothing_happens(either_server, table, ada, bartek), ada.at(table) as client:
        for command in ("c\n", "c\r\n", "\nc", "c "):
            client.send("say", command=command, phrase="hello")
            answer = client.receive("refused", "done")
            assert (answer["t"], answer["command"]) == ("refused", None)


# Bytes


def test_bytes_are_read_like_text(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        before, version = stored_count(either_server, table), active.version
        play = {"t": "play", "command": "bytes", "version": version, "actions": [some_action(active)]}
        active.socket.send(json.dumps(play).encode())
        assert active.receive("done", "refused") == {"t": "done", "command": "bytes", "version": version + 1}
        active.socket.send(b'{"t":"ping"}')
        assert active.receive("pong", "refused")["t"] == "pong"
        assert stored_count(either_server, table) == before + 1


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"\x00", b'{"t":"ping"', b'{"t":"p\xfdng"}', bytes(range(256))])
def test_malformed_bytes_are_refused(either_server: LiveServer, data: bytes) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with nothing_happens(either_server, table, ada, bartek), ada.at(table) as client:
        client.socket.send(data)
        answer = client.receive("refused", "done", "pong")
        assert (answer["t"], answer["error"]["id"], answer["command"]) == ("refused", "request-wrong", None)
        assert {each["t"] for each in client.until_pong()} <= {"presence"}


def test_invalid_utf8_closes_the_connection(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with nothing_happens(either_server, table, ada, bartek), ada.at(table) as client:
        client.socket.send(b'{"t":"say","command":"c","phrase":"\xff"}', text=True)
        assert client.wait_for_close() == NOT_TEXT


def test_a_message_may_be_fragmented(either_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(either_server)
    with ada.at(table) as client:
        client.socket.send(iter(['{"t":"say","comm', 'and":"c","phra', 'se":"hello"}']))
        assert client.receive("done", "refused")["command"] == "c"


# Size and rate limits


@pytest.mark.parametrize("length", [MAX_MESSAGE_BYTES + 1, 2 * MAX_MESSAGE_BYTES + 1, 200_000])
@pytest.mark.parametrize("kind", [str, str.encode])
def test_a_too_long_message_closes_the_connection(either_server: LiveServer, length: int, kind: Any) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with nothing_happens(either_server, table, ada, bartek), ada.at(table) as client:
        client.socket.send(kind(play_with().ljust(length)))
        assert client.wait_for_close() == TOO_BIG == 1009


def test_a_too_long_fragmented_message_closes_the_connection(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with nothing_happens(either_server, table, ada, bartek), ada.at(table) as client:
        client.socket.send(iter([play_with(), *([" " * 1000] * 5)]))
        assert client.wait_for_close() == TOO_BIG


def test_a_message_may_have_four_kilobytes(either_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(either_server)
    with ada.at(table) as client:
        client.socket.send('{"t":"ping"}'.ljust(MAX_MESSAGE_BYTES))
        assert client.receive("pong")


def test_too_many_messages_close_the_connection(database: str) -> None:
    with LiveServer(database, messages_per_20_seconds=5) as server:
        ada, bartek, table = two_at_a_table(server)
        with bartek.at(table) as patient, ada.at(table) as hasty:
            with contextlib.suppress(ConnectionClosed):  # the connection may be closed before everything is sent
                for _ in range(30):
                    hasty.send("ping")
            assert hasty.wait_for_close() == POLICY == 1008
            patient.send("ping")
            assert patient.receive("pong"), "others are not affected"
        with ada.at(table) as again:
            assert again.command("say", phrase="sorry")["t"] == "done"
