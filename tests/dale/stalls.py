"""Stalls with a given number of stacks, or with a given stack to build next."""

from __future__ import annotations

from tests.dale.table import Table, dale

DECK = "; deck junk junk junk junk junk junk junk junk junk"
LOW = ["rac1", "rac2", "rac3", "rac4", "rac5a", "rac3 rac3", "rac5b rac2"]  # the first seven stacks


def stacks(number: int) -> str:
    """A stall whose next stack is this one."""
    return "; stall " + " / ".join(LOW[: number - 1]) if number > 1 else ""


def to_build(number: int, hand: str, discard: str = "", decks: str = "mac rac squ", market: str = "") -> Table:
    """A table where P1 builds this stack next."""
    pile = f"; discard {discard}" if discard else ""
    return dale(decks, P1=f"hand {hand}{pile}{DECK}{stacks(number)}", market=market)


def stall(stacks: int, last: str = "junk") -> str:
    """A stall of this many stacks, with these cards in the last one."""
    return "/".join(["junk"] * (stacks - 1) + [last][:stacks])


def stall_of(stacks: int) -> str:
    """The seat text for a stall of this many legally built stacks."""
    return "stall " + " / ".join(["mac1", "mac2", "mac3", "mac4", "mac4 mac1", "mac3 mac3", "oce4 oce3"][:stacks])
