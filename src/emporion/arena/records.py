"""Games of a contest as records, which `emporion replay` shows and `emporion verify` checks."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from emporion.arena.contest import Contest, short_names
from emporion.arena.game import ContestGame, PlayedDeal
from emporion.arena.reasons import reason_of
from emporion.kernel.errors import EmporionError
from emporion.match import Match, Record, Seat, record_of, store
from emporion.match.match import LONGEST_NAME


def check_folder(folder: Path) -> None:
    """Refuse at once what could not be written later."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise EmporionError(f"{folder}: records cannot be written there: {reason_of(problem)}") from None


def write_records(folder: Path, contest: Contest, played: PlayedDeal, started: str) -> None:
    """A file for each game of a deal; those that are there already hold the same games."""
    for game in played.games:
        path = folder / file_name(contest, played.deal, game)
        if path.is_file():
            continue
        try:
            record = contest_record(contest, played.deal, game, started)
        except EmporionError as problem:  # it comes from a file of kept deals that somebody changed
            raise EmporionError(f"{path.name}: the kept game cannot be played: {problem}") from None
        store.write(path, record)


def file_name(contest: Contest, deal: int, game: ContestGame) -> str:
    """Another name for every contest, so that a folder can hold the games of many."""
    identity = hashlib.sha256(json.dumps(contest.identity(), sort_keys=True).encode()).hexdigest()[:8]
    return f"{contest.game}-{identity}-deal{deal:05}-lineup{game.lineup}-rotation{game.rotation}.json"


def contest_record(contest: Contest, deal: int, game: ContestGame, started: str) -> Record:
    """A game as if it had been played at a table."""
    bots = contest.lineups[game.lineup].seating(game.rotation)
    seats = [Seat(name, bot) for name, bot in zip(names_at_table(bots, contest), bots, strict=True)]
    match = Match(contest.rules, seats, [None] * len(seats), contest.options, contest.key_of(deal))
    draft: tuple[int, ...] = ()
    for move in game.moves:
        draft = (*draft, move)
        if match.draft(draft).complete:
            match.commit(match.actor, draft)
            draft = ()
    if draft:
        match.commit(match.actor, draft)
    return record_of(match, started)


def names_at_table(bots: tuple[str, ...], contest: Contest) -> list[str]:
    """Names that can be told apart and are short enough."""
    names = []
    for seat, bot in enumerate(bots):
        number = f" {bots[: seat + 1].count(bot)}" if bots.count(bot) > 1 else ""
        names.append(short_names(contest.rated, LONGEST_NAME - len(number))[bot] + number)
    return names
