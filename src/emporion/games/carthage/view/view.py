"""Views: a state as one seat sees it, as a spectator sees it, or with everything open.

Views are made from concealed states, field by field (a whitelist), so they cannot hold hidden information.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import UNSET

from emporion.games.carthage.rules.cards import COLOUR_NAMES, KIND_NAMES, KINDS
from emporion.games.carthage.rules.decisions import actor, result
from emporion.games.carthage.rules.market import affords, available_cards, coins, price
from emporion.games.carthage.rules.options import ShowDiscard
from emporion.games.carthage.rules.payday import tokens_missing, total_tokens
from emporion.games.carthage.rules.raid import at_risk
from emporion.games.carthage.rules.rows import CARDS, Marker, farm_row, market_row
from emporion.games.carthage.rules.state import NO_CARD, Phase, State
from emporion.games.carthage.view.description import route
from emporion.games.carthage.view.preview import payments, protection_preview, purchase_preview
from emporion.games.carthage.view.structs import CarthageSeat, CarthageView, MarkerName, PhaseName
from emporion.kernel.seats import NOBODY, SEAT_NAMES
from emporion.kernel.view import common_fields, ending

HEIGHT_STEP = 5  # precision with which the height of a face-down pile can be estimated
FEW_TOKENS = 2  # missing to end the game, when players are warned
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)
MARKER_NAMES: tuple[MarkerName, ...] = get_args(MarkerName)


def view(s: State, seat: int, remembered: bool) -> CarthageView:
    """The view of a state that was concealed for `seat`.

    It shows hand sizes instead of hands, the height of a trader pile instead of its points, and the top discard, unless
    an option shows more. `remembered` shows all that a perfect memory knows. Seat NOBODY means a spectator, or
    with `remembered` an open table, whose state is not concealed.
    """
    offers = market_offers(s)
    ranks, tie_broken = ending(s, result) if s.phase == Phase.OVER else ([], UNSET)  # E3
    return CarthageView(
        **common_fields(s, seat, remembered, actor(s)),
        phase=PHASE_NAMES[s.phase],
        active=SEAT_NAMES[s.active],
        starter=SEAT_NAMES[s.starter],
        ships=dict(zip(COLOUR_NAMES, s.ships, strict=True)),
        route=route(s.options),
        market=market_row.encode(s),
        farm=farm_row.encode(s),
        pile_size=s.pile_size,
        discard_size=sum(s.discard),
        discard_top=None if s.discard_top == NO_CARD else KIND_NAMES[s.discard_top],
        end_tokens=s.options.end_tokens,
        seats=tuple([view_seat(s, other, seat, remembered, offers[other], ranks) for other in range(s.players)]),
        discard=CARDS.encode(s.discard) if remembered or s.options.show_discard == ShowDiscard.ALL else UNSET,
        unseen=CARDS.encode(s.pile) if remembered else UNSET,  # a concealed pile holds all cards that may be in it
        unseen_victory_cards=s.buried_size if remembered else UNSET,
        unseen_before_first_reshuffle=CARDS.encode(s.sunk) if remembered else UNSET,  # now in hands or under traders
        known_victory_cards=CARDS.encode(s.retired) if remembered else UNSET,
        still_due=s.due if s.phase == Phase.PAY else UNSET,
        payments=payments(s) if s.phase == Phase.PAY and seat == s.actor else UNSET,
        protecting=COLOUR_NAMES[s.colour] if s.phase == Phase.PROTECT else UNSET,
        purchase=purchase_preview(s, seat) if s.phase == Phase.ACTION and seat != NOBODY else UNSET,
        protection=protection_preview(s, seat) if s.phase == Phase.PROTECT else UNSET,
        tie_broken=tie_broken,
    )


def view_seat(
    s: State, other: int, seat: int, remembered: bool, offer: tuple[str, int], ranks: Sequence[int]
) -> CarthageSeat:
    """What `seat` sees of `other`."""
    place = s.seats[other]
    available, cost = offer
    missing = tokens_missing(s, other)
    is_viewer = other == seat
    shows_hand = is_viewer or remembered or s.options.open_hands
    shows_points = is_viewer or remembered or s.options.show_vp_totals or s.phase == Phase.OVER
    return CarthageSeat(  # in the order of the struct
        SEAT_NAMES[other],
        place.hand_size,
        CARDS.encode(place.goods),
        CARDS.encode(place.stored),
        dict(zip(COLOUR_NAMES, place.tokens, strict=True)),
        total_tokens(s, other),
        missing,
        missing <= FEW_TOKENS,
        MARKER_NAMES[place.marker],
        available,
        cost,
        (place.points + HEIGHT_STEP // 2) // HEIGHT_STEP * HEIGHT_STEP,
        UNSET if place.marker == Marker.FREE else KIND_NAMES[place.reserved],
        CARDS.encode(place.hand) if shows_hand else UNSET,
        coins(place) if shows_hand else UNSET,
        affords(place, cost) if shows_hand else UNSET,
        CARDS.encode(place.hidden) if is_viewer and remembered else UNSET,
        place.points if shows_points else UNSET,
        CARDS.encode([at_risk(s, other, kind) for kind in range(KINDS)]) if s.phase == Phase.PROTECT else UNSET,
        ranks[other] if ranks else UNSET,
    )


def market_offers(s: State) -> list[tuple[str, int]]:
    """What each player may buy, and for how much; it differs only for those with a reservation in the Market."""
    found: dict[int, tuple[str, int]] = {}
    offers = []
    for seat in range(s.players):
        reserved = s.seats[seat].reserved if s.seats[seat].marker == Marker.MARKET else NO_CARD
        if reserved not in found:
            cards = [0] * KINDS
            available_cards(s, seat, cards)
            found[reserved] = CARDS.encode(cards), price(s, seat)
        offers.append(found[reserved])
    return offers
