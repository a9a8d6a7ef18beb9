"""Lucky Ocelots (1.6): luck."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do
from emporion.games.dale.rules.building import end_stack
from emporion.games.dale.rules.cards import ACCORDION, DIE, JUNK, WINTER_IS_COMING, Deck
from emporion.games.dale.rules.chameleons import base_as, identities, identity_kind, settle, show_model
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import (
    HAND_LUCK,
    TOP_DISCARD,
    add_to_hand,
    cards_in_hand,
    forget_hand,
    is_in_open_row,
    is_settled,
    kind_of,
    outside_reference,
    random_hand_card,
    remove_from_hand,
    remove_hidden_card,
)
from emporion.games.dale.rules.piles import (
    can_draw,
    discard,
    draw_into_hand,
    draw_openly,
    look_at_top,
    take_from_discard,
    take_looked,
    take_top_of_discard,
    throw_away,
)
from emporion.games.dale.rules.questions import ask_for_hand_card, ask_for_opponent, in_game, no_effect, opponents
from emporion.games.dale.rules.state import MARKET, ROLLED, State, first_cell
from emporion.kernel.bits import lowest_bit
from emporion.kernel.chance import pick, pick_listed
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

DIE_LUCK = 2  # the purpose of chance for the ocelot die


def roll_die(s: State) -> int:
    s.reveals += 1
    return DIE[pick(s.chance, DIE_LUCK, 6)]


def bold_haggler(s: State) -> None:
    """Roll the ocelot die once and add the result to the value of the card in `binding` for this turn. A copier first
    becomes the chosen Haggler."""
    place = settle(s, s.binding, s.chosen)
    number = roll_die(s)
    s.open_base[place] += number
    s.open_marks[place] |= ROLLED
    trace(Event.ROLLS, s.active, s.open[place], number)


def new_season(s: State) -> None:
    """Throw away an animalfolk card from your discard pile; if you did, draw a card from the market deck."""
    pile = s.piles[s.active]
    for place in range(pile.discard_size):
        if pile.discard[place] != JUNK:
            ask(s, Step.DISCARDED_CARD, Step.NEW_SEASON_THROWS)
            return
    no_effect(s)


def new_season_throws(s: State) -> None:
    kind = kind_of(s, s.chosen)
    if s.chosen == TOP_DISCARD:
        take_top_of_discard(s, s.active)
    else:
        take_from_discard(s, s.active, kind)
    throw_away(s, kind)
    draw_into_hand(s, s.active, MARKET)


def whirligig(s: State) -> None:
    """Discard your hand, draw as many cards, shuffle them with an opponent's hand, and deal each as many as before."""
    ask_for_opponent(s, opponents(s), Step.WHIRLIGIG_AIMED)


def whirligig_aimed(s: State) -> None:
    s.cards_to_draw = cards_in_hand(s, s.active)
    do(s, Step.WHIRLIGIG_MIXES)
    do(s, Step.DISCARD_HAND)


def whirligig_mixes(s: State) -> None:
    """There are always enough cards: those that were just discarded can be drawn again."""
    for _ in range(s.cards_to_draw):
        look_at_top(s, s.active)
    if s.cards_to_draw > 0:
        mix_hands(s, s.cards_to_draw)
    else:
        no_effect(s)
    s.cards_to_draw = 0


def mix_hands(s: State, mine: int) -> None:
    """Shuffle the `mine` looked-at cards with the target's hand and deal them out. Each of the two players knows which
    of their own cards the other got. Equal cards are indistinguishable, so players are assumed to get their own
    back."""
    target = s.seats[s.target]
    both = 1 << s.active | 1 << s.target
    dealt = mine
    forget_hand(s, s.target, both)
    for place in range(target.hand_size):
        s.looked[mine + place] = target.hand[place]
        target.hand[place] = 0
        target.hand_known[place] = 0
    s.looked_size += target.hand_size
    trace(Event.MIXES, s.active, s.target, s.looked_size)
    target.hand_size = 0
    s.reveals += 1
    for _ in range(dealt):
        kind = s.looked[pick_listed(s.chance, HAND_LUCK, s.looked, s.looked_size, s.looked_size)]
        was_mine = False
        for place in range(mine):
            was_mine = was_mine or s.looked[place] == kind
        take_looked(s, kind)
        mine -= was_mine
        known_to = 1 << s.active if was_mine else both
        add_to_hand(s, s.active, kind, known_to)
        trace(Event.DEALT, s.active, kind, known_to)
    while s.looked_size > 0:
        kind = s.looked[0]
        was_mine = mine > 0
        take_looked(s, kind)
        mine -= was_mine
        known_to = both if was_mine else 1 << s.target
        add_to_hand(s, s.target, kind, known_to)
        trace(Event.DEALT, s.target, kind, known_to)


def charm(s: State) -> None:
    """Turn up the top card of the market deck: if it makes the next stack alone it is built, else thrown away."""
    if not can_draw(s, MARKET):
        no_effect(s)
        return
    kind = draw_openly(s, MARKET)
    s.binding = outside_reference(kind)
    if charm_identities(s) == 0:
        throw_away(s, kind)
    elif is_settled(s, s.binding):
        s.chosen = kind
        do(s, Step.CHARM_BUILDS)
    else:
        ask(s, Step.IDENTITY, Step.CHARM_BUILDS)


