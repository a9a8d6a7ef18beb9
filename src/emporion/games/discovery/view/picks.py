"""The view while a player picks the ships of a contract, in any order; the rules take them by kind (K3)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import FLAGSHIP
from emporion.games.discovery.rules.contracts import load
from emporion.games.discovery.rules.state import State
from emporion.games.discovery.view.preview import SHIP_CODES
from emporion.games.discovery.view.structs import DiscoveryView
from emporion.games.discovery.view.view import view
from emporion.kernel.layout import clone


def preview(s: State, seat: int, picked: Sequence[int]) -> DiscoveryView:
    """The view of a concealed state with these ships on the contract. The choice stays open.

    The flagship carries what the other ships leave, so its transport is not decided yet, and `due` stays.
    """
    after = clone(s)
    kinds = [action - actions.SHIP + 1 for action in picked]
    for kind in kinds:
        due = after.due
        load(after, kind)
        if kind == FLAGSHIP:
            after.due = due
            after.seats[seat].running[s.target].value = 0
    after.step, after.cursor = s.step, 0
    return replace(view(after, seat, False), picked=tuple(SHIP_CODES[kind] for kind in kinds))
