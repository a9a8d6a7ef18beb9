"""Ships of a contract are picked in any order; the rules ask for them kind by kind, the flagship last (K3)."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.discovery.text.choices import FLEET, is_wild, verb_of
from emporion.games.discovery.view.queries import FLAGSHIP, crew_of, own_place, running_from, size_of
from emporion.kernel.messages import View


def bundle(view: View, action: int) -> str:
    """All ships of one contract are one choice."""
    return "load" if view["question"] == "contract_ship" and verb_of(action)[0] == "ship" else ""


def preview(view: View, picked: Sequence[int]) -> View:
    """The view when these ships are on the contract. What a flagship carries is known when all others are named: until
    then it counts for nothing, and `due` is what it leaves to them or takes over itself."""
    place = dict(own_place(view))
    idle, loaded, due = place["idle"].split(), list[str](), view["due"]
    for action in picked:
        ship = FLEET[verb_of(action)[1]]
        loaded.append(ship)
        place["coins"] -= crew_of(ship)
        place["wild"] -= is_wild(view, action)
        if ship == FLAGSHIP:
            place["flagship_at"] = "contract"
        else:
            idle.remove(ship)
            due -= size_of(ship)
    place["idle"] = " ".join(idle)
    place["running"] = [with_ships(text, loaded) for text in place["running"]]
    seats = [place if each["seat"] == view["seat"] else each for each in view["seats"]]
    return {**view, "seats": seats, "due": due, "picked": loaded}


def with_ships(text: str, ships: Sequence[str]) -> str:
    """A contract that is being loaded, with more ships on it."""
    return " ".join([text, *ships]) if running_from(text).loading else text
