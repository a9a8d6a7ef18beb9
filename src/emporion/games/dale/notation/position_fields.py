"""Checks of a position: when a question can be asked, and the fields it uses. A check returns a line that begins with
the field's name, or nothing; `position_agenda.py` lists which agenda has which checks."""

from __future__ import annotations

from emporion.games.dale.rules.actions import REFERENCES
from emporion.games.dale.rules.agenda import STEP_NAMES, Step, current_step, detail
from emporion.games.dale.rules.building import copies_left
from emporion.games.dale.rules.cards import (
    ACCORDION,
    COPIERS,
    ESSENTIAL_PURCHASE,
    JUNK,
    NO_CARD,
    WINTER_IS_COMING,
    Deck,
)
from emporion.games.dale.rules.chameleons import identities, identity_kind
from emporion.games.dale.rules.hands import OUTSIDE_HAND, TOP_DISCARD, cards_in_hand, holds, is_in_open_row, is_settled
from emporion.games.dale.rules.pandas import MOST_JUNK_AWAY, asks_market_order
from emporion.games.dale.rules.piles import can_draw
from emporion.games.dale.rules.questions import in_game, opponents
from emporion.games.dale.rules.state import HAND, LAID, MARKET, SETTLED, SLOT, SLOTS, STACKS, State, first_cell
from emporion.games.dale.rules.turn import abilities_in_game, asks_discard_order
from emporion.kernel.seats import SEAT_NAMES

MAY_BE_WINTER = COPIERS | 1 << WINTER_IS_COMING


# When a question can be asked


def abilities(s: State) -> str:
    asked = STEP_NAMES[current_step(s)]
    return "" if abilities_in_game(s) else f"steps: {asked} is asked only with pandas or chameleons in the game"


def copied_cookies(s: State) -> str:
    possible = in_game(s, Deck.MACAWS) and in_game(s, Deck.CHAMELEONS)
    return "" if possible else "steps: more_cookies is asked only with macaws and chameleons in the game"


def something_to_reveal(s: State) -> str:
    return extra_stacks(s) or (
        "" if can_draw(s, MARKET) else "steps: revealing needs a card of the market to throw away"
    )


def asked_for_order(s: State) -> str:
    if asks_discard_order(s):
        return ""
    return "steps: the order of a discarded hand is asked only where it matters and of two cards or more"


def market_order(s: State) -> str:
    if asks_market_order(s):
        return ""
    return "steps: market_order is asked only where the order matters and of different cards"


def cards_left(s: State) -> str:
    return "" if cards_in_hand(s, s.active) > 0 else "steps: the hand is empty, so nothing more is asked"


def animalfolk_discarded(s: State) -> str:
    pile = s.piles[s.active]
    found = any(kind != JUNK for kind in pile.discard[: pile.discard_size])
    return "" if found else "steps: discarded_card is asked only with an animalfolk card in the player's discard pile"


def extra_stacks(s: State) -> str:
    """Each extra stack was earned by a Winter is Coming in the stacks built last. One may be left without, since
    `abandon_decision` in a redeal turns an impossible stack into an extra stack."""
    left = s.steps[: s.depth].count(Step.EXTRA_STACK)
    left += Step.BUILDING in s.steps and (left > 0 or s.in_play != NO_CARD)  # the stack being built
    most = most_extra_stacks(s)
    return (
        "" if left <= max(1, most) else f"steps: {left} extra stacks, the stall of {SEAT_NAMES[s.active]} allows {most}"
    )


def most_extra_stacks(s: State) -> int:
    me = s.seats[s.active]
    most = 0
    for number in range(1, me.stacks + 1):
        cards = [kind for kind in me.stall[first_cell(number) : first_cell(number + 1)] if kind > 0]
        winters = min(sum(MAY_BE_WINTER >> kind & 1 for kind in cards), STACKS - number)
        begins = s.in_play == NO_CARD or len(cards) == 1  # Charm builds a stack of one card
        if most > 0:
            most += winters - 1
        elif begins:
            most = winters
    return most


def asked_about(s: State, players: int, fewest: int) -> str:
    """The question asks about exactly these opponents, as bits."""
    among = [name for seat, name in enumerate(SEAT_NAMES) if players >> seat & 1]
    if len(among) < fewest:
        return f"steps: {STEP_NAMES[current_step(s)]} is asked only where there are {fewest} players to choose from"
    if detail(s) != players:
        asked = STEP_NAMES[current_step(s)]
        return f"steps: expected {asked}:{players} (1 for P1, 2 for P2, 4 for P3, 8 for P4), found {asked}:{detail(s)}"
    return ""


def any_opponent(s: State) -> str:
    return asked_about(s, opponents(s), 2)


def with_discards(s: State) -> str:
    return asked_about(s, sum(1 << seat for seat in others(s) if s.piles[seat].discard_size > 0), 2)


def with_stacks(s: State) -> str:
    return asked_about(s, sum(1 << seat for seat in others(s) if s.seats[seat].stacks > 0), 2)


def first_victim(s: State) -> str:
    return asked_about(s, opponents(s), 1)


