"""Positions as people write and read them: scripted luck, repeated cards, results."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from emporion.games import find, names
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.codec import Ordered
from emporion.kernel.errors import BadPosition
from emporion.kernel.layout import fields_of
from tests.carthage.table import carthage
from tests.test_cli import Result, run

Json = Any

PURCHASE: dict[str, Json] = {
    "game": "carthage",
    "players": 2,
    "seats": [{"hand": "R5 B2 B3"}, {"hand": "Y5"}],
    "market": "R2",
    "farm": "G5",
}
LAST_PURCHASE = PURCHASE | {
    "seats": [{"hand": "B2", "tokens": {"blue": 7}, "points": 9}, {"tokens": {"green": 1}, "points": 11}],
    "ships": {"red": 4},
    "uncovered": 20,
}
RESULT = {"ending": "tokens", "scores": [10, 11], "ranks": [2, 1], "winners": ["P2"]}


def play(doc: Json, *arguments: str) -> Result:
    return run("position", "play", "-", *arguments, stdin=json.dumps(doc))


def scripted(doc: dict[str, Json], **script: str) -> dict[str, Json]:
    return doc | {"chance": {"script": script}}


# Scripted luck


def test_the_first_impossible_outcome_is_named() -> None:
    """Neither the sixth R5 nor the eighth Y5 is in the pile; both would be drawn in one move."""
    doc = PURCHASE | {"seats": [{"hand": "R5x7"}, {"hand": "Y5x7"}]}
    refused = play(scripted(doc, cards="G3 R5 Y5"), "buy", "pay R5")
    assert (refused.code, refused.err) == (
        2,
        "error: move 2: chance.script.cards: R5 (followed by Y5) was not possible when its turn came\n",
    )


def test_an_impossible_outcome_is_named_with_its_place() -> None:
    """One R5 is left in the pile."""
    doc = PURCHASE | {"seats": [{"hand": "R5x6"}, {"hand": "Y5"}]}
    refused = play(scripted(doc, cards="R5 G3 R5 Y3 G2"), "buy", "pay R5")
    assert refused.err == (
        "error: move 2: chance.script.cards: R5 (followed by Y3, G2) was not possible when its turn came\n"
    )


def test_unused_luck_stays_in_the_position() -> None:
    after = play(scripted(PURCHASE, cards="G2x2 Y2x3 G5 Y5"), "buy", "pay R5").doc
    assert after["chance"]["script"] == {"cards": "G5 Y5"}
    assert after["farm"] == "Y2 Y2 Y2"
    assert play(after, "take G2").doc["chance"]["script"] == {"cards": "G5 Y5"}
    assert play(scripted(PURCHASE, cards="G2"), "take R2", "--events").code == 0


def test_the_luck_of_setting_up_can_be_scripted() -> None:
    doc = run("position", "new", "carthage", "--script", "cards=R2x5 G3x3 B5 B5 Y5 Y5", "--script", "start=2").doc
    assert (doc["market"], doc["farm"]) == ("R2 R2 R2 R2 R2", "G3 G3 G3")
    assert [seat["hand"] for seat in doc["seats"]] == ["B5 B5", "Y5 Y5"]
    assert doc["starter"] == "P2"
    assert doc["chance"]["script"] == {}


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("cards", "expected PURPOSE=OUTCOMES"),
        ("wind=R2", "unknown purpose; known are cards, start"),
        ("cards=R9", "'R9' is not an outcome"),
        ("cards=R5x8", "chance.script.cards: R5 (the last one) was not possible"),
    ],
)
def test_bad_scripts_of_setting_up(script: str, words: str) -> None:
    refused = run("position", "new", "carthage", "--script", script)
    assert (refused.code, refused.out) == (2, "")
    assert words in refused.err


@pytest.mark.parametrize("name", names())
def test_only_outcomes_are_named_as_outcomes(name: str) -> None:
    """Kinds of cards are counted from 1; the number 0 is no outcome."""
    for purpose, word in product(find(name).purposes, ("none", "x2")):
        refused = run("position", "new", name, "--script", f"{purpose.name}={word}")
        assert refused.err.startswith(f"error: chance.script.{purpose.name}: '{word}' is not an outcome; outcomes are ")
        assert "are ," not in refused.err
        assert "are none" not in refused.err


# Repeated cards


def test_repeated_cards_are_read_wherever_cards_are_listed() -> None:
    row = Ordered(("mac1", "junk"), 6)
    assert row.decode("mac1 junkx3 mac1", "hand") == [1, 2, 2, 2, 1, 0]
    assert row.decode("junkx0", "hand") == [0] * 6
    with pytest.raises(BadPosition, match="hand: 7 cards, there is room for 6"):
        row.decode("junkx7", "hand")
    for word in ("junkx", "x2", "junkx-1", "junkx1000", "junkx²", "junkx2x2"):
        with pytest.raises(BadPosition, match="is not a card; cards are mac1, junk"):
            row.decode(word, "hand")


def test_places_are_a_list_or_a_text() -> None:
    """A text with several cards fills as many places; null is an empty place."""
    for market in ("rac2x2 rac3", ["rac2x2", "rac3"], ["rac2 rac2", "rac3", None]):
        assert dale(market=market)["market"] == ["rac2", "rac2", "rac3"]
    assert dale(market=["rac2", None, "rac3"])["market"] == ["rac2", None, "rac3"]
    assert dale(market="")["market"] == []
    assert discovery(purchase_row="R1x2 Y2")["purchase_row"] == ["R1", "R1", "Y2"]
    assert discovery(display=["B5 B6", None, "Y3"])["display"] == ["B5", "B6", None, "Y3"]


@pytest.mark.parametrize(
    ("market", "words"),
    [
        ("rac2x6", "market: 6 places, there are 5"),
        (["rac2x3", "rac3x3"], "market: 6 places, there are 5"),
        (["rac2", "rac9"], r"market\[1\]: 'rac9' is not a card; cards are mac1,"),
        (["rac2", 3], r"market\[1\]: expected card names in one text such as 'mac1 mac2', found 3"),
        (5, "market: expected a text or a list of cards, null for an empty place, found 5"),
    ],
)
def test_bad_places(market: Json, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        dale(market=market)


def test_a_text_cannot_list_millions_of_cards() -> None:
    with pytest.raises(BadPosition, match="more than 1000 cards"):
        Ordered(("junk",), 6).decode("junkx999 " * 1000, "hand")


# Results


def test_a_played_position_tells_the_result() -> None:
    after = play(LAST_PURCHASE, "buy", "pay B2").doc
    assert after["result"] == RESULT
    assert run("position", "moves", "-", stdin=json.dumps(after)).code == 0
    assert "result" not in play(PURCHASE, "take R2").doc


def test_events_end_with_the_result() -> None:
    lines = [json.loads(line) for line in play(LAST_PURCHASE, "buy", "pay B2", "--events").out.splitlines()]
    assert lines[-2:] == [{"event": "game_over", "by": "tokens"}, {"event": "result", **RESULT}]
    assert '"result"' not in play(PURCHASE, "take R2", "--events").out


def test_a_view_tells_the_result() -> None:
    after = play(LAST_PURCHASE, "buy", "pay B2").out
    for seat in ("P1", "P2"):
        assert run("position", "view", "-", "--seat", seat, stdin=after).doc["result"] == RESULT
    assert "result" not in run("position", "view", "-", "--seat", "P1", stdin=json.dumps(PURCHASE)).doc


def test_a_wrong_result_is_refused() -> None:
    after = play(LAST_PURCHASE, "buy", "pay B2").doc
    for doc, words in (
        (after | {"result": RESULT | {"ranks": [1, 2]}}, 'result: expected {"ending": "tokens"'),
        (PURCHASE | {"result": RESULT}, "result: expected none, since the game runs"),
    ):
        refused = run("position", "moves", "-", stdin=json.dumps(doc))
        assert (refused.code, refused.out) == (2, "")
        assert words in refused.err


def test_a_shared_victory_has_two_winners() -> None:
    table = carthage(
        "ships R=4", P1="hand B2; tokens B=7; points 19", P2="goods R2; tokens G=7; points 19", market="R2"
    )
    state = table.play("buy", "pay B2").state
    assert position.result_of(find("carthage"), state)["winners"] == ["P1", "P2"]


@pytest.mark.parametrize("name", names())
def test_a_new_game_has_no_result(name: str) -> None:
    game = find(name)
    state, _ = reference.start(game, 2, {}, key_from_seed(1))
    assert position.result_of(game, state) == {}


# Cards that a position of Dale does not mention

MERCHANTS: dict[str, Json] = {
    "game": "dale",
    "players": 2,
    "options": {"decks": ["macaws", "pandas", "raccoons"]},
    "seats": [{"hand": "junkx5"}, {"hand": "mac1 junkx4"}],
    "market": ["rac2"],
}


def dale(**fields: Json) -> Json:
    game = find("dale")
    return position.to_json(game, position.from_json(game, MERCHANTS | fields))


def market_deck(doc: Json) -> str:
    deck: str = doc["piles"]["market"]["deck"]
    return deck


def test_an_empty_market_deck_stays_empty_and_the_box_takes_the_rest() -> None:
    doc = dale(piles={"market": {"deck": ""}})
    assert market_deck(doc) == ""
    assert len(doc["box"].split()) == 45 - 2, "three decks of 15 without mac1 and rac2"
    assert play(doc, "take +0").code == 2
    assert play(doc, "buy +0", "card junk", "card junk", "end").doc["piles"]["market"]["deck"] == ""


def test_a_market_deck_that_is_given_is_kept() -> None:
    doc = dale(piles={"market": {"deck": "pan2x2"}})
    assert market_deck(doc) == "pan2 pan2"
    assert doc["box"].split().count("pan2") == 1


def test_a_box_that_is_given_leaves_the_rest_to_the_market_deck() -> None:
    doc = dale(box="mac1x2 mac5a")
    assert doc["box"] == "mac1 mac1 mac5a"
    assert len(market_deck(doc).split()) == 45 - 2 - 3
    assert market_deck(doc).split().count("mac1") == 1


def test_without_box_and_market_deck_only_cards_of_value_1_are_in_the_box() -> None:
    doc = dale()
    assert doc["box"] == "mac1 mac1 pan1 pan1 rac1 rac1"
    assert len(market_deck(doc).split()) == 45 - 2 - 6


def test_cards_that_no_place_is_left_for_are_named() -> None:
    with pytest.raises(BadPosition, match=r"3 of the 4 cards mac1 lie nowhere \(leave out box or the market deck"):
        dale(box="mac2", piles={"market": {"deck": ""}})


def test_slots_of_the_market_are_written_by_their_surcharge() -> None:
    """Older positions number them from 0; 5 is the market's discard pile."""
    paying = play(dale(), "buy +0", "card junk").doc
    assert paying["bought"] == "+0"
    codec = dale_field("bought")
    assert [codec.decode(text, "bought") for text in ("+3", 3, "discard", 5)] == [3, 3, 5, 5]
    with pytest.raises(BadPosition, match=r"bought: expected one of \+0, \+1, \+2, \+3, \+4, discard"):
        codec.decode("3", "bought")
    events = [
        json.loads(line)
        for line in play(dale(), "buy +0", "card junk", "card junk", "end", "--events").out.splitlines()
    ]
    assert [event["slot"] for event in events if event["event"] == "buys"] == ["+0"]


