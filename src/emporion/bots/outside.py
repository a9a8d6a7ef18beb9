"""Bots that other people wrote: programs in any language, which read what their seat knows and answer with a move.

Such a program can do anything wrong, and the game goes on all the same: where it gives no move that can be played, dice
choose one, and the fault is counted and told. What it is asked and what it may answer stands in `protocol.py`.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
import weakref
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO, TypeVar

from emporion.bots import protocol
from emporion.bots.dice import Dice
from emporion.kernel import reference
from emporion.kernel.compiled import Progress
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import BadMove, UnknownBot, printable

PREFIX = "outside:"
SECONDS_TO_START = 10.0
SECONDS_TO_DECIDE = 5.0
SECONDS_TO_LEAVE = 1.0  # after each of our requests to do so, which become less and less polite
MOST_LOSSES = 3  # in a row, after which the program is not started again
MOST_UNREAD = 1000  # lines that wait for us: far from what anybody writes who is not out of order
LONGEST_QUOTE = 200  # characters of a command or an answer that a complaint repeats, and still has room to say why

Heard = TypeVar("Heard")


class Fault(StrEnum):
    """What an outside bot can do wrong."""

    LATE = "gave no answer in time"
    GONE = "ended, or closed its output"
    TOO_MUCH = "wrote too much"
    STRAY = "wrote what answers no question"
    ILLEGAL = "chose what is not legal"
    GIVEN_UP = "was given up"


LOSSES = (Fault.LATE, Fault.GONE, Fault.TOO_MUCH)  # there is no talking to the process any more


class Failure(Exception):
    """Why there is no move of the bot that can be played."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = fault


class Outside:
    """A bot that is a process, or several: each seat has one of its own, so that none sees through two pairs of eyes.
    They are started when they are first needed, and stay for later decisions and games."""

    def __init__(
        self, command: str, seconds: float = SECONDS_TO_DECIDE, seconds_to_start: float = SECONDS_TO_START
    ) -> None:
        self.name = f"{PREFIX}{command}"
        self.title = ""
        """What the program calls itself, once it has introduced itself."""
        self.faults: Counter[Fault] = Counter()
        self._arguments = arguments_of(command)
        self._seconds, self._seconds_to_start = seconds, seconds_to_start
        self._dialogues: dict[int, Dialogue] = {}
        self._without_a_seat: list[Dialogue] = []
        self._losses = 0
        self._one_at_a_time = Lock()

    def mind_for(self, game: Game, players: int) -> None:
        """We do not know how it thinks."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Start it and hear who it is, for the seat that asks first. Before anybody plays, a program that is no bot is
        an error; later, dice stand in for one that fails."""
        with self._one_at_a_time:
            if self._dialogues or self._without_a_seat:
                return
            try:
                self._without_a_seat.append(self._introduced())
            except Failure as failure:
                expected = "expected a program that introduces itself, see docs/bots.md"
                raise UnknownBot(f"{self}: {failure}; {expected}") from None

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = reference.actor(game, hidden)
        with self._one_at_a_time:
            try:
                return self._ask(seat, game, hidden, legal)
            except Failure as failure:
                self._cope_with(failure, seat)
        return Dice().choose(game, hidden, legal, rng)

    def close(self) -> None:
        """Let the processes go. Whoever asks again starts new ones."""
        for dialogue in (*self._dialogues.values(), *self._without_a_seat):
            dialogue.end()
        self._dialogues.clear()
        self._without_a_seat.clear()

    def _ask(self, seat: int, game: Game, hidden: Concealed, legal: Sequence[int]) -> int:
        dialogue = self._dialogues.get(seat) or self._seated(seat)
        request = dialogue.next_request()
        dialogue.say(protocol.question_line(request, game, hidden, legal, round(1000 * self._seconds)))
        answer = self._hear(dialogue, lambda line: protocol.read_answer(line, request), self._seconds)
        self._losses = 0
        return action_meant(answer.action, game, legal)

    def _seated(self, seat: int) -> Dialogue:
        if self._losses >= MOST_LOSSES:
            raise Failure(Fault.GIVEN_UP, f"failed {MOST_LOSSES} times in a row and is not started again")
        self._dialogues[seat] = self._without_a_seat.pop() if self._without_a_seat else self._introduced()
        return self._dialogues[seat]

    def _introduced(self) -> Dialogue:
        """A new process, once it has said who it is."""
        try:
            dialogue = Dialogue(self._arguments)
        except OSError as problem:
            raise Failure(Fault.GONE, f"cannot be started: {problem.strerror}") from None
        dialogue.say(protocol.hello_line())
        try:
            self.title = self._hear(dialogue, protocol.read_introduction, self._seconds_to_start).name
        except Failure:
            dialogue.break_off()
            raise
        return dialogue

    def _hear(self, dialogue: Dialogue, read: Callable[[bytes], Heard], seconds: float) -> Heard:
        """The first line that is what we wait for. All others are skipped, whenever they were written: a decision must
        not depend on which of us was quicker."""
        until = time.monotonic() + seconds
        while True:
            line = dialogue.hear(until)
            if line is None:
                raise Failure(Fault.LATE, f"gave no answer within {seconds:g} s")
            try:
                return read(line)
            except protocol.Stray as stray:
                self._report(Fault.STRAY, f"a line is skipped: {stray}")

    def _cope_with(self, failure: Failure, seat: int) -> None:
        """A process that there is no talking to makes room for a new one."""
        if failure.fault in LOSSES:
            self._losses += 1
            if dialogue := self._dialogues.pop(seat, None):
                dialogue.break_off()
        self._report(failure.fault, f"{failure}; dice choose a legal move")

    def _report(self, fault: Fault, sentence: str) -> None:
        """Only the first of a kind is told: there may be thousands."""
        self.faults[fault] += 1
        if self.faults[fault] == 1:
            print(f"{self}: {sentence}", file=sys.stderr)

    def __str__(self) -> str:
        return printable(f"{self.name} ({self.title})" if self.title else self.name, LONGEST_QUOTE)


