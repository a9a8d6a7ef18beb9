"""Measure the strength of the bots, and write docs/strength.md: each tournament with its command and its results.

    python benchmarks/strength.py [--deals 200] [--kept FOLDER] [--jobs J] [--only carthage,levels]

Finished deals are kept in a folder, so that the script can be stopped and resumed. The whole page takes about an hour
and a half on two cores. It is written only if the tests of fairness and of the cluster pass. `--only` names games,
topics or both, such as the levels of Carthage.
"""

from __future__ import annotations

import argparse
import io
import itertools
import json
import math
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import search_speed
import strength_picture
from emporion import __version__
from emporion.arena.commands import arena_command
from emporion.arena.execution import Execution, run_tournament
from emporion.arena.parallel import cpu_count
from emporion.arena.scoreboard import bot_table, control_table, footer, heading
from emporion.arena.standings import Control, Standings, standings_of, to_json
from emporion.arena.tournament import ANCHOR, Tournament
from emporion.bots.engine import fingerprint
from emporion.bots.levels import CLASSIC, ENDING, STRONGEST_CLASSIC, levels_of
from emporion.games import find, names
from emporion.kernel.errors import EmporionError
from emporion.kernel.extras import require

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
PICTURE = ROOT / "docs" / "strength.svg"
DOUBLINGS = (100, 200, 400, 800, 1600)
TEN_TIMES = 10  # the iterations of the strongest level without a network, for the goals of masters
MASTER_GOALS = {
    ("carthage", 2): 0.8, ("discovery", 2): 0.72, ("dale", 2): 0.58, ("carthage", 4): 0.32, ("discovery", 4): 0.32,
}  # fmt: skip
TEN_TIMES_GOALS = {"carthage": 0.75, "discovery": 0.55, "dale": 0.55}
SLOW_SHARE = 2  # of the deals, one in so many is played where a bot takes tenths of a second
QUARTERED = ("levels", "classic levels")  # three players need no narrow interval there
SEED, OTHER_SEED = 1, 2
CONTROLS_EVERY = 4  # deals; mirror matches need no narrow interval
TIMES = "seconds.txt"  # of all runs of each tournament, for the total time of a page made in several runs


@dataclass(frozen=True)
class Claim:
    """One bot against others, and the goal: significantly more than the equal share, or at least this share."""

    topic: str
    tournament: Tournament
    goal: float | None = None

    @property
    def line(self) -> str:
        one, other = self.tournament.bots
        others = other if self.tournament.players == 2 else f"{self.tournament.players - 1} × {other}"
        return f"{one} against {others}"


@dataclass(frozen=True)
class Mirror:
    """A bot's mirror match, as a control of a tournament."""

    game: str
    players: int
    control: Control

    @property
    def bot(self) -> str:
        return self.control.lineup.bots[0]


def claims(deals: int) -> Iterator[Claim]:
    """Everything that the page shows, by topic."""

    def claim(topic: str, game: str, players: int, one: str, other: str, goal: float | None = None) -> Claim:
        count = deals / SLOW_SHARE if is_slow(one) or is_slow(other) else deals
        share = math.ceil(count / 4 if topic in QUARTERED and players == 3 else count)
        return Claim(topic, Tournament(game, players, (one, other), share, SEED, controls_every=CONTROLS_EVERY), goal)

    for game in names():
        ladder, strongest = levels_of(find(game)), f"{STRONGEST_CLASSIC}{ENDING}"
        yield claim("first steps", game, 2, "greedy", "random", 0.9)
        for players in find(game).players:
            for weaker, stronger in itertools.pairwise(ladder):
                yield claim("levels", game, players, stronger, weaker)
            for weaker, stronger in itertools.pairwise(CLASSIC):
                if has_network(game, stronger) or has_network(game, weaker):
                    yield claim("classic levels", game, players, f"{stronger}{ENDING}", f"{weaker}{ENDING}")
            for level in filter(lambda level: has_network(game, level), CLASSIC):
                yield claim("namesakes", game, players, level, f"{level}{ENDING}")
            if ladder != tuple(CLASSIC):
                yield claim("masters", game, players, "master", strongest, MASTER_GOALS.get((game, players)))
                budget = TEN_TIMES * find(game).heuristics.iterations[STRONGEST_CLASSIC] // (players - 1)
                goal = TEN_TIMES_GOALS.get(game) if players == 2 else None
                yield claim("masters", game, players, "master", f"search:{budget}", goal)
        yield claim("goals", game, 2, "search:1000", "greedy", 0.7)
        yield claim("goals", game, 2, strongest, f"trader{ENDING}", 0.75)
        yield claim("goals", game, 4, strongest, f"trader{ENDING}", 0.4)
    for budget in DOUBLINGS:
        yield claim("thinking", "carthage", 2, f"search:{2 * budget}", f"search:{budget}")


