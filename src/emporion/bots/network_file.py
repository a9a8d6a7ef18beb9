"""Files of networks: the weights that `emporion train` has found, and what they are for.

A file is in the format safetensors. Its header says which game it has learned, by which rules, how its observations and
actions are numbered, how it was trained, and how strong it proved to be. Weights are stored as float16, biases as
float32.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from emporion.bots.workspace import WEIGHTS, Network
from emporion.files import atomic_write, reason_of
from emporion.kernel.contract import Game
from emporion.kernel.errors import LONGEST_QUOTE, EmporionError, printable

SHIPPED = Path(__file__).parent / "weights"
ENDING = ".safetensors"
HEADER = "emporion"  # the key of our part of the header
FINGERPRINT = 16  # hexadecimal digits


class BadNetwork(EmporionError):
    """A file with no network, a damaged one, or one that does not fit the game."""


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """How a network was trained."""

    version: str
    """Of Emporion."""
    players: tuple[int, ...]
    seed: int
    decisions: int
    seconds: float
    machine: str


class Strength(msgspec.Struct, frozen=True):
    """How a network's policy fared against a bot, on duplicate deals."""

    players: int
    against: str
    """The bot in all other seats."""
    games: int
    wins: float
    """The share of the victories, and its 95% interval."""
    low: float
    high: float


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says about its network."""

    game: str
    rules: int
    """The version of the game's rules."""
    layout: str
    """`layout_of` the game."""
    training: Training
    strength: tuple[Strength, ...] = ()


def layout_of(game: Game) -> str:
    """A fingerprint of what the numbers of an observation and the actions mean."""
    texts = [game.format_action(action) for action in range(game.actions)]
    return hashlib.sha256(msgspec.json.encode([game.features, texts])).hexdigest()[:FINGERPRINT]


def shipped(game: Game) -> str:
    """The path of the network that comes with the package for a game whose levels play by one."""
    return str(SHIPPED / f"{game.name}{ENDING}")


def write_network(path: Path, header: Header, weights: dict[str, Any]) -> None:
    """Write weights by their names in `Network`, as arrays."""
    import numpy as np
    from safetensors.numpy import save

    kinds = {name: np.float32 if name.endswith(("bias", "biases")) else np.float16 for name in WEIGHTS}
    with np.errstate(over="ignore"):
        stored = {name: np.ascontiguousarray(weights[name], kind) for name, kind in kinds.items()}
    if not all(np.isfinite(each).all() for each in stored.values()):
        raise BadNetwork(f"{path} is not written: the network has numbers that are not finite")
    try:
        atomic_write(path, save(stored, {HEADER: msgspec.json.encode(header).decode()}))
    except OSError as problem:
        raise EmporionError(f"{path} cannot be written: {reason_of(problem)}") from None


def read_header(path: Path) -> Header:
    """Raises BadNetwork if the file is not a network."""
    return _read(path)[0]


def weights_in(game: Game, path: str) -> tuple[Any, ...]:
    """The weights of a game's network as float32, in the order of `Network`. Raises BadNetwork if the file does not
    fit the game. One that comes with the package is read once: an upgrade in place must not stop a server's bots."""
    if path == shipped(game):
        return _weights_in(game, path, 0, 0)
    try:
        found = Path(path).stat()
    except OSError as problem:
        raise BadNetwork(f"{path} cannot be read: {reason_of(problem)}") from None
    return _weights_in(game, path, found.st_mtime_ns, found.st_size)


@cache
def _weights_in(game: Game, path: str, _changed: int, _size: int) -> tuple[Any, ...]:
    """Read again when the file has changed."""
    import numpy as np

    header, arrays = _read(Path(path))
    if header.game != game.name:
        raise BadNetwork(f"{path} has learned {printable(header.game, LONGEST_QUOTE)}, not {game.name}")
    if (header.rules, header.layout) != (game.version, layout_of(game)):
        raise BadNetwork(f"{path} was trained for another version of {game.title}; train it anew: emporion train")
    for name, dimensions in WEIGHTS.items():
        if arrays[name].dtype not in (np.float16, np.float32) or arrays[name].ndim != dimensions:
            raise BadNetwork(f"{path}: {name} is not an array of float16 or float32 with {dimensions} dimensions")
    weights = tuple(np.array(arrays[name], np.float32) for name in WEIGHTS)
    for name, array, shape in zip(WEIGHTS, weights, shapes_of(game, weights), strict=True):
        if array.shape != shape:
            raise BadNetwork(f"{path}: {name} has the shape {array.shape}, not {shape}")
        if not np.isfinite(array).all():
            raise BadNetwork(f"{path}: {name} has numbers that are not finite")
    return weights


def shapes_of(game: Game, weights: tuple[Any, ...]) -> tuple[tuple[int, ...], ...]:
    """The shapes of a network for this game that is as wide and deep as these weights."""
    named = Network._make((*weights, *[None] * (len(Network._fields) - len(weights))))
    width, blocks = len(named.first_bias), len(named.block_biases)
    features, actions, seats = game.observation_size, game.actions, max(game.players[-1], len(named.shares_bias))
    return (
        (features, width), (width,), (blocks, width, width), (blocks, width),
        (width, actions), (actions,), (width, seats), (seats,),
    )  # fmt: skip


def _read(path: Path) -> tuple[Header, dict[str, Any]]:
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(path, framework="numpy") as file:
            header = msgspec.json.decode((file.metadata() or {}).get(HEADER, ""), type=Header)
            return header, {name: file.get_tensor(name) for name in WEIGHTS}
    except OSError as problem:
        reason = problem.strerror or str(problem).removesuffix(f": {path}")
        raise BadNetwork(f"{path} cannot be read: {reason}") from None
    except (SafetensorError, msgspec.DecodeError, TypeError, AttributeError) as problem:
        reason = printable(str(problem), LONGEST_QUOTE)
        raise BadNetwork(f"{path} is not a network that `emporion train` has written: {reason}") from None
