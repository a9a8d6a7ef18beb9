"""Checks a position in the middle of an action by replaying the action.

The position is taken back to where its action, technique or ability began: cards laid down, looked at or discarded
return to where they came from. From there the rules try every answer until they come to the same steps with the same
fields. So the rules alone say which steps follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.dale.knowledge.hidden_information import owner_of_looked_cards
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import LAST_QUESTION, STEP_NAMES, Step, current_step, do, waiting_step
from emporion.games.dale.rules.cards import (
    CHARM,
    CODES,
    COPIERS,
    ESSENTIAL_PURCHASE,
    JUNK,
    NO_CARD,
    WINTER_IS_COMING,
    Deck,
)
from emporion.games.dale.rules.decisions import apply, run_steps
from emporion.games.dale.rules.hands import OUTSIDE_HAND, add_to_hand_openly, cards_in_hand, remove_hidden_card
from emporion.games.dale.rules.legal import legal
from emporion.games.dale.rules.pandas import is_thrown
from emporion.games.dale.rules.piles import put_on_discard, put_on_top, take_looked, take_top_of_discard
from emporion.games.dale.rules.questions import in_game
from emporion.games.dale.rules.state import HAND, LAID, MARKET, SLOTS, STACKS, State, first_cell
from emporion.games.dale.rules.techniques import FIRST_STEP
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.chance import clear_chance
from emporion.kernel.layout import clone, fields_of
from emporion.kernel.position import field_codec
from emporion.kernel.seats import SEAT_NAMES

STACK_STEPS = (Step.USE_IN_STACK, Step.LAY_IN_STACK, Step.LAY_WITH_VALUE)
PURCHASE_STEPS = (Step.USE_TO_PAY, Step.LAY_TO_PAY, Step.THROW_PAID_JUNK)
FIRST_MOVES: dict[int, Sequence[int]] = {
    **dict.fromkeys(PURCHASE_STEPS, range(actions.BUY, actions.BUILD)),
    **dict.fromkeys(STACK_STEPS, (actions.BUILD,)),
    Step.TIDY_AWAY: (actions.TIDY,),
}
"""The moves with which an action begins, by the step that waits in the middle of it."""
WITH_A_CARD: dict[int, int] = {
    Step.PLAY_TECHNIQUE: actions.PLAY,
    Step.ROLL_DIE: actions.ROLL,
    Step.THROW_TOP_AWAY: actions.REVEAL,
}
"""Moves that name the card whose identity is asked."""

REGISTERS = (
    *("binding", "binding_as", "eligible", "victims", "cards_to_draw", "stack_number", "last_named"),
    *("bought", "hidden", "hidden_as", "junk_thrown"),
)
"""What steps note for later steps; 0 where an action begins."""
LAID_ROWS = ("laid", "laid_from", "laid_as", "laid_value")
COMPARED = (*REGISTERS, "target", "looked", *LAID_ROWS, "open", "open_as", "open_base", "open_marks")
CODECS = {field.name: field_codec(field) for field in fields_of(State) if field.name in COMPARED}
MAY_BE_WINTER = COPIERS | 1 << WINTER_IS_COMING


class UnreachableError(Exception):
    """Why play does not lead to a position, in a line that begins with a field."""


def replay_problems(s: State) -> list[str]:
    """Why play does not lead to this position, if so."""
    if not 0 < current_step(s) <= LAST_QUESTION:
        return [f"steps: expected a question as the last step, found {agenda(s) or 'nothing'}"]
    try:
        found = [replay(s, start) for start in beginnings(s)]
    except UnreachableError as problem:
        return [str(problem)]
    return [] if "" in found else found[-1:]


def end_problems(s: State) -> list[str]:
    """At the end nothing is open; a Charm may still be in play."""
    found = ["steps: the game is over, nothing is left to do"] if s.depth else []
    if s.in_play and s.in_play_as != CHARM:
        found.append("in_play: expected none, or the Charm that built the last stack")
    used = [name for name in (*REGISTERS, "laid_size", "looked_size") if getattr(s, name)]
    return found + [f"{name.removesuffix('_size')}: expected none, since the game is over" for name in used]


def agenda(s: State) -> str:
    return " ".join(STEP_NAMES[step] for step in s.steps[: s.depth])


# Where the action began


def beginnings(s: State) -> Iterator[State]:
    """Where the action in progress can have begun: one state, or one for each place that a bought card came from."""
    start, use = clone(s), waiting_step(s)
    clear_chance(start.chance)
    for name in REGISTERS:
        setattr(start, name, 0)
    if use == Step.TIDY_AWAY:  # what was discarded before is not told
        start.last_named = s.last_named
    set_first_steps(s, start)
    returned = take_back_cards(s, start)
    held = cards_in_hand(start, s.active) + len(returned) + (s.in_play != NO_CARD)
    if held > HAND:
        name = SEAT_NAMES[s.active]
        raise UnreachableError(
            f"seats[{s.active}].hand: {name} has {held} cards, open and used ones included, at most {HAND}"
        )
    for card in returned:
        add_to_hand_openly(start, s.active, card)
    if use != Step.THROW_PAID_JUNK:
        yield start
        return
    for slot in range(SLOTS):
        if s.market[slot] == NO_CARD:
            before = clone(start)
            before.market[slot] = ESSENTIAL_PURCHASE
            yield before
    put_on_discard(start, MARKET, ESSENTIAL_PURCHASE)
    yield start


def set_first_steps(s: State, start: State) -> None:
    """The question for an action, the beginning of the technique in play, or the Delivery."""
    steps = s.steps[: s.depth]
    while start.depth:
        start.depth -= 1
        start.steps[start.depth] = Step.NOTHING
    extra = steps.count(Step.EXTRA_STACK)
    if waiting_step(s) in STACK_STEPS and (extra or s.in_play):
        extra += 1  # the stack being built
    played = s.in_play_as != NO_CARD
    if (
        played != (Step.END_TECHNIQUE in steps)
        or played != (FIRST_STEP[s.in_play_as] > 0)
        or (extra and s.in_play_as not in (NO_CARD, CHARM))
    ):
        found = CODES[s.in_play_as - 1] if played else "none"
        raise UnreachableError(f"in_play_as: play does not lead to {agenda(s)} with {found}")
    do(start, Step.END_TURN)
    if Step.DELIVERY not in steps and Step.REFILL_HAND not in steps:  # cards have been drawn
        do(start, Step.REFILL_MARKET)
        if Step.REFILL_MARKET in steps and in_game(s, Deck.MACAWS) and in_game(s, Deck.CHAMELEONS):
            do(start, Step.COPY_COOKIES)
            do(start, Step.MORE_COOKIES)
        return
    do(start, Step.DELIVERY)
    if s.in_play:
        do(start, Step.END_TECHNIQUE)
    if extra:
        check_extra_stacks(s, extra)
        for _ in range(extra):
            do(start, Step.EXTRA_STACK)
    elif s.in_play:
        do(start, FIRST_STEP[s.in_play_as])
    elif Step.DELIVERY in steps:
        do(start, Step.ACTION)


def check_extra_stacks(s: State, extra: int) -> None:
    """Each was earned by a Winter is Coming in the stacks built last, which are taken as given. One may be unearned,
    since `abandon_decision` in a redeal turns an impossible stack into an extra stack."""
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
    if extra > max(1, most):
        raise UnreachableError(f"steps: {extra} extra stacks, the stall of {SEAT_NAMES[s.active]} allows {most}")


def take_back_cards(s: State, start: State) -> list[int]:
    """Return cards looked at to their deck, and a card that came into the hand to where it came from. The result: the
    cards that return to the hand, laid down or discarded before."""
    use, pile = waiting_step(s), start.piles[s.active]
    start.open_marks = [marks & ~LAID for marks in s.open_marks]
    start.laid, start.laid_from, start.laid_as, start.laid_value = ([0] * HAND for _ in LAID_ROWS)
    start.laid_size = 0
    for kind in reversed(s.looked[: s.looked_size]):
        take_looked(start, kind)
        put_on_top(start, owner_of_looked_cards(s), kind, 1 << s.active)
    if use in (Step.SPYGLASS_PUTS_BACK, Step.SPECIAL_OFFER_THROWS):
        put_on_top(start, owner_of_looked_cards(s), new_card(s, start), 1 << s.active)
    elif use == Step.DIRTY_EXCHANGE_GIVES:
        if s.seats[s.target].hand_size == HAND:
            raise UnreachableError(f"target: {SEAT_NAMES[s.target]} has {HAND} cards and no room for another")
        add_to_hand_openly(start, s.target, new_card(s, start))
    elif use == Step.THROW_PAID_JUNK:
        new_card(s, start, ESSENTIAL_PURCHASE)
        for place in range(s.laid_size):
            if is_thrown(s, place) and s.laid[place] != JUNK and start.piles[MARKET].discard_size > 0:
                take_top_of_discard(start, MARKET)
    elif use == Step.CHARM_BUILDS and 0 < s.binding - OUTSIDE_HAND <= JUNK:
        put_on_top(start, MARKET, s.binding - OUTSIDE_HAND, 1 << s.active)
    discards = 0
    if use == Step.DISCARD_IN_ORDER:
        left = cards_in_hand(s, s.active)
        discards = s.cards_to_draw - left
        if not 0 <= discards <= pile.discard_size:
            most = left + pile.discard_size
            expected = f"a number from {left} to {most}" if most > left else left
            raise UnreachableError(f"cards_to_draw: expected {expected}, found {s.cards_to_draw}")
    laid = [s.laid[place] for place in range(s.laid_size) if s.laid_from[place] <= JUNK]
    return laid + [take_top_of_discard(start, s.active) for _ in range(discards)]


def new_card(s: State, start: State, kind: int = NO_CARD) -> int:
    """Take a card out of the hand that came into it during this action: of this kind, or any one."""
    hand = start.seats[s.active].hand
    if not hand[0] or (kind and kind not in hand):
        raise UnreachableError(f"seats[{s.active}].hand: expected the card that came into the hand in this action")
    kind = kind or hand[0]
    remove_hidden_card(start, s.active, kind, 0)
    return kind


# From there to the position


def replay(s: State, start: State) -> str:
    """Why play does not lead from the beginning of an action to a position; empty if it does."""
    run_steps(start)
    problem, closest = unreached(s, 0), -1
    waiting = [start] if is_on_the_way(s, start) else []
    while waiting:
        before = waiting.pop()
        if before.laid_size > closest:
            problem, closest = unreached(s, before.laid_size), before.laid_size
        if before.steps == s.steps and before.laid_size == s.laid_size:
            name = difference(s, before)
            if not name:
                return ""
            if s.laid_size + COMPARED.index(name) >= closest:
                reached, found = (CODECS[name].encode(getattr(each, name)) or "none" for each in (before, s))
                problem = f"{name}: play leads to {reached} with these steps, found {found}"
                closest = s.laid_size + COMPARED.index(name)
        for action in answers(s, before):
            after = clone(before)
            apply(after, action)
            if is_on_the_way(s, after):
                waiting.append(after)
    return problem


def unreached(s: State, place: int) -> str:
    """Play does not lead to the steps, or to the card laid down in this place."""
    if place < s.laid_size:
        card, identity = CODES[s.laid[place] - 1], CODES[s.laid_as[place] - 1]
        facts = f"{card} (reference {s.laid_from[place]}) as {identity}, worth {s.laid_value[place]}"
        return f"laid[{place}]: play does not lead to {facts}"
    names = [name for name in (*REGISTERS, *(["target"] if s.in_play else [])) if getattr(s, name)]
    noted = " and ".join(f"{name} {CODECS[name].encode(getattr(s, name))}" for name in names)
    return f"steps: play does not lead to {agenda(s)}{noted and f' with {noted}'}"


def difference(s: State, reached: State) -> str:
    """The first field that differs from a position with the same steps. While an opponent is asked for, the target is
    that of an earlier technique."""
    return next(
        (
            name
            for name in COMPARED
            if getattr(s, name) != getattr(reached, name) and (name != "target" or current_step(s) != Step.OPPONENT)
        ),
        "",
    )


def answers(s: State, before: State) -> list[int]:
    """The answers that may lead to the position: all, but between actions only what leads to its action."""
    found = [0] * (actions.LONGEST_LEGAL + 1)
    found = found[: legal(before, Workspace(), found)]
    if current_step(before) > Step.EXTRA_STACK:
        return found
    use = waiting_step(s)
    wanted = [WITH_A_CARD[use] + s.binding] if use in WITH_A_CARD else FIRST_MOVES.get(use, ())
    return [action for action in found if action in wanted or action == actions.END]


def is_on_the_way(s: State, reached: State) -> bool:
    """Whether nothing has happened that did not happen on the way to the position."""
    laid, pile, wanted = reached.laid_size, reached.piles[s.active], s.piles[s.active]
    return (
        (reached.turn, reached.over, reached.in_play) == (s.turn, 0, s.in_play)
        and (reached.target == s.target or current_step(reached) == Step.OPPONENT)
        and all(getattr(reached, name)[:laid] == getattr(s, name)[:laid] for name in LAID_ROWS)
        and pile.discard[: pile.discard_size] == wanted.discard[: pile.discard_size]
        and reached.victims & ~s.victims == reached.junk_thrown & ~s.junk_thrown == 0
    )
