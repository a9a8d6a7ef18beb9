"""Two tables that share a deal, one ahead of the other, and all that others can learn meanwhile."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from tests.server.live_server import LiveServer, Visitor, turns
from tests.server.test_challenges import LOOKS, first_frame

Json = Any
TIMES = re.compile(r"\b1\d{12}\b")
ASKED = (*LOOKS, "/hint?seat=0", "/challenge?seat=0")
SENT: tuple[tuple[str, Json], ...] = (
    ("/seats", {}),
    ("/start", {}),
    ("/rematch", {}),
    ("/branch", {"move": 0}),
    ("/challenge", {"seat": 0}),
    ("/seats/0/code", {}),
)


class Ahead:
    """A table that is played while another one with the same deal waits. All names are equal at every such pair."""

    def __init__(self, server: LiveServer, game: str) -> None:
        self.server, self.game = server, game
        self.players = [server.visitor(name) for name in ("Ada", "Bartek")]
        self.behind, self.stranger = server.visitor("Chiara"), server.visitor("Daan")
        opened = self.behind.post("/api/deals", {"game": game, "players": 2})
        self.deal, self.commitment = opened["deal"], opened["commitment"]
        self.table, self.waiting = self._opened(*self.players), self._opened(self.behind, server.visitor("Emil"))
        self.heard: list[str] = []

    def _opened(self, host: Visitor, other: Visitor) -> str:
        wishes: Json = {"deal": self.deal, "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table: str = host.post("/api/tables", wishes)["table"]
        other.post(f"/api/tables/{table}/seats", {})
        host.post(f"/api/tables/{table}/start", {})
        return table

    def play(self, moves: int) -> None:
        """Play random moves, as many in all games, listen, resign, and listen again."""
        dice = random.Random(self.game)
        with self.players[0].at(self.table) as one, self.players[1].at(self.table) as other:
            for _ in range(moves):
                active = turns(one, other)[0]
                offer = dice.choice(active.scene["offers"])
                assert active.play(offer["action"])["t"] == "done"
            self.listen()
            one.command("resign")
        self.listen()

    def listen(self) -> None:
        """Everything that the player behind and a stranger can ask."""
        lists = ("/api/tables?stage=running", "/api/tables", f"/api/deals/{self.deal}", f"/t/{self.table}")
        profiles = (f"/api/players/{each.id}" for each in self.players)
        paths = [*(f"/api/tables/{self.table}{path}" for path in ASKED), *lists, *profiles]
        for visitor in (self.behind, self.stranger):
            heard = [visitor.http.get(path).text for path in paths]
            for path, body in SENT:
                heard.append(visitor.http.post(f"/api/tables/{self.table}{path}", json=body).text)
            heard.append(json.dumps(first_frame(visitor, self.table)))
            self.heard += [self.normalised(text) for text in heard]

    @property
    def secrets(self) -> list[str]:
        """What must not be heard: the secret, and the key that follows from it."""
        table = self.server.services.rooms._rooms[self.table].table
        assert table.started is not None
        return [table.opened.secret, table.started.key]

    def normalised(self, text: str) -> str:
        """Without what differs between any two tables."""
        names = {self.table: "TABLE", self.waiting: "WAITING", self.deal: "DEAL", self.commitment: "COMMITMENT"}
        names |= {each.id: f"PLAYER{number}" for number, each in enumerate(self.players)}
        for id, name in names.items():
            text = text.replace(id, name)
        return TIMES.sub("TIME", text)
