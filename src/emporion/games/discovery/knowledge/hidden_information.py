"""Hidden information (section 3): `conceal` hides what a seat cannot know, `redeal` samples a determinization.

Every player can count the ships in the piles. Their order, and a scoring card's place in its pile, are decided when
cards are drawn. Hidden are other players' contracts that were dealt or drawn unseen, which `conceal` returns to the
deck; missions, which go back into their box; and flagships that have not been used.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.discovery.rules.cards import CONTRACTS, FLAGSHIP, Mission
from emporion.games.discovery.rules.contracts import can_load_with
from emporion.games.discovery.rules.fleet import can_explore_with
from emporion.games.discovery.rules.state import State, Step
from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import draw_random_card
from emporion.kernel.workspace import NoWorkspace


def conceal(s: State, seat: int) -> None:
    """Hide in place everything that `seat` cannot know."""
    clear_chance(s.chance)
    for other in range(s.players):
        player = s.seats[other]
        if other == seat:
            continue
        for contract in range(1, CONTRACTS + 1):
            if player.hand[contract] > player.seen[contract]:
                s.deck[contract] += player.hand[contract] - player.seen[contract]
                player.hand[contract] = player.seen[contract]
        if s.step != Step.OVER:  # missions are revealed at the end (L5)
            s.mission_box[player.mission] += 1
            player.mission = Mission.NONE
        if not player.flagship_shown:
            s.flagship_box[player.flagship] += 1
            player.flagship = 0
    s.mission_box[Mission.NONE] = 0
    s.flagship_box[0] = 0


def redeal(s: State, workspace: NoWorkspace, rng: MutableSequence[int]) -> None:
    """Fill a concealed state in place at random, consistent with what its seat knows, with fresh chance."""
    renew_chance(s.chance, rng)
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        player = s.seats[seat]
        held = 0
        for contract in range(1, CONTRACTS + 1):
            held += player.hand[contract]
        for _ in range(held, player.hand_size):
            player.hand[draw_random_card(s.deck, rng)] += 1
        if player.mission == Mission.NONE:
            player.mission = draw_random_card(s.mission_box, rng)
        if player.flagship == 0:
            deal_flagship(s, seat, rng)


def deal_flagship(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal a flagship. A player who has begun a contract or an expedition that only the flagship can serve has thereby
    shown that it fits: draw until it does."""
    player = s.seats[seat]
    player.flagship = draw_random_card(s.flagship_box, rng)
    if seat != s.active or (s.step != Step.SHIP and s.step != Step.CONTRACT_SHIP):
        return
    while not some_ship_fits(s):
        s.flagship_box[player.flagship] += 1
        player.flagship = draw_random_card(s.flagship_box, rng)


def some_ship_fits(s: State) -> bool:
    """Whether the active player can choose any ship for the current expedition or contract."""
    for kind in range(1, FLAGSHIP + 1):
        if can_explore_with(s, s.target, kind) if s.step == Step.SHIP else can_load_with(s, kind):
            return True
    return False
