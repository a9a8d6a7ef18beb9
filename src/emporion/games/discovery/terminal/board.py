"""The table of Age of Discovery on a terminal: expeditions, market, contracts, players, and the viewer's cards.

Ships are drawn as small cards, contracts as coloured words; both have letters, so colours are never needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import UNSET
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from emporion.games.discovery.text.names import (
    COLUMNS,
    FLAGSHIP,
    colour_name,
    contract_name,
    explorer_name,
    mission_name,
    ship_name,
)
from emporion.games.discovery.view.description import CONTRACT_COLOURS, SHIPS
from emporion.games.discovery.view.structs import (
    DiscoverySeat,
    DiscoveryView,
    ExpeditionShip,
    LoadedShip,
    OpenContract,
    OpenShip,
    Points,
    RunningContract,
)
from emporion.games.drawing import Pen, flow, places_in_lines, places_in_table, player_at
from emporion.kernel.messages import Argument, Message

WIDE = 76  # columns needed to draw expeditions and players as tables
PAINT = {
    "red": "white on red3",
    "yellow": "black on gold1",
    "blue": "white on blue3",
    "green": "white on green4",
    "white": "black on grey93",
    "black": "white on #4e342e",  # drawn dark brown (U20)
}
INK = {
    "red": "red3",
    "yellow": "gold3",
    "blue": "dodger_blue1",
    "green": "green4",
    "white": "grey62",
    "black": "orange4",
}
NUMBERS = ("points", "to-come", "coins", "completed", "hand", "wild", "reservations")
GAP = " · "
NARROW_SLOT, MARKET_GAP = 4, 2


def style_of(message: str) -> str:
    """The style of a name in a sentence: ships as small cards, contracts and colours as coloured words."""
    entry, _, form = message.removeprefix("discovery-").removeprefix("card-").partition(".")
    kind, _, which = entry.partition("-")
    if kind == "ship" and form == "code":
        return f"bold {PAINT[SHIPS[which].colour]}"
    if kind in ("ship", "contract"):
        return f"bold {INK[SHIPS[which].colour if kind == 'ship' else CONTRACT_COLOURS[which]]}"
    if kind == "colour":
        return f"bold {PAINT[which] if form == 'code' else INK[which]}"
    return "bold" if kind == FLAGSHIP else ""


def draw(view: DiscoveryView, pen: Pen) -> Iterator[RenderableType]:
    """The whole table as one viewer sees it."""
    wide = pen.width >= WIDE
    yield from expeditions(view, pen) if wide else expeditions_in_lines(view, pen)
    yield Text()
    yield market(view, pen)
    yield piles(view, pen)
    yield display(view, pen)
    yield Text()
    yield places(view, pen, wide)
    yield from under_way(view, pen)
    yield from open_missions(view, pen)
    if view.seat is not None:
        yield Text()
        yield from viewer_cards(view, pen)


def heading(what: str, pen: Pen, **arguments: Argument) -> Text:
    text = pen.text(f"discovery-table-{what}", **arguments)
    text.stylize("bold")
    return text


def dim(text: Text) -> Text:
    text.stylize("dim")
    return text


# Ships


def ship_code(ship: str, pen: Pen, load: int = 0, colour: str = "") -> Text:
    """A ship as a small card; a flagship in use with its transport, and on an expedition in its declared colour."""
    code = pen.text(ship_name(ship, "code"))
    if load:
        code.append(str(load), code.style)
    if ship == FLAGSHIP:
        code.stylize(f"bold {PAINT[colour]}" if colour else "bold reverse")
    return code


def flagship_code(place: DiscoverySeat, pen: Pen) -> Text:
    """An idle flagship, with its colours if they are known."""
    code = ship_code(FLAGSHIP, pen)
    if not place.flagship:
        return code
    colours = Text().join(pen.text(colour_name(colour, "code")) for colour in place.flagship)
    return code.append("(").append_text(colours).append(")")


def seat_mark(seat: str, view: DiscoveryView) -> Text:
    return Text(seat, "bold" if seat == view.seat else "")


def reserved_mark(card: OpenShip | OpenContract) -> str:
    return f" ({card.reserved})" if card.reserved else ""


# Expeditions


def expeditions(view: DiscoveryView, pen: Pen) -> Iterator[RenderableType]:
    """All expeditions as a table: what they accept, what they pay, and their ships."""
    legend = dim(pen.text("discovery-table-legend"))
    yield heading("expeditions", pen).append("  ").append_text(legend)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for title in (None, None, None, "used", "takes", "first", "last"):
        table.add_column(pen.text(f"discovery-table-{title}") if title else Text(), no_wrap=True)
    table.add_column(pen.text("discovery-table-ships"), overflow="fold")
    for number in range(len(view.expeditions)):
        table.add_row(*expedition(view, number, pen))
    yield table


def expedition(view: DiscoveryView, number: int, pen: Pen) -> list[Text]:
    """One expedition: code, colour, explorer, used transport, accepted colour, points, ships."""
    here = view.expeditions[number]
    name = pen.text(explorer_name(view, number, "code"))
    name.stylize("dim" if here.room == 0 else f"bold {INK[here.colour]}")
    return [
        expedition_code(number, pen),
        pen.text(colour_name(here.colour, "code")),
        name,
        Text(f"{here.used}/{here.limit}"),
        takes(view, number, pen),
        numbers(here.first, done=view.first_scoring == "scored"),
        numbers(here.last),
        crews(view, number, pen),
    ]


def expedition_code(number: int, pen: Pen) -> Text:
    """What is typed to send a ship there."""
    return dim(pen.text("discovery-key-explore").append(str(number + 1)))


def takes(view: DiscoveryView, number: int, pen: Pen) -> Text:
    """The colour that the next ship needs."""
    here = view.expeditions[number]
    if here.room == 0:
        return dim(pen.text("discovery-table-full"))
    return pen.text(colour_name(here.chain, "code")) if here.chain else pen.text("discovery-table-any")


def numbers(points: Points, done: bool = False) -> Text:
    """Points of a ship of another colour and of the card's colour."""
    return Text(f"{points[0]}/{points[1]}", "dim" if done else "")


