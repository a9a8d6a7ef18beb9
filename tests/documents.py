"""Tables of the documentation that are generated from the games; `make documents` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from emporion.cli import values_of
from emporion.envs.versions import id_of
from emporion.games import find
from emporion.kernel.codec import unique
from emporion.kernel.contract import Game
from emporion.kernel.notation import shortened
from emporion.kernel.options import as_typed, describe_options
from emporion.kernel.position import describe_fields
from tests.built_in import BUILT_IN

ROOT = Path(__file__).parent.parent
MOST_PLACES = 4
RESEARCH = ROOT / "docs" / "research.md"


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


def environment_table(games: Iterable[Game]) -> Iterator[str]:
    """Environments with the sizes that a learner needs."""
    yield "| id | players | numbers in an observation | actions |"
    yield "|---|--:|--:|--:|"
    for game in games:
        players = f"{game.players[0]}-{game.players[-1]}"
        yield f"| `{id_of(game)}` | {players} | {game.observation_size:,} | {game.actions} |"


def part_table(game: Game) -> Iterator[str]:
    """Features, those that are the same for several seats, cards or places in one line."""
    yield "| at | numbers | of | what |"
    yield "|---|--:|---|---|"
    for group in repeated(blocks(game)):
        heads = [head for head, _ in group]
        for lines in zip(*(block for _, block in group), strict=True):
            (_, what, size), whose = lines[0], heads[0] if len(heads) == 1 else f"{heads[0]} .. {heads[-1]}"
            yield f"| {places([at for at, _, _ in lines])} | {size} | {whose} | {what} |"


def places(found: list[int]) -> str:
    """Numbers that are equally far apart, if there are many."""
    shown = [str(at) for at in found]
    return ", ".join(shown if len(shown) <= MOST_PLACES else [*shown[:2], f".. {shown[-1]}"]).replace(", ..", " ..")


Block = tuple[str, list[tuple[int, str, int]]]
"""Features that follow one another and begin with the same words: these, and each one's index, the rest, its size."""


def blocks(game: Game) -> Iterator[Block]:
    at = 0
    block: Block = ("", [])
    for meaning, size in game.features:
        head, _, what = meaning.partition(": ") if ": " in meaning else ("", "", meaning)
        if block[1] and head != block[0]:
            yield block
            block = ("", [])
        block = (head, [*block[1], (at, what, size)])
        at += size
    yield block


def repeated(found: Iterable[Block]) -> Iterator[list[Block]]:
    """Blocks that follow one another and have the same features."""
    group: list[Block] = []
    for head, lines in found:
        if group and (not head or [line[1:] for line in lines] != [line[1:] for line in group[0][1]]):
            yield group
            group = []
        group.append((head, lines))
    yield group


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
        text = with_table(text, name, table(game))
    return text


def renewed_research() -> str:
    """The page about research with up-to-date tables."""
    text = with_table(RESEARCH.read_text(encoding="utf-8"), "environments", environment_table(map(find, BUILT_IN)))
    for name in BUILT_IN:
        text = with_table(text, f"what a seat of {name} observes", part_table(find(name)))
    return text


def with_table(text: str, name: str, table: Iterable[str]) -> str:
    """The text with this table between its comments."""
    begin, end = f"<!-- table of {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    assert after, f"there is no place for the table of {name}"
    return before + begin + "\n".join(table) + "\n" + end + after


if __name__ == "__main__":
    for name in BUILT_IN:
        page_of(find(name)).write_text(renewed(find(name)), encoding="utf-8")
    RESEARCH.write_text(renewed_research(), encoding="utf-8")
