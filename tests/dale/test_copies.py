"""Copiers and copies (1.7, 3.3), from tables of situations; `tests/dale/situations.py` explains them."""

from __future__ import annotations

import pytest

from tests.dale.situations import check, situations
from tests.dale.table import dale


@pytest.mark.parametrize(("situation", "checks"), [*situations("copiers"), *situations("copies")])
def test_copiers_do_as_the_tables_say(situation: str, checks: list[str]) -> None:
    check(situation, checks)


@pytest.mark.parametrize(
    ("hand", "stacks", "theirs", "market", "thrown"),
    [
        ("cha1", "cha1", "", "", ""),
        ("cha1", "cha2", "cha1", "", ""),
        ("cha2", "", "cha2", "", ""),
        ("cha2", "", "cha3", "", "cha2"),
        ("cha3", "", "", "", "cha3"),
        ("cha3", "cha3", "cha1", "cha2", "cha5a"),
        ("cha5a", "", "cha3", "cha2", "cha2"),
        ("cha5b cha2", "", "cha2", "", ""),
    ],
)
def test_a_copier_that_only_loops_is_itself(hand: str, stacks: str, theirs: str, market: str, thrown: str) -> None:
    used = hand.split()[0]
    printed = int(used[3])
    check(
        f"mac oce cha | P1 hand {hand} oce5b; stall {stacks} | P2 discard {theirs} | market {market} | thrown {thrown}",
        [
            f"play oce5b, card {used} => as {used}",
            f"play oce5b, card {used}, as {used}, number {printed} => uncovers P1 {used} {used} {printed}",
        ],
    )


@pytest.mark.parametrize("hidden", ["cha2", "junk", "mac3"])
def test_the_hidden_card_and_its_identity_stay_secret(hidden: str) -> None:
    table = dale("mac oce rac cha", P1="hand oce5b cha2 junk mac3", P2="discard mac4", P3="discard rac3")
    asked = table.play("play oce5b", "player P2")
    doubt = asked.play("card cha2")
    chosen = asked.play(f"card {hidden}")
    assert chosen.question == "identity"
    assert chosen.concealed("P2") == doubt.concealed("P2")
    guesses = {chosen.play(f"as {identity}").concealed("P2") for identity in chosen.offers("as")}
    assert guesses == {doubt.play("as mac4").concealed("P2")}
    assert chosen.play(f"as {chosen.offers('as')[0]}").heard("hides", by="P2") == ["P1 P2 None"]
