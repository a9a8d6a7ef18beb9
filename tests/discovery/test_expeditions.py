"""Sending ships on expeditions (1.6, 1.8, 4.4). Limits are from the card set `reconstructed-1`."""

from __future__ import annotations

import pytest

from emporion.kernel.errors import BadPosition
from tests.discovery.table import discovery

# Limits


@pytest.mark.parametrize(
    ("fleet", "sent", "fits"),
    [
        ("W3", "W3", True),
        ("W1 W2", "W1 W2", True),
        ("R1 R2", "R2 R1", True),
        ("W1 W2", "W2 W1", True),
        ("W2x2", "W2 W2", False),
        ("W3 W1", "W3 W1", False),
        ("W3 W1", "W1 W3", False),
        ("W1x2 R1", "W1 W1 R1", True),
        ("W1x2 R2", "W1 W1 R2", False),
    ],
)
def test_X2_what_fits_a_limit_of_three(fleet: str, sent: str, fits: bool) -> None:
    table = discovery(P1=f"coins 9; wild 1; idle {fleet}")
    *first, last = sent.split()
    for ship in first:
        table = table.play(f"explore abreu {ship}")
    assert table.can(f"explore abreu {last}") is fits


@pytest.mark.parametrize("value", [1, 2, 3])
def test_X2_three_ships_of_transport_1_need_a_flagship(value: int) -> None:
    table = discovery(P1="coins 9; idle W1x2; flagship YW").play("explore abreu W1", "explore abreu W1")
    after = table.play("explore abreu flagship")
    assert after.expedition("abreu") == "P1 W1, P1 W1, P1 flagship:1 white"
    assert (after.used("abreu"), after.question) == (3, "action")
    assert not table.can(f"explore abreu flagship {value}")  # only 1 fits, so there is no choice


def test_X3_a_ship_must_fit_colour_and_limit() -> None:
    table = discovery(
        P1="coins 9; idle R1 G3 G2; flagship BG", expeditions={"cabral": "P2 G2", "dias": "P2 R3", "abreu": "P2 R3"}
    )
    asked = table.play("explore cabral")
    assert asked.question == "ship"
    assert asked.legal == ["ship G2", "ship flagship"]
    assert asked.play("ship G2").used("cabral") == 4
    assert asked.play("ship flagship").legal == ["value 1", "value 2"]
    assert asked.play("ship flagship", "value 2").expedition("cabral") == "P2 G2, P1 flagship:2 green"


def test_X3_a_wild_ship_card_makes_the_other_colour_legal() -> None:
    table = discovery(P1="coins 9; wild 1; idle R1 G3 G2; flagship BG", expeditions={"cabral": "P2 G2"})
    assert table.play("explore cabral").legal == ["ship R1", "ship G2", "ship flagship"]


# The chain colour


def test_TE1_the_first_ship_sets_the_colour() -> None:
    table = discovery(P1="coins 9; idle Y2 R1; flagship GY", P2="coins 9; idle R1; flagship RB; wild 1")
    after = table.play("explore drake Y2")
    assert (after.chain("drake"), after.expedition("drake")) == ("yellow", "P1 Y2")
    assert not after.can("explore drake R1")
    other = after.play("end")
    assert other.can("explore drake R1")  # with a Wild Ship card
    without = discovery(P1="coins 9; idle R1", P2="flagship RB", expeditions={"drake": "P2 Y2"})
    assert not without.can("explore drake R1")


def test_TE2_others_may_follow() -> None:
    table = discovery(P1="coins 9; idle Y2", P2="coins 9; idle Y1")
    after = table.play("explore drake Y2", "end", "explore drake Y1")
    assert after.expedition("drake") == "P1 Y2, P2 Y1"
    assert (after.wild("P2"), after.coins("P2"), after.used("drake")) == (0, 8, 3)


@pytest.mark.parametrize("wild", [0, 1])
def test_TE3_the_limit_holds(wild: int) -> None:
    table = discovery(
        P1=f"coins 1; wild {wild}; idle Y2", expeditions={"drake": "P2 Y2, P2 Y2", "cabot": "P2 R3, P2 R1"}
    )
    assert "drake" not in table.offers("explore")
    assert "cabot" not in table.offers("explore")


def test_TE4_a_wild_ship_card_does_not_change_the_chain() -> None:
    table = discovery(P1="coins 9; wild 1; idle R1x2 Y1", expeditions={"drake": "P2 Y2"})
    after = table.play("explore drake R1")
    assert (after.wild("P1"), after.chain("drake"), after.coins("P1")) == (0, "yellow", 8)
    assert after.event_values("sails") == ["P1 drake R1 1 red True"]
    assert not after.can("explore drake R1")
    assert after.can("explore drake Y1")


