"""What a seat can know, and a random table that fits it (section 3).

The ships of the piles can be counted by everyone; only their order is hidden, and it arises when they are drawn. So is
the place of a scoring card in its pile. Hidden are the contracts of others that were dealt or drawn unseen, which
`conceal` lays back into the deck; missions, which go back into their box; and flagships that were not used yet.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.discovery.rules.cards import CONTRACTS, FLAGSHIP, Mission
from emporion.games.discovery.rules.contracts import can_load_with
from emporion.games.discovery.rules.fleet import can_explore_with
from emporion.games.discovery.rules.state import State, Step
from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import draw_random_card


def conceal(s: State, seat: int) -> None:
    """Hide in place everything that `seat` cannot know."""
    clear_chance(s.chance)
    for other in range(s.players):
        them = s.seats[other]
        if other == seat:
            continue
        for contract in range(1, CONTRACTS + 1):
            s.deck[contract] += them.hand[contract] - them.seen[contract]
            them.hand[contract] = them.seen[contract]
        if s.step != Step.OVER:  # missions are revealed at the end (L5)
            s.mission_box[them.mission] += 1
            them.mission = Mission.NONE
        if not them.flagship_shown:
            s.flagship_box[them.flagship] += 1
            them.flagship = 0
    s.mission_box[Mission.NONE] = 0
    s.flagship_box[0] = 0


def redeal(s: State, rng: MutableSequence[int]) -> None:
    """Fill a concealed state in place: a random table that agrees with what its seat knows, with luck of its own."""
    renew_chance(s.chance, rng)
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        them = s.seats[seat]
        held = 0
        for contract in range(1, CONTRACTS + 1):
            held += them.hand[contract]
        for _ in range(held, them.hand_size):
            them.hand[draw_random_card(s.deck, rng)] += 1
        if them.mission == Mission.NONE:
            them.mission = draw_random_card(s.mission_box, rng)
        if them.flagship == 0:
            deal_flagship(s, seat, rng)


def deal_flagship(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """A flagship with which a player who is just sending ships can go on: whoever has begun a contract or an expedition
    that needs the flagship has shown as much."""
    them = s.seats[seat]
    them.flagship = draw_random_card(s.flagship_box, rng)
    if seat != s.active or (s.step != Step.SHIP and s.step != Step.CONTRACT_SHIP):
        return
    while not some_ship_fits(s):
        s.flagship_box[them.flagship] += 1
        them.flagship = draw_random_card(s.flagship_box, rng)


def some_ship_fits(s: State) -> bool:
    for kind in range(1, FLAGSHIP + 1):
        if can_explore_with(s, s.target, kind) if s.step == Step.SHIP else can_load_with(s, kind):
            return True
    return False
