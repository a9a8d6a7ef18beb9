"""Outside bots: what they are told, what they may answer, and that nothing they do stops a game."""

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
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from emporion.bots import outside
from emporion.bots.bot import Bot
from emporion.bots.dice import Dice
from emporion.bots.outside import MOST_LOSSES, Dialogue, Fault, Outside
from emporion.bots.protocol import hello_line, question_line, schema
from emporion.games import find, names
from emporion.games.carthage import GAME
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.errors import UnknownBot
from emporion.kernel.layout import packed
from tests.bots.games import stream
from tests.bots.test_bots import Case, decisions, every_case
from tests.documents import ROOT
from tests.every_game import random_decisions

EXAMPLE = ROOT / "examples" / "outside_bot.py"
ROGUES = Path(__file__).with_name("misbehaving.py")
SHORT, LONG = 0.5, 20.0  # seconds: for bots that let us wait, and for those that do not


def command(program: Path, *arguments: str | Path) -> str:
    return shlex.join([sys.executable, str(program), *map(str, arguments)])


class Table:
    """The first decision of a game, for a bot to be asked about."""

    def __init__(self, seed: int = 1) -> None:
        self.state, _ = reference.start(GAME, 2, {}, key_from_seed(seed))
        self.legal = reference.legal(GAME, self.state)
        self.seat = reference.actor(GAME, self.state)
        self.hidden = reference.concealed(GAME, self.state, self.seat)

    def asks(self, bot: Bot) -> int:
        return bot.choose(GAME, self.hidden, self.legal, stream(5, 6))

    @property
    def last(self) -> int:
        """What the well-behaved bot answers."""
        return self.legal[-1]

    @property
    def by_dice(self) -> int:
        """What is played if it gives no answer: something else."""
        choice = self.asks(Dice())
        assert choice != self.last
        return choice


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """With those who do not leave."""
    monkeypatch.setattr(outside, "SECONDS_TO_LEAVE", SHORT)


@pytest.fixture
def rogue() -> Iterator[Any]:
    """A way to hire bots with bad manners, which are let go after the test."""
    hired: list[Outside] = []

    def hire(way: str, *arguments: str | Path, seconds: float = LONG, seconds_to_start: float = LONG) -> Outside:
        hired.append(Outside(command(ROGUES, way, *arguments), seconds, seconds_to_start))
        return hired[-1]

    yield hire
    for bot in hired:
        bot.close()


# What bots are told


@every_case
def test_questions_tell_only_what_the_seat_can_know_and_fit_the_schema(case: Case) -> None:
    name, players, options = case
    game = find(name)
    validator = Draft202012Validator(schema())
    first_decisions = islice(random_decisions(game, players, options, seed=22), 300)
    for number, (state, legal, _) in enumerate(first_decisions):
        if number % 9 or len(legal) == 1:
            continue
        seat = reference.actor(game, state)
        hidden = reference.concealed(game, state, seat)
        before = packed(hidden).tobytes()
        line = question_line(3, game, hidden, legal, 5000)
        assert packed(hidden).tobytes() == before
        other_world = reference.redealt(game, hidden, stream(number, 3))
        assert question_line(3, game, reference.concealed(game, other_world, seat), legal, 5000) == line
        assert line.count(b"\n") == 1
        if number % 45 == 0:
            validator.validate(json.loads(line))


