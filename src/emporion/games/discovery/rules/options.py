"""Options: rules that the sources leave open or whose rulebook text is lost (section 5), and the card set."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.games.discovery.rules.card_file import CARD_SET
from emporion.games.discovery.rules.card_sets import NUMBERS
from emporion.kernel.codec import Flag, Json, Number, names_of
from emporion.kernel.layout import Cell, struct
from emporion.kernel.options import VIEW, Option

Small = Annotated[int, Cell("i1")]


class FirstScoringTiming(IntEnum):
    END_OF_TURN = 0
    IMMEDIATE = 1
    END_OF_ROUND = 2


class Missions(IntEnum):
    CLASSIC = 0
    EQUAL = 1
    FULL = 2


class FlagshipScoring(IntEnum):
    DECLARED = 0
    EITHER = 1


class WildScoring(IntEnum):
    OWN = 0
    CHAIN = 1


class SeatBonus(IntEnum):
    OFF = 0
    LATE = 1  # 0/0/1/1 coins
    RISING = 2  # 0/1/1/2 coins


class Rounds(Number):
    """A number of rounds; `off` may be typed for 0."""

    def parse(self, text: str) -> Json:
        return 0 if text == "off" else int(text) if text.isascii() and text.isdigit() else text


@struct
class Options:
    """U1 first_scoring_timing, U5 missions, U6 flagship_scoring, U7 wild_scoring, U8 idle_flagship, U14 hidden_coins,
    U18 seat_bonus, U19 stall_guard; cards: U3, U4, U9, U10, U11."""

    cards: Annotated[
        list[int],
        Cell("i1", NUMBERS),
        Option(CARD_SET, "reconstructed-1", "what is printed on the cards: a card set, or a file in TOML"),
    ]
    first_scoring_timing: Annotated[
        Small, Option(names_of(FirstScoringTiming), "end_of_turn", "when the first scoring takes place")
    ]
    missions: Annotated[
        Small, Option(names_of(Missions), "classic", "missions: those of the card set, the same for all, or all types")
    ]
    flagship_scoring: Annotated[
        Small, Option(names_of(FlagshipScoring), "declared", "which colour of a flagship scores on an expedition")
    ]
    wild_scoring: Annotated[
        Small, Option(names_of(WildScoring), "own", "which colour a ship sent with a Wild Ship card scores with")
    ]
    idle_flagship: Annotated[Small, Option(Flag(), True, "a flagship that is not on an expedition is worth a point")]
    seat_bonus: Annotated[Small, Option(names_of(SeatBonus), "off", "coins for later seats")]
    stall_guard: Annotated[
        Small,
        Option(Rounds(0, 20), 6, "rounds without a purchase after which the last round begins; 0 or off for never"),
    ]
    hidden_coins: Annotated[Small, Option(Flag(), False, "coins are shown only to their owner", VIEW)]
