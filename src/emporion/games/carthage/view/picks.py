"""The view while a player picks the cards of a payment or a protection, in any order."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules.decisions import apply_decision
from emporion.games.carthage.rules.market import coins
from emporion.games.carthage.rules.state import Phase, State
from emporion.games.carthage.view.structs import CarthageView
from emporion.games.carthage.view.view import view
from emporion.kernel.layout import clone


def preview(s: State, seat: int, picked: Sequence[int]) -> CarthageView:
    """The view of a concealed state in which the actor has picked these cards: less is due, or goods are stored.

    The decision stays open, whatever the rules would ask next.
    """
    after = clone(s)
    for action in picked:
        apply_decision(after, action)
        after.phase, after.colour, after.cursor = s.phase, s.colour, s.cursor
    paid = coins(s.seats[seat]) - coins(after.seats[seat])
    return replace(
        view(after, seat, False),
        picked=" ".join(verb_and_card(action)[1] for action in picked),
        paid=paid if s.phase == Phase.PAY else UNSET,
    )
