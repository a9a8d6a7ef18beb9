"""Replays: step by step on a terminal, or printed as one text."""

from __future__ import annotations

from typing import Any

from emporion.kernel import reference
from emporion.kernel.messages import Message
from emporion.match import Match
from emporion.terminal.answer import echo, is_number
from emporion.terminal.narration import show_messages
from emporion.terminal.score import show_score
from emporion.terminal.screen import Leave, Screen

NEXT, BACK, END, QUIT = "", "b", "e", "q"


def step_through(match: Match, screen: Screen, seat: int | None) -> None:
    """Step through a match from a seat's view, or with all cards open."""
    version, last = 0, match.version
    show_version(match, version, -1, screen, seat)
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
            screen.print("replay-not-understood", style="yellow", text=echo(answer), last=last)
            continue
        show_version(match, version, before if version == before + 1 else version - 1, screen, seat)


def show_version(match: Match, version: int, since: int, screen: Screen, seat: int | None) -> None:
    """Show one version of the match: the last events and the table."""
    last = match.version
    screen.rule(Message("replay-place", {"version": version, "last": last}))
    state = match.state_at(version)
    view = view_for(match, state, seat)
    show_messages(match.game.text.narrate(match.events_for(seat, since, version), view), match.game, screen)
    screen.console.print()
    screen.draw(view)
    if version == last:
        show_result(match, screen, seat)
    screen.print("replay-keys" if version < last else "replay-keys-end", style="dim")


def print_replay(match: Match, screen: Screen, seat: int | None) -> None:
    """Print the whole match as one text."""
    view = view_for(match, match.state, seat)
    show_messages(match.game.text.narrate(match.events_for(seat), view), match.game, screen)
    screen.console.print()
    screen.draw(view)
    show_result(match, screen, seat)


def view_for(match: Match, state: Any, seat: int | None) -> Any:
    """The reader's view of a state: a seat's, or the open one."""
    if seat is None:
        return reference.open_view(match.game, state)
    return reference.view(match.game, state, seat)


def show_result(match: Match, screen: Screen, seat: int | None) -> None:
    """Print the score sheet if the game is over."""
    if match.over:
        view = view_for(match, match.state, seat)
        show_score(match.score_sheet(seat, view), screen)
    else:
        screen.print("replay-running", style="bold")
