"""What hints say about a move: facts that anyone at the table could name."""

from __future__ import annotations

import pytest

from emporion.games.dale import GAME
from emporion.kernel import reference
from emporion.locales import LANGUAGES, Translator
from tests.dale.table import Table, dale

TABLE = dale("pan rac oce", P1="hand oce1 pan4 junk junk junk; deck junk junk")
ROLL = "The die adds 0 to 3 to the value of Bold Haggler this turn. It costs no action."
REVEAL = (
    "The top card of the market deck is thrown away, so another one will come to the market instead. "
    "It costs no action."
)


def consequences(table: Table, move: str, language: str = "en", **luck: str) -> list[str]:
    """The facts about a move of the first player."""
    before, after = reference.view(GAME, table.state, 0), table.play(move, **luck)
    events = [GAME.events.describe(event, 0) for event in after.raw]
    facts = GAME.text.consequences(events, before, reference.view(GAME, after.state, 0))
    return [Translator(language, ("Ada", "Ben"), 0).translate(fact) for fact in facts]


@pytest.mark.parametrize("number", "03")
def test_a_roll_tells_what_the_die_can_add(number: str) -> None:
    assert consequences(TABLE, "roll oce1", die=number) == [ROLL]


def test_only_the_new_roll_is_told() -> None:
    rolled = TABLE.play("roll oce1", die="1")
    assert ROLL not in consequences(rolled, "reveal pan4", market="rac1")


def test_an_ability_tells_what_becomes_of_the_top_card() -> None:
    assert consequences(TABLE, "reveal pan4", market="rac1") == ["You throw away Wily Fellow.", REVEAL]


def test_ending_tells_what_is_kept_unless_cards_are_drawn() -> None:
    assert consequences(TABLE, "end") == ["You keep your 5 cards for your next turn."]
    one = dale("pan rac oce", P1="hand junk; deck junk junk junk junk junk junk")
    assert consequences(one, "end") == ["You keep your card for your next turn."]
    assert consequences(one.play("end"), "end") == ["You draw 4 \N{MULTIPLICATION SIGN} Junk."]


def test_declining_cookies_tells_what_is_kept() -> None:
    table = dale("mac cha oce", P1="hand cha2 mac3 junk junk junk; deck junk junk", P2="discard mac5b")
    asked = table.play("end").play("end")
    assert asked.question == "more_cookies"
    assert consequences(asked, "end") == ["You keep your 5 cards for your next turn."]


def test_declining_a_stack_tells_what_is_left() -> None:
    table = dale("squ rac oce", P1="hand squ5b junk junk junk junk junk; stall squ1/squ2/squ3/squ4")
    asked = table.play("build", "card squ5b")
    assert asked.question == "extra_stack"
    assert consequences(asked, "end") == ["That leaves 5 cards in your hand."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_in_all_languages(language: str) -> None:
    luck = {"roll oce1": {"die": "2"}, "reveal pan4": {"market": "rac1"}, "end": {}}
    for move, script in luck.items():
        facts = consequences(TABLE, move, language, **script)
        assert facts
        assert language == "en" or facts != consequences(TABLE, move, **script)
