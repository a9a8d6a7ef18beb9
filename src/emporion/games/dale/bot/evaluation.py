"""The evaluation function, in hundredths of a stack.

The constants are estimates; some were tuned in matches between bots with different values.
"""

from __future__ import annotations

from emporion.games.dale.bot.plans import (
    CARDS,
    GAP,
    GAP_VALUE,
    JUNK_CARDS,
    NO_WAY,
    PARTNER,
    QUALITIES,
    QUALITY,
    VALUES,
    clear_counts,
    contains,
    count_card,
    count_hand,
    count_piles,
    find_way,
    take_mixed_stack,
    take_stack,
    unit,
)
from emporion.games.dale.rules.agenda import Step, current_step
from emporion.games.dale.rules.cards import DECK, NO_CARD, VALUE
from emporion.games.dale.rules.hand_values import cache_identities
from emporion.games.dale.rules.hands import base_of, card_at, cards_in_hand
from emporion.games.dale.rules.legal import LARGEST_VALUE
from emporion.games.dale.rules.macaws import HAND_SIZE
from emporion.games.dale.rules.stacks import can_build
from emporion.games.dale.rules.state import HAND, SLOTS, STACKS, State
from emporion.games.dale.rules.workspace import Workspace

STACK = 100
VICTORY = 1000  # more than any future gain

COVERED = (30, 27, 24, 22, 20, 18, 16, 14)  # a stack whose cards the player owns: the next one, the one after it, …
READY = 10  # the next stack is in the hand, so it needs no luck
WEALTH = 60  # for a mean card value of 2 instead of 1: hands buy twice as much
MOST_WEALTH = 72  # more is useless: the dearest cards cost 9
HAND_CARD = 4  # a hand card at the start of the turn
HAND_JUNK = 2  # less if it is junk, which should rather be discarded
LONG_GAME = 30  # turns per player: hardly any game takes more
EAGER_TURNS = 8  # turns for which one player is eager
EAGERNESS = 20  # bonus for owning an animalfolk card
COIN_VALUE = 5  # per coin of a card's value, if it is not the card that completes a stack
USUAL_QUALITY = 5  # total quality of the cards in a stack


def evaluate(s: State, workspace: Workspace, seat: int) -> int:
    """The stacks of a seat, and the expected value of its cards in all places, since they return to the hand. The
    player to move can still use the hand."""
    me = s.seats[seat]
    total = me.stacks * STACK
    if s.over:
        return total + (VICTORY if me.stacks == STACKS else 0)
    step = current_step(s)
    if seat == s.active and (step == Step.ACTION or step == Step.EXTRA_STACK):
        return total + best_move(s, workspace, step)
    return total + assets(s, workspace, seat, NO_CARD, False) + hand_value(s, workspace, seat)


def best_move(s: State, workspace: Workspace, step: int) -> int:
    """The value of the active player's cards after building the next stack, after the best purchase, or unchanged."""
    me = s.seats[s.active]
    gain = 0
    if can_build_now(s, workspace):
        gain = STACK + assets(s, workspace, s.active, NO_CARD, True)
    money = 0
    for place in range(cards_in_hand(s, s.active) if step == Step.ACTION else 0):
        money += base_of(s, card_at(s, place)) + s.flashy
    clear_counts(workspace)
    count_hand(s, workspace, s.active)
    count_piles(s, workspace, s.active)
    present = plan(s, workspace, s.active, me.stacks)
    gain = max(0, gain - present)
    for slot in range(SLOTS):
        kind = s.market[slot]
        if kind != NO_CARD and VALUE[kind] + slot <= money:
            gain = max(gain, purchase_gain(workspace, kind))
    return present + gain


def can_build_now(s: State, workspace: Workspace) -> bool:
    """Whether the active player can build the next stack."""
    cache_identities(s, workspace)
    return can_build(s, workspace)


def purchase_gain(workspace: Workspace, kind: int) -> int:
    """The estimated gain from another card, after `plan`: it may be the card that completes a stack."""
    number = workspace.counts[GAP]
    gain = QUALITY[kind] + VALUE[kind] * COIN_VALUE
    if number > 0:
        rest = number - VALUE[kind]
        fits = rest == 0 or workspace.counts[PARTNER] == DECK[kind] * HAND + rest
        if fits or (1 <= rest <= LARGEST_VALUE and contains(workspace.counts[DECK[kind]], unit(rest))):
            gain += workspace.counts[GAP_VALUE]
    return gain


def hand_value(s: State, workspace: Workspace, seat: int) -> int:
    """The bonus for cards already in the hand when the turn comes, perhaps with the next stack among them."""
    clear_counts(workspace)
    count_hand(s, workspace, seat)
    total = workspace.counts[CARDS] * HAND_CARD - workspace.counts[JUNK_CARDS] * HAND_JUNK
    number = s.seats[seat].stacks + 1
    if find_way(workspace, number) != NO_WAY or take_mixed_stack(workspace, number):
        total += READY
    return total


def assets(s: State, workspace: Workspace, seat: int, extra: int, built: bool) -> int:
    """The value of a player's cards; with an extra card, or after building the next stack."""
    clear_counts(workspace)
    count_hand(s, workspace, seat)
    count_piles(s, workspace, seat)
    if extra != NO_CARD:
        count_card(workspace, extra, 1)
    stacks = s.seats[seat].stacks
    if built:
        stacks += 1
        take_stack(workspace, stacks)
        workspace.counts[VALUES] -= stacks
        workspace.counts[CARDS] -= 1 if stacks <= LARGEST_VALUE else 2
        workspace.counts[QUALITIES] -= USUAL_QUALITY
    return plan(s, workspace, seat, stacks)


def plan(s: State, workspace: Workspace, seat: int, stacks: int) -> int:
    """The value of the counted cards with this many stacks built: the stacks they make, what they buy, and their other
    uses. Consumes the counts. Leaves in them the first stack that cannot be built, the gain from filling this gap,
    and the card that needs a partner for it."""
    wealth = WEALTH * (workspace.counts[VALUES] - workspace.counts[CARDS]) // max(workspace.counts[CARDS], HAND_SIZE)
    total = (min(wealth, MOST_WEALTH) + workspace.counts[QUALITIES]) * (STACKS - stacks) // STACKS + eagerness(
        s, workspace, seat
    )
    for number in range(stacks + 1, STACKS + 1):
        partner = workspace.counts[PARTNER]
        workspace.counts[PARTNER] = 0
        part = take_stack(workspace, number)
        total += COVERED[number - stacks - 1] * part // 100
        if workspace.counts[GAP] == 0 and part < 100:
            workspace.counts[GAP] = number
            workspace.counts[GAP_VALUE] = COVERED[number - stacks - 1] * (100 - part) // 100
        else:
            workspace.counts[PARTNER] = partner
    return total


def eagerness(s: State, workspace: Workspace, seat: int) -> int:
    """A bonus for owning animalfolk cards, given to each player in turn for a while. A purchase makes the next cards
    cheaper for the others, so players with nothing but junk could wait for each other forever. In long games the bonus
    is per card."""
    if s.turn // EAGER_TURNS % s.players != seat:
        return 0
    cards = workspace.counts[CARDS] - workspace.counts[JUNK_CARDS]
    return EAGERNESS * (cards if s.turn > LONG_GAME * s.players else min(cards, 1))


def luck_scale(s: State) -> int:
    """A stack can be won or lost within a turn or two."""
    return STACK
