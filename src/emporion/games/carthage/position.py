"""What a position of Traders of Carthage may leave out, and what makes one impossible."""

from __future__ import annotations

from emporion.games.carthage.cards import BY_COLOUR, COLOUR_NAMES, COLOURS, COPIES, DECK_SIZE, KIND_NAMES, KINDS
from emporion.games.carthage.market import coins, free_cards
from emporion.games.carthage.payday import total_tokens
from emporion.games.carthage.raid import may_protect
from emporion.games.carthage.rows import farm_row, market_row
from emporion.games.carthage.state import NO_CARD, SEATS, Marker, PaymentRule, Phase, State
from emporion.kernel.codec import SEAT_NAMES

FARM_LIMIT = 3


def complete(s: State, given: frozenset[str]) -> None:
    """A left-out draw pile holds all cards that lie nowhere else; a left-out top of the discard pile is its cheapest card; sizes are counted."""
    for seat in s.seats:
        seat.hand_size = sum(seat.hand)
    if "pile" not in given:
        s.pile = [max(0, copies - lying) for copies, lying in zip(COPIES, cards_by_kind(s), strict=True)]
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
    s.pile_size, s.buried_size, s.sunk_size = sum(s.pile), sum(s.buried), sum(s.sunk)


def cards_by_kind(s: State) -> list[int]:
    """How many cards of each kind lie anywhere."""
    places = [s.pile, s.discard, s.buried, s.sunk, s.retired, market_row.cards(s), farm_row.cards(s)]
    for seat in s.seats[: s.players]:
        places += [seat.hand, seat.goods, seat.stored]
    return [sum(place[kind] for place in places) for kind in range(KINDS)]


def problems(s: State) -> list[str]:
    """What cannot be; each line names the field."""
    found = track_problems(s)
    if not found:
        found = [*card_problems(s), *seat_problems(s), *ship_problems(s), *decision_problems(s)]
    return found


def track_problems(s: State) -> list[str]:
    goal = s.options.track_size - 1
    pirates = s.options.track_pirates
    found = []
    if pirates >> goal:
        found.append(f"options.track_pirates: pirate spaces must lie before Carthage, which is space {goal}")
    for name in ("track_start", "track_anchor"):
        space = getattr(s.options, name)
        if space >= goal or pirates >> space & 1:
            found.append(
                f"options.{name}: space {space} must lie before Carthage (space {goal}) and not among the pirates"
            )
    return found


def card_problems(s: State) -> list[str]:
    found = []
    lying = cards_by_kind(s)
    for kind in BY_COLOUR:
        if lying[kind] > COPIES[kind]:
            found.append(
                f"cards: {lying[kind]} cards {KIND_NAMES[kind]} lie on the table, there are only {COPIES[kind]}"
            )
    if sum(lying) > DECK_SIZE:
        found.append(f"cards: {sum(lying)} cards lie on the table, there are only {DECK_SIZE}")
    for kind in BY_COLOUR:
        if lying[kind] < COPIES[kind]:
            found.append(
                f"cards: {COPIES[kind] - lying[kind]} of the {COPIES[kind]} cards {KIND_NAMES[kind]} lie nowhere; leave out pile to put them there"
            )
    for row, limit in ((market_row, 4 + s.players), (farm_row, FARM_LIMIT)):
        if sum(row.cards(s)) > limit:
            found.append(
                f"{row.name}: {sum(row.cards(s))} cards, at most {limit} are possible with {s.players} players"
            )
    if s.discard_top == NO_CARD and sum(s.discard):
        found.append("discard_top: the discard pile is not empty, its top is one of its cards")
    if s.discard_top != NO_CARD and not s.discard[s.discard_top]:
        found.append(f"discard_top: no {KIND_NAMES[s.discard_top]} is in the discard pile")
    if s.reshuffles == 0 and sum(s.sunk):
        found.append("sunk: victory cards from before the first reshuffle, but reshuffles is 0")
    under = sum(s.buried) + sum(s.sunk) + sum(s.retired)
    points = sum(seat.points for seat in s.seats[: s.players])
    if points != under + s.uncovered:
        found.append(
            f"seats: {points} victory points in all, but {under} victory cards (buried, sunk, retired) and {s.uncovered} uncovered points"
        )
    return found


def seat_problems(s: State) -> list[str]:
    found = []
    for index, seat in enumerate(s.seats[: s.players]):
        path = f"seats[{index}]"
        for kind in BY_COLOUR:
            if seat.hidden[kind] > seat.hand[kind]:
                found.append(f"{path}.hidden: more {KIND_NAMES[kind]} than in the hand")
        if s.options.show_initial_hands and sum(seat.hidden):
            found.append(
                f"{path}.hidden: first hands are shown in this game (option show_initial_hands), nothing is hidden"
            )
        if s.phase != Phase.OVER and total_tokens(s, index) >= s.options.end_tokens:
            found.append(
                f"{path}.tokens: {total_tokens(s, index)} tokens end the game at {s.options.end_tokens}, but phase is not over"
            )
    return found


def ship_problems(s: State) -> list[str]:
    goal = s.options.track_size - 1
    arrival = s.phase in (Phase.PROTECT, Phase.OVER)
    found = []
    for colour, space in enumerate(s.ships):
        if space > goal or (space == goal and not arrival):
            last = goal if arrival else goal - 1
            found.append(f"ships.{COLOUR_NAMES[colour]}: space {space} is not possible now, expected 0 to {last}")
    return found


def decision_problems(s: State) -> list[str]:
    """Whether the seat to act has the decision that the phase says."""
    found = []
    for name in ("actor", "active", "starter"):
        if getattr(s, name) >= s.players:
            found.append(f"{name}: {SEAT_NAMES[getattr(s, name)]} does not play, there are {s.players} players")
    if found:
        return found
    me = s.seats[s.actor]
    if s.phase in (Phase.ACTION, Phase.PAY) and s.actor != s.active:
        found.append(f"actor: {SEAT_NAMES[s.actor]} cannot act in the turn of {SEAT_NAMES[s.active]}")
    if (
        s.phase in (Phase.ACTION, Phase.PAY)
        and free_cards(s) == 0
        and me.marker != Marker.MARKET
        and (s.pile_size or sum(s.discard) or sum(farm_row.cards(s)))
    ):
        found.append(
            "market: nothing is available to the seat to act, but a refill before the action would have brought cards"
        )
    if s.phase == Phase.ACTION and s.passes >= s.players:
        found.append(f"passes: {s.passes} passes in a row end the game of {s.players}")
    if s.phase == Phase.PAY:
        left = coins(me) - sum(me.hand[kind] * (5 if kind < 4 else 3 if kind < 8 else 2) for kind in range(s.cursor))
        if s.due > left:
            found.append(f"due: {s.due} cannot be paid with the rest of the hand, which is worth {left}")
        if s.due <= 0 and s.options.payment_rule == PaymentRule.IRREDUCIBLE:
            found.append("due: the payment is complete, so phase cannot be pay")
    if s.phase == Phase.PROTECT and not may_protect(s, s.actor, s.colour):
        found.append(f"colour: {SEAT_NAMES[s.actor]} has nothing to decide about {COLOUR_NAMES[s.colour]} goods")
    if s.phase == Phase.TOKEN and not 0 <= s.asked < s.players:
        found.append(f"asked: expected 0 to {s.players - 1} tokens already chosen")
    return found


assert len(SEAT_NAMES) == SEATS