def crews(view: DiscoveryView, number: int, pen: Pen) -> Text:
    """The ships on an expedition, by owner."""
    ships = sorted(view.expeditions[number].ships, key=lambda each: each.owner)  # stable: in order of arrival
    fleets = []
    for owner, fleet in groupby(ships, key=lambda each: each.owner):
        codes = [ship_code(each.ship, pen, flagship_value(each), each.colour) for each in fleet]
        fleets.append(Text(" ").join([seat_mark(owner, view), *codes]))
    return Text("  ").join(fleets)


def flagship_value(ship: ExpeditionShip | LoadedShip) -> int:
    return ship.value if ship.ship == FLAGSHIP else 0


def expeditions_in_lines(view: DiscoveryView, pen: Pen) -> Iterator[RenderableType]:
    """The same for narrow terminals."""
    yield heading("expeditions", pen)
    yield dim(pen.text("discovery-table-legend-narrow"))
    for number in range(len(view.expeditions)):
        code, colour, name, used, taken, first, last, ships = expedition(view, number, pen)
        head = code.append(" ").append_text(colour).append(" ").append_text(name)
        facts = [head, used.append(" ").append_text(taken), first.append(" ").append_text(last)]
        yield flow([*facts, ships] if ships else facts, pen.width, hang=4)


# The market


def market(view: DiscoveryView, pen: Pen) -> RenderableType:
    """The two rows, slot above slot; in lines if the terminal is too narrow."""
    rows = [
        [heading("market", pen), *(dim(pen.text("discovery-column", letter=letter)) for letter in COLUMNS)],
        [pen.text("discovery-table-filling"), *(slot(card, pen, for_sale=False) for card in view.filling_row)],
        [pen.text("discovery-table-purchase"), *(slot(card, pen) for card in view.purchase_row)],
    ]
    table = Table.grid(padding=(0, MARKET_GAP, 0, 0))
    width = 0
    for column in zip(*rows, strict=True):
        table.add_column(no_wrap=True, min_width=NARROW_SLOT)
        width += max(NARROW_SLOT, *(cell.cell_len for cell in column)) + MARKET_GAP
    for row in rows:
        table.add_row(*row)
    return table if width <= pen.width else market_in_lines(view, pen)


def slot(card: OpenShip | None, pen: Pen, for_sale: bool = True) -> Text:
    """A ship in a row, with its price if it is for sale, and its reservation."""
    if card is None:
        return pen.text("discovery-table-none")
    code = ship_code(card.ship, pen)
    price = f" {card.price}" if for_sale else ""
    return code.append(f"{price}{reserved_mark(card)}")


def market_in_lines(view: DiscoveryView, pen: Pen) -> Text:
    """The rows for terminals that are too narrow for columns."""
    lines = heading("market", pen)
    for title, row in (("filling", view.filling_row), ("purchase", view.purchase_row)):
        cards = []
        for letter, card in zip(COLUMNS, row, strict=True):
            column = dim(pen.text("discovery-column", letter=letter)).append(" ")
            cards.append(column.append_text(slot(card, pen, for_sale=title == "purchase")))
        title_text = pen.text(f"discovery-table-{title}").append(":")
        lines.append("\n").append_text(flow([title_text, *cards], pen.width, hang=2))
    return lines


def piles(view: DiscoveryView, pen: Pen) -> Text:
    """Pile sizes, and the purchases with which the scoring cards can appear (1.5)."""
    items = [pen.text("discovery-table-piles", piles=" ".join(map(str, view.piles)), purchases=view.purchases)]
    for scoring, window in (("first", view.first_window), ("last", view.last_window)):
        if window:
            purchase = f"{window.start}–{window.end}" if window.start < window.end else f"{window.end}"
            items.append(pen.text(f"discovery-table-{scoring}-in", purchase=purchase))
    line = dim(flow(items, pen.width, gap=GAP, hang=2))
    for alarm in alarms(view, pen):
        line.append("\n").append_text(alarm)
    return line


