"""External bots: what they are asked, what they may answer, and that nothing they do stops a game.

Over 400 lines: every kind of fault of an external program, with the program that commits it.
"""

from __future__ import annotations

import fcntl
import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from emporion.bots import external
from emporion.bots.bot import Bot, RandomBot
from emporion.bots.external import MOST_CRASHES, Connection, ExternalBot, Fault
from emporion.bots.protocol import hello_line, question_line, schema
from emporion.games import find, names
from emporion.games.carthage import GAME
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.errors import UnknownBot
from emporion.kernel.records import packed
from emporion.kernel.view import view_to_json
from tests.bots.games import stream
from tests.bots.test_bots import Case, decisions
from tests.documents import ROOT
from tests.option_sets import each_option_set, random_decisions
from tests.waiting import PATIENCE

EXAMPLE = ROOT / "examples" / "outside_bot.py"
MISBEHAVING = Path(__file__).with_name("misbehaving.py")
SHORT, LONG = 0.5, PATIENCE  # seconds: for bots that do not answer, and for those that do


def command(program: Path, *arguments: str | Path) -> str:
    return shlex.join([sys.executable, str(program), *map(str, arguments)])


class FirstDecision:
    """The first decision of a game, to ask a bot about."""

    def __init__(self, seed: int = 1) -> None:
        self.state, _ = reference.start(GAME, 2, {}, key_from_seed(seed))
        self.legal = reference.legal(GAME, self.state)
        self.seat = reference.actor(GAME, self.state)
        self.concealed = reference.concealed(GAME, self.state, self.seat)

    def asks(self, bot: Bot) -> int:
        return bot.choose(GAME, self.concealed, self.legal, stream(5, 6))

    @property
    def last(self) -> int:
        """The answer of the well-behaved bot."""
        return self.legal[-1]

    @property
    def at_random(self) -> int:
        """The random move that replaces a missing answer; it differs from `last`."""
        choice = self.asks(RandomBot())
        assert choice != self.last
        return choice


