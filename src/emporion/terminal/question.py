"""A question to a person: what has to be decided, what helps to decide, and the choices in numbered lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from emporion.games.drawing import flow
from emporion.kernel.contract import Game
from emporion.kernel.messages import Choice, Message, View
from emporion.terminal.answer import shortcut_text
from emporion.terminal.screen import INDENT, Screen


def show_question(view: View, choices: Sequence[Choice], game: Game, screen: Screen) -> None:
    screen.console.print()
    screen.say(game.words.prompt(view), style="bold")
    for note in game.words.notes(view, [choice.action for choice in choices]):
        screen.say(note, indent=INDENT)
    numbered = enumerate(choices, start=1)
    for group, members in groupby(numbered, key=lambda each: each[1].group):
        screen.show(line_of_choices(group, list(members), game, screen), indent=INDENT)
    screen.say("terminal-keys", style="dim")


def line_of_choices(group: Message, members: list[tuple[int, Choice]], game: Game, screen: Screen) -> Text:
    """Choices of one kind, each with its number; shortcuts in brackets, dots where a card has to follow."""
    title = screen.text(group)
    letters = game.words.shortcut(members[0][1].action)
    if len(letters) > 1:
        title.append(f" ({screen.plain(letters[0])}…)", "dim")
    items = [title.append(":")]
    for number, choice in members:
        item = Text.assemble((str(number), "bold cyan"), " ").append_text(screen.text(choice.label))
        shortcut = shortcut_text(choice.action, game, screen)
        if len(shortcut) == 1 or (len(letters) > 1 and len(game.words.shortcut(choice.action)) == 1):
            item.append(f" ({shortcut})", "dim")
        items.append(item)
    return flow(items, screen.width - INDENT)
