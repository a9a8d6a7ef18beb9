"""The table as text, for environments: a heading, whose turn it is, and what the game draws on a terminal.

It shows what the seat to act sees; after the end, what everybody sees and how the game ended.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

from emporion.fallbacks.text import in_points, score_sheet
from emporion.kernel import reference
from emporion.kernel.contract import Game, State
from emporion.kernel.seats import NOBODY
from emporion.locales.coloured import ColouredPen

LANGUAGE = "en"

Line = Sequence[Segment]


def lines_of(game: Game, state: State, names: Sequence[str], width: int) -> list[Line]:
    """The lines of the text, in coloured pieces, for a width in columns."""
    console = Console(width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    lines: list[Line] = []
    for shown in drawn(game, state, names, width):
        lines += console.render_lines(shown, pad=False)
    return lines


def as_text(lines: Sequence[Line], *, coloured: bool = False) -> str:
    """The lines as one text, coloured by escape sequences if wanted."""
    if not coloured:
        return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines) + "\n"
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, color_system="truecolor")
    for line in lines:
        console.print(*(Text(each.text, each.style or "") for each in line), sep="", soft_wrap=True, highlight=False)
    return out.getvalue()


def drawn(game: Game, state: State, names: Sequence[str], width: int) -> Iterator[RenderableType]:
    """What the text consists of."""
    seat = reference.actor(game, state)
    is_over = seat == NOBODY
    view = reference.spectator_view(game, state) if is_over else reference.view(game, state, seat)
    pen = ColouredPen.of(game, LANGUAGE, names, None if is_over else seat, width)
    yield Text(game.title, "bold")
    if is_over:
        scores, ranks, _ = reference.result(game, state)
        yield pen.text(score_sheet(game.score_parts, [], view, scores, ranks).verdict)
        points = (in_points(score, game.score_parts) for score in scores)
        yield Text(" · ".join(f"{name}: {each}" for name, each in zip(names, points, strict=True)), "dim")
    else:
        yield Text(f"{names[seat]}: ", "bold").append_text(pen.text(game.text.prompt(view)))
    yield Text()
    yield from pen.drawing.draw(view, pen)
