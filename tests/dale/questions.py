"""Every question of the game as the server sends it to a seat, for the test that the browser can answer them all.

python -m tests.dale.questions        rewrites web/src/games/dale/questions.json
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from emporion.games.dale.notation.action_notation import NOTATION
from emporion.games.dale.rules.agenda import LAST_QUESTION, Step
from emporion.server.protocol import Seen
from emporion.server.room import frames
from emporion.server.room.table import Table
from tests.server.hidden_information import new_table

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "dale" / "questions.json"
TABLES = (
    ["macaws", "pandas", "raccoons", "squirrels", "chameleons"],
    ["pandas", "raccoons", "squirrels", "ocelots", "chameleons"],
    ["squirrels", "ocelots", "macaws"],
)
QUESTIONS = {step.name.lower() for step in Step if Step.NOTHING < step <= LAST_QUESTION}
DECISIONS = 1500  # per table, at most
EAGER = 0.7  # probability of playing a card or building a stack, if possible


def questions() -> bytes:
    """The first question of each kind with more than one answer, one per line."""
    found: dict[str, bytes] = {}
    for seed, decks in enumerate(TABLES):
        for seen in asked(new_table("dale", len(decks) - 1, seed, {"decks": decks}), random.Random(seed)):
            view: Any = seen.view
            found.setdefault(view.question, msgspec.json.encode(seen))
            if set(found) == QUESTIONS:
                break
    lines = [b'"%s": %s' % (name.encode(), found[name]) for name in sorted(found)]
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def asked(table: Table, dice: random.Random) -> Iterator[Seen]:
    """The views of the deciding seats in a random game."""
    assert table.match is not None
    for _ in range(DECISIONS):
        if table.actor < 0:
            return
        seat, legal = table.actor, table.match.legal()
        if len(legal) > 1:
            yield frames.scene_of(table, seat)
        lively = [
            action for action in legal if NOTATION.format(action).split()[0] in ("play", "roll", "reveal", "build")
        ]
        action = dice.choice(lively if lively and dice.random() < EAGER else legal)
        moved, proposal = table.validate_move(seat, [action])
        table.apply(1000 * table.version, moved, seat, None, proposal)


if __name__ == "__main__":
    FILE.write_bytes(questions())
