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
        "bought: expected 0 with these steps, found 1",
    ),
    # agendas
    "no agenda": ("plain", {"steps": []}, "steps: expected a question as the last step, found nothing"),
    "no question": ("plain", {"steps": ["turn", "purchase:1"]}, "steps: expected a question as the last step"),
    "no turn": ("plain", {"steps": ["action"]}, "steps: expected turn action, found action"),
    "wrong stage": ("plain", {"steps": ["turn:1", "action"]}, "steps: expected turn action, found turn:1 action"),
    "wrong detail": ("plain", {"steps": ["turn", "action:1"]}, "steps: expected turn action, found turn action:1"),
    "no purchase": (
        "plain",
        {"steps": ["turn", "payment"]},
        "steps: expected turn purchase:1 payment, found turn payment",
    ),
    "two turns": (
        "plain",
        {"steps": ["turn", "turn", "action"]},
        "steps: expected turn action, found turn turn action",
    ),
    "no such step": ("plain", {"steps": ["turn", "dance"]}, 'steps[1]: "dance" is not a step; steps are action'),
    "a stage that is no number": ("plain", {"steps": ["turn:²", "action"]}, 'steps[0]: "turn:²" is not a step'),
    "no technique in play": (
        "plain",
        {"steps": ["turn", "technique:1", "hand_card"]},
        "in_play_as: expected mac3 with these steps, found none",
    ),
    "a technique in play": ("plain", {"in_play": "mac3", "in_play_as": "mac3"}, "in_play_as: expected none with these"),
    "another technique in play": (
        "a spyglass",
        {"in_play_as": "pan1"},
        "in_play_as: expected mac4 or pan5a with these steps, found pan1",
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
        {"steps": ["turn:1", "before_delivery"]},
        "steps: before_delivery is asked only",
    ),
    "no cookies": (
        "squirrels",
        {"steps": ["turn:2", "delivery:1", "more_cookies"]},
        "steps: more_cookies is asked only",
    ),
    "an answer left over": ("a payment", {"chosen": 3}, "chosen: expected 0 while a question is open, found 3"),
    "a card that nobody asks about": ("plain", {"binding": 96}, "binding: expected a number from 0 to 95, found 96"),
    "a number of nothing": ("plain", {"count": 2}, "count: expected 0 with these steps, found 2"),
    "a purchase of nothing": ("plain", {"bought": 2}, "bought: expected 0 with these steps, found 2"),
    "a hidden card without Blindfold": ("plain", {"hidden": 3}, "hidden: expected 0 with these steps, found 3"),
    "looking without a reason": ("plain", {"looked": "mac1"}, "looked: expected no cards with these steps"),
    "laid down without a reason": (
        "plain",
        {"laid": "mac1", "laid_from": [1], "laid_as": ["mac1"], "laid_value": [1]},
        "laid: expected no cards with these steps",
    ),
    "a question without an answer": (
        "rotten food for P3",
        {"steps": ["turn", "technique:2", "hand_card"], "in_play_as": "rac3", "in_play": "rac3", "count": 0}
        | {"seats.0.hand": "", "piles.P1.deck": ""},
        "steps: hand_card has no possible answer with these cards",
    ),
    "a full hand and a technique": (
        "rotten food",
        {"seats.0.hand": "junk " * 20},
        "seats[0].hand: P1 has 21 cards, open and used ones included, at most 20",
    ),
    "tidied up": ("tidying", {"seats.0.hand": ""}, "steps: the hand is empty, so nothing more is asked"),
    "only junk in the discard pile": (
        "a new season",
        {"piles.P1.discard": "junk"},
        "steps: discarded_card is asked only with an animalfolk card in the player's discard pile",
    ),
    "no discard pile": ("a new season", {"piles.P1.discard": ""}, "steps: discarded_card is asked only"),
    # opponents
    "the only opponent": (
        "an exchange",
        {"steps": ["turn", "technique:1", "opponent:2"]},
        "steps: opponent is asked only where there are 2 players to choose from",
    ),
    "their own opponent": (
        "rotten food",
        {"steps": ["turn", "technique:1", "opponent:15"]},
        "steps: expected opponent:14",
    ),
    "an opponent without discards": (
        "a treasure hunter",
        {"steps": ["turn", "technique:1", "opponent:14"]},
        "steps: expected opponent:12 (1 for P1, 2 for P2, 4 for P3, 8 for P4), found opponent:14",
    ),
    "an opponent without stacks": (
        "an acorn",
        {"steps": ["turn", "technique:1", "opponent:14"]},
        "steps: expected opponent:6",
    ),
    "their own target": ("rotten food for P3", {"target": "P1"}, "target: P1 cannot be their own opponent"),
    "a victim before one is chosen": ("a nuisance", {"count": 6}, "count: expected 0 with these steps, found 6"),
    "no first victim": ("a second nuisance", {"count": 0}, "count: expected the first victim (1 for P1, 2 for"),
    "the same victim again": (
        "a second nuisance",
        {"steps": ["turn", "technique:2", "victim:14"]},
        "steps: expected victim:12 (1 for P1, 2 for P2, 4 for P3, 8 for P4), found victim:14",
    ),
    "no room for the card given back": (
        "an exchange with P2",
        {"seats.1.hand": "junk " * 20},
        "target: P2 has 20 cards and no room for another",
    ),
    "only one stack": (
        "an acorn for P2",
        {"target": "P3"},
        "target: P3 has fewer than two stacks to choose from",
    ),
    "a stack of one card": (
        "an acorn for the second stack",
        {"count": 1},
        "count: expected a stack of P2 with different cards, found 1",
    ),
    # techniques
    "more cards than there were": (
        "a broker",
        {"count": 9},
        "count: expected 8, found 9",
    ),
    "fewer cards than there are": (
        "a broker's second card",
        {"count": 6},
        "count: expected a number from 7 to 8, found 6",
    ),
    "an order that does not matter": (
        "pandas",
        {"steps": ["turn", "technique:2", "discarding_hand:1", "hand_card"], "in_play": "oce3", "in_play_as": "oce3"}
        | {"target": "P2", "count": 5},
        "steps: the order of a discarded hand is asked only",
    ),
    "an order of equal cards": (
        "pandas",
        {"steps": ["turn", "technique:1", "market_order"], "in_play": "pan1", "in_play_as": "pan1"}
        | {"market": ["squ2", "squ2"]},
        "steps: market_order is asked only",
    ),
    "one card looked at": ("a spyglass", {"looked": "junk"}, "looked"),
    "no card looked at": (
        "a spyglass",
        {"looked": "", "looked_known": []},
        "looked: expected 2 or 3 cards, found 0",
    ),
    "three cards left": (
        "a spyglass",
        {"steps": ["turn", "technique:2", "looked_card:1"]},
        "looked: expected 2 cards, found 3",
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
        "hidden: expected a hand card by its reference, found 3",
    ),
    "another card under the Blindfold": (
        "a hidden card",
        {"binding": 15},
        "binding: expected the hidden card by its reference, found 15",
    ),
    "what it cannot be": (
        "a guess",
        {"hidden_as": 30},
        "hidden_as: expected a possible identity of the hidden card, found 30",
    ),
    "a new value for nothing": (
        "a new value",
        {"count": 1},
        "count: expected the place of the Blindfold's card in the open row, found 1",
    ),
    "no copier turned up": (
        "a charm",
        {"binding": 71},
        "binding: expected the copier that Charm turned up by its reference, found 71",
    ),
    # copiers and open cards
    "no copier": ("a copier", {"binding": 4}, "binding: expected a copier in the hand by its reference, found 4"),
    "a copier that is not there": (
        "a copier",
        {"binding": 31},
        "binding: expected a copier in the hand by its reference",
    ),
    "an open card that is not there": ("a copier", {"binding": 38}, "binding: expected a copier in the hand"),
    "a card of no place": ("a copier", {"binding": 95}, "binding: expected a copier in the hand"),
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
        "open_marks[0]: marked as laid down, but it is not among",
    ),
    # purchases and stacks
    "an empty slot": ("a payment", {"market.1": None}, "bought: there is no card to buy at +1"),
    "no discard pile to buy from": ("a payment", {"bought": 5}, "bought: there is no card to buy at discard"),
    "from no place": ("a payment", {"laid_from": [0]}, "laid_from[0]: expected the reference of squ1, found 0"),
    "from another place": ("a payment", {"laid_from": [20]}, "laid_from[0]: 20 does not name squ1"),
    "from an open place": ("a payment", {"laid_from": [38]}, "laid_from[0]: expected the reference of squ1, found 38"),
    "paid from the discard pile": (
        "a payment",
        {"laid_from": [76], "piles.P1.discard": "squ1 junk"},
        "laid_from[0]: payments are made from the hand",
    ),
    "paid as another card": ("a payment", {"laid_as": ["pan4"]}, "laid_as[0]: expected squ1"),
    "paid with another value": ("a payment", {"laid_value": [2]}, "laid_value[0]: expected 1, found 2"),
    "from cheap to dear": (
        "a payment",
        {"laid": "squ1 pan2", "laid_from": [19, 8], "laid_as": ["squ1", "pan2"], "laid_value": [1, 2]},
        "laid: payments are named in descending value",
    ),
    "paid already": (
        "a forced payment",
        {"laid": "squ4", "laid_from": [22], "laid_as": ["squ4"], "laid_value": [4]},
        "laid: enough is paid, so the purchase is done",
    ),
    "not enough to pay with": (
        "a dear payment",
        {"seats.0.hand": "junk"},
        "steps: payment has no possible answer with these cards",
    ),
    "no junk left": (
        "an essential purchase",
        {"laid": "squ2", "laid_from": [20], "laid_as": ["squ2"], "laid_value": [2]},
        "laid: no junk is left to be thrown away",
    ),
    "three thrown away": (
        "an essential purchase",
        {"count": 3},
        "count: expected a number from 0 to 2, found 3",
    ),
    "another card bought": (
        "an essential purchase",
        {"binding": 20},
        "binding: expected the Essential Purchase in the hand, 9, found 20",
    ),
    "two sets": (
        "a stack begun",
        {"laid": "squ1 oce1", "laid_from": [19, 25], "laid_as": ["squ1", "oce1"], "laid_value": [1, 1]},
        "laid[1]: oce1 does not fit into the stack",
    ),
    "named too late": (
        "a stack begun",
        {"laid": "squ1 squ2", "laid_from": [19, 20], "laid_as": ["squ1", "squ2"], "laid_value": [1, 2]}
        | {"seats.0.hand": "squ1 squ5a"},
        "laid[1]: squ2 must be named before the card before it",
    ),
    "a whole stack": (
        "a stack begun",
        {"laid": "squ4", "laid_from": [22], "laid_as": ["squ4"], "laid_value": [4]},
        "laid: these cards are worth 4, the stack is complete",
    ),
    "fetched for nothing": (
        "a stack begun",
        {"laid": "junk squ1", "laid_from": [94, 19], "laid_as": ["junk", "squ1"], "laid_value": [1, 1]},
        "laid[0]: junk does not fit into the stack",
    ),
    "fetched from an empty pile": (
        "a stack begun",
        {"laid": "junk", "laid_from": [95], "laid_as": ["junk"], "laid_value": [1], "piles.P1.discard": ""},
        "laid_from[0]: the discard pile is empty",
    ),
    "fetched more than there are": (
        "nostalgia",
        {"laid": "squ3 oce1", "laid_from": [21, 82], "laid_as": ["squ3", "oce1"], "laid_value": [3, 1]},
        "laid[1]: not enough oce1 in the discard pile",
    ),
    "no Accordion": (
        "an accordion",
        {"count": 22},
        "count: expected the identity that makes the card an Accordion, found 22",
    ),
    "not in the hand": (
        "an accordion",
        {"seats.0.hand": "squ1 squ2"},
        "binding: expected a card in the hand or the discard pile by its reference, found 23",
    ),
    "more winters than there were": (
        "winter",
        {"steps": ["turn", "extra_stack", "extra_stack"]},
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
    doc = position.to_json(GAME, table.state) | {"steps": ["turn", "action", "revealing", "identity:3"], "binding": 36}
    with pytest.raises(BadPosition, match=r"^steps: revealing needs a card of the market to throw away$"):
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
