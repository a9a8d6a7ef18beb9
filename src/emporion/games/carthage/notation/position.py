"""Positions: defaults for omitted fields, and validation."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, COLOURS, COPIES, DECK_SIZE, KIND_NAMES, KINDS
from emporion.games.carthage.rules.market import free_cards, price
from emporion.games.carthage.rules.options import PaymentRule, RefillTiming
from emporion.games.carthage.rules.payday import any_ship_arrived, total_tokens
from emporion.games.carthage.rules.purchase import payable_value
from emporion.games.carthage.rules.raid import any_ship_raided, first_to_protect, may_protect
from emporion.games.carthage.rules.rows import Marker, farm_row, market_row
from emporion.games.carthage.rules.state import NO_CARD, Phase, State
from emporion.kernel.seats import SEAT_NAMES

FARM_LIMIT = 3


def complete(s: State, given: frozenset[str]) -> None:
    """Fill in omitted fields: the draw pile holds all cards that are nowhere else, the top of the discard pile is its
    lowest card, points without a victory card are uncovered; sizes are counted."""
    for seat in s.seats:
        seat.hand_size = sum(seat.hand)
    if "pile" not in given:
        s.pile = [max(0, copies - placed) for copies, placed in zip(COPIES, cards_by_kind(s), strict=True)]
    if "discard_top" not in given:
        s.discard_top = max((kind for kind in range(KINDS) if s.discard[kind] > 0), default=NO_CARD)
    if "active" not in given and "actor" in given:
        s.active = s.actor
    if "actor" not in given and "active" in given:
        s.actor = s.active
    if "phase" not in given:
        s.phase = Phase.ACTION
    if "ships" not in given:
        s.ships = [s.options.track_start] * COLOURS
    if "uncovered" not in given:
        s.uncovered = max(0, all_points(s) - victory_cards(s))
    s.pile_size, s.buried_size = sum(s.pile), sum(s.buried)


def all_points(s: State) -> int:
    """Victory points of all players."""
    return sum(seat.points for seat in s.seats[: s.players])


def victory_cards(s: State) -> int:
    """Victory cards under all traders."""
    return sum(s.buried) + sum(s.sunk) + sum(s.retired)


def cards_by_kind(s: State) -> list[int]:
    """Number of cards of each kind in all places."""
    places = [s.pile, s.discard, s.buried, s.sunk, s.retired, market_row.cards(s), farm_row.cards(s)]
    for seat in s.seats[: s.players]:
        places += [seat.hand, seat.goods, seat.stored]
    return [sum(place[kind] for place in places) for kind in range(KINDS)]


def problems(s: State) -> list[str]:
    """Problems of a position, each naming its field."""
    found = track_problems(s)
    if not found:
        found = [*card_problems(s), *seat_problems(s), *ship_problems(s), *decision_problems(s)]
    return found


def track_problems(s: State) -> list[str]:
    """Invalid track options; also checked before a game is set up."""
    goal = s.options.track_size - 1
    pirates = s.options.track_pirates
    found = []
    if pirates >> goal:
        found.append(f"options.track_pirates: pirate spaces must lie before Carthage, which is space {goal}")
    for name in ("track_start", "track_anchor"):
        space = getattr(s.options, name)
        if space >= goal or pirates >> space & 1:
            found.append(f"options.{name}: space {space} must lie before Carthage (space {goal}) and not among pirates")
    return found


def card_problems(s: State) -> list[str]:
    """Cards that are too many, missing or misplaced."""
    found = []
    placed = cards_by_kind(s)
    for kind in BY_COLOUR:
        count, copies, name = placed[kind], COPIES[kind], KIND_NAMES[kind]
        if count > copies:
            found.append(f"cards: {count} cards {name} lie on the table, there are only {copies}")
        if count < copies:
            found.append(
                f"cards: {copies - count} of the {copies} cards {name} lie nowhere (leave out pile to put them there)"
            )
    if sum(placed) > DECK_SIZE:
        found.append(f"cards: {sum(placed)} cards lie on the table, there are only {DECK_SIZE}")
    market_limit = (4 if s.options.own_reservation_blocks_refill else 5) + s.players  # (1.7, derived)
    for row, limit in ((market_row, market_limit), (farm_row, FARM_LIMIT)):
        size = sum(row.cards(s))
        if size > limit:
            found.append(f"{row.name}: {size} cards, at most {limit} are possible with {s.players} players")
    if s.discard_top == NO_CARD and sum(s.discard) > 0:
        found.append("discard_top: the discard pile is not empty, its top is one of its cards")
    if s.discard_top != NO_CARD and not s.discard[s.discard_top]:
        found.append(f"discard_top: no {KIND_NAMES[s.discard_top]} is in the discard pile")
    if s.reshuffles == 0 and sum(s.sunk) > 0:
        found.append("sunk: these victory cards are from before the first reshuffle, but reshuffles is 0")
    under, points = victory_cards(s), all_points(s)
    if points != under + s.uncovered:
        found.append(
            f"seats: {points} victory points in all do not equal {under} victory cards (buried, sunk, retired) "
            f"and {s.uncovered} uncovered points"
        )
    return found


def seat_problems(s: State) -> list[str]:
    """Hidden cards that cannot be hidden, and tokens that would have ended the game."""
    found = []
    for index, seat in enumerate(s.seats[: s.players]):
        tokens = total_tokens(s, index)
        if any(hidden > held for hidden, held in zip(seat.hidden, seat.hand, strict=True)):
            found.append(f"seats[{index}].hidden: cards that are not in the hand")
        if (s.options.show_initial_hands or s.options.open_hands) and sum(seat.hidden) > 0:
            found.append(
                f"seats[{index}].hidden: nothing is hidden where hands are shown (show_initial_hands, open_hands)"
            )
        if s.phase != Phase.OVER and tokens >= s.options.end_tokens:
            found.append(f"seats[{index}].tokens: {tokens} tokens have ended the game, so phase is over")
    return found


def ship_problems(s: State) -> list[str]:
    """Ships are in Carthage only during a payday."""
    goal = s.options.track_size - 1
    last = goal if s.phase in (Phase.PROTECT, Phase.OVER) else goal - 1
    return [
        f"ships.{COLOUR_NAMES[colour]}: expected a space from 0 to {last}, found {space}"
        for colour, space in enumerate(s.ships)
        if space > last
    ]


def decision_problems(s: State) -> list[str]:
    """Whether the seat to act can have the decision of this phase."""
    for name in ("actor", "active", "starter"):
        if getattr(s, name) >= s.players:
            return [f"{name}: {SEAT_NAMES[getattr(s, name)]} does not play, there are {s.players} players"]
    if s.passes > s.players or (s.passes == s.players and s.phase != Phase.OVER):
        return [f"passes: {s.passes} passes in a row are not possible with {s.players} players in this phase"]
    unused = {
        "due": s.due if s.phase != Phase.PAY else 0,
        "cursor": s.cursor if s.phase not in (Phase.PAY, Phase.PROTECT) else 0,
        "asked": s.asked if s.phase not in (Phase.TOKEN, Phase.PROTECT) else 0,
    }
    for name, number in unused.items():
        if number:
            return [f"{name}: expected 0 in phase {Phase(s.phase).name.lower()}, found {number}"]
    if s.phase in (Phase.ACTION, Phase.PAY):
        return turn_problems(s)
    if s.phase == Phase.PROTECT:
        return raid_problems(s)
    if s.phase == Phase.TOKEN:
        return token_problems(s)
    if s.passes < s.players and all(total_tokens(s, seat) < s.options.end_tokens for seat in range(s.players)):
        return ["phase: the game is not over: nobody has enough tokens, and not all players have passed"]
    return []


def raid_problems(s: State) -> list[str]:
    """Whether the seat to act can decide about its goods."""
    if not any_ship_arrived(s) or not any_ship_raided(s):
        return ["phase: goods are protected only when a ship lies in Carthage and another one is raided"]
    if s.cursor > 1:
        return [f"cursor: expected 0 or 1 in phase protect, found {s.cursor}"]
    if s.asked >= s.players or s.actor != (first_to_protect(s) + s.asked) % s.players:
        return [f"asked: after {s.asked} players it is not for {SEAT_NAMES[s.actor]} to protect goods"]
    if not may_protect(s, s.actor, s.colour):
        return [f"colour: {SEAT_NAMES[s.actor]} has nothing to decide about {COLOUR_NAMES[s.colour]} goods"]
    if s.options.refill_timing == RefillTiming.AFTER_PAYDAY and free_cards(s) > 0:
        return ["market: after a purchase, and before the refill, only cards reserved by others are left"]
    return []


def token_problems(s: State) -> list[str]:
    """Whether exactly the players who have chosen have a token."""
    if s.asked >= s.players or s.actor != (s.starter + s.asked) % s.players:
        return [f"asked: after {s.asked} players it is not for {SEAT_NAMES[s.actor]} to choose a token"]
    for seat in range(s.players):
        if total_tokens(s, seat) != int((seat - s.starter) % s.players < s.asked):
            return [f"seats[{seat}].tokens: before the first turn, who has chosen has one token, the others none"]
    return []


def turn_problems(s: State) -> list[str]:
    """Whether the active player can act, or pay what is due."""
    me = s.seats[s.actor]
    if s.actor != s.active:
        return [f"actor: {SEAT_NAMES[s.actor]} cannot act in the turn of {SEAT_NAMES[s.active]}"]
    available = free_cards(s) > 0 or me.marker == Marker.MARKET
    if not available and (s.pile_size or sum(s.discard) or sum(farm_row.cards(s))):
        return ["market: nothing is available to the seat to act; a refill before the action would have brought cards"]
    if s.phase == Phase.PAY:
        left = payable_value(s)
        if s.due > price(s, s.actor):
            return [f"due: the Market costs only {price(s, s.actor)}"]
        if s.due > left:
            return [f"due: {s.due} cannot be paid with the rest of the hand, which is worth {left}"]
        if s.due == 0 and s.options.payment_rule == PaymentRule.IRREDUCIBLE:
            return ["due: the payment is complete, so phase is not pay"]
    return []
