"""Deals of a tournament on disk: a checkpoint file to resume from, and records of the games.

A checkpoint is a file of JSON lines: what identifies the tournament, then a line for each deal, in the order in which
they finished. A process that is killed while writing leaves half a line, which is dropped and played again. Only one
process writes at a time: a second one would drop the line that the first one is about to finish.
"""

from __future__ import annotations

import hashlib
import json
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec

from emporion.arena.tournament import PlayedDeal, Tournament, TournamentGame, short_names
from emporion.files import FileInUse, lock_file, reason_of
from emporion.kernel.errors import EmporionError, printable
from emporion.match import Draft, Match, Record, Seat, record_of, store
from emporion.match.match import LONGEST_NAME

FORMAT = "emporion contest 1"
LONGEST_SHOWN = 100  # characters of a field that differs


class Checkpoint:
    """The finished deals of one tournament, in a file that is open for more."""

    def __init__(self, file: BinaryIO, lock: ExitStack, deals: dict[int, PlayedDeal]) -> None:
        self.file = file
        self.deals = deals
        self._lock = lock

    @classmethod
    def open(cls, path: Path, tournament: Tournament) -> Self:
        """Open or create the checkpoint of a tournament; that of another tournament is refused."""
        with ExitStack() as stack:
            file = stack.enter_context(open_file(path))
            lock = stack.enter_context(lock_checkpoint(path))
            found = cls(file, lock, load_deals(file, path, tournament))
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


def open_file(path: Path) -> BinaryIO:
    """Open a regular file for reading and writing."""
    try:
        if path.exists() and not path.is_file():
            raise EmporionError(f"{path}: the tournament cannot be kept there: it is not a file")
        return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
    except (OSError, ValueError) as problem:
        raise EmporionError(f"{path}: the tournament cannot be kept there: {reason_of(problem)}") from None


def lock_checkpoint(path: Path) -> ExitStack:
    """Lock another file beside the checkpoint: on Windows, a locked file cannot be read."""
    try:
        return lock_file(path.with_name(f"{path.name}.lock"))
    except FileInUse:
        raise EmporionError(
            f"{path}: another tournament is writing there; wait for its end, or name another file"
        ) from None
    except OSError as problem:
        raise EmporionError(f"{path}: the tournament cannot be kept there: {reason_of(problem)}") from None


def load_deals(file: BinaryIO, path: Path, tournament: Tournament) -> dict[int, PlayedDeal]:
    """The deals in a file, which is then positioned for the next one."""
    content = file.read()
    whole = content[: content.rfind(b"\n") + 1]
    if not whole and content and not header_of(tournament).startswith(content):
        raise EmporionError(f"{path}: is not the file of a tournament; nothing was changed")
    lines = whole.splitlines()
    if lines:
        check_header(lines[0], path, tournament)
    deals = [parse_deal(line, f"{path}, line {number}", tournament) for number, line in enumerate(lines[1:], start=2)]
    file.seek(len(whole))
    file.truncate()
    if not lines:
        file.write(header_of(tournament))
        file.flush()
    return {each.deal: each for each in deals}


def header_of(tournament: Tournament) -> bytes:
    return json.dumps({"format": FORMAT, **tournament.identity()}).encode() + b"\n"


def check_header(line: bytes, path: Path, tournament: Tournament) -> None:
    """Refuse the file of another tournament; the error names the field that differs."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise EmporionError(f"{path}: is not the file of a tournament; nothing was changed")
    for name, expected in tournament.identity().items():
        if found.get(name) != expected:
            since = "rules or bots have changed since: " if name == "code" else ""
            differs = f"{name} is {quote(found.get(name))} there, {quote(expected)} here"
            raise EmporionError(f"{path}: holds another tournament: {since}{differs}")


def quote(value: Any) -> str:
    return printable(json.dumps(value, ensure_ascii=False), LONGEST_SHOWN)


def parse_deal(line: bytes, where: str, tournament: Tournament) -> PlayedDeal:
    """A line of the file, which must have all games of its deal."""
    try:
        deal = msgspec.json.decode(line, type=PlayedDeal)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise EmporionError(f"{where}: is not a deal: {problem}") from None
    games = [(game.lineup, game.rotation) for game in deal.games]
    valid = deal.deal >= 0 and games == tournament.games_of(deal.deal)
    if not valid or not all(is_plausible(game, tournament) for game in deal.games):
        raise EmporionError(f"{where}: the games of this deal are not those of the tournament")
    return deal


def is_plausible(game: TournamentGame, tournament: Tournament) -> bool:
    """Whether all numbers fit the seats and, if the game ended, there is a winner."""
    seats = range(tournament.players)
    ranks = range(1, tournament.players + 1)
    return (
        all(len(row) == len(seats) for row in (game.scores, game.ranks, game.thinking))
        and game.first in seats
        and all(rank in ranks for rank in game.ranks)
        and (game.broken_off or 1 in game.ranks)
    )


# Records, for `emporion replay` and `emporion verify`.


def check_folder(folder: Path) -> None:
    """Create the folder of the records, so that errors come before the games."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise EmporionError(f"{folder}: records cannot be written there: {reason_of(problem)}") from None


def write_records(folder: Path, tournament: Tournament, played: PlayedDeal, started: str) -> None:
    """Write a file for each game of a deal; existing ones hold the same games."""
    for game in played.games:
        path = folder / file_name(tournament, played.deal, game)
        if path.is_file():
            continue
        try:
            record = record_of_game(tournament, played.deal, game, started)
        except EmporionError as problem:  # the checkpoint was edited
            raise EmporionError(f"{path.name}: the kept game cannot be played: {problem}") from None
        store.write(path, record)


def file_name(tournament: Tournament, deal: int, game: TournamentGame) -> str:
    """A name that is unique for each tournament, so that a folder can hold the games of many."""
    identity = hashlib.sha256(json.dumps(tournament.identity(), sort_keys=True).encode()).hexdigest()[:8]
    return f"{tournament.game}-{identity}-deal{deal:05}-lineup{game.lineup}-rotation{game.rotation}.json"


def record_of_game(tournament: Tournament, deal: int, game: TournamentGame, started: str) -> Record:
    """The record of a game, as if it had been played in a `Match`."""
    bots = tournament.lineups[game.lineup].seating(game.rotation)
    seats = [Seat(name, bot) for name, bot in zip(seat_names(bots, tournament), bots, strict=True)]
    match = Match(tournament.rules, seats, [None] * len(seats), tournament.options, tournament.key_of(deal))
    draft: Draft | None = None
    for move in game.moves:
        draft = match.extend(draft or match.draft(()), (move,))
        if draft.ends_bot_move:
            match.accept(match.proposal_of(draft))
            draft = None
    if draft:
        match.accept(match.proposal_of(draft))
    return record_of(match, started)


def seat_names(bots: tuple[str, ...], tournament: Tournament) -> list[str]:
    """Distinct names that are short enough for a record."""
    names = []
    for seat, bot in enumerate(bots):
        number = f" {bots[: seat + 1].count(bot)}" if bots.count(bot) > 1 else ""
        names.append(short_names(tournament.rated, LONGEST_NAME - len(number))[bot] + number)
    return names
