"""Watching a record: step by step on a terminal, or as one text where nobody can be asked."""

from __future__ import annotations

from typing import Any

from emporion.kernel import reference
from emporion.kernel.messages import Message
from emporion.match import Match
from emporion.terminal.answer import is_number, repeated
from emporion.terminal.narration import tell
from emporion.terminal.score import show_score
from emporion.terminal.screen import Leave, Screen

NEXT, BACK, END, QUIT = "", "b", "e", "q"


def watch(match: Match, screen: Screen, seat: int | None) -> None:
    """Step through a match, as a seat saw it or with everything open."""
    version, last = 0, match.version
    show_place(match, version, -1, screen, seat)
    while True:
        answer = screen.ask("replay-ask").lower()
        before = version
        if answer == NEXT and version == last:
            return
        if answer == NEXT:
            version += 1
        elif answer == BACK:
            version = max(version - 1, 0)
        elif answer == END:
            version = last
        elif answer == QUIT:
            raise Leave
        elif is_number(answer) and int(answer) <= last:
            version = int(answer)
        else:
            screen.print("replay-not-understood", style="yellow", text=repeated(answer), last=last)
            continue
        show_place(match, version, before if version == before + 1 else version - 1, screen, seat)


def show_place(match: Match, version: int, since: int, screen: Screen, seat: int | None) -> None:
    """A moment of the match: what has just happened, and the table."""
    last = match.version
    if version == 0:
        screen.rule(Message("replay-set-up", {"last": last}))
    else:
        screen.rule(Message("replay-place", {"version": version, "last": last}))
    state = match.state_at(version)
    view = open_or_own(match, state, seat)
    tell(match.game.text.narrate(match.events_for(seat, since, version), view), match.game, screen)
    screen.console.print()
    screen.draw(view)
    if version == last:
        show_outcome(match, screen, seat)
    screen.print("replay-keys" if version < last else "replay-keys-end", style="dim")


def recite(match: Match, screen: Screen, seat: int | None) -> None:
    """The whole record as one text."""
    view = open_or_own(match, match.state, seat)
    tell(match.game.text.narrate(match.events_for(seat), view), match.game, screen)
    screen.console.print()
    screen.draw(view)
    show_outcome(match, screen, seat)


def open_or_own(match: Match, state: Any, seat: int | None) -> Any:
    """What the reader sees of a state."""
    if seat is None:
        return reference.open_view(match.game, state)
    return reference.view(match.game, state, seat)


def show_outcome(match: Match, screen: Screen, seat: int | None) -> None:
    """The score sheet, if the game was played to its end."""
    if match.over:
        view = open_or_own(match, match.state, seat)
        show_score(match.game.text.score_sheet(match.events_for(seat), view), screen)
    else:
        screen.print("replay-running", style="bold")
