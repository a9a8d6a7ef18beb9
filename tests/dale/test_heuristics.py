"""Dale's heuristics: default completions for every question, the evaluation, turns that end, games won."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from emporion import bots
from emporion.bots.bot import Bot
from emporion.games.dale import GAME
from emporion.games.dale.bot.evaluation import EAGER_TURNS, STACK
from emporion.games.dale.rules.agenda import LAST_QUESTION, STEP_NAMES
from emporion.games.dale.rules.state import MARKET, State
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.fast_rng import random_below, seed_rng
from emporion.kernel.layout import clone
from emporion.kernel.records import packed
from tests.bots.games import played
from tests.dale.table import Table, dale

NEW_MOVES = ("action", "extra_stack")
RANDOM_GAMES = (  # together they cover every question
    ("macaws pandas squirrels", 2),
    ("raccoons squirrels ocelots", 0),
    ("raccoons squirrels ocelots", 1),
    ("pandas squirrels ocelots", 0),
    ("pandas ocelots chameleons", 0),
    ("macaws squirrels chameleons", 1),
    ("macaws raccoons ocelots chameleons", 0),
)
LOOKS = 40  # at most at each question
LONGEST_TURN = 60  # decisions; the longest seen in hundreds of games took 19


def stream(*seed: int) -> list[int]:
    rng = [0, 0]
    seed_rng(rng, seed[0], seed[-1])
    return rng


# Default completions


def check_answer(table: Table, state: State, legal: list[int]) -> None:
    """Asserts a legal default completion, or none at a new move, and that the state can be evaluated."""
    answer = reference.default_completion(GAME, state)
    assert answer == -1 if table.question in NEW_MOVES else answer in legal, (table.question, answer, legal)
    reference.evaluate(GAME, state, reference.actor(GAME, state))


@pytest.mark.slow
def test_every_question_within_a_move_has_a_default_completion() -> None:
    """On a full state and on a concealed one; neither is changed. Common questions are not looked at each time."""
    asked: Counter[str] = Counter()
    for decks, seed in RANDOM_GAMES:
        state, _ = reference.start(GAME, len(decks.split()) - 1, {"decks": decks.split()}, key_from_seed(seed))
        rng = stream(seed, 5)
        while legal := reference.legal(GAME, state):
            table = Table(state)
            asked[table.question] += 1
            if asked[table.question] <= LOOKS:
                hidden: Any = reference.concealed(GAME, state, reference.actor(GAME, state))
                for each in (state, hidden):
                    before = clone(each)
                    check_answer(table, each, legal)
                    assert each.values() == before.values()
            reference.apply(GAME, state, legal[random_below(rng, len(legal))])
    assert asked.keys() == set(STEP_NAMES[1 : LAST_QUESTION + 1])


def answers(table: Table, *moves: str, **luck: str) -> list[str]:
    """The default completions after some moves, until a new move or the Delivery."""
    seat, table = table.actor, table.play(*moves, **luck)
    given = []
    while table.actor == seat and table.question not in (*NEW_MOVES, "before_delivery", "end_of_turn"):
        given.append(GAME.format_action(reference.default_completion(GAME, table.state)))
        table = table.play(given[-1])
    return given


def paid(hand: str, stall: str, card: str, slot: int) -> list[str]:
    """The cards paid for the card in a market slot."""
    market = " ".join(card if place == slot else "-" for place in range(5))
    table = dale("mac rac oce", P1=f"hand {hand}; deck mac1 rac1 oce1 junk; stall {stall}", market=market)
    return [answer.removeprefix("card ") for answer in answers(table, f"buy +{slot}")]


def test_payments_start_with_the_dearest_card_and_waste_as_little_as_possible() -> None:
    assert paid("mac2 rac4 rac5a", "oce1", "oce3", 1) == ["rac4"]
    assert paid("mac2 rac4 rac5a", "oce1", "oce3", 2) == ["rac5a"]
    assert paid("mac4 rac2 rac2", "oce1 / oce2", "oce5a", 1) == ["mac4", "rac2"]


def test_junk_is_paid_first() -> None:
    assert paid("mac2 rac3 junk junk junk", "oce1", "oce3", 0) == ["junk", "junk", "junk"]
    assert paid("mac2 rac3 junk junk junk", "oce1", "oce3", 1) == ["rac3", "junk"]


def test_cards_of_the_next_stack_are_not_paid() -> None:
    assert paid("mac1 mac3 rac3", "oce1 / oce2 / oce3", "oce3", 0) == ["rac3"]
    assert paid("rac1 mac3 rac3", "oce1 / oce2 / oce3", "oce3", 0) == ["mac3"]
    assert paid("mac2 rac3 junk", "oce1", "oce3", 0) == ["rac3"]
    assert paid("mac2 rac3 junk", "oce1 / oce2", "oce3", 0) == ["mac2", "junk"]


def test_a_payment_begun_differently_is_completed() -> None:
    table = dale("mac rac oce", P1="hand mac4 rac2 junk; deck junk junk junk", market="- - - rac2 -")
    assert answers(table.play("buy +3", "card junk")) == ["card mac4"]


def test_market_discovery_pays_for_the_top_of_the_discards() -> None:
    table = dale("mac pan oce", P1="hand pan4 mac2 junk", market_discard="oce5a", market="mac4 - - - -")
    assert answers(table, "buy discard") == ["card pan4", "card junk", "end"]


def test_a_market_discovery_of_low_value_is_named_after_dearer_cards() -> None:
    """The Blindfold may have given it the value 1."""
    table = dale("squ pan oce", P1="hand pan4 oce5b pan5b squ4 squ5b", market_discard="squ3", market="pan4 - - - -")
    table = table.play("play oce5b", "card pan4", "number 3", "number 1")
    assert table.opened == "pan4=pan4:1"
    assert answers(table, "buy discard") == ["card pan5b", "card open1", "end"]


def test_a_copier_pays_as_the_dearest_card_it_can_be() -> None:
    table = dale("mac cha oce", P1="hand cha5a junk; deck junk junk junk junk", market="oce3 mac2 oce4 - -")
    assert answers(table, "buy +0")[:2] == ["card cha5a", "as oce4"]


def test_essential_purchase_throws_away_all_the_junk_it_can() -> None:
    table = dale("mac pan oce", P1="hand junk junk junk junk; deck mac1", market="- pan3 - - -")
    assert answers(table, "buy +1")[4:] == ["end", "pick junk", "pick junk", "pick junk"]


def built(decks: str, hand: str, stall: str, discard: str = "junk") -> list[str]:
    """The cards of the next stack."""
    table = dale(decks, P1=f"hand {hand}; discard {discard}; deck junk junk junk; stall {stall}", market="- - - - -")
    return [answer.partition(" ")[2] for answer in answers(table, "build")]


def test_stacks_take_junk_if_they_can_and_few_cards_if_they_cannot() -> None:
    assert built("squ mac oce", "squ1 mac3 junk junk junk", "oce1 / oce2") == ["squ1", "junk", "junk"]
    assert built("squ mac oce", "mac1 squ1 junk", "") == ["mac1"]  # a vendor alone would be wasted
    assert built("squ mac oce", "mac1 mac2 mac3", "oce1 / oce2") == ["mac3"]


def test_stacks_admit_other_sets_only_if_needed() -> None:
    stall = "oce1 / oce2 / oce3"
    assert built("squ mac oce", "squ2 mac2 oce4", stall) == ["oce4"]
    assert built("squ mac oce", "squ2 mac2 oce3", stall) == ["squ2", "mac2"]
    assert built("squ mac oce", "squ3 oce4", stall) == ["oce4"]
    assert built("squ mac oce", "squ3 oce3", stall, "junk mac1") == ["squ3", "junk"]


def test_an_accordion_is_worth_what_completes_the_stack() -> None:
    assert built("squ mac oce", "squ5a squ2", "oce1 / oce2 / oce3 / oce4 / oce5a") == ["squ5a", "6"]
    assert built("squ mac oce", "squ5a squ3", "oce1 / oce2 / oce3 / oce4 / oce5a / mac3 mac3") == ["squ3", "squ5a", "4"]


def answer(table: Table, *moves: str, **luck: str) -> str:
    """The default completion after some moves."""
    return GAME.format_action(reference.default_completion(GAME, table.play(*moves, **luck).state))


def test_bad_cards_are_thrown_away_given_and_tidied_away() -> None:
    mine = "hand mac3 mac5a rac3 rac4 junk junk; deck rac1; discard oce1 mac4 oce2; stall mac1 / mac2"
    table = dale("mac rac oce", P1=mine, P2="hand oce5a oce3; deck junk", market="- - - - -")
    assert answer(table, "play rac3") == "card junk"
    assert answer(table, "play rac4", hands="oce3") == "card junk"
    assert answer(table, "play mac3") == "card junk"
    assert answers(table, "tidy") == ["card mac5a", "card rac3", "card rac4", "card junk", "card junk", "end"]


def test_new_season_throws_away_the_least_useful_card() -> None:
    for discard, choice in (("oce1 mac4 rac2", "pick oce1"), ("junk mac4 oce1", "pick top")):
        table = dale("mac rac oce", P1=f"hand oce2; discard {discard}; stall mac1", market="- - - - -")
        assert answer(table, "play oce2") == choice


def test_good_cards_are_kept_and_taken() -> None:
    spyglass = dale("mac rac oce", P1="hand mac4 rac1; deck mac5a rac2 junk; stall mac1 / mac2", market="- - - - -")
    assert answers(spyglass, "play mac4", decks="mac5a rac2 junk") == ["pick rac2", "pick mac5a"]  # 1 + 2 is a stack
    five = "stall mac1 / mac2 / mac3 / oce4 / oce5a"
    prepaid = dale("mac pan oce", P1=f"hand pan2; discard oce2; {five}", market="mac4 oce4 pan4 - -")
    assert answer(prepaid, "play pan2") == "take +1"
    offer = dale("mac pan oce", P1="hand pan5a; stall mac1 / mac2", market="- - - - -")
    assert answer(offer, "play pan5a", market="oce2 mac2 pan3") == "pick pan3"
    assert answers(offer, "play pan5a", market="oce2 mac2 mac4")[0] == "pick mac4"


def test_attacks_aim_at_the_leader_and_at_the_best_card() -> None:
    table = dale(
        "mac rac oce squ", P1="hand rac2 rac4 rac5a rac5b squ4 junk; deck junk",
        P2="hand junk junk junk; deck oce5a junk; discard mac5a; stall mac1",
        P3="hand junk; deck oce4 junk junk; discard junk; stall oce1 / oce2 / mac3", market="- - - - -",
    )  # fmt: skip
    assert answer(table, "play rac2") == "player P3"
    assert answer(table, "play rac2", "player P3") == "player P2"
    assert answer(table, "play rac4") == "player P3"
    assert answer(table, "play rac5a") == "player P3"
    assert answer(table, "play rac5a", "player P3", decks="oce4 junk") == "pick oce4"
    assert answer(table, "play rac5b") == "player P2"
    assert answers(table, "play squ4") == ["player P3", "stack 3"]


def test_the_most_frequent_value_is_guessed_and_a_card_of_another_one_hidden() -> None:
    table = dale("mac rac oce", P1="hand oce5b mac2 mac4 junk; deck junk; stall mac1 / mac2", market="- - - - -")
    assert answer(table, "play oce5b") == "card mac2"
    hidden = table.play("play oce5b", "card mac2")
    assert (hidden.actor, answer(hidden)) == ("P2", "number 1")
    assert answer(hidden, "number 1") == "number 3"  # a stack on its own


def test_copiers_become_cookies_and_good_techniques() -> None:
    market = "mac2 mac4 mac1 - -"
    table = dale("mac cha oce", P1="hand cha5a junk junk junk junk; deck junk junk junk", market=market)
    assert answer(table, "end", "end") == "card cha5a"
    assert answer(table, "play cha5a") == "as mac4"


# Evaluation


def place(mine: str, market: str = "- - - - -", theirs: str = "hand junk junk junk junk junk") -> int:
    """P2's evaluation when P1 is to move."""
    return reference.evaluate(GAME, dale("mac rac squ", P1=theirs, P2=mine, market=market).state, 1)


