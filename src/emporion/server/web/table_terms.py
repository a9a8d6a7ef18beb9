"""What a request for a new table says: its game, its seats, its time control."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from emporion.games import find
from emporion.kernel.errors import BadArguments
from emporion.kernel.options import option_fields
from emporion.match.bot_names import free_bot_name
from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.server.lookalikes import are_alike, check_scripts
from emporion.server.protocol import Level, Share
from emporion.server.room.bot_levels import check_level
from emporion.server.room.entries import Plan
from emporion.server.room.table import Refused, check_name
from emporion.server.web.accounts import GivenName, check_new_name
from emporion.server.web.authentication import Visitor


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's occupant: me, another person on my device, a bot, or open to anyone."""

    kind: Literal["me", "here", "bot", "open"]
    name: GivenName | None = None
    level: Level = "trader"
    share: Annotated[
        Share | None,
        Meta(description="My share in the shuffle. Better given with the start, when the commitment is known."),
    ] = None


class PaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[float, Meta(ge=1, le=180)] = 20
    bonus_seconds: Annotated[float, Meta(ge=0, le=180)] = 10
    days: Annotated[float, Meta(ge=1, le=30)] = 3

    def pace(self) -> TimeControl:
        match self.kind:
            case "live":
                return TimeControl(
                    ClockKind.LIVE, round(60 * SECOND * self.minutes), round(SECOND * self.bonus_seconds)
                )
            case "days":
                return TimeControl(ClockKind.DAYS, round(DAY * self.days))
        return TimeControl()


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40, description="Not needed with a shared deal.")] = ""
    seats: Annotated[
        list[SeatWish], Meta(min_length=2, max_length=4, description="With a shared deal, by default all open.")
    ] = []
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    rated: bool = False
    hints: Annotated[bool, Meta(description="Players may ask for hints although other people play.")] = False
    pace: PaceWish = PaceWish()
    name: Annotated[GivenName | None, Meta(description="My name, if I am a new visitor.")] = None
    hold: Annotated[bool, Meta(description="I start the game, even if there is no open seat.")] = False
    deal: Annotated[
        str,
        Meta(max_length=40, description="The shared deal, from which game, options and number of seats come."),
    ] = ""


def name_of(visitor: Visitor | None, given: str | None) -> str:
    """A visitor's name at a table."""
    name = given or (visitor.name if visitor else None)
    if name is None:
        raise BadArguments("player-name-missing")
    check_new_name(name, visitor)
    return name


def checked_options(data: NewTable) -> dict[str, Any]:
    """The chosen options that differ from the defaults, encoded; raises an error for wrong ones."""
    return non_default_options(data.game, len(data.seats), data.options)


def non_default_options(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    state = find(game).blank(players, dict(options), [0] * 8)
    known = option_fields(type(state.options))
    chosen = {name: known[name][1].codec.encode(getattr(state.options, name)) for name in options}
    return {name: value for name, value in chosen.items() if value != known[name][1].default}


def plans_of(data: NewTable, host: str, name: str) -> list[Plan]:
    """The seats of a new table, all with names."""
    wishes, mine = data.seats, sum(wish.kind == "me" for wish in data.seats)
    if mine > 1 or (mine == 0 and not data.deal):
        raise BadArguments("table-needs-me")
    if data.rated and any(wish.kind in ("here", "bot") for wish in wishes):
        raise Refused("table-rated-people")
    if data.rated and data.hints:
        raise Refused("table-rated-no-hint")
    taken = [name, *(wish.name for wish in wishes if wish.kind == "here" and wish.name)]
    plans: list[Plan] = []
    for number, wish in enumerate(wishes, start=1):
        match wish.kind:
            case "me":
                plans.append(Plan("person", host, name, share=wish.share or ""))
            case "here":
                check_scripts(wish.name or "")
                plans.append(Plan("person", host, wish.name or f"{name[:17]} {number}"))
            case "bot":
                check_level(find(data.game), wish.level)
                taken.append(free_bot_name(find(data.game), wish.level, taken))
                plans.append(Plan("bot", name=taken[-1], level=wish.level))
            case _:
                plans.append(Plan("open"))
    named = [plan.name for plan in plans if plan.name]
    for plan in plans:
        if plan.kind == "person":
            check_name(plan.name)
    if any(are_alike(one, other) for one, other in combinations(named, 2)):
        raise BadArguments("players-alike")
    return plans
