"""Tournaments on a Ray cluster: the same results as on one machine, even if a machine dies."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emporion.arena.execution import Execution, play_deal, play_deal_remotely, play_deals
from emporion.arena.parallel import run_on_cluster
from emporion.arena.results import Results
from emporion.arena.standings import standings_of, to_json
from emporion.arena.tournament import PlayedDeal, Tournament
from emporion.kernel.errors import EmporionError, UnknownBot
from tests.arena.tournaments import TEXT, figures, tournament, without_times
from tests.test_bad_input import check_refused
from tests.test_cli import run, run_apart

pytest.importorskip("ray")

SMALL = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
DEALS = 8
FOR_EVER = 60.0  # seconds, as far as a test is concerned


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of one node, to which more can be added."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    yield made
    made.shutdown()


def play_or_die(tournament: Tournament, doomed: str, begun: Path, deal: int) -> PlayedDeal:
    """Play a deal; the doomed node begins deals and never finishes them."""
    import ray

    if ray.get_runtime_context().get_node_id() == doomed:
        (begun / str(deal)).touch()
        time.sleep(FOR_EVER)
    return play_deal(tournament, deal)


def test_a_machine_dies_and_the_results_are_the_same(cluster: Any, tmp_path: Path) -> None:
    """Errors of the tasks are raised here, too. The cluster is slow to start, so one test checks both."""
    doomed = cluster.add_node(**SMALL)
    found = tournament("greedy", "random", deals=DEALS)
    here, there = Results(found), Results(found)
    for deal in play_deals(found, range(DEALS), Execution(jobs=1)):
        here.add(deal)
    work = partial(play_or_die, found, doomed.node_id, tmp_path)
    with closing(run_on_cluster(work, range(DEALS), cluster.address)) as deals:
        there.add(next(deals))
        wait_for_a_file(tmp_path)
        cluster.remove_node(doomed, allow_graceful=False)
        for deal in deals:
            there.add(deal)
    assert without_times(to_json(standings_of(there))) == without_times(to_json(standings_of(here)))
    unknown = tournament("wizard", "random")
    with closing(play_deals(unknown, range(2), Execution(ray=cluster.address))) as deals, pytest.raises(UnknownBot):
        next(deals)


@pytest.mark.soak  # a cluster takes long to start, and the test above has one too
def test_a_cluster_of_this_machine_alone() -> None:
    done = run_apart(*TEXT, "--deals", "4", "--ray", "local", "--json")
    assert without_times(done.doc) == without_times(figures())


def test_other_rules_or_bots_on_a_machine_are_noticed() -> None:
    with pytest.raises(
        EmporionError, match=f"{platform.node()}: has other rules or bots: code is {tournament().code} there"
    ):
        play_deal_remotely(tournament("greedy", "random"), "another", 1, 0)


def wait_for_a_file(folder: Path) -> None:
    deadline = time.monotonic() + FOR_EVER / 2
    while not any(folder.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999", "nonsense"])
def test_no_cluster_there(address: str) -> None:
    check_refused(run("arena", "carthage", "--bots", "greedy,random", "--deals", "2", "--ray", address), "no cluster")
