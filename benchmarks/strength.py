"""Measure how strong the bots are, and write docs/strength.md: every contest, its command and what came of it.

    python benchmarks/strength.py [--deals 200] [--kept FOLDER] [--jobs J] [--only carthage,levels]

Contests are kept in a folder, so that whoever stops the script goes on later. The whole page takes an hour and a half
or so on two cores. It is written only if all that it says about fairness and clusters turns out well. `--only` names
games, topics or both: the levels of Carthage.
"""

from __future__ import annotations

import argparse
import io
import itertools
import json
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

import search_speed
import strength_picture
from emporion import __version__
from emporion.arena.contest import ANCHOR, Contest
from emporion.arena.contest_command import command_to_repeat
from emporion.arena.playing import Where, played_out
from emporion.arena.processes import processors
from emporion.arena.scoreboard import controls_of, footing, heading, table_of
from emporion.arena.standings import Control, Standings, standings_of, to_json
from emporion.bots.config import LEVELS
from emporion.bots.engine import fingerprint
from emporion.games import find, names
from emporion.kernel.errors import EmporionError

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
PICTURE = ROOT / "docs" / "strength.svg"
DOUBLINGS = (100, 200, 400, 800, 1600)
LADDER = list(LEVELS)
SEED, OTHER_SEED = 1, 2
CONTROLS_EVERY = 4  # deals; that a bot does as well as itself needs no narrow interval
TIMES = "seconds.txt"  # of all runs for each contest, so that a page that was made in several says what it took


@dataclass(frozen=True)
class Claim:
    """One bot against others, and what we want to see: more than the equal share, surely; or at least so much."""

    topic: str
    contest: Contest
    goal: float | None = None

    @property
    def line(self) -> str:
        one, other = self.contest.bots
        others = other if self.contest.players == 2 else f"{self.contest.players - 1} × {other}"
        return f"{one} against {others}"


@dataclass(frozen=True)
class Mirror:
    """A bot that met itself, as a control of a contest."""

    game: str
    players: int
    control: Control

    @property
    def bot(self) -> str:
        return self.control.lineup.bots[0]


def claims(deals: int) -> Iterator[Claim]:
    """Everything that the page shows, by topics."""

    def claim(topic: str, game: str, players: int, one: str, other: str, goal: float | None = None) -> Claim:
        share = (deals + 3) // 4 if players == 3 else deals  # what lies between needs no narrow interval
        return Claim(topic, Contest(game, players, (one, other), share, SEED, controls_every=CONTROLS_EVERY), goal)

    for game in names():
        yield claim("first steps", game, 2, "greedy", "random", 0.9)
        for players in find(game).players:
            for weaker, stronger in itertools.pairwise(LADDER):
                yield claim("levels", game, players, stronger, weaker)
        yield claim("goals", game, 2, "search:1000", "greedy", 0.7)
        yield claim("goals", game, 2, "magnate", "trader", 0.75)
        yield claim("goals", game, 4, "magnate", "trader", 0.4)
    for budget in DOUBLINGS:
        yield claim("thinking", "carthage", 2, f"search:{2 * budget}", f"search:{budget}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--deals", type=int, default=200, help="for each contest (%(default)s)")
    parser.add_argument("--kept", type=Path, default=Path("strength"), help="the folder of the contests (%(default)s)")
    parser.add_argument("--jobs", type=int, default=processors(), help="processes (%(default)s)")
    parser.add_argument("--only", default="", help="games and topics, with commas; nothing is written then")
    chosen = parser.parse_args()
    if chosen.deals < 1 or chosen.jobs < 1:
        sys.exit("error: at least one deal and one process are needed")
    try:
        measure(chosen.deals, chosen.kept, chosen.jobs, chosen.only)
    except EmporionError as problem:
        sys.exit(f"error: {problem}")


def measure(deals: int, folder: Path, jobs: int, only: str) -> None:
    """Play what is wanted, and write the page; of a part of it there is none."""
    picked = picked_claims(only, deals)
    if not only and find_spec("ray") is None:
        raise EmporionError("the page compares this machine with a cluster: pip install 'emporion[cluster]'")
    folder.mkdir(parents=True, exist_ok=True)
    found = [(each, play(each.contest, folder, jobs)) for each in picked]
    if only:
        print("\n".join(told_claim(*each) for each in found))
        return
    fewer = (deals + 1) // 2
    again = [(each, play(rematch(each, fewer), folder, jobs)) for each in mirrors(found) if not each.control.ok]
    began = time.monotonic()
    tried = [*reflections(mirrors(found), again, fewer), *speed(), *fairness(), *places()]
    played = (*(each.contest for each in picked), *(standings.contest for _, standings in again))
    seconds = seconds_of(folder, played) + time.monotonic() - began
    strength_picture.draw([step(*each) for each in found if each[0].topic == "levels"], PICTURE)
    PAGE.write_text("\n".join(page(found, tried, deals, seconds / 60)) + "\n")