def second_victim(s: State) -> str:
    if s.count.bit_count() != 1 or s.count & ~opponents(s):
        return f"count: expected the first victim (1 for P1, 2 for P2, 4 for P3, 8 for P4), found {s.count}"
    return asked_about(s, opponents(s) & ~s.count, 1)


def others(s: State) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.active]


# The values of fields


def number(name: str, found: int, low: int, high: int) -> str:
    if low <= found <= high:
        return ""
    return f"{name}: expected {low if low == high else f'a number from {low} to {high}'}, found {found}"


def opponent(s: State) -> str:
    return "" if s.target != s.active else f"target: {SEAT_NAMES[s.target]} cannot be their own opponent"


def opponent_with_stacks(s: State) -> str:
    few = s.seats[s.target].stacks < 2
    return opponent(s) or (f"target: {SEAT_NAMES[s.target]} has fewer than two stacks to choose from" if few else "")


def opponent_with_room(s: State) -> str:
    full = s.seats[s.target].hand_size == HAND
    return opponent(s) or (f"target: {SEAT_NAMES[s.target]} has {HAND} cards and no room for another" if full else "")


def hand_before(s: State) -> str:
    """The size of the hand before discarding; some cards are discarded already."""
    left = cards_in_hand(s, s.active)
    return number("count", s.count, left, min(left + s.piles[s.active].discard_size, HAND - 1))


def named_last(s: State) -> str:
    return number("count", s.count, 1, REFERENCES)


def thrown_away(s: State) -> str:
    return number("count", s.count, 0, MOST_JUNK_AWAY - 1)


def stack_with_choice(s: State) -> str:
    target = s.seats[s.target]
    cells = target.stall[first_cell(s.count) : first_cell(s.count + 1)] if 0 < s.count <= target.stacks else []
    choice = len(set(cells) - {NO_CARD}) > 1
    return "" if choice else f"count: expected a stack of {SEAT_NAMES[s.target]} with different cards, found {s.count}"


def place_of_new_value(s: State) -> str:
    right = s.count < s.open_size and s.open_marks[s.count] & SETTLED > 0
    return "" if right else f"count: expected the place of the Blindfold's card in the open row, found {s.count}"


def accordion(s: State) -> str:
    possible = 0 < s.count <= REFERENCES and identities(s, s.binding) >> s.count & 1
    right = possible and identity_kind(s, s.count) == ACCORDION
    return "" if right else f"count: expected the identity that makes the card an Accordion, found {s.count}"


def for_sale(s: State) -> str:
    there = s.market[s.bought] if s.bought < SLOTS else s.piles[MARKET].discard_size
    return "" if there else f"bought: there is no card to buy at {SLOT.encode(s.bought)}"


def essential_purchase(s: State) -> str:
    bought = s.binding == ESSENTIAL_PURCHASE and holds(s, s.active, s.binding)
    return (
        ""
        if bought
        else f"binding: expected the Essential Purchase in the hand, {ESSENTIAL_PURCHASE}, found {s.binding}"
    )


def in_hand(s: State, reference: int) -> bool:
    """Whether a reference names a card in the active player's hand that is not laid down."""
    if is_in_open_row(reference):
        place = reference - JUNK - 1
        return place < s.open_size and s.open_marks[place] & LAID == 0
    return 0 < reference <= JUNK and holds(s, s.active, reference)


def for_a_stack(s: State, reference: int) -> bool:
    """The same, or a card in the discard pile."""
    if OUTSIDE_HAND < reference <= TOP_DISCARD and s.laid_size > 0:
        return copies_left(s, reference) > 0
    return in_hand(s, reference)


def card_in_question(s: State, right: bool, what: str) -> str:
    return "" if right else f"binding: expected {what} by its reference, found {s.binding}"


def copier(s: State) -> str:
    right = in_hand(s, s.binding) and not is_settled(s, s.binding)
    return card_in_question(s, right, "a copier in the hand")


def copier_for_a_stack(s: State) -> str:
    right = for_a_stack(s, s.binding) and not is_settled(s, s.binding)
    return card_in_question(s, right, "a copier in the hand or the discard pile")


def card_for_a_stack(s: State) -> str:
    return card_in_question(s, for_a_stack(s, s.binding), "a card in the hand or the discard pile")


def turned_up_copier(s: State) -> str:
    kind = s.binding - OUTSIDE_HAND
    return card_in_question(s, 0 < kind < JUNK and COPIERS >> kind & 1 > 0, "the copier that Charm turned up")


def same_as_hidden(s: State) -> str:
    return card_in_question(s, s.binding == s.hidden, "the hidden card")


def hidden_card(s: State) -> str:
    return "" if in_hand(s, s.hidden) else f"hidden: expected a hand card by its reference, found {s.hidden}"


def hidden_identity(s: State) -> str:
    right = 0 < s.hidden_as <= REFERENCES and identities(s, s.hidden) >> s.hidden_as & 1
    return "" if right else f"hidden_as: expected a possible identity of the hidden card, found {s.hidden_as}"


def two_cards(s: State) -> str:
    return "" if s.looked_size == 2 else f"looked: expected 2 cards, found {s.looked_size}"


def two_or_three_cards(s: State) -> str:
    return "" if s.looked_size in (2, 3) else f"looked: expected 2 or 3 cards, found {s.looked_size}"