def test_a_stack_is_worth_more_than_its_cards() -> None:
    built_already = place("hand junk junk junk junk junk; deck junk junk; stall mac1")
    in_hand = place("hand mac1 junk junk junk junk; deck junk junk")
    in_deck = place("hand junk junk junk junk junk; deck mac1 junk")
    nowhere = place("hand junk junk junk junk junk; deck junk junk")
    assert built_already > in_hand > in_deck > nowhere
    assert built_already - nowhere > STACK // 2


def test_the_missing_card_is_worth_more_than_another_of_its_value() -> None:
    cards = "hand junk junk junk junk junk; deck mac3 junk; stall rac1 / rac2 / rac3 / rac4 / squ5a"
    assert place(f"{cards}; discard mac3") > place(f"{cards}; discard rac3")


def test_without_junk_a_deck_is_worth_more() -> None:
    assert place("hand mac4 rac3 squ2; deck mac2") > place("hand mac4 rac3 squ2; deck mac2 junk junk")


def test_the_eighth_stack_is_worth_more_than_anything() -> None:
    table = dale("mac rac squ", P1="hand mac4 mac4; stall mac1 / mac2 / mac3 / squ4 / squ5a / rac3 rac3 / rac3 rac4")
    won = table.play("build", "card mac4", "card mac4")
    assert won.over
    assert reference.evaluate(GAME, won.state, 0) > 2 * reference.evaluate(GAME, table.state, 0)


