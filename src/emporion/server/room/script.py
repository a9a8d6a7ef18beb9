"""In a lesson the opponent plays what was recorded, as long as the learner keeps to it; after that, bots think."""

from __future__ import annotations

from emporion import lessons
from emporion.server.room.table import Table


def scripted(table: Table) -> tuple[int, ...]:
    """What is to be played now without thinking; nothing, where a bot has to think."""
    beginning, match = table.opened.beginning, table.match
    if beginning is None or match is None or beginning.kind != "lesson" or table.actor == beginning.seat:
        return ()
    return lessons.find(beginning.of).next_actions(match.log) or ()