def arguments_of(command: str) -> list[str]:
    """The words of a command, with the program where it is found; nothing else in it has a meaning, as no shell reads
    it."""
    name = printable(f"{PREFIX}{command}", LONGEST_QUOTE)
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise UnknownBot(f"{name}: {str(problem).lower()}; quote as in a shell") from None
    if not words:
        raise UnknownBot(f"{name}: no command; expected for example {PREFIX}python my_bot.py")
    program = shutil.which(words[0])
    if program is None:
        raise UnknownBot(f"{name}: there is no program {printable(words[0], LONGEST_QUOTE)!r} that can be run")
    return [program, *words[1:]]


def action_meant(action: int | str, game: Game, legal: Sequence[int]) -> int:
    """The legal action that a bot named by its number or in notation."""
    try:
        chosen = game.parse_action(action) if isinstance(action, str) else action
    except BadMove as problem:
        raise Failure(Fault.ILLEGAL, printable(str(problem), LONGEST_QUOTE)) from None
    if chosen not in legal:
        raise Failure(Fault.ILLEGAL, f"{printable(str(action), LONGEST_QUOTE)!r} is not legal now")
    return chosen


class Dialogue:
    """Lines to and from a process. Threads write and read them, so that nobody waits for a process that does neither
    read nor write. It ends with us, at the latest when the interpreter does."""

    def __init__(self, arguments: Sequence[str]) -> None:
        # In a session of its own: Ctrl-C on our terminal is not for the bot, and what it starts can be ended with it.
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._read: SimpleQueue[bytes | Failure | None] = SimpleQueue()
        Thread(target=write_lines, args=(self._process.stdin, self._to_write), daemon=True).start()
        Thread(target=read_lines, args=(self._process.stdout, self._read), daemon=True).start()
        self._requests = 0
        self.end = weakref.finalize(self, end_process, self._process, self._to_write)

    def next_request(self) -> int:
        self._requests += 1
        return self._requests

    def break_off(self) -> None:
        """End it without waiting for it to leave by itself."""
        terminate(self._process)
        self.end()

    def say(self, line: bytes) -> None:
        self._to_write.put(line)

    def hear(self, until: float) -> bytes | None:
        """The next line, or None if there is none in time; a Failure if there will be no more."""
        left = until - time.monotonic()
        if left <= 0:  # whoever writes without pause would keep us here for ever
            return None
        try:
            heard = self._read.get(timeout=left)
        except Empty:
            return None
        if heard is None:
            raise Failure(Fault.GONE, self._how_it_went())
        if isinstance(heard, Failure):
            raise heard
        return heard

    def _how_it_went(self) -> str:
        try:
            code = self._process.wait(SECONDS_TO_LEAVE)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"


def write_lines(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    """Up to None. A process that has closed its input gives no answers either, which is noticed elsewhere."""
    with suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def read_lines(stream: IO[bytes], lines: SimpleQueue[bytes | Failure | None]) -> None:
    """Up to the end, which is None, or until it is too much."""
    with stream:
        while line := stream.readline(protocol.LONGEST_LINE + 1):
            if len(line) > protocol.LONGEST_LINE:
                lines.put(Failure(Fault.TOO_MUCH, f"wrote a line of more than {protocol.LONGEST_LINE:,} bytes"))
                return
            if lines.qsize() >= MOST_UNREAD:
                lines.put(Failure(Fault.TOO_MUCH, f"wrote {MOST_UNREAD:,} lines that nobody asked for"))
                return
            lines.put(line)
    lines.put(None)


def end_process(process: subprocess.Popen[bytes], to_write: SimpleQueue[bytes | None]) -> None:
    """The end of its input should be enough. Nobody stays behind: what we started may only be a wrapper, which leaves
    before the bot does."""
    to_write.put(None)
    for insist in (subprocess.Popen.poll, terminate, kill):
        insist(process)
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_LEAVE)
            break
    kill(process)


def terminate(process: subprocess.Popen[bytes]) -> None:
    """Ask it, and all that it has started, to leave."""
    if hasattr(os, "killpg"):
        send(signal.SIGTERM, process)
    else:
        process.terminate()


def kill(process: subprocess.Popen[bytes]) -> None:
    """End it, and all that it has started."""
    if hasattr(os, "killpg"):
        send(signal.SIGKILL, process)
    else:
        process.kill()


def send(how: signal.Signals, process: subprocess.Popen[bytes]) -> None:
    """To the group of a process that has a session of its own, whether or not it is still there itself."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, how)
