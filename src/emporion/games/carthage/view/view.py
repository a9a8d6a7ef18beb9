"""Views: a state as one seat sees it, as a spectator sees it, or with everything open.

Views are made from concealed states, field by field (a whitelist), so they cannot hold hidden information.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import UNSET
from msgspec.structs import replace

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
    return seat_view(public_view(s), s, seat, remembered)


def public_view(s: State) -> CarthageView:
    """What everybody sees."""
    offers = market_offers(s)
    ranks, tie_broken = ending(s, result) if s.phase == Phase.OVER else ([], UNSET)  # E3
    return CarthageView(
        **common_fields(s, NOBODY, False, actor(s)),
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
        seats=tuple([view_seat(s, other, offers[other], ranks) for other in range(s.players)]),
        discard=CARDS.encode(s.discard) if s.options.show_discard == ShowDiscard.ALL else UNSET,
        still_due=s.due if s.phase == Phase.PAY else UNSET,
        protecting=COLOUR_NAMES[s.colour] if s.phase == Phase.PROTECT else UNSET,
        protection=protection_preview(s, NOBODY) if s.phase == Phase.PROTECT else UNSET,
        tie_broken=tie_broken,
    )


def seat_view(public: CarthageView, s: State, seat: int, remembered: bool = False) -> CarthageView:
    """Add to what everybody sees what `seat` sees."""
    seen = public
    if seat != NOBODY:
        decides = seat == s.actor
        seen = replace(
            public,
            seat=SEAT_NAMES[seat],
            seats=tuple([show_hand(s, place) if place.seat == SEAT_NAMES[seat] else place for place in public.seats]),
            payments=payments(s) if s.phase == Phase.PAY and decides else UNSET,
            purchase=purchase_preview(s, seat) if s.phase == Phase.ACTION and decides else UNSET,
            protection=protection_preview(s, seat) if s.phase == Phase.PROTECT and decides else public.protection,
        )
    return add_memory(seen, s, seat) if remembered else seen


def add_memory(seen: CarthageView, s: State, seat: int) -> CarthageView:
    """Add all that a perfect memory knows."""
    seats = [show_hand(s, place) for place in seen.seats]
    if seat != NOBODY:
        seats[seat] = replace(seats[seat], unknown_to_others=CARDS.encode(s.seats[seat].hidden))
    return replace(
        seen,
        remembered=True,
        seats=tuple(seats),
        discard=CARDS.encode(s.discard),
        unseen=CARDS.encode(s.pile),  # a concealed pile holds all cards that may be in it
        unseen_victory_cards=s.buried_size,
        unseen_before_first_reshuffle=CARDS.encode(s.sunk),  # now in hands or under traders
        known_victory_cards=CARDS.encode(s.retired),
    )


def view_seat(s: State, seat: int, offer: tuple[str, int], ranks: Sequence[int]) -> CarthageSeat:
    """What everybody sees of a seat."""
    place, shows_hand = s.seats[seat], s.options.open_hands
    available, cost = offer
    missing = tokens_missing(s, seat)
    return CarthageSeat(  # in the order of the struct
        SEAT_NAMES[seat],
        place.hand_size,
        CARDS.encode(place.goods),
        CARDS.encode(place.stored),
        dict(zip(COLOUR_NAMES, place.tokens, strict=True)),
        total_tokens(s, seat),
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
        UNSET,
        place.points if s.options.show_vp_totals or s.phase == Phase.OVER else UNSET,
        CARDS.encode([at_risk(s, seat, kind) for kind in range(KINDS)]) if s.phase == Phase.PROTECT else UNSET,
        ranks[seat] if ranks else UNSET,
    )


def show_hand(s: State, seen: CarthageSeat) -> CarthageSeat:
    """Add the hand and the points of a seat."""
    place = s.seats[SEAT_NAMES.index(seen.seat)]
    return replace(
        seen,
        hand=CARDS.encode(place.hand),
        coins=coins(place),
        affordable=affords(place, seen.price),
        points=place.points,
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
