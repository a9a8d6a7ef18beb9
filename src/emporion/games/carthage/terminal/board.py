"""The table of Traders of Carthage on a terminal: sea route, Market and Farm, players, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from emporion.games.carthage.rules.cards import COLOUR_NAMES
from emporion.games.carthage.text.names import card_name, cards_in_row, colour_name, coloured_name, space_name
from emporion.games.carthage.view.description import CARDS
from emporion.games.carthage.view.structs import CarthageSeat, CarthageView
from emporion.games.carthage.view.view import HEIGHT_STEP
from emporion.games.drawing import Face, Pen, beside, cards_in_a_row, flow, places_in_lines, places_in_table, player_at

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


def draw(view: CarthageView, pen: Pen) -> Iterator[RenderableType]:
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
    if any(here.stored for here in view.seats):
        legend = pen.text("carthage-table-stored-note")
        legend.stylize("dim")
        yield legend
    if view.seat is not None:
        yield viewer_hand(view, pen)


def label(what: str, pen: Pen) -> Text:
    """The label of a line."""
    text = pen.text(f"carthage-table-{what}")
    text.stylize("bold")
    return text.append(":")


def codes(cards: str, pen: Pen) -> Text:
    """Cards as a row of small coloured codes."""
    return Text(" ").join(pen.text(card_name(card, "code")) for card in cards.split())


def ships_on(view: CarthageView, index: int, pen: Pen) -> Text:
    return Text(" ").join(
        pen.text(coloured_name("colour", colour, "code")) for colour, at in view.ships.items() if at == index
    )


def route(view: CarthageView, pen: Pen) -> Table:
    """The spaces from Alexandria to Carthage, with the ships on them."""
    table = Table.grid(padding=(0, 2))
    titles = [pen.text(space_name(space)) for space in view.route]
    table.add_column(no_wrap=True)
    for space, title in zip(view.route, titles, strict=True):
        title.stylize("red" if space.kind == "pirates" else "bold" if space.kind == "carthage" else "")
        table.add_column(justify="center", no_wrap=len(titles) <= 6)
    table.add_row(label("route", pen), *titles)
    table.add_row("", *(ships_on(view, index, pen) or Text("·", "dim") for index in range(len(titles))))
    return table


def route_width(view: CarthageView, pen: Pen) -> int:
    spaces = (pen.text(space_name(space)).cell_len for space in view.route)
    return label("route", pen).cell_len + sum(width + 2 for width in spaces)


def route_in_a_line(view: CarthageView, pen: Pen) -> Text:
    """The sea route for narrow terminals."""
    items = [label("route", pen)]
    for index, space in enumerate(view.route):
        item = pen.text(space_name(space))
        item.stylize("red" if space.kind == "pirates" else "")
        if ships := ships_on(view, index, pen):
            item.append(" (").append_text(ships).append(")")
        items.append(Text("→ ").append_text(item) if index else item)
    return flow(items, pen.width, gap=" ")


def title_of_row(view: CarthageView, row: str, pen: Pen) -> Text:
    """The name of a row; for the Market also its price for the viewer."""
    title = pen.text(f"carthage-table-{row}")
    title.stylize("bold")
    who = view.seat or view.actor
    buyer = next((place for place in view.seats if place.seat == who and place.available), None)
    if row == "market" and view.phase != "token" and buyer:
        note = (
            pen.text("carthage-table-price-and-coins", price=buyer.price, coins=buyer.coins or 0)
            if view.seat
            else pen.text("carthage-table-price", price=buyer.price)
        )
        note.stylize("dim")
        title.append("  ").append_text(note)
    return title


def rows_of_cards(view: CarthageView, pen: Pen) -> Iterator[Text]:
    """Market and Farm as cards, side by side where there is room."""
    market, farm = ([title_of_row(view, row, pen), *faces(view, row, pen)] for row in ("market", "farm"))
    width = max(line.cell_len for line in market) + 4 + max(line.cell_len for line in farm)
    if width <= pen.width:
        yield from beside(market, farm, gap=4)
    else:
        yield from market
        yield from farm


def row_of(view: CarthageView, row: str) -> str:
    return view.market if row == "market" else view.farm


def faces(view: CarthageView, row: str, pen: Pen) -> list[Text]:
    cards = cards_in_row(row_of(view, row))
    if not cards:
        return [pen.text("carthage-table-empty")]
    drawn = []
    for card, owner in cards:
        code = pen.text(card_name(card, "code")).plain.strip()
        icons = AMPHORA * CARDS[card].icons
        drawn.append(Face((code, icons), PAINT[colour_name(card)], owner))
    inside = max(len(face.lines[0]) for face in drawn) + 2
    return cards_in_a_row(drawn, inside)


def row_in_a_line(view: CarthageView, row: str, pen: Pen) -> Text:
    """Market or Farm for narrow terminals."""
    cards = []
    for card, owner in cards_in_row(row_of(view, row)):
        cards.append(pen.text(card_name(card, "code")).append(f" ({owner})" if owner else ""))
    inside = flow(cards or [pen.text("carthage-table-empty")], pen.width - 2, gap=" ")
    return title_of_row(view, row, pen).append("\n  ").append_text(inside)


def piles(view: CarthageView, pen: Pen) -> Text:
    facts = {"pile": view.pile_size, "discard": view.discard_size}
    if view.discard_top is None:
        line = pen.text("carthage-table-piles", **facts)
    else:
        line = pen.text("carthage-table-piles-top", **facts, card=card_name(view.discard_top))
    if view.discard:
        line.append(": ").append_text(codes(view.discard, pen))
    line.stylize("dim")
    return line


def places(view: CarthageView, pen: Pen, wide: bool) -> Table:
    """All players."""
    titles = [pen.text(f"carthage-table-{title}") for title in COLUMNS]
    rows = [place(view, seat, pen) for seat in range(view.players)]
    return places_in_table(titles, rows) if wide else places_in_lines(titles, rows, pen.width)


def place(view: CarthageView, seat: int, pen: Pen) -> list[Text]:
    """One player: name, hand, stock, tokens, points, marker."""
    here = view.seats[seat]
    hand = codes(here.hand, pen) if here.hand is not UNSET and here.seat != view.seat else Text()
    hand = hand or pen.text("carthage-table-cards", count=here.hand_size)
    points = about(here.trader_pile_about) if here.points is UNSET else Text(str(here.points))
    marker = pen.text(f"carthage-table-marker-{here.marker}")
    name = player_at(seat, view.actor, view.seat, pen)
    return [
        name,
        hand,
        stock_of(here, pen),
        tokens_of(here, view, pen),
        points,
        marker,
    ]


def stock_of(here: CarthageSeat, pen: Pen) -> Text:
    """Goods by colour; stored ones in square brackets."""
    piles = []
    for colour in COLOUR_NAMES:
        goods, stored = (
            " ".join(card for card in cards.split() if colour_name(card) == colour)
            for cards in (here.goods, here.stored)
        )
        if goods:
            piles.append(codes(goods, pen))
        if stored:
            piles.append(Text("[").append_text(codes(stored, pen)).append("]"))
    return Text(" ").join(piles) if piles else Text("–")


def tokens_of(here: CarthageSeat, view: CarthageView, pen: Pen) -> Text:
    """Tokens out of those that end the game, and their colours."""
    text = Text(f"{here.token_count}/{view.end_tokens}")
    for colour, count in here.tokens.items():
        if count:
            text.append(" ").append_text(pen.text(coloured_name("colour", colour, "code"))).append(f"×{count}")
    return text


def about(height: int) -> Text:
    """The range of points that a trader pile of this approximate height may hold."""
    return Text(f"{max(height - HEIGHT_STEP // 2, 0)}–{height + HEIGHT_STEP // 2}")


def viewer_hand(view: CarthageView, pen: Pen) -> Text:
    """The viewer's hand and its value."""
    line = label("your-hand", pen).append(" ")
    hand = view.viewer.hand
    if not hand:
        return line.append_text(pen.text("carthage-table-empty-hand"))
    value = pen.text("carthage-table-worth", coins=view.viewer.coins or 0)
    value.stylize("dim")
    return line.append_text(codes(hand, pen)).append("  ").append_text(value)
