"""Impossible positions are refused with one line that begins with the field; missing fields get their defaults.

Over 400 lines: a table of positions for every check.
"""

from __future__ import annotations

import pytest

from emporion.games.dale import GAME
from emporion.games.dale.rules.options import DECKS_CODEC
from emporion.games.dale.rules.state import MARKET, TALLY
from emporion.kernel import position
from emporion.kernel.errors import BadPosition
from tests.dale.positions import TABLES, Json, changed, written
from tests.dale.table import Table, check_position, dale

PLAYED = ("end_turn", "delivery", "end_technique")
"""The steps below those of a technique."""

# Impossible positions, by the table from which they differ

BAD: dict[str, tuple[str, dict[str, Json], str]] = {
    # the table
    "decks for more players": ("plain", {"options.decks": ["macaws", "raccoons"]}, "options.decks: 2 players need 3"),
    "two decks": ("plain", {"decks": ["macaws", "raccoons"], "options": {}}, "decks: 2 players need 3 decks, found 2"),
    "other decks": ("plain", {"decks": ["macaws", "raccoons", "pandas"]}, "decks: expected the decks of the options"),
    "active does not play": ("plain", {"active": "P3"}, "active: P3 does not play, there are 2 players"),
    "target does not play": ("plain", {"target": "P4"}, "target: P4 does not play"),
    "flashy without macaws": ("squirrels", {"flashy": 1}, "flashy: expected 0"),
    "too many of a card": ("plain", {"seats.0.hand": "mac3 mac3 mac3 mac3"}, "cards: 4 cards mac3 lie on the table"),
    "not in the game": ("plain", {"seats.0.hand": "pan1"}, "cards: pan1 is on the table, but pandas are not"),
    "lost cards": (
        "plain",
        {"box": "mac1", "piles.market.deck": ""},
        "cards: 3 of the 4 cards mac1 lie nowhere (leave out box",
    ),
    "too much junk": (
        "plain",
        {"piles.P1.deck": "junkx118"},
        "cards: 120 junk cards lie on the table, there can be 117",
    ),
    "junk for sale": ("plain", {"market": ["junk"]}, "market: junk is never there"),
    "junk in the market deck": ("plain", {"piles.market.deck": "junk"}, "piles.market.deck: junk is never there"),
    "junk thrown away": ("plain", {"piles.market.discard": "junk"}, "piles.market.discard: junk is never there"),
    "junk in the box": ("plain", {"box": "junk"}, "box: junk is never there"),
    "known top of the market deck": (
        "plain",
        {"piles.market.top": "mac1"},
        "piles.market.top: no card effect puts cards",
    ),
    # knowledge
    "unknown to its owner": (
        "plain",
        {"seats.0.hand_known": [["P2"]]},
        "seats[0].hand_known[0]: players know their own",
    ),
    "knowledge of no card": ("plain", {"seats.1.hand_known": [["P2"]] * 2}, "seats[1].hand_known: more entries than"),
    "counted too much": ("plain", {"loose": "mac3"}, "loose: 4 hidden cards mac3 are counted, there are 3"),
    "not counted": ("plain", {"loose": "", "piles.P2.counted": "junk"}, "loose: 1 hidden cards rac1 are counted"),
    # the end
    "eight stacks": ("without copiers", {"seats.0.stall": ["junk"] * 8}, "over: P1 has built 8 stacks, so over is 1"),
    "over without eight stacks": (
        "without copiers",
        {"over": 1, "steps": []},
        "seats[0].stall: 8 stacks, and only in front",
    ),
    "over with a question": ("without copiers", {"over": 1, "seats.0.stall": ["junk"] * 8}, "steps: the game is over"),
    "eight stacks of another": (
        "without copiers",
        {"over": 1, "steps": [], "seats.1.stall": ["junk"] * 8, "seats.0.stall": ["junk"] * 8},
        "seats[1].stall: 8 stacks, and only in front of the active player, end the game; P2 has 8",
    ),
    "over in the middle of a technique": (
        "without copiers",
        {"over": 1, "steps": [], "seats.0.stall": ["junk"] * 8, "in_play": "rac1", "in_play_as": "rac1"},
        "in_play: expected none, or the Charm",
    ),
    "over with a purchase": (
        "without copiers",
        {"over": 1, "steps": [], "seats.0.stall": ["junk"] * 8, "bought": 1},
        "bought: expected none, since the game is over",
    ),
    # agendas
    "no agenda": ("plain", {"steps": []}, "steps: expected a question as the last step, found nothing"),
    "no question": (
        "plain",
        {"steps": ["end_turn", "delivery", "use_to_pay"]},
        "steps: expected a question as the last step",
    ),
    "no turn": ("plain", {"steps": ["delivery", "action"]}, "steps: play does not lead to delivery action"),
    "wrong stage": (
        "plain",
        {"steps": ["end_turn", "refill_market", "action"]},
        "steps: play does not lead to end_turn refill_market action",
    ),
    "no purchase": (
        "plain",
        {"steps": ["end_turn", "delivery", "payment"]},
        "steps: play does not lead to end_turn delivery payment",
    ),
    "two turns": (
        "plain",
        {"steps": ["end_turn", "delivery", "end_turn", "delivery", "action"]},
        "steps: play does not lead to end_turn delivery end_turn delivery action",
    ),
    "no such step": ("plain", {"steps": ["end_turn", "dance"]}, 'steps[1]: "dance" is not a step; steps are action'),
    "no technique in play": (
        "plain",
        {"steps": [*PLAYED, "shattered_relic_throws", "hand_card"]},
        "in_play_as: play does not lead to end_turn delivery end_technique shattered_relic_throws hand_card with none",
    ),
    "a technique in play": (
        "plain",
        {"in_play": "mac3", "in_play_as": "mac3"},
        "in_play_as: play does not lead to end_turn delivery action with mac3",
    ),
    "a technique in play at the end of a turn": (
        "pandas",
        {"steps": ["end_turn", "end_of_turn"], "in_play": "pan1", "in_play_as": "pan1"},
        "in_play_as: play does not lead to end_turn end_of_turn with pan1",
    ),
    "another technique in play": (
        "a spyglass",
        {"in_play": "pan1", "in_play_as": "pan1", "market": []},
        "steps: play does not lead to end_turn delivery end_technique spyglass_keeps looked_card",
    ),
    "another card in play": (
        "a copy",
        {"in_play": "rac1"},
        "in_play: expected mac4 or a copier of it, found rac1",
    ),
    "a copy of what is not in the game": (
        "a copy",
        {"in_play_as": "pan5a"},
        "in_play: expected pan5a or a copier of it, found cha5b",
    ),
    "nothing to throw away": (
        "without copiers",
        {"steps": ["end_turn", "refill_market", "refill_hand", "before_delivery"]},
        "steps: play does not lead to end_turn refill_market refill_hand before_delivery",
    ),
    "no cookies": (
        "squirrels",
        {"steps": ["end_turn", "refill_market", "copy_cookies", "more_cookies"]},
        "steps: play does not lead to end_turn refill_market copy_cookies more_cookies",
    ),
    "a card that nobody asks about": (
        "plain",
        {"binding": 96},
        "binding: play leads to none with these steps, found 96",
    ),
    "victims of nothing": (
        "plain",
        {"victims": ["P2"]},
        "victims: play leads to nobody with these steps, found ['P2']",
    ),
    "a purchase of nothing": ("plain", {"bought": 2}, "bought: play leads to +0 with these steps, found +2"),
    "a hidden card without Blindfold": ("plain", {"hidden": 3}, "hidden: play leads to none with these steps, found 3"),
    "looking without a reason": (
        "plain",
        {"looked": "mac1"},
        "looked: play leads to none with these steps, found mac1",
    ),
    "laid down without a reason": (
        "plain",
        {"laid": "mac1", "laid_from": [1], "laid_as": ["mac1"], "laid_value": [1]},
        "laid[0]: play does not lead to mac1 (reference 1) as mac1, worth 1",
    ),
    "a question without an answer": (
        "rotten food for P3",
        {"steps": [*PLAYED, "rotten_food_slips", "hand_card"], "in_play_as": "rac3", "in_play": "rac3"}
        | {"seats.0.hand": "", "piles.P1.deck": ""},
        "steps: play does not lead to end_turn delivery end_technique rotten_food_slips hand_card with target P3",
    ),
    "a full hand and a technique": (
        "rotten food",
        {"seats.0.hand": "junk " * 20},
        "seats[0].hand: P1 has 21 cards, open and used ones included, at most 20",
    ),
    "tidied up": (
        "tidying",
        {"seats.0.hand": ""},
        "steps: play does not lead to end_turn delivery tidy_away inventory with last_named 37",
    ),
    "only junk in the discard pile": (
        "a new season",
        {"piles.P1.discard": "junk"},
        "steps: play does not lead to end_turn delivery end_technique new_season_throws discarded_card",
    ),
    "no discard pile": (
        "a new season",
        {"piles.P1.discard": ""},
        "steps: play does not lead to end_turn delivery end_technique new_season_throws discarded_card",
    ),
    # opponents
    "the only opponent": (
        "an exchange",
        {"steps": [*PLAYED, "dirty_exchange_takes", "opponent"], "eligible": ["P2"]},
        "steps: play does not lead to end_turn delivery end_technique dirty_exchange_takes opponent",
    ),
    "their own opponent": (
        "rotten food",
        {"eligible": ["P1", "P2", "P3", "P4"]},
        "eligible: play leads to ['P2', 'P3', 'P4'] with these steps, found ['P1', 'P2', 'P3', 'P4']",
    ),
    "an opponent without discards": (
        "a treasure hunter",
        {"eligible": ["P2", "P3", "P4"]},
        "eligible: play leads to ['P3', 'P4'] with these steps, found ['P2', 'P3', 'P4']",
    ),
    "an opponent without stacks": (
        "an acorn",
        {"eligible": ["P2", "P3", "P4"]},
        "eligible: play leads to ['P2', 'P3'] with these steps, found ['P2', 'P3', 'P4']",
    ),
    "their own target": (
        "rotten food for P3",
        {"target": "P1"},
        "steps: play does not lead to end_turn delivery end_technique rotten_food_slips hand_card",
    ),
    "a victim before one is chosen": (
        "a nuisance",
        {"victims": ["P2", "P3"]},
        "victims: play leads to nobody with these steps, found ['P2', 'P3']",
    ),
    "no first victim": (
        "a second nuisance",
        {"victims": "nobody"},
        "steps: play does not lead to end_turn delivery end_technique nuisance_second_victim victim",
    ),
    "the same victim again": (
        "a second nuisance",
        {"eligible": ["P2", "P3", "P4"]},
        "eligible: play leads to ['P3', 'P4'] with these steps, found ['P2', 'P3', 'P4']",
    ),
    "no room for the card given back": (
        "an exchange with P2",
        {"seats.1.hand": "junk " * 20},
        "target: P2 has 20 cards and no room for another",
    ),
    "only one stack": (
        "an acorn for P2",
        {"target": "P3"},
        "steps: play does not lead to end_turn delivery end_technique acorn_looks stack with target P3",
    ),
    "a stack of one card": (
        "an acorn for the second stack",
        {"stack_number": 1},
        "stack_number: play leads to 2 with these steps, found 1",
    ),
    # techniques
    "more cards than there were": (
        "a broker",
        {"cards_to_draw": 9},
        "cards_to_draw: expected 8, found 9",
    ),
    "fewer cards than there are": (
        "a broker's second card",
        {"cards_to_draw": 6},
        "cards_to_draw: expected a number from 7 to 8, found 6",
    ),
    "an order that does not matter": (
        "pandas",
        {
            "steps": [*PLAYED, "whirligig_mixes", "discard_in_order", "hand_card"],
            "in_play": "oce3",
            "in_play_as": "oce3",
        }
        | {"target": "P2", "cards_to_draw": 5},
        "steps: play does not lead to end_turn delivery end_technique whirligig_mixes discard_in_order",
    ),
    "an order of equal cards": (
        "pandas",
        {"steps": [*PLAYED, "loyal_partner_throws", "market_order"], "in_play": "pan1", "in_play_as": "pan1"}
        | {"market": ["squ2", "squ2"]},
        "steps: play does not lead to end_turn delivery end_technique loyal_partner_throws market_order",
    ),
    "one card looked at": ("a spyglass", {"looked": "junk"}, "looked"),
    "no card looked at": (
        "a spyglass",
        {"looked": "", "looked_known": []},
        "steps: play does not lead to end_turn delivery end_technique spyglass_keeps looked_card",
    ),
    "three cards left": (
        "a spyglass",
        {"steps": [*PLAYED, "spyglass_puts_back", "looked_card"]},
        "looked: play leads to junk rac1 with these steps, found rac1 pan1 junk",
    ),
    "looked at by another": (
        "a spyglass",
        {"looked_known": [["P2"]] * 3},
        "looked_known[0]: the active player sees the card",
    ),
    "junk from the market": (
        "a special offer",
        {"looked": "junk junk junk"},
        "looked[0]: there is no junk in the market deck",
    ),
    "no card under the Blindfold": (
        "a guess",
        {"hidden": 3},
        "hidden: play leads to 15 with these steps, found 3",
    ),
    "another card under the Blindfold": (
        "a hidden card",
        {"binding": 15},
        "hidden: play leads to 15 with these steps, found 36",
    ),
    "what it cannot be": (
        "a guess",
        {"hidden_as": 30},
        "hidden_as: play leads to 15 with these steps, found 30",
    ),
    "a new value for nothing": (
        "a new value",
        {"binding": 39},
        "open: play leads to cha5b rac3 with these steps, found cha5b",
    ),
    "no copier turned up": (
        "a charm",
        {"binding": 71},
        "steps: play does not lead to end_turn delivery end_technique charm_builds identity with binding 71",
    ),
    # copiers and open cards
    "no copier": (
        "a copier",
        {"binding": 4},
        "steps: play does not lead to end_turn delivery play_technique identity with binding 4",
    ),
    "a copier that is not there": (
        "a copier",
        {"binding": 31},
        "steps: play does not lead to end_turn delivery play_technique identity with binding 31",
    ),
    "an open card that is not there": (
        "a copier",
        {"binding": 38},
        "steps: play does not lead to end_turn delivery play_technique identity with binding 38",
    ),
    "a card of no place": (
        "a copier",
        {"binding": 95},
        "steps: play does not lead to end_turn delivery play_technique identity with binding 95",
    ),
    "not a copier": ("a rolled haggler", {"open_as": ["rac1"]}, "open_as[0]: oce1 is not a copier, so it is oce1"),
    "a copy of nothing": (
        "a rolled haggler",
        {"open": "cha1", "open_as": ["mac1"]},
        "open_as[0]: expected a card of the game",
    ),
    "worth nothing": ("a rolled haggler", {"open_base": [0]}, "open_base[0]: expected a number from 1 to 8, found 0"),
    "worth more than any card": (
        "a rolled haggler",
        {"open_base": [9]},
        "open_base[0]: expected a number from 1 to 8, found 9",
    ),
    "a changed value without ocelots": (
        "plain",
        {"open": "cha2", "open_as": ["rac1"], "open_base": [2], "open_marks": [["settled"]]},
        "open_base[0]: expected 1; without ocelots nothing changes a value",
    ),
    "nothing happened": ("a rolled haggler", {"open_marks": [["rolled"]]}, "open_marks[0]: oce1 is settled"),
    "a roll of another card": (
        "a rolled haggler",
        {"open": "rac3", "open_as": ["rac3"], "open_base": [3]},
        "open_marks[0]: only a Bold Haggler is rolled",
    ),
    "an ability of another card": (
        "a rolled haggler",
        {"open_marks": [["settled", "threw"]]},
        "open_marks[0]: only Market Discovery and Good Old Times throw cards away",
    ),
    "laid down, but not there": (
        "a rolled haggler",
        {"open_marks": [["settled", "laid"]]},
        "open_marks: play leads to [['settled']] with these steps, found [['settled', 'laid']]",
    ),
    # purchases and stacks
    "an empty slot": ("a payment", {"market.1": None}, "bought: play leads to +0 with these steps, found +1"),
    "no discard pile to buy from": (
        "a payment",
        {"bought": 5},
        "bought: play leads to +0 with these steps, found discard",
    ),
    "from no place": (
        "a payment",
        {"laid_from": [0]},
        "laid[0]: play does not lead to squ1 (reference 0) as squ1, worth 1",
    ),
    "from another place": (
        "a payment",
        {"laid_from": [20]},
        "laid[0]: play does not lead to squ1 (reference 20) as squ1, worth 1",
    ),
    "from an open place": (
        "a payment",
        {"laid_from": [38]},
        "laid[0]: play does not lead to squ1 (reference 38) as squ1, worth 1",
    ),
    "paid from the discard pile": (
        "a payment",
        {"laid_from": [76], "piles.P1.discard": "squ1 junk"},
        "laid[0]: play does not lead to squ1 (reference 76) as squ1, worth 1",
    ),
    "paid as another card": (
        "a payment",
        {"laid_as": ["pan4"]},
        "laid[0]: play does not lead to squ1 (reference 19) as pan4, worth 1",
    ),
    "paid with another value": (
        "a payment",
        {"laid_value": [2]},
        "laid[0]: play does not lead to squ1 (reference 19) as squ1, worth 2",
    ),
    "from cheap to dear": (
        "a payment",
        {"laid": "squ1 pan2", "laid_from": [19, 8], "laid_as": ["squ1", "pan2"], "laid_value": [1, 2]},
        "laid[1]: play does not lead to pan2 (reference 8) as pan2, worth 2",
    ),
    "paid already": (
        "a forced payment",
        {"laid": "squ4", "laid_from": [22], "laid_as": ["squ4"], "laid_value": [4]},
        "laid[0]: play does not lead to squ4 (reference 22) as squ4, worth 4",
    ),
    "not enough to pay with": (
        "a dear payment",
        {"seats.0.hand": "junk"},
        "steps: play does not lead to end_turn delivery use_to_pay payment with bought +4",
    ),
    "no junk left": (
        "an essential purchase",
        {"laid": "squ2", "laid_from": [20], "laid_as": ["squ2"], "laid_value": [2]},
        "steps: play does not lead to end_turn delivery discard_payment throw_paid_junk junk_away",
    ),
    "three thrown away": (
        "an essential purchase",
        {"junk_thrown": [0, 1, 2]},
        "steps: play does not lead to end_turn delivery discard_payment throw_paid_junk junk_away",
    ),
    "another card bought": (
        "an essential purchase",
        {"seats.0.hand": "pan4"},
        "seats[0].hand: expected the card that came into the hand in this action",
    ),
    "two sets": (
        "a stack begun",
        {"laid": "squ1 oce1", "laid_from": [19, 25], "laid_as": ["squ1", "oce1"], "laid_value": [1, 1]},
        "laid[1]: play does not lead to oce1 (reference 25) as oce1, worth 1",
    ),
    "named too late": (
        "a stack begun",
        {"laid": "squ1 squ2", "laid_from": [19, 20], "laid_as": ["squ1", "squ2"], "laid_value": [1, 2]}
        | {"seats.0.hand": "squ1 squ5a"},
        "laid[0]: play does not lead to squ1 (reference 19) as squ1, worth 1",
    ),
    "a whole stack": (
        "a stack begun",
        {"laid": "squ4", "laid_from": [22], "laid_as": ["squ4"], "laid_value": [4]},
        "laid[0]: play does not lead to squ4 (reference 22) as squ4, worth 4",
    ),
    "fetched for nothing": (
        "a stack begun",
        {"laid": "junk squ1", "laid_from": [94, 19], "laid_as": ["junk", "squ1"], "laid_value": [1, 1]},
        "laid[0]: play does not lead to junk (reference 94) as junk, worth 1",
    ),
    "fetched from an empty pile": (
        "a stack begun",
        {"laid": "junk", "laid_from": [95], "laid_as": ["junk"], "laid_value": [1], "piles.P1.discard": ""},
        "laid[0]: play does not lead to junk (reference 95) as junk, worth 1",
    ),
    "fetched more than there are": (
        "nostalgia",
        {"laid": "squ3 oce1", "laid_from": [21, 82], "laid_as": ["squ3", "oce1"], "laid_value": [3, 1]},
        "laid[1]: play does not lead to oce1 (reference 82) as oce1, worth 1",
    ),
    "no Accordion": (
        "an accordion",
        {"binding_as": 22},
        "binding_as: play leads to 23 with these steps, found 22",
    ),
    "not in the hand": (
        "an accordion",
        {"seats.0.hand": "squ1 squ2"},
        "steps: play does not lead to end_turn delivery lay_with_value worth with binding 23 and binding_as 23",
    ),
    "more winters than there were": (
        "winter",
        {"steps": ["end_turn", "delivery", "extra_stack", "extra_stack"]},
        "steps: 2 extra stacks, the stall of P1 allows 1",
    ),
}


