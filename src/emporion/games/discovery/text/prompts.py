"""Prompts and notes: what has to be decided, and information that helps to decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import CREW, FLAGSHIP_CREW, IDLE_POINTS
from emporion.games.discovery.rules.turn import ACTIONS_PER_TURN
from emporion.games.discovery.text.choices import FLEET, is_wild, reserved_card, verb_of
from emporion.games.discovery.view.queries import (
    FLAGSHIP,
    colour_name,
    colour_of,
    contract_name,
    countdown,
    crew_of,
    explorer_name,
    free_transport,
    further_turns,
    idle_ships,
    income_arguments,
    loading_contract,
    open_cards,
    player_ref,
    points_of,
    price_of,
    ship_has_colour,
    ship_name,
    ship_names,
    size_of,
    viewer_coins,
    viewer_seat,
)
from emporion.kernel.messages import Argument, Message, View

MARKED_ROWS = (("purchase_row", "ship"), ("filling_row", "ship"), ("display", "contract"))


def prompt(view: View) -> Message:
    """The decision to make; for other viewers, whose decision it is."""
    if view["actor"] is None:
        return Message("discovery-prompt-over")
    if view["actor"] != view["seat"]:
        return Message("discovery-prompt-waiting", {"seat": player_ref(view["actor"])})
    match view["question"]:
        case "action":
            left = ACTIONS_PER_TURN - len(view["done"])
            reserve = "yes" if viewer_seat(view)["reservations"] else "no"
            return Message(
                "discovery-prompt-action", {"current": ongoing_action(view), "left": left, "reserve": reserve}
            )
        case "contract_ship":
            facts: dict[str, Argument] = {
                "contract": contract_name(loading_contract(view).contract),
                "due": view["due"],
            }
            return Message("discovery-prompt-contract-ship", facts)
        case "duration":
            return Message("discovery-prompt-duration", {"contract": contract_name(loading_contract(view).contract)})
    sailing = {"expedition": explorer_name(view, view["target"])}
    return Message(f"discovery-prompt-{view['question']}", sailing)  # ship, value, declare


def ongoing_action(view: View) -> str:
    """The current action, if the viewer has coins and ships to continue it."""
    here = viewer_seat(view)
    match view["current"]:
        case "buy":
            cards = [card for _, card in open_cards(view, "purchase_row")]
            free = [card["ship"] for card in cards if card["reserved"] in (None, view["seat"])]
            return "buy" if any(price_of(ship) <= here["coins"] for ship in free) else "none"
        case "send":
            return "send" if any(crew_of(ship) <= here["coins"] for ship in idle_ships(here)) else "none"
    return "none"


def notes(view: View, legal: Sequence[int]) -> list[Message]:
    """Notes on the turn and the scorings, on the chosen expedition or contract, or on the consequences of a single
    choice."""
    match view["question"]:
        case "action":
            if len(legal) == 1 and legal[0] != actions.END:
                return list(choice_notes(view, legal[0]))
            return [*turn_notes(view), *countdown_notes(view, legal)]
        case "ship" | "value" | "declare":
            found = [expedition_note(view, view["target"])]
            if view["question"] == "ship" and len(legal) == 1:
                found += ship_notes(view, legal[0])
            return [*found, crew_note(view)] if view["question"] == "ship" else found
        case "contract_ship" | "duration":
            return list(contract_notes(view))
    return []


# In the middle of a turn


def turn_notes(view: View) -> Iterator[Message]:
    """Actions done this turn, and reservations about to expire (V4)."""
    if view["done"]:
        yield Message("discovery-note-done", {"actions": [Message(f"discovery-done-{each}") for each in view["done"]]})
    marked = [
        (contract_name if kind == "contract" else ship_name)(card[kind])
        for row, kind in MARKED_ROWS
        for _, card in open_cards(view, row)
        if card["reserved"] == view["seat"] and card["expires"]
    ]
    if marked:
        yield Message("discovery-note-expires", {"cards": marked})


def countdown_notes(view: View, legal: Sequence[int]) -> Iterator[Message]:
    """Scorings that are due or may appear with the next purchase; when the game ends (1.5, 1.10, 1.11, U19)."""
    if view["first_scoring"] == "turned_up":
        yield Message("discovery-note-first-due", {"turns": view["first_turns"]})
    buying = any(verb_of(action)[0] == "buy" for action in legal)
    for scoring in ("first", "last"):
        found = countdown(view, scoring)
        if buying and found is not None and found.safe == 0 and not view["stalled"]:
            yield Message(f"discovery-note-{scoring}-chance", {"count": found.cards})
    further = further_turns(view)
    if further is not None:
        yield Message("discovery-note-last-turns", {"further": further})
        if further == 0 and idle_ships(viewer_seat(view)):
            yield Message("discovery-note-last-ships", {"points": IDLE_POINTS})
    elif rounds := rounds_to_stall(view):
        yield Message("discovery-note-stalling", {"rounds": rounds})


def rounds_to_stall(view: View) -> int:
    """Rounds left before the game stalls, if at most two; otherwise 0 (U19)."""
    guard, players = view["options"]["stall_guard"], view["players"]
    left = guard * players - view["idle_turns"]
    return -(-left // players) if guard and "buy" not in view["done"] and left <= 2 * players else 0


# Consequences of one choice


def choice_notes(view: View, action: int) -> Iterator[Message]:
    """Notes on a choice beyond the help on its card."""
    verb, number = verb_of(action)
    match verb:
        case "buy":
            above = view["filling_row"][number]
            left = viewer_coins(view) - price_of(view["purchase_row"][number]["ship"])
            if above is None:
                yield Message("discovery-note-buy-last", {"coins": left})
            else:
                yield Message("discovery-note-buy", {"coins": left, "ship": ship_name(above["ship"])})
            yield from countdown_notes(view, [action])
        case "reserve-purchase" | "reserve-filling" | "reserve-contract":
            named = reserved_card(view, verb, number)
            yield Message("discovery-note-reserve", {"card": named, "count": viewer_seat(view)["reservations"]})


# Expeditions


def expedition_note(view: View, expedition: int) -> Message:
    """What an expedition still accepts, and what it pays (E3-E5, P4)."""
    here = view["expeditions"][expedition]
    facts: dict[str, Argument] = {
        "expedition": explorer_name(view, expedition),
        "colour": colour_name(here["colour"]),
        "room": free_transport(view, expedition),
        "limit": here["limit"],
        "first-other": here["first"][0],
        "first-same": here["first"][1],
        "last-other": here["last"][0],
        "last-same": here["last"][1],
        "scored": "yes" if view["first_scoring"] == "scored" else "no",
    }
    if here["chain"] is None:
        return Message("discovery-note-expedition-open", facts)
    return Message("discovery-note-expedition", {**facts, "chain": colour_name(here["chain"])})


def ship_notes(view: View, action: int) -> Iterator[Message]:
    """What a ship would earn on the chosen expedition, and the card it costs."""
    ship = FLEET[verb_of(action)[1]]
    if is_wild(view, action):
        yield Message("discovery-note-wild", {"count": viewer_seat(view)["wild"], "ship": ship_name(ship)})
    if ship != FLAGSHIP:
        first, last = points_of(view, view["target"], ship, colour_of(ship))
        scored = view["first_scoring"] == "scored"
        yield Message("discovery-note-earns", {"ship": ship_name(ship), "first": 0 if scored else first, "last": last})


def crew_note(view: View) -> Message:
    """The viewer's coins and the price of crews (E2)."""
    flagship = FLAGSHIP_CREW if viewer_seat(view)["flagship_at"] == "idle" else 0
    return Message("discovery-note-crew", {"coins": viewer_coins(view), "crew": CREW, "flagship": flagship})