def charm_builds(s: State) -> None:
    me = s.seats[s.active]
    kind = kind_of(s, s.binding)
    identity = identity_kind(s, s.chosen)
    show_model(s, s.binding, s.chosen)
    me.stall[first_cell(me.stacks + 1)] = kind
    trace(Event.LAYS, s.active, kind, identity, me.stacks + 1, False)
    end_stack(s, 1 if identity == WINTER_IS_COMING else 0)


def charm_identities(s: State) -> int:
    """The identities as which the card turned up by Charm makes the next stack alone, as bits."""
    number = s.seats[s.active].stacks + 1
    may_be = identities(s, s.binding)
    fitting = 0
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        value = base_as(s, s.binding, identity) + s.flashy
        reach = 1 if identity_kind(s, identity) == ACCORDION else 0
        if identity_kind(s, identity) != JUNK and value - reach <= number <= value + reach:
            fitting |= 1 << identity
    return fitting


def gamble(s: State) -> None:
    """Roll the die and swap that many random cards with an opponent's hand."""
    ask_for_opponent(s, opponents(s), Step.GAMBLE_AIMED)


def gamble_aimed(s: State) -> None:
    number = roll_die(s)
    trace(Event.ROLLS, s.active, s.in_play, number)
    number = min(number, cards_in_hand(s, s.active), s.seats[s.target].hand_size)
    both = 1 << s.active | 1 << s.target
    if number == 0:
        no_effect(s)
    for place in range(number):
        chosen = random_hand_card(s, s.active)
        s.looked_known[place] = EVERYONE if is_in_open_row(chosen) else both
        s.looked[place] = remove_from_hand(s, chosen, s.looked_known[place])
        s.looked_size += 1
    for _ in range(number):
        kind = random_hand_card(s, s.target)
        remove_hidden_card(s, s.target, kind, both)
        add_to_hand(s, s.active, kind, both)
        trace(Event.GRABS, s.active, s.target, kind, both)
    while s.looked_size > 0:
        kind = s.looked[0]
        known_to = s.looked_known[0]
        take_looked(s, kind)
        add_to_hand(s, s.target, kind, known_to)
        trace(Event.GIVES, s.active, s.target, kind, known_to)


def blindfold(s: State) -> None:
    """Hide a hand card. If an opponent guesses its value it is discarded, otherwise it gets any value from 1 to 5 this
    turn. The opponent is chosen first, which tells them nothing about the card."""
    if cards_in_hand(s, s.active) == 0:
        no_effect(s)
    else:
        ask_for_opponent(s, opponents(s), Step.BLINDFOLD_AIMED)


def blindfold_aimed(s: State) -> None:
    ask_for_hand_card(s, Step.BLINDFOLD_HIDES)


def blindfold_hides(s: State) -> None:
    """With chameleons in the game the identity of every card is asked, so that the question does not reveal a
    copier."""
    s.hidden = s.chosen
    s.binding = s.chosen
    if in_game(s, Deck.CHAMELEONS):
        ask(s, Step.IDENTITY, Step.BLINDFOLD_COVERS)
    else:
        s.chosen = lowest_bit(identities(s, s.hidden))
        do(s, Step.BLINDFOLD_COVERS)


def blindfold_covers(s: State) -> None:
    s.hidden_as = s.chosen
    trace(Event.HIDES, s.active, s.target, kind_of(s, s.hidden), 1 << s.active)
    ask(s, Step.GUESS, Step.BLINDFOLD_UNCOVERS)


def blindfold_uncovers(s: State) -> None:
    s.reveals += 1
    value = base_as(s, s.hidden, s.hidden_as) + s.flashy
    show_model(s, s.hidden, s.hidden_as)
    trace(Event.UNCOVERS, s.active, kind_of(s, s.hidden), identity_kind(s, s.hidden_as), value)
    if s.chosen == value:
        kind = remove_from_hand(s, s.hidden, EVERYONE)
        discard(s, s.active, kind)
    else:
        s.binding = JUNK + 1 + settle(s, s.hidden, s.hidden_as)
        ask(s, Step.NEW_VALUE, Step.BLINDFOLD_GIVES_VALUE)
    s.hidden = 0
    s.hidden_as = 0


def blindfold_gives_value(s: State) -> None:
    place = s.binding - JUNK - 1
    s.open_base[place] = s.chosen - s.flashy
    trace(Event.NEW_VALUE, s.active, s.open[place], s.chosen)


def ocelots(s: State, step: int) -> None:
    """Run a step of the ocelots."""
    if step == Step.ROLL_DIE:
        bold_haggler(s)
    elif step == Step.NEW_SEASON:
        new_season(s)
    elif step == Step.NEW_SEASON_THROWS:
        new_season_throws(s)
    elif step == Step.WHIRLIGIG:
        whirligig(s)
    elif step == Step.WHIRLIGIG_AIMED:
        whirligig_aimed(s)
    elif step == Step.WHIRLIGIG_MIXES:
        whirligig_mixes(s)
    elif step == Step.CHARM:
        charm(s)
    elif step == Step.CHARM_BUILDS:
        charm_builds(s)
    elif step == Step.GAMBLE:
        gamble(s)
    elif step == Step.GAMBLE_AIMED:
        gamble_aimed(s)
    elif step == Step.BLINDFOLD:
        blindfold(s)
    elif step == Step.BLINDFOLD_AIMED:
        blindfold_aimed(s)
    elif step == Step.BLINDFOLD_HIDES:
        blindfold_hides(s)
    elif step == Step.BLINDFOLD_COVERS:
        blindfold_covers(s)
    elif step == Step.BLINDFOLD_UNCOVERS:
        blindfold_uncovers(s)
    else:
        blindfold_gives_value(s)
