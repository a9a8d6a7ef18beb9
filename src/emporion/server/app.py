"""The ASGI application: routes, dependencies, startup and shutdown."""

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
from emporion.server.services import Services
from emporion.server.settings import Settings
from emporion.server.web import (
    about,
    accounts,
    advice,
    branches,
    challenges,
    deals,
    errors,
    learning,
    lessons,
    lobby,
    passkeys,
    replays,
    static_files,
    tables,
    websocket,
)
from emporion.server.web.authentication import COOKIE, Visitor, authenticate
from emporion.server.web.security import SecurityMiddleware
from emporion.server.web.withheld import device_of
from emporion.server.workers import Worker

MAX_REQUEST_BYTES = 64_000  # bytes
SECURITY_SCHEMES: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}


def create_app(settings: Settings, worker: Worker | None = None) -> SecurityMiddleware:
    """Build one process's services and the application around them."""
    services = Services.build(settings, worker)

    async def visitor(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        return await authenticate(request, services)

    def device(request: ASGIConnection[Any, Any, Any, Any]) -> str:
        return device_of(request)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        metrics.register_gauges(services)
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[
            *about.ROUTES,
            *accounts.ROUTES,
            *passkeys.ROUTES,
            *learning.ROUTES,
            *lobby.ROUTES,
            *tables.ROUTES,
            *branches.ROUTES,
            *challenges.ROUTES,
            *deals.ROUTES,
            *advice.ROUTES,
            *replays.ROUTES,
            *lessons.ROUTES,
            websocket.live,
            *static_files.ROUTES,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(visitor),
            "device": Provide(device, sync_to_thread=False),
        },
        exception_handlers=errors.HANDLERS,
        logging_config=None,
        lifespan=[lifespan],
        request_max_body_size=MAX_REQUEST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Emporion",
            version=__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],  # the other plugins load scripts from other sites
            components=Components(security_schemes=SECURITY_SCHEMES),
        ),
    )
    return SecurityMiddleware(app, services)
