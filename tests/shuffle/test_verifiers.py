"""Two verifiers that share no code agree about recorded games, and both reject tampering."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from emporion.games import names
from emporion.locales import Translator
from emporion.match import loads
from emporion.match.shuffle import seat_digest
from emporion.terminal.shuffle_report import shuffle_texts
from tests.shuffle.records import (
    AGAINST_THE_RULES,
    SEALED_TAMPERING,
    SHARED_TAMPERING,
    TAMPERING,
    is_valid,
    recorded_game,
    sealed_game,
    tampered,
)
from tests.shuffle.second_verifier import NODE, VERIFIER, needs_node, verdicts

Json = Any
GAMES = [(game, seed) for game in names() for seed in range(5)]

pytestmark = needs_node


CASES = [(False, kind) for kind in TAMPERING] + [(True, kind) for kind in SHARED_TAMPERING]


@cache
def record(game: str, seed: int, is_shared: bool = False) -> str:
    return recorded_game(game, seed, is_shared)


@pytest.mark.slow
@pytest.mark.parametrize("is_shared", [False, True], ids=["own", "shared"])
def test_both_verifiers_accept_recorded_games(is_shared: bool) -> None:
    texts = [record(*each, is_shared) for each in GAMES[:: 1 + is_shared]]
    promise = "shared-" if is_shared else ""
    for text, verdict in zip(texts, verdicts(texts), strict=True):
        assert is_valid(text)
        assert [(each["id"], each["proved"]) for each in verdict["findings"]] == [
            (f"{promise}commitment", True), (f"{promise}key", True), ("draws", True)
        ], verdict  # fmt: skip
        assert verdict["findings"][2]["draws"] == sum(len(line["draws"].split()) for line in json.loads(text)["deal"])


@cache
def verdicts_on_tampering() -> dict[tuple[str, bool, str], Json]:
    """All at once, because starting the other program takes longer than a check."""
    cases = [(game, *case) for game in names() for case in CASES]
    texts = [tampered(record(game, 1, is_shared), kind) for game, is_shared, kind in cases]
    return dict(zip(cases, verdicts(texts), strict=True))


@pytest.mark.parametrize(("is_shared", "kind"), CASES)
def test_both_verifiers_reject_tampering(is_shared: bool, kind: str) -> None:
    for game in names():
        assert verdicts_on_tampering()[game, is_shared, kind]["wrong"], game
        assert not is_valid(tampered(record(game, 1, is_shared), kind)), game


@pytest.mark.parametrize("kind", AGAINST_THE_RULES)
@pytest.mark.parametrize("is_shared", [False, True], ids=["own", "shared"])
def test_only_the_rules_tell_how_many_draws_there_are(is_shared: bool, kind: str) -> None:
    for game in names():
        text = tampered(record(game, 1, is_shared), kind)
        assert not is_valid(text), game
        assert not verdicts([text])[0]["wrong"], "docs/fair-shuffle.md says so"


def test_records_by_the_first_rule_need_no_draws() -> None:
    doc = json.loads(record("carthage", 0))
    for name in ("commitment", "shuffle", "deal"):
        del doc[name]
    text = json.dumps(doc)
    assert is_valid(text)
    (verdict,) = verdicts([text])
    assert verdict == {"wrong": False, "findings": [{"id": "unsealed"}]}


def test_neither_verifier_claims_the_name_of_a_deleted_player(tmp_path: Path) -> None:
    doc = json.loads(record("carthage", 0))
    seat, share, table = doc["seats"][1], doc["shuffle"]["seats"][1].get("share", ""), doc["shuffle"]["table"]
    doc["shuffle"]["seats"][1] = {"digest": seat_digest(table, 1, seat["player"], seat["name"], share)}
    seat["name"] = ""
    text = json.dumps(doc)
    assert is_valid(text)
    (verdict,) = verdicts([text])
    assert not verdict["wrong"]
    assert verdict["findings"][-1] == {"id": "erased", "seats": ["P2"]}
    assert "" not in next(each["names"] for each in verdict["findings"] if each["id"] == "key")
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    said = subprocess.run([NODE, str(VERIFIER), str(file)], capture_output=True, text=True, check=True).stdout
    reservation = Translator("en").translate("verify-erased", seats="P2")
    assert reservation in said
    assert reservation in [*shuffle_texts(loads(text, "record"), "en")]


@pytest.mark.parametrize("game", names())
def test_both_verifiers_check_the_seal_of_the_first_rule(game: str) -> None:
    """Records without `shuffle`, of earlier versions and of repeated deals."""
    text = sealed_game(game, 0)
    altered = [tampered(text, kind) for kind in SEALED_TAMPERING]
    assert [is_valid(each) for each in (text, *altered)] == [True] + [False] * len(altered)
    said = verdicts([text, *altered])
    assert [each["wrong"] for each in said] == [False] + [True] * len(altered)
    assert {finding["id"] for each in said for finding in each["findings"]} == {"seal"}


def test_tables_that_share_a_deal_have_the_same_draws() -> None:
    """Whatever their players are called and do; a table that shuffles has its own."""
    one, other = (json.loads(record("carthage", seed, is_shared)) for seed, is_shared in ((0, True), (0, False)))
    again = {**one, "seats": [{**seat, "name": f"Other {number}"} for number, seat in enumerate(one["seats"])]}
    assert is_valid(json.dumps(again))
    assert one["key"] != other["key"]


@pytest.mark.parametrize(("change", "code"), [(None, 0), ("another key", 1), ("no draws", 1), ("nothing promised", 2)])
def test_the_other_verifier_is_a_program(change: str | None, code: int, tmp_path: Path) -> None:
    file, text = tmp_path / "record.json", record("carthage", 0)
    if change == "nothing promised":
        doc = json.loads(text)
        del doc["commitment"], doc["shuffle"]
        text = json.dumps(doc)
    file.write_text(tampered(text, change) if change in TAMPERING else text, encoding="utf-8")
    said = subprocess.run([NODE, str(VERIFIER), str(file)], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (code, "")
    assert ("WRONG" in said.stdout) == (code == 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_both_verifiers_agree_on_300_games(game: str) -> None:
    texts = [recorded_game(game, seed, is_shared=seed % 3 == 0) for seed in range(300)]
    kinds = [[*(SHARED_TAMPERING if seed % 3 == 0 else TAMPERING)] for seed in range(300)]
    altered = [tampered(text, kinds[seed][seed % len(kinds[seed])]) for seed, text in enumerate(texts)]
    assert all(map(is_valid, texts))
    assert not any(map(is_valid, altered))
    assert [verdict["wrong"] for verdict in verdicts([*texts, *altered])] == [False] * 300 + [True] * 300
