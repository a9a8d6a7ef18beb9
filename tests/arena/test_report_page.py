"""The page of a report: well formed, self-contained, accessible and reproducible; and the figures as JSON."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser

import pytest

from emporion.arena.charts import bin_width
from emporion.arena.formatting import name_of
from emporion.arena.report import Origin, report_of, to_json
from emporion.arena.report_counts import ReportCounts
from emporion.arena.report_page import report_page
from emporion.arena.self_play import play_games
from emporion.statistics import Subject
from tests.arena.games import GAMES, page, report, self_play

VOID = {"meta", "br", "img", "link"}


class Reader(HTMLParser):
    """Reads a page strictly: everything that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.tags: dict[str, int] = {}
        self.charts: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert len(values) == len(attrs)
        self.tags[tag] = self.tags.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if "href" in values:
            self.targets.append(str(values["href"]))
        if tag == "svg":
            self.charts.append(values.get("aria-label"))
        assert not {"src", "srcset", "onload", "onclick"} & set(values)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert not reader.open
    return reader


@pytest.mark.parametrize(("name", "players"), [("carthage", 2), ("dale", 2), ("discovery", 3)])
def test_a_page_is_self_contained(name: str, players: int) -> None:
    text = page(name, players)
    reader = read(text)
    assert len(set(reader.ids)) == len(reader.ids)
    assert reader.targets
    assert {target.removeprefix("#") for target in reader.targets} <= set(reader.ids)
    assert not re.search(r"https?:|url\(|@import|<script|<link|xlink", text)
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text
    assert 'lang="en"' in text
    drawn = sum(bool(table.chart_columns) for table in report(name, players).sections[0].tables)
    assert len(reader.charts) == 3 + drawn
    assert all(label and len(label) > 20 for label in reader.charts)
    assert reader.tags["h1"] == reader.tags["main"] == reader.tags["nav"] == 1
    assert not re.search(r"\bnan\b|\binf\b|None", text)


def test_the_same_figures_give_the_same_page() -> None:
    assert report_page(report("carthage", 2)) == page("carthage", 2)


@pytest.mark.parametrize(("name", "players"), [("carthage", 2), ("dale", 2), ("discovery", 3)])
def test_a_page_begins_with_answers(name: str, players: int) -> None:
    made, text = report(name, players), unescape(page(name, players))
    found = text[text.index('<section id="answers">') : text.index('<section id="overview">')]
    order = [found.index(answer.question) for answer in made.sections[0].answers]
    assert order == sorted(order)
    for answer in made.sections[0].answers:
        assert f"{answer.verdict}." in found
        assert answer.words in found
        assert answer.caution in found


def test_answers_for_several_numbers_of_players_stand_together() -> None:
    two, four = report("carthage", 2), report("carthage", 4)
    text = report_page(replace(two, sections=(*two.sections, *four.sections)))
    read(text)
    question, caution = two.sections[0].answers[0].question, two.sections[0].answers[0].caution
    asked = text[text.index(f"<h3>{question}") :]
    assert asked.index("2 players") < asked.index("4 players") < asked.index(caution) < asked.index("<h3>", 1)
    assert text.count(f"<h3>{question}") == 1


def test_a_page_says_how_it_was_made() -> None:
    made = report("carthage", 2)
    origin = replace(made.origin, command="emporion report carthage --option '<b>'", options={"end_tokens": 5})
    text = report_page(replace(made, origin=origin))
    for words in ("Traders of Carthage, rules version 1", "end_tokens = 5", "--option &#39;&lt;b&gt;&#39;", "random"):
        assert words in text


def test_a_page_about_games_that_never_ended() -> None:
    short = replace(self_play("carthage", 2), game=replace(GAMES["carthage"], longest_playout=20))
    counted = ReportCounts.empty(short)
    counted.count(short, play_games(short, range(2)))
    made = report_of(Origin(short.game, "random", 2, 1, {}, (2,), "…"), [counted])
    text = report_page(made)
    read(text)
    assert "No game came to its end" in text
    assert "Broken off after 20 decisions" in text
    json.dumps(to_json(made), allow_nan=False)


def test_json_has_every_figure() -> None:
    made = report("discovery", 2)
    doc = json.loads(json.dumps(to_json(made), allow_nan=False))
    (section,) = doc["sections"]
    assert (doc["game"], section["players"], section["games"]) == ("discovery", 2, 8)
    assert [table["title"] for table in section["tables"]] == [table.title for table in made.sections[0].tables]
    wins = [row["figures"]["wins"]["value"] for row in section["tables"][0]["rows"]]
    assert sum(wins[:2]) == pytest.approx(1)
    assert sum(wins[2:]) == pytest.approx(1)
    assert sum(section["distributions"]["score"].values()) == 16
    assert section["answers"][0]["question"] == "Is it an advantage to play first?"
    assert all(set(answer) == {"question", "verdict", "words", "caution"} for answer in section["answers"])
    assert {check["name"] for check in section["checks"]} >= {"highest score", "stalled games", "balance of missions"}
    assert doc["alarms"] == sum(not check["ok"] for check in section["checks"])


def test_things_have_their_names_from_the_catalogue() -> None:
    assert name_of(Subject("R5", "carthage-card-R5")) == "Red 5"
    assert name_of(Subject("stack 1")) == "Stack 1"
    assert name_of(Subject("dodo", "dale-card-dodo")) == "Dodo"


def test_histograms_have_round_and_few_bars() -> None:
    assert [bin_width(span) for span in (1, 28, 29, 100, 141, 1000)] == [1, 1, 2, 5, 10, 50]
