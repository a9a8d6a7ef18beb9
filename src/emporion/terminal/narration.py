"""Event messages on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.contract import Game
from emporion.kernel.messages import Message
from emporion.terminal.screen import INDENT, Screen


def show_messages(messages: Sequence[Message], game: Game, screen: Screen) -> None:
    """Print events as sentences; the beginning of a turn is a heading."""
    for message in messages:
        heading = message.id == game.text.heading
        screen.print(message, style="bold" if heading else "", indent=0 if heading else INDENT)
