"""Adapting Veiled Chameleons (1.7, 3.3): every copier on every kind of target in every use."""

from __future__ import annotations

import pytest

from emporion.games.dale.rules.cards import TABLE, Type
from tests.dale.stalls import stall
from tests.dale.table import Table, dale

ROWS = {row.code: row for row in TABLE}
SHOPKEEPER, REFLECTION, OLD_TIMES, TRENDSETTING, DOUBLES = COPIERS = "cha1", "cha2", "cha3", "cha5a", "cha5b"
TARGETS = {
    "technique with plus": "mac4",
    "technique without plus": "pan2",
    "passive of a payment": "pan5b",
    "passive of a stack": "squ2",
    "passive with a die": "oce1",
    "passive with an ability": "pan4",
    "cookies": "mac2",
    "gift voucher": "cha4",
    "junk": "junk",
}
TECHNIQUES = [row.code for row in TABLE if row.type == Type.TECHNIQUE]

each_copier = pytest.mark.parametrize("copier", COPIERS)
on_each_target = pytest.mark.parametrize(
    ("copier", "target"),
    [pytest.param(copier, card, id=f"{copier}-{name}") for copier in COPIERS for name, card in TARGETS.items()],
)


def value_of(card: str) -> int:
    return 1 if card == "junk" else ROWS[card].value


def decks_of(*cards: str) -> str:
    """Chameleons, the decks of these cards, and raccoons and macaws if these are fewer than three."""
    needed = list(dict.fromkeys(["cha", *(card[:3] for card in cards if card != "junk")]))
    return " ".join((needed + [deck for deck in ("rac", "mac") if deck not in needed])[: max(3, len(needed))])


def facing(
    copier: str,
    target: str,
    *,
    hand: str = "",
    discard: str = "",
    next_stack: int = 2,
    market: str = "",
    decks: str = "",
) -> Table:
    """P1 has this hand, and the target is all that the copier can copy; Seeing Doubles can also copy the rest of the
    hand. Junk, which is never in the market, is reached through a Reflection there."""
    theirs = "junk" if target == "junk" else ""
    seen = "cha2" if target == "junk" and copier in (OLD_TIMES, TRENDSETTING) else target
    return dale(
        decks or decks_of(target, *hand.split(), *market.replace("-", "").split()),
        P1=f"hand {hand} {target if copier == DOUBLES else ''}; discard {discard}; deck junk junk junk junk junk junk;"
        f"stall {stall(next_stack - 1, target if copier == SHOPKEEPER else 'junk')}",
        P2=f"hand junk; deck junk junk; discard {target if copier == REFLECTION else theirs}; stall junk",
        market=seen if copier == TRENDSETTING else market,
        market_discard=seen if copier == OLD_TIMES else "",
    )


def enough(table: Table) -> list[str]:
    """The action that ends a payment; it is needed where a Stock Clearance may be in a hand."""
    return ["end"] if "pandas" in table.view("P1")["decks"] else []


# Every copier on every kind of target, used in every way


@on_each_target
def test_a_copier_pays_as_its_target(copier: str, target: str) -> None:
    """Trendsetting pays for the very card it copies; as junk, 1 of 2 for the Reflection that leads to junk."""
    value = value_of(target)
    if copier == TRENDSETTING:
        slot, more = 0, ["junk"] if target == "junk" else []
    else:
        slot, more = value - 1, []
    table = facing(copier, target, hand=f"{copier} {' '.join(more)}", market=f"{'- ' * slot}cha1")
    asked = table.play(f"buy +{slot}", f"card {copier}")
    assert (asked.question, asked.legal) == ("identity", [f"as {target}"])
    after = asked.play(f"as {target}", *(f"card {card}" for card in more), *enough(table))
    assert after.heard("pays")[0] == f"P1 {copier} {target} {value}"
    assert after.discard("P1").split() == [copier, *more]


