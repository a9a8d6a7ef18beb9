"""The application: routes, what they depend on, and what happens at the beginning and at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme

from emporion import __version__
from emporion.server import metrics
from emporion.server.house import House
from emporion.server.settings import Settings
from emporion.server.web import about, advice, beginnings, errors, lessons, live, lobby, pages, people, replays, tables
from emporion.server.web.identity import COOKIE, Visitor, visitor_of
from emporion.server.web.security import Manners

LARGEST_REQUEST = 64_000  # bytes
SIGNS: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}


def create_app(settings: Settings) -> Manners:
    """The application of one process, and its house."""
    house = House.build(settings)

    async def visitor(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        return await visitor_of(request, house)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        metrics.watch(house)
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            *about.ROUTES,
            *people.ROUTES,
            *lobby.ROUTES,
            *tables.ROUTES,
            *beginnings.ROUTES,
            *advice.ROUTES,
            *replays.ROUTES,
            *lessons.ROUTES,
            live.live,
            *pages.ROUTES,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "visitor": Provide(visitor),
        },
        exception_handlers=errors.HANDLERS,
        logging_config=None,
        lifespan=[lifespan],
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Emporion",
            version=__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],  # pages for it would come from other sites
            components=Components(security_schemes=SIGNS),
        ),
    )
    return Manners(app, house)
