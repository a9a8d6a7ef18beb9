"""Bots play legally, reproducibly and sensibly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from emporion import bots
from emporion.bots.bot import Bot
from emporion.games import find
from emporion.games.carthage import GAME
from emporion.games.carthage.rules.state import Phase
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.errors import UnknownBot
from tests.bots.games import played, stream
from tests.carthage.table import Table, carthage
from tests.option_sets import CASES, ONE_PASS, case_id, each_option_set, random_decisions
from tests.soak import all_by_soak

Case = tuple[str, int, dict[str, Any]]
BOTS = ("random", "apprentice", "greedy", "rollout:8", "search:8")
every_bot = pytest.mark.parametrize("name", BOTS)
PAIRS = [(case, name) for case in CASES for name in BOTS]
USUAL_PAIRS = [
    (case, name)
    for number, case in enumerate(ONE_PASS)
    for place, name in enumerate(BOTS)
    if number % len(BOTS) == place
]
"""One bot for each option set, in turn."""


def pair_id(pair: tuple[Case, str]) -> str:
    return f"{case_id(pair[0])}-{pair[1]}"


DEALS = 20


def decisions(
    game: Game, players: list[Bot], options: dict[str, Any], seed: int
) -> Iterator[tuple[Any, Any, list[int], int]]:
    """A game among bots: before each decision the state, what its seat knows, the legal actions and the choice."""
    state, _ = reference.start(game, len(players), options, key_from_seed(seed))
    rng = stream(seed, 77)
    while (seat := reference.actor(game, state)) >= 0:
        legal = reference.legal(game, state)
        concealed = reference.concealed(game, state, seat)
        choice = players[seat].choose(game, concealed, legal, rng)
        yield state, concealed, legal, choice
        reference.play(game, state, choice)


@pytest.mark.parametrize(
    "pair", all_by_soak(PAIRS, usual=USUAL_PAIRS), ids=lambda pair: f"{case_id(pair[0])}-{pair[1]}"
)
def test_bots_play_whole_games_legally_and_leave_the_record_alone(pair: tuple[Case, str]) -> None:
    (name, players, options), bot = pair[0], bots.find(pair[1])
    game = find(name)
    for state, concealed, legal, choice in decisions(game, [bot] * players, options, seed=players):
        assert choice in legal
        seat = reference.actor(game, state)
        again: Any = reference.concealed(game, state, seat)
        assert concealed.values() == again.values()


@every_bot
def test_the_same_random_stream_gives_the_same_game(name: str) -> None:
    bot = bots.find(name)
    first, second = ([choice for *_, choice in decisions(GAME, [bot] * 2, {}, seed=5)] for _ in range(2))
    assert first == second


@each_option_set
def test_default_completions_are_legal_or_left_to_the_bot(case: Case) -> None:
    name, players, options = case
    game = find(name)
    answered = 0
    for state, legal, _ in random_decisions(game, players, options, seed=1):
        answer = reference.default_completion(game, state)
        assert answer == -1 or answer in legal
        answered += answer >= 0
    assert answered > 0


def test_an_unknown_bot_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(
        UnknownBot,
        match=r"^unknown bot 'nobody'; known: random, greedy, apprentice, trader, .*, LEVEL-classic, rollout:PLAY",
    ):
        bots.find("nobody")


def test_greedy_beats_random_in_duplicate_deals() -> None:
    won = 0
    for deal in range(DEALS):
        for place, seats in enumerate((["greedy", "random"], ["random", "greedy"])):
            _, state = played(GAME, seats, deal)
            won += reference.result(GAME, state)[1][place] == 1
    assert won >= 0.95 * 2 * DEALS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_among_greedy_bots_have_a_natural_length(players: int) -> None:
    """Specification 7.2: about a hundred turns; more than 300 without a stalemate is a sign of trouble."""
    for seed in range(3):
        _, state = played(GAME, ["greedy"] * players, seed)
        assert 50 <= state.turn <= 200


def test_the_weakest_level_does_not_forget_to_act() -> None:
    """In Age of Discovery two coins are always there to take."""
    game, apprentice = find("discovery"), bots.find("apprentice")
    for state, _, _, choice in decisions(game, [apprentice] * 2, {}, seed=1):
        assert state.done > 0 or game.format_action(choice) != "end"


def greedy_move(table: Table) -> str:
    """The greedy bot's move in notation."""
    seat = reference.actor(GAME, table.state)
    legal = reference.legal(GAME, table.state)
    concealed = reference.concealed(GAME, table.state, seat)
    return GAME.format_action(bots.find("greedy").choose(GAME, concealed, legal, stream(1, 2)))


