"""The file that keeps the deals of a contest as they are played, so that it can go on where it was stopped.

It holds JSON lines: what identifies the contest, then a line for each finished deal, in the order in which they were
finished. Whoever is killed while writing leaves half a line, which is dropped and played again. Only one process writes
at a time: a second one would drop the line that the first one is about to finish.
"""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec

from emporion.arena.contest import Contest
from emporion.arena.game import ContestGame, PlayedDeal
from emporion.arena.reasons import reason_of
from emporion.files import FileInUse, lock_file
from emporion.kernel.errors import EmporionError, printable

FORMAT = "emporion contest 1"
LONGEST_SHOWN = 100  # characters of a field that differs


class KeptDeals:
    """The deals of one contest in a file that is open for more."""

    def __init__(self, file: BinaryIO, lock: ExitStack, deals: dict[int, PlayedDeal]) -> None:
        self.file = file
        self.deals = deals
        self._lock = lock

    @classmethod
    def open(cls, path: Path, contest: Contest) -> Self:
        """The file of a contest, a new one if there is none; that of another contest is refused."""
        with ExitStack() as stack:
            file = stack.enter_context(opened(path))
            lock = stack.enter_context(locked(path))
            found = cls(file, lock, go_on(file, path, contest))
            stack.pop_all()
        return found

    def add(self, deal: PlayedDeal) -> None:
        self.file.write(msgspec.json.encode(deal) + b"\n")
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self._lock.close()


def opened(path: Path) -> BinaryIO:
    """A file to read and write; devices and folders are not for keeping things."""
    try:
        if path.exists() and not path.is_file():
            raise EmporionError(f"{path}: the contest cannot be kept there: it is not a file")
        return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
    except (OSError, ValueError) as problem:
        raise EmporionError(f"{path}: the contest cannot be kept there: {reason_of(problem)}") from None


def locked(path: Path) -> ExitStack:
    """The lock of the file. It is another file, as Windows lets nobody read what is locked."""
    try:
        return lock_file(path.with_name(f"{path.name}.lock"))
    except FileInUse:
        raise EmporionError(
            f"{path}: another contest is writing there; wait for its end, or name another file"
        ) from None
    except OSError as problem:
        raise EmporionError(f"{path}: the contest cannot be kept there: {reason_of(problem)}") from None


def go_on(file: BinaryIO, path: Path, contest: Contest) -> dict[int, PlayedDeal]:
    """The deals in a file, which then stands where the next one is to be written."""
    content = file.read()
    whole = content[: content.rfind(b"\n") + 1]
    if not whole and content and not header_of(contest).startswith(content):
        raise EmporionError(f"{path}: is not the file of a contest; nothing was changed")
    lines = whole.splitlines()
    if lines:
        check_header(lines[0], path, contest)
    deals = [deal_of(line, f"{path}, line {number}", contest) for number, line in enumerate(lines[1:], start=2)]
    file.seek(len(whole))
    file.truncate()
    if not lines:
        file.write(header_of(contest))
        file.flush()
    return {each.deal: each for each in deals}


def header_of(contest: Contest) -> bytes:
    return json.dumps({"format": FORMAT, **contest.identity()}).encode() + b"\n"


def check_header(line: bytes, path: Path, contest: Contest) -> None:
    """Only deals of the very same contest can be put together."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise EmporionError(f"{path}: is not the file of a contest; nothing was changed")
    for name, expected in contest.identity().items():
        if found.get(name) != expected:
            since = "rules or bots have changed since: " if name == "code" else ""
            differs = f"{name} is {as_read(found.get(name))} there, {as_read(expected)} here"
            raise EmporionError(f"{path}: holds another contest: {since}{differs}")


def as_read(value: Any) -> str:
    return printable(json.dumps(value, ensure_ascii=False), LONGEST_SHOWN)


def deal_of(line: bytes, where: str, contest: Contest) -> PlayedDeal:
    """A line of the file; each deal has all its games."""
    try:
        deal = msgspec.json.decode(line, type=PlayedDeal)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise EmporionError(f"{where}: is not a deal: {problem}") from None
    places = [(game.lineup, game.rotation) for game in deal.games]
    if deal.deal < 0 or places != contest.places(deal.deal) or not all(can_be(game, contest) for game in deal.games):
        raise EmporionError(f"{where}: the games of this deal are not those of the contest")
    return deal


def can_be(game: ContestGame, contest: Contest) -> bool:
    """Whether somebody began and, if the game ended, somebody won."""
    seats = range(contest.players)
    places = range(1, contest.players + 1)
    return (
        all(len(row) == len(seats) for row in (game.scores, game.ranks, game.thinking))
        and game.first in seats
        and all(rank in places for rank in game.ranks)
        and (game.broken_off or 1 in game.ranks)
    )
