"""What the player of an account has learned: finished lessons, solved practice positions, and which bots fit. Browsers
of guests keep it themselves."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal, get_args

import msgspec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_413_REQUEST_ENTITY_TOO_LARGE
from msgspec import Meta

from emporion.server.protocol import Level
from emporion.server.storage import accounts
from emporion.server.web.authentication import InjectedServices, MaybeVisitor, require_account
from emporion.server.web.errors import Problem
from emporion.server.web.routes import post

MAX_BYTES = 8_000
"""Of a request, and of what an account keeps. All lessons and positions of three games are 700 bytes. Names are not
compared with those of this version: a browser sends all that it has, and a renamed one must not spoil the rest."""
MAX_NAMES = 200  # of lessons, of games and of positions of a game
ShortName = Annotated[str, Meta(min_length=1, max_length=60)]
Names = Annotated[list[ShortName], Meta(max_length=MAX_NAMES)]
Skill = Literal["first", "casual", "strong"]
SKILLS: dict[str | None, Skill] = {skill: skill for skill in get_args(Skill)}
LEVELS: dict[str, Level] = {level: level for level in get_args(Level)}


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was learned, on one device or on all."""

    lessons: Annotated[Names, Meta(description="Finished lessons.")] = []
    solved: Annotated[
        dict[ShortName, Names], Meta(max_length=MAX_NAMES, description="Solved practice positions of each game.")
    ] = {}
    skill: Annotated[Skill | None, Meta(description="The answer to “How well do you play?”")] = None
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


class StoredLearned(msgspec.Struct, frozen=True):
    """What the database has. Another version may have written it: whatever this one does not know is dropped."""

    lessons: list[str] = []
    solved: dict[str, list[str]] = {}
    skill: str | None = None
    levels: dict[str, str] = {}

    def known(self) -> Learned:
        levels = {game: LEVELS[level] for game, level in self.levels.items() if level in LEVELS}
        return Learned(self.lessons, self.solved, SKILLS.get(self.skill), levels)


def from_stored(body: str) -> Learned:
    return msgspec.json.decode(body, type=StoredLearned).known() if body else Learned()


@post(
    "/api/me/learning",
    status_code=HTTP_200_OK,
    request_max_body_size=MAX_BYTES,
    summary="Add what my account has learned on this device; returns everything",
)
async def learn(services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[Learned]) -> Learned:
    me = require_account(visitor)
    return from_stored(await services.write_queue.write(accounts.learn, me.id, partial(merged, data)))


def merged(data: Learned, before: str) -> str:
    """What is stored with more that was learned."""
    body = msgspec.json.encode(from_stored(before).with_more(data))
    if len(body) > max(MAX_BYTES, len(before.encode())):  # what is there already can still be read
        detail = f"the account would keep {len(body)} bytes of what was learned, and can keep {MAX_BYTES}"
        raise Problem(HTTP_413_REQUEST_ENTITY_TOO_LARGE, "request-wrong", detail=detail)
    return body.decode()


ROUTES = [learn]