@pytest.mark.parametrize(("wild", "both"), [(1, False), (2, True)])
def test_TE5_one_card_for_each_ship(wild: int, both: bool) -> None:
    table = discovery(P1=f"coins 9; wild {wild}; idle R1 B1", expeditions={"drake": "P2 Y2"})
    after = table.play("explore drake R1")
    assert after.can("explore drake B1") is both
    if both:
        assert after.play("explore drake B1").wild("P1") == 0


def test_a_fitting_ship_costs_no_card() -> None:
    after = discovery(P1="coins 9; wild 2; idle Y1", expeditions={"drake": "P2 Y2"}).play("explore drake Y1")
    assert after.wild("P1") == 2


# Crews


@pytest.mark.parametrize(("coins", "ship", "flagship"), [(0, False, False), (1, True, False), (2, True, True)])
def test_TE6_crews_are_paid_at_once(coins: int, ship: bool, flagship: bool) -> None:
    table = discovery(P1=f"coins {coins}; idle B1; flagship RB")
    assert table.can("explore magellan B1") is ship
    assert table.can("explore magellan flagship 1 blue") is flagship


def test_TE6_a_ship_and_the_flagship_cost_three() -> None:
    for coins, both in ((2, False), (3, True)):
        table = discovery(P1=f"coins {coins}; idle B1; flagship RB").play("explore magellan B1")
        assert table.can("explore magellan flagship 1") is both
        assert table.coins("P1") == coins - 1


# The flagship


def test_TE7_a_flagship_that_comes_first_declares_its_colour() -> None:
    table = discovery(P1="coins 5; flagship RB")
    assert "flagship" not in table.view("P2")["seats"][0]
    asked = table.play("explore magellan flagship 2")
    assert asked.question == "declare"
    assert asked.legal == ["declare red", "declare blue"]
    after = asked.play("declare blue")
    assert (after.coins("P1"), after.chain("magellan"), after.used("magellan")) == (3, "blue", 2)
    assert after.expedition("magellan") == "P1 flagship:2 blue"
    assert after.flagship_at("P1") == "expedition"
    assert after.view("P2")["seats"][0]["flagship"] == ["red", "blue"]


def test_TE8_a_flagship_of_other_colours() -> None:
    without = discovery(P1="coins 9; flagship RB", expeditions={"ponce": "P2 G2"})
    assert "ponce" not in without.offers("explore")
    table = discovery(P1="coins 9; wild 1; flagship RB", expeditions={"ponce": "P2 G2"})
    after = table.play("explore ponce flagship 3 red")
    assert (after.coins("P1"), after.wild("P1"), after.chain("ponce")) == (7, 0, "green")
    assert after.expedition("ponce") == "P2 G2, P1 flagship:3 red"


def test_a_flagship_with_the_chain_colour_uses_it() -> None:
    table = discovery(P1="coins 9; wild 1; flagship RB", expeditions={"magellan": "P2 R2"})
    after = table.play("explore magellan flagship 1")
    assert (after.question, after.expedition("magellan")) == ("action", "P2 R2, P1 flagship:1 red")
    assert after.wild("P1") == 1


def test_TE9_ships_on_expeditions_stay_there() -> None:
    table = discovery(
        P1="coins 9; wild 2; hand B3 B4; flagship RB", expeditions={"dias": "P1 B3", "magellan": "P1 flagship:3 blue"}
    )
    assert table.offers("play") == []
    assert table.offers("explore") == []
    later = table.play("end", "end", "take")
    assert later.offers("play") == []
    assert later.expedition("dias") == "P1 B3"


def test_ships_on_contracts_are_not_sent() -> None:
    table = discovery(P1="coins 9; running B3 2/3: B3; flagship RB").play("take")
    assert not table.can("explore magellan B3")


def test_one_action_serves_many_expeditions_and_contracts() -> None:
    table = discovery(P1="coins 9; idle B1 B2 R3 W1; hand R3; flagship YW")
    after = table.play(
        "explore dias B1", "play R3 with R3 for 2", "explore magellan B2", "explore columbus flagship 1 white",
        "explore columbus W1", "take",
    )  # fmt: skip
    assert after.coins("P1") == 9 - 4 - 2 + 2
    assert after.running("P1") == "R3 2/2: R3"
    assert after.expedition("columbus") == "P1 flagship:1 white, P1 W1"
    assert after.legal == ["end"]


def test_a_position_above_a_limit_is_impossible() -> None:
    with pytest.raises(BadPosition):
        discovery(expeditions={"dias": "P1 B2, P2 B2"})