def dale_field(name: str) -> Any:
    return next(position.field_codec(field) for field in fields_of(find("dale").state) if field.name == name)


def test_points_without_victory_cards_are_uncovered() -> None:
    doc = {name: value for name, value in LAST_PURCHASE.items() if name != "uncovered"}
    assert play(doc, "take R2").doc["uncovered"] == 20


# Minimal positions of Discovery, and how they name seats, slots and expeditions

VOYAGES: dict[str, Json] = {"game": "discovery", "players": 2, "seats": [{}, {}]}
FLEET = VOYAGES | {"seats": [{"coins": 9, "idle": "B2x2 Y1"}, {}]}


def discovery(**fields: Json) -> Json:
    game = find("discovery")
    return position.to_json(game, position.from_json(game, FLEET | fields))


def test_a_minimal_position_is_accepted() -> None:
    doc = run("position", "play", "-", "take", stdin=json.dumps(VOYAGES)).doc
    assert sum(map(len, (doc["purchase_row"], doc["filling_row"]))) == 10, "ships that the piles cannot hold"
    assert (len(doc["unseen"].split()), doc["piles"]) == (32, [6, 6, 7, 7, 8])
    assert [seat["flagship"] for seat in doc["seats"]] == [1, 2]


def test_ships_without_a_place_are_named() -> None:
    with pytest.raises(
        BadPosition, match=r"unseen: 38 ships lie in the piles, which hold 32; the others are in purchase"
    ):
        discovery(purchase_row=["R1"], filling_row=[])
    with pytest.raises(BadPosition, match=r"unseen: 0 ships R1 .* there are 2 \(leave out unseen"):
        discovery(unseen="R2x2")
    with pytest.raises(BadPosition, match=r"deck: 0 contracts R3 .* \(leave out deck"):
        discovery(deck="")


