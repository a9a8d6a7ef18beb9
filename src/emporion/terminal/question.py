"""A question on the screen: the prompt, notes, and the numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from emporion.games.drawing import flow
from emporion.kernel.contract import Game
from emporion.kernel.messages import Choice, Message
from emporion.kernel.view import GameView
from emporion.terminal.answer import label_of
from emporion.terminal.screen import INDENT, Screen

ALTERNATIVES = "-group-other"
"""How the id of the group "Or" ends. Alone, it has no title."""


def show_question(view: GameView, choices: Sequence[Choice], game: Game, screen: Screen) -> None:
    screen.console.print()
    screen.print(game.text.prompt(view), style="bold")
    for note in game.text.notes(view, [choice.action for choice in choices]):
        screen.print(note, indent=INDENT)
    if len(choices) == 1:
        screen.print(choices[0].sentence, indent=INDENT)
        return
    numbered = enumerate(choices, start=1)
    groups = [(group, list(members)) for group, members in groupby(numbered, key=lambda each: each[1].group)]
    for group, members in groups:
        alone = len(groups) == 1 and group.id.endswith(ALTERNATIVES)
        screen.show(line_of_choices(None if alone else group, members, game, screen), indent=INDENT)
    screen.print("terminal-keys", style="dim")


def line_of_choices(group: Message | None, members: list[tuple[int, Choice]], game: Game, screen: Screen) -> Text:
    """Choices of one group with their numbers; shortcuts in brackets, dots where a card must follow."""
    items = [title_of(group, members, game, screen)] if group else []
    for number, choice in members:
        item = Text.assemble((str(number), "bold cyan"), " ").append_text(screen.text(choice.label))
        shortcut = label_of(choice.action, game, screen).casefold()
        shown = screen.plain(choice.label).casefold()
        if len(game.text.shortcut(choice.action)) == 1 and shortcut != shown:
            item.append(f" ({shortcut})", "dim")
        items.append(item)
    return flow(items, screen.width - INDENT, hang=INDENT)


def title_of(group: Message, members: list[tuple[int, Choice]], game: Game, screen: Screen) -> Text:
    title = screen.text(group)
    verbs = {screen.plain(parts[0]) for _, choice in members if len(parts := game.text.shortcut(choice.action)) > 1}
    if verbs:
        title.append(f" ({', '.join(sorted(verbs))}…)", "dim")
    return title.append(":")
