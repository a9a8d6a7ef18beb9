"""Hooks for schemathesis, called before every request, that make requests meaningful.

Random ids are unknown to the server, random names are no games, and a client that logs out once stays logged out. So
most requests are changed here: a known player makes them, about existing tables in a fitting state. The others remain
as drawn.
"""

from __future__ import annotations

import atexit
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import schemathesis

from emporion.games import names
from emporion.lessons import practice

Json = Any

FUZZ_VARIABLE = "EMPORION_ERRANDS"
"""The environment variable with the hooks' arguments: a port, players, tables and a file for the responses."""
AS_DRAWN = 0.3  # of the requests


class FuzzHooks:
    """Known players and tables, and what the server has answered so far."""

    def __init__(
        self,
        port: int,
        password: str,
        cookies: dict[str, str],
        players: list[str],
        tables: list[str],
        over: list[str],
        deals: list[str],
        passkeys: list[str],
        leaving: list[str],
        answers: str,
    ) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False)
        self.password, self.answers = password, Path(answers)
        self.cookies, self.players, self.tables, self.over = cookies, players, tables, over
        self.leaving, self.deals = leaving, deals
        self.dice = random.Random(1)
        self.codes: list[str] = []
        self.tokens: list[str] = []
        self.passkeys = passkeys
        self.people = 0
        self.heard: Counter[str] = Counter()

    # Resources, created where needed

    def post(self, cookie: str, path: str, data: Json) -> httpx.Response:
        self.http.cookies.clear()
        headers = {"cookie": cookie} if cookie else {}
        return self.http.post(path, json=data, headers=headers).raise_for_status()

    def new_table(self, host: str) -> str:
        """A table with an open seat."""
        game, wishes = self.dice.choice(names()), [{"kind": "me"}, {"kind": "open"}]
        opened: str = self.post(self.cookies[host], "/api/tables", {"game": game, "seats": wishes}).json()["table"]
        return opened

    def newcomer(self) -> str:
        """The cookie of a new account."""
        self.people += 1
        wish = {"login": f"newcomer.{self.people}", "password": self.password}
        return self.post("", "/api/me/account", wish).headers["set-cookie"].partition(";")[0]

    def table_for(self, request: str) -> str:
        """A table for which the request makes sense; requests that use a table up get a new one."""
        match request:
            case "POST /api/tables/{id}/seats":
                return self.new_table("bartek")
            case "POST /api/tables/{id}/start" | "DELETE /api/tables/{id}/seats/{seat}":
                return self.new_table("ada")
            case "PUT /api/tables/{id}/seats/{seat}":
                return self.new_table("ada")
        needs_ending = request.endswith(("/rematch", "/record", "/branch", "/challenge", "/analysis", "/memory"))
        return self.dice.choice(self.over if needs_ending and self.dice.random() < 0.8 else self.tables)

    def token(self) -> str:
        if not self.tokens:
            made = self.post(self.cookies["ada"], "/api/me/tokens", {"label": "Robot"})
            self.tokens.append(made.json()["id"])
        return self.tokens.pop()

    # Parameters of a request

    def place(self, request: str, drawn: dict[str, Any]) -> dict[str, Any]:
        """The path parameters."""
        meant: dict[str, Any] = {
            "game": self.dice.choice(names()),
            "players": self.dice.randint(2, 4),
            "seat": 1 if request.startswith("PUT") else self.dice.randint(0, 1),
            "move": self.dice.randint(0, 3),
        }
        if "/practice/" in request:
            meant["game"] = self.dice.choice(practice.names())
            meant["name"] = self.dice.choice(practice.exercises(meant["game"])).name
        if "{id}" in request:
            if "/tables/" in request:
                meant["id"] = self.table_for(request)
            elif "/deals/" in request:
                meant["id"] = self.dice.choice(self.deals)
            else:
                meant["id"] = self.token() if "/tokens/" in request else self.dice.choice(self.players)
            if "/passkeys/" in request:
                meant["id"] = self.passkeys[0] if request.startswith("PUT") else self.passkeys.pop()
        return {name: meant.get(name, value) for name, value in drawn.items()}

    def content(self, request: str) -> dict[str, Any]:
        """Fields that a body needs to make sense."""
        match request:
            case "POST /api/me" | "POST /api/lessons/{game}" | "POST /api/practice/{game}/{name}":
                return {"name": f"Ada {self.dice.randrange(1000)}"}
            case "POST /api/tables/{id}/seats":
                return {"name": "Ada", "seat": 1}
            case "POST /api/me/account":
                self.people += 1
                return {"login": f"somebody.{self.people}", "password": self.password, "name": "Somebody"}
            case "POST /api/login":
                return {"login": "ada", "password": self.password}
            case "POST /api/me/passkeys/options":
                return {"name": "Ada"}
            case "PUT /api/me/password":
                return {"old": self.password}
            case "POST /api/me/tokens":
                return {"label": "Robot"}
            case "POST /api/tables":
                others = [{"kind": self.dice.choice(("open", "bot", "here"))} for _ in range(self.dice.randint(1, 3))]
                options: dict[str, Any] = {"options": {}} if self.dice.random() < 0.8 else {}
                return {"game": self.dice.choice(names()), "seats": [{"kind": "me"}, *others], "name": "Ada", **options}
            case "POST /api/deals":
                return {
                    "game": self.dice.choice(names()),
                    "players": self.dice.randint(2, 4),
                    "options": {},
                    "name": "Ada",
                }
            case "POST /api/tables/{id}/branch":
                return {"move": self.dice.randint(0, 3), "seat": self.dice.randint(0, 1)}
            case "POST /api/tables/{id}/challenge":
                return {"seat": self.dice.randint(0, 1)}
            case "POST /api/challenges/{token}/tries":
                return {"name": "Ada"}
            case "POST /api/tables/{id}/start":
                return {"fill": "apprentice"}
            case "POST /api/recover" if self.codes:
                return {"code": self.codes.pop()}
        return {}

    def who(self, request: str) -> str:
        """The cookie of the caller; empty for a new visitor."""
        if request in self.leaving:  # after which the caller's session has changed or ended
            return self.newcomer()
        if request == "POST /api/me/account":
            return ""
        return self.dice.choices([self.cookies["ada"], self.cookies["bartek"], ""], (8, 1, 1))[0]

    def note(self, request: str, status: int, answer: Json) -> None:
        """Record a response, and the codes and tokens in it."""
        self.heard[f"{request} {status}"] += 1
        if isinstance(answer, dict) and "code" in answer:
            self.codes.append(answer["code"])
        if request == "POST /api/me/tokens" and status == 201:
            self.tokens.append(answer["id"])

    def write(self) -> None:
        self.answers.write_text(json.dumps(self.heard))


fuzz_hooks = FuzzHooks(**json.loads(os.environ[FUZZ_VARIABLE]))
atexit.register(fuzz_hooks.write)


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    request = f"{case.method} {case.operation.path}"
    cookie = fuzz_hooks.who(request)
    # Passkeys need a domain.
    case.headers = {**(case.headers or {}), "host": "localhost", **({"cookie": cookie} if cookie else {})}
    if fuzz_hooks.dice.random() < AS_DRAWN:
        return
    if case.path_parameters:
        case.path_parameters = fuzz_hooks.place(request, case.path_parameters)
    if isinstance(case.body, dict) and (content := fuzz_hooks.content(request)):
        case.body = {**case.body, **content}


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    try:
        answer = response.json()
    except ValueError:
        answer = None
    fuzz_hooks.note(f"{case.method} {case.operation.path}", response.status_code, answer)