def test_a_question_has_all_that_is_needed_to_answer_it() -> None:
    state, _ = reference.start(GAME, 3, {"end_tokens": 5, "start_token": True}, key_from_seed(1))
    seat = reference.actor(GAME, state)
    hidden = reference.concealed(GAME, state, seat)
    question = json.loads(question_line(8, GAME, hidden, [0, 2], 1500))
    assert question == {
        "type": "choose",
        "request": 8,
        "game": "carthage",
        "players": 3,
        "options": {"end_tokens": 5},
        "seat": f"P{seat + 1}",
        "view": json.loads(json.dumps(reference.view(GAME, state, seat, remembered=True))),
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
    example = Outside(command(EXAMPLE))
    for deal in range(3):
        assert play(find(name), [example, Dice()], deal) == [1, 2]
        assert play(find(name), [Dice(), example], deal) == [2, 1]
    example.close()
    assert not example.faults


def test_the_example_is_short() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 45
    assert set(re.findall(r"^(?:import|from) (\w+)", text, flags=re.MULTILINE)) == {"json", "sys"}


# Good answers


@pytest.mark.parametrize("way", ["good", "by_notation"])
def test_moves_are_answered_by_number_or_in_notation(rogue: Any, way: str) -> None:
    bot, table = rogue(way), Table()
    assert [table.asks(bot) for _ in range(3)] == [table.last] * 3
    assert not bot.faults


def test_a_bot_is_called_by_its_command(rogue: Any) -> None:
    bot = rogue("good")
    assert bot.name == f"outside:{command(ROGUES, 'good')}"
    Table().asks(bot)
    assert bot.title == "Rogue"


def test_forced_moves_are_not_asked_about(rogue: Any) -> None:
    table = Table()
    assert rogue("crash_at_once").choose(GAME, table.hidden, [2], stream(1, 2)) == 2


def test_answers_use_no_noise(rogue: Any) -> None:
    table, rng = Table(), stream(5, 6)
    rogue("good").choose(GAME, table.hidden, table.legal, rng)
    assert rng == stream(5, 6)


def test_every_seat_has_a_process_of_its_own(rogue: Any) -> None:
    bot = rogue("several_seats")
    play(GAME, [bot, bot, bot], seed=3)
    assert not bot.faults


def test_several_games_may_ask_at_the_same_time(rogue: Any) -> None:
    bot, tables = rogue("good"), [Table(seed) for seed in range(8)]
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
def test_dice_replace_what_is_not_legal(
    rogue: Any, capfd: pytest.CaptureFixture[str], way: str, complaint: str
) -> None:
    bot, table = rogue(way), Table()
    assert [table.asks(bot) for _ in range(5)] == [table.by_dice] * 5
    assert bot.faults == {Fault.ILLEGAL: 5}
    told = capfd.readouterr().err
    assert told.count("\n") == 1, "the first of a kind is told, no other"
    assert told.startswith(f"{bot.name} (Rogue): {complaint}")
    assert told.endswith("; dice choose a legal move\n")


def test_chatter_is_skipped_and_reported(rogue: Any, capfd: pytest.CaptureFixture[str]) -> None:
    bot, table = rogue("chatter"), Table()
    assert [table.asks(bot) for _ in range(4)] == [table.last] * 4
    assert bot.faults == {Fault.STRAY: 8}, "ready, four thoughts and three sighs; the last one nobody has heard"
    assert "(Rogue)" not in (told := capfd.readouterr().err)
    assert "a line is skipped: “ready” is no introduction: JSON is malformed" in told


# Processes that there is no talking to


@pytest.mark.parametrize(
    ("way", "faults", "complaint"),
    [
        ("late", {Fault.LATE: 1}, "gave no answer within 0.5 s"),
        ("deaf", {Fault.LATE: 1}, "gave no answer within 0.5 s"),
        ("garbage", {Fault.STRAY: 1, Fault.LATE: 1}, "is no answer"),
        ("wrong_request", {Fault.STRAY: 1, Fault.LATE: 1}, "answers request 2, not 1"),
        ("no_action", {Fault.STRAY: 1, Fault.LATE: 1}, "missing required field `action`"),
        ("crash", {Fault.GONE: 1}, "ended with exit code 3"),
        ("killed", {Fault.GONE: 1}, "was ended by signal 9"),
        ("close_output", {Fault.GONE: 1}, "closed its standard output"),
        ("long_line", {Fault.TOO_MUCH: 1}, "wrote a line of more than 65,536 bytes"),
    ],
)
def test_dice_replace_a_bot_that_gives_no_answer(
    rogue: Any, capfd: pytest.CaptureFixture[str], way: str, faults: dict[Fault, int], complaint: str
) -> None:
    bot, table = rogue(way, seconds=SHORT if Fault.LATE in faults else LONG), Table()
    assert table.asks(bot) == table.by_dice
    assert bot.faults == faults
    assert complaint in capfd.readouterr().err


@pytest.mark.parametrize("way", ["mute", "foreign"])
def test_dice_replace_a_bot_that_does_not_introduce_itself(rogue: Any, way: str) -> None:
    bot, table = rogue(way, seconds_to_start=SHORT), Table()
    assert table.asks(bot) == table.by_dice
    assert bot.faults[Fault.LATE] == 1
    assert bot.title == ""


def test_dice_replace_a_bot_that_cannot_be_started_again(rogue: Any, tmp_path: Path) -> None:
    """It was a bot when the games began: they go on."""
    bot, table = rogue("start_once", tmp_path / "started"), Table()
    bot.prepare(GAME)
    assert table.asks(bot) == table.last
    bot.close()
    assert table.asks(bot) == table.by_dice
    assert bot.faults == {Fault.GONE: 1}


def test_whoever_fails_gets_another_chance(rogue: Any, tmp_path: Path) -> None:
    bot, table = rogue("late_once", tmp_path / "late", seconds=1.0), Table()
    assert [table.asks(bot) for _ in range(3)] == [table.by_dice, table.last, table.last]
    assert bot.faults == {Fault.LATE: 1}


def test_a_bot_that_leaves_after_each_answer_plays_every_other_move(rogue: Any) -> None:
    bot, table = rogue("one_answer"), Table()
    answers = [table.asks(bot) for _ in range(2 * MOST_LOSSES + 2)]
    assert answers == [table.last, table.by_dice] * (MOST_LOSSES + 1), "only failures in a row make us give up"


def test_a_bot_that_floods_us_between_two_questions_is_cut_off(rogue: Any) -> None:
    bot, table = rogue("flood"), Table()
    assert table.asks(bot) == table.last
    time.sleep(SHORT)
    assert table.asks(bot) == table.by_dice
    assert bot.faults[Fault.TOO_MUCH] == 1


def test_nobody_listens_longer_to_a_bot_that_rambles(rogue: Any) -> None:
    bot, table = rogue("ramble", seconds=SHORT), Table()
    assert table.asks(bot) == table.by_dice
    assert bot.faults[Fault.LATE] + bot.faults[Fault.TOO_MUCH] == 1


def test_a_bot_that_fails_again_and_again_is_given_up(rogue: Any, capfd: pytest.CaptureFixture[str]) -> None:
    bot, table = rogue("crash"), Table()
    assert [table.asks(bot) for _ in range(MOST_LOSSES + 4)] == [table.by_dice] * (MOST_LOSSES + 4)
    assert bot.faults == {Fault.GONE: MOST_LOSSES, Fault.GIVEN_UP: 4}
    told = capfd.readouterr().err
    assert told.count("\n") == 2
    assert "failed 3 times in a row and is not started again; dice choose a legal move" in told


def test_games_with_a_hopeless_bot_come_to_an_end(rogue: Any) -> None:
    bot = rogue("crash")
    play(GAME, [bot, Dice()], seed=1)
    assert bot.faults[Fault.GIVEN_UP] > 10


def test_nobody_waits_for_a_process_that_does_not_read() -> None:
    """Not even with more to say than a pipe holds."""
    dialogue = Dialogue([sys.executable, str(ROGUES), "mute"])
    began = time.monotonic()
    dialogue.say(b"x" * 10_000_000 + b"\n")
    assert dialogue.hear(began + SHORT) is None
    dialogue.break_off()
    assert time.monotonic() - began < 10 * SHORT


# Commands that are none


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
        Outside(text)


@pytest.mark.parametrize(
    ("way", "seconds", "complaint"),
    [
        ("crash_at_once", LONG, "ended with exit code 4"),
        ("mute", SHORT, "gave no answer within 0.5 s"),
        ("foreign", SHORT, "gave no answer within 0.5 s"),
    ],
)
def test_a_program_that_does_not_introduce_itself_is_an_error_before_anybody_plays(
    rogue: Any, way: str, seconds: float, complaint: str
) -> None:
    bot, table = rogue(way, seconds_to_start=seconds), Table()
    with pytest.raises(UnknownBot, match=f"{complaint}; expected a program that introduces itself"):
        bot.prepare(GAME)
    assert table.asks(bot) == table.by_dice, "later, it is a fault like others"


def test_a_file_that_the_system_cannot_run_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x7fELF")
    file.chmod(0o755)
    with pytest.raises(UnknownBot, match="cannot be started: Exec format error"):
        Outside(str(file)).prepare(GAME)


def test_complaints_about_a_long_command_say_why() -> None:
    with pytest.raises(UnknownBot, match=r"that can be run$") as told:
        Outside("x" * 9999)
    assert len(str(told.value)) < 500


# Preparing


def test_the_process_that_introduced_itself_plays(rogue: Any, tmp_path: Path) -> None:
    bot, table = rogue("start_once", tmp_path / "started"), Table()
    bot.prepare(GAME)
    bot.prepare(GAME)
    assert bot.title == "Rogue"
    assert table.asks(bot) == table.last
    assert not bot.faults


def test_a_process_that_nobody_asks_is_let_go(rogue: Any, tmp_path: Path) -> None:
    file = tmp_path / "farewell"
    bot = rogue("farewell", file)
    bot.prepare(GAME)
    bot.close()
    assert file.read_text() == "goodbye"


# The end


def test_a_bot_that_is_let_go_sees_the_end_of_its_input_and_can_be_asked_again(rogue: Any, tmp_path: Path) -> None:
    file = tmp_path / "farewell"
    bot, table = rogue("farewell", file), Table()
    table.asks(bot)
    bot.close()
    assert file.read_text() == "goodbye"
    assert table.asks(bot) == table.last
    assert not bot.faults


@pytest.mark.parametrize("ways", [("stay",), ("wrapper", "stay"), ("abandon",)])
def test_a_bot_that_does_not_leave_is_killed(rogue: Any, tmp_path: Path, ways: tuple[str, ...]) -> None:
    """So is whoever it has started, be it the bot itself behind a wrapper."""
    file = tmp_path / "there"
    bot = rogue(*ways, file)
    Table().asks(bot)
    assert becomes(is_there, file)
    bot.close()
    assert becomes(is_gone, file)


def test_a_bot_behind_a_wrapper_that_is_late_is_killed(rogue: Any, tmp_path: Path) -> None:
    file = tmp_path / "there"
    bot, table = rogue("wrapper", "late_and_stay", file, seconds=SHORT), Table()
    assert table.asks(bot) == table.by_dice
    assert bot.faults == {Fault.LATE: 1}
    assert becomes(is_gone, file)


def test_processes_end_with_the_interpreter(tmp_path: Path) -> None:
    file = tmp_path / "farewell"
    asks_and_leaves = f"""
from emporion.bots.outside import Outside
from tests.bots.test_outside import Table
bot = Outside({command(ROGUES, "farewell", file)!r})
Table().asks(bot)
"""
    subprocess.run([sys.executable, "-c", asks_and_leaves], cwd=ROOT, check=True, timeout=60)
    assert file.read_text() == "goodbye"


def becomes(what: Callable[[Path], bool], file: Path) -> bool:
    """Whether that is so before long."""
    until = time.monotonic() + LONG
    while not what(file) and time.monotonic() < until:
        time.sleep(0.01)
    return what(file)


def is_there(file: Path) -> bool:
    return file.exists() and not is_gone(file)


def is_gone(file: Path) -> bool:
    """Whether nobody has locked the file any more."""
    with file.open() as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