def has_network(game: str, level: str) -> bool:
    return level in find(game).heuristics.learned


def is_slow(bot: str) -> bool:
    """Whether a bot takes tenths of a second for a decision."""
    return bot == "grandmaster" or (bot.startswith("search:") and int(bot.removeprefix("search:")) > 2 * DOUBLINGS[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--deals", type=int, default=200, help="per tournament (%(default)s)")
    parser.add_argument("--kept", type=Path, default=Path("strength"), help="folder of finished deals (%(default)s)")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="processes (%(default)s)")
    parser.add_argument("--only", default="", help="games and topics, separated by commas; writes no page")
    chosen = parser.parse_args()
    if chosen.deals < 1 or chosen.jobs < 1:
        sys.exit("error: at least one deal and one process are needed")
    try:
        measure(chosen.deals, chosen.kept, chosen.jobs, chosen.only)
    except EmporionError as problem:
        sys.exit(f"error: {problem}")


def measure(deals: int, folder: Path, jobs: int, only: str) -> None:
    """Play the tournaments and write the page; with `only`, just print the results."""
    picked = picked_claims(only, deals)
    if not only:
        require("cluster", "the page, which compares this machine with a cluster,")
    folder.mkdir(parents=True, exist_ok=True)
    found = [(each, play(each.tournament, folder, jobs)) for each in picked]
    if only:
        print("\n".join(claim_row(*each) for each in found))
        return
    fewer = (deals + 1) // 2
    again = [(each, play(rematch(each, fewer), folder, jobs)) for each in mirrors(found) if not each.control.ok]
    began = time.monotonic()
    trials = [*reflections(mirrors(found), again, fewer), *speed(), *fairness(), *on_cluster()]
    played = (*(each.tournament for each in picked), *(standings.tournament for _, standings in again))
    seconds = seconds_of(folder, played) + time.monotonic() - began
    strength_picture.draw([step(*each) for each in found if each[0].topic == "levels"], PICTURE)
    PAGE.write_text("\n".join(page(found, trials, deals, seconds / 60)) + "\n")


def picked_claims(only: str, deals: int) -> list[Claim]:
    """The claims about the named games and topics; by default, all games and all topics."""
    topics = list(dict.fromkeys(each.topic for each in claims(deals)))
    words = [word.strip() for word in only.split(",")] if only else []
    for word in words:
        if word not in (*names(), *topics):
            expected = f"expected games ({', '.join(names())}) and topics ({', '.join(topics)})"
            raise EmporionError(f"--only: {expected}, not {word!r}")
    games = set(words).intersection(names()) or set(names())
    wanted = set(words).intersection(topics) or set(topics)
    picked = [each for each in claims(deals) if each.tournament.game in games and each.topic in wanted]
    if not picked:
        raise EmporionError(f"--only: there is no tournament about {' and '.join(words)}")
    return picked


def play(tournament: Tournament, folder: Path, jobs: int) -> Standings:
    """Play a tournament, or what is left of it."""
    name = name_of(tournament)
    with timed(folder, name):
        standings = standings_of(run_tournament(tournament, Execution(jobs, keep=folder / name.replace(":", ""))))
    title = f"{tournament.game}, {tournament.players}: {' '.join(tournament.bots)}"
    print(f"{title}: {first_share(standings)}", file=sys.stderr, flush=True)
    return standings


def name_of(tournament: Tournament) -> str:
    """A file name that changes with the rules and bots."""
    return f"{tournament.game}-{tournament.players}-{'-'.join(tournament.bots)}-{fingerprint(tournament.rules)}.jsonl"


@contextmanager
def timed(folder: Path, name: str) -> Iterator[None]:
    """Write down the seconds a tournament took, also if it is stopped: its finished deals are kept."""
    began = time.monotonic()
    try:
        yield
    finally:
        with (folder / TIMES).open("a") as times:
            times.write(f"{time.monotonic() - began:.1f} {name}\n")


def seconds_of(folder: Path, tournaments: Iterable[Tournament]) -> float:
    """The total time of all runs of these tournaments, compilation included."""
    wanted = {name_of(tournament) for tournament in tournaments}
    noted = (line.split() for line in (folder / TIMES).read_text().splitlines())
    return sum(float(seconds) for seconds, name in noted if name in wanted)


def first_share(standings: Standings) -> str:
    share = standings.bots[0].win_share
    return f"{share.value:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"


# The page


def step(claim: Claim, standings: Standings) -> strength_picture.Step:
    stronger, weaker = claim.tournament.bots
    share = standings.bots[0].win_share
    return strength_picture.Step(claim.tournament.rules.title, claim.tournament.players, stronger, weaker, share)


Found = tuple[Claim, Standings]


def page(found: Sequence[Found], trials: Sequence[str], deals: int, minutes: float) -> Iterator[str]:
    """The whole document; `trials` are the sections about other measurements."""
    yield "# Strength of the bots"
    yield ""
    yield "Written by `make strength`: everything below was measured by the commands shown, on one machine"
    yield f"({machine()}): {deals} deals each in all rotations (a quarter as many for the levels with three"
    yield f"players, half as many where a bot takes tenths of a second), {minutes:.0f} minutes in all."
    yield f"Emporion {__version__}; fingerprints of rules and bots: {codes()}."
    yield "[arena.md](arena.md) explains how it is measured, [bots.md](bots.md) how the bots decide."
    yield ""
    yield from section(found, "first steps", "Greedy against random")
    yield from section(found, "levels", "Each level against the one below")
    yield f"![Wins of each level against the one below, by game and number of players]({PICTURE.name})"
    yield ""
    yield from section(found, "masters", "Masters against search without a network")
    yield "A magnate without a network, and ten times its iterations, in all other seats."
    yield ""
    yield from section(found, "namesakes", "Each level against its namesake without a network")
    yield from section(found, "classic levels", "Each level without a network against the one below")
    yield from section(found, "goals", "Goals")
    yield "✓ means that the share reaches its goal; where the interval begins below the goal, luck may have helped."
    yield ""
    yield from section(found, "thinking", "Twice the iterations")
    yield from trials
    yield from outputs(found)


def codes() -> str:
    """The fingerprints under which the same commands give the same results."""
    return ", ".join(f"`{fingerprint(find(name))}` ({find(name).title})" for name in names())


def section(found: Sequence[Found], topic: str, title: str) -> Iterator[str]:
    """A table of claims."""
    yield f"## {title}"
    yield ""
    yield "| game | players | | wins | 95% | equal share | goal | ms per decision |"
    yield "|---|---|---|---|---|---|---|---|"
    for claim, standings in found:
        if claim.topic == topic:
            yield claim_row(claim, standings)
    yield ""


def claim_row(claim: Claim, standings: Standings) -> str:
    first = standings.bots[0]
    share, fair = first.win_share, standings.fair
    goal = "above" if claim.goal is None else f"{claim.goal:.0%}"
    if claim.topic == "namesakes":
        goal, reached = "not below", share.high >= fair
    else:
        reached = share.low > fair if claim.goal is None else share.value >= claim.goal
    cells = (
        claim.tournament.rules.title, claim.tournament.players, claim.line, f"**{share.value:.1%}**",
        f"{100 * share.low:.1f}–{100 * share.high:.1f}", f"{fair:.0%}", f"{goal} {'✓' if reached else '✗'}",
        " / ".join(f"{each.milliseconds or 0:.2f}" for each in standings.bots),
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def mirrors(found: Sequence[Found]) -> list[Mirror]:
    """Each mirror match once: tournaments with the same last bot have the same control."""
    every = [
        Mirror(claim.tournament.game, claim.tournament.players, control)
        for claim, standings in found
        for control in standings.controls
        if control.lineup.kind == "mirror"
    ]
    return list({(each.game, each.players, each.bot): each for each in every}.values())


def rematch(mirror: Mirror, deals: int) -> Tournament:
    """A tournament with the same mirror match on other deals, and on all of them."""
    other = next(name for name in (ANCHOR, "greedy") if name != mirror.bot)
    return Tournament(mirror.game, mirror.players, (other, mirror.bot), deals, OTHER_SEED)


def reflections(every: Sequence[Mirror], again: Sequence[tuple[Mirror, Standings]], deals: int) -> Iterator[str]:
    """The mirror matches, and those that missed the equal share once more on other deals."""
    yield "## Mirror matches"
    yield ""
    yield "A bot that plays itself must get an equal share. Each tournament has such a mirror match as a control, on"
    yield f"one deal of {CONTROLS_EVERY}. Of {len(every)} different ones, {len(again)} miss it; by chance alone,"
    yield "one of twenty would. These, and the same match on"
    yield f"{deals} other deals (`--bots {ANCHOR},BOT --seed {OTHER_SEED}`):"
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
    """The speed of the search, measured now."""
    yield "## Speed"
    yield ""
    yield "Iterations of the search on one core, from the middle of games, and where the time goes:"
    yield ""
    yield "    $ python benchmarks/search_speed.py"
    yield ""
    for name in names():
        profile = search_speed.summary(search_speed.measure(find(name), 2, 40, 2000))
        yield from (f"    {line}" for line in profile.splitlines())
        yield ""


def fairness() -> Iterator[str]:
    """Tests now whether hidden information changes a decision; raises an error if it does."""
    yield "## Fairness"
    yield ""
    yield "10,000 decisions of each game, each made for two determinizations of what the seat knows. A decision that"
    yield "differs would be a failure:"
    yield ""
    command = ["pytest", "-m", "soak", "tests/bots/test_fairness.py"]
    yield f"    $ {' '.join(command)}"
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode != 0:
        raise EmporionError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    yield from (f"    {line}" for line in done.stdout.splitlines() if line)
    yield ""


def on_cluster() -> Iterator[str]:
    """Tests now whether a cluster gives the same results."""
    tournament = Tournament("carthage", 3, ("search:50", "greedy"), 12, SEED)
    here, there = (figures(tournament, execution) for execution in (Execution(1), Execution(ray="local")))
    if here != there:
        raise EmporionError(f"{arena_command(tournament, ())}: on a cluster the figures are {there}, here {here}")
    yield "## Here and on a cluster"
    yield ""
    yield f"`{arena_command(tournament, ())}` in this process and with `--ray local`:"
    yield "the same figures, except milliseconds."
    yield ""


def figures(tournament: Tournament, execution: Execution) -> str:
    """The results of a tournament, except milliseconds."""
    found = to_json(standings_of(run_tournament(tournament, execution)))
    for row in (*found["table"], *(row for lineup in found["lineups"] for row in lineup["table"])):
        del row["ms"], row["longest_ms"]
    return json.dumps(found)


def outputs(found: Sequence[Found]) -> Iterator[str]:
    """Each tournament with its command."""
    yield "## The tournaments"
    yield ""
    for _, standings in found:
        yield f"    $ {arena_command(standings.tournament, ())}"
        console = Console(file=io.StringIO(), width=100)
        for part in (heading(standings), bot_table(standings), footer(standings), control_table(standings)):
            console.print(part, highlight=False)
        text = console.file.getvalue()  # type: ignore[attr-defined]
        yield from (f"    {line.rstrip()}" for line in text.splitlines())
        yield ""


def machine() -> str:
    known = shutil.which("lscpu")
    described = subprocess.run([known], capture_output=True, text=True, check=False).stdout if known else ""
    model = next((line.partition(":")[2].strip() for line in described.splitlines() if "Model name" in line), "")
    return f"{cpu_count()} cores of {model or platform.machine()}, Python {platform.python_version()}"


if __name__ == "__main__":
    main()