def greedy_moves(table: Table) -> list[str]:
    """The greedy bot's decisions up to the end of its move."""
    seat, moves = table.actor, [greedy_move(table)]
    table = table.play(moves[0])
    while table.actor == seat and table.phase in ("pay", "protect"):
        moves.append(greedy_move(table))
        table = table.play(moves[-1])
    return moves


def test_greedy_brings_a_loaded_ship_home() -> None:
    table = carthage("ships R=4", P1="hand Y2 G5; goods R5 R3 R3", P2="hand B5", market="R2", farm="B3 Y3 G3")
    assert greedy_moves(table) == ["buy", "pay Y2"]


def test_greedy_does_not_bring_home_what_only_others_have_loaded() -> None:
    table = carthage(
        "ships R=4 B=4", P1="hand Y2 G5; goods B5 B3 B3", P2="goods R5 R3 R3 R3", market="R2", farm="B3 Y3 G3"
    )
    assert greedy_move(table) != "buy"


def test_greedy_ends_the_game_when_it_wins_by_it() -> None:
    table = carthage(
        "ships R=4", P1="hand Y2; goods R5; tokens G=7; points 9", P2="hand B5; goods B5x3; points 7; tokens B=3",
        market="R2", farm="B3 Y3 G3",
    )  # fmt: skip
    assert greedy_moves(table) == ["buy", "pay Y2"]


def test_greedy_does_not_end_a_game_that_it_would_lose() -> None:
    table = carthage(
        "ships R=4", P1="hand Y2; goods R5; tokens G=7; points 9", P2="hand B5; goods B5x3; points 20; tokens B=3",
        market="R2", farm="B3 Y3 G3",
    )  # fmt: skip
    assert greedy_move(table) != "buy"


def test_greedy_takes_its_starting_token_in_a_colour_on_offer() -> None:
    table = carthage(P1="hand R2", P2="hand B2", market="G5 G3 Y2 G2 B3", farm="G2 R2 Y2")
    table.state.phase = Phase.TOKEN
    assert greedy_move(table) == "token green"


def raided(hand: str, goods: str, tokens: str = "R=1") -> Table:
    """P1 brings the red ship home, and blue is among pirates."""
    table = carthage("ships R=4 B=4", P1=f"hand {hand} G2; goods {goods}; tokens {tokens}", market="R2", farm="Y3")
    return table.play("buy", "pay G2")


def test_a_two_is_used_to_save_two_good_cards() -> None:
    assert greedy_move(raided("B2 Y5", "B5 B3")) == "use B2"


def test_no_card_is_thrown_at_pirates_to_save_next_to_nothing() -> None:
    assert greedy_move(raided("B3 Y5", "B2")) == "done"


def paid(hand: str, market: str, goods: str = "", **table: Any) -> list[str]:
    """How greedy pays for a Market."""
    clauses = f"hand {hand}; goods {goods}" if goods else f"hand {hand}"
    before = carthage(P1=clauses, market=market, **table).play("buy")
    moves = []
    while before.phase == "pay":
        moves.append(greedy_move(before))
        before = before.play(moves[-1])
    return moves


@pytest.mark.parametrize(
    ("hand", "market", "payment"),
    [
        ("R5 B3 Y2", "G5", ["pay R5"]),  # not the three and the two with their icons
        ("R5 B5 B3 Y2", "G3 G2", ["pay R5"]),
        ("R5 B3 B3", "G2 G2 G2", ["pay B3", "pay B3"]),  # exactly, not five and three
        ("R5 B2 B2 Y3", "G2 G5", ["pay R5", "pay B2"]),
        ("R5 B5 Y5", "G5 G2", ["pay R5", "pay B5"]),  # no change is given
    ],
)
def test_payments_do_not_waste(hand: str, market: str, payment: list[str]) -> None:
    assert paid(hand, market) == payment


def test_payments_spare_the_icons_of_goods_it_owns() -> None:
    assert paid("R2 B2", "G2", goods="R5 R3") == ["pay B2"]
    assert paid("R2 B2", "G2", goods="B5 B3") == ["pay R2"]


def test_nothing_is_added_to_a_payment_that_is_enough() -> None:
    assert paid("R5 B2 B2", "G5", options={"payment_rule": "any"}) == ["pay R5", "done"]
