"""The structs of a view: the table as one viewer sees it, with the facts that people need to decide."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, UnsetType, field

from emporion.games.dale.rules.agenda import STEP_NAMES
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.view import CardFacts, GameDescription, GameView, SeatView, ViewPart

DeckName = Literal["macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons"]
SetName = Literal["macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons", "junk"]
TypeName = Literal["junk", "technique", "passive", "copier"]
MarkName = Literal["settled", "rolled", "threw", "laid"]
QuestionName = Literal[
    "nothing",
    "action",
    "before_delivery",
    "end_of_turn",
    "more_cookies",
    "extra_stack",
    "payment",
    "junk_away",
    "stack_card",
    "inventory",
    "identity",
    "worth",
    "hand_card",
    "looked_card",
    "market_card",
    "market_order",
    "discarded_card",
    "opponent",
    "victim",
    "stack",
    "stall_card",
    "guess",
    "new_value",
]
StepName = Annotated[str, Meta(extra_json_schema={"enum": list(STEP_NAMES)})]
ActionName = Literal["technique", "stall", "market", "inventory"]
PurposeName = Literal[
    "pay",
    "build",
    "discard",
    "cookies",
    "throw",
    "slip",
    "give",
    "hide",
    "keep",
    "put-on-top",
    "throw-first",
    "throw-one",
    "throw-discarded",
    "take-stall",
    "junk",
    "take",
    "throw-market",
]
"""What happens to the card that a question asks for."""


class Offer(ViewPart, frozen=True, kw_only=True):
    """A card of the market that is for sale."""

    card: str
    price: int
    value: int
    """As printed."""
    surcharge: int
    """Of its slot."""


class Model(ViewPart, frozen=True, kw_only=True):
    """A card that a copier can become now."""

    reference: str
    """As in `as REFERENCE`: a card, or an open card by its place."""
    card: str
    value: int
    """That the copy would have."""


class OpenCard(ViewPart, frozen=True, kw_only=True):
    """An open card in the active player's hand: something happened to it this turn."""

    card: str
    identity: str = field(name="as")
    value: int
    marks: tuple[MarkName, ...]
    undecided: bool
    """Whether it is a copier that is asked for its identity when it is used, so that it has no value yet."""


class LaidCard(ViewPart, frozen=True, kw_only=True):
    """A card laid down for a payment or a stack."""

    card: str
    identity: str = field(name="as")
    value: int | None
    """None while it is open: cards picked for a bundle are asked later what they copy, and what an Accordion is
    worth."""
    values: tuple[int, ...] | UnsetType = UNSET
    """What it may be worth, while that is open."""
    source: str = field(name="from")
    """The reference that it had in the hand, or `discard`."""


class Sum(ViewPart, frozen=True, kw_only=True):
    """What the cards laid down are worth together, and what they have to be worth."""

    purpose: Literal["payment", "stack"]
    goal: int
    """The price, or the number of the stack."""
    total: int | None
    """None while the value of a card is open."""
    missing: int | None
    """0 once the goal is reached, None while the value of a card is open."""
    totals: tuple[int, ...] | UnsetType = UNSET
    """What the cards may be worth together, while that is open."""
    shortfalls: tuple[int, ...] | UnsetType = UNSET
    """What may be missing then."""


class DaleSeat(SeatView, frozen=True):
    hand_size: int
    """Open cards included."""
    deck_size: int
    discard: str
    """The top card last."""
    stall: list[str]
    stacks: int
    next_stack: int
    """The number of the next stack, which is the sum of its cards; 0 once all are built."""
    hand: str | UnsetType = UNSET
    """Without open cards. A question mark is a card that the viewer does not know."""
    deck_top: str | UnsetType = UNSET
    """The known cards on top of the deck, the top card last."""
    rank: int | UnsetType = UNSET
    """After the end."""


