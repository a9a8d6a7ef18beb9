"""Records: they are small and readable, read as they were written, and replay to the same game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from emporion import bots
from emporion.games import find
from emporion.games.carthage import GAME
from emporion.kernel.errors import BadPosition, BadRecord
from emporion.kernel.position import to_json
from emporion.kernel.records import state_hash
from emporion.locales import Translator
from emporion.match import PERSON, Match, Seat, dumps, loads, record_of, replay
from tests.match.tables import STARTED, match_of, play_on
from tests.option_sets import each_game

Json = Any

MATCH = play_on(match_of(options={"end_tokens": 4}), random.Random(1))
TEXT = dumps(record_of(MATCH, STARTED))
DOC: dict[str, Json] = json.loads(TEXT)
"""A short game that is over."""
LAST = MATCH.version


def match_of_case(case: tuple[str, int, dict[str, Json]], moves: int = 10_000) -> Match:
    name, players, options = case
    match = match_of([PERSON] * players, options, seed=5, game=find(name))
    return play_on(match, random.Random(5), moves, stop=0.1)


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("moves", [0, 1, 40, 10_000])
def test_records_replay_to_the_same_game(case: tuple[str, int, dict[str, Json]], moves: int) -> None:
    match = match_of_case(case, moves)
    record = record_of(match, STARTED)
    text = dumps(record)
    assert loads(text, "here") == loads(text.encode(), "here") == record
    again = replay(loads(text, "here"), find)
    assert again.log == match.log
    assert state_hash(again.state) == state_hash(match.state)
    assert (again.seats, again.options, again.key) == (match.seats, match.options, match.key)
    assert again.events_for(None) == match.events_for(None)
    assert dumps(record_of(again, STARTED)) == text
    assert (record.result is None) == (not match.over)


def test_a_game_that_starts_in_a_position_replays_from_there() -> None:
    position = {**to_json(GAME, match_of_case(("carthage", 2, {}), 20).state), "chance": {"script": {"cards": "R5 B2"}}}
    match = play_on(Match(GAME, [Seat("Ada"), Seat("Ben")], [None, None], {}, [7] * 8, position), random.Random(3), 30)
    assert "position" not in DOC
    again = replay(loads(dumps(record_of(match, STARTED)), "here"), find)
    assert state_hash(again.state) == state_hash(match.state)
    with pytest.raises(BadPosition, match="players"):
        Match(GAME, [Seat("Ada")] * 3, [None] * 3, {}, [7] * 8, position)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"options": {"harbours": 3}}, "unknown option 'harbours'"),
        ({"options": {"end_tokens": "many"}}, "option 'end_tokens'"),
        ({"chance": None}, "chance: expected an object, found null"),
        ({"chance": ["key"]}, "chance: expected an object"),
        ({"chance": "key"}, "chance: expected an object"),
    ],
)
def test_a_record_with_a_position_has_right_options_and_luck(changed: dict[str, Json], reason: str) -> None:
    position = to_json(GAME, match_of_case(("carthage", 2, {}), 20).state)
    if "chance" in changed:
        changed = {"position": {**position, **changed}}
    doc = {**DOC, "seats": DOC["seats"][:2], "position": position, "moves": [], "result": None, **changed}
    doc["options"] = changed.get("options", {})
    with pytest.raises(BadRecord, match=reason):
        replay(loads(json.dumps(doc), "here"), find)


@pytest.mark.slow
@each_game
def test_records_of_usual_games_are_small(case: tuple[str, int, dict[str, Json]]) -> None:
    name, players, options = case
    match = match_of(["random"] * players, options, seed=6, game=find(name))
    assert list(match.play_bots())
    decisions = sum(len(move.actions) for move in match.log)
    assert len(dumps(record_of(match, STARTED)).encode()) < 2_000 + 25 * decisions


def test_a_record_is_readable() -> None:
    lines = TEXT.splitlines()
    head = [line.strip() for line in lines[: lines.index('  "moves": [')]]
    assert head[:5] == [
        "{",
        '"format": "emporion record 1",',
        '"game": "carthage",',
        '"rules": 1,',
        f'"started": "{STARTED}",',
    ]
    assert '"options": {"end_tokens": 4},' in head
    assert '{"name": "Łukasz", "player": "person"}' in head
    moves = lines[len(head) + 1 : len(head) + 1 + LAST]
    assert [line.strip().rstrip(",") for line in moves] == [f'"{move}"' for move in DOC["moves"]]
    assert DOC["moves"] == [f"P{made.seat + 1} {MATCH.format_move(made)}" for made in MATCH.log]
    assert any(", pay " in move for move in DOC["moves"]), "decisions that were committed together share a line"
    assert len(lines) == len(head) + LAST + 4
    assert TEXT.endswith("}\n")


@pytest.mark.parametrize("name", ["", 'a "quoted" one', "\\", "日本 🂡", "[", "x" * 20])
def test_any_name_that_can_be_shown_can_be_recorded(name: str) -> None:
    match = Match(GAME, [Seat(name), Seat("Bo", name)], [None, None], {}, MATCH.key)
    record = record_of(match, name)
    assert loads(dumps(record).encode(), "here") == record
    assert replay(record, find).seats[0].name == name


@pytest.mark.parametrize("name", ["two\nlines", "\u2028", "\x00", "\x1b[2J", "\ue000", " ", "x" * 21])
def test_names_that_could_steer_a_terminal_are_refused(name: str) -> None:
    record = record_of(Match(GAME, [Seat(name), Seat("Bo")], [None, None], {}, MATCH.key), STARTED)
    with pytest.raises(BadRecord) as refusal:
        replay(record, find)
    assert refusal.value.message.id == "record-name"
    assert Translator("pl").translate(refusal.value.message).isprintable()


def test_a_game_that_goes_on_from_its_record_ends_as_it_would_have() -> None:
    whole = match_of(["random"] * 3, seed=8)
    middle = [dumps(record_of(whole, STARTED)) for _ in whole.play_bots()][60]
    again = replay(loads(middle, "here"), find, bots.find)
    assert again.version == 61
    assert list(again.play_bots()) == whole.log[61:]
    assert state_hash(again.state) == state_hash(whole.state)


def test_a_record_from_before_the_digest_replays_by_its_moves_and_result() -> None:
    """Such records have a hash of the last state in the memory layout of that time."""
    claimed = {name: value for name, value in DOC["result"].items() if name != "digest"}
    old = loads(json.dumps(DOC | {"result": claimed | {"state": "784850165d03c5dc"}}), "old.json")
    assert replay(old, find).version == LAST
    assert '"state": "784850165d03c5dc"' in dumps(old)
    wrong = loads(json.dumps(DOC | {"result": claimed | {"state": "", "scores": [0, 0]}}), "old.json")
    with pytest.raises(BadRecord) as refusal:
        replay(wrong, find)
    assert refusal.value.message.id == "record-result"


def test_the_digest_tells_events_apart_that_lead_to_the_same_result() -> None:
    match = replay(loads(TEXT, "here"), find)
    digest = match.digest()
    assert digest == MATCH.digest()
    match.log[3] = match.log[3]._replace(events=(*match.log[3].events, (0, 1)))
    assert match.digest() != digest


def test_a_record_is_a_copy_of_its_match() -> None:
    match = match_of()
    record = record_of(match, STARTED)
    play_on(match, random.Random(1), moves=5)
    assert record.moves == []
