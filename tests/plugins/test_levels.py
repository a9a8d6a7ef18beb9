"""The levels of a game without a network, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion.bots.levels import CLASSIC, LEVELS
from emporion.games import find
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import BadArguments
from emporion.locales import LANGUAGES, Translator
from emporion.match import PERSON, Match, Seat, dumps
from emporion.match.replay import record_of
from emporion.terminal.commands import check_levels, session_of
from tests.plugins.installation import GAME
from tests.test_cli import run

MISSING = [level for level in LEVELS if level not in CLASSIC]


@pytest.mark.parametrize("level", MISSING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_that_the_game_lacks_is_an_error_of_one_line(plugin: Path, level: str, language: str) -> None:
    done = run("play", GAME, "--bots", f"trader,{level}", "--lang", language)
    known = ", ".join(CLASSIC)
    said = Translator(language).translate("bot-no-such-level", title=find(GAME).title, found=level, known=known)
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines() == [done.err.rstrip("\n")]
    assert done.err.rstrip("\n").endswith(said)


def test_other_bots_are_no_levels(plugin: Path) -> None:
    check_levels(find(GAME), [*CLASSIC, "random", "search:10", PERSON])
    with pytest.raises(BadArguments):
        check_levels(find(GAME), ["random", "master"])


def test_a_saved_game_against_a_level_that_is_gone_is_not_resumed(plugin: Path, tmp_path: Path) -> None:
    game = find(GAME)
    match = Match(game, [Seat("Ada", PERSON), Seat("Elissa", "master")], [None, None], {}, key_from_seed(1))
    path = tmp_path / "record.json"
    path.write_text(dumps(record_of(match, "2026-01-01T00:00:00+00:00")))
    with pytest.raises(BadArguments, match="bot-no-such-level"):
        session_of(path, [], "en")
