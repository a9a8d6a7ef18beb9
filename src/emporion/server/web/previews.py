"""Link previews (Open Graph tags): what messengers show of a link to a table or a challenge. They tell what anyone who
opens the link would see: the game, the players, whether seats are free. Of withheld tables they tell nothing."""

from __future__ import annotations

import re
from html import escape
from typing import Any, NamedTuple

from litestar import Request

from emporion.games import find, names
from emporion.locales import Translator
from emporion.server.services import Services
from emporion.server.storage import tables as stored
from emporion.server.web.authentication import is_encrypted
from emporion.server.web.languages import language_of

PICTURES = "previews"
BLOCK = re.compile(rb"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
"""The tags of the room itself, in index.html."""
STAGES = {"open": "preview-open", "running": "preview-playing", "over": "preview-over"}


class Preview(NamedTuple):
    game: str
    description: str


async def preview_tags(request: Request[Any, Any, Any], services: Services, path: str) -> bytes:
    """The tags for a page's address; empty for pages without a preview of their own."""
    match path.split("/"):
        case ["t", id] | ["t", id, "replay"]:
            found = await preview_of_table(services, id, Translator(language_of(request)))
        case ["challenge", token]:
            found = await preview_of_challenge(services, token, Translator(language_of(request)))
        case _:
            return b""
    return b"" if found is None else tags_of(found, request)


async def preview_of_table(services: Services, id: str, translator: Translator) -> Preview | None:
    found = await services.database.read(stored.shown_to_all, id)
    if found is None or found[0].game not in names():
        return None
    row, seats = found
    players = ", ".join(seat.name for seat in seats if seat.name) or "…"
    return Preview(row.game, translator.translate(STAGES[row.stage], names=players, free=row.free))


async def preview_of_challenge(services: Services, token: str, translator: Translator) -> Preview | None:
    game = await services.database.read(stored.game_of_challenge, token)
    if game is None or game not in names():
        return None
    return Preview(game, translator.translate("preview-challenge", title=title_in(translator, game)))


def title_in(translator: Translator, game: str) -> str:
    return translator.translate(f"{game}-title") if translator.has(f"{game}-title") else find(game).title


def tags_of(preview: Preview, request: Request[Any, Any, Any]) -> bytes:
    origin = f"{'https' if is_encrypted(request) else 'http'}://{request.headers.get('host', '')}"
    language = language_of(request)
    content = {
        "og:type": "website",
        "og:site_name": "Emporion",
        "og:locale": language,
        "og:title": title_in(Translator(language), preview.game),
        "og:description": preview.description,
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}/{picture_of(preview.game)}",
        "twitter:card": "summary_large_image",
    }
    return "\n".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in content.items()).encode()


def picture_of(game: str) -> str:
    """A built-in game has a picture of its own."""
    from emporion.server.web.static_files import pages  # it imports this module

    own = f"{PICTURES}/{game}.jpg"
    return own if own in pages() else f"{PICTURES}/room.jpg"


def with_preview(index: bytes, tags: bytes) -> bytes:
    return BLOCK.sub(lambda _: tags, index, count=1)
