"""The events that the rules emit, with their arguments."""

from __future__ import annotations

from enum import IntEnum

from emporion.games.dale.rules.cards import CARD
from emporion.games.dale.rules.options import DECKS_CODEC
from emporion.games.dale.rules.state import SLOT
from emporion.kernel.codec import SEAT, Flag, Names, Number
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.trace import EventSchema, EventShape


class Event(IntEnum):
    DECKS = 0  # the decks of the game
    STARTS = 1
    TURN = 2
    MARKET_CARD = 3  # a card is laid into a slot of the market
    MARKET_SLIDES = 4  # a card moves to a cheaper slot
    DRAWS = 5  # a player draws a card
    RESHUFFLE = 6
    JUNK_DEALT = 7  # nothing left to draw: the player gets junk
    NO_JUNK = 8  # the limit on junk is reached
    BUYS = 9
    PAYS = 10
    PLAYS = 11
    COPIES = 12  # a card that stays in the hand takes another identity
    SHOWS = 13  # the hand card that Seeing Doubles copies
    LAYS = 14  # a card goes into a stack
    STACK = 15  # a stack is complete
    DISCARDS = 16
    THROWS_AWAY = 17  # to the junk pile or the market's discard pile
    ROLLS = 18
    NEW_VALUE = 19
    LOOKS = 20  # a card that only the active player sees
    KEEPS = 21  # a looked-at card goes to the hand
    PUTS_BACK = 22  # a looked-at card goes on top of the deck
    TAKES = 23  # a market card goes to the hand
    FETCHES = 24  # the top card of the player's discard pile goes to the hand
    STEALS = 25  # the top card of another player's discard pile goes to the hand
    SWAPS_PILES = 26
    AIMS = 27  # a technique is aimed at a player
    LOSES = 28  # a player discards a random card
    SLIPS = 29  # a hand card goes on top of another player's deck
    GRABS = 30  # a random card moves from another player's hand to the active player's
    GIVES = 31  # a card moves from the active player's hand to another
    TAKES_FROM_STALL = 32
    MIXES = 33  # two hands are shuffled together
    HIDES = 34
    GUESSES = 35
    UNCOVERS = 36
    GOES_ON = 37  # the active player declines: an extra stack, an ability
    NOTHING = 38  # a technique has no effect
    GAME_OVER = 39
    USES = 40  # a card's ability to throw away the top card of the market deck
    DEALT = 41  # a card of the shuffled hands is dealt to a hand
    DROPS = 42  # a card from another player's deck goes on that player's discard pile
    ENDS_ACTIONS = 43  # the active player, with cards in hand, takes no further action


COUNT = Number()
OWNER = Names((*SEAT_NAMES, "market"))

EVENTS = EventSchema(
    Event,
    {
        Event.DECKS: EventShape({"decks": DECKS_CODEC}),
        Event.STARTS: EventShape({"seat": SEAT}),
        Event.TURN: EventShape({"seat": SEAT, "turn": COUNT}),
        Event.MARKET_CARD: EventShape({"card": CARD, "slot": SLOT}),
        Event.MARKET_SLIDES: EventShape({"card": CARD, "slot": SLOT}),
        Event.DRAWS: EventShape({"seat": SEAT, "owner": OWNER, "card": CARD}, secret="card"),
        Event.RESHUFFLE: EventShape({"owner": OWNER, "cards": COUNT}),
        Event.JUNK_DEALT: EventShape({"seat": SEAT}),
        Event.NO_JUNK: EventShape({"seat": SEAT}),
        Event.BUYS: EventShape({"seat": SEAT, "card": CARD, "slot": SLOT, "price": COUNT}),
        Event.PAYS: EventShape({"seat": SEAT, "card": CARD, "as": CARD, "value": COUNT}),
        Event.PLAYS: EventShape({"seat": SEAT, "card": CARD, "as": CARD}),
        Event.COPIES: EventShape({"seat": SEAT, "card": CARD, "as": CARD}),
        Event.SHOWS: EventShape({"seat": SEAT, "card": CARD}),
        Event.LAYS: EventShape({"seat": SEAT, "card": CARD, "as": CARD, "value": COUNT, "from_discard": Flag()}),
        Event.STACK: EventShape({"seat": SEAT, "stack": COUNT}),
        Event.DISCARDS: EventShape({"seat": SEAT, "card": CARD}),
        Event.THROWS_AWAY: EventShape({"seat": SEAT, "card": CARD}),
        Event.ROLLS: EventShape({"seat": SEAT, "card": CARD, "number": COUNT}),
        Event.NEW_VALUE: EventShape({"seat": SEAT, "card": CARD, "value": COUNT}),
        Event.LOOKS: EventShape({"seat": SEAT, "owner": OWNER, "card": CARD}, secret="card"),
        Event.KEEPS: EventShape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.PUTS_BACK: EventShape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.TAKES: EventShape({"seat": SEAT, "card": CARD, "slot": SLOT}),
        Event.FETCHES: EventShape({"seat": SEAT, "card": CARD}),
        Event.STEALS: EventShape({"seat": SEAT, "target": SEAT, "card": CARD}),
        Event.SWAPS_PILES: EventShape({"seat": SEAT, "deck": COUNT, "discard": COUNT}),
        Event.AIMS: EventShape({"seat": SEAT, "target": SEAT}),
        Event.LOSES: EventShape({"seat": SEAT, "card": CARD}),
        Event.SLIPS: EventShape({"seat": SEAT, "target": SEAT, "card": CARD}, secret="card"),
        Event.GRABS: EventShape({"seat": SEAT, "target": SEAT, "card": CARD}, secret="card"),
        Event.GIVES: EventShape({"seat": SEAT, "target": SEAT, "card": CARD}, secret="card"),
        Event.TAKES_FROM_STALL: EventShape({"seat": SEAT, "target": SEAT, "stack": COUNT, "card": CARD}),
        Event.MIXES: EventShape({"seat": SEAT, "target": SEAT, "cards": COUNT}),
        Event.HIDES: EventShape({"seat": SEAT, "target": SEAT, "card": CARD}, secret="card"),
        Event.GUESSES: EventShape({"seat": SEAT, "number": COUNT}),
        Event.UNCOVERS: EventShape({"seat": SEAT, "card": CARD, "as": CARD, "value": COUNT}),
        Event.GOES_ON: EventShape({"seat": SEAT}),
        Event.NOTHING: EventShape({"seat": SEAT, "as": CARD}),
        Event.GAME_OVER: EventShape({"seat": SEAT}),
        Event.USES: EventShape({"seat": SEAT, "card": CARD}),
        Event.DEALT: EventShape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.DROPS: EventShape({"seat": SEAT, "target": SEAT, "card": CARD}),
        Event.ENDS_ACTIONS: EventShape({"seat": SEAT}, digested_as=Event.GOES_ON),
    },
)
