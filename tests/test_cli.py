"""The commands, as people and scripts use them: games, positions, views, pipes, simulations."""

from __future__ import annotations

import io
import itertools
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest
from jsonschema import Draft202012Validator

from emporion import bots, cli
from emporion.games import find, names
from emporion.games.carthage import GAME
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from tests.waiting import PATIENCE

PLAYERS = (2, 3, 4)
OPTION_SETS: dict[str, dict[str, Any]] = {
    "defaults": {},
    "payments": {"payment_rule": "any", "own_reservation_blocks_refill": False},
    "pirates": {"protect_colours": "any", "protect_first": "starting_player", "stored_lasts": "this_payday"},
    "long track": {"track_size": 9, "track_pirates": [2, 6, 7], "track_start": 1, "track_anchor": 5, "end_tokens": 5},
    "short track": {"track_size": 3, "track_pirates": [], "track_anchor": 0, "refill_timing": "after_payday"},
    "secret": {"show_initial_hands": False, "start_token": False},
    "open": {"open_hands": True, "show_vp_totals": True, "show_discard": "all"},
}


class Result(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: str
    err: str

    @property
    def doc(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


def run(*arguments: str, stdin: str | bytes = "") -> Result:
    """Run the command in this process."""
    given = io.TextIOWrapper(io.BytesIO(stdin.encode() if isinstance(stdin, str) else stdin), encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["emporion", *arguments]),
        mock.patch.object(sys, "stdin", given),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        cli.main()
    assert isinstance(ended.value.code, int)
    return Result(ended.value.code, out.getvalue(), err.getvalue())


def run_apart(*arguments: str, stdin: bytes = b"", **environment: str) -> Result:
    """Run the command in a separate process."""
    command = [sys.executable, "-m", "emporion", *arguments]
    done = subprocess.run(
        command, input=stdin, capture_output=True, timeout=PATIENCE, env={**os.environ, **environment}
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def option_arguments(options: dict[str, Any]) -> list[str]:
    """`--option` arguments as people type them."""

    def text(value: Any) -> str:
        if isinstance(value, bool):
            return "on" if value else "off"
        return ",".join(map(str, value)) if isinstance(value, list) else str(value)

    return [part for name, value in options.items() for part in ("--option", f"{name}={text(value)}")]


def random_play(players: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[dict[str, Any]]:
    """The first, every n-th and the last position of a random game, as JSON."""
    state, _ = reference.start(GAME, players, options, key_from_seed(seed))
    luck = random.Random(seed)
    for number in itertools.count():
        moves = reference.legal(GAME, state)
        if number % every == 0 or not moves:
            yield position.to_json(GAME, state)
        if not moves:
            return
        reference.play(GAME, state, luck.choice(moves))


def test_games_as_json() -> None:
    found = run("games", "--json").doc["games"]
    assert [game["name"] for game in found] == list(names())
    assert set(found[0]["view_options"]) == {"show_initial_hands", "show_vp_totals", "show_discard", "open_hands"}
    for game in found:
        assert game["players"] == [2, 3, 4]
        assert not set(game["rule_options"]) & set(game["view_options"])
        options = game["rule_options"] | game["view_options"]
        defaults = {name: option["default"] for name, option in options.items()}
        assert defaults == run("position", "new", game["name"], "--seed", "1").doc["options"]
        for option in options.values():
            Draft202012Validator(option["values"]).validate(option["default"])
            assert option["help"]


def test_games_for_people_name_every_option_even_on_a_narrow_screen() -> None:
    code, out, err = run("games")
    assert (code, err) == (0, "")
    assert "Traders of Carthage, 2 to 4 players" in out
    assert "Dale of Merchants, 2 to 4 players" in out
    for game in run("games", "--json").doc["games"]:
        assert [name for name in game["rule_options"] | game["view_options"] if name not in out] == []


def test_bots_are_listed_a_line_each() -> None:
    code, out, err = run("bots")
    assert (code, err) == (0, "")
    every, *networks = out.split("\nThe network of ")
    assert [line.split()[0] for line in every.splitlines() if line.strip()] == [*bots.names(), *bots.FORMS]
    assert len(networks) == sum(bool(find(name).heuristics.learned) for name in names())
    for network in networks:
        rows = [line.split() for line in network.partition("equal share\n")[2].splitlines()]
        assert {row[0] for row in rows} == {"2", "3", "4"}
        assert all(row[-3].endswith("%") for row in rows)


def test_the_external_bot_protocol_has_a_schema() -> None:
    schema = run("bots", "--schema").doc
    Draft202012Validator.check_schema(schema)
    assert Draft202012Validator(schema).is_valid({"request": 7, "action": "take R5"})
    assert {name.split(".")[0] for name in schema["$defs"] if "." in name} == set(names())


def test_every_named_value_of_every_option_is_accepted() -> None:
    for game in run("games", "--json").doc["games"]:
        for name, option in (game["rule_options"] | game["view_options"]).items():
            values = option["values"].get("enum", [True, False] if option["values"].get("type") == "boolean" else [])
            for value in values:
                doc = run("position", "new", game["name"], *option_arguments({name: value})).doc
                assert doc["options"][name] == value


def test_without_a_command_the_help_is_readable() -> None:
    _, out, err = run()
    assert any(line.startswith("Usage:") for line in (out + err).splitlines())
    assert any(line.split()[:1] == ["simulate"] for line in (out + err).splitlines())


@pytest.mark.parametrize("command", ["", "position", "position play", "simulate"])
def test_help(command: str) -> None:
    assert run(*command.split(), "--help").out.startswith("Usage:")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", OPTION_SETS.values(), ids=OPTION_SETS)
def test_new_positions_have_what_was_asked_for(players: int, options: dict[str, Any]) -> None:
    doc = run("position", "new", "carthage", "--players", str(players), "--seed", "3", *option_arguments(options)).doc
    assert doc["players"] == len(doc["seats"]) == players
    assert doc["options"] | options == doc["options"]
    assert doc == next(random_play(players, options, 3))


def test_the_seed_fixes_the_luck() -> None:
    new = ("position", "new", "carthage", "--players", "3")
    assert run(*new, "--seed", "5") == run(*new, "--seed", "5")
    keys = {json.dumps(run(*new, *seed).doc["chance"]) for seed in [("--seed", "5"), ("--seed", "6"), (), ()]}
    assert len(keys) == 4


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", OPTION_SETS.values(), ids=OPTION_SETS)
def test_positions_of_random_play_fit_the_schema_and_can_be_read_again(players: int, options: dict[str, Any]) -> None:
    schema = run("position", "schema", "carthage").doc
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for seed in range(4):
        for doc in random_play(players, options, seed, every=37 + seed):
            validator.validate(doc)
            assert position.to_json(GAME, position.from_json(GAME, doc)) == doc


BROKEN: list[tuple[str, Any]] = [
    ("game", "chess"), ("rules", 2), ("players", 5), ("phase", "lunch"), ("actor", "P5"), ("weather", "fine"),
    ("seats", {}), ("seats", [{"hand": ["R2"]}, {}]), ("seats", [{"purse": ""}, {}]), ("ships", {"pink": 0}),
    ("ships", {"red": "0"}), ("pile", "R2 R4"), ("options", {"end_tokens": "8"}), ("chance", {"key": "1"}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), BROKEN)
def test_broken_positions_do_not_fit_the_schema(field: str, value: Any) -> None:
    doc = run("position", "new", "carthage", "--seed", "1").doc
    validator = Draft202012Validator(run("position", "schema", "carthage").doc)
    assert validator.is_valid(doc)
    assert not validator.is_valid(doc | {field: value})
    assert not validator.is_valid({name: each for name, each in doc.items() if name != "seats"})


def test_every_listed_move_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    for doc in random_play(3, {}, 1, every=20):
        file.write_text(json.dumps(doc))
        listed = run("position", "moves", str(file), "--json").doc
        names = [each["move"] for each in listed["moves"]]
        assert run("position", "moves", str(file)).out.split("\n")[:-1] == names
        assert listed["actor"] == (doc["actor"] if names else None)
        assert [GAME.parse_action(name) for name in names] == [each["action"] for each in listed["moves"]]
        for name in names:
            assert run("position", "play", str(file), name).doc != doc
    assert not names, "the last position should be the end of the game"


def test_moves_may_be_quoted_or_not_and_written_in_any_case() -> None:
    new = run("position", "new", "carthage", "--seed", "1").out
    after = run("position", "play", "-", "token red", "token blue", "reserve market B2", stdin=new)
    assert after.doc["market"] == "B2@P2 Y3 Y5 G2 G5"
    assert run("position", "play", "-", "token", "red", "token", "blue", "reserve", "market", "B2", stdin=new) == after
    assert run("position", "play", "-", "token red, TOKEN  Blue, Reserve market b2", stdin=new) == after


def test_play_prints_events() -> None:
    doc = TABLE | {"chance": {"script": {"cards": "G2 G2 Y2 Y2 Y2"}}}
    moves = ("buy", "pay Y5", "pay B2")
    code, out, err = run("position", "play", "-", *moves, "--events", stdin=json.dumps(doc))
    assert (code, err) == (0, "")
    events = [json.loads(line) for line in out.splitlines()]
    assert events[0] == {"event": "buys", "seat": "P1", "price": 7, "cards": 2}
    assert [each["card"] for each in events if each["event"] == "pays"] == ["Y5", "B2"]
    assert [each["card"] for each in events if each["event"] == "market_card"] == ["G2", "G2"]
    seen = run("position", "play", "-", *moves, "--events", "--seat", "2", stdin=json.dumps(doc)).out
    assert seen == out, "none of this is secret"
    after = run("position", "play", "-", *moves, stdin=json.dumps(doc)).doc
    assert after["market"] == "R3@P2 B5 G2 G2 G2 G3"
    assert after["chance"]["script"] == {}


def test_a_finished_game_has_no_moves() -> None:
    *_, last = map(json.dumps, random_play(2, {}, 1, every=1000))
    assert run("position", "moves", "-", "--json", stdin=last).doc == {"actor": None, "moves": []}
    code, out, err = run("position", "moves", "-", stdin=last)
    assert (code, out) == (0, "")
    assert "over" in err
    view = run("position", "view", "-", "--seat", "1", stdin=last).doc
    assert [seat["points"] for seat in view["seats"]] == [seat["points"] for seat in json.loads(last)["seats"]]


# Views

TABLE: dict[str, Any] = {
    "game": "carthage",
    "players": 3,
    "seats": [
        {"hand": "B2 Y5", "points": 7},
        {"hand": "Y3 G5 G5", "points": 11, "goods": "G2", "stored": "R5", "tokens": {"red": 2}},
        {"hand": "B3", "points": 4},
    ],
    "uncovered": 20,
    "buried": "Y2 Y5",
    "market": "R2 R3@P2 Y5",
    "farm": "G2 G3 B5",
    "discard": "R2 R3 Y2",
    "discard_top": "R3",
    "actor": "P1",
}


def view(*arguments: str, options: dict[str, Any] | None = None, **changes: Any) -> Any:
    doc = TABLE | changes | {"options": {"show_vp_totals": False} | (options or {})}
    return run("position", "view", "-", *arguments, stdin=json.dumps(doc)).doc


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_view_shows_its_seats_hand_and_hides_the_others(seat: int) -> None:
    seen = view("--seat", str(seat))
    assert (seen["seat"], seen["market"], seen["discard_top"]) == (f"P{seat}", TABLE["market"], "R3")
    assert not {"discard", "pile", "chance", "buried", "retired", "unseen"} & set(seen)
    for index, (place, real) in enumerate(zip(seen["seats"], TABLE["seats"], strict=True)):
        assert place["hand_size"] == len(real["hand"].split())
        own = {name: real[name] for name in ("hand", "points")} if index + 1 == seat else {}
        assert {name: place[name] for name in ("hand", "points") if name in place} == own
    assert seen["seats"][1]["stored"] == "R5"


def test_a_view_does_not_change_with_what_it_hides() -> None:
    first, second, third = TABLE["seats"]
    others = [first, second | {"hand": "R2 R2 B5", "points": 12}, third | {"hand": "G5", "points": 3}]
    changes: dict[str, Any] = {"seats": others, "discard": "R3 R5 R5", "buried": "G2 G3", "chance": {"key": "ab" * 32}}
    assert view("--seat", "1", **changes) == view("--seat", "1")
    assert view("--seat", "2", **changes) != view("--seat", "2")
    luck: dict[str, Any] = {"chance": {"key": "ab" * 32, "script": {"cards": "R5"}}, "buried": "G2 G3"}
    assert view("--seat", "1", "--remembered", **luck) == view("--seat", "1", "--remembered")


def test_options_show_more() -> None:
    hands, points = ["B2 Y5", "Y3 G5 G5", "B3"], [7, 11, 4]
    opened = view("--seat", "1", options={"open_hands": True})
    assert [seat["hand"] for seat in opened["seats"]] == hands
    assert ["points" in seat for seat in opened["seats"]] == [True, False, False]
    totals = view("--seat", "1", options={"show_vp_totals": True})
    assert [seat["points"] for seat in totals["seats"]] == points
    assert ["hand" in seat for seat in totals["seats"]] == [True, False, False]
    assert view("--seat", "1", options={"show_discard": "all"})["discard"] == "R2 R3 Y2"
    remembered = view("--seat", "1", "--remembered")
    assert [seat["hand"] for seat in remembered["seats"]] == hands
    assert [seat["points"] for seat in remembered["seats"]] == points
    assert remembered["discard"] == "R2 R3 Y2"
    full = position.to_json(GAME, position.from_json(GAME, TABLE))
    assert Counter(remembered["unseen"].split()) == Counter((full["pile"] + " " + full["buried"]).split())
    assert remembered["unseen_victory_cards"] == 2


def test_a_perfect_memory_does_not_know_cards_drawn_in_secret() -> None:
    first, second, third = TABLE["seats"]
    seats, options = [first, second | {"hidden": "G5 G5"}, third], {"show_initial_hands": False}
    seen = view("--seat", "1", "--remembered", seats=seats, options=options)["seats"][1]
    assert (seen["hand"], seen["hand_size"]) == ("Y3", 3)
    assert view("--seat", "2", seats=seats, options=options)["seats"][1]["hand"] == "Y3 G5 G5"


# Simulations


def simulate(*arguments: str) -> Any:
    return run("simulate", "carthage", "--backend", "reference", "--json", *arguments).doc


@pytest.mark.parametrize("players", PLAYERS)
def test_simulations_report_figures_and_a_reproducible_checksum(players: int) -> None:
    asked = ("--players", str(players), "--games", "4", "--seed")
    report, again, other = simulate(*asked, "1"), simulate(*asked, "1"), simulate(*asked, "2")
    digested = simulate(*asked, "1", "--digest")
    expected = {"game": "carthage", "players": players, "games": 4, "backend": "reference"}
    assert report | expected == report
    assert report["decisions"] == again["decisions"] > 4
    assert min(report[name] for name in ("seconds", "decisions_per_second", "games_per_second")) > 0
    assert report["checksum"] == again["checksum"] == digested["checksum"] != other["checksum"]
    assert digested["digest"] != simulate(*asked, "2", "--digest")["digest"]
    assert report["checksum"] != simulate(*asked, "1", "--option", "end_tokens=4")["checksum"]


def test_simulations_for_people_show_the_same_checksum() -> None:
    code, out, err = run("simulate", "carthage", "--backend", "reference", "--games", "2", "--seed", "7")
    assert (code, err.strip()) == (0, "")
    assert simulate("--games", "2", "--seed", "7")["checksum"] in out


@pytest.mark.slow
def test_commands_can_be_piped() -> None:
    emporion = [sys.executable, "-m", "emporion", "position"]
    new = subprocess.Popen([*emporion, "new", "carthage", "--seed", "1"], stdout=subprocess.PIPE)
    play = subprocess.Popen([*emporion, "play", "-", "token red"], stdin=new.stdout, stdout=subprocess.PIPE)
    moves = subprocess.Popen([*emporion, "moves", "-", "--json"], stdin=play.stdout, stdout=subprocess.PIPE)
    out, _ = moves.communicate(timeout=PATIENCE)
    for process in (new, play):
        process.communicate(timeout=PATIENCE)
    assert [new.returncode, play.returncode, moves.returncode] == [0, 0, 0]
    assert json.loads(out)["actor"] == "P1"


@pytest.mark.slow
def test_a_separate_process_gives_the_same_output() -> None:
    assert run_apart("games", "--json") == run("games", "--json")
    code, out, err = run_apart("simulate", "carthage", "--games", "2", "--backend", "reference", "--json")
    assert (code, err.strip(), json.loads(out)["games"]) == (0, "", 2)


def test_commands_and_servers_start_without_numpy() -> None:
    """Importing it takes longer than most commands."""
    check = "import sys, emporion.cli, emporion.server.commands, emporion.server.web; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check]).returncode == 0


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked.json"
    path.write_bytes(b"\xef\xbb\xbf" + run("position", "new", "carthage", "--seed", "1").out.encode())
    assert run("position", "moves", str(path)).code == 0