class DaleView(GameView, frozen=True, kw_only=True):
    decks: tuple[DeckName, ...]
    order_matters: bool
    """Whether the order of the active player's discards matters, so that it is asked."""
    question: QuestionName
    purpose: PurposeName | UnsetType = UNSET
    agenda: tuple[StepName, ...]
    """The open steps as in a position, the question last; before it, what goes on with the answer."""
    action: ActionName | UnsetType = UNSET
    """The action in progress."""
    active: str
    target: str
    market: tuple[Offer | None, ...]
    """Slots from +0 to +4."""
    market_deck_size: int
    market_discard: str
    """The top card last."""
    discard_offer: Offer | UnsetType = UNSET
    """The top card of the market's discard pile, for sale to a player who pays with a Market Discovery."""
    junk: int
    """Junk cards in play."""
    in_play: str | None
    in_play_as: str | None
    flashy: int
    """What Flashy Shows add to every card's value this turn."""
    open: tuple[OpenCard, ...]
    laid: tuple[LaidCard, ...]
    sum: Sum | UnsetType = UNSET
    """During a payment or while a stack is built."""
    looked: str
    """Cards that the active player looks at."""
    seats: tuple[DaleSeat, ...]
    purse: int | UnsetType = UNSET
    """The most that the viewer's hand can pay in the viewer's turn."""
    can_build: bool | UnsetType = UNSET
    """Whether the viewer can build a stack, while the viewer's action is asked."""
    can_do: tuple[ActionName, ...] | UnsetType = UNSET
    """The actions that the viewer can do then."""
    usable: str | UnsetType = UNSET
    """In the viewer's turn: the cards whose ability can be used at no cost, or that can copy Cookies."""
    copies: dict[str, tuple[Model, ...]] | UnsetType = UNSET
    """In the viewer's turn: what each undecided copier in the hand can become, by its reference."""
    price: int | UnsetType = UNSET
    """Of the card that is being bought."""
    asked: str | UnsetType = UNSET
    """The card whose identity or value is asked."""
    junk_left: int | UnsetType = UNSET
    """How many junk cards of a payment may still be thrown away."""
    forced: dict[str, str] | UnsetType = UNSET
    """While an order is asked in the viewer's turn, by action: the cards that follow it without a choice."""
    hidden: str | UnsetType = UNSET
    """The card under the Blindfold."""
    counted: dict[str, str] | UnsetType = UNSET
    """By owner, P1 to P4 and market: hidden cards of the deck, or drawn from it since it was shuffled."""
    before: dict[str, str] | UnsetType = UNSET
    """By owner: hidden cards drawn before the deck was shuffled."""
    loose: str | UnsetType = UNSET
    """Hidden cards that everyone has seen, but whose place is unknown."""
    unknown: str | UnsetType = UNSET
    """Cards whose place the viewer does not know."""
    tidied: str | UnsetType = UNSET
    """In the preview of an inventory action: the cards discarded so far."""

    @property
    def viewer(self) -> DaleSeat:
        """The viewer's seat. Spectators have none."""
        assert self.seat is not None
        return self.seat_of(self.seat)

    def seat_of(self, name: str) -> DaleSeat:
        return self.seats[SEAT_NAMES.index(name)]


class DaleCard(CardFacts, frozen=True, kw_only=True):
    """A card's face."""

    deck: SetName
    value: int
    type: TypeName
    plus: bool
    """Whether the player goes on after this technique."""
    copies: int
    """0 for junk, of which there is always enough."""
    rolls: bool
    """Whether the die is rolled for it."""


class DeckFacts(ViewPart, frozen=True, kw_only=True):
    """A deck's cards and character."""

    cards: tuple[str, ...]
    complexity: Literal["easy", "medium", "hard"]
    interaction: Literal["little", "some", "much"]
    """How much it interferes with other players."""


DECK_NAMES: tuple[DeckName, ...] = get_args(DeckName)
PerDeck = Annotated[dict[DeckName, DeckFacts], Meta(extra_json_schema={"propertyNames": {"enum": list(DECK_NAMES)}})]


class DaleDescription(GameDescription, frozen=True, kw_only=True):
    cards: dict[str, DaleCard]
    decks: PerDeck
    deck_counts: dict[str, int]
    """By number of players: how many decks a game has."""
    stacks: int
    """How many stacks win the game."""
    surcharges: tuple[int, ...]
    """What each slot of the market adds to a card's price, from slot +0."""
