"""The cards (rules 1.0, 1.8): six animalfolk decks of six different cards each, and junk.

A *kind* is one of the 37 faces; kind 0 means no card. To add a deck, add its six rows here and a file of
its card functions beside `macaws.py`; CONTRIBUTING.md names the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from emporion.kernel.bits import lowest_bit
from emporion.kernel.codec import Names


class Deck(IntEnum):
    """The animalfolk decks; the deck of a card is also its set and its colour."""

    MACAWS = 0
    PANDAS = 1
    RACCOONS = 2
    SQUIRRELS = 3
    OCELOTS = 4
    CHAMELEONS = 5


class Type(IntEnum):
    """Card types (R 'Opis kart')."""

    JUNK = 0
    TECHNIQUE = 1  # played for its effect
    PASSIVE = 2  # works from the hand or where it is used
    COPIER = 3  # a passive card that copies another card


NO_CARD = 0
SWIFT_BROKER, COOKIES, SHATTERED_RELIC, SPYGLASS, FLASHY_SHOW, FAVOURITE_TOY = 1, 2, 3, 4, 5, 6
LOYAL_PARTNER, PREPAID_GOOD, ESSENTIAL_PURCHASE, MARKET_DISCOVERY, SPECIAL_OFFER, STOCK_CLEARANCE = 7, 8, 9, 10, 11, 12
WILY_FELLOW, NUISANCE, ROTTEN_FOOD, DIRTY_EXCHANGE, SABOTAGE, TREASURE_HUNTER = 13, 14, 15, 16, 17, 18
STASHING_VENDOR, EMPTY_CHEST, NOSTALGIC_ITEM, ACORN, ACCORDION, WINTER_IS_COMING = 19, 20, 21, 22, 23, 24
BOLD_HAGGLER, NEW_SEASON, WHIRLIGIG, CHARM, GAMBLE, BLINDFOLD = 25, 26, 27, 28, 29, 30
FLEXIBLE_SHOPKEEPER, REFLECTION, GOOD_OLD_TIMES, GIFT_VOUCHER, TRENDSETTING, SEEING_DOUBLES = 31, 32, 33, 34, 35, 36
JUNK = 37

KINDS = 38  # kind 0 included
DECKS = 6


@dataclass(frozen=True)
class Row:
    """A row of the card table."""

    kind: int
    code: str
    name: str
    deck: int
    value: int
    copies: int
    type: int
    plus: bool = False


T, P, C = Type.TECHNIQUE, Type.PASSIVE, Type.COPIER
MAC, PAN, RAC, SQU, OCE, CHA = Deck

TABLE = (
    Row(SWIFT_BROKER, "mac1", "Swift Broker", MAC, 1, 4, T, plus=True),
    Row(COOKIES, "mac2", "Cookies", MAC, 2, 3, P),
    Row(SHATTERED_RELIC, "mac3", "Shattered Relic", MAC, 3, 3, T, plus=True),
    Row(SPYGLASS, "mac4", "Spyglass", MAC, 4, 3, T, plus=True),
    Row(FLASHY_SHOW, "mac5a", "Flashy Show", MAC, 5, 1, T, plus=True),
    Row(FAVOURITE_TOY, "mac5b", "Favourite Toy", MAC, 5, 1, T, plus=True),
    Row(LOYAL_PARTNER, "pan1", "Loyal Partner", PAN, 1, 4, T, plus=True),
    Row(PREPAID_GOOD, "pan2", "Prepaid Good", PAN, 2, 3, T),
    Row(ESSENTIAL_PURCHASE, "pan3", "Essential Purchase", PAN, 3, 3, P),
    Row(MARKET_DISCOVERY, "pan4", "Market Discovery", PAN, 4, 3, P),
    Row(SPECIAL_OFFER, "pan5a", "Special Offer", PAN, 5, 1, T),
    Row(STOCK_CLEARANCE, "pan5b", "Stock Clearance", PAN, 5, 1, P),
    Row(WILY_FELLOW, "rac1", "Wily Fellow", RAC, 1, 4, T, plus=True),
    Row(NUISANCE, "rac2", "Nuisance", RAC, 2, 3, T, plus=True),
    Row(ROTTEN_FOOD, "rac3", "Rotten Food", RAC, 3, 3, T, plus=True),
    Row(DIRTY_EXCHANGE, "rac4", "Dirty Exchange", RAC, 4, 3, T, plus=True),
    Row(SABOTAGE, "rac5a", "Sabotage", RAC, 5, 1, T, plus=True),
    Row(TREASURE_HUNTER, "rac5b", "Treasure Hunter", RAC, 5, 1, T),
    Row(STASHING_VENDOR, "squ1", "Stashing Vendor", SQU, 1, 4, P),
    Row(EMPTY_CHEST, "squ2", "Empty Chest", SQU, 2, 3, P),
    Row(NOSTALGIC_ITEM, "squ3", "Nostalgic Item", SQU, 3, 3, P),
    Row(ACORN, "squ4", "Acorn", SQU, 4, 3, T, plus=True),
    Row(ACCORDION, "squ5a", "Accordion", SQU, 5, 1, P),
    Row(WINTER_IS_COMING, "squ5b", "Winter is Coming", SQU, 5, 1, P),
    Row(BOLD_HAGGLER, "oce1", "Bold Haggler", OCE, 1, 4, P),
    Row(NEW_SEASON, "oce2", "New Season", OCE, 2, 3, T, plus=True),
    Row(WHIRLIGIG, "oce3", "Whirligig", OCE, 3, 3, T, plus=True),
    Row(CHARM, "oce4", "Charm", OCE, 4, 3, T, plus=True),
    Row(GAMBLE, "oce5a", "Gamble", OCE, 5, 1, T, plus=True),
    Row(BLINDFOLD, "oce5b", "Blindfold", OCE, 5, 1, T, plus=True),
    Row(FLEXIBLE_SHOPKEEPER, "cha1", "Flexible Shopkeeper", CHA, 1, 4, C),
    Row(REFLECTION, "cha2", "Reflection", CHA, 2, 3, C),
    Row(GOOD_OLD_TIMES, "cha3", "Good Old Times", CHA, 3, 3, C),
    Row(GIFT_VOUCHER, "cha4", "Gift Voucher", CHA, 4, 3, T, plus=True),
    Row(TRENDSETTING, "cha5a", "Trendsetting", CHA, 5, 1, C),
    Row(SEEING_DOUBLES, "cha5b", "Seeing Doubles", CHA, 5, 1, C),
)

NO_DECK = 6  # the "deck" of junk
CODES = (*(row.code for row in TABLE), "junk")
"""The codes of the kinds in positions and notation, kind 1 first."""

CARD = Names(CODES, first=1)
CARD_OR_NONE = Names(CODES, first=1, optional=True)

VALUE = (0, *(row.value for row in TABLE), 1)
COPIES = (0, *(row.copies for row in TABLE), 0)
DECK = (NO_DECK, *(int(row.deck) for row in TABLE), NO_DECK)
TYPE = (-1, *(int(row.type) for row in TABLE), int(Type.JUNK))
PLUS = (0, *(int(row.plus) for row in TABLE), 0)

DIE = (0, 1, 1, 2, 2, 3)  # the faces of the ocelot die (R components)
ROLLS = (BOLD_HAGGLER, GAMBLE)  # the cards that roll it


# Sets as bits (`kernel/bits.py`): of kinds, or of cards by reference.


def mask_of(*kinds: int) -> int:
    """A set of kinds as bits."""
    return sum(1 << kind for kind in kinds)


COPIERS = mask_of(*(row.kind for row in TABLE if row.type == Type.COPIER))
TECHNIQUES = mask_of(*(row.kind for row in TABLE if row.type == Type.TECHNIQUE))
ENABLERS = mask_of(STASHING_VENDOR, EMPTY_CHEST, NOSTALGIC_ITEM)  # admit to a stack what is otherwise not allowed


def highest(bits: int) -> int:
    """The number of the highest bit of a set; 0 for an empty set."""
    number = 0
    while bits > 0:
        number = lowest_bit(bits)
        bits &= bits - 1
    return number
