"""The state of Dale of Merchants.

No card effect makes a hand larger: each takes at most as many cards as it uses. Hands grow only in the Delivery, to
five plus one for each Cookies or copy of it, so `HAND` = 5 + 3 Cookies + 12 copiers is never exceeded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from emporion.games.dale.rules.actions import REFERENCES
from emporion.games.dale.rules.agenda import FRAMES, Agenda
from emporion.games.dale.rules.cards import CARD_OR_NONE, CODES, KINDS
from emporion.games.dale.rules.options import DECKS_CODEC, Options
from emporion.kernel.chance import Chance
from emporion.kernel.codec import (
    SEAT,
    Cards,
    Json,
    Names,
    Number,
    Ordered,
    OrNumber,
    Places,
    Row,
    Several,
    Subset,
    shown,
    wrong,
)
from emporion.kernel.layout import PUBLIC, Cell, Many, struct
from emporion.kernel.position import Derived
from emporion.kernel.seats import SEAT_NAMES, SEATS

MARKET = 4  # the owner of the market deck and its discard pile; players are owners 0 to 3
OWNERS = 5
SLOTS = 5

HAND = 20
LOOKED = 2 * HAND  # Whirligig shuffles two hands together
CAPACITY = 192  # cards in play at most: 75 of five decks and 117 junk (unlimited by the rules, R 'Dostawa')
MOST_JUNK = CAPACITY - 75
STACKS = 8
STALL = STACKS * (STACKS + 1) // 2  # cells: stack number n may hold n cards, because no card is worth less than 1
KNOWN_TOP = 24  # cards on top of a deck whose place some seat knows

TALLY = Cards(("none", *CODES), tuple(range(1, KINDS)))
Tally = Annotated[list[int], Cell("i1", KINDS), TALLY]
"""Cards by kind, in a place where their order is unknown."""
Small = Annotated[int, Cell("i1")]

SLOT = Names((*(f"+{surcharge}" for surcharge in range(SLOTS)), "discard"))
"""Where a card is bought: a slot of the market by its surcharge, or the top of the market's discard pile."""
SEATS_EACH = Several(SEAT_NAMES, none="nobody")
FROM_DECK = 0b10000  # a looked-at card was drawn from the deck itself, not put on top by a player
LOOKERS = Several((*SEAT_NAMES, "deck"), none="nobody")

# Marks of an open card
SETTLED = 1  # its identity is fixed until the end of the turn; other copiers copy that identity
ROLLED = 2  # its die was rolled
THREW = 4  # its ability to throw away the top card of the market deck was used
LAID = 8  # it is laid down for the current payment or stack
MARKS = Several(("settled", "rolled", "threw", "laid"), none="nothing")


def first_cell(number: int) -> int:
    """The first cell of stack `number`, counted from 1."""
    return number * (number - 1) // 2


STACK = Ordered(CODES, STACKS)
STACK_CELLS = tuple(slice(first_cell(number), first_cell(number + 1)) for number in range(1, STACKS + 1))


class Stall:
    """Stacks as a list of texts: ["mac1", "squ1 junk"]."""

    def encode(self, value: Sequence[int]) -> list[str]:
        return [STACK.encode(value[cells]) for cells in STACK_CELLS if value[cells.start]]

    def decode(self, doc: Json, path: str) -> list[int]:
        if not isinstance(doc, list) or len(doc) > STACKS:
            raise wrong(path, f"expected a list of at most {STACKS} stacks such as ['mac1'], found {shown(doc)}")
        cells = []
        for index, each in enumerate(doc):
            stack = Ordered(CODES, index + 1).decode(each, f"{path}[{index}]")
            if not stack[0]:
                raise wrong(f"{path}[{index}]", "a stack has at least one card")
            cells += stack
        return cells + [0] * (STALL - len(cells))

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": Ordered(CODES, STACKS).schema(), "maxItems": STACKS}


@struct
class Piles:
    """The deck and the discard pile of a player or of the market. A deck is a multiset, since cards are chosen at
    random when drawn; on top lie the cards whose place some seat knows."""

    deck: Annotated[Tally, "cards of the deck in unknown order"]
    deck_size: Annotated[int, Cell("i2"), Derived()]
    top: Annotated[
        list[int], Cell("i1", KNOWN_TOP), Ordered(CODES, KNOWN_TOP), "cards put on top of the deck, the top card last"
    ]
    top_known: Annotated[
        list[int], PUBLIC, Cell("i1", KNOWN_TOP), Row(KNOWN_TOP, SEATS_EACH), "seats that know its place"
    ]
    top_size: Annotated[Small, Derived()]
    discard: Annotated[
        list[int], PUBLIC, Cell("i1", CAPACITY), Ordered(CODES, CAPACITY), "the discard pile, the top card last"
    ]
    discard_size: Annotated[int, Cell("i2"), Derived()]
    counted: Annotated[Tally, PUBLIC, "hidden cards counted as in this deck or drawn since it was shuffled"]
    counted_size: Annotated[int, Cell("i2"), Derived()]
    before: Annotated[Tally, PUBLIC, "hidden cards counted as drawn from this deck before it was shuffled"]


@struct
class Seat:
    """A player's hand and stall. Cards changed this turn are in the open row of the state."""

    hand: Annotated[list[int], Cell("i1", HAND), Ordered(CODES, HAND), "cards in hand, in the order of the card table"]
    hand_known: Annotated[list[int], Cell("i1", HAND), Row(HAND, SEATS_EACH), "seats that know that it is in this hand"]
    hand_size: Annotated[Small, Derived()]
    stall: Annotated[list[int], PUBLIC, Cell("i1", STALL), Stall(), "the stacks in order, each with its cards"]
    stacks: Annotated[Small, Derived()]


