"""Digests of random games: all decisions with their legal actions, all events, and the results, for every game, number
of players and option set. They do not depend on the layout of the state, so a change of the sources that leaves them
alone has not changed play.

`python -m tests.digests` writes them anew; do that only if the rules were meant to change.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.digest import play_digest
from tests.option_sets import CASES, case_id, random_decisions

PATH = Path(__file__).parent / "digests.json"
SEEDS = (41, 42)
LONGEST = 600  # decisions; random players take thousands in some games


def digest_of(game: Game, players: int, options: dict[str, Any]) -> str:
    """The digest of a few random games, or of their beginnings."""
    return "-".join(digest_of_game(game, players, options, seed) for seed in SEEDS)


def digest_of_game(game: Game, players: int, options: dict[str, Any], seed: int) -> str:
    decisions, events = [], []
    for state, legal, action in islice(random_decisions(game, players, options, seed), LONGEST):
        decisions.append((reference.actor(game, state), *legal, action))
        last = state.clone()
        events += reference.play(game, last, action)
    return play_digest(decisions, game.events.digested(events), reference.result(game, last))


def stored() -> dict[str, str]:
    """The digest of each case."""
    found: dict[str, str] = json.loads(PATH.read_text(encoding="utf-8"))
    return found


def write() -> None:
    digests = {case_id(case): digest_of(find(case[0]), *case[1:]) for case in CASES}
    PATH.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
