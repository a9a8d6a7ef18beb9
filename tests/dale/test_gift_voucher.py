"""The Gift Voucher (1.7): a chameleon technique that copies nothing."""

from __future__ import annotations

from tests.dale.table import dale

DECKS = "pan rac cha"
MARKET = "pan2 rac2 rac3 pan5a rac4"
DECK = "deck junk junk junk junk junk"


def test_gift_voucher_takes_any_market_card_and_its_slot() -> None:
    table = dale(DECKS, P1="hand cha4 rac1; discard junk", market=MARKET, market_discard="pan3")
    asked = table.play("play cha4")
    assert (asked.question, asked.legal) == ("market_card", ["take +0", "take +1", "take +2", "take +3", "take +4"])
    after = asked.play("take +3")
    assert (after.market, after.hand("P1")) == ("pan2 rac2 rac3 cha4 rac4", "pan5a rac1")
    assert (after.discard("P1"), after.discard("market"), after.question) == ("junk", "pan3", "action")
    for seat in ("P1", "P2"):
        assert after.heard("takes", by=seat) == ["P1 pan5a +3"]
        assert after.heard("market_card", by=seat) == ["cha4 +3"]
    assert after.heard("buys") == []
    assert after.view("P2")["seats"][0]["hand"] == "pan5a ?"


def test_108_gift_voucher_costs_its_value_and_its_slot_and_nothing_is_refilled() -> None:
    table = dale(DECKS, P1=f"hand cha4; {DECK}", P2="hand rac4 rac3; deck pan1", market=MARKET)
    after = table.play("play cha4", "take +3", "end", "end", "end")
    assert (after.actor, after.market) == ("P2", "pan2 rac2 rac3 cha4 rac4")
    assert (after.heard("market_slides"), after.heard("market_card")) == ([], ["cha4 +3"])
    assert after.view("P2")["market"][3] == {"card": "cha4", "price": 7, "value": 4, "surcharge": 3}
    bought = after.play("buy +3", "card rac4", "card rac3", "end")
    assert bought.heard("buys") == ["P2 cha4 +3 7"]
    assert (bought.hand("P2"), bought.discard("P2")) == ("cha4", "rac4 rac3")


def test_gift_voucher_does_not_fill_a_gap() -> None:
    asked = dale(DECKS, P1="hand cha4", market="- rac2 - - -").play("play cha4")
    assert asked.legal == ["take +1"]
    assert asked.play("take +1").market == "- cha4 - - -"


def test_gift_voucher_with_an_empty_market_has_no_effect_and_is_discarded() -> None:
    after = dale(DECKS, P1="hand cha4 rac1").play("play cha4")
    assert after.heard("nothing") == ["P1 cha4"]
    assert (after.hand("P1"), after.discard("P1"), after.market) == ("rac1", "cha4", "- - - - -")
    assert after.question == "action"


def test_gift_voucher_is_not_a_purchase() -> None:
    after = dale(DECKS, P1="hand cha4 junk", market="pan3 - - - -").play("play cha4", "take +0")
    assert (after.question, after.hand("P1"), after.junk) == ("action", "pan3 junk", 1)


def test_gift_voucher_takes_another_gift_voucher() -> None:
    table = dale(DECKS, P1="hand cha4 cha4", market="rac2 - - - -")
    after = table.play("play cha4", "take +0", "play cha4", "take +0")
    assert (after.hand("P1"), after.market, after.question) == ("rac2 cha4", "cha4 - - - -", "action")


def test_gift_voucher_gives_exactly_one_more_action() -> None:
    table = dale(DECKS, P1="hand cha4 rac4", market="rac2 - - - -")
    after = table.play("play cha4", "take +0", "buy +0", "card rac4", "end")
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("rac2 cha4", "rac4", "before_delivery")


def test_gift_voucher_taken_with_prepaid_good_is_an_ordinary_card() -> None:
    after = dale(DECKS, P1="hand pan2", market="cha4 - - - -").play("play pan2", "take +0")
    assert (after.hand("P1"), after.market, after.discard("P1")) == ("cha4", "- - - - -", "pan2")


def test_gift_voucher_pays_and_builds_as_a_four_of_the_chameleons() -> None:
    table = dale(DECKS, P1="hand cha4; stall pan1 / pan2 / rac3", market="rac4 rac4 - - -")
    assert table.offers("buy") == ["+0"]
    paid = table.play("buy +0", "card cha4", "end")
    assert (paid.discard("P1"), paid.heard("pays")) == ("cha4", ["P1 cha4 cha4 4"])
    built = table.play("build", "card cha4")
    assert built.stall("P1") == "pan1 / pan2 / rac3 / cha4"


def test_gift_voucher_is_thrown_away_like_any_card() -> None:
    after = dale(DECKS, P1="hand rac5a", P2="deck cha4").play("play rac5a")
    assert after.discard("market") == "cha4"
