"""Hidden information: `conceal` hides what a seat cannot know; redeal.py fills it in again.

Discard piles, the market, stalls and open cards are public. All other cards are hidden in hands, decks and among the
looked-at cards. Every hidden card records the seats that know its place. Which deck hidden cards must come from is
counted publicly (see rules/counting.py).

`conceal` moves all cards whose place a seat does not know into one tally, `unknown`. The tally reveals no more than
counting does, since the cards of the game and all other places are known. Players also know the contents of their own
deck, but not its order.

Deliberately not modelled: what only some players saw of a hidden card's path, beyond its current place. Players who
were not involved do not remember who secretly exchanged how many cards with whom; their redeals assume that exchanged
cards came back unless the counts contradict it.
"""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, current_step, waiting_step
from emporion.games.dale.rules.cards import KINDS, SABOTAGE, SPECIAL_OFFER
from emporion.games.dale.rules.state import FROM_DECK, MARKET, OWNERS, State
from emporion.kernel.chance import clear_chance
from emporion.kernel.seats import EVERYONE, NOBODY


def conceal(s: State, seat: int) -> None:
    """Hide in place everything that `seat` cannot know."""
    clear_chance(s.chance)
    s.concealed = seat + 1
    conceal_cards(s, seat)
    if seat != s.active:
        if s.hidden > 0:
            s.hidden = 0
            s.hidden_as = 0
        if hides_binding(s):
            s.binding = 0


def hides_binding(s: State) -> bool:
    """Whether the card that the open question asks about is the one under the Blindfold."""
    return current_step(s) == Step.IDENTITY and waiting_step(s) == Step.BLINDFOLD_COVERS


def conceal_cards(s: State, viewer: int) -> None:
    """Move all cards whose place the viewer does not know to `unknown`; NOBODY knows what all players know."""
    eyes = (1 << s.players) - 1 if viewer == NOBODY else 1 << viewer
    for owner in range(OWNERS):
        pile = s.piles[owner]
        if owner != viewer:
            for kind in range(1, KINDS):
                s.unknown[kind] += pile.deck[kind]
                pile.deck[kind] = 0
        for place in range(pile.top_size):
            if pile.top_known[place] & eyes != eyes:
                s.unknown[pile.top[place]] += 1
                pile.top[place] = 0
    for owner in range(s.players):
        if owner != viewer:
            conceal_hand(s, owner, eyes)
    for place in range(s.looked_size):
        if s.looked_known[place] & eyes != eyes:
            if is_of_deck(s, place, viewer):
                s.piles[viewer].deck[s.looked[place]] += 1
            else:
                s.unknown[s.looked[place]] += 1
            s.looked[place] = 0
    if viewer != NOBODY:
        s.piles[viewer].deck[0] = 0
    s.unknown[0] = 0


def is_of_deck(s: State, place: int, owner: int) -> bool:
    """Whether a looked-at card was drawn from this deck itself, so that its owner knows it is one of the deck's
    cards."""
    return s.looked_known[place] & FROM_DECK > 0 and owner_of_looked_cards(s) == owner


def conceal_hand(s: State, owner: int, eyes: int) -> None:
    """Keep only the cards that these seats know, first in the row; the size of the hand is public."""
    player = s.seats[owner]
    known = 0
    for place in range(player.hand_size):
        kind, known_to = player.hand[place], player.hand_known[place]
        player.hand[place] = 0
        player.hand_known[place] = 0
        if known_to & eyes == eyes:
            player.hand[known] = kind
            player.hand_known[known] = EVERYONE if known_to == EVERYONE else eyes | 1 << owner
            known += 1
        else:
            s.unknown[kind] += 1


def owner_of_looked_cards(s: State) -> int:
    """The owner of the deck from which the looked-at cards came."""
    if s.in_play_as == SPECIAL_OFFER:
        return MARKET
    return s.target if s.in_play_as == SABOTAGE else s.active