def test_the_player_to_move_is_credited_with_the_best_use_of_the_hand() -> None:
    """Build, buy for 6, or neither, with the same cards in all piles together."""
    builds, buys, neither = (
        reference.evaluate(GAME, dale("mac rac squ", P1=f"{mine}; stall squ1 / squ2", market="- mac5a - - -").state, 0)
        for mine in (
            "hand mac3 junk junk junk junk; deck rac4 junk",
            "hand rac4 junk junk junk junk; deck mac3 junk",
            "hand junk junk junk junk junk; deck mac3 rac4",
        )
    )
    assert builds > buys > neither


# The greedy bot


def choose(bot: Bot, state: State, rng: list[int]) -> int:
    seat = reference.actor(GAME, state)
    return bot.choose(GAME, reference.concealed(GAME, state, seat), reference.legal(GAME, state), rng)


def finish_turn(state: State, players: list[Bot], rng: list[int]) -> None:
    """Play until the turn is over; asserts a moderate number of decisions."""
    turn, decisions = state.turn, 0
    while state.turn == turn and not state.over:
        reference.apply(GAME, state, choose(players[reference.actor(GAME, state)], state, rng))
        decisions += 1
        assert decisions <= LONGEST_TURN


SEVEN = "oce1 / oce2 / oce3 / oce4 / oce5a / oce2 oce4 / oce3 oce4"
ABOUT_TO_WIN = f"hand mac4 mac4; stall {SEVEN}"


