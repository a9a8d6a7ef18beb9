"""A bot that plays on an emporion server, in one file: it takes an open seat and chooses among its legal actions at
random. When the connection breaks it reconnects, and repeats a command that was not acknowledged.

    python examples/room_bot.py http://localhost:8080 TABLE TOKEN

TABLE is the last part of the table's link, TOKEN comes from `POST /api/me/tokens`. docs/protocol.md explains the
messages. Needs: pip install httpx jsonpatch websockets.
"""

import json
import random
import secrets
import sys
import time

import httpx
import jsonpatch
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

FINAL = {4401: "the token was deleted", 4404: "there is no such table, or the token is not valid"}


class Bot:
    """The table as we see it, and our command that is not acknowledged yet."""

    def __init__(self):
        self.scene, self.version, self.sent = None, -1, None

    @property
    def is_over(self):
        return self.scene is not None and self.scene["stage"] == "over"

    def receive(self, message):
        kind, answers = message["t"], self.sent is not None and message.get("command") == self.sent["command"]
        if kind == "refused" and answers:
            time.sleep(1)  # then choose again
        if kind in ("done", "refused") and answers:
            self.sent = None
        if kind == "step":
            self.scene, self.version = jsonpatch.apply_patch(self.scene, message["patch"]), message["version"]
        elif fresh := message if kind == "scene" else message.get("scene"):
            self.scene, self.version = fresh["scene"], fresh["version"]

    def decide(self):
        """The next command; None if it is not our turn or a command is pending."""
        if self.sent or not self.scene or not self.scene["offers"]:
            return None
        # `scene["view"]` holds everything our seat sees. A better bot would use it.
        actions = [random.choice(self.scene["offers"])["action"]]
        self.sent = {"t": "play", "command": f"v{self.version}", "version": self.version, "actions": actions}
        return self.sent


def play(server, table, token):
    """Play until the game is over, reconnecting as often as needed."""
    headers = {"Authorization": f"Bearer {token}"}
    ours = {"share": secrets.token_hex(32)}  # our part of the shuffle
    taken = httpx.post(f"{server}/api/tables/{table}/seats", json=ours, headers=headers)  # refused if we have a seat
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    bot = Bot()
    while not bot.is_over:
        try:
            with connect(f"{address}?since={bot.version}", additional_headers=headers) as socket:
                if bot.sent:
                    socket.send(json.dumps(bot.sent))  # perhaps again: the command id is an idempotency key
                while not bot.is_over:
                    bot.receive(json.loads(socket.recv()))
                    if bot.scene and bot.scene["you"] is None:
                        sys.exit(f"no open seat: {taken.text}")
                    if command := bot.decide():
                        socket.send(json.dumps(command))
        except (OSError, WebSocketException) as problem:
            closed = getattr(problem, "rcvd", None)
            if closed and closed.code in FINAL:
                sys.exit(FINAL[closed.code])
            time.sleep(1)  # the connection broke, or the server restarts
    print("places:", bot.scene["ending"]["places"])


if __name__ == "__main__":
    play(*sys.argv[1:])