@struct
class State:
    """The whole game."""

    chance: Chance
    options: Annotated[Options, PUBLIC]
    seats: Annotated[list[Seat], Many(SEATS), "hands and stalls, P1 first"]
    piles: Annotated[list[Piles], Many(OWNERS, (*SEAT_NAMES, "market")), "decks and discard piles by owner"]
    turn: Annotated[int, Cell("i4"), Number(0, 1_000_000_000), "turns begun so far"]
    reveals: Annotated[int, Cell("i4"), Number(0, 1_000_000_000), "counter of draws, rolls and looks"]
    players: Annotated[int, Cell("i1"), Number(2, SEATS)]
    active: Annotated[Small, SEAT, "the seat whose turn it is"]
    decks: Annotated[Small, DECKS_CODEC, "the animalfolk decks in the game"]
    over: Annotated[Small, Number(0, 1), "1 once a player has built the eighth stack"]
    market: Annotated[
        list[int], PUBLIC, Cell("i1", SLOTS), Places(SLOTS, CARD_OR_NONE), "slots from +0 to +4, null for an empty one"
    ]
    box: Annotated[
        Tally,
        PUBLIC,
        "unused cards of the decks in the game; by default those of value 1 that no player got, and all that are "
        "nowhere else if the market deck is given",
    ]
    junk: Annotated[int, Cell("i2"), Derived()]  # junk cards in play

    steps: Annotated[list[int], PUBLIC, Cell("i1", FRAMES), Agenda(), "open steps, the next one last"]
    depth: Annotated[Small, Derived()]
    chosen: Annotated[Small, Derived()]
    """The answer that is being carried out: a reference, a seat, a number; 0 while a question is open."""
    binding: Annotated[Small, Number(0, 127), "the card that the open question asks about, by its reference"]
    binding_as: Annotated[Small, Number(0, 127), "its identity, a reference, while its value is asked"]
    target: Annotated[Small, SEAT, "the opponent of the technique in play"]
    eligible: Annotated[Small, SEATS_EACH, "the players to choose from"]
    victims: Annotated[Small, SEATS_EACH, "the players whom Nuisance makes discard"]
    cards_to_draw: Annotated[Small, Number(0, HAND), "the size of the hand that is being discarded, to draw as many"]
    stack_number: Annotated[Small, Number(0, STACKS), "the stack of which Acorn takes a card"]
    last_named: Annotated[
        Small, Number(0, REFERENCES), "the card discarded last in an inventory action, by its reference"
    ]

    in_play: Annotated[Small, CARD_OR_NONE, "the technique that is being resolved"]
    in_play_as: Annotated[Small, CARD_OR_NONE, "the identity of the technique in play"]
    flashy: Annotated[Small, Number(0, 99), "what Flashy Shows add to every card's value this turn"]
    bought: Annotated[
        Small,
        OrNumber(SLOT, SLOTS),
        "where the card that is being bought is: slot +0 to +4, or discard (the market's discard pile)",
    ]

    looked: Annotated[list[int], Cell("i1", LOOKED), Ordered(CODES, LOOKED), "cards that the active player looks at"]
    looked_known: Annotated[
        list[int],
        PUBLIC,
        Cell("i1", LOOKED),
        Row(LOOKED, LOOKERS),
        "seats that know that it is among them, and `deck` if it was not put on top",
    ]
    looked_size: Annotated[Small, Derived()]

    open: Annotated[list[int], PUBLIC, Cell("i1", HAND), Ordered(CODES, HAND), "open cards of the active player's hand"]
    open_as: Annotated[list[int], PUBLIC, Cell("i1", HAND), Places(HAND, CARD_OR_NONE), "the kind each is this turn"]
    open_base: Annotated[
        list[int], PUBLIC, Cell("i1", HAND), Row(HAND, Number(-99, 99)), "its value without Flashy Shows"
    ]
    open_marks: Annotated[list[int], PUBLIC, Cell("i1", HAND), Row(HAND, MARKS), "what happened to it this turn"]
    open_size: Annotated[Small, Derived()]

    laid: Annotated[
        list[int], PUBLIC, Cell("i1", HAND), Ordered(CODES, HAND), "cards laid down for a payment or a stack"
    ]
    laid_from: Annotated[list[int], PUBLIC, Cell("i1", HAND), Row(HAND, Number(0, 127)), "the reference that each had"]
    laid_as: Annotated[list[int], PUBLIC, Cell("i1", HAND), Places(HAND, CARD_OR_NONE), "the kind each is"]
    laid_value: Annotated[list[int], PUBLIC, Cell("i1", HAND), Row(HAND, Number(-99, 127)), "its value"]
    laid_size: Annotated[Small, Derived()]
    junk_thrown: Annotated[
        int, Cell("i4"), Subset(HAND - 1), "the cards laid down that were thrown away as junk, by their places"
    ]

    hidden: Annotated[Small, Number(0, 127), "the card under the Blindfold, by its reference"]
    hidden_as: Annotated[Small, Number(0, 127), "its identity, a reference"]
    loose: Annotated[Tally, PUBLIC, "hidden cards that everyone has seen, but whose place is unknown by now"]
    unknown: Annotated[list[int], Cell("i1", KINDS), Derived()]
    """Only in a concealed state: cards whose place the seat does not know."""
    concealed: Annotated[Small, Derived()]
    """The seat for which the state was concealed, from 1; 0 in a full state."""