@pytest.mark.parametrize("copier", [SHOPKEEPER, REFLECTION, OLD_TIMES, TRENDSETTING])
@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_a_copier_pays_no_more_than_its_target(copier: str, target: str) -> None:
    if copier == TRENDSETTING:
        seen = "cha2" if target == "junk" else target
        table = dale(decks_of(target), P1="hand cha5a", P2="discard junk", market=f"- {seen}")
        assert "+1" not in table.offers("buy")
    else:
        table = facing(copier, target, hand=copier, market=f"{'- ' * (value_of(target) - 1)}cha2")
        assert f"+{value_of(target) - 1}" not in table.offers("buy")


@on_each_target
def test_a_copier_is_built_as_its_target(copier: str, target: str) -> None:
    """In the first stack after the target's, if need be with its double."""
    number = max(2, value_of(target))
    hand = copier if number == value_of(target) else f"{copier} {target}"
    table = facing(copier, target, hand=hand, next_stack=number)
    if target == "junk":
        assert "build" not in table.legal
        return
    moves = ["build", *([f"card {target}"] if number > value_of(target) else []), f"card {copier}", f"as {target}"]
    after = table.play(*moves)
    assert after.heard("lays")[-1] == f"P1 {copier} {target} {value_of(target)} False"
    assert after.stall("P1").split(" / ")[-1].split()[-1] == copier
    assert after.heard("stack") == [f"P1 {number}"]


@on_each_target
def test_a_copier_that_must_copy_is_not_built_as_itself(copier: str, target: str) -> None:
    own = 2 if copier == SHOPKEEPER else value_of(copier)
    table = facing(copier, target, hand=copier, next_stack=own)
    assert ("build" in table.legal) == (target != "junk" and value_of(target) == own)


@on_each_target
def test_a_copier_of_the_discard_pile_joins_a_nostalgic_item_as_its_target(copier: str, target: str) -> None:
    number = 3 + value_of(target)
    table = facing(copier, target, hand="squ3", discard=copier, next_stack=number)
    after = table.play("build", "card squ3", "pick top", f"as {target}")
    assert after.heard("lays") == ["P1 squ3 squ3 3 False", f"P1 {copier} {target} {value_of(target)} True"]
    assert after.stall("P1").split(" / ")[number - 1 :] == [f"squ3 {copier}"]
    assert (after.discard("P1"), after.over) == ("", number == 8)


@on_each_target
def test_a_copier_drawn_by_charm_is_built_as_its_target(copier: str, target: str) -> None:
    number = max(2, value_of(target)) if copier == SHOPKEEPER else value_of(target)
    table = facing(copier, target, hand="oce4", next_stack=number)
    fits = target != "junk" and number == value_of(target)
    after = table.play("play oce4", *([f"as {target}"] if fits else []), market=copier)
    if fits:
        assert after.heard("lays") == [f"P1 {copier} {target} {number} False"]
        assert after.stall("P1").split(" / ")[number - 1 :] == [copier]
    else:
        assert after.heard("throws_away") == [f"P1 {copier}"]
        assert after.discard("market").split()[-1] == copier
    assert (after.discard("P1"), after.question) == ("oce4", "action")


@pytest.mark.parametrize("copier", [REFLECTION, OLD_TIMES, TRENDSETTING, DOUBLES])
def test_a_copier_drawn_by_charm_that_must_be_something_else_is_thrown_away(copier: str) -> None:
    table = facing(copier, "mac4", hand="oce4", next_stack=value_of(copier))
    after = table.play("play oce4", market=copier)
    assert (after.heard("throws_away"), after.heard("lays")) == ([f"P1 {copier}"], [])


