"""The workspace of Dale's rules: what is computed once before a question is examined."""

from __future__ import annotations

from typing import Annotated

from emporion.games.dale.rules.state import HAND
from emporion.kernel.layout import Cell, struct

Row = Annotated[list[int], Cell("i8", HAND)]


@struct
class Workspace:
    """By place in the active player's hand, except `counts`. Its contents are undefined between two calls."""

    may_be: Row
    """The possible identities of each card, as bits; none for cards laid down."""
    worth: Row
    """Its possible values in a payment, as bits."""
    bases: Row
    """The value of each open card without Flashy Shows, by its place in the open row."""
    stack: Row
    """The keys of the cards laid and tried for a stack (building.py)."""
    counts: Row
    """What bots count (bot/plans.py, bot/payment.py)."""