@pytest.mark.parametrize(
    "table",
    [
        dale(  # two copies of a Favourite Toy in the stall fetch each other
            "mac cha oce", P1="hand cha1 cha1 junk junk junk; deck junk; stall mac1 / mac2 / mac3 / mac4 / mac5b",
            P2=ABOUT_TO_WIN, market="oce2 oce3 - - -",
        ),
        dale(  # an Acorn can always be exchanged for the Acorn in the opponent's stall
            "squ mac oce", P1="hand squ4 junk junk junk junk; deck junk", market="oce2 oce3 - - -",
            P2="hand mac4 mac4; stall squ1 / squ1 junk / squ1 junk junk / squ4 / junk / junk / junk",
        ),
        dale(  # a Spyglass finds the one that was just played
            "mac rac oce", P1="hand mac4 mac4 junk junk", P2=f"hand rac4 rac4 junk; stall {SEVEN}",
            market="mac5a - - - -",
        ),
    ],
    ids=["toys", "acorns", "spyglasses"],
)  # fmt: skip
def test_turns_end_although_techniques_could_be_played_forever(table: Table) -> None:
    """3.4.7, where stopping means losing: P2 is about to win."""
    finish_turn(clone(table.state), [bots.find("greedy")] * 2, stream(1, 3))


@pytest.mark.parametrize("turn", [1, 20, 200])
def test_players_do_not_wait_forever_for_the_other_to_buy_first(turn: int) -> None:
    """Buying first makes the Acorn, with which the next stack can be built, cheap enough for the other player."""
    bare = "hand junk junk junk junk junk; stall oce1 / squ1 junk / cha1 junk junk"
    state = clone(dale("squ oce cha", P1=bare, P2=bare, market="oce3 oce2 squ4 oce5b cha4").state)
    state.turn, deck = turn, state.piles[MARKET].deck_size
    while state.piles[MARKET].deck_size == deck and state.turn < turn + 2 * EAGER_TURNS:
        finish_turn(state, [bots.find("greedy")] * 2, stream(turn, 3))
    assert state.turn < turn + 2 * EAGER_TURNS


def play_game(players: list[str], seed: int) -> State:
    """The last state of a game among compiled bots; asserts a moderate number of decisions in every turn."""
    moves, last = played(GAME, players, seed)
    state: State = reference.start(GAME, len(players), {}, key_from_seed(seed))[0]
    decisions: Counter[int] = Counter()
    for move in moves:
        decisions[state.turn] += 1
        reference.apply(GAME, state, move)
    assert packed(state).tobytes() == packed(last).tobytes()
    assert max(decisions.values()) <= LONGEST_TURN
    return state


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_duplicate_deals(players: int) -> None:
    """Every deal is played in every seat."""
    for deal in range(3):
        for seat in range(players):
            seats = ["greedy" if each == seat else "random" for each in range(players)]
            assert reference.result(GAME, play_game(seats, deal))[1][seat] == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_games_among_greedy_bots_have_a_natural_length(players: int) -> None:
    """Eight stacks and some ten purchases make about twenty turns per player."""
    assert 10 * players <= play_game(["greedy"] * players, seed=players).turn <= 35 * players
