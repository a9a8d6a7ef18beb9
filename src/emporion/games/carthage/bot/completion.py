"""Default completions: how to finish a move that has begun, by paying or by protecting goods from the pirates."""

from __future__ import annotations

from emporion.games.carthage.bot.evaluation import COIN, confidence, revenue, tokens_to_go
from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import COLOURS, FIVES, ICONS, KINDS, THREES, TWOS, VALUE, colour_of
from emporion.games.carthage.rules.payday import highest_value
from emporion.games.carthage.rules.raid import raided, unstored
from emporion.games.carthage.rules.state import Phase, Seat, State
from emporion.kernel.workspace import NoWorkspace

NEW_MOVE = -1
ICON = 8  # an icon of a colour with goods; other icons count 1, so that fives are spent first


def default_completion(s: State, workspace: NoWorkspace) -> int:
    """The next action of a move that has begun; NEW_MOVE if none has."""
    if s.phase == Phase.PAY:
        return actions.DONE if s.due == 0 else actions.PAY + next_payment(s)
    if s.phase == Phase.PROTECT:
        return next_protection_card(s)
    return NEW_MOVE


def next_payment(s: State) -> int:
    """The first card of the best payment. A payment is a number of fives, threes and twos, high values first (B2)."""
    me = s.seats[s.actor]
    fives, threes, twos = payable(s, FIVES), payable(s, THREES), payable(s, TWOS)
    needless_threes, needless_twos = needless(s, THREES), needless(s, TWOS)
    best, first, count = -1, FIVES, 0
    for with_fives in range(fives + 1):
        for with_threes in range(threes + 1):
            rest = s.due - with_fives * VALUE[FIVES] - with_threes * VALUE[THREES]
            with_twos = max(0, (rest + 1) // VALUE[TWOS])
            if with_twos > twos:
                continue
            overpaid = with_twos * VALUE[TWOS] - rest
            icons = with_threes + 2 * with_twos
            wanted = max(0, with_threes - needless_threes) + 2 * max(0, with_twos - needless_twos)
            cost = overpaid * COIN + wanted * ICON + icons
            if best < 0 or cost < best:
                best = cost
                if with_fives > 0:
                    first, count = FIVES, with_fives
                elif with_threes > 0:
                    first, count = THREES, with_threes
                else:
                    first, count = TWOS, with_twos
    enough = count <= needless(s, first)
    for kind in range(max(s.cursor, first), KINDS):
        if me.hand[kind] > 0 and (not enough or not icons_wanted(s, kind)):
            return kind
    return s.cursor


def payable(s: State, first: int) -> int:
    """Number of cards of one value in the actor's hand that the payment may still use."""
    count = 0
    for kind in range(max(s.cursor, first), first + COLOURS):
        count += s.seats[s.actor].hand[kind]
    return count


def needless(s: State, first: int) -> int:
    """Number of these cards whose icons would protect nothing."""
    count = 0
    for kind in range(max(s.cursor, first), first + COLOURS):
        if not icons_wanted(s, kind):
            count += s.seats[s.actor].hand[kind]
    return count


def icons_wanted(s: State, kind: int) -> bool:
    """Whether the actor has or is buying goods that this card's icons could store."""
    colour = colour_of(kind)
    if ICONS[kind] == 0:
        return False
    on_offer = s.market[colour + FIVES] + s.market[colour + THREES] + s.market[colour + TWOS]
    return on_offer > 0 or unstored(s, s.actor, colour) > 0


def next_protection_card(s: State) -> int:
    """Use a card if the goods it saves are worth more than the card itself."""
    me = s.seats[s.actor]
    if not raided(s, s.colour):
        return actions.DONE
    if me.hand[s.colour + TWOS] > 0 and s.cursor == 0:
        if saved_by(s, s.colour + TWOS) > VALUE[TWOS] * COIN:
            return actions.USE_TWO + s.colour
    elif me.hand[s.colour + THREES] > 0 and saved_by(s, s.colour + THREES) > VALUE[THREES] * COIN:
        return actions.USE_THREE + s.colour
    return actions.DONE


def saved_by(s: State, kind: int) -> int:
    """How much more a set will bring if this card stores its highest goods."""
    me = s.seats[s.actor]
    colour = s.colour
    stored = stored_cards(me, colour)
    cards = stored + min(ICONS[kind], unstored(s, s.actor, colour))
    price = highest_value(s, s.actor, colour) + me.tokens[colour]
    price_otherwise = highest_stored(me, colour) + me.tokens[colour]
    home = s.options.track_size - 1 - s.options.track_anchor
    return revenue(price * cards - price_otherwise * stored) * confidence(home, tokens_to_go(s)) // 100


def stored_cards(me: Seat, colour: int) -> int:
    return me.stored[colour + FIVES] + me.stored[colour + THREES] + me.stored[colour + TWOS]


def highest_stored(me: Seat, colour: int) -> int:
    """Value of the highest stored card of a colour, 0 if there is none."""
    for kind in range(colour, KINDS, COLOURS):
        if me.stored[kind] > 0:
            return VALUE[kind]
    return 0
