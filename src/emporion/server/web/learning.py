"""What the player of an account has learned: finished lessons, solved practice positions, and which bots fit. Browsers
of guests keep it themselves."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from emporion.server.protocol import Level
from emporion.server.storage import accounts
from emporion.server.web.authentication import InjectedServices, MaybeVisitor, require_account
from emporion.server.web.routes import post

MAX_NAMES = 200  # of lessons, of games and of positions of a game
ShortName = Annotated[str, Meta(min_length=1, max_length=60)]
Names = Annotated[list[ShortName], Meta(max_length=MAX_NAMES)]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was learned, on one device or on all."""

    lessons: Annotated[Names, Meta(description="Finished lessons.")] = []
    solved: Annotated[
        dict[ShortName, Names], Meta(max_length=MAX_NAMES, description="Solved practice positions of each game.")
    ] = {}
    skill: Annotated[
        Literal["first", "casual", "strong"] | None, Meta(description="The answer to “How well do you play?”")
    ] = None
    levels: Annotated[
        dict[ShortName, Level], Meta(max_length=MAX_NAMES, description="The level of bots chosen for a game.")
    ] = {}

    def with_more(self, more: Learned) -> Learned:
        """Lessons and positions are added, newer answers and levels replace older ones."""
        solved = {
            game: union(self.solved.get(game, []), more.solved.get(game, []))
            for game in union([*self.solved], [*more.solved])
        }
        levels = {**self.levels, **more.levels}
        return Learned(
            union(self.lessons, more.lessons), solved, more.skill or self.skill, dict([*levels.items()][-MAX_NAMES:])
        )


def union(one: list[str], other: list[str]) -> list[str]:
    return [*dict.fromkeys([*one, *other])][:MAX_NAMES]


@post(
    "/api/me/learning",
    status_code=HTTP_200_OK,
    summary="Add what my account has learned on this device; returns everything",
)
async def learn(services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[Learned]) -> Learned:
    me = require_account(visitor)

    def merge(before: str | None) -> str:
        known = msgspec.json.decode(before, type=Learned) if before else Learned()
        return msgspec.json.encode(known.with_more(data)).decode()

    return msgspec.json.decode(await services.write_queue.write(accounts.learn, me.id, merge), type=Learned)


ROUTES = [learn]
