"""Section 5.6: the end of the game and the winner."""

from __future__ import annotations

import pytest

from emporion.games.carthage import GAME
from emporion.kernel import reference
from tests.carthage.table import carthage


def test_E_1_the_eighth_token_ends_the_game_before_the_raid() -> None:
    table = carthage("ships R=4 B=3", P1="hand B2; goods B5; tokens R=4 B=3", market="R2")
    after = table.play("buy", "pay B2")
    assert after.tokens("P1") == "R=5 B=3"
    assert after.event_names[-2:] == ["token", "game_over"]
    assert after.goods("P1") == "B5"
    assert (after.phase, after.ending) == ("over", "tokens")
    assert after.actor is None
    assert after.legal == []
    assert not {"pirates", "lost", "ship_returns", "turn"} & set(after.event_names)


def test_E_2_all_tokens_are_given_before_the_end() -> None:
    table = carthage("ships R=4", P1="hand B2; tokens B=7", P2="goods R2; tokens G=7", market="R2")
    after = table.play("buy", "pay B2")
    assert after.tokens("P1") == "R=1 B=7"
    assert after.tokens("P2") == "R=1 G=7"
    assert after.event_names[-3:] == ["token", "token", "game_over"]


def test_E_4_the_player_who_ends_the_game_may_lose() -> None:
    table = carthage("ships R=4", P1="hand B2; tokens B=7; points 9", P2="tokens G=1; points 11", market="R2")
    after = table.play("buy", "pay B2")
    assert (after.points("P1"), after.points("P2")) == (10, 11)
    assert after.phase == "over"
    assert after.ranks == [2, 1]


def test_E_5_more_tokens_break_a_tie() -> None:
    table = carthage("ships R=4", P1="hand B2; tokens B=7; points 19", P2="tokens G=7; points 20", market="R2")
    after = table.play("buy", "pay B2")
    assert (after.points("P1"), after.points("P2")) == (20, 20)
    assert (after.tokens("P1"), after.tokens("P2")) == ("R=1 B=7", "G=7")
    assert after.ranks == [1, 2]
    assert reference.view(GAME, after.state, 0).tie_broken is True


def test_E_6_equal_points_and_tokens_share_the_victory() -> None:
    table = carthage(
        "ships R=4", P1="hand B2; tokens B=7; points 19", P2="goods R2; tokens G=7; points 19", market="R2"
    )
    after = table.play("buy", "pay B2")
    assert (after.points("P1"), after.points("P2")) == (20, 20)
    assert (after.tokens("P1"), after.tokens("P2")) == ("R=1 B=7", "R=1 G=7")
    assert after.phase == "over"
    assert after.ranks == [1, 1]
    assert reference.view(GAME, after.state, 0).tie_broken is False


def test_E_7_hand_and_stock_count_for_nothing() -> None:
    table = carthage(
        "ships R=4", P1="hand B2; tokens B=7", P2="hand R5x5 G5x5; goods Y5x5; stored B5x5; tokens G=7", market="R2"
    )
    after = table.play("buy", "pay B2")
    assert (after.points("P1"), after.points("P2")) == (1, 0)
    assert after.ranks == [1, 2]


def test_E_8_tokens_never_run_out() -> None:
    table = carthage("ships R=4", P1="hand B2; tokens R=4", P2="tokens R=4", P3="tokens R=4", market="R2")
    after = table.play("buy", "pay B2")
    assert [after.tokens(seat) for seat in ("P1", "P2", "P3")] == ["R=5", "R=4", "R=4"]
    assert after.ending == "running"


@pytest.mark.parametrize("card", ["R2", "R3", "R5"])
def test_E_9_every_victory_card_is_one_point(card: str) -> None:
    table = carthage("ships R=4", P1="hand B5; tokens B=7", market=card, P2="goods R2; tokens G=7")
    after = table.play("buy", "pay B5")
    assert after.victory == " ".join(sorted(["R2", card]))
    assert (after.points("P1"), after.points("P2")) == (1, 1)
    assert after.ranks == [1, 1]
