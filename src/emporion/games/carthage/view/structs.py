"""The structs of a view: the table as one viewer sees it, with the facts that people need to decide."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from emporion.games.carthage.rules.cards import COLOUR_NAMES, ColourName
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.view import CardFacts, GameDescription, GameView, SeatView, ViewPart

PhaseName = Literal["token", "action", "pay", "protect", "over"]
MarkerName = Literal["free", "market", "farm"]
PerColour = Annotated[dict[ColourName, int], Meta(extra_json_schema={"propertyNames": {"enum": list(COLOUR_NAMES)}})]
SpaceKind = Literal["alexandria", "coast", "cyrenaica", "pirates", "carthage"]


class Space(ViewPart, frozen=True, kw_only=True):
    """A space of the sea route. Several spaces of a kind are numbered from 1."""

    kind: SpaceKind
    number: int
    """0 if it is the only one of its kind."""


class Voyage(ViewPart, frozen=True, kw_only=True):
    """How far a ship would sail (1.8)."""

    colour: ColourName
    start: int = field(name="from")
    to: int
    arrives: bool
    """Whether it would reach Carthage."""


class Sale(ViewPart, frozen=True, kw_only=True):
    """What the viewer would sell of one colour (1.9 step 1)."""

    colour: ColourName
    cards: int
    price: int
    """Of each card."""
    points: int


class Risk(ViewPart, frozen=True, kw_only=True):
    """Goods of one colour that pirates would take from the viewer unless stored (1.9 step 3)."""

    colour: ColourName
    cards: str


class Purchase(ViewPart, frozen=True, kw_only=True):
    """What would follow if the viewer bought the Market now."""

    voyages: tuple[Voyage, ...]
    payday: bool
    sales: tuple[Sale, ...]
    enders: tuple[str, ...]
    """The seats that would have enough tokens to end the game."""
    raided: tuple[ColourName, ...]
    """The ships that pirates would raid."""
    risks: tuple[Risk, ...]


class Protection(ViewPart, frozen=True, kw_only=True):
    """The actor's decision about the goods of one colour (1.9 step 3)."""

    raided: bool
    """Whether pirates take what is not stored; else goods may be stored in advance."""
    goods: str
    """What may be stored."""
    stores: dict[str, str] | UnsetType = UNSET
    """What each card in the viewer's hand would store, if the viewer decides."""


class Payment(ViewPart, frozen=True, kw_only=True):
    """What one more card would pay (B2-B4)."""

    value: int
    over: int
    """The part of its value that exceeds what is due."""


class CarthageSeat(SeatView, frozen=True):
    hand_size: int
    goods: str
    stored: str
    tokens: PerColour
    token_count: int
    tokens_missing: int
    """How many tokens the player lacks to end the game."""
    near_end: bool
    """Whether those are few, so that players are warned."""
    marker: MarkerName
    available: str
    """The Market cards that this player may buy: all that other players have not reserved."""
    price: int
    """What they cost together."""
    trader_pile_about: int
    reserved: str | UnsetType = UNSET
    """The card under the marker."""
    hand: str | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    """The value of the hand as money."""
    affordable: bool | UnsetType = UNSET
    """Whether that is enough for the available cards."""
    unknown_to_others: str | UnsetType = UNSET
    points: int | UnsetType = UNSET
    at_risk: str | UnsetType = UNSET
    """During a raid: the goods that pirates take if nothing more is stored."""
    rank: int | UnsetType = UNSET
    """After the end."""


class CarthageView(GameView, frozen=True, kw_only=True):
    phase: PhaseName
    active: str
    starter: str
    ships: PerColour
    route: tuple[Space, ...]
    market: str
    """`R3@P2` is a red three that P2 has reserved."""
    farm: str
    pile_size: int
    discard_size: int
    discard_top: str | None
    end_tokens: int
    """So many tokens of one player end the game."""
    seats: tuple[CarthageSeat, ...]
    discard: str | UnsetType = UNSET
    unseen: str | UnsetType = UNSET
    unseen_victory_cards: int | UnsetType = UNSET
    unseen_before_first_reshuffle: str | UnsetType = UNSET
    known_victory_cards: str | UnsetType = UNSET
    still_due: int | UnsetType = UNSET
    payments: dict[str, Payment] | UnsetType = UNSET
    """While the viewer pays: what each card in hand would pay."""
    protecting: ColourName | UnsetType = UNSET
    purchase: Purchase | UnsetType = UNSET
    """While the viewer acts: what would follow if they bought the Market now."""
    protection: Protection | UnsetType = UNSET
    picked: str | UnsetType = UNSET
    """In the preview of a payment or a protection: the cards picked so far."""
    paid: int | UnsetType = UNSET
    """Their value, in a payment."""
    tie_broken: bool | UnsetType = UNSET
    """After the end: whether tokens decided between players with the most points."""

    @property
    def viewer(self) -> CarthageSeat:
        """The viewer's seat. Spectators have none."""
        assert self.seat is not None
        return self.seats[SEAT_NAMES.index(self.seat)]


class CarthageCard(CardFacts, frozen=True, kw_only=True):
    """A card's face."""

    colour: ColourName
    value: int
    icons: int
    copies: int


class CarthageDescription(GameDescription, frozen=True, kw_only=True):
    cards: dict[str, CarthageCard]
    route: tuple[Space, ...]
