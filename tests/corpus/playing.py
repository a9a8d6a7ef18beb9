"""Playing the games of the corpus: first those of mixed bots; then random games go on until everything was shown.
Of these only those that show something new are kept."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice

from emporion.games import find
from emporion.kernel.contract import Game
from emporion.match import Match, record_of
from tests.corpus import RecordedGame, path_of, save
from tests.corpus.coverage import shown, wanted
from tests.corpus.tables import BOTS, table
from tests.corpus.trail import trail_of

MIXED_GAMES = 300
FIRST_TRY, MOST_TRIES = 10_000, 3_000  # games that are played in search of what is missing
MOST_COMMITS = 300  # of a game; random bots alone play Dale for much longer at times, which would make the tests slow
STARTED = "2026-01-01T00:00:00Z"  # all of them, so that the same games make the same file


def matches(game: Game, first: int, mix: tuple[str, ...]) -> Iterator[Match]:
    """Matches from that number on that came to their ends."""
    for number in count(first):
        match = table(game, number, mix)
        if plays_to_the_end(match):
            yield match


def plays_to_the_end(match: Match) -> bool:
    """Let the bots play, unless it takes them too long."""
    for _ in islice(match.play_bots(), MOST_COMMITS):
        pass
    return match.over


def write(name: str) -> set[str]:
    """Write the games of a game; what they do not show."""
    game = find(name)
    kept: list[RecordedGame] = []
    missing = wanted(game)
    for match in islice(matches(game, 0, BOTS), MIXED_GAMES):
        missing -= keep(game, match, kept)
        if len(kept) % 50 == 0:
            print(f"{game.title}: {len(kept)} games …", file=sys.stderr, flush=True)
    for match in islice(matches(game, FIRST_TRY, ("random",)), MOST_TRIES):
        if not missing:
            break
        if missing & shown(game, record_of(match, STARTED)):
            missing -= keep(game, match, kept)
    save(game.name, kept)
    print(f"{game.title}: {len(kept)} games, {path_of(game.name).stat().st_size // 1000} kB")
    return missing


def keep(game: Game, match: Match, kept: list[RecordedGame]) -> set[str]:
    """Record a match; what it shows."""
    record = record_of(match, STARTED)
    kept.append(RecordedGame(record, trail_of(game, record)))
    return shown(game, record)
