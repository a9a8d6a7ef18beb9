"""Prompts and notes: what has to be decided, and information that helps to decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import CREW, IDLE_POINTS
from emporion.games.discovery.text.choices import FLEET, reserved_card, verb_of
from emporion.games.discovery.text.names import (
    FLAGSHIP,
    colour_name,
    contract_name,
    expedition_arguments,
    explorer_name,
    income_arguments,
    open_card_name,
    player_ref,
    ship_name,
    ship_names,
)
from emporion.games.discovery.view.description import CONTRACT_COLOURS, CREWS, LOADS, SHIPS
from emporion.games.discovery.view.structs import DiscoveryView, Loading
from emporion.kernel.messages import Argument, Message

FEW_ROUNDS = 2  # before a stall, when players are reminded


def prompt(view: DiscoveryView) -> Message:
    """The decision to make; for other viewers, whose decision it is."""
    if view.actor is None:
        return Message("discovery-prompt-over")
    if view.actor != view.seat:
        return Message("discovery-prompt-waiting", {"seat": player_ref(view.actor)})
    if view.question == "action":
        reserve = "yes" if view.viewer.reservations else "no"
        facts: dict[str, Argument] = {"current": view.ongoing or "none", "left": view.actions_left, "reserve": reserve}
        return Message("discovery-prompt-action", facts)
    if view.loading:
        facts = {"contract": contract_name(view.loading.contract)}
        if view.question == "duration":
            return Message("discovery-prompt-duration", facts)
        return Message("discovery-prompt-contract-ship", {**facts, "due": view.due})
    sailing = {"expedition": explorer_name(view, view.target)}
    return Message(f"discovery-prompt-{view.question}", sailing)  # ship, value, declare


def notes(view: DiscoveryView, legal: Sequence[int]) -> list[Message]:
    """Notes on the turn and the scorings, on the chosen expedition or contract, or on the consequences of a single
    choice. In a last turn, the warning comes first: a prompt may have room for one line."""
    if view.loading:
        return list(contract_notes(view, view.loading))
    match view.question:
        case "action":
            if len(legal) == 1 and legal[0] != actions.END:
                return list(choice_notes(view, legal[0]))
            turn, countdown = turn_notes(view), countdown_notes(view, legal)
            return [*countdown, *turn] if view.further_turns == 0 else [*turn, *countdown]
        case "ship":
            about_ship = ship_notes(view, legal[0]) if len(legal) == 1 else ()
            return [*about_ship, crew_note(view), expedition_note(view, view.target)]
        case "value" | "declare":
            return [expedition_note(view, view.target)]
    return []


# In the middle of a turn


def turn_notes(view: DiscoveryView) -> Iterator[Message]:
    """Actions done this turn, and reservations about to expire (V4)."""
    if view.done:
        yield Message("discovery-note-done", {"actions": [Message(f"discovery-done-{each}") for each in view.done]})
    marked = [
        open_card_name(card)
        for row in (view.purchase_row, view.filling_row, view.display)
        for card in row
        if card is not None and card.reserved == view.seat and card.expires
    ]
    if marked:
        yield Message("discovery-note-expires", {"cards": marked})


def countdown_notes(view: DiscoveryView, legal: Sequence[int]) -> Iterator[Message]:
    """Scorings that are due or may appear with the next purchase; when the game ends (1.5, 1.10, 1.11, U19)."""
    if view.first_scoring == "turned_up":
        yield Message("discovery-note-first-due", {"turns": view.first_turns})
    if not view.stalled and any(verb_of(action)[0] == "buy" for action in legal):
        for scoring, window in (("first", view.first_window), ("last", view.last_window)):
            if window and window.safe == 0:
                yield Message(f"discovery-note-{scoring}-chance", {"count": window.cards})
    if isinstance(view.further_turns, int):
        yield Message("discovery-note-last-turns", {"further": view.further_turns})
        if view.further_turns == 0 and view.viewer.fleet:
            yield Message("discovery-note-last-ships", {"points": IDLE_POINTS})
    elif view.stall_rounds and view.stall_rounds <= FEW_ROUNDS:
        yield Message("discovery-note-stalling", {"rounds": view.stall_rounds})


# Consequences of one choice


def choice_notes(view: DiscoveryView, action: int) -> Iterator[Message]:
    """Notes on a choice beyond the help on its card."""
    verb, number = verb_of(action)
    match verb:
        case "buy":
            assert view.change
            above, left = view.filling_row[number], view.change[number] or 0
            if above is None:
                yield Message("discovery-note-buy-last", {"coins": left})
            else:
                yield Message("discovery-note-buy", {"coins": left, "ship": ship_name(above.ship)})
            yield from countdown_notes(view, [action])
        case "reserve-purchase" | "reserve-filling" | "reserve-contract":
            named = reserved_card(view, verb, number)
            yield Message("discovery-note-reserve", {"card": named, "count": view.viewer.reservations})


# Expeditions


def expedition_note(view: DiscoveryView, expedition: int) -> Message:
    """What an expedition still accepts, and what it pays (E3-E5, P4)."""
    here = view.expeditions[expedition]
    facts: dict[str, Argument] = {
        **expedition_arguments(view, expedition),
        "scored": "yes" if view.first_scoring == "scored" else "no",
    }
    if here.chain is None:
        return Message("discovery-note-expedition-open", facts)
    return Message("discovery-note-expedition", {**facts, "chain": colour_name(here.chain)})


def ship_notes(view: DiscoveryView, action: int) -> Iterator[Message]:
    """What a ship would earn on the chosen expedition, and the card it costs."""
    assert view.sending
    ship = FLEET[verb_of(action)[1]]
    prospect = view.sending.prospects[ship]
    if prospect.wild:
        yield Message("discovery-note-wild", {"count": view.viewer.wild, "ship": ship_name(ship)})
    if ship != FLAGSHIP:
        first, last = prospect.points[SHIPS[ship].colour]
        yield Message("discovery-note-earns", {"ship": ship_name(ship), "first": first, "last": last})


def crew_note(view: DiscoveryView) -> Message:
    """The viewer's coins and the price of crews (E2)."""
    flagship = CREWS[FLAGSHIP] if view.viewer.flagship_at == "idle" else 0
    return Message("discovery-note-crew", {"coins": view.viewer.coins or 0, "crew": CREW, "flagship": flagship})


