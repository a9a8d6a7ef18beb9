"""Bad input: one line on standard error that names what is wrong, nothing on standard output, exit code 2."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from emporion.games import find
from emporion.games.carthage import GAME
from emporion.games.carthage.rules.state import Phase
from emporion.kernel import position, reference
from emporion.kernel.errors import BadScript, EmporionError
from emporion.kernel.position_schema import schema
from emporion.kernel.view import view_to_json
from tests.test_cli import Result, random_play, run, run_apart

Json = Any
Way = tuple[str | int, ...]
HUGE = "1" * 5000

SMALL: dict[str, Json] = {
    "game": "carthage",
    "players": 2,
    "seats": [{"hand": "R5 B2"}, {"hand": "B5"}],
    "market": "R2 R3@P2 Y5",
    "farm": "G2 G3 B5",
    "actor": "P1",
}
"""A position without optional fields."""

FULL: dict[str, Json] = position.to_json(GAME, position.from_json(GAME, SMALL))


def check_refused(result: Result, word: str) -> None:
    assert (result.code, result.out) == (2, ""), result
    assert result.err.startswith("error: ")
    assert len(result.err.splitlines()) == 1 == result.err.count("\n"), result.err
    assert word in result.err


def refused(doc: Json, word: str) -> None:
    check_refused(run("position", "moves", "-", stdin=json.dumps(doc)), word)


# What is typed

COMMANDS = {
    "unknown game: new": ("position new chess", "'chess'"),
    "unknown game: schema": ("position schema chess", "'chess'"),
    "unknown game: simulate": ("simulate chess", "'chess'"),
    "unknown command": ("dance", "dance"),
    "unknown position command": ("position eat", "eat"),
    "unknown flag": ("games --loud", "--loud"),
    "no game": ("position new", "GAME"),
    "no moves": ("position play -", "MOVES"),
    "no file": ("position moves", "FILE"),
    "two files": ("position moves a b", "b"),
    "unknown backend": ("simulate carthage --backend abacus", "abacus"),
    "seed is a word": ("position new carthage --seed luck", "--seed"),
    "negative games": ("simulate carthage --backend reference --games -1", "games"),
    "no games": ("simulate carthage --backend reference --games 0", "games"),
    "games is a word": ("simulate carthage --games many", "--games"),
    "an option given twice": ("position new carthage --option end_tokens=7 --option end_tokens=7", "end_tokens"),
    "play no game": ("play --lang en", "carthage"),
    "play an unknown game": ("play chess", "“chess”"),
    "play with an unknown bot": ("play carthage --bots wizard", "“wizard”"),
    "play with a bot without a name": ("play carthage --bots greedy,", "“”"),
    "play with a program that is not there": ("play carthage --bots outside:nowhere", "no program 'nowhere'"),
    "play with half a quotation": ("play carthage --bots outside:'bot", "no closing quotation"),
    "play with too much thinking": ("play carthage --bots search:20000000", "10,000,000"),
    "play with too many trees": ("play carthage --bots search:10x300", "64 trees"),
    "more bots than seats": ("play carthage --players 2 --bots greedy,greedy", "2 bots"),
    "only bots": ("play carthage --hot-seat --players 2 --bots greedy,greedy", "2 bots"),
    "more names than persons": ("play carthage --name Ada --name Ben", "--hot-seat"),
    "one name twice": ("play carthage --hot-seat --name Ada --name Ada", "same name"),
    "a name without end": (f"play carthage --name {'x' * 21}", "20"),
    "a name that is a command to the terminal": ("play carthage --name \x1b[2J", "printable"),
    "play in an unknown language": ("play carthage --lang tlh", "tlh"),
    "play without a terminal": ("play carthage --lang en", "terminal"),
    "resume without a terminal": ("resume --lang en", "terminal"),
    "resume with an unknown bot": ("resume --bots wizard", "“wizard”"),
    "resume with a program that is not there": ("resume --bots outside:nowhere", "no program 'nowhere'"),
    "replay nothing": ("replay", "FILE"),
    "replay what is not there": ("replay nowhere.json --lang en", "nowhere.json"),
    "replay a folder": ("replay . --lang en", "can’t be read"),
    "verify what is no record": ("verify Makefile --lang en", "not a game record"),
    "bench with one player": ("bench --players 1", "players"),
    "bench for no time": ("bench --seconds 0", "seconds"),
}
OPTIONS = {
    "unknown option": ("house_rule=on", "house_rule"),
    "no value": ("start_token", "start_token"),
    "no name": ("=on", "''"),
    "flag": ("start_token=maybe", "start_token"),
    "number is a word": ("end_tokens=many", "end_tokens"),
    "number too small": ("end_tokens=1", "end_tokens"),
    "number too large": ("end_tokens=41", "end_tokens"),
    "number with two signs": ("end_tokens=--8", "end_tokens"),
    "huge number": (f"end_tokens={HUGE}", "end_tokens"),
    "name": ("refill_timing=never", "refill_timing"),
    "list": ("track_pirates=3,x", "track_pirates"),
    "pirates beyond the goal": ("track_pirates=3,7", "track_pirates"),
    "pirates at the start": ("track_pirates=0", "track_start"),
    "anchor beyond the goal": ("track_anchor=5", "track_anchor"),
}
STARTS = pytest.mark.parametrize(
    "start", [["position", "new"], ["simulate", "--backend", "reference", "--games", "1"]], ids=["new", "simulate"]
)


@pytest.mark.parametrize(("command", "word"), COMMANDS.values(), ids=COMMANDS)
def test_commands(command: str, word: str) -> None:
    check_refused(run(*command.split()), word)


@STARTS
@pytest.mark.parametrize(("option", "word"), OPTIONS.values(), ids=OPTIONS)
def test_options(start: list[str], option: str, word: str) -> None:
    check_refused(run(*start, "carthage", "--option", option), word)


@STARTS
@pytest.mark.parametrize("players", ["0", "1", "5", "-2", "two", "2.0", HUGE], ids=lambda text: text[:3])
def test_seat_counts(start: list[str], players: str) -> None:
    check_refused(run(*start, "carthage", "--players", players), "players")


@pytest.mark.parametrize("seat", ["0", "3", "9", "-1", "x", "PP1", ""])
def test_seats(seat: str) -> None:
    check_refused(run("position", "view", "-", "--seat", seat, stdin=json.dumps(SMALL)), "seat")
    check_refused(run("position", "play", "-", "buy", "--events", "--seat", seat, stdin=json.dumps(SMALL)), "seat")


MOVES = {
    "illegal": (["pay R5"], "'pay R5' is not legal"),
    "not in the market": (["take G5"], "'take G5'"),
    "second one illegal": (["take R2", "take R2"], "move 2"),
    "unreadable": (["sing"], "'sing'"),
    "unknown card": (["take Q7"], "Q7"),
    "incomplete": (["reserve market"], "reserve"),
    "readable, then not": (["take R2", "whistle"], "'whistle'"),
    "empty": ([""], "move"),
}


@pytest.mark.parametrize(("moves", "word"), MOVES.values(), ids=MOVES)
def test_moves(moves: list[str], word: str) -> None:
    check_refused(run("position", "play", "-", *moves, stdin=json.dumps(SMALL)), word)


def test_a_move_after_the_end_of_the_game() -> None:
    *_, last = random_play(2, {}, 1)
    check_refused(run("position", "play", "-", "buy", stdin=json.dumps(last)), "over")


# Files and their text


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.json"
    latin.write_bytes(b'{"game": "\xe9"}')
    for file, word in ((tmp_path / "none", "none"), (tmp_path, "directory"), (latin, "UTF-8"), (latin / "x", "latin")):
        check_refused(run("position", "moves", str(file)), word)
        check_refused(run("position", "view", str(file), "--seat", "1"), word)
    check_refused(run("position", "moves", str(tmp_path / "two\nlines")), "two")


@pytest.mark.slow
@pytest.mark.parametrize("utf8_mode", ["0", "1"])
def test_standard_input_that_is_not_text(utf8_mode: str) -> None:
    check_refused(run_apart("position", "moves", "-", stdin=b'{"game": "\xe9"}', PYTHONUTF8=utf8_mode), "UTF-8")


@pytest.mark.slow
def test_a_separate_process_refuses_the_same_way() -> None:
    check_refused(run_apart("position", "moves", "-", stdin=b'{"game": "carthage"}'), "players")
    check_refused(run_apart("simulate", "carthage", "--games", "0", "--backend", "reference"), "games")


OPEN = json.dumps(SMALL).removesuffix("}")
TEXTS = {
    "empty": ("", "JSON"),
    "broken": ('{"game": "carthage", ', "JSON"),
    "two objects": ("{} {}", "JSON"),
    "list": ("[]", "object"),
    "number": ("7", "object"),
    "null": ("null", "object"),
    "no game": ("{}", "game"),
    "nan": (OPEN + ', "turn": NaN}', "NaN"),
    "huge number": (OPEN + f', "turn": {HUGE}}}', ""),
    "huge exponent": (OPEN + ', "turn": 1e999}', "turn"),
    "deep nesting": (OPEN + ', "turn": ' + "[" * 900 + "]" * 900 + "}", "turn"),
    "deeper nesting": (OPEN + ', "turn": ' + "[" * 5000 + "]" * 5000 + "}", "JSON"),
    "field twice": (OPEN + ', "farm": ""}', "farm"),
    "field of a seat twice": (json.dumps(SMALL).replace('{"hand"', '{"hand": "", "hand"', 1), "hand"),
}


@pytest.mark.parametrize(("text", "word"), TEXTS.values(), ids=TEXTS)
def test_texts(text: str, word: str) -> None:
    check_refused(run("position", "moves", "-", stdin=text), word)


def inside(doc: Json, way: Way) -> Json:
    for step in way:
        doc = doc[step]
    return doc


def ways(doc: Json, before: Way = ()) -> list[Way]:
    """The ways to all values in a document."""
    steps: Any = doc.items() if isinstance(doc, dict) else enumerate(doc) if isinstance(doc, list) else ()
    return [way for step, each in steps for way in [(*before, step), *ways(each, (*before, step))]]


def changed(way: Way, value: Json) -> dict[str, Json]:
    doc = copy.deepcopy(FULL)
    inside(doc, way[:-1])[way[-1]] = value
    return doc


WRONG: list[Json] = [None, True, 3.5, -1000, 10**10, "Zz", "P9 R2", [], [[]], {}, {"x": 1}]


@pytest.mark.parametrize("way", ways(FULL), ids=lambda way: ".".join(map(str, way)))
def test_wrong_values_of_every_field_are_named(way: Way) -> None:
    fits = Draft202012Validator(schema(GAME)).is_valid
    name = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way)[1:]
    for value in WRONG:
        text_of_row = way[-1] in ("market", "farm") and isinstance(value, str)  # more than a schema can say
        if not fits(changed(way, value)) or text_of_row:
            refused(changed(way, value), name if way[0] != "options" else str(way[:2][-1]))


@pytest.mark.parametrize(
    "place", [(), ("seats", 1), ("options",), ("chance",), ("chance", "drawn"), ("ships",)], ids=str
)
@pytest.mark.parametrize("name", ["weather", "", "two\nlines", "line\u2028separator", "\ud800"], ids=ascii)
def test_unknown_fields(place: Way, name: str) -> None:
    refused(changed((*place, name), 0), name if name == "weather" else "unknown")


PROTECT = {"phase": "protect", "ships": {"red": 5, "green": 3}, "colour": "green", "market": ""}
AT_RISK = {"hand": "G2", "goods": "G5"}
POSITIONS: dict[str, tuple[dict[str, Json], str]] = {
    "109 cards": (FULL | {"discard": "R5", "discard_top": "R5"}, "cards"),
    "107 cards": (FULL | {"farm": "G2 G3"}, "B5"),
    "twelve red twos": ({"seats": [{"hand": "R2x11"}, {}]}, "R2"),
    "a ship on space 9": ({"ships": {"red": 9}}, "ships.red"),
    "a ship in Carthage": ({"ships": {"blue": 5}}, "ships.blue"),
    "two markers in the market": ({"market": "R2@P2 R3@P2"}, "marker"),
    "two markers in both rows": ({"farm": "R3@P2"}, "marker"),
    "marker of nobody": ({"market": "R2@P3"}, "P3"),
    "two cards under a marker": ({"market": "R2x2@P1"}, "R2x2"),
    "a market of 9 cards": ({"players": 4, "seats": [{}] * 4, "market": "R2x9"}, "market"),
    "a farm of 4 cards": ({"farm": "R2x4"}, "farm"),
    "8 tokens": ({"seats": [{}, {"tokens": {"red": 5, "blue": 3}}]}, "seats[1].tokens"),
    "7 tokens before the first one": ({"phase": "token", "seats": [{"tokens": {"red": 7}}, {}]}, "tokens"),
    "points without cards": ({"seats": [{"points": 3}, {}], "uncovered": 0}, "points"),
    "actor does not play": ({"actor": "P3"}, "actor"),
    "active does not play": ({"active": "P4"}, "active"),
    "starter does not play": ({"starter": "P3"}, "starter"),
    "actor in another's turn": ({"active": "P2"}, "actor"),
    "unpayable": ({"phase": "pay", "due": 8}, "due"),
    "nothing left to pay": ({"phase": "pay", "due": 0}, "due"),
    "pirates beyond the goal": ({"options": {"track_pirates": [3, 6]}}, "track_pirates"),
    "no raid": ({"phase": "protect"}, "phase"),
    "nothing to protect": ({"phase": "protect", "ships": {"red": 5, "blue": 3}}, "colour"),
    "three passes of two players": ({"passes": 3}, "passes"),
    "a debt in another phase": ({"due": 3}, "due"),
    "everybody has protected": (PROTECT | {"seats": [AT_RISK, {}], "asked": 2}, "asked"),
    "not the turn to choose a token": ({"phase": "token", "asked": 1}, "asked"),
    "empty market": ({"market": ""}, "market"),
    "only others' cards": ({"market": "R3@P2"}, "market"),
    "too many passes": ({"passes": 2}, "passes"),
    "top of no discards": ({"discard_top": "R2"}, "discard_top"),
    "hidden cards that all saw": ({"seats": [{"hand": "R2", "hidden": "R2"}, {}]}, "seats[0].hidden"),
    "sunk before a reshuffle": ({"sunk": "R2", "seats": [{"points": 1}, {}]}, "sunk"),
    "another game": ({"game": "chess"}, "chess"),
    "other rules": ({"rules": 2}, "rules"),
    "a key with spaces": ({"chance": {"key": "ab " * 20 + "abcd"}}, "chance.key"),
    "a scripted outcome of nothing": ({"chance": {"script": {"cards": "R4"}}}, "chance.script.cards"),
    "too much scripted": ({"chance": {"script": {"cards": "R2 " * 49}}}, "chance.script.cards"),
}


@pytest.mark.parametrize(("changes", "word"), POSITIONS.values(), ids=POSITIONS)
def test_impossible_positions(changes: dict[str, Json], word: str) -> None:
    refused(SMALL | changes, word)


BUY = ["buy", "pay R5", "pay R5"]


def test_scripted_cards_that_are_not_in_the_pile() -> None:
    doc = SMALL | {"seats": [{"hand": "R5x7"}, {}], "chance": {"script": {"cards": "R5"}}}
    check_refused(run("position", "play", "-", *BUY, stdin=json.dumps(doc)), "chance.script")


LIMITS: list[dict[str, Json]] = [{"turn": 32767}, {"reveals": 32767}, {"chance": {"drawn": {"cards": 2**31 - 1}}}]


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: next(iter(limit)))
def test_the_largest_numbers_are_refused_or_what_follows_can_be_read(limit: dict[str, Json]) -> None:
    after = run("position", "play", "-", "buy", "pay R5", "pay B2", stdin=json.dumps(SMALL | limit))
    assert after.code == 2 or run("position", "moves", "-", stdin=after.out).code == 0


# Anything at all

TEXT = st.sampled_from(["R2", "R5 B2", "R2x3", "R3@P1", "P1", "P4", "token", "action", "pay", "protect", "over", ""])
PLAIN = st.none() | st.booleans() | st.integers(-3, 12) | st.integers() | st.floats() | st.text(max_size=5) | TEXT
VALUES = PLAIN | st.lists(PLAIN, max_size=3) | st.dictionaries(st.text(max_size=5), PLAIN, max_size=2)
CHANGES = st.tuples(st.sampled_from(["put", "drop", "add", "copy"]), st.integers(0, 9999), st.integers(0, 9999), VALUES)
PLAYED = [*random_play(3, {"payment_rule": "any", "show_initial_hands": False}, 4), *random_play(2, {}, 4)]
DOCS = st.sampled_from([FULL, *{(doc["phase"], doc["players"]): doc for doc in PLAYED}.values()]).map(copy.deepcopy)


def mutate(doc: dict[str, Json], how: str, first: int, second: int, value: Json) -> None:
    known = ways(doc)
    way = known[first % len(known)]
    place, last, there = inside(doc, way[:-1]), way[-1], inside(doc, way)
    if how == "drop":
        del place[last]
    elif how == "add" and isinstance(there, list):
        there.append(value)
    elif how == "add" and isinstance(there, dict):
        there[str(value)] = value
    else:
        place[last] = value if how == "put" else copy.deepcopy(inside(doc, known[second % len(known)]))


@pytest.mark.slow
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(DOCS, st.booleans(), st.lists(CHANGES, min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_anything_is_refused_in_one_line_or_can_be_played(
    doc: dict[str, Json], whole: bool, changes: list[tuple[str, int, int, Json]], luck: random.Random
) -> None:
    doc = doc if whole else {name: value for name, value in doc.items() if name != "pile"}
    for change in changes:
        mutate(doc, *change)
    try:
        _, state = position.loads(json.dumps(doc), find, "x")
    except EmporionError as problem:
        message = str(problem)
    else:
        message = play_on(state, luck)
    assert len(message.splitlines()) == 1


def play_on(state: Any, luck: random.Random) -> str:
    written = position.to_json(GAME, state)
    assert position.to_json(GAME, position.from_json(GAME, written)) == written
    for seat in range(state.players):
        json.dumps([view_to_json(reference.view(GAME, state, seat, remembered=each)) for each in (False, True)])
    try:
        for _ in range(10):
            moves = reference.legal(GAME, state)
            assert bool(moves) == (state.phase != Phase.OVER)
            if moves:
                reference.play(GAME, state, luck.choice(moves))
                position.dumps(GAME, state)
    except BadScript as problem:
        return str(problem)
    return "fine"