def test_a_left_out_row_takes_only_ships_that_the_piles_cannot_hold() -> None:
    doc = discovery(purchase_row=["R1", "R3"])
    assert doc["purchase_row"] == ["R1", "R3"]
    assert (len(doc["filling_row"]), len(doc["unseen"].split())) == (5, 32)
    assert discovery(seats=[{"idle": "R1x2 R2x3 R3x2 Y1x2 Y2"}, {}])["purchase_row"] == []


def test_flagships_are_where_contracts_and_expeditions_have_them() -> None:
    seats = [{"running": ["B5 2/3: B2 flagship:3"]}, {}]
    doc = discovery(seats=seats, expeditions=["", "P2 flagship:1 blue, P1 Y1x2"])
    assert [seat["flagship_at"] for seat in doc["seats"]] == ["contract", "expedition"]
    assert doc["expeditions"][1] == "P2 flagship:1 blue, P1 Y1, P1 Y1"
    view = run("position", "view", "-", "--seat", "P2", stdin=json.dumps(doc)).doc
    assert "blue" in view["seats"][1]["flagship"]


def test_repeated_ships_on_a_contract() -> None:
    doc = discovery(seats=[{"running": ["B6 1/3: B2x3"]}, {}])
    assert doc["seats"][0]["running"] == ["B6 1/3: B2 B2 B2"]