@each_copier
@pytest.mark.parametrize("target", TECHNIQUES)
def test_a_copier_is_played_as_every_technique(copier: str, target: str) -> None:
    table = dale(
        decks_of(target),
        P1=f"hand {copier} {target if copier == DOUBLES else 'rac2'}; deck junk junk junk junk junk junk; discard rac1;"
        f"stall {target if copier == SHOPKEEPER else 'junk'}",
        P2=f"hand junk junk; deck junk junk; discard {target if copier == REFLECTION else ''}; stall cha1",
        market=target if copier == TRENDSETTING else "cha2",
        market_discard=target if copier == OLD_TIMES else "",
        market_deck="rac3 rac4",
    )
    after = table.play(f"play {copier}", f"as {target}")
    assert after.heard("plays") == [f"P1 {copier} {target}"]
    while after.question not in ("action", "before_delivery"):
        after = after.play(after.legal[0])
    assert after.question == ("action" if ROWS[target].plus else "before_delivery")
    if target == "squ4":
        assert after.stall("P2") == copier
        assert "cha1" in after.hand("P1").split()
    elif target == "cha4":
        assert after.market.split()[0] == copier
    else:
        assert after.discard("P1").split()[-1] == copier
    if copier == SHOPKEEPER:
        assert after.stall("P1").split(" / ")[0] == target


@on_each_target
def test_102_a_copier_is_used_only_as_what_it_can_be(copier: str, target: str) -> None:
    """Played as a technique, rolled as a Haggler, with the ability of a Market Discovery, Cookies in the Delivery."""
    decks = " ".join(dict.fromkeys(["mac", *decks_of(target).split()]))
    table = facing(copier, target, hand=copier, decks=decks)
    assert (copier in table.offers("play")) == (target in TECHNIQUES)
    assert (copier in table.offers("roll")) == (target == "oce1")
    assert (copier in table.offers("reveal")) == (target == "pan4" or copier == OLD_TIMES)
    after = table.play("end", "end")
    assert (after.question, after.offers("card")) == ("more_cookies", [])
    assert after.opened == (f"{copier}=mac2:2" if target == "mac2" else "")
    assert after.hand_size("P1") == 5 + (target == "mac2") * (2 if copier == DOUBLES else 1)


@each_copier
def test_a_copier_rolls_as_bold_haggler(copier: str) -> None:
    table = facing(copier, "oce1", hand=copier)
    after = table.play(f"roll {copier}", "as oce1", die="2")
    assert after.opened == f"{copier}=oce1:3"
    assert after.heard("copies") == [f"P1 {copier} oce1"]
    assert after.heard("rolls") == [f"P1 {copier} 2"]
    assert after.question == "action"
    assert after.offers("roll") == (["oce1"] if copier == DOUBLES else [])


@each_copier
def test_a_copier_reveals_as_market_discovery(copier: str) -> None:
    table = facing(copier, "pan4", hand=copier)
    asked = table.play(f"reveal {copier}")
    answers = ["as pan4", "as cha3"] if copier == OLD_TIMES else ["as pan4"]
    assert (asked.question, asked.legal) == ("identity", answers)
    after = asked.play("as pan4", market="rac3")
    assert after.opened == f"{copier}=pan4:4"
    assert after.discard("market").split()[-1] == "rac3"
    assert after.question == "action"
    assert after.offers("reveal") == (["pan4"] if copier == DOUBLES else [])
    bought = after.play("buy discard", "card open1", "end")
    assert bought.heard("buys") == ["P1 rac3 discard 3"]
    assert bought.heard("pays") == [f"P1 {copier} pan4 4"]


@pytest.mark.parametrize("copier", [SHOPKEEPER, REFLECTION, TRENDSETTING, DOUBLES])
def test_a_copier_reveals_as_good_old_times_and_copies_from_there(copier: str) -> None:
    table = facing(copier, "cha3", hand=copier)
    asked = table.play(f"reveal {copier}")
    assert (asked.question, asked.legal) == ("identity", ["as cha3"])
    after = asked.play("as cha3", market="mac4")
    assert after.opened == f"{copier}=cha3:3"
    assert after.heard("copies") == [f"P1 {copier} cha3"]
    assert after.offers("reveal") == (["cha3"] if copier == DOUBLES else [])
    played = after.play("play open1")
    assert played.legal == ["as mac4"]
    assert played.play("as mac4").heard("plays") == [f"P1 {copier} mac4"]


