"""The technique action (2.4 b). Each card's function is in the file of its deck."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, finish, return_to
from emporion.games.dale.rules.cards import (
    ACORN,
    BLINDFOLD,
    CHARM,
    DIRTY_EXCHANGE,
    FAVOURITE_TOY,
    FLASHY_SHOW,
    GAMBLE,
    GIFT_VOUCHER,
    LOYAL_PARTNER,
    NEW_SEASON,
    NO_CARD,
    NUISANCE,
    PLUS,
    PREPAID_GOOD,
    ROTTEN_FOOD,
    SABOTAGE,
    SHATTERED_RELIC,
    SPECIAL_OFFER,
    SPYGLASS,
    SWIFT_BROKER,
    TREASURE_HUNTER,
    WHIRLIGIG,
    WILY_FELLOW,
)
from emporion.games.dale.rules.chameleons import gift_voucher, identity_kind, show_model
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import remove_from_hand
from emporion.games.dale.rules.macaws import favourite_toy, flashy_show, shattered_relic, spyglass, swift_broker
from emporion.games.dale.rules.ocelots import blindfold, charm, gamble, new_season, whirligig
from emporion.games.dale.rules.pandas import loyal_partner, prepaid_good, special_offer
from emporion.games.dale.rules.piles import discard
from emporion.games.dale.rules.raccoons import (
    dirty_exchange,
    nuisance,
    rotten_food,
    sabotage,
    treasure_hunter,
    wily_fellow,
)
from emporion.games.dale.rules.squirrels import acorn
from emporion.games.dale.rules.state import State
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace


def technique(s: State, stage: int) -> None:
    """Show the card, resolve it, discard it, and act again if it has a plus."""
    if s.in_play == NO_CARD:
        put_in_play(s)
        return_to(s, 0)
    elif resolve(s, s.in_play_as, stage) and not s.over:
        finish(s)
        if s.in_play != NO_CARD:  # Acorn and Gift Voucher have moved elsewhere
            discard(s, s.active, s.in_play)
        plus = PLUS[s.in_play_as]
        s.in_play = NO_CARD
        s.in_play_as = NO_CARD
        if plus:
            ask(s, Step.ACTION)


def put_in_play(s: State) -> None:
    """The card in `binding` leaves the hand, with the chosen identity."""
    show_model(s, s.binding, s.chosen)
    identity = identity_kind(s, s.chosen)
    kind = remove_from_hand(s, s.binding, EVERYONE)
    s.in_play = kind
    s.in_play_as = identity
    s.chosen = 0
    s.binding = 0
    trace(Event.PLAYS, s.active, kind, identity)


def resolve(s: State, card: int, stage: int) -> bool:
    """Run the next stage of a technique; whether it is done."""
    if card == SWIFT_BROKER:
        return swift_broker(s, stage)
    if card == SHATTERED_RELIC:
        return shattered_relic(s, stage)
    if card == SPYGLASS:
        return spyglass(s, stage)
    if card == FLASHY_SHOW:
        return flashy_show(s)
    if card == FAVOURITE_TOY:
        return favourite_toy(s)
    if card == LOYAL_PARTNER:
        return loyal_partner(s, stage)
    if card == PREPAID_GOOD:
        return prepaid_good(s, stage)
    if card == SPECIAL_OFFER:
        return special_offer(s, stage)
    if card == WILY_FELLOW:
        return wily_fellow(s)
    if card == NUISANCE:
        return nuisance(s, stage)
    if card == ROTTEN_FOOD:
        return rotten_food(s, stage)
    if card == DIRTY_EXCHANGE:
        return dirty_exchange(s, stage)
    if card == SABOTAGE:
        return sabotage(s, stage)
    if card == TREASURE_HUNTER:
        return treasure_hunter(s, stage)
    if card == ACORN:
        return acorn(s, stage)
    if card == NEW_SEASON:
        return new_season(s, stage)
    if card == WHIRLIGIG:
        return whirligig(s, stage)
    if card == CHARM:
        return charm(s, stage)
    if card == GAMBLE:
        return gamble(s, stage)
    if card == BLINDFOLD:
        return blindfold(s, stage)
    if card == GIFT_VOUCHER:
        return gift_voucher(s, stage)
    return True
