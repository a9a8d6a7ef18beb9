"""What can be said about the game with given options: the sea route, the cards, and the arguments of help texts."""

from __future__ import annotations

from functools import lru_cache

from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, COPIES, ICONS, KIND_NAMES, VALUE, colour_of
from emporion.games.carthage.rules.options import Options
from emporion.games.carthage.view.structs import CarthageCard, CarthageDescription, Space, SpaceKind
from emporion.kernel.codec import Json
from emporion.kernel.options import encode_options

TOPICS = (
    "goal",
    "turn",
    "market",
    "farm",
    "hand",
    "stock",
    "buy",
    "take",
    "reserve",
    "marker",
    "ships",
    "refill",
    "payday",
    "tokens",
    "pirates",
    "end",
    "cards",
    "tips",
)
TERMINAL_TOPICS = ("marker", "cards")  # the browser explains these where they are shown

CARDS = {
    KIND_NAMES[kind]: CarthageCard(
        colour=COLOUR_NAMES[colour_of(kind)], value=VALUE[kind], icons=ICONS[kind], copies=COPIES[kind]
    )
    for kind in BY_COLOUR
}


def describe(options: Options) -> CarthageDescription:
    return CarthageDescription(
        cards=CARDS,
        topics=tuple(topic for topic in TOPICS if topic not in TERMINAL_TOPICS),
        help_arguments=help_arguments(encode_options(options)),
        route=route(options),
    )


def help_arguments(options: dict[str, Json]) -> dict[str, int | str]:
    """The numbers and selectors that help texts need."""
    return {
        "tokens": options["end_tokens"],
        "first": options["protect_first"],
        "stored": options["stored_lasts"],
        "colours": options["protect_colours"],
        "timing": options["refill_timing"],
        "hands": "open" if options["open_hands"] else "secret",
        "start": "yes" if options["start_token"] else "no",
    }


def route(options: Options) -> tuple[Space, ...]:
    """The spaces of the sea route, from the first to Carthage."""
    return _route(options.track_size, options.track_start, options.track_anchor, options.track_pirates)


@lru_cache(maxsize=1000)
def _route(size: int, start: int, anchor: int, pirates: int) -> tuple[Space, ...]:
    marks: dict[int, SpaceKind] = {anchor: "cyrenaica", start: "alexandria", size - 1: "carthage"}
    kinds: list[SpaceKind] = [marks.get(space, "pirates" if pirates >> space & 1 else "coast") for space in range(size)]
    spaces = []
    for space, kind in enumerate(kinds):
        number = kinds[: space + 1].count(kind) if kinds.count(kind) > 1 else 0
        spaces.append(Space(kind=kind, number=number))
    return tuple(spaces)
