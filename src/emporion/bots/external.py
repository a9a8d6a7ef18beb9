"""External bots: programs in any language that read what their seat knows and answer with a move.

Nothing such a program does stops a game: where it gives no legal move, a random one is played, and the fault is counted
and reported. `protocol.py` defines the messages. Bot names say `outside:COMMAND`, also in records.
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
from emporion.bots.bot import RandomBot
from emporion.kernel import reference
from emporion.kernel.compilation import Progress
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import BadMove, UnknownBot, printable

PREFIX = "outside:"
SECONDS_TO_START = 10.0
SECONDS_TO_DECIDE = 5.0
SECONDS_TO_EXIT = 1.0  # after the end of its input, after SIGTERM and after SIGKILL
MOST_CRASHES = 3  # in a row, after which the program is not restarted
MOST_UNREAD = 1000  # lines in the queue; no bot that works writes nearly as many
LONGEST_QUOTE = 200  # characters of a command or an answer that an error message repeats

Message = TypeVar("Message")


class Fault(StrEnum):
    """What an external bot can do wrong."""

    LATE = "gave no answer in time"
    EXITED = "ended, or closed its output"
    TOO_MUCH = "wrote too much"
    STRAY = "wrote a line that answers no question"
    ILLEGAL = "chose an illegal move"
    GIVEN_UP = "was given up"


CRASHES = (Fault.LATE, Fault.EXITED, Fault.TOO_MUCH)  # after these, the process is replaced


class Failure(Exception):
    """The bot gave no legal move; says why."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = fault


class ExternalBot:
    """A bot in other processes: one per seat, so that none knows what two seats know. They are started when first
    needed, and stay for later decisions and games."""

    def __init__(
        self, command: str, seconds: float = SECONDS_TO_DECIDE, seconds_to_start: float = SECONDS_TO_START
    ) -> None:
        self.name = f"{PREFIX}{command}"
        self.title = ""
        """The program's own name, from its introduction."""
        self.faults: Counter[Fault] = Counter()
        self._arguments = split_command(command)
        self._seconds, self._seconds_to_start = seconds, seconds_to_start
        self._connections: dict[int, Connection] = {}
        self._unseated: list[Connection] = []
        self._crashes = 0
        self._lock = Lock()

    def config_for(self, game: Game, players: int) -> None:
        """It cannot be compiled."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Start a process and read its introduction; the first seat to ask gets it. A program that is no bot is an
        error here; during a game, random moves replace one that fails."""
        with self._lock:
            if self._connections or self._unseated:
                return
            try:
                self._unseated.append(self._introduced())
            except Failure as failure:
                expected = "expected a program that introduces itself, see docs/bots.md"
                raise UnknownBot(f"{self}: {failure}; {expected}") from None

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = reference.actor(game, concealed)
        with self._lock:
            try:
                return self._ask(seat, game, concealed, legal)
            except Failure as failure:
                self._handle(failure, seat)
        return RandomBot().choose(game, concealed, legal, rng)

    def close(self) -> None:
        """End the processes. A later question starts new ones."""
        for connection in (*self._connections.values(), *self._unseated):
            connection.end()
        self._connections.clear()
        self._unseated.clear()

    def _ask(self, seat: int, game: Game, concealed: Concealed, legal: Sequence[int]) -> int:
        connection = self._connections.get(seat) or self._seated(seat)
        request = connection.next_request()
        connection.send(protocol.question_line(request, game, concealed, legal, round(1000 * self._seconds)))
        answer = self._receive(connection, lambda line: protocol.read_answer(line, request), self._seconds)
        self._crashes = 0
        return parse_choice(answer.action, game, legal)

    def _seated(self, seat: int) -> Connection:
        if self._crashes >= MOST_CRASHES:
            raise Failure(Fault.GIVEN_UP, f"failed {MOST_CRASHES} times in a row and is not restarted")
        self._connections[seat] = self._unseated.pop() if self._unseated else self._introduced()
        return self._connections[seat]

    def _introduced(self) -> Connection:
        """A new process that has introduced itself."""
        try:
            connection = Connection(self._arguments)
        except OSError as problem:
            raise Failure(Fault.EXITED, f"cannot be started: {problem.strerror}") from None
        connection.send(protocol.hello_line())
        try:
            self.title = self._receive(connection, protocol.read_introduction, self._seconds_to_start).name
        except Failure:
            connection.abort()
            raise
        return connection

    def _receive(self, connection: Connection, read: Callable[[bytes], Message], seconds: float) -> Message:
        """The first line that is the expected message. All others are skipped, whenever they were written: a decision
        must not depend on timing."""
        until = time.monotonic() + seconds
        while True:
            line = connection.receive(until)
            if line is None:
                raise Failure(Fault.LATE, f"gave no answer within {seconds:g} s")
            try:
                return read(line)
            except protocol.Stray as stray:
                self._report(Fault.STRAY, f"a line is skipped: {stray}")

    def _handle(self, failure: Failure, seat: int) -> None:
        """Report a failure; a crashed process is replaced at the next question."""
        if failure.fault in CRASHES:
            self._crashes += 1
            if connection := self._connections.pop(seat, None):
                connection.abort()
        self._report(failure.fault, f"{failure}; a random legal move is played")

    def _report(self, fault: Fault, sentence: str) -> None:
        """Count a fault. Only the first of each kind is printed: there may be thousands."""
        self.faults[fault] += 1
        if self.faults[fault] == 1:
            print(f"{self}: {sentence}", file=sys.stderr)

    def __str__(self) -> str:
        return printable(f"{self.name} ({self.title})" if self.title else self.name, LONGEST_QUOTE)