def picked_claims(only: str, deals: int) -> list[Claim]:
    """The claims about the games and topics that are named; without any game all games are meant, and so are all topics
    without any topic."""
    topics = list(dict.fromkeys(each.topic for each in claims(deals)))
    words = [word.strip() for word in only.split(",")] if only else []
    for word in words:
        if word not in (*names(), *topics):
            expected = f"expected games ({', '.join(names())}) and topics ({', '.join(topics)})"
            raise EmporionError(f"--only: {expected}, not {word!r}")
    games = set(words).intersection(names()) or set(names())
    wanted = set(words).intersection(topics) or set(topics)
    picked = [each for each in claims(deals) if each.contest.game in games and each.topic in wanted]
    if not picked:
        raise EmporionError(f"--only: there is no contest that is about {' and '.join(words)}")
    return picked


def play(contest: Contest, folder: Path, jobs: int) -> Standings:
    """Play a contest, or what is left of it."""
    name = name_of(contest)
    with timed(folder, name):
        standings = standings_of(played_out(contest, Where(jobs, keep=folder / name.replace(":", ""))))
    print(
        f"{contest.game}, {contest.players}: {' '.join(contest.bots)}: {shown(standings)}", file=sys.stderr, flush=True
    )
    return standings


def name_of(contest: Contest) -> str:
    """Another one if rules or bots have changed."""
    return f"{contest.game}-{contest.players}-{'-'.join(contest.bots)}-{fingerprint(contest.rules)}.jsonl"


@contextmanager
def timed(folder: Path, name: str) -> Iterator[None]:
    """Note what a contest took, also if it is stopped: its finished deals are kept."""
    began = time.monotonic()
    try:
        yield
    finally:
        with (folder / TIMES).open("a") as times:
            times.write(f"{time.monotonic() - began:.1f} {name}\n")


def seconds_of(folder: Path, contests: Iterable[Contest]) -> float:
    """What all runs of these contests took together, compiling included."""
    wanted = {name_of(contest) for contest in contests}
    noted = (line.split() for line in (folder / TIMES).read_text().splitlines())
    return sum(float(seconds) for seconds, name in noted if name in wanted)


def shown(standings: Standings) -> str:
    share = standings.table[0].win_share
    return f"{share.value:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"


# The page


def step(claim: Claim, standings: Standings) -> strength_picture.Step:
    stronger, weaker = claim.contest.bots
    share = standings.table[0].win_share
    return strength_picture.Step(claim.contest.rules.title, claim.contest.players, stronger, weaker, share)


Found = tuple[Claim, Standings]


def page(found: Sequence[Found], tried: Sequence[str], deals: int, minutes: float) -> Iterator[str]:
    """The whole document; `tried` are the sections about what was tried beside the contests."""
    yield "# How strong the bots are"
    yield ""
    yield "Written by `make strength`: everything below was measured by the commands that stand there, on one machine"
    yield f"({machine()}): {deals} deals each in all rotations (a quarter as many with three"
    yield f"players), {minutes:.0f} minutes in all."
    yield f"Emporion {__version__}; fingerprints of rules and bots: {codes()}."
    yield "[arena.md](arena.md) says how it is measured; [bots.md](bots.md) how the bots think."
    yield ""
    yield from section(found, "first steps", "Greedy against dice")
    yield from section(found, "levels", "Each level against the one below")
    yield f"![What each level wins against the one below, by game and number of players]({PICTURE.name})"
    yield ""
    yield from section(found, "goals", "What we wanted to reach")
    yield "✓ says that the share itself reaches its goal; where the interval begins below it, luck may have helped."
    yield ""
    yield from section(found, "thinking", "Twice the thinking")
    yield from tried
    yield from outputs(found)


def codes() -> str:
    """What has to be the same for the same commands to give the same tables."""
    return ", ".join(f"`{fingerprint(find(name))}` ({find(name).title})" for name in names())


def section(found: Sequence[Found], topic: str, title: str) -> Iterator[str]:
    """A table of claims."""
    yield f"## {title}"
    yield ""
    yield "| game | players | | wins | 95% | equal share | goal | ms a decision |"
    yield "|---|---|---|---|---|---|---|---|"
    for claim, standings in found:
        if claim.topic == topic:
            yield told_claim(claim, standings)
    yield ""


