"""The table on a terminal: the market, all players' piles and stalls, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from emporion.games.dale.rules.state import STACKS
from emporion.games.dale.text.names import card_name, card_type, laid_cards, player_ref
from emporion.games.dale.view.description import CARDS
from emporion.games.dale.view.structs import DaleSeat, DaleView, Offer, OpenCard
from emporion.games.drawing import Face, Pen, cards_in_a_row, flow, places_in_lines, places_in_table, player_at
from emporion.kernel.messages import Argument, Message

WIDE = 76  # columns from which cards are drawn as cards and places as a table
PAINT = {
    "macaws": "white on blue3",
    "pandas": "white on grey35",
    "raccoons": "white on purple4",
    "squirrels": "grey0 on dark_cyan",
    "ocelots": "white on red3",
    "chameleons": "white on green4",
    "junk": "grey0 on tan",
}
INK = {
    "macaws": "dodger_blue1",
    "pandas": "grey62",
    "raccoons": "medium_purple1",
    "squirrels": "dark_cyan",
    "ocelots": "red3",
    "chameleons": "green4",
    "junk": "tan",
}
NAME_WIDTH = 12  # columns for the name on a card, unless a word is longer
NAME_LINES = 2
EFFECT_WIDTH = 21  # columns for the name in one line and the effect in two or three
ROOMY = 5 * (EFFECT_WIDTH + 2)  # columns from which a row of five cards shows their effects
COLUMNS = ("hand", "deck", "discard", "stall")


def style_of(name: str) -> str:
    """The style of a name in a sentence: codes as small cards, names in the colour of the deck."""
    entry, _, form = name.removeprefix("dale-").partition(".")
    kind, _, which = entry.partition("-")
    deck = CARDS[which].deck if kind == "card" else which if kind == "deck" else ""
    if deck not in PAINT:
        return ""
    return f"bold {PAINT[deck]}" if form == "code" else f"bold {INK[deck]}"


def draw(view: DaleView, pen: Pen) -> Iterator[RenderableType]:
    """Draw the table as in the view."""
    wide = pen.width >= WIDE
    yield heading("market", pen)
    yield from market(view, pen) if wide else [market_in_lines(view, pen)]
    yield market_piles(view, pen)
    yield Text()
    yield places(view, pen, wide)
    yield from remarks(view, pen)
    if view.seat is not None:
        yield Text()
        yield from own_hand(view, pen, wide)


def heading(what: str, pen: Pen, **arguments: Argument) -> Text:
    text = pen.text(f"dale-table-{what}", **arguments)
    text.stylize("bold")
    return text


def codes(cards: str, pen: Pen, between: str = " ") -> Text:
    """Cards as a row of coloured codes."""
    return Text(between).join(pen.text(card_name(card, "code")) for card in cards.split())


def face(card: str, tag: str, pen: Pen) -> Face:
    """A card with its code, name and type, and with its effect in a few words where there is room."""
    code = pen.text(card_name(card, "code")).plain.strip()
    if pen.width >= ROOMY:
        return face_with_effect(card, code, tag, pen)
    name = wrap(pen.text(card_name(card)).plain, NAME_WIDTH, break_long_words=False)
    kind = [""] * (NAME_LINES - len(name)) + [pen.text("dale-table-type", **card_type(card)).plain]
    return Face((code, *name, *(kind if card != "junk" else [])), PAINT[CARDS[card].deck], tag)


def face_with_effect(card: str, code: str, tag: str, pen: Pen) -> Face:
    """A wide card: code and type, name, effect."""
    kind = "" if card == "junk" else f" {pen.text('dale-table-type', **card_type(card)).plain}"
    effect = wrap(pen.text(f"dale-short-{card}").plain, EFFECT_WIDTH)
    lines = (code + kind, pen.text(card_name(card)).plain.center(EFFECT_WIDTH), "", *effect)
    return Face(lines, PAINT[CARDS[card].deck], tag)


def rows_of_cards(faces: Sequence[Face], pen: Pen) -> Iterator[Text]:
    """Cards side by side, in as many rows as needed."""
    inside = max((len(line) for each in faces for line in (*each.lines, each.tag)), default=0)
    in_a_row = max(1, pen.width // (inside + 2))
    for first in range(0, len(faces), in_a_row):
        yield from cards_in_a_row(faces[first : first + in_a_row], inside)


def market(view: DaleView, pen: Pen) -> Iterator[Text]:
    """The slots as on the board, the cheapest on the right, each card with its price."""
    faces = []
    for offer in reversed(view.market):
        if offer is None:
            faces.append(Face((pen.text("dale-table-gap").plain,), "grey50"))
        else:
            faces.append(face(offer.card, cost(offer, pen).plain, pen))
    yield from rows_of_cards(faces, pen)


def market_in_lines(view: DaleView, pen: Pen) -> Text:
    """The market for narrow terminals."""
    items = []
    for offer in reversed(view.market):
        if offer is not None:
            item = pen.text(card_name(offer.card, "code")).append(" ").append_text(pen.text(card_name(offer.card)))
            items.append(item.append(": ").append_text(cost(offer, pen)))
    return flow(items or [pen.text("dale-table-none")], pen.width, gap=" · ")


def cost(offer: Offer, pen: Pen) -> Text:
    """A card's price and how it is made up."""
    return pen.text("dale-table-cost", value=offer.value, slot=offer.surcharge, price=offer.price)


