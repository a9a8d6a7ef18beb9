"""The canonical notation of actions: one text per action id, and back."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.errors import BadMove

LONGEST_LIST = 24  # names that are listed one by one


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
        words = text.lower().split()
        action = self._actions.get(" ".join(words))
        if action is None:
            raise BadMove(f"{text!r} is not a move; {self._hint(words)}")
        return action

    def _hint(self, words: list[str]) -> str:
        """What may follow the first words, as far as they begin a move; or else all moves."""
        for length in range(len(words), 0, -1):
            head = " ".join(words[:length])
            tails = [text[len(head) + 1 :] for text in self.texts if text.lower().startswith(f"{head} ")]
            if tails:
                numbers = [str(number) for number in range(1, len(tails) + 1)]
                return f"{head} is followed by {f'1 to {len(tails)}' if tails == numbers else shortened(tails)}"
        return f"moves are {self.syntax}"


def shortened(names: list[str]) -> str:
    """A list of names, without its middle if it is long."""
    return ", ".join(names if len(names) <= LONGEST_LIST else [*names[:3], "…", *names[-3:]])
