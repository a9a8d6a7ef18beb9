"""The recorded games replay identically on every backend, and cover everything."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from emporion.games import find, names
from emporion.kernel.errors import UnknownBot
from emporion.match import Record, dumps, record_of, replay
from emporion.match.store import read, write
from tests.corpus import FOLDER, RecordedGame, load, path_of
from tests.corpus.coverage import shown, wanted
from tests.corpus.tables import BOTS, table
from tests.corpus.trail import compiled_divergences, decisions_of, differences, divergence, trail_of
from tests.soak import all_by_soak

pytestmark = pytest.mark.slow

PARTS = 8  # of a corpus, for tests that run side by side
SAMPLE = 15  # games from one that goes through a file to the next
FEWEST, FEWEST_EACH = 300, 90  # games of a game, and of a number of players

every_game = pytest.mark.parametrize("name", names())


@every_game
@pytest.mark.parametrize("part", all_by_soak(range(PARTS), usual=[0]))
def test_games_replay_as_recorded(name: str, part: int) -> None:
    """If the rules were meant to change: raise their version, then `make corpus`. The next test replays all games."""
    games = load(name)
    found = {number: divergence(find(name), games[number]) for number in range(part, len(games), PARTS)}
    assert_no_divergence(games, {number: where for number, where in found.items() if where})


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in names() for players in find(name).players])
def test_games_replay_as_recorded_compiled(name: str, players: int) -> None:
    games = load(name)
    numbers = [number for number, game in enumerate(games) if len(game.record.seats) == players]
    found = compiled_divergences(find(name), [games[number] for number in numbers])
    assert_no_divergence(games, {numbers[place]: where for place, where in found})


def assert_no_divergence(games: tuple[RecordedGame, ...], found: dict[int, str]) -> None:
    told = [f"game {number} ({games[number].title}): {where}" for number, where in found.items()]
    assert not told, "\n".join(told)


@every_game
def test_games_are_records_that_replay(name: str, tmp_path: Path) -> None:
    for number, game in list(enumerate(load(name)))[::SAMPLE]:
        path = tmp_path / f"{name}-{number}.json"
        write(path, game.record)
        match = replay(read(path), find, source=path.name)
        assert dumps(record_of(match, game.record.started)) == dumps(game.record), path.name


@pytest.mark.soak
@every_game
def test_the_corpus_covers_everything(name: str) -> None:
    game = find(name)
    missing = wanted(game).difference(*(shown(game, played.record) for played in load(name)))
    assert not missing, f"no recorded game shows: {', '.join(sorted(missing))}"


@every_game
def test_the_games_are_many_different_ones_of_mixed_bots(name: str) -> None:
    records = [game.record for game in load(name)]
    assert len({record.key for record in records}) == len(records) >= FEWEST
    sizes = Counter(len(record.seats) for record in records)
    assert set(sizes) == set(find(name).players)
    assert min(sizes.values()) >= FEWEST_EACH
    assert {seat.player for record in records for seat in record.seats} == set(BOTS)
    assert {record.rules for record in records} == {find(name).version}


def test_every_game_has_its_corpus_and_there_are_no_others() -> None:
    assert set(FOLDER.glob("*.xz")) == {path_of(name) for name in names()}


def test_bots_that_do_not_exist_record_nothing() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'nobody'"):
        table(find("carthage"), 0, ("nobody",))


CARTHAGE = find("carthage")
GAME = next(game for game in load("carthage") if not game.record.options)
"""The game on which the following tests show what would be reported."""
FIRST_SEAT = GAME.record.moves[0][:2]
LAST = len(decisions_of(CARTHAGE, GAME.record))


def altered(changes: dict[str, object]) -> RecordedGame:
    """The game with other recorded data."""
    return RecordedGame(msgspec.convert(msgspec.to_builtins(GAME.record) | changes, Record), GAME.trail)


def with_changed_digest(number: int) -> RecordedGame:
    """The game with another digest of that decision."""
    trail = bytearray.fromhex(GAME.trail)
    trail[number - 1] ^= 1
    return RecordedGame(GAME.record, trail.hex())


@pytest.mark.parametrize("number", [1, 19, LAST])
def test_a_decision_that_differs_is_found(number: int) -> None:
    played = with_changed_digest(number)
    [compiled] = compiled_divergences(CARTHAGE, [GAME, played])
    [interpreted] = differences(CARTHAGE, played)
    assert compiled == (1, interpreted)
    assert interpreted.startswith(f"move {number} of {LAST}, P")
    assert ": the decisions have digest " in interpreted


@pytest.mark.parametrize(("field", "value"), [("scores", [0, 0]), ("ending", "stalemate"), ("digest", "0" * 16)])
def test_a_result_that_differs_is_found(field: str, value: object) -> None:
    played = altered({"result": msgspec.to_builtins(GAME.record.result) | {field: value}})
    assert divergence(CARTHAGE, played).startswith("after the last move: found Result(ending='")
    found = list(compiled_divergences(CARTHAGE, [GAME, played]))
    assert len(found) == (0 if field == "digest" else 1), "compiled rules have no events"


def test_a_divergence_is_reported_where_it_begins() -> None:
    """With another first token all later digests differ; the report names the first one."""
    first = GAME.record.moves[0]
    other = next(f"{FIRST_SEAT} token {colour}" for colour in ("red", "blue") if not first.endswith(colour))
    played = altered({"moves": [other, *GAME.record.moves[1:]]})
    assert divergence(CARTHAGE, played).startswith(f"move 1 of {LAST}, {other}: the decisions have digest ")
    assert divergence(CARTHAGE, GAME) == ""


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (
            {"moves": [f"{FIRST_SEAT} pass", *GAME.record.moves[1:]]},
            f"move 1 of {LAST}, {FIRST_SEAT} pass: 'pass' is not legal now; legal are: token red, ",
        ),
        ({"moves": GAME.record.moves[1:]}, f"the trail has {LAST} decisions, but the moves are {LAST - 1}"),
        ({"options": {"show_initial_hands": False}}, "after the last move: found Result(ending='"),
        ({"result": None}, "after the last move: found Result(ending='"),
    ],
)
def test_every_difference_is_reported(changes: dict[str, object], told: str) -> None:
    assert divergence(CARTHAGE, altered(changes)).startswith(told)


def test_a_missing_end_is_reported() -> None:
    shorter = altered({"moves": GAME.record.moves[:-1]}).record
    played = RecordedGame(shorter, trail_of(CARTHAGE, shorter))
    assert divergence(CARTHAGE, played) == "after the last move: the game is not over"


def test_a_failure_says_which_game_it_is() -> None:
    with pytest.raises(AssertionError) as failure:
        assert_no_divergence((GAME,), {0: "move 3 of 9, P1 buy: …"})
    bots = " ".join(seat.player for seat in GAME.record.seats)
    assert f"game 0 (carthage, {len(GAME.record.seats)} players ({bots}), options " in str(failure.value)