@each_copier
def test_a_copier_that_may_be_cookies_is_offered_in_the_delivery(copier: str) -> None:
    table = dale(
        "mac rac squ cha",
        P1=f"hand {copier} {'mac2 mac3' if copier == DOUBLES else ''}; deck junk junk junk junk junk junk;"
        f"stall junk / {'mac2 mac3' if copier == SHOPKEEPER else 'junk'}",
        P2=f"discard {'mac2' if copier == REFLECTION else 'squ2'}",
        P3=f"discard {'mac3' if copier == REFLECTION else 'squ2'}",
        market="mac2 mac3 - - -",
        market_discard="cha5a" if copier == OLD_TIMES else "",
    )
    full = table.play("end", "end")
    size = 6 if copier == DOUBLES else 5
    assert (full.question, full.hand_size("P1"), full.opened) == ("more_cookies", size, "")
    assert full.legal == ["end", f"card {copier}"]
    after = full.play(f"card {copier}", decks="junk")
    assert (after.question, after.hand_size("P1"), after.opened) == ("more_cookies", size + 1, f"{copier}=mac2:2")
    assert full.play("end").hand_size("P1") == size


@on_each_target
def test_a_copier_under_the_blindfold_is_its_target(copier: str, target: str) -> None:
    table = facing(copier, target, hand=f"oce5b {copier}", next_stack=3)
    asked = table.play("play oce5b", f"card {copier}")
    assert (asked.question, asked.legal) == ("identity", [f"as {target}"])
    hidden = asked.play(f"as {target}")
    assert (hidden.question, hidden.actor) == ("guess", "P2")
    value = value_of(target)
    guessed = hidden.play(f"number {value}")
    assert guessed.heard("uncovers") == [f"P1 {copier} {target} {value}"]
    assert (guessed.discard("P1"), guessed.opened, guessed.question) == (f"{copier} oce5b", "", "action")
    after = hidden.play(f"number {value + 1}", "number 3")
    assert (after.opened, after.discard("P1"), after.question) == (f"{copier}={target}:3", "oce5b", "action")
    assert ("play open1" in after.legal) == (target in TECHNIQUES)
    assert ("roll open1" in after.legal) == (target == "oce1")
    assert ("reveal open1" in after.legal) == (target == "pan4")
    assert ("build" in after.legal) == (target != "junk")
    if target != "junk":
        assert after.play("build", "card open1").heard("lays") == [f"P1 {copier} {target} 3 False"]


# What does not count as using a copier


@each_copier
def test_a_copier_is_discarded_thrown_away_and_given_as_what_it_is(copier: str) -> None:
    table = facing(copier, "mac4", hand=f"{copier} mac3 rac3 rac4 mac1", decks="mac rac cha")
    assert table.play("tidy", f"card {copier}", "end").discard("P1") == copier
    assert table.play("play mac3", f"card {copier}").discard("market").split()[-1] == copier
    assert table.play("play rac3", f"card {copier}").top("P2") == copier
    assert table.play("play rac4", f"card {copier}").hand("P2") == copier
    assert table.play("play mac1", f"card {copier}").discard("P1") == copier


@each_copier
def test_97_a_chameleon_costs_what_is_printed_on_it(copier: str) -> None:
    table = dale(
        "mac rac cha", P1="hand rac5a rac5b mac1; stall mac5a", P2="discard mac4", market=f"- {copier} cha4 - -"
    )
    assert table.view("P1")["market"][1]["price"] == value_of(copier) + 1
    pay = {SHOPKEEPER: ["rac5a"], REFLECTION: ["rac5a"], OLD_TIMES: ["rac5a"]}.get(copier, ["rac5a", "mac1"])
    after = table.play("buy +1", *(f"card {card}" for card in pay))
    assert copier in after.hand("P1").split()
    assert after.heard("buys") == [f"P1 {copier} +1 {value_of(copier) + 1}"]
    assert after.heard("copies") == []