# Contracts


def contract_notes(view: DiscoveryView, loading: Loading) -> Iterator[Message]:
    """While ships are chosen: crews, load and incomes; for the duration: what it costs and yields. And whether there is
    enough time. What decides comes first, since a prompt may have room for one line."""
    ships = loading.ships.split()
    if view.question == "contract_ship":
        yield crew_note(view)
        if ships:
            flagship = "yes" if FLAGSHIP in ships else "no"
            yield Message("discovery-note-loaded", {"cards": ship_names(ships), "due": view.due, "flagship": flagship})
        facts: dict[str, Argument] = {
            "contract": contract_name(loading.contract),
            "colour": colour_name(CONTRACT_COLOURS[loading.contract]),
            "load": LOADS[loading.contract],
        }
        incomes = income_arguments([term.income for term in loading.terms])
        yield Message("discovery-note-contract", {**facts, **incomes})
    else:
        loaded: dict[str, Argument] = {"cards": ship_names(ships), "crew": loading.crew, "wild": loading.wild}
        profits = income_arguments([term.profit for term in loading.terms])
        yield Message("discovery-note-profit", {**loaded, **profits})
    if isinstance(view.further_turns, int):
        yield Message("discovery-note-too-late", {"further": view.further_turns})


def question(view: DiscoveryView) -> str:
    """The pending question; all ships of a contract answer the same one."""
    return view.question
