"""`emporion verify` says what a record proves about its shuffle, and what it cannot prove."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from emporion.cli import cli, localized
from emporion.kernel.errors import BadRecord
from emporion.locales import LANGUAGES, Translator
from tests.shuffle.records import recorded_game, tampered

RECORD = recorded_game("carthage", 1)
DOC = json.loads(RECORD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_says_what_was_proved(language: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(RECORD, encoding="utf-8")
    result = CliRunner().invoke(cli, ["verify", str(file), "--lang", language])
    translate = Translator(language).translate
    names = [seat["name"] for seat, share in zip(DOC["seats"], DOC["shuffle"]["seats"], strict=True) if share]
    draws = sum(len(line["draws"].split()) for line in DOC["deal"])
    assert result.exit_code == 0
    assert result.output.splitlines()[1:] == [
        translate("verify-commitment", seal=DOC["commitment"][:16]),
        translate("verify-key", table="table1", shares=len(names), names=", ".join(names)),
        translate("verify-deal", draws=draws),
        translate("verify-not-proved"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_says_what_a_shared_deal_proves(language: str, tmp_path: Path) -> None:
    file, text = tmp_path / "record.json", recorded_game("carthage", 1, is_shared=True)
    file.write_text(text, encoding="utf-8")
    doc, translate = json.loads(text), Translator(language).translate
    result = CliRunner().invoke(cli, ["verify", str(file), "--lang", language])
    draws = sum(len(line["draws"].split()) for line in doc["deal"])
    assert result.output.splitlines()[1:] == [
        translate("verify-shared-commitment", seal=doc["commitment"][:16], deal="table1"),
        translate("verify-shared-key", deal="table1", players=len(doc["seats"])),
        translate("verify-deal", draws=draws),
        translate("verify-shared-not-proved"),
    ]


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("another secret", "“secret” and “deal” of “shuffle” don’t match “commitment”"),
        ("a table beside the deal", "the cards aren’t those of the shared deal"),
        ("the key for other players", "number of players"),
        ("an option", "the cards aren’t those of the shared deal"),
    ],
)
def test_one_line_says_what_is_wrong_with_a_shared_deal(kind: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(tampered(recorded_game("carthage", 1, is_shared=True), kind), encoding="utf-8")
    result = CliRunner().invoke(cli, ["verify", str(file), "--lang", "en"])
    assert isinstance(result.exception, BadRecord)
    assert said in localized(result.exception)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("another secret", "“secret” and “table” don’t match “commitment”"),
        ("swapped names", "“key” doesn’t follow"),
        ("an unknown version of the rule", "version 4 of the rule, but this program knows only versions 2, 3"),
        ("another place", "“deal” isn’t"),
        ("fewer draws", "“deal” isn’t"),
        ("no draws", "“deal” is missing"),
        ("an empty list of draws", "“deal” is missing"),
        ("a shorter secret", "shuffle.secret"),
    ],
)
def test_one_line_says_what_is_wrong(kind: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(tampered(RECORD, kind), encoding="utf-8")
    result = CliRunner().invoke(cli, ["verify", str(file), "--lang", "en"])
    assert isinstance(result.exception, BadRecord)
    assert said in localized(result.exception)