def alarms(view: DiscoveryView, pen: Pen) -> Iterator[Text]:
    """Scorings that are due."""
    if view.first_scoring == "turned_up":
        yield heading("first-due", pen, turns=view.first_turns)
    if view.turns_left and view.actor is not None:
        yield heading("last-round", pen, turns=view.turns_left)


def display(view: DiscoveryView, pen: Pen) -> Text:
    """The open contracts with their incomes."""
    items = [heading("contracts", pen).append(":")]
    for place, card in enumerate(view.display, start=1):
        number = Text.assemble((f"{place} ", "dim"))
        if card is None:
            items.append(number.append_text(pen.text("discovery-table-none")))
        else:
            items.append(number.append_text(contract(view, card.contract, pen)).append(reserved_mark(card)))
    items.append(dim(pen.text("discovery-table-deck", count=view.deck_size)))
    return flow(items, pen.width, hang=2)


def contract(view: DiscoveryView, card: str, pen: Pen) -> Text:
    """A contract with its three incomes."""
    incomes = "/".join(map(str, view.incomes[card]))
    return pen.text(contract_name(card, "code")).append(f" {incomes}")


# Players


def places(view: DiscoveryView, pen: Pen, wide: bool) -> Table:
    """All players."""
    titles = [pen.text(f"discovery-table-{title}") for title in ("player", *NUMBERS, "idle")]
    rows = [place(view, seat, pen) for seat in range(view.players)]
    return places_in_table(titles, rows) if wide else places_in_lines(titles, rows, pen.width)


def place(view: DiscoveryView, seat: int, pen: Pen) -> list[Text]:
    """One player: name, numbers, idle ships."""
    here = view.seats[seat]
    hand = Text(str(here.hand_size))
    if here.hand and here.seat != view.seat:
        hand = Text(" ").join(pen.text(contract_name(card, "code")) for card in here.hand.split())
    ships = [flagship_code(here, pen) if ship == FLAGSHIP else ship_code(ship, pen) for ship in here.fleet.split()]
    return [
        player_at(seat, view.actor, view.seat, pen),
        Text(str(here.points)),
        Text(f"+{here.to_come}"),
        pen.text("discovery-table-unknown") if here.coins is UNSET else Text(str(here.coins)),
        Text(str(here.completed)),
        hand,
        Text(str(here.wild)),
        Text(str(here.reservations)),
        Text(" ").join(ships) if ships else pen.text("discovery-table-none"),
    ]


def under_way(view: DiscoveryView, pen: Pen) -> Iterator[RenderableType]:
    """Running contracts with their ships and incomes."""
    if not any(here.contracts for here in view.seats):
        return
    title = pen.text("discovery-table-under-way")
    title.stylize("bold")
    yield title
    for here in view.seats:
        if here.contracts:
            items = [running(each, pen) for each in here.contracts]
            line = Text("  ").append_text(seat_mark(here.seat, view)).append(" ")
            yield flow([line.append_text(items[0]), *items[1:]], pen.width, gap=GAP, hang=5)


def running(here: RunningContract, pen: Pen) -> Text:
    """One running contract."""
    ships = [ship_code(each.ship, pen, flagship_value(each)) for each in here.ships]
    line = Text(" ").join([pen.text(contract_name(here.contract, "code")), *ships]).append(" ")
    if here.income is UNSET:
        return line.append_text(dim(pen.text("discovery-table-loading")))
    return line.append_text(pen.text("discovery-table-running", coins=here.income, turns=here.left))


def open_missions(view: DiscoveryView, pen: Pen) -> Iterator[Text]:
    """Other players' missions, if the table is open or the game is over."""
    for here in view.seats:
        if here.mission and here.seat != view.seat:
            line = Text("  ").append_text(seat_mark(here.seat, view)).append(" ")
            yield line.append_text(mission(here, pen))


def mission(here: DiscoverySeat, pen: Pen) -> Text:
    """A mission and its current value."""
    score = here.mission_score
    assert here.mission
    assert score
    facts = {"count": score.count, "value": score.value, "points": score.points}
    return pen.text(Message("discovery-table-mission", {"mission": mission_name(here.mission), **facts}))


def viewer_cards(view: DiscoveryView, pen: Pen) -> Iterator[Text]:
    """The viewer's contracts, mission and flagship."""
    here = view.viewer
    hand = [contract(view, card, pen) for card in (here.hand or "").split()]
    yield flow(
        [heading("your-hand", pen).append(":"), *(hand or [pen.text("discovery-table-empty-hand")])], pen.width, hang=2
    )
    yield heading("your-mission", pen).append(": ").append_text(mission(here, pen))
    colours = Text("/").join(pen.text(colour_name(colour)) for colour in here.flagship or ())
    line = heading("your-flagship", pen).append(": ").append_text(flagship_code(here, pen)).append(" ")
    where = pen.text("discovery-table-flagship", where=here.flagship_at)
    yield line.append_text(colours).append(", ").append_text(where)
