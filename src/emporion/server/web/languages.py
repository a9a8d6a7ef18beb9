"""The language in which the server itself speaks to a browser. Our pages translate for themselves."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from emporion.locales import DEFAULT, LANGUAGES


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of our languages that the browser accepts, in its order; English if there is none."""
    for wish in request.headers.get("accept-language", "").split(","):
        if (language := wish.strip()[:2].lower()) in LANGUAGES:
            return language
    return DEFAULT
