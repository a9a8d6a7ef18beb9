"""Section 2: options. Views with `show_*` and `open_hands` are tested elsewhere, `payment_rule` in test_actions.py."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.kernel.errors import BadPosition
from tests.carthage.table import carthage, set_up


@pytest.mark.parametrize(("given", "phase", "tokens"), [(True, "token", "R=1"), (False, "action", "")])
def test_start_token(given: bool, phase: str, tokens: str) -> None:
    table = set_up(2, options={"start_token": given})
    assert table.phase == phase
    ready = table.play("token red", "token red") if given else table
    assert ready.tokens("P1") == ready.tokens("P2") == tokens


@pytest.mark.parametrize(("end_tokens", "ending"), [(3, "tokens"), (4, "running")])
def test_end_tokens(end_tokens: int, ending: str) -> None:
    table = carthage("ships R=4", P1="hand B2; tokens G=2", market="R2", options={"end_tokens": end_tokens})
    assert table.play("buy", "pay B2").ending == ending


def test_refill_timing_after_payday() -> None:
    table = carthage(
        "ships R=4 B=3", P1="hand B2 Y2; goods R5 B5; tokens R=2", market="R2", farm="R3",
        options={"refill_timing": "after_payday"}, draws="B5 Y2 Y3 G2 G3 G5",
    )  # fmt: skip
    asked = table.play("buy", "pay B2", luck_left=True)
    assert (asked.phase, asked.market, asked.farm) == ("protect", "", "R3")
    assert asked.unseen_victory == "B5"
    after = asked.play("done")
    assert after.event_names == [
        "declines", "lost", "ship_returns", "ship_returns",
        "refill", "farm_to_market", "market_card", "market_card", "farm_card", "farm_card", "farm_card", "turn",
    ]  # fmt: skip
    assert after.market == "R3 Y2 Y3"
    assert after.farm == "G2 G3 G5"


def test_refill_timing_after_payday_without_a_payday() -> None:
    table = carthage(P1="hand B2", market="R2", options={"refill_timing": "after_payday"}, draws="Y2 Y3 G2 G3 G5")
    after = table.play("buy", "pay B2")
    assert after.event_values("refill") == ["False"]
    assert after.market == "Y2 Y3"
    assert after.farm == "G2 G3 G5"


def test_refill_timing_before_payday_shows_the_new_market_before_protection() -> None:
    table = carthage("ships R=4 B=3", P1="hand B2 Y2; goods B5", market="R2", farm="R3", draws="Y2 Y3 G2 G3 G5")
    asked = table.play("buy", "pay B2")
    assert (asked.phase, asked.market, asked.farm) == ("protect", "R3 Y2 Y3", "G2 G3 G5")


@pytest.mark.parametrize(("first", "order"), [("trigger", ["P2", "P3", "P1"]), ("starting_player", ["P3", "P1", "P2"])])
def test_protect_first(first: str, order: list[str]) -> None:
    table = carthage(
        "ships B=3 R=4", P1="goods B5; hand B2", P2="goods B5; hand B2 R5", P3="goods B5; hand B2", market="R2",
        actor="P2", starter="P3", options={"protect_first": first},
    )  # fmt: skip
    after = table.play("buy", "pay R5", "use B2", "use B2", "use B2")
    assert after.event_values("protects") == [f"{seat} B2 2" for seat in order]


@pytest.mark.parametrize(("lasts", "stored", "goods"), [("until_sold", "B5", ""), ("this_payday", "", "B5")])
def test_stored_lasts(lasts: str, stored: str, goods: str) -> None:
    table = carthage("ships B=3 R=4", P1="goods B5; hand B2 R5", market="R2", options={"stored_lasts": lasts})
    after = table.play("buy", "pay R5", "use B2")
    assert (after.stored("P1"), after.goods("P1")) == (stored, goods)


def test_protect_colours_raided_only() -> None:
    table = carthage("ships B=3 R=4", P1="goods B5 Y5; hand B2 Y2 R5", market="R2").play("buy", "pay R5", "use B2")
    assert (table.actor, table.phase) == ("P2", "action")
    assert table.goods("P1") == "Y5"


def test_protect_colours_any() -> None:
    options = {"protect_colours": "any"}
    table = carthage("ships B=3 R=4", P1="goods B5 Y5; hand B2 Y2 R5", market="R2", options=options)
    blue = table.play("buy", "pay R5")
    assert blue.legal == ["use B2", "done"]
    yellow = blue.play("done")
    assert yellow.legal == ["use Y2", "done"]
    after = yellow.play("use Y2")
    assert after.stored("P1") == "Y5"
    assert after.goods("P1") == ""
    assert after.hand("P1") == "B2"
    assert yellow.play("done").goods("P1") == "Y5"


def test_protect_colours_any_applies_only_with_a_raid() -> None:
    table = carthage("ships R=4", P1="goods Y5; hand Y2 R5", market="R2", options={"protect_colours": "any"})
    after = table.play("buy", "pay R5")
    assert (after.actor, after.phase) == ("P2", "action")


@pytest.mark.parametrize(("blocks", "market"), [(True, "R5@P2"), (False, "R5@P2 Y2 Y3 Y5 G2 G3")])
def test_own_reservation_blocks_refill(blocks: bool, market: str) -> None:
    table = carthage(
        P1="", market="R5@P2 B2", farm="Y2 Y3 Y5", draws="" if blocks else "G2 G3 B3 B5 G5",
        options={"own_reservation_blocks_refill": blocks},
    )  # fmt: skip
    after = table.play("take B2")
    assert after.market == market
    assert after.actor == "P2"


def test_own_reservation_does_not_block_the_refill_when_all_players_have_reserved() -> None:
    table = carthage(
        market="R5@P2 R3@P1 B2", farm="Y2 Y3 Y5", draws="G2 G3 B3 B5 G5",
        options={"own_reservation_blocks_refill": False},
    )  # fmt: skip
    assert table.play("take B2").market == "R3@P1 R5@P2 Y2 Y3 Y5 G2 G3"


def test_track_size_and_pirates() -> None:
    options = {"track_size": 8, "track_pirates": [5]}
    table = carthage("ships R=6 B=5 Y=4", P1="hand G2", P2="goods B5 Y5", market="R2", options=options)
    after = table.play("buy", "pay G2")
    assert after.event_values("ship_sails") == ["red 6 7 1"]
    assert after.event_values("pirates") == ["blue 5"]
    assert after.goods("P2") == "Y5"
    assert after.ships == "R=0 B=2 Y=4 G=0"


def test_track_without_pirates() -> None:
    table = carthage("ships R=4 B=3 Y=4", P1="hand G2", P2="goods B5", market="R2", options={"track_pirates": []})
    after = table.play("buy", "pay G2")
    assert after.goods("P2") == "B5"
    assert after.ships == "R=0 B=3 Y=4 G=0"


def test_track_start_and_anchor() -> None:
    options = {"track_start": 1, "track_anchor": 0}
    assert set_up(2, options=options).ships == "R=1 B=1 Y=1 G=1"
    after = carthage("ships R=4 B=3 Y=2", P1="hand G2", market="R2", options=options).play("buy", "pay G2")
    assert after.ships == "R=1 B=0 Y=2 G=0"
    assert carthage(market="R2", options=options).ships == "R=1 B=1 Y=1 G=1"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"track_size": 4}, "track_pirates"),
        ({"track_pirates": [5]}, "track_pirates"),
        ({"track_start": 3}, "track_start"),
        ({"track_anchor": 4}, "track_anchor"),
        ({"track_anchor": 5}, "track_anchor"),
    ],
)
def test_an_invalid_track(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition, match=f"options.{field}: "):
        carthage(market="R2", options=options)
