"""The command that makes the same figures again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence


def command_line(words: Sequence[str], options: Sequence[str]) -> str:
    """The words of a command, and the options of the game as they were given."""
    return shlex.join([*words, *(word for option in options for word in ("--option", option))])