@pytest.fixture(autouse=True)
def exits_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait only briefly for bots that do not exit."""
    monkeypatch.setattr(external, "SECONDS_TO_EXIT", SHORT)


@pytest.fixture
def rogue() -> Iterator[Any]:
    """Creates misbehaving bots and closes them after the test."""
    created: list[ExternalBot] = []

    def create(way: str, *arguments: str | Path, seconds: float = LONG, seconds_to_start: float = LONG) -> ExternalBot:
        created.append(ExternalBot(command(MISBEHAVING, way, *arguments), seconds, seconds_to_start))
        return created[-1]

    yield create
    for bot in created:
        bot.close()


# Questions


@each_option_set
def test_questions_hold_only_what_the_seat_can_know_and_fit_the_schema(case: Case) -> None:
    name, players, options = case
    game = find(name)
    validator = Draft202012Validator(schema([game]))
    first_decisions = islice(random_decisions(game, players, options, seed=22), 300)
    for number, (state, legal, _) in enumerate(first_decisions):
        if number % 9 or len(legal) == 1:
            continue
        seat = reference.actor(game, state)
        concealed = reference.concealed(game, state, seat)
        before = packed(concealed).tobytes()
        line = question_line(3, game, concealed, legal, 5000)
        assert packed(concealed).tobytes() == before
        other = reference.redealt(game, concealed, stream(number, 3))
        assert question_line(3, game, reference.concealed(game, other, seat), legal, 5000) == line
        assert line.count(b"\n") == 1
        if number % 45 == 0:
            validator.validate(json.loads(line))


@pytest.mark.parametrize("name", names())
def test_the_schema_types_the_view_of_a_question(name: str) -> None:
    game = find(name)
    state, _ = reference.start(game, game.players[0], {}, key_from_seed(1))
    concealed = reference.concealed(game, state, reference.actor(game, state))
    question = json.loads(question_line(1, game, concealed, [0, 1], 1500))
    fits = Draft202012Validator(schema(map(find, names()))).is_valid
    assert fits(question)
    assert not fits(question | {"view": question["view"] | {"turn": "first"}})
    assert not fits(question | {"view": {key: value for key, value in question["view"].items() if key != "seats"}})
    assert fits(question | {"view": {}, "game": "another"})


def test_a_view_without_a_type_is_not_in_the_schema() -> None:
    def view(s: Any, seat: int, remembered: bool) -> Unknown:  # type: ignore[name-defined]  # noqa: F821
        raise NotImplementedError

    assert schema([replace(GAME, view=view)]) == schema()


def test_a_question_has_all_that_is_needed_to_answer_it() -> None:
    state, _ = reference.start(GAME, 3, {"end_tokens": 5, "start_token": True}, key_from_seed(1))
    seat = reference.actor(GAME, state)
    concealed = reference.concealed(GAME, state, seat)
    question = json.loads(question_line(8, GAME, concealed, [0, 2], 1500))
    assert question == {
        "type": "choose",
        "request": 8,
        "game": "carthage",
        "players": 3,
        "options": {"end_tokens": 5},
        "seat": f"P{seat + 1}",
        "view": view_to_json(reference.view(GAME, state, seat, remembered=True)),
        "legal": [{"id": 0, "say": "token red"}, {"id": 2, "say": "token yellow"}],
        "limit_ms": 1500,
    }


def test_the_lines_in_the_documentation_fit_the_schema() -> None:
    validator = Draft202012Validator(schema())
    Draft202012Validator.check_schema(schema())
    _, _, page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").partition("## Bots of your own")
    lines = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, flags=re.DOTALL)]
    assert [line.get("type") for line in lines] == ["hello", None, "choose", None]
    assert lines[0] == json.loads(hello_line())
    for line in lines:
        validator.validate(line)
    action = {each["id"]: each["say"] for each in lines[2]["legal"]}
    assert all(GAME.format_action(number) == text for number, text in action.items())
    assert lines[3]["action"] in action.values()


# The example


def play(game: Game, players: list[Bot], seed: int) -> list[int]:
    """A whole game; the ranks."""
    *_, (state, _, _, _) = decisions(game, players, {}, seed)
    assert reference.actor(game, state) < 0
    return reference.result(game, state)[1]


@pytest.mark.parametrize("name", names())
def test_the_example_beats_random_and_does_nothing_wrong(name: str) -> None:
    example = ExternalBot(command(EXAMPLE))
    for deal in range(3):
        assert play(find(name), [example, RandomBot()], deal) == [1, 2]
        assert play(find(name), [RandomBot(), example], deal) == [2, 1]
    example.close()
    assert not example.faults


def test_the_example_is_short() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 45
    assert set(re.findall(r"^(?:import|from) (\w+)", text, flags=re.MULTILINE)) == {"json", "sys"}


# Good answers


@pytest.mark.parametrize("way", ["good", "by_notation"])
def test_moves_are_answered_by_number_or_in_notation(rogue: Any, way: str) -> None:
    bot, table = rogue(way), FirstDecision()
    assert [table.asks(bot) for _ in range(3)] == [table.last] * 3
    assert not bot.faults


def test_a_bot_is_named_by_its_command(rogue: Any) -> None:
    bot = rogue("good")
    assert bot.name == f"outside:{command(MISBEHAVING, 'good')}"
    FirstDecision().asks(bot)
    assert bot.title == "Rogue"


def test_forced_moves_are_not_asked_about(rogue: Any) -> None:
    table = FirstDecision()
    assert rogue("crash_at_once").choose(GAME, table.concealed, [2], stream(1, 2)) == 2


def test_answers_use_no_random_numbers(rogue: Any) -> None:
    table, rng = FirstDecision(), stream(5, 6)
    rogue("good").choose(GAME, table.concealed, table.legal, rng)
    assert rng == stream(5, 6)


def test_every_seat_has_a_process_of_its_own(rogue: Any) -> None:
    bot = rogue("several_seats")
    play(GAME, [bot, bot, bot], seed=3)
    assert not bot.faults


def test_several_games_may_ask_at_the_same_time(rogue: Any) -> None:
    bot, tables = rogue("good"), [FirstDecision(seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda table: table.asks(bot), tables * 4))
    assert answers == [table.last for table in tables] * 4
    assert not bot.faults


# Bad answers, after which the process goes on


@pytest.mark.parametrize(
    ("way", "complaint"),
    [
        ("illegal_number", "'-1' is not legal now"),
        ("illegal_notation", "'pass' is not legal now"),
        ("no_move", r"'fly \x1b[2Jaway"),
    ],
)
def test_a_random_move_replaces_an_illegal_one(
    rogue: Any, capfd: pytest.CaptureFixture[str], way: str, complaint: str
) -> None:
    bot, table = rogue(way), FirstDecision()
    assert [table.asks(bot) for _ in range(5)] == [table.at_random] * 5
    assert bot.faults == {Fault.ILLEGAL: 5}
    errors = capfd.readouterr().err
    assert errors.count("\n") == 1, "only the first of a kind is reported"
    assert errors.startswith(f"{bot.name} (Rogue): {complaint}")
    assert errors.endswith("; a random legal move is played\n")


def test_chatter_is_skipped_and_reported(rogue: Any, capfd: pytest.CaptureFixture[str]) -> None:
    bot, table = rogue("chatter"), FirstDecision()
    assert [table.asks(bot) for _ in range(4)] == [table.last] * 4
    assert bot.faults == {Fault.STRAY: 8}, "ready, four thoughts and three sighs; the last sigh is not read"
    assert "(Rogue)" not in (errors := capfd.readouterr().err)
    assert "a line is skipped: “ready” is no introduction: JSON is malformed" in errors


# Processes that crash or do not answer


@pytest.mark.parametrize(
    ("way", "faults", "complaint"),
    [
        ("late", {Fault.LATE: 1}, "gave no answer within 0.5 s"),
        ("deaf", {Fault.LATE: 1}, "gave no answer within 0.5 s"),
        ("garbage", {Fault.STRAY: 1, Fault.LATE: 1}, "is no answer"),
        ("wrong_request", {Fault.STRAY: 1, Fault.LATE: 1}, "answers request 2, not 1"),
        ("no_action", {Fault.STRAY: 1, Fault.LATE: 1}, "missing required field `action`"),
        ("crash", {Fault.EXITED: 1}, "ended with exit code 3"),
        ("killed", {Fault.EXITED: 1}, "was ended by signal 9"),
        ("close_output", {Fault.EXITED: 1}, "closed its standard output"),
        ("long_line", {Fault.TOO_MUCH: 1}, "wrote a line of more than 65,536 bytes"),
    ],
)
def test_a_random_move_replaces_a_missing_answer(
    rogue: Any, capfd: pytest.CaptureFixture[str], way: str, faults: dict[Fault, int], complaint: str
) -> None:
    bot, table = rogue(way, seconds=SHORT if Fault.LATE in faults else LONG), FirstDecision()
    assert table.asks(bot) == table.at_random
    assert bot.faults == faults
    assert complaint in capfd.readouterr().err


@pytest.mark.parametrize("way", ["mute", "foreign"])
def test_random_moves_replace_a_bot_that_does_not_introduce_itself(rogue: Any, way: str) -> None:
    bot, table = rogue(way, seconds_to_start=SHORT), FirstDecision()
    assert table.asks(bot) == table.at_random
    assert bot.faults[Fault.LATE] == 1
    assert bot.title == ""


def test_random_moves_replace_a_bot_that_cannot_be_restarted(rogue: Any, tmp_path: Path) -> None:
    """It worked when the games began, so they go on."""
    bot, table = rogue("start_once", tmp_path / "started"), FirstDecision()
    bot.prepare(GAME)
    assert table.asks(bot) == table.last
    bot.close()
    assert table.asks(bot) == table.at_random
    assert bot.faults == {Fault.EXITED: 1}


def test_a_failed_bot_is_restarted(rogue: Any, tmp_path: Path) -> None:
    bot, table = rogue("late_once", tmp_path / "late", seconds=1.0), FirstDecision()
    assert [table.asks(bot) for _ in range(3)] == [table.at_random, table.last, table.last]
    assert bot.faults == {Fault.LATE: 1}


def test_a_bot_that_exits_after_each_answer_plays_every_other_move(rogue: Any) -> None:
    bot, table = rogue("one_answer"), FirstDecision()
    answers = [table.asks(bot) for _ in range(2 * MOST_CRASHES + 2)]
    assert answers == [table.last, table.at_random] * (MOST_CRASHES + 1), "only failures in a row make us give up"


def test_a_bot_that_floods_its_output_between_two_questions_is_ended(rogue: Any) -> None:
    bot, table = rogue("flood"), FirstDecision()
    assert table.asks(bot) == table.last
    time.sleep(SHORT)
    assert table.asks(bot) == table.at_random
    assert bot.faults[Fault.TOO_MUCH] == 1


def test_a_bot_that_only_writes_noise_is_late(rogue: Any) -> None:
    bot, table = rogue("ramble", seconds=SHORT), FirstDecision()
    assert table.asks(bot) == table.at_random
    assert bot.faults[Fault.LATE] + bot.faults[Fault.TOO_MUCH] == 1


def test_a_bot_that_fails_again_and_again_is_given_up(rogue: Any, capfd: pytest.CaptureFixture[str]) -> None:
    bot, table = rogue("crash"), FirstDecision()
    assert [table.asks(bot) for _ in range(MOST_CRASHES + 4)] == [table.at_random] * (MOST_CRASHES + 4)
    assert bot.faults == {Fault.EXITED: MOST_CRASHES, Fault.GIVEN_UP: 4}
    errors = capfd.readouterr().err
    assert errors.count("\n") == 2
    assert "failed 3 times in a row and is not restarted; a random legal move is played" in errors


def test_games_with_a_bot_that_always_fails_end(rogue: Any) -> None:
    bot = rogue("crash")
    play(GAME, [bot, RandomBot()], seed=1)
    assert bot.faults[Fault.GIVEN_UP] > 10


def test_a_process_that_does_not_read_blocks_nothing() -> None:
    """Not even with more data than a pipe holds."""
    connection = Connection([sys.executable, str(MISBEHAVING), "mute"])
    began = time.monotonic()
    connection.send(b"x" * 10_000_000 + b"\n")
    assert connection.receive(began + SHORT) is None
    connection.abort()
    assert time.monotonic() - began < 10 * SHORT


# Invalid commands


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no command; expected for example outside:python my_bot.py"),
        ("   ", "no command"),
        ("python 'bot.py", "no closing quotation; quote as in a shell"),
        ("no-such-program --fast", "there is no program 'no-such-program' that can be run"),
        (str(ROOT), "that can be run"),
    ],
)
def test_a_command_that_cannot_be_started_is_an_error(text: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=f"^outside:.*{complaint}"):
        ExternalBot(text)


@pytest.mark.parametrize(
    ("way", "seconds", "complaint"),
    [
        ("crash_at_once", LONG, "ended with exit code 4"),
        ("mute", SHORT, "gave no answer within 0.5 s"),
        ("foreign", SHORT, "gave no answer within 0.5 s"),
    ],
)
def test_a_program_that_does_not_introduce_itself_is_an_error_before_the_game(
    rogue: Any, way: str, seconds: float, complaint: str
) -> None:
    bot, table = rogue(way, seconds_to_start=seconds), FirstDecision()
    with pytest.raises(UnknownBot, match=f"{complaint}; expected a program that introduces itself"):
        bot.prepare(GAME)
    assert table.asks(bot) == table.at_random, "during a game it is a fault like others"


def test_a_file_that_the_system_cannot_run_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x7fELF")
    file.chmod(0o755)
    with pytest.raises(UnknownBot, match="cannot be started: Exec format error"):
        ExternalBot(str(file)).prepare(GAME)


def test_errors_about_a_long_command_are_short_and_say_why() -> None:
    with pytest.raises(UnknownBot, match=r"that can be run$") as error:
        ExternalBot("x" * 9999)
    assert len(str(error.value)) < 500


# Preparing


def test_the_process_that_introduced_itself_plays(rogue: Any, tmp_path: Path) -> None:
    bot, table = rogue("start_once", tmp_path / "started"), FirstDecision()
    bot.prepare(GAME)
    bot.prepare(GAME)
    assert bot.title == "Rogue"
    assert table.asks(bot) == table.last
    assert not bot.faults


def test_an_unused_process_is_closed(rogue: Any, tmp_path: Path) -> None:
    file = tmp_path / "farewell"
    bot = rogue("farewell", file)
    bot.prepare(GAME)
    bot.close()
    assert file.read_text() == "goodbye"


# Closing


def test_a_closed_bot_sees_the_end_of_its_input_and_can_be_asked_again(rogue: Any, tmp_path: Path) -> None:
    file = tmp_path / "farewell"
    bot, table = rogue("farewell", file), FirstDecision()
    table.asks(bot)
    bot.close()
    assert file.read_text() == "goodbye"
    assert table.asks(bot) == table.last
    assert not bot.faults


@pytest.mark.parametrize("ways", [("stay",), ("wrapper", "stay"), ("abandon",)])
def test_a_bot_that_does_not_exit_is_killed(rogue: Any, tmp_path: Path, ways: tuple[str, ...]) -> None:
    """So are its child processes, such as the bot behind a wrapper."""
    file = tmp_path / "there"
    bot = rogue(*ways, file)
    FirstDecision().asks(bot)
    assert becomes(is_there, file)
    bot.close()
    assert becomes(is_gone, file)


def test_a_bot_behind_a_wrapper_that_is_late_is_killed(rogue: Any, tmp_path: Path) -> None:
    file = tmp_path / "there"
    bot, table = rogue("wrapper", "late_and_stay", file, seconds=SHORT), FirstDecision()
    assert table.asks(bot) == table.at_random
    assert bot.faults == {Fault.LATE: 1}
    assert becomes(is_gone, file)


def test_processes_end_with_the_interpreter(tmp_path: Path) -> None:
    file = tmp_path / "farewell"
    script = f"""
from emporion.bots.external import ExternalBot
from tests.bots.test_external import FirstDecision
bot = ExternalBot({command(MISBEHAVING, "farewell", file)!r})
FirstDecision().asks(bot)
"""
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, timeout=PATIENCE)
    assert file.read_text() == "goodbye"


def becomes(what: Callable[[Path], bool], file: Path) -> bool:
    """Whether it becomes true soon."""
    until = time.monotonic() + LONG
    while not what(file) and time.monotonic() < until:
        time.sleep(0.01)
    return what(file)


def is_there(file: Path) -> bool:
    return file.exists() and not is_gone(file)


def is_gone(file: Path) -> bool:
    """Whether no process locks the file any more."""
    with file.open() as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
