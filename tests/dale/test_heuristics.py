"""What bots know about Dale: a quick answer to every question, what a place is worth, turns that end, games won."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from emporion.games import dale as package
from emporion.games.dale.agenda import LAST_QUESTION, STEP_NAMES
from emporion.games.dale.heuristics import HEURISTICS, quick, worth
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.noise import roll, seed_noise
from emporion.kernel.record import clone
from tests.dale.table import Table, dale

GAME = replace(package.GAME, heuristics=HEURISTICS)
NEW_MOVES = ("action", "extra_stack")
RANDOM_GAMES = (  # together they ask every question
    ("macaws pandas squirrels", 2),
    ("raccoons squirrels ocelots", 0),
    ("raccoons squirrels ocelots", 1),
    ("pandas squirrels ocelots", 0),
    ("pandas ocelots chameleons", 0),
    ("macaws squirrels chameleons", 1),
    ("macaws raccoons ocelots chameleons", 0),
)
LONGEST_TURN = 60  # decisions


def stream(*seed: int) -> list[int]:
    noise = [0, 0]
    seed_noise(noise, seed[0], seed[-1])
    return noise


# Quick answers


def check_answers(table: Table, legal: list[int]) -> None:
    """Quick answers legally, knowing all and knowing what the seat knows, or leaves a new move to the bot; neither it
    nor worth changes anything."""
    hidden: Any = reference.concealed(GAME, table.state, reference.actor(GAME, table.state))
    for state in (table.state, hidden):
        before = clone(state)
        answer = quick(state)
        assert answer == -1 if table.question in NEW_MOVES else answer in legal, (table.question, answer, legal)
        assert state.values() == before.values()
    before = clone(table.state)
    for seat in range(table.state.players):
        worth(table.state, seat)
    assert table.state.values() == before.values()


def test_every_question_that_completes_a_move_has_a_quick_answer() -> None:
    asked = set()
    for decks, seed in RANDOM_GAMES:
        state, _ = reference.start(GAME, len(decks.split()) - 1, {"decks": decks.split()}, key_from_seed(seed))
        noise = stream(seed, 5)
        while legal := reference.legal(GAME, state):
            table = Table(state)
            check_answers(table, legal)
            asked.add(table.question)
            reference.play(GAME, state, legal[roll(noise, len(legal))])
    assert asked == set(STEP_NAMES[1 : LAST_QUESTION + 1])


def answers(table: Table, *moves: str, **luck: str) -> list[str]:
    """The quick answers after some moves, until a new move begins."""
    seat, table = table.actor, table.play(*moves, **luck)
    given = []
    while table.actor == seat and table.question not in NEW_MOVES:
        given.append(GAME.say(quick(table.state)))
        if table.question in ("before_delivery", "end_of_turn"):
            break
        table = table.play(given[-1])
    return given


@pytest.mark.parametrize(
    ("hand", "market", "payment"),
    [
        ("mac3 mac4 junk junk junk", "rac3 - - - -", ["card junk", "card junk", "card junk"]),
        ("mac3 mac4 rac5a junk junk", "- - rac3 - -", ["card rac5a"]),  # exactly
        ("mac3 mac4 rac5a junk junk", "- - - rac3 -", ["card mac4", "card junk", "card junk"]),
        ("mac3 rac2 rac2", "rac5a - - - -", ["card mac3", "card rac2"]),
        ("mac2 mac4 mac5a", "rac3 - - - -", ["card mac4"]),  # as little too much as possible
    ],
)
def test_payments_do_not_waste_and_begin_with_the_dearest_card(hand: str, market: str, payment: list[str]) -> None:
    slot = market.split().index(next(card for card in market.split() if card != "-"))
    table = dale("mac rac oce", P1=f"hand {hand}; deck mac1 rac1 oce1; stall oce1 / oce2", market=market)
    assert answers(table, f"buy +{slot}")[: len(payment)] == payment


def test_payments_spare_the_cards_of_the_next_stack() -> None:
    table = dale("mac rac oce", P1="hand mac3 rac3 junk", market="rac2 - - - -")
    stall = "stall oce1 / oce2 / oce3"
    first = dale("mac rac oce", P1=f"hand mac1 mac3 rac3; {stall}", market="rac3 - - - -")
    second = dale("mac rac oce", P1=f"hand rac1 mac3 rac3; {stall}", market="rac3 - - - -")
    assert answers(table, "buy +0")[0] == "card junk"
    assert answers(first, "buy +0") == ["card rac3"]
    assert answers(second, "buy +0") == ["card mac3"]


def test_a_payment_that_was_begun_otherwise_is_completed() -> None:
    table = dale("mac rac oce", P1="hand mac4 rac2 junk; deck junk", market="- - - - rac2").play("buy +4", "card junk")
    assert answers(table) == ["card mac4", "card rac2"]


def test_the_top_of_the_market_discards_is_paid_with_a_market_discovery() -> None:
    table = dale("mac pan oce", P1="hand pan4 mac2 junk", market_discard="oce5a", market="mac4 - - - -")
    assert answers(table, "buy discard") == ["card pan4", "card junk", "end", "end"]


def test_a_copier_pays_as_the_dearest_card_it_can_be() -> None:
    table = dale("mac cha oce", P1="hand cha5a junk", market="oce3 mac2 mac5a - -")
    assert answers(table, "buy +2") == ["card cha5a", "as mac5a", "card junk", "card junk"][:2] + ["end"]


def test_essential_purchase_takes_all_the_junk_it_can() -> None:
    table = dale("mac pan oce", P1="hand junk junk junk junk; deck mac1", market="pan3 - - - -")
    assert answers(table, "buy +0")[-4:] == ["pick junk", "pick junk", "pick junk", "end"]
