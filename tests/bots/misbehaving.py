"""Misbehaving external bots, one function each: `python misbehaving.py WAY [FILE]`.

Unless a function says otherwise, a bot answers with the id of the last legal move.
"""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Line = dict[str, Any]
FOREVER = 3600


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def introduce() -> None:
    say({"protocol": 1, "name": "Rogue"})


def questions() -> Iterator[Line]:
    """Introduce ourselves, then yield the questions."""
    sys.stdin.readline()
    introduce()
    for line in sys.stdin:
        yield json.loads(line)


def answer(question: Line, action: object = None) -> None:
    say({"request": question["request"], "action": question["legal"][-1]["id"] if action is None else action})


def good() -> None:
    for question in questions():
        answer(question)


def by_notation() -> None:
    for question in questions():
        answer(question, f"  {question['legal'][-1]['say'].upper()} ")


def mute() -> None:
    time.sleep(FOREVER)


def crash_at_once() -> None:
    sys.exit(4)


def start_once() -> None:
    """Plays if it is the first process, which the file remembers; others exit at once."""
    file = Path(sys.argv[2])
    if file.exists():
        sys.exit(4)
    file.touch()
    good()


def foreign() -> None:
    """Speaks a later version of the protocol."""
    say({"protocol": 2, "name": "Rogue"})
    time.sleep(FOREVER)


def deaf() -> None:
    introduce()
    time.sleep(FOREVER)


def late() -> None:
    for _ in questions():
        time.sleep(FOREVER)


def late_once() -> None:
    """Does not answer the first question of all its processes, which the file remembers."""
    file = Path(sys.argv[2])
    for question in questions():
        if not file.exists():
            file.touch()
            time.sleep(FOREVER)
        answer(question)


def crash() -> None:
    for _ in questions():
        sys.exit(3)


def killed() -> None:
    for _ in questions():
        os.kill(os.getpid(), signal.SIGKILL)


def one_answer() -> None:
    """Answers and exits."""
    for question in questions():
        answer(question)
        sys.exit(0)


def close_output() -> None:
    for _ in questions():
        os.close(sys.stdout.fileno())
        time.sleep(FOREVER)


def chatter() -> None:
    """Writes extra lines before and after the answer."""
    print("ready", flush=True)
    for question in questions():
        say({"thinking": True})
        answer(question)
        print("\N{RELIEVED FACE}", flush=True)


def garbage() -> None:
    for _ in questions():
        sys.stdout.buffer.write(b"\xff\xfe{[\n")
        sys.stdout.buffer.flush()


def wrong_request() -> None:
    for question in questions():
        answer({**question, "request": question["request"] + 1})


def no_action() -> None:
    for question in questions():
        say({"request": question["request"], "move": question["legal"][0]["id"]})


def illegal_number() -> None:
    for question in questions():
        answer(question, -1)


def illegal_notation() -> None:
    for question in questions():
        answer(question, "pass")


def no_move() -> None:
    for question in questions():
        answer(question, "fly \x1b[2J" + 1000 * "away ")


def long_line() -> None:
    for _ in questions():
        print("x" * 1_000_000, flush=True)
        time.sleep(FOREVER)


def flood() -> None:
    """Writes endlessly after an answer."""
    for question in questions():
        answer(question)
        while True:
            print("and another thing", flush=True)


def ramble() -> None:
    """Writes endlessly and never answers."""
    for _ in questions():
        while True:
            print("on the other hand", flush=True)


def several_seats() -> None:
    """Exits when it is asked for another seat."""
    seats = set()
    for question in questions():
        seats.add(question["seat"])
        if len(seats) > 1:
            sys.exit(5)
        answer(question)


@contextmanager
def ignores_sigterm() -> Iterator[None]:
    """Ignores SIGTERM; the file is locked as long as the process lives."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with Path(sys.argv[2]).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def stay() -> None:
    """Answers well, but does not exit."""
    with ignores_sigterm():
        good()
        time.sleep(FOREVER)


def late_and_stay() -> None:
    with ignores_sigterm():
        late()


def wrapper() -> None:
    """Starts another bot and waits for it."""
    subprocess.run([sys.executable, __file__, *sys.argv[2:]], check=False)


def abandon() -> None:
    """Exits when its input ends, but leaves a child process behind."""
    nowhere = subprocess.DEVNULL
    subprocess.Popen([sys.executable, __file__, "stay", sys.argv[2]], stdin=nowhere, stdout=nowhere)
    good()


def farewell() -> None:
    """Writes into the file when it exits."""
    good()
    Path(sys.argv[2]).write_text("goodbye")


if __name__ == "__main__":
    way: Callable[[], None] = globals()[sys.argv[1]]
    way()
