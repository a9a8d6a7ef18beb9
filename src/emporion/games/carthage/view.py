"""What a seat is shown."""

from __future__ import annotations

from typing import Any

from emporion.games.carthage.state import State


def view(s: State, seat: int, remembered: bool) -> Any: ...
def picture(s: State) -> list[str]: ...