@pytest.mark.parametrize(("table", "changes", "line"), BAD.values(), ids=BAD)
def test_impossible_positions_are_refused(table: str, changes: dict[str, Json], line: str) -> None:
    doc = written(TABLES[table]())
    check_position(position.from_json(GAME, doc))
    with pytest.raises(BadPosition) as refusal:
        position.from_json(GAME, changed(doc, changes))
    assert str(refusal.value).startswith(line)
    assert len(str(refusal.value).splitlines()) == 1


def test_an_ability_needs_a_market_card() -> None:
    table = dale("pan squ cha", P1="hand cha5b pan4 junk", market_deck="")
    doc = position.to_json(GAME, table.state) | {
        "binding": 36,
        "steps": ["end_turn", "delivery", "action", "throw_top_away", "identity"],
    }
    with pytest.raises(BadPosition, match=r"^steps: play does not lead to .* throw_top_away identity with binding 36$"):
        position.from_json(GAME, doc)


# Defaults of missing fields


def test_missing_knowledge_means_that_the_owner_knows() -> None:
    s = TABLES["plain"]().state
    for row, owner in ((s.seats[0].hand_known[:3], 1), (s.seats[1].hand_known[:1], 2), (s.piles[1].top_known[:1], 2)):
        assert set(row) == {owner}