def told_claim(claim: Claim, standings: Standings) -> str:
    first = standings.table[0]
    share, fair = first.win_share, standings.fair
    goal = "above" if claim.goal is None else f"{claim.goal:.0%}"
    reached = share.low > fair if claim.goal is None else share.value >= claim.goal
    cells = (
        claim.contest.rules.title, claim.contest.players, claim.line, f"**{share.value:.1%}**",
        f"{100 * share.low:.1f}–{100 * share.high:.1f}", f"{fair:.0%}", f"{goal} {'✓' if reached else '✗'}",
        " / ".join(f"{each.milliseconds or 0:.2f}" for each in standings.table),
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def mirrors(found: Sequence[Found]) -> list[Mirror]:
    """All of them once: contests that have the same last bot have the same control."""
    every = [
        Mirror(claim.contest.game, claim.contest.players, control)
        for claim, standings in found
        for control in standings.controls
        if control.lineup.kind == "mirror"
    ]
    return list({(each.game, each.players, each.bot): each for each in every}.values())


def rematch(mirror: Mirror, deals: int) -> Contest:
    """A contest in which the bot meets itself on other deals, and on all of them."""
    other = next(name for name in (ANCHOR, "greedy") if name != mirror.bot)
    return Contest(mirror.game, mirror.players, (other, mirror.bot), deals, OTHER_SEED)


def reflections(every: Sequence[Mirror], again: Sequence[tuple[Mirror, Standings]], deals: int) -> Iterator[str]:
    """How bots do against themselves, and whether those that missed their share miss it on other deals, too."""
    yield "## Bots against themselves"
    yield ""
    yield "Whoever meets itself must get its equal share. Every contest has such a match for a control, on one deal of"
    yield f"{CONTROLS_EVERY}. Of {len(every)} different ones, {len(again)} miss it; by luck alone, one of twenty would."
    yield f"Those that do, and the same match on {deals} other deals (`--bots {ANCHOR},BOT --seed {OTHER_SEED}`):"
    yield ""
    yield "| game | players | against itself | wins | 95% | wins on other deals | 95% | equal share |"
    yield "|---|---|---|---|---|---|---|---|"
    for mirror, standings in again:
        shares = (mirror.control.win_share, standings.controls[0].win_share)
        cells = (f"{share.value:.1%} | {100 * share.low:.1f}–{100 * share.high:.1f}" for share in shares)
        title = find(mirror.game).title
        yield f"| {title} | {mirror.players} | {mirror.bot} | {' | '.join(cells)} | {mirror.control.fair:.0%} |"
    yield ""


def speed() -> Iterator[str]:
    """How fast the search is, measured now."""
    yield "## Speed"
    yield ""
    yield "Iterations of the search on one core, from the middle of games, and where the time goes:"
    yield ""
    yield "    $ python benchmarks/search_speed.py"
    yield ""
    for name in names():
        told = search_speed.told(search_speed.measure(find(name), 2, 40, 2000))
        yield from (f"    {line}" for line in told.splitlines())
        yield ""


def fairness() -> Iterator[str]:
    """Whether anything hidden changes a decision, tried now; if it does, there is nothing to write about."""
    yield "## Fairness"
    yield ""
    yield "10,000 decisions of every game, each in two worlds that differ only in what the seat cannot know. An answer"
    yield "that differs would be a failure:"
    yield ""
    command = ["pytest", "-m", "soak", "tests/bots/test_fairness.py"]
    yield f"    $ {' '.join(command)}"
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode != 0:
        raise EmporionError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    yield from (f"    {line}" for line in done.stdout.splitlines() if line)
    yield ""


def places() -> Iterator[str]:
    """Whether it matters where a contest is played, tried now."""
    contest = Contest("carthage", 3, ("search:50", "greedy"), 12, SEED)
    here, there = (figures(contest, where) for where in (Where(1), Where(ray="local")))
    if here != there:
        raise EmporionError(f"{command_to_repeat(contest, ())}: on a cluster the figures are {there}, here {here}")
    yield "## Here and on a cluster"
    yield ""
    yield f"`{command_to_repeat(contest, ())}` in this process and with `--ray local`:"
    yield "the same figures, milliseconds apart."
    yield ""


def figures(contest: Contest, where: Where) -> str:
    """What comes of a contest, milliseconds apart."""
    found = to_json(standings_of(played_out(contest, where)))
    for row in (*found["table"], *(row for lineup in found["lineups"] for row in lineup["table"])):
        del row["ms"], row["longest_ms"]
    return json.dumps(found)


def outputs(found: Sequence[Found]) -> Iterator[str]:
    """Every contest with its command."""
    yield "## The contests"
    yield ""
    for _, standings in found:
        yield f"    $ {command_to_repeat(standings.contest, ())}"
        console = Console(file=io.StringIO(), width=100)
        for part in (heading(standings), table_of(standings), footing(standings), controls_of(standings)):
            console.print(part, highlight=False)
        text = console.file.getvalue()  # type: ignore[attr-defined]
        yield from (f"    {line.rstrip()}" for line in text.splitlines())
        yield ""


def machine() -> str:
    known = shutil.which("lscpu")
    described = subprocess.run([known], capture_output=True, text=True, check=False).stdout if known else ""
    model = next((line.partition(":")[2].strip() for line in described.splitlines() if "Model name" in line), "")
    return f"{processors()} cores of {model or platform.machine()}, Python {platform.python_version()}"


if __name__ == "__main__":
    main()
