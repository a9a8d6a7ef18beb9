"""Well-formed commands that are not allowed: the refusal has a reason and the current scene, and nothing changes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from emporion.server import protocol
from tests.server.live_server import LiveServer, TableClient, nothing_happens, some_action, stored_count, turns
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.usefixtures("no_alarm")

Json = Any
Wrong = Callable[[TableClient, TableClient], tuple[TableClient, str, dict[str, Json]]]
"""Who sends what, by the client to move and the other."""


def playing(version: int | None = None, *actions: int) -> Wrong:
    """A move of the client to move; by default legal and up to date."""
    return lambda me, _: (
        me,
        "play",
        {"version": me.version if version is None else version, "actions": list(actions) or [some_action(me)]},
    )


def asking(to: int, version: int | None = None) -> Wrong:
    return lambda me, _: (me, "ask", {"version": me.version if version is None else version, "to": to})


def saying(kind: str, **what: Json) -> Wrong:
    return lambda me, _: (me, kind, what)


def a_wrong_action(client: TableClient) -> int:
    legal = {offer["action"] for offer in client.scene["offers"]}
    return next(action for action in range(100) if action not in legal)


WRONG: dict[str, tuple[str, Wrong]] = {
    "an old version": ("table-stale", playing(1)),
    "the first version": ("table-stale", playing(0)),
    "no version at all": ("table-stale", playing(-1)),
    "the next version": (
        "table-from-the-future",
        lambda me, _: (me, "play", {"version": me.version + 1, "actions": [some_action(me)]}),
    ),
    "a version from the far future": ("table-from-the-future", playing(999_999)),
    "the decision of another seat": (
        "match-not-your-turn",
        lambda me, other: (other, "play", {"version": me.version, "actions": [some_action(me)]}),
    ),
    "an action that is not legal": (
        "match-not-legal",
        lambda me, _: (me, "play", {"version": me.version, "actions": [a_wrong_action(me)]}),
    ),
    "an action that there is not": ("match-not-legal", playing(None, 999_999)),
    "an action at the end of all": ("match-not-legal", playing(None, 1_000_000)),
    "no actions": ("match-no-decision", lambda me, _: (me, "play", {"version": me.version, "actions": []})),
    "all actions at once": (
        "match-draft-too-long",
        lambda me, _: (
            me,
            "play",
            {"version": me.version, "actions": 2 * [offer["action"] for offer in me.scene["offers"]]},
        ),
    ),
    "more actions than one commitment has": (
        "match-draft-too-long",
        lambda me, _: (me, "play", {"version": me.version, "actions": [some_action(me)] * protocol.MAX_ACTIONS}),
    ),
    "taking back nothing": ("match-undo-nothing", lambda me, _: (me, "undo", {"version": me.version})),
    "taking back an old version": ("table-stale", saying("undo", version=0)),
    "taking back in the future": ("table-from-the-future", saying("undo", version=999_999)),
    "asking for a move to come": ("match-undo-nothing", asking(5)),
    "asking for the present": ("match-undo-nothing", asking(0)),
    "asking for less than nothing": ("match-undo-nothing", asking(-1)),
    "asking with an old version": ("table-stale", asking(0, version=0)),
    "asking in the future": ("table-from-the-future", asking(0, version=999_999)),
    "answering nobody": ("table-not-asked", saying("answer", agrees=True)),
    "coming back without having left": ("table-nothing-to-take", saying("return")),
    "a phrase that there is not": ("table-no-such-phrase", saying("say", phrase="hallo")),
}


def test_commands_that_are_not_allowed_are_refused_with_the_current_scene(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        with nothing_happens(either_server, table, ada, bartek):
            for name, (error, wrong) in WRONG.items():
                sender, kind, what = wrong(*turns(at_a, at_b))
                version, scene = sender.version, sender.scene
                answer = sender.command(kind, command="forged", **what)
                assert (answer["t"], answer["error"]["id"], answer["command"]) == ("refused", error, "forged"), name
                assert (answer["scene"]["version"], answer["scene"]["scene"]) == (version, scene), name
        active, _ = turns(at_a, at_b)
        assert active.play(some_action(active))["t"] == "done", "what is right is possible all the same"


def test_moves_out_of_turn_or_out_of_date_get_the_current_scene(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, other = turns(at_a, at_b)
        before, action = active.version, some_action(active)
        with nothing_happens(either_server, table, ada, bartek):
            answer = other.play(0)
            assert (answer["t"], answer["error"]["id"]) == ("refused", "match-not-your-turn")
            assert answer["scene"]["scene"]["offers"] == []
        version = active.play(action)["version"]
        with nothing_happens(either_server, table, ada, bartek):
            answer = active.play(action, version=before)
            assert (answer["t"], answer["error"]["id"]) == ("refused", "table-stale")
            assert answer["scene"]["version"] == version
            late = other.play(some_action(active) if active.scene["offers"] else 0, version=before)
            assert late["error"]["id"] == "table-stale"
            assert late["scene"]["scene"]["move"] == 1


def all_commands(version: int) -> dict[str, Json]:
    return {
        "play": {"version": version, "actions": [0]},
        "undo": {"version": version},
        "ask": {"version": version, "to": 0},
        "answer": {"agrees": True},
        "resign": {},
        "leave": {},
        "return": {},
    }


def test_spectators_can_command_nothing(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    stranger = either_server.visitor("Chiara")
    with (
        nothing_happens(either_server, table, ada, bartek, stranger),
        stranger.at(table) as client,
        ada.at(table) as own,
    ):
        for kind, what in {**all_commands(client.version), "say": {"phrase": "hello"}}.items():
            assert client.command(kind, **what)["error"]["id"] == "table-only-watching"
        client.send("draft", request=1, version=client.version, picks=[])
        assert client.receive("drafted", "refused")["error"]["id"] == "table-only-watching"
        for seat in (0, 1, 2, 3):
            client.send("sit", seat=seat)
            assert client.receive("scene", "refused")["error"]["id"] == "table-not-your-seat"
        own.send("sit", seat=1)
        assert own.receive("scene", "refused")["error"]["id"] == "table-not-your-seat"
        own.send("sit", seat=None)
        assert own.receive("scene", "refused")["scene"]["you"] is None
        assert own.command("resign")["error"]["id"] == "table-only-watching"


@pytest.mark.parametrize("stage", ["open", "over"])
def test_commands_outside_the_game_are_refused(either_server: LiveServer, stage: str) -> None:
    ada = either_server.visitor("Ada")
    table = ada.open_table(seats="me open" if stage == "open" else "me apprentice")
    with ada.at(table) as client:
        if stage == "over":
            client.command("resign")
        with nothing_happens(either_server, table, ada):
            for kind, what in all_commands(client.version).items():
                assert client.command(kind, **what)["error"]["id"] == f"table-is-{stage}"


# Random messages

FIELDS = {
    "play": "command version actions",
    "undo": "command version",
    "ask": "command version to",
    "answer": "command agrees",
    "return": "command",
    "say": "command phrase",
    "sit": "seat",
    "draft": "request version picks",
    "ping": "",
    "nonsense": "command",
}
VALUES: dict[str, list[Json]] = {
    "command": ["a", "b", "", 3, None],
    "version": [0, 2, -1, 900, "2", None, 2.5],
    "actions": [[], [0], [1], [5, 6], [1_000_000], [-1], "0", [[0]], None],
    "picks": [[], [0], [1], [0, 0], [-1], {}, None],
    "request": [1, -1, None],
    "to": [0, 1, 7, -1, None],
    "agrees": [True, False, "yes"],
    "phrase": ["hello", "hallo", 5, ""],
    "seat": [0, 1, 3, 4, "0"],
}


def anything(dice: random.Random, client: TableClient, number: int) -> tuple[str, dict[str, Json]]:
    """A message with random fields, often valid ones, sometimes one too many."""
    kind = dice.choice(list(FIELDS))
    fields = FIELDS[kind].split()
    if dice.random() < 0.1:
        fields.append(dice.choice(list(VALUES)))
    right = {"command": f"c{number}", "version": client.version}
    return kind, {name: dice.choice([*VALUES[name], *[right.get(name)] * 5 * (name in right)]) for name in fields}


def test_every_message_has_one_answer_and_only_done_commands_are_stored(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    dice = random.Random(11)
    answers: Counter[str] = Counter()
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        for number in range(400):
            client = dice.choice((at_a, at_b))
            kind, said = anything(dice, client, number)
            before, known = stored_count(either_server, table), client.version
            client.send(kind, **said)
            answer = client.receive("scene", "done", "refused", "drafted", "pong")
            answers[answer["t"]] += 1
            grown = stored_count(either_server, table) - before
            if answer["t"] == "done":
                assert grown == (answer["version"] >= before)
            else:
                assert grown == 0, answer
                assert answer["t"] != "refused" or answer["error"]["id"] != "request-fault"
            if answer["t"] in ("done", "refused") and isinstance(said.get("command"), str):
                assert answer["command"] == (said["command"] or None)
            assert client.version >= known
    assert set(answers) == {"scene", "done", "refused", "drafted", "pong"}