def test_reservations_name_their_owner() -> None:
    """Older positions have numbers from 1 to 8; from 5 on, the reservation is from an earlier turn."""
    doc = discovery(purchase_row=["R1", "R2", "R3"], purchase_for=[None, "P2", "P1, earlier"])
    assert doc["purchase_for"] == [None, "P2", "P1, earlier"]
    assert discovery(purchase_row=["R1", "R2", "R3"], purchase_for=[0, 2, 5]) == doc
    assert discovery(display=["B5"], display_for=["P2, earlier"])["display_for"] == ["P2, earlier"]
    with pytest.raises(BadPosition, match=r'purchase_for\[0\]: expected null or one of P1, P2, P3, P4, "P1, earlier",'):
        discovery(purchase_row=["R1"], purchase_for=["P5"])
    with pytest.raises(BadPosition, match="purchase_for: nobody at the table can have reserved what is in place 1"):
        discovery(purchase_row=["R1", "R2"], purchase_for=["P3"])


def test_expeditions_are_counted_from_1() -> None:
    """Older positions number the target from 0."""
    sending = play(discovery(), "explore 3").doc
    assert (sending["step"], sending["target"]) == ("ship", "expedition 3")
    assert run("position", "view", "-", "--seat", "P1", stdin=json.dumps(sending)).doc["sending_to"] == "expedition 3"
    old = {name: value for name, value in sending.items() if name not in ("current", "done")} | {"target": 2}
    assert run("position", "play", "-", "ship Y1", stdin=json.dumps(old)).doc == play(sending, "ship Y1").doc
    sailed = [json.loads(line) for line in play(sending, "ship Y1", "--events").out.splitlines()]
    assert [event["expedition"] for event in sailed if event["event"] == "sails"] == [3]
    with pytest.raises(BadPosition, match="expeditions: expedition 2: transport 12 is more than its limit"):
        discovery(expeditions=["", "P1 K3x2, P2 W3x2"])


