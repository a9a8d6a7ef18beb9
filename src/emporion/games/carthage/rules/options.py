"""Options: rules on which rulebooks or house rules differ, and how much is shown."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.kernel.codec import Flag, Number, Subset, names_of
from emporion.kernel.layout import Cell, struct
from emporion.kernel.options import VIEW, Option

TOP_SPACE = 11  # the longest track an option may lay out

Small = Annotated[int, Cell("i1")]


class RefillTiming(IntEnum):
    BEFORE_PAYDAY = 0
    AFTER_PAYDAY = 1


class ProtectFirst(IntEnum):
    TRIGGER = 0
    STARTING_PLAYER = 1


class StoredLasts(IntEnum):
    UNTIL_SOLD = 0
    THIS_PAYDAY = 1


class ProtectColours(IntEnum):
    RAIDED_ONLY = 0
    ANY = 1


class PaymentRule(IntEnum):
    IRREDUCIBLE = 0
    ANY = 1


class ShowDiscard(IntEnum):
    TOP = 0
    ALL = 1


@struct
class Options:
    """Rules on which rulebooks or house rules differ (D-1 refill_timing, D-2 protect_first,
    D-3 stored_lasts; rows 2, 10, 19, 20; 1.4 payment_rule, 1.9 protect_colours, section 3 for the track)."""

    track_pirates: Annotated[int, Cell("i2"), Option(Subset(TOP_SPACE - 1), [3, 4], "spaces where ships are raided")]
    track_size: Annotated[
        Small,
        Option(Number(3, TOP_SPACE + 1), 6, "spaces of the ship track; the last is Carthage"),
    ]
    track_start: Annotated[
        Small, Option(Number(0, TOP_SPACE - 1), 0, "space where ships start and return to after a payday")
    ]
    track_anchor: Annotated[Small, Option(Number(0, TOP_SPACE - 1), 2, "space to which raided ships fall back")]
    start_token: Annotated[Small, Option(Flag(), True, "each player chooses a token before the first turn")]
    end_tokens: Annotated[Small, Option(Number(2, 40), 8, "tokens of one player that end the game")]
    refill_timing: Annotated[Small, Option(names_of(RefillTiming), "before_payday", "when a purchase refills the rows")]
    protect_first: Annotated[Small, Option(names_of(ProtectFirst), "trigger", "who decides first about storing goods")]
    stored_lasts: Annotated[Small, Option(names_of(StoredLasts), "until_sold", "how long stored goods stay safe")]
    protect_colours: Annotated[
        Small, Option(names_of(ProtectColours), "raided_only", "goods that may be stored at a raid")
    ]
    payment_rule: Annotated[
        Small, Option(names_of(PaymentRule), "irreducible", "whether more cards than necessary may be paid")
    ]
    own_reservation_blocks_refill: Annotated[
        Small,
        Option(Flag(), True, "a player's reserved card counts as available at the start of the turn"),
    ]
    show_initial_hands: Annotated[Small, Option(Flag(), True, "all players see the initial hands being drawn", VIEW)]
    show_vp_totals: Annotated[Small, Option(Flag(), True, "all players see the exact victory points", VIEW)]
    show_discard: Annotated[Small, Option(names_of(ShowDiscard), "top", "how much of the discard pile is shown", VIEW)]
    open_hands: Annotated[Small, Option(Flag(), False, "all players always see all hands", VIEW)]
