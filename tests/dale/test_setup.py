"""Setup (2.2): decks, market, hands, the first player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from emporion.games.dale import GAME
from emporion.games.dale.rules.state import TALLY
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import BadOption, BadPlayers
from tests.dale.table import DECK_NAMES, Table, check_position
from tests.scripted_chance import check_script_used

SEATS = ("P1", "P2", "P3", "P4")


def new_game(players: int, decks: str = "", seed: int = 1, **luck: str) -> Table:
    """A game that has just been set up; decks by their first three letters, or random ones."""
    options: dict[str, Any] = {"decks": [DECK_NAMES[each] for each in decks.split()]} if decks else {}
    state = GAME.blank(players, options, key_from_seed(seed))
    for purpose, outcomes in luck.items():
        position.script_chance(GAME, state.chance, purpose, outcomes)
    raw = reference.set_up(GAME, state)
    check_script_used(GAME, state)
    check_position(state)
    return Table(state, tuple(GAME.events.describe(each) for each in raw), tuple(raw))


def first_deck(table: Table, seat: str) -> Counter[str]:
    """The ten cards a player starts with."""
    return Counter(f"{table.hand(seat)} {table.deck(seat)}".split())


def market_deck(table: Table) -> list[str]:
    return table.deck("market").split()


def test_1_two_players() -> None:
    table = new_game(2, "mac pan rac")
    for seat in SEATS[:2]:
        assert first_deck(table, seat) == {"mac1": 1, "pan1": 1, "rac1": 1, "junk": 7}
        assert table.hand_size(seat) == 5
    assert table.junk == 14
    assert len(market_deck(table)) == 28
    copies = {"2": 3, "3": 3, "4": 3, "5a": 1, "5b": 1}
    assert Counter(market_deck(table) + table.market.split()) == {
        f"{deck}{card}": count for deck in ("mac", "pan", "rac") for card, count in copies.items()
    }
    assert TALLY.encode(table.state.box) == "mac1 mac1 pan1 pan1 rac1 rac1"


def test_2_four_players() -> None:
    table = new_game(4, "mac pan squ oce cha")
    for seat in SEATS:
        assert first_deck(table, seat) == {"mac1": 1, "pan1": 1, "squ1": 1, "oce1": 1, "cha1": 1, "junk": 5}
        assert table.hand_size(seat) == 5
    assert table.junk == 20  # all copies
    assert len(market_deck(table)) + 5 == 55
    assert TALLY.encode(table.state.box) == ""


def test_3_three_players() -> None:
    table = new_game(3, "rac squ oce cha")
    for seat in SEATS[:3]:
        assert first_deck(table, seat) == {"rac1": 1, "squ1": 1, "oce1": 1, "cha1": 1, "junk": 6}
        assert table.hand_size(seat) == 5
    assert table.junk == 18
    assert len(market_deck(table)) + 5 == 44
    assert TALLY.encode(table.state.box) == "rac1 squ1 oce1 cha1"


def test_the_market_is_filled_from_the_cheapest_slot() -> None:
    table = new_game(2, "mac pan rac", market="mac5a pan2 rac4 mac2 mac2")
    assert table.market == "mac5a pan2 rac4 mac2 mac2"
    assert table.heard("market_card") == ["mac5a +0", "pan2 +1", "rac4 +2", "mac2 +3", "mac2 +4"]


@pytest.mark.parametrize(("luck", "starter"), [("1", "P1"), ("2", "P2"), ("3", "P3")])
def test_the_first_player_is_random(luck: str, starter: str) -> None:
    table = new_game(3, "mac pan rac squ", start=luck)
    assert table.heard("starts") == [starter]
    assert (table.actor, table.question) == (starter, "action")
    assert table.heard("turn") == [f"{starter} 1"]


def test_every_player_can_be_first() -> None:
    assert {new_game(4, seed=seed).actor for seed in range(40)} == set(SEATS)


def test_turns_go_clockwise() -> None:
    table = new_game(3, "mac rac squ oce", start="2")
    actors = []
    for _ in range(4):
        actors.append(table.actor)
        table = table.play("end")
    assert actors == ["P2", "P3", "P1", "P2"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_decks_are_one_more_than_players_and_all_occur(players: int) -> None:
    games = [new_game(players, seed=seed).heard("decks") for seed in range(40)]
    chosen = [decks[0] for decks in games]
    assert {text.count("'") // 2 for text in chosen} == {players + 1}
    assert all(any(name in text for text in chosen) for name in DECK_NAMES.values())
    assert len(set(chosen)) > 3


def test_random_decks_can_be_scripted() -> None:
    """Each number is an index among the decks left; the last one is the first player."""
    assert new_game(2, start="1 1 4 2").heard("decks") == ["['macaws', 'pandas', 'chameleons']"]


@pytest.mark.parametrize(("players", "decks"), [(2, "mac pan"), (2, "mac pan rac squ"), (4, "mac pan rac squ")])
def test_a_wrong_number_of_decks(players: int, decks: str) -> None:
    with pytest.raises(BadOption, match=rf"^options.decks: {players} players need {players + 1} decks, found"):
        new_game(players, decks)


@pytest.mark.parametrize("players", [1, 5])
def test_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(BadPlayers):
        new_game(players)
