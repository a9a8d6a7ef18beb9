"""Answers in words to what players and designers ask first: what the games show, and what they are too few to show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from emporion.arena.formatting import ORDER, name_in_sentence, number, range_of
from emporion.arena.report_counts import ReportCounts
from emporion.statistics import Z_95, FigureTable, Interval, Subject

QUARTER_NAMES = {1: "a quarter", 2: "half", 3: "three quarters"}
HALF = 2  # quarters
SIGNIFICANCE = 0.05  # of reports may name something that is only luck
MOST_NAMED = 4  # on either side; the table lists the others


@dataclass(frozen=True)
class Answer:
    """A verdict, and the figures behind it in words."""

    question: str
    verdict: str
    words: str
    caution: str = ""
    """What else may explain the figures."""


def answers_of(counts: ReportCounts, tables: Iterable[FigureTable]) -> tuple[Answer, ...]:
    """Answers for every game, then those from this game's tables; none if no game ended."""
    if not counts.games:
        return ()
    asked = [table for table in tables if table.question]
    return (first_player_answer(counts), leader_answer(counts), *(table_answer(table) for table in asked))


def first_player_answer(counts: ReportCounts) -> Answer:
    """Whether playing first is an advantage; other places are named only if they clearly matter."""
    fair = 1 / counts.players
    first, *others = (wins.interval() for wins in counts.order_wins)
    assert first is not None
    verdicts = {1: "An advantage", -1: "A disadvantage", 0: "Neither, as far as these games show"}
    side = compare_to_fair(first, fair, compared=1)
    words = [f"Who plays first wins {with_interval(first)} of games; an equal share is {number(fair, 'percent', 0)}."]
    if side == 0:
        reach = max(first.high - fair, fair - first.low)
        words.append(f"A difference of up to {100 * reach:.0f} points in a hundred could have gone unseen.")
    for place, wins in zip(ORDER[1:], others, strict=False):
        if counts.players > 2 and wins is not None and compare_to_fair(wins, fair, compared=counts.players):
            words.append(f"Who {place} wins {with_interval(wins)}.")
    question = "Is it an advantage to play first?"
    return Answer(question, verdicts[side], " ".join(words), counts.statistics.playing_first)


def leader_answer(counts: ReportCounts) -> Answer:
    """Whether games are decided after half of their turns."""
    question = "Is a game decided by half of its turns?"
    wins = counts.leader_wins[HALF].interval()
    if wins is None:
        return Answer(question, "Nobody leads by then", "Points come later.")
    verdicts = {1: "The leader wins more often than others", -1: "The leader wins less often than others"}
    verdict = verdicts.get(compare_to_fair(wins, 1 / counts.players, compared=1), "Not that these games show")
    share = number(counts.leader_wins[HALF].cases / counts.games, "percent", 0)
    words = (
        f"In {share} of games one player leads alone after half of the turns and wins {with_interval(wins)} of them."
    )
    return Answer(question, verdict, words)


def table_answer(table: FigureTable) -> Answer:
    """The table's rows that are clearly off the fair share."""
    place, column = next((n, each) for n, each in enumerate(table.columns) if each.title == table.answer)
    assert column.fair is not None
    known = [(subject, cell) for subject, cells in table.rows if isinstance(cell := cells[place], Interval)]
    if not known:
        return Answer(table.question, "Too few games", "")
    known.sort(key=lambda each: each[1].value)
    above = [each for each in reversed(known) if compare_to_fair(each[1], column.fair, len(known)) == 1]
    below = [each for each in known if compare_to_fair(each[1], column.fair, len(known)) == -1]
    found = len(above) + len(below)
    verdict = f"{found or 'Not one'} of {len(known)} stand{'' if found > 1 else 's'} out"
    parts = [f"{word}: {listed(some)}." for word, some in (("More often", above), ("Less often", below)) if some]
    fair = number(column.fair, "percent", 0)
    words = " ".join([*parts, f"By “{table.answer}”; an equal share is {fair}."])
    return Answer(table.question, verdict, words, table.caution)


def listed(found: Sequence[tuple[Subject, Interval]]) -> str:
    named = ", ".join(f"{name_in_sentence(subject)} {with_interval(share)}" for subject, share in found[:MOST_NAMED])
    more = len(found) - MOST_NAMED
    return f"{named} and {more} more" if more > 0 else named


def with_interval(share: Interval) -> str:
    return f"{number(share, 'percent', 0)} ({range_of(share)})"


def compare_to_fair(share: Interval, fair: float, compared: int) -> int:
    """1 or -1 if a share is significantly above or below the fair one, else 0, with a Bonferroni correction for the
    number of shares compared."""
    deviations = NormalDist().inv_cdf(1 - SIGNIFICANCE / (2 * compared))
    near = share.low if share.value > fair else share.high
    needed = abs(share.value - near) * deviations / Z_95
    if share.low == share.high or abs(share.value - fair) <= needed:
        return 0
    return 1 if share.value > fair else -1
