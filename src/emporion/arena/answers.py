"""What players and designers ask first, answered in words: what the games show, and what they are too few to show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from emporion.arena.cells import ORDER, name_in_sentence, number, range_of
from emporion.arena.tally import Tally
from emporion.statistics import Z_95, FigureTable, Interval, Subject

QUARTERS_TOLD = {1: "a quarter", 2: "half", 3: "three quarters"}
HALF = 2  # quarters
DOUBT = 0.05  # of reports may name something that is only luck
MOST_NAMED = 4  # on either side; the table has the others


@dataclass(frozen=True)
class Answer:
    """An answer in a few words, and the figures that it rests on."""

    question: str
    verdict: str
    words: str
    caution: str = ""
    """What else may have made the figures."""


def answers_of(tally: Tally, tables: Iterable[FigureTable]) -> tuple[Answer, ...]:
    """What can be asked of every game, then what this game's tables answer; nothing if no game ended."""
    if not tally.games:
        return ()
    asked = [table for table in tables if table.question]
    return (who_begins(tally), who_leads(tally), *(answer_of(table) for table in asked))


def who_begins(tally: Tally) -> Answer:
    """Whether playing first is an advantage; of the other places those that clearly are one, or the opposite."""
    fair = 1 / tally.players
    first, *others = (wins.interval() for wins in tally.order_wins)
    assert first is not None
    verdicts = {1: "An advantage", -1: "A disadvantage", 0: "Neither, as far as these games show"}
    side = side_of(first, fair, compared=1)
    words = [f"Who plays first wins {told(first)} of games; an equal share is {number(fair, 'percent', 0)}."]
    if side == 0:
        reach = max(first.high - fair, fair - first.low)
        words.append(f"A difference of up to {100 * reach:.0f} points in a hundred could have gone unseen.")
    for place, wins in zip(ORDER[1:], others, strict=False):
        if tally.players > 2 and wins is not None and side_of(wins, fair, compared=tally.players):
            words.append(f"Who {place} wins {told(wins)}.")
    question = "Is it an advantage to play first?"
    return Answer(question, verdicts[side], " ".join(words), tally.statistics.playing_first)


def who_leads(tally: Tally) -> Answer:
    """Whether games are decided by half of their turns."""
    question = "Is a game decided by half of its turns?"
    wins = tally.leader_wins[HALF].interval()
    if wins is None:
        return Answer(question, "Nobody leads by then", "Points come later.")
    verdicts = {1: "The leader wins more often than others", -1: "The leader wins less often than others"}
    verdict = verdicts.get(side_of(wins, 1 / tally.players, compared=1), "Not that these games show")
    share = number(tally.leader_wins[HALF].cases / tally.games, "percent", 0)
    words = f"In {share} of games somebody leads alone after half of the turns, and wins {told(wins)} of them."
    return Answer(question, verdict, words)


def answer_of(table: FigureTable) -> Answer:
    """What the table's question is about, if it is clearly off its fair share."""
    place, column = next((n, each) for n, each in enumerate(table.columns) if each.title == table.answer)
    assert column.fair is not None
    known = [(thing, cell) for thing, cells in table.rows if isinstance(cell := cells[place], Interval)]
    if not known:
        return Answer(table.question, "Too few games", "")
    known.sort(key=lambda each: each[1].value)
    above = [each for each in reversed(known) if side_of(each[1], column.fair, len(known)) == 1]
    below = [each for each in known if side_of(each[1], column.fair, len(known)) == -1]
    found = len(above) + len(below)
    verdict = f"{found or 'Not one'} of {len(known)} stand{'' if found > 1 else 's'} out"
    parts = [f"{word}: {listed(some)}." for word, some in (("More often", above), ("Less often", below)) if some]
    fair = number(column.fair, "percent", 0)
    words = " ".join([*parts, f"By “{table.answer}”; an equal share is {fair}."])
    return Answer(table.question, verdict, words, table.caution)


def listed(found: Sequence[tuple[Subject, Interval]]) -> str:
    named = ", ".join(f"{name_in_sentence(thing)} {told(share)}" for thing, share in found[:MOST_NAMED])
    more = len(found) - MOST_NAMED
    return f"{named} and {more} more" if more > 0 else named


def told(share: Interval) -> str:
    return f"{number(share, 'percent', 0)} ({range_of(share)})"


def side_of(share: Interval, fair: float, compared: int) -> int:
    """1 or -1 if a share is clearly above or below the fair one, else 0. The more there is to compare, the farther off
    it must be, so that all of it together shows no more by luck than a single figure does."""
    deviations = NormalDist().inv_cdf(1 - DOUBT / (2 * compared))
    near = share.low if share.value > fair else share.high
    needed = abs(share.value - near) * deviations / Z_95
    if share.low == share.high or abs(share.value - fair) <= needed:
        return 0
    return 1 if share.value > fair else -1
