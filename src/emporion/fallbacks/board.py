"""The table on a terminal, drawn from the named fields of a view: the table's fields, then a row for each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from emporion.fallbacks.fields import seat_fields, table_fields
from emporion.games.drawing import Pen, flow, places_in_lines, places_in_table, player_at
from emporion.kernel.view import view_to_json

GAP = 2  # columns between two fields


def style_of(_message: str) -> str:
    """Names have no colour of their own."""
    return ""


def draw(shown: Any, pen: Pen) -> Iterator[RenderableType]:
    """The whole table as one viewer sees it."""
    view = view_to_json(shown)
    items = [Text.assemble((f"{name}: ", "bold"), value) for name, value in table_fields(view).items()]
    if items:
        yield flow(items, pen.width)
        yield Text()
    seats = [seat_fields(place) for place in view["seats"]]
    columns = list(dict.fromkeys(name for place in seats for name in place))
    titles = [Text(), *(Text(name, "bold") for name in columns)]
    places = [
        [player_at(seat, view["actor"], view["seat"], pen), *(Text(place.get(name, "")) for name in columns)]
        for seat, place in enumerate(seats)
    ]
    width = sum(max(row[column].cell_len for row in (titles, *places)) + GAP for column in range(len(titles)))
    yield places_in_table(titles, places) if width <= pen.width else places_in_lines(titles, places, pen.width)
