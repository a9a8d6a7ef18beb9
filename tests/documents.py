"""Tables of the documentation that are generated from the games; `make documents` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from emporion.cli import values_of
from emporion.games import find
from emporion.kernel.codec import unique
from emporion.kernel.contract import Game
from emporion.kernel.notation import shortened
from emporion.kernel.options import as_typed, describe_options
from emporion.kernel.position import describe_fields
from tests.built_in import BUILT_IN

ROOT = Path(__file__).parent.parent


def action_table(game: Game) -> Iterator[str]:
    """Actions by id; runs of ids that differ only in their last word share a line."""
    yield "| ids | move |"
    yield "|---|---|"
    runs: list[tuple[int, list[str]]] = []
    for action in range(game.actions):
        text = game.format_action(action)
        head, _, tail = text.rpartition(" ")
        if head and tail != "reserved" and runs and runs[-1][1][0].rpartition(" ")[0] == head:
            runs[-1][1].append(text)
        else:
            runs.append((action, [text]))
    for first, texts in runs:
        ids = f"{first}-{first + len(texts) - 1}" if len(texts) > 1 else str(first)
        tails = shortened([text.rpartition(" ")[2] for text in texts])
        yield f"| {ids} | `{texts[0]}` |" if len(texts) == 1 else f"| {ids} | `{texts[0].rpartition(' ')[0]}` {tails} |"


def observation_table(game: Game) -> Iterator[str]:
    """Features by index."""
    yield "| index | what |"
    yield "|---|---|"
    at = 0
    for meaning, size in game.features:
        yield f"| {at}-{at + size - 1} | {meaning} |" if size > 1 else f"| {at} | {meaning} |"
        at += size


def option_table(game: Game) -> Iterator[str]:
    """Options with values and defaults."""
    yield "| option | of the | values | default | what it does |"
    yield "|---|---|---|---|---|"
    for name, option in describe_options(type(game.state().options)).items():
        default = as_typed(option["default"])
        yield f"| `{name}` | {option['group']} | {values_of(option['values'])} | {default} | {option['help']} |"


def position_table(game: Game) -> Iterator[str]:
    """The fields of a position."""
    yield "| field | what |"
    yield "|---|---|"
    for name, text in describe_fields(game.state).items():
        yield f"| `{name}` | {text} |"


def luck_table(game: Game) -> Iterator[str]:
    """Purposes of chance with their outcomes."""
    yield "| purpose | outcomes | what |"
    yield "|---|---|---|"
    for purpose in game.purposes:
        yield f"| `{purpose.name}` | {shortened(unique(purpose.outcomes))} | {purpose.about} |"


def event_table(game: Game) -> Iterator[str]:
    """Events with their arguments."""
    yield "| event | arguments |"
    yield "|---|---|"
    for event, shape in game.events.shapes.items():
        names = [
            f"{name} (null for viewers who may not know it)" if name == shape.secret else name
            for name in shape.arguments
        ]
        yield f"| `{game.events.events(event).name.lower()}` | {', '.join(names)} |"


TABLES: dict[str, Callable[[Game], Iterator[str]]] = {
    "actions": action_table,
    "observation": observation_table,
    "options": option_table,
    "positions": position_table,
    "luck": luck_table,
    "events": event_table,
}


def page_of(game: Game) -> Path:
    return ROOT / "docs" / "games" / f"{game.name}.md"


def renewed(game: Game) -> str:
    """A game's page with up-to-date tables."""
    text = page_of(game).read_text(encoding="utf-8")
    for name, table in TABLES.items():
        begin, end = f"<!-- table of {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        assert after, f"{page_of(game).name} has no place for the table of {name}"
        text = before + begin + "\n".join(table(game)) + "\n" + end + after
    return text


if __name__ == "__main__":
    for name in BUILT_IN:
        page_of(find(name)).write_text(renewed(find(name)), encoding="utf-8")
