"""People over HTTP: guests, accounts, tokens, profiles, what we know about somebody."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
)
from msgspec import Meta

from emporion.games import find
from emporion.server import secret
from emporion.server.house import House
from emporion.server.room.forgetting import forget, hand_over
from emporion.server.room.keeper import moment
from emporion.server.room.table import check_name
from emporion.server.storage import people, standings
from emporion.server.storage.people import SESSION, LoginTaken
from emporion.server.web.errors import Problem, take
from emporion.server.web.identity import (
    COOKIE,
    Anybody,
    InHouse,
    Visitor,
    address_of,
    cookie_of,
    new_guest,
    required,
    required_account,
)
from emporion.server.web.routes import delete, get, post, put

AnyRequest = Request[Any, Any, Any]

Login = Annotated[str, Meta(min_length=3, max_length=30, pattern="^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GivenName = Annotated[str, Meta(min_length=1, max_length=20)]
MOST_TOKENS = 20
TOKEN_ID = 16  # letters of its hash by which a token is named
HISTORY = 50
BOARD = 100


class Me(msgspec.Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str
    login: str | None
    bot: bool


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password
    name: GivenName | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=200)]
    bring_games: Annotated[bool, Meta(description="The games of the guest I was here so far become mine.")] = False


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=40)]


class TokenInfo(msgspec.Struct, frozen=True):
    """A token of mine. The secret is told once, when it is made."""

    id: str
    label: str
    created: int
    seen: int


class MadeToken(msgspec.Struct, frozen=True):
    id: str
    token: str
    player: Annotated[str, Meta(description="The bot that plays with this token.")]


class RatingInfo(msgspec.Struct, frozen=True):
    game: str
    players: int
    rating: int
    games: int


class Played(msgspec.Struct, frozen=True):
    """A finished game of somebody."""

    table: Annotated[str, Meta(description="Empty for others than the player, if it was played by a link.")]
    game: str
    players: int
    place: int
    score: int
    ended: int
    change: int | None


class Profile(msgspec.Struct, frozen=True):
    id: str
    name: str
    bot: bool
    has_account: bool
    since: int
    ratings: list[RatingInfo]
    history: list[Played]


class Leader(msgspec.Struct, frozen=True):
    player: str
    name: str
    rating: int
    games: int


def me_of(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name, visitor.login, visitor.bot)


@get("/api/me", summary="Who I am; nobody, if I am new here")
async def who_am_i(request: AnyRequest, house: InHouse, visitor: Anybody) -> Response[Me | None]:
    """A browser that comes again and again is known for ever: its cookie is made new."""
    cookie = request.cookies.get(COOKIE)
    renewed = [cookie_of(request, house, cookie)] if cookie and visitor and not visitor.bot else []
    return Response(me_of(visitor) if visitor else None, cookies=renewed)


@post("/api/me", status_code=HTTP_200_OK, summary="Come in as a guest, or change my name")
async def call_me(request: AnyRequest, house: InHouse, visitor: Anybody, data: JSONBody[Named]) -> Response[Me]:
    check_name(data.name)
    if visitor is not None:
        await house.scribe.write(people.rename, visitor.id, data.name)
        return Response(Me(visitor.id, data.name, visitor.login, visitor.bot))
    take(house.limits.guests, address_of(request))
    id, token = await new_guest(house, data.name)
    return Response(Me(id, data.name, None, False), cookies=[cookie_of(request, house, token)])


@post("/api/me/account", status_code=HTTP_200_OK, summary="Make an account of the guest I am")
async def make_account(
    request: AnyRequest, house: InHouse, visitor: Anybody, data: JSONBody[NewAccount]
) -> Response[Me]:
    if not house.settings.registration:
        raise Problem(HTTP_403_FORBIDDEN, "registration-closed")
    take(house.limits.logins, address_of(request))
    name = data.name or (visitor.name if visitor else data.login[:20])
    check_name(name)
    if visitor is not None and (visitor.has_account or visitor.bot):
        raise Problem(HTTP_409_CONFLICT, "account-exists")
    password = await in_thread(secret.hash_password, data.password)
    try:
        if visitor is None:
            id, token = await new_account(house, name, data.login, password)
        else:
            id, token = visitor.id, secret.new_token()
            session = visitor.credential, secret.hashed(token)
            await house.scribe.write(people.make_account, id, name, data.login, password, session, moment())
    except LoginTaken:
        raise Problem(HTTP_409_CONFLICT, "login-taken", login=data.login) from None
    me = Me(id, name, data.login.casefold(), False)
    return Response(me, cookies=[cookie_of(request, house, token)])


async def new_account(house: House, name: str, login: str, password: str) -> tuple[str, str]:
    """Of somebody who was no guest before: the id, and the secret of the session."""
    id, token = await new_guest(house, name)
    try:
        await house.scribe.write(people.set_account, id, name, login, password)
    except LoginTaken:
        await house.scribe.write(people.forget, id)
        raise
    return id, token


@post("/api/login", status_code=HTTP_200_OK, summary="Log in")
async def log_in(request: AnyRequest, house: InHouse, visitor: Anybody, data: JSONBody[Credentials]) -> Response[Me]:
    """The browser is now the account's. What it did as a guest is brought along, if that is wished."""
    take(house.limits.logins, address_of(request))
    take(house.limits.logins, f"login {data.login.casefold()}")
    row = await house.database.read(people.player_with_login, data.login)
    if not await in_thread(secret.password_fits, data.password, row.password if row else None) or row is None:
        raise Problem(HTTP_401_UNAUTHORIZED, "login-wrong")
    token = secret.new_token()
    await house.scribe.write(people.add_credential, secret.hashed(token), row.id, SESSION, moment())
    if data.bring_games and visitor is not None and not visitor.has_account and not visitor.bot:
        await hand_over(house.rooms, visitor.id, row.id)
    return Response(Me(row.id, row.name, row.login, row.bot), cookies=[cookie_of(request, house, token)])


