"""A full state as lines of plain text: the fields of the open view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emporion.fallbacks.fields import seat_fields, table_fields
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.view import view_to_json


def diagram_of(game: Game) -> Callable[[Any], list[str]]:
    """The diagram function of a game."""

    def diagram(state: Any) -> list[str]:
        view = view_to_json(reference.open_view(game, state))
        head = f"Turn {view['turn']}: {view['actor']} acts" if view["actor"] else f"Over after {view['turn']} turns"
        lines = [f"{name}: {value}" for name, value in table_fields(view).items()]
        for place in view["seats"]:
            facts = ", ".join(f"{name} {value}" for name, value in seat_fields(place).items())
            lines.append(f"{place['seat']}: {facts}")
        return [head, *lines]

    return diagram
