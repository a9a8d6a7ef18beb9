"""Fuzzing: schemathesis makes requests from the OpenAPI description. There must be no internal error and no
undocumented answer. The requests come from a player with an account and tables (`fuzz_hooks.py`)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emporion.server.storage import passkeys
from emporion.server.storage.passkeys import NewPasskey
from tests.server.accounts import PASSWORD, account, resign, sit_together
from tests.server.live_server import LiveServer, Visitor, some_action, turns

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
ROOT = Path(__file__).parents[2]
LEAVING = ("POST /api/logout", "DELETE /api/me", "PUT /api/me/password")
"""These requests change or end the session: they come from accounts made for them."""
SIGNED = {"POST /api/me/passkeys", "POST /api/login/passkey"}
"""These requests need the signature of an authenticator, which random requests do not have."""
GOOD_SHARE = 0.9  # of the documented responses; random requests may miss a few

pytestmark = pytest.mark.usefixtures("quick_hashes")


def begin_game(*people: Visitor, game: str) -> str:
    """A game with a few moves."""
    table = sit_together(*people, game=game)
    with people[0].at(table) as one, people[1].at(table) as other:
        for _ in range(4):
            active, _ = turns(one, other)
            active.play(some_action(active))
    return table


def known_there(server: LiveServer) -> dict[str, Any]:
    """The players and tables at the start."""
    ada, bartek = account(server, "ada"), account(server, "bartek")
    over = [begin_game(ada, bartek, game="carthage"), begin_game(bartek, ada, game="discovery")]
    for table in over:
        resign(ada, table)
    running = [begin_game(ada, bartek, game="dale"), bartek.open_table(seats="me apprentice", public=True)]
    return {
        "port": server.port,
        "password": PASSWORD,
        "cookies": {"ada": ada.cookie()["cookie"], "bartek": bartek.cookie()["cookie"]},
        "players": [ada.id, bartek.id],
        "tables": [ada.open_table(seats="me open"), *running, *over],
        "over": over,
        "deals": [ada.post("/api/deals", {"game": "carthage", "players": 2})["deal"] for _ in range(2)],
        "passkeys": passkeys_of(server, ada),
        "leaving": LEAVING,
    }


def passkeys_of(server: LiveServer, player: Visitor) -> list[str]:
    """Passkeys to rename and remove. Only the last could be refused."""
    ids = [f"passkey{number}" for number in range(10)]
    for id in ids:
        new = NewPasskey(id, id, b"", 0, "")
        server.services.database.alter_schema(partial(passkeys.add, player=player.id, new=new, now=0))
    return ids


def schemathesis(known: dict[str, Any], folder: Path, *words: str) -> Counter[str]:
    """Counts of responses by request and status: `GET /api/me 200` is a key."""
    answers = folder / "answers.json"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run"),
            f"http://127.0.0.1:{known['port']}/api/docs/openapi.json",
            *("--checks", CHECKS, "--seed", "1", "--no-color"),
            *("--generation-database", "none", "--continue-on-failure", "--request-timeout", "60", *words),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
        env={
            **os.environ,
            "EMPORION_ERRANDS": json.dumps({**known, "answers": str(answers)}),
            "SCHEMATHESIS_HOOKS": "tests.server.fuzz_hooks",
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
        },
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return Counter(json.loads(answers.read_text()))


def fuzz(server: LiveServer, folder: Path, phases: str, examples: int) -> Counter[str]:
    known = known_there(server)
    return schemathesis(known, folder, "--phases", phases, "--max-examples", str(examples))


def check_that_much_was_done(server: LiveServer, answers: Counter[str]) -> None:
    """Most requests also succeeded at least once."""
    paths = server.visitor().get("/api/docs/openapi.json")["paths"]
    described = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    done = {answer.rpartition(" ")[0] for answer in answers if answer.rpartition(" ")[2] in ("200", "201")}
    refused = sorted(described - done - SIGNED)
    print(
        f"{answers.total():,} requests, {len(described & done)} of {len(described)} kinds of them done; not {refused}"
    )
    assert len(refused) <= (1 - GOOD_SHARE) * len(described), f"only ever refused: {refused}"


def test_every_response_is_documented(own_server: LiveServer, tmp_path: Path) -> None:
    answers = fuzz(own_server, tmp_path, "examples,coverage,fuzzing", examples=1)
    check_that_much_was_done(own_server, answers)


@pytest.mark.soak
def test_every_response_of_many_requests_is_documented(own_server: LiveServer, tmp_path: Path) -> None:
    answers = fuzz(own_server, tmp_path, "examples,coverage,fuzzing,stateful", examples=300)
    check_that_much_was_done(own_server, answers)