# Contracts


def contract_note(view: View, contract: str) -> Message:
    """What a contract needs and pays."""
    facts: dict[str, Argument] = {
        "contract": contract_name(contract),
        "colour": colour_name(colour_of(contract)),
        "load": size_of(contract),
    }
    return Message("discovery-note-contract", facts | income_arguments(view, contract))


def contract_notes(view: View) -> Iterator[Message]:
    """While ships and duration are chosen: incomes, load, crews, and whether there is enough time."""
    running = loading_contract(view)
    yield contract_note(view, running.contract)
    crew = sum(map(crew_of, running.ships))
    if view["question"] == "contract_ship":
        if running.ships:
            flagship = "yes" if FLAGSHIP in running.ships else "no"
            loaded = {"cards": ship_names(running.ships), "due": view["due"], "flagship": flagship}
            yield Message("discovery-note-loaded", loaded)
        yield crew_note(view)
    else:
        wild = sum(not ship_has_colour(view, ship, colour_of(running.contract)) for ship in running.ships)
        loaded = {"cards": ship_names(running.ships), "crew": crew, "wild": wild}
        yield Message("discovery-note-profit", {**loaded, **profits(view, crew)})
    further = further_turns(view)
    if further is not None:
        yield Message("discovery-note-too-late", {"further": further})


def profits(view: View, crew: int) -> dict[str, Argument]:
    """A contract's income less the crews, by duration."""
    short, middle, long = (coins - crew for coins in view["incomes"][loading_contract(view).contract])
    return {"one": short, "two": middle, "three": long}


def question(view: View) -> str:
    """The pending question; all ships of a contract answer the same one."""
    asked: str = view["question"]
    return asked
