"""The table of Traders of Carthage on a terminal: sea route, Market and Farm, players, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from emporion.games.carthage.rules.cards import COLOUR_NAMES
from emporion.games.carthage.text.event_log import space
from emporion.games.carthage.view.json_view import HEIGHT_STEP
from emporion.games.carthage.view.queries import (
    available_cards,
    card_name,
    cards_in_row,
    colour_name,
    coloured_name,
    icons_of,
    price_for,
    viewer_coins,
    viewer_seat,
)
from emporion.games.drawing import Face, Pen, beside, cards_in_a_row, flow, places_in_lines, places_in_table, player_at
from emporion.kernel.messages import View

WIDE = 76  # columns needed to draw cards as cards and players as a table
PAINT = {"red": "white on red3", "blue": "white on blue3", "yellow": "black on gold1", "green": "white on green4"}
INK = {"red": "red3", "blue": "dodger_blue1", "yellow": "gold3", "green": "green4"}
AMPHORA = "◊"
COLUMNS = ("player", "hand", "goods", "tokens", "points", "marker")


def style_of(message: str) -> str:
    """The style of a name in a sentence: codes as small cards, words in their colour."""
    entry, _, form = message.removeprefix("carthage-").partition(".")
    kind, _, which = entry.partition("-")
    colour = colour_name(which) if kind == "card" else which
    if colour not in PAINT:
        return ""
    return f"bold {PAINT[colour]}" if form == "code" else f"bold {INK[colour]}"


def draw(view: View, pen: Pen) -> Iterator[RenderableType]:
    """The whole table as one viewer sees it."""
    wide = pen.width >= WIDE
    yield route(view, pen) if wide and route_width(view, pen) <= pen.width else route_in_a_line(view, pen)
    yield Text()
    if wide:
        yield from rows_of_cards(view, pen)
    else:
        yield row_in_a_line(view, "market", pen)
        yield row_in_a_line(view, "farm", pen)
    yield piles(view, pen)
    yield Text()
    yield places(view, pen, wide)
    if any(here["stored"] for here in view["seats"]):
        legend = pen.text("carthage-table-stored-note")
        legend.stylize("dim")
        yield legend
    if view["seat"] is not None:
        yield viewer_hand(view, pen)


def label(what: str, pen: Pen) -> Text:
    """The label of a line."""
    text = pen.text(f"carthage-table-{what}")
    text.stylize("bold")
    return text.append(":")


def codes(cards: str, pen: Pen) -> Text:
    """Cards as a row of small coloured codes."""
    return Text(" ").join(pen.text(card_name(card, "code")) for card in cards.split())


def ships_on(view: View, index: int, pen: Pen) -> Text:
    return Text(" ").join(
        pen.text(coloured_name("colour", colour, "code")) for colour, at in view["ships"].items() if at == index
    )


def route(view: View, pen: Pen) -> Table:
    """The spaces from Alexandria to Carthage, with the ships on them."""
    options = view["options"]
    table = Table.grid(padding=(0, 2))
    spaces = range(options["track_size"])
    titles = [pen.text(space(options, index)) for index in spaces]
    table.add_column(no_wrap=True)
    for index, title in enumerate(titles):
        title.stylize("red" if index in options["track_pirates"] else "bold" if index == spaces[-1] else "")
        table.add_column(justify="center", no_wrap=len(titles) <= 6)
    table.add_row(label("route", pen), *titles)
    table.add_row("", *(ships_on(view, index, pen) or Text("·", "dim") for index in spaces))
    return table


def route_width(view: View, pen: Pen) -> int:
    spaces = (pen.text(space(view["options"], index)).cell_len for index in range(view["options"]["track_size"]))
    return label("route", pen).cell_len + sum(width + 2 for width in spaces)


def route_in_a_line(view: View, pen: Pen) -> Text:
    """The sea route for narrow terminals."""
    options = view["options"]
    items = [label("route", pen)]
    for index in range(options["track_size"]):
        item = pen.text(space(options, index))
        item.stylize("red" if index in options["track_pirates"] else "")
        if ships := ships_on(view, index, pen):
            item.append(" (").append_text(ships).append(")")
        items.append(Text("→ ").append_text(item) if index else item)
    return flow(items, pen.width, gap=" ")


def title_of_row(view: View, row: str, pen: Pen) -> Text:
    """The name of a row; for the Market also its price for the viewer."""
    title = pen.text(f"carthage-table-{row}")
    title.stylize("bold")
    viewer = view["seat"] or view["actor"]
    if row == "market" and view["phase"] != "token" and viewer and available_cards(view, viewer):
        facts = {"price": price_for(view, viewer)}
        note = (
            pen.text("carthage-table-price-and-coins", **facts, coins=viewer_coins(view))
            if view["seat"]
            else pen.text("carthage-table-price", **facts)
        )
        note.stylize("dim")
        title.append("  ").append_text(note)
    return title


def rows_of_cards(view: View, pen: Pen) -> Iterator[Text]:
    """Market and Farm as cards, side by side where there is room."""
    market, farm = ([title_of_row(view, row, pen), *faces(view, row, pen)] for row in ("market", "farm"))
    width = max(line.cell_len for line in market) + 4 + max(line.cell_len for line in farm)
    if width <= pen.width:
        yield from beside(market, farm, gap=4)
    else:
        yield from market
        yield from farm


def faces(view: View, row: str, pen: Pen) -> list[Text]:
    cards = cards_in_row(view, row)
    if not cards:
        return [pen.text("carthage-table-empty")]
    drawn = []
    for card, owner in cards:
        code = pen.text(card_name(card, "code")).plain.strip()
        icons = AMPHORA * icons_of(card)
        drawn.append(Face((code, icons), PAINT[colour_name(card)], owner))
    inside = max(len(face.lines[0]) for face in drawn) + 2
    return cards_in_a_row(drawn, inside)


def row_in_a_line(view: View, row: str, pen: Pen) -> Text:
    """Market or Farm for narrow terminals."""
    cards = []
    for card, owner in cards_in_row(view, row):
        cards.append(pen.text(card_name(card, "code")).append(f" ({owner})" if owner else ""))
    inside = flow(cards or [pen.text("carthage-table-empty")], pen.width - 2, gap=" ")
    return title_of_row(view, row, pen).append("\n  ").append_text(inside)


def piles(view: View, pen: Pen) -> Text:
    facts = {"pile": view["pile_size"], "discard": view["discard_size"]}
    if view["discard_top"] is None:
        line = pen.text("carthage-table-piles", **facts)
    else:
        line = pen.text("carthage-table-piles-top", **facts, card=card_name(view["discard_top"]))
    if discards := view.get("discard"):
        line.append(": ").append_text(codes(discards, pen))
    line.stylize("dim")
    return line


def places(view: View, pen: Pen, wide: bool) -> Table:
    """All players."""
    titles = [pen.text(f"carthage-table-{title}") for title in COLUMNS]
    rows = [place(view, seat, pen) for seat in range(view["players"])]
    return places_in_table(titles, rows) if wide else places_in_lines(titles, rows, pen.width)


def place(view: View, seat: int, pen: Pen) -> list[Text]:
    """One player: name, hand, stock, tokens, points, marker."""
    here = view["seats"][seat]
    hand = codes(here["hand"], pen) if "hand" in here and here["seat"] != view["seat"] else Text()
    hand = hand or pen.text("carthage-table-cards", count=here["hand_size"])
    points = Text(str(here["points"])) if "points" in here else about(here["trader_pile_about"])
    marker = pen.text(f"carthage-table-marker-{here['marker']}")
    return [player_at(view, seat, pen), hand, stock_of(here, pen), tokens_of(here, view, pen), points, marker]


def stock_of(here: Mapping[str, Any], pen: Pen) -> Text:
    """Goods by colour; stored ones in square brackets."""
    piles = []
    for colour in COLOUR_NAMES:
        goods, stored = (
            " ".join(card for card in here[where].split() if colour_name(card) == colour)
            for where in ("goods", "stored")
        )
        if goods:
            piles.append(codes(goods, pen))
        if stored:
            piles.append(Text("[").append_text(codes(stored, pen)).append("]"))
    return Text(" ").join(piles) if piles else Text("–")


def tokens_of(here: Mapping[str, Any], view: View, pen: Pen) -> Text:
    """Tokens out of those that end the game, and their colours."""
    text = Text(f"{sum(here['tokens'].values())}/{view['options']['end_tokens']}")
    for colour, count in here["tokens"].items():
        if count:
            text.append(" ").append_text(pen.text(coloured_name("colour", colour, "code"))).append(f"×{count}")
    return text


def about(height: int) -> Text:
    """The range of points that a trader pile of this approximate height may hold."""
    return Text(f"{max(height - HEIGHT_STEP // 2, 0)}–{height + HEIGHT_STEP // 2}")


def viewer_hand(view: View, pen: Pen) -> Text:
    """The viewer's hand and its value."""
    line = label("your-hand", pen).append(" ")
    hand = viewer_seat(view)["hand"]
    if not hand:
        return line.append_text(pen.text("carthage-table-empty-hand"))
    value = pen.text("carthage-table-worth", coins=viewer_coins(view))
    value.stylize("dim")
    return line.append_text(codes(hand, pen)).append("  ").append_text(value)