def test_contracts_that_are_loaded_are_counted_from_1() -> None:
    loading = play(discovery(seats=[{"coins": 9, "idle": "B2x2 Y1", "hand": "B5"}, {}]), "play B5", "ship B2").doc
    assert (loading["step"], loading["target"], loading["due"]) == ("contract_ship", "contract 1", 3)
    short = {name: value for name, value in loading.items() if name not in ("due", "cursor", "current", "done")}
    assert run("position", "play", "-", "ship B2", stdin=json.dumps(short)).doc == play(loading, "ship B2").doc


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"step": "ship", "target": "expedition 13"}, "target: expected expedition 1 to expedition 12 while the step"),
        ({"step": "ship", "target": "contract 1"}, "target: expected expedition 1 to expedition 12 while the step"),
        ({"step": "duration", "target": "expedition 1"}, "target: expected contract 1 to contract 8 while the step"),
        ({"target": "expedition 1"}, "target: expected null while the step is action"),
        ({"step": "ship", "target": 12}, "target: expected a whole number from 0 to 11"),
        ({"step": "ship", "target": True}, "target: expected expedition 1"),
    ],
)
def test_targets_that_cannot_be(fields: dict[str, Json], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        discovery(**fields)


def test_slots_are_counted_from_1() -> None:
    doc = discovery(purchase_row=["Y1", "Y2", "Y3", "G1", "G2"], seats=[{"coins": 9, "reservations": 2}, {}])
    told = play(doc, "reserve filling 1", "buy 2", "--events").out.splitlines()
    events = {event["event"]: event for event in map(json.loads, told)}
    assert events["reserves_ship"]["place"] == "filling 1"
    assert (events["buys"]["slot"], events["new_ship"]["slot"]) == (2, 2)


# Choices without an order


def test_cards_may_be_named_in_any_order() -> None:
    doc = PURCHASE | {"seats": [{"hand": "R5 B2 B3"}, {"hand": "Y5"}], "market": "R5 R3"}
    assert play(doc, "buy", "pay B3", "pay R5").out == play(doc, "buy", "pay R5", "pay B3").out
    refused = play(doc, "buy", "pay B3", "pay B2", "take R5")
    assert (refused.code, refused.out) == (2, "")
    assert "move 2: 'pay B3' is not legal now; legal are: pay R5" in refused.err


def test_a_three_may_protect_before_a_two() -> None:
    seats = [{"hand": "R5 B2 B3", "goods": "B5 B3 B2"}, {"hand": "Y5"}]
    doc = PURCHASE | {"seats": seats, "ships": {"blue": 3, "red": 4}}
    after = play(doc, "buy", "pay R5", "use B3", "use B2")
    assert after.doc["seats"][0]["stored"] == "B2 B3 B5"
    assert after.out == play(doc, "buy", "pay R5", "use B2", "use B3").out


# Moves that cannot be read


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        (
            ("tidy", "card junkx5", "end"),
            "move 2: 'card junkx5' is not a move; card is followed by mac1, mac2, mac3, …",
        ),
        (("tidy", "card", "junkx5", "end"), "move 2: 'card junkx5' is not a move"),
        (("tidy", "card junkx5", "card junkx5"), "move 2: 'card junkx5' is not a move"),
        (("tidy", "cards", "end"), "move 2: 'cards' is not a move; moves are buy SLOT,"),
        (("stack 9",), "move 1: 'stack 9' is not a move; stack is followed by 1 to 8"),
    ],
)
def test_the_move_that_cannot_be_read_is_named(moves: tuple[str, ...], error: str) -> None:
    refused = play(MERCHANTS, *moves)
    assert refused.code == 2
    assert refused.err.startswith(f"error: {error}")


@pytest.mark.parametrize("move", ["explore 13", "explore"])
def test_a_number_that_cannot_be_names_its_limits(move: str) -> None:
    assert play(VOYAGES, move).err == f"error: move 1: '{move}' is not a move; explore is followed by 1 to 12\n"
