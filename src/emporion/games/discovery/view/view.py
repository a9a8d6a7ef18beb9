"""Views: a state as one seat sees it, as a spectator sees it, or with everything open.

Views are made from concealed states, field by field (a whitelist), so they cannot hold hidden information. The small
structs for cards and ships are shared between views.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import get_args

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_NAMES,
    COST,
    EXPEDITIONS,
    FIRST_SCORING_PILE,
    FLAGSHIP,
    LAST_SCORING_PILE,
    PILES,
    SHIP_NAMES,
    TRANSPORT,
)
from emporion.games.discovery.rules.codecs import RunningContractsCodec
from emporion.games.discovery.rules.contracts import income_of
from emporion.games.discovery.rules.decisions import actor, result
from emporion.games.discovery.rules.expeditions import points_to_come
from emporion.games.discovery.rules.fleet import is_idle, room
from emporion.games.discovery.rules.market import current_pile, hides_scoring_card, purchases_made, safe_purchases
from emporion.games.discovery.rules.missions import (
    fulfilled_expeditions,
    mission_points,
    points_at_home,
    ships_at_home,
    track_value,
)
from emporion.games.discovery.rules.state import (
    CONTRACT_TALLY,
    SHIP_TALLY,
    Action,
    Contract,
    State,
    Step,
    Target,
)
from emporion.games.discovery.rules.state import Expedition as Sailing
from emporion.games.discovery.rules.turn import actions_left, further_turns, turns_to_stall
from emporion.games.discovery.view.description import CardSet, card_set, missions_in_use
from emporion.games.discovery.view.preview import (
    NO_CHANGE,
    SHIP_CODES,
    ExpeditionPreview,
    accept_obstacle,
    available_kinds,
    capacities,
    carriers,
    change,
    codes,
    expedition_previews,
    idle_kinds,
    loading,
    may_send,
    ongoing,
    sending,
)
from emporion.games.discovery.view.structs import (
    MISSION_NAMES,
    ActionName,
    AtHome,
    DiscoverySeat,
    DiscoveryView,
    Expedition,
    ExpeditionCard,
    ExpeditionShip,
    FlagshipPlace,
    LoadedShip,
    MissionScore,
    OpenContract,
    OpenShip,
    QuestionName,
    RunningContract,
    Window,
)
from emporion.kernel.seats import NOBODY, SEAT_NAMES, SEATS
from emporion.kernel.view import common_fields, ending

QUESTION_NAMES: tuple[QuestionName, ...] = get_args(QuestionName)
ACTION_NAMES: tuple[ActionName, ...] = get_args(ActionName)
FLAGSHIP_PLACES: tuple[FlagshipPlace, ...] = get_args(FlagshipPlace)
DONE = tuple(tuple(name for number, name in enumerate(ACTION_NAMES) if done >> number & 1) for done in range(32))
"""The actions of a turn by their bits."""
NEXT_PILES = (*range(1, PILES + 1), None)
target = Target()
running_contracts = RunningContractsCodec()


def view(s: State, seat: int, remembered: bool) -> DiscoveryView:
    """The view of a state that was concealed for `seat`. `remembered` adds other players' contracts that all have seen.
    Seat NOBODY means a spectator, or with `remembered` an open table, whose state is not concealed."""
    return seat_view(public_view(s), s, seat, remembered)


def public_view(s: State) -> DiscoveryView:
    """What everybody sees."""
    cards, to_come = card_set(s.options), [0] * SEATS
    ranks, tie_broken = ending(s, result) if s.step == Step.OVER else ([], UNSET)  # L7
    points_to_come(s, to_come)
    rooms = [room(s, each) for each in range(EXPEDITIONS)]
    return DiscoveryView(
        **common_fields(s, NOBODY, False, actor(s)),
        question=QUESTION_NAMES[s.step],
        active=SEAT_NAMES[s.active],
        starter=SEAT_NAMES[s.starter],
        purchase_row=tuple(map(open_ship, s.purchase_row, s.purchase_for)),
        filling_row=tuple(map(open_ship, s.filling_row, s.filling_for)),
        piles=tuple(s.piles),
        next_pile=NEXT_PILES[current_pile(s)],
        unseen=SHIP_TALLY.encode(s.unseen),
        purchases=purchases_made(s),
        first_scoring="scored" if s.first_done else "turned_up" if s.first_out else "hidden",
        first_turns=s.first_turns,
        first_window=UNSET if s.first_done else window(s, FIRST_SCORING_PILE),
        last_scoring="turned_up" if s.last_out else "hidden",
        last_window=window(s, LAST_SCORING_PILE),
        stalled=bool(s.stalled),
        turns_left=s.turns_left,
        further_turns=further_turns(s) if s.turns_left else UNSET,
        idle_turns=s.idle_turns,
        stall_rounds=stall_rounds(s),
        display=tuple(map(open_contract, s.display, s.display_for)),
        deck_size=s.deck_size,
        gone=CONTRACT_TALLY.encode(s.gone),
        incomes=cards.incomes,
        contract_track=cards.track,
        missions=missions_in_use(cards, s.options, s.players),
        done=DONE[s.done],
        actions_left=actions_left(s),
        current=ACTION_NAMES[s.current],
        target=s.target,
        sending_to=target.encode(s),
        due=s.due,
        expeditions=tuple(map(view_expedition, cards.expeditions, s.expeditions, rooms)),
        seats=tuple([view_seat(s, cards, each, to_come, ranks) for each in range(s.players)]),
        tie_broken=tie_broken,
    )


def seat_view(public: DiscoveryView, s: State, seat: int, remembered: bool = False) -> DiscoveryView:
    """Add to what everybody sees what `seat` sees."""
    seen = public
    if seat != NOBODY:
        seats = [show_secrets(s, place) if place.seat == SEAT_NAMES[seat] else place for place in public.seats]
        seen = replace(public, seat=SEAT_NAMES[seat], seats=tuple(seats))
        if seat == s.active and s.step != Step.OVER:
            seen = add_previews(seen, s)
    if not remembered:
        return seen
    show_more = show_everything if seat == NOBODY else show_memory
    seats = [show_more(s, place) for place in seen.seats]
    return replace(seen, remembered=True, seats=tuple(seats), deck=CONTRACT_TALLY.encode(s.deck))


def add_previews(seen: DiscoveryView, s: State) -> DiscoveryView:
    """Add what the active player can do, and what it would cause."""
    chooses = s.step == Step.ACTION
    sends = chooses and may_send(s)
    fleet = idle_kinds(s)
    ready, left = available_kinds(s, fleet), change(s) if chooses else NO_CHANGE
    expeditions = seen.expeditions
    if sends:
        previews = expedition_previews(s, [each.room for each in expeditions], fleet, ready)
        expeditions = tuple(map(preview_expedition, expeditions, previews))
    return replace(
        seen,
        expeditions=expeditions,
        ongoing=ongoing(s, left, ready) if chooses else UNSET,
        ready=codes(ready),
        change=left if chooses else UNSET,
        accept_obstacle=accept_obstacle(s),
        carriers=carriers(s, fleet) if sends else UNSET,
        sending=sending(s, fleet) if s.step == Step.SHIP else UNSET,
        loading=loading(s, fleet) if s.step in (Step.CONTRACT_SHIP, Step.DURATION) else UNSET,
    )


@cache
def open_ship(ship: int, reserved: int) -> OpenShip | None:
    if not ship:
        return None
    owner, expires = marker(reserved)
    return OpenShip(ship=SHIP_NAMES[ship - 1], reserved=owner, expires=expires, price=COST[ship])


@cache
def open_contract(contract: int, reserved: int) -> OpenContract | None:
    if not contract:
        return None
    owner, expires = marker(reserved)
    return OpenContract(contract=CONTRACT_NAMES[contract - 1], reserved=owner, expires=expires)


def marker(reserved: int) -> tuple[str | None, bool]:
    """The seat that reserved a card, and whether the marker expires at the end of its next turn (V4)."""
    return SEAT_NAMES[(reserved - 1) % SEATS] if reserved else None, reserved > SEATS


def window(s: State, pile: int) -> Window | UnsetType:
    """When the scoring card of a pile can appear."""
    if not hides_scoring_card(s, pile):
        return UNSET
    safe, cards = safe_purchases(s, pile), s.piles[pile]
    return Window(safe=safe, cards=cards, start=safe + 1, end=safe + cards)


def stall_rounds(s: State) -> int | UnsetType:
    """Rounds before the game stalls, rounded up; a purchase in this turn prevents it (U19)."""
    if s.options.stall_guard == 0 or s.turns_left > 0 or s.done >> Action.BUY & 1:
        return UNSET
    return -(-turns_to_stall(s) // s.players)


def view_expedition(card: ExpeditionCard, here: Sailing, free: int) -> Expedition:
    return Expedition(
        card.explorer,
        card.colour,
        card.limit,
        card.first,
        card.last,
        COLOUR_NAMES[here.chain - 1] if here.chain else None,
        here.used,
        free,
        tuple(map(ship_on_expedition, here.owners[: here.size], here.ships, here.colours, here.transports)),
    )


def preview_expedition(seen: Expedition, preview: ExpeditionPreview) -> Expedition:
    """Add the ships that the viewer can send there."""
    takes, wild_ships, same_ships, obstacle = preview
    return replace(
        seen,
        takes=takes,
        wild_ships=wild_ships,
        same_ships=same_ships,
        obstacle=obstacle,
        capacities=capacities(seen.used, seen.room) if takes else UNSET,
    )


@cache
def ship_on_expedition(owner: int, kind: int, colour: int, value: int) -> ExpeditionShip:
    return ExpeditionShip(
        owner=SEAT_NAMES[owner - 1], ship=SHIP_CODES[kind], colour=COLOUR_NAMES[colour - 1], value=value
    )


def view_seat(s: State, cards: CardSet, seat: int, to_come: Sequence[int], ranks: Sequence[int]) -> DiscoverySeat:
    """What everybody sees of a seat."""
    place, is_over = s.seats[seat], s.step == Step.OVER
    idle, running = SHIP_TALLY.encode(place.idle), [each for each in place.running if each.card]
    return DiscoverySeat(
        seat=SEAT_NAMES[seat],
        points=place.points,
        to_come=to_come[seat],
        completed=place.completed,
        idle=idle,
        fleet=f"{idle} flagship".lstrip() if is_idle(s, seat, FLAGSHIP) else idle,
        wild=place.wild,
        reservations=place.reservations,
        hand_size=place.hand_size,
        running=[running_contracts.format(each) for each in running],
        contracts=tuple([view_contract(s, each) for each in running]),
        flagship_at=FLAGSHIP_PLACES[place.flagship_at],
        coins=UNSET if s.options.hidden_coins else place.coins,
        mission=MISSION_NAMES[place.mission - 1] if is_over and place.mission else UNSET,
        mission_score=mission_score(s, seat) if is_over and place.mission else UNSET,
        at_home=at_home(ships_at_home(s, seat)) if is_over else UNSET,
        flagship=cards.flagships[place.flagship - 1] if place.flagship and place.flagship_shown else UNSET,
        rank=ranks[seat] if ranks else UNSET,
    )


def show_memory(s: State, seen: DiscoverySeat) -> DiscoverySeat:
    """Add the coins and the known contracts of a seat."""
    place = s.seats[SEAT_NAMES.index(seen.seat)]
    return replace(seen, coins=place.coins, hand=CONTRACT_TALLY.encode(place.hand))


def show_secrets(s: State, seen: DiscoverySeat) -> DiscoverySeat:
    """Add what only its player knows of a seat."""
    seat = SEAT_NAMES.index(seen.seat)
    place = s.seats[seat]
    return replace(
        show_memory(s, seen),
        mission=MISSION_NAMES[place.mission - 1] if place.mission else UNSET,
        mission_score=mission_score(s, seat) if place.mission else UNSET,
        flagship=card_set(s.options).flagships[place.flagship - 1] if place.flagship else UNSET,
    )


def show_everything(s: State, seen: DiscoverySeat) -> DiscoverySeat:
    """Add what an open table shows of a seat."""
    return replace(show_secrets(s, seen), at_home=at_home(ships_at_home(s, SEAT_NAMES.index(seen.seat))))


def view_contract(s: State, running: Contract) -> RunningContract:
    return RunningContract(
        contract=CONTRACT_NAMES[running.card - 1],
        left=running.left,
        duration=running.duration,
        ships=tuple([loaded_ship(kind, running.value if kind == FLAGSHIP else 0) for kind in running.ships if kind]),
        income=income_of(s, running.card, running.duration) if running.duration else UNSET,
    )


@cache
def loaded_ship(kind: int, flagship_value: int) -> LoadedShip:
    return LoadedShip(ship=SHIP_CODES[kind], value=flagship_value if kind == FLAGSHIP else TRANSPORT[kind])


def mission_score(s: State, seat: int) -> MissionScore:
    count, value = fulfilled_expeditions(s, seat), track_value(s, seat)
    return MissionScore(count=count, value=value, points=mission_points(count, value))


@cache
def at_home(ships: int) -> AtHome:
    return AtHome(ships=ships, points=points_at_home(ships))