def split_command(command: str) -> list[str]:
    """The arguments of a command, with the program's full path. No shell is involved."""
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


def parse_choice(action: int | str, game: Game, legal: Sequence[int]) -> int:
    """The legal action that an answer names by id or in notation."""
    try:
        chosen = game.parse_action(action) if isinstance(action, str) else action
    except BadMove as problem:
        raise Failure(Fault.ILLEGAL, printable(str(problem), LONGEST_QUOTE)) from None
    if chosen not in legal:
        raise Failure(Fault.ILLEGAL, f"{printable(str(action), LONGEST_QUOTE)!r} is not legal now")
    return chosen


class Connection:
    """Lines to and from a process. Threads write and read them, so that a process that does neither blocks nothing. The
    process ends with the connection, at the latest when the interpreter exits."""

    def __init__(self, arguments: Sequence[str]) -> None:
        # A new session: Ctrl-C on our terminal does not reach the bot, and its child processes can be ended with it.
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

    def abort(self) -> None:
        """Terminate the process at once."""
        terminate(self._process)
        self.end()

    def send(self, line: bytes) -> None:
        self._to_write.put(line)

    def receive(self, until: float) -> bytes | None:
        """The next line, or None if none comes in time; raises Failure if no more will come."""
        left = until - time.monotonic()
        if left <= 0:  # a process that writes without pause must not keep us here
            return None
        try:
            line = self._read.get(timeout=left)
        except Empty:
            return None
        if line is None:
            raise Failure(Fault.EXITED, self._how_it_ended())
        if isinstance(line, Failure):
            raise line
        return line

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(SECONDS_TO_EXIT)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"


def write_lines(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    """Write lines until None. If the process has closed its input, the missing answer is noticed elsewhere."""
    with suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def read_lines(stream: IO[bytes], lines: SimpleQueue[bytes | Failure | None]) -> None:
    """Read lines until the end, which is None, or until there are too many."""
    with stream:
        while line := stream.readline(protocol.LONGEST_LINE + 1):
            if len(line) > protocol.LONGEST_LINE:
                lines.put(Failure(Fault.TOO_MUCH, f"wrote a line of more than {protocol.LONGEST_LINE:,} bytes"))
                return
            if lines.qsize() >= MOST_UNREAD:
                lines.put(Failure(Fault.TOO_MUCH, f"wrote {MOST_UNREAD:,} unrequested lines"))
                return
            lines.put(line)
    lines.put(None)


def end_process(process: subprocess.Popen[bytes], to_write: SimpleQueue[bytes | None]) -> None:
    """Close its input, then terminate, then kill. The process group is killed in any case: the process may be a wrapper
    that exits before the bot does."""
    to_write.put(None)
    for end in (subprocess.Popen.poll, terminate, kill):
        end(process)
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_EXIT)
            break
    kill(process)


def terminate(process: subprocess.Popen[bytes]) -> None:
    """Ask its process group to exit."""
    if hasattr(os, "killpg"):
        signal_group(signal.SIGTERM, process)
    else:
        process.terminate()


def kill(process: subprocess.Popen[bytes]) -> None:
    """End its process group."""
    if hasattr(os, "killpg"):
        signal_group(signal.SIGKILL, process)
    else:
        process.kill()


def signal_group(number: signal.Signals, process: subprocess.Popen[bytes]) -> None:
    """Signal all processes of the session, even if its leader has exited."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
