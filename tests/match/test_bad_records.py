"""Broken records: each is refused with a message that says where and why."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from emporion.games import find
from emporion.games.carthage import GAME
from emporion.kernel import position
from emporion.kernel.errors import BadRecord
from emporion.kernel.messages import PlayerRef
from emporion.locales import LANGUAGES, Translator
from emporion.match import PERSON, dumps, loads, record_of, replay
from tests.match.tables import STARTED, match_of, play_on

Json = Any
Way = tuple[str | int, ...]

MATCH = play_on(match_of(options={"end_tokens": 4}), random.Random(1))
TEXT = dumps(record_of(MATCH, STARTED))
DOC: dict[str, Json] = json.loads(TEXT)
"""A short game that is over."""
LAST = MATCH.version
FIRST, NEXT = (f"P{made.seat + 1}" for made in MATCH.log[:2])


def refusal_of(text: str | bytes, source: str = "there.json") -> tuple[str, dict[str, Any]]:
    """The id and the arguments of the refusal, which names its source and has words in every language."""
    with pytest.raises(BadRecord) as refusal:
        replay(loads(text, source), find, source=source)
    message = refusal.value.message
    assert message.arguments["source"] == source
    for language in LANGUAGES:
        assert source in Translator(language, ["Ada", "Bo"]).translate(message)
    return message.id, dict(message.arguments)


def refused(doc: Json, message: str, **arguments: object) -> None:
    """A refusal with these arguments; of texts these parts."""
    found, given = refusal_of(json.dumps(doc))
    assert found == message, given
    for name, value in arguments.items():
        assert given[name] == value if not isinstance(value, str) else value in given[name], given


def changed(*way: str | int, to: Json) -> dict[str, Json]:
    doc = copy.deepcopy(DOC)
    place: Json = doc
    for step in way[:-1]:
        place = place[step]
    place[way[-1]] = to
    return doc


@pytest.mark.slow
def test_every_way_to_cut_off_a_record_is_refused() -> None:
    data = TEXT.encode()
    ids = {refusal_of(data[:end])[0] for end in range(0, len(data) - 2, 50)}
    for end in range(len(data) - 2):
        with pytest.raises(BadRecord):
            loads(data[:end], "there.json")
    assert ids == {"record-not-json"}
    assert loads(data.rstrip(), "there.json") == loads(data, "there.json")


NOT_JSON: dict[str, str | bytes] = {
    "nothing": "",
    "a sentence": "This is not JSON.",
    "a byte order mark": b"\xef\xbb\xbf" + TEXT.encode(),
    "another encoding": TEXT.encode("utf-16"),
    "bytes that are no text": TEXT.encode().replace(b"Ada", b"\xff\xfe"),
    "noise": bytes(range(256)),
    "two records": TEXT * 2,
    "a comma too many": TEXT.replace('"rules": 1,', '"rules": 1,,'),
    "not a number": TEXT.replace('"rules": 1', '"rules": NaN'),
    "a huge number": TEXT.replace('"rules": 1', f'"rules": {"1" * 5000}'),
    "half a surrogate": TEXT.replace("Ada", "\\ud800"),
    "too deep": "[" * 100_000,
}
OTHER_KINDS: dict[str, str] = {
    "list": json.dumps([DOC]),
    "text": json.dumps(TEXT),
    "null": "null",
    "number": "7",
    "empty": "{}",
    "position": position.dumps(GAME, MATCH.state),
    "older format": json.dumps(changed("format", to="emporion record 0")),
    "newer format": json.dumps(changed("format", to="emporion record 10")),
    "format is a number": json.dumps(changed("format", to=1)),
    "format is a list": json.dumps(changed("format", to=["emporion record 1"] * 9)),
}


@pytest.mark.parametrize("text", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    message, arguments = refusal_of(text)
    assert message == "record-not-json"
    assert arguments["detail"]


@pytest.mark.parametrize("text", OTHER_KINDS.values(), ids=OTHER_KINDS)
def test_json_of_another_kind_is_refused(text: str) -> None:
    message, arguments = refusal_of(text)
    assert message == "record-not-a-record"
    assert arguments["expected"] == "emporion record 1"
    found = json.loads(text)
    shown = json.dumps(found.get("format") if isinstance(found, dict) else None)
    shown = '"list"' if shown.startswith("[") else shown
    assert arguments["found"][:37] == shown[:37]
    assert len(arguments["found"]) <= 40


def fields(doc: Json, before: Way = ()) -> list[Way]:
    """The ways to all fields of all objects in a document."""
    steps: Any = doc.items() if isinstance(doc, dict) else enumerate(doc) if isinstance(doc, list) else ()
    inner = [way for step, each in steps for way in fields(each, (*before, step))]
    return inner + [(*before, name) for name in (doc if isinstance(doc, dict) else ())]


REQUIRED = [way for way in fields(DOC) if way[-1] not in ("format", "result", "digest", "player", "end_tokens")]
WRONG: tuple[Json, ...] = (None, True, 1.5, 7, "x", [None], [7], ["x"], {"x": 1}, [["x"]], [{"x": 1}])


@pytest.mark.parametrize("way", REQUIRED, ids=lambda way: ".".join(map(str, way)))
def test_missing_extra_and_mistyped_fields_are_named(way: Way) -> None:
    place: Json = copy.deepcopy(DOC)
    doc = place
    for step in way[:-1]:
        place = place[step]
    value = place.pop(way[-1])
    refused(doc, "record-field", detail=f"`{way[-1]}`")
    place["weather"] = value
    place[way[-1]] = value
    refused(doc, "record-field", detail="`weather`")
    for wrong in WRONG:
        if type(wrong) is not type(value):
            refused(changed(*way, to=wrong), "record-field", detail=str(way[-1]))


def test_records_may_leave_out_what_has_a_default() -> None:
    doc = copy.deepcopy(DOC)
    del doc["result"], doc["seats"][0]["player"]
    record = loads(json.dumps(doc), "there.json")
    assert (record.result, record.seats[0].player) == (None, PERSON)
    assert replay(record, find).over


KEY = DOC["key"]
BAD_KEYS = ("", KEY[:-1], KEY + "0", KEY.upper(), KEY[:-1] + "g", KEY[:-1] + " ", KEY + "\n", "٣" * 64, "0x" + KEY[2:])


@pytest.mark.parametrize("key", BAD_KEYS)
def test_bad_keys_are_refused(key: str) -> None:
    refused(changed("key", to=key), "record-key", found=json.dumps(key, ensure_ascii=False)[:37])


SET_UPS: dict[str, tuple[dict[str, Json], str, dict[str, object]]] = {
    "unknown game": (changed("game", to="chess"), "record-unknown-game", {"found": '"chess"'}),
    "other rules": (changed("rules", to=2), "record-rules-version", {"found": 2, "expected": 1}),
    "unknown option": (changed("options", to={"weather": 1}), "record-set-up", {"detail": "weather"}),
    "bad option": (changed("options", to={"end_tokens": "many"}), "record-set-up", {"detail": "end_tokens"}),
    "options that do not fit": (changed("options", to={"track_pirates": [9]}), "record-set-up", {"detail": "pirates"}),
    "no seats": (changed("seats", to=[]), "record-set-up", {"detail": "not 0"}),
    "one seat": (changed("seats", to=DOC["seats"][:1]), "record-set-up", {"detail": "not 1"}),
    "five seats": (changed("seats", to=[{"name": "x"}] * 5), "record-set-up", {"detail": "not 5"}),
}


@pytest.mark.parametrize(("doc", "message", "arguments"), SET_UPS.values(), ids=SET_UPS)
def test_games_that_cannot_be_set_up_are_refused(
    doc: dict[str, Json], message: str, arguments: dict[str, object]
) -> None:
    refused(doc, message, **arguments)


MOVES: dict[str, tuple[int, str, str, dict[str, object]]] = {
    "no seat": (1, "token red", "record-move-seat", {"seats": "P1, P2"}),
    "empty": (1, "", "record-move-seat", {"seats": "P1, P2"}),
    "no such seat": (1, "P9 token red", "record-move-seat", {"seats": "P1, P2"}),
    "a seat that does not play": (1, "P3 token red", "record-move-seat", {"seats": "P1, P2"}),
    "a seat in small letters": (1, f"{FIRST.lower()} token red", "record-move-seat", {"seats": "P1, P2"}),
    "a space before": (1, f" {FIRST} token red", "record-move-seat", {"seats": "P1, P2"}),
    "wrong seat": (1, f"{NEXT} token red", "record-move-turn", {"seat": PlayerRef(int(FIRST[1]) - 1)}),
    "only a seat": (1, FIRST, "record-move-unreadable", {"detail": "''"}),
    "unreadable": (2, f"{NEXT} sing", "record-move-unreadable", {"detail": "'sing'"}),
    "unreadable later": (2, f"{NEXT} token red, sing", "record-move-unreadable", {"detail": "sing"}),
    "a comma too many": (2, f"{NEXT} token red,", "record-move-unreadable", {"detail": "''"}),
    "illegal": (1, f"{FIRST} buy", "record-move-illegal", {"legal": "token red, token blue"}),
    "too many": (1, f"{FIRST} token red, token red", "record-move-too-long", {"move": "token red"}),
    "long": (1, f"{FIRST} token red{', buy' * 99}", "record-move-too-long", {"move": "buy"}),
}


@pytest.mark.parametrize(("number", "line", "message", "arguments"), MOVES.values(), ids=MOVES)
def test_moves_that_cannot_be_played_are_named(
    number: int, line: str, message: str, arguments: dict[str, object]
) -> None:
    shown = json.dumps(line)[:37]
    refused(changed("moves", number - 1, to=line), message, number=number, line=shown, **arguments)


def test_moves_after_the_end_are_refused() -> None:
    doc = changed("moves", to=[*DOC["moves"], f"{FIRST} buy"])
    refused(doc, "record-move-after-end", number=LAST + 1, line=f"{FIRST} buy")


def test_a_result_without_the_last_moves_is_refused() -> None:
    for number in (0, 1, LAST - 1):
        refused(changed("moves", to=DOC["moves"][:number]), "record-cut-short", number=number)


def test_leaving_out_any_move_is_noticed() -> None:
    for number in range(LAST):
        refusal_of(json.dumps(changed("moves", to=DOC["moves"][:number] + DOC["moves"][number + 1 :])))


CLAIMS: dict[str, Json] = {
    "ending": "stalemate",
    "scores": [score + 1 for score in DOC["result"]["scores"]],
    "ranks": DOC["result"]["ranks"][::-1],
    "digest": "0" * 16,
}


@pytest.mark.parametrize("field", CLAIMS)
def test_results_that_the_moves_do_not_lead_to_are_refused(field: str) -> None:
    claim, true = CLAIMS[field], DOC["result"][field]
    doc = changed("result", field, to=claim)
    refused(doc, "record-result", field=field, found=json.dumps(claim), expected=json.dumps(true))
    refused(changed("result", field, to=claim[:1]), "record-result", field=field, found=json.dumps(claim[:1]))


# Anything at all

CHARACTERS = st.sampled_from('"{}[],:\\ 0123456789abcdefPRBYGx-\n\x00é\ud800🂡') | st.characters()
PLACES = st.integers(0, len(TEXT) - 1)


@pytest.mark.slow
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(PLACES, st.integers(0, 1), st.just("") | CHARACTERS)
@example(0, 0, "\ufeff")
def test_a_record_with_one_changed_character_is_refused_or_replays(place: int, removed: int, put: str) -> None:
    text = TEXT[:place] + put + TEXT[place + removed :]
    data = text.encode("utf-8", "surrogatepass")
    try:
        version = replay(loads(data, "there.json"), find, source="there.json").version
    except BadRecord as problem:
        told = Translator("en").translate(problem.message)
    else:
        told = f"there.json: {version} moves"
        assert version == LAST
    assert told.startswith("there.json: ")


def test_text_that_cannot_be_encoded_is_refused() -> None:
    assert refusal_of(TEXT.replace("Ada", "\ud800"))[0] == "record-not-json"


@pytest.mark.parametrize("value", ['"end_tokens": 4', '"format": "emporion record 1"'])
def test_values_of_any_depth_are_refused(value: str) -> None:
    name = value.split(":")[0]
    for depth in range(1, 1100):
        with pytest.raises(BadRecord):
            replay(loads(TEXT.replace(value, f"{name}: {'[' * depth}{']' * depth}"), "there.json"), find)


UNPRINTABLE = {
    "field": changed("two\nlines", to=1),
    "field with an escape sequence": changed("\x1b[2J", to=1),
    "format": changed("format", to="line\u2028separator"),
    "format with an escape sequence": changed("format", to="\x9b2J"),
    "game": changed("game", to="line\u2028separator"),
    "key": changed("key", to="line\u2028separator"),
    "move": changed("moves", 0, to="line\u2028separator"),
}


@pytest.mark.parametrize("doc", UNPRINTABLE.values(), ids=UNPRINTABLE)
def test_refusals_are_printable(doc: dict[str, Json]) -> None:
    assert all(value.isprintable() for value in refusal_of(json.dumps(doc))[1].values() if isinstance(value, str))


ENDLESS = {
    "move": changed("moves", 0, to=f"{FIRST} {'la' * 5000}"),
    "option": changed("options", to={"x" * 10_000: 1}),
    "rules": changed("rules", to=10**40),
    "field": changed("x" * 10_000, to=1),
}


@pytest.mark.parametrize("doc", ENDLESS.values(), ids=ENDLESS)
def test_refusals_of_endless_things_have_words(doc: dict[str, Json]) -> None:
    assert all(len(str(value)) < 1000 for value in refusal_of(json.dumps(doc))[1].values())


def test_a_line_that_goes_wrong_in_the_middle_tells_what_was_possible_there() -> None:
    number = next(number for number, move in enumerate(DOC["moves"]) if ", pay " in move)
    start = DOC["moves"][number].split(",")[0]
    arguments = refusal_of(json.dumps(changed("moves", number, to=f"{start}, pass")))[1]
    assert all(move.startswith("pay ") for move in arguments["legal"].split(", "))