def market_piles(view: DaleView, pen: Pen) -> Text:
    discards = view.market_discard.split()
    facts = {"deck": view.market_deck_size, "discard": len(discards)}
    if discards:
        line = pen.text("dale-table-market-piles-top", **facts, card=card_name(discards[-1]))
    else:
        line = pen.text("dale-table-market-piles", **facts)
    line.stylize("dim")
    return line


def places(view: DaleView, pen: Pen, wide: bool) -> Table:
    """All players' places."""
    titles = [Text(), *(pen.text(f"dale-table-{title}") for title in COLUMNS)]
    rows = [place(view, seat, pen) for seat in range(view.players)]
    return places_in_table(titles, rows) if wide else places_in_lines(titles, rows, pen.width)


def place(view: DaleView, seat: int, pen: Pen) -> list[Text]:
    """A player's place: name, hand, deck, discard pile, stall."""
    here = view.seats[seat]
    hand = codes(here.hand, pen) if here.hand and here.seat != view.seat and "?" not in here.hand else Text()
    discards = here.discard.split()
    if discards:
        discard = pen.text("dale-table-on-top", count=len(discards), card=card_name(discards[-1]))
    else:
        discard = pen.text("dale-table-none")
    count = pen.text("dale-table-cards", count=here.hand_size)
    name = player_at(seat, view.actor, view.seat, pen)
    return [
        name,
        hand or count,
        Text(str(here.deck_size)),
        discard,
        ladder(here, pen),
    ]


def ladder(here: DaleSeat, pen: Pen) -> Text:
    """The stall as a ladder from 1 to 8: built stacks with their cards, the next one, those to come."""
    rungs = []
    for number in range(1, STACKS + 1):
        rung = Text(str(number), "bold" if number == here.next_stack else "dim")
        if number <= here.stacks:
            rung = Text(f"{number}:").append_text(codes(here.stall[number - 1], pen, between="+"))
        rungs.append(rung)
    return Text(" ").join(rungs)


def remarks(view: DaleView, pen: Pen) -> Iterator[Text]:
    """The technique in play, effects on this turn, open, laid-down and looked-at cards."""
    if view.in_play is not None:
        line = heading("in-play", pen).append(": ")
        if view.in_play_as in (None, view.in_play):
            yield line.append_text(pen.text(card_name(view.in_play)))
        else:
            copy = {"card": card_name(view.in_play), "as": card_name(view.in_play_as or "")}
            yield line.append_text(pen.text(Message("dale-table-as", copy)))
    if view.flashy:
        yield pen.text("dale-table-flashy", extra=view.flashy)
    if view.open:
        shown = [open_card(number, card, pen) for number, card in enumerate(view.open, start=1)]
        yield flow([heading("open", pen).append(":"), *shown], pen.width)
    if view.laid:
        yield flow([heading("laid", pen).append(":"), *(pen.text(each) for each in laid_cards(view))], pen.width)
    if view.looked and "?" not in view.looked:
        looked = (pen.text(card_name(each)) for each in view.looked.split())
        yield flow([heading("looked", pen, seat=player_ref(view.active)).append(":"), *looked], pen.width)


def open_card(number: int, card: OpenCard, pen: Pen) -> Text:
    """A card in the open row with the code to type for it."""
    code = Message("dale-open-code", {"number": number})
    facts: dict[str, Argument] = {"code": code, "card": card_name(card.card), "value": card.value}
    if card.undecided:
        return pen.text(Message("dale-table-open-plain", facts))
    if card.card == card.identity:
        return pen.text(Message("dale-table-open-card", facts))
    return pen.text(Message("dale-table-open-copy", {**facts, "as": card_name(card.identity)}))


def own_hand(view: DaleView, pen: Pen, wide: bool) -> Iterator[Text]:
    """The viewer's hand, and the number of the next stack."""
    hand = (view.viewer.hand or "").split()
    following = pen.text("dale-table-next", stack=view.viewer.next_stack)
    following.stylize("dim")
    yield heading("your-hand", pen).append("  ").append_text(following)
    if not hand:
        yield pen.text("dale-table-empty-hand")
    elif wide:
        yield from rows_of_cards([face(card, "", pen) for card in hand], pen)
    else:
        named = [pen.text(card_name(card, "code")).append(" ").append_text(pen.text(card_name(card))) for card in hand]
        yield flow(named, pen.width, gap=" · ")