@post("/api/logout", status_code=HTTP_200_OK, summary="Forget this browser")
async def log_out(request: AnyRequest, house: InHouse, visitor: Anybody) -> Response[None]:
    if visitor is not None and not visitor.bot:
        await house.scribe.write(people.drop_credential, visitor.credential)
        await house.see_off()
    response: Response[None] = Response(None)
    response.delete_cookie(COOKIE, path="/")
    return response


@put("/api/me/password", summary="Change my password; all other devices have to log in again")
async def change_password(request: AnyRequest, house: InHouse, visitor: Anybody, data: JSONBody[NewPassword]) -> Me:
    me = required_account(visitor)
    take(house.limits.logins, address_of(request))
    row = await house.database.read(people.player, me.id)
    if not await in_thread(secret.password_fits, data.old, row.password if row else None):
        raise Problem(HTTP_401_UNAUTHORIZED, "login-wrong")
    await house.scribe.write(people.set_password, me.id, await in_thread(secret.hash_password, data.new))
    await house.scribe.write(people.drop_sessions, me.id, me.credential)
    await house.see_off()
    return me_of(me)


@get("/api/me/data", summary="Everything that is stored about me")
async def my_data(house: InHouse, visitor: Anybody) -> dict[str, list[dict[str, Any]]]:
    return await house.database.read(people.everything_about, required(visitor).id)


@delete("/api/me", status_code=HTTP_200_OK, summary="Delete me and what is stored about me")
async def delete_me(house: InHouse, visitor: Anybody) -> Response[None]:
    """Bots play on for me in games that others still play; my name is taken out of all of them."""
    await forget(house.rooms, required(visitor).id)
    response: Response[None] = Response(None)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/me/tokens", summary="The bots of mine that may play here")
async def my_tokens(house: InHouse, visitor: Anybody) -> list[TokenInfo]:
    rows = await house.database.read(people.tokens_of, required_account(visitor).id)
    return [TokenInfo(row.hash[:TOKEN_ID], row.label, row.created, row.seen) for row in rows]


@post("/api/me/tokens", summary="Let a bot of mine play here")
async def make_token(house: InHouse, visitor: Anybody, data: JSONBody[NewToken]) -> MadeToken:
    me = required_account(visitor)
    check_name(data.label[:20])
    if len(await house.database.read(people.tokens_of, me.id)) >= MOST_TOKENS:
        raise Problem(HTTP_409_CONFLICT, "tokens-too-many", most=MOST_TOKENS)
    token, bot = secret.new_token(), secret.new_id(secret.PLAYER)
    hash = secret.hashed(token)
    await house.scribe.write(people.add_bot, bot, data.label[:20], me.id, hash, moment())
    return MadeToken(hash[:TOKEN_ID], token, bot)


@delete("/api/me/tokens/{id:str}", status_code=HTTP_200_OK, summary="Let a bot of mine play no more")
async def drop_token(house: InHouse, visitor: Anybody, id: FromPath[str]) -> None:
    if len(id) != TOKEN_ID or not await house.scribe.write(people.drop_token, required_account(visitor).id, id):
        raise Problem(HTTP_404_NOT_FOUND, "token-unknown")
    await house.see_off()


@get("/api/players/{id:str}", summary="Somebody's ratings and games")
async def profile(house: InHouse, visitor: Anybody, id: FromPath[str]) -> Profile:
    """Others see where somebody played if anybody may: tables by a link belong to those who have it."""
    row = await house.database.read(people.player, id)
    if row is None:
        raise Problem(HTTP_404_NOT_FOUND, "player-unknown")
    ratings = await house.database.read(people.ratings_of, id)
    history = await house.database.read(people.history, id, HISTORY)
    is_me = visitor is not None and visitor.id == id
    return Profile(
        id=row.id,
        name=row.name,
        bot=row.bot,
        has_account=row.login is not None,
        since=row.created,
        ratings=[RatingInfo(each.game, each.players, round(each.shown), each.games) for each in ratings],
        history=[
            Played(
                each.table if each.public or is_me else "",
                each.game,
                each.players,
                each.place,
                each.score,
                each.ended,
                None if each.change is None else round(each.change),
            )
            for each in history
        ],
    )


@get("/api/leaderboards/{game:str}/{players:int}", summary="The best of a game, for so many players")
async def leaderboard(house: InHouse, game: FromPath[str], players: FromPath[int]) -> list[Leader]:
    find(game).check_players(players)
    rows = await house.database.read(standings.leaders, game, players, BOARD)
    return [Leader(row.player, row.name, round(row.shown), row.games) for row in rows]


async def in_thread(work: Any, *arguments: Any) -> Any:
    """What takes long by intention keeps nobody waiting."""
    return await asyncio.to_thread(work, *arguments)


ROUTES = [
    who_am_i,
    call_me,
    make_account,
    log_in,
    log_out,
    change_password,
    my_data,
    delete_me,
    my_tokens,
    make_token,
    drop_token,
    profile,
    leaderboard,
]