def test_missing_counts_assign_every_hidden_card_to_the_deck_of_its_place() -> None:
    s = TABLES["plain"]().state
    assert [TALLY.encode(pile.counted) for pile in s.piles[:2]] == ["mac3 cha1 junk junk", "rac1 junk"]
    assert s.piles[MARKET].counted == s.piles[MARKET].deck
    assert sum(s.loose) == 0


def test_a_hand_may_be_given_in_any_order_with_its_knowledge() -> None:
    doc = changed(written(TABLES["plain"]()), {"seats.1.hand": "rac2 rac1", "seats.1.hand_known": [["P1", "P2"]]})
    s = position.from_json(GAME, doc)
    assert (s.seats[1].hand[:2], s.seats[1].hand_known[:2]) == ([13, 14], [2, 3])


def test_an_open_card_without_an_identity_is_itself() -> None:
    table = Table(position.from_json(GAME, written(TABLES["plain"]()) | {"open": "rac4 mac2"}))
    assert table.opened == "rac4=rac4:4 mac2=mac2:2"
    assert "play open1" in table.legal


def test_decks_are_those_of_the_options_or_of_the_cards() -> None:
    doc = {"game": "dale", "players": 2, "seats": [{"hand": "oce1 junk"}, {}], "market": ["cha4"]}
    assert DECKS_CODEC.encode(position.from_json(GAME, doc).decks) == ["macaws", "ocelots", "chameleons"]
    doc["options"] = {"decks": ["squirrels", "ocelots", "chameleons"]}
    assert DECKS_CODEC.encode(position.from_json(GAME, doc).decks) == ["squirrels", "ocelots", "chameleons"]


def test_a_finished_game_needs_no_agenda() -> None:
    doc = changed(written(TABLES["without copiers"]()), {"over": 1, "seats.0.stall": ["junk"] * 8})
    del doc["steps"]
    table = Table(position.from_json(GAME, doc))
    assert (table.over, table.actor, table.ranks) == (True, None, [1, 2])
