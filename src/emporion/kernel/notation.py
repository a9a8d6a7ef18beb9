"""The canonical notation of actions: one text per action id, and back."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.errors import BadMove


class Notation:
    """Formats and parses actions. Case and extra spaces do not matter when parsing."""

    def __init__(self, texts: Sequence[str], syntax: str = "") -> None:
        """`texts` has the notation of every action id; `syntax` sums them up for error messages (by default it lists
        them)."""
        self.texts = tuple(texts)
        self.syntax = syntax or ", ".join(self.texts)
        self._actions = {text.lower(): action for action, text in enumerate(self.texts)}

    def format(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action that a text stands for; BadMove if there is none."""
        action = self._actions.get(" ".join(text.lower().split()))
        if action is None:
            raise BadMove(f"{text!r} is not a move; moves are {self.syntax}")
        return action
