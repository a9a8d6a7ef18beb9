"""The table on a terminal, drawn from the named fields of a view: the table's fields, then a row for each player.

As in the browser, the game's catalogue may name its fields (`<game>-field-<name>`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from emporion.fallbacks.fields import Wording, label, seat_fields, table_fields
from emporion.games.drawing import Pen, flow, places_in_lines, places_in_table, player_at
from emporion.kernel.view import view_to_json

GAP = 2  # columns between two fields


def style_of(_message: str) -> str:
    """Names have no colour of their own."""
    return ""


def wording_of(pen: Pen) -> Wording:
    """The words of the reader's language."""

    def name_of(field: str) -> str:
        message = "-".join((pen.game, "field", *field.split("_")))
        return pen.text(message).plain if pen.has(message) else label(field)

    return Wording(pen.text("web-yes").plain, pen.text("web-no").plain, name_of)


def draw(shown: Any, pen: Pen) -> Iterator[RenderableType]:
    """The whole table as one viewer sees it."""
    view, wording = view_to_json(shown), wording_of(pen)
    items = [Text.assemble((f"{name}: ", "bold"), value) for name, value in table_fields(view, wording).items()]
    if items:
        yield flow(items, pen.width)
        yield Text()
    seats = [seat_fields(place, wording) for place in view["seats"]]
    columns = list(dict.fromkeys(name for place in seats for name in place))
    titles = [Text(), *(Text(name, "bold") for name in columns)]
    places = [
        [player_at(seat, view["actor"], view["seat"], pen), *(Text(place.get(name, "")) for name in columns)]
        for seat, place in enumerate(seats)
    ]
    width = sum(max(row[column].cell_len for row in (titles, *places)) + GAP for column in range(len(titles)))
    yield places_in_table(titles, places) if width <= pen.width else places_in_lines(titles, places, pen.width)
