"""Recorded games whose tables shuffled together or shared a deal, and how they can be tampered with."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from typing import Any

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_to_bytes
from emporion.kernel.errors import BadRecord
from emporion.match import PERSON, Match, Seat, dumps, loads, record_of, replay, shared_deal
from emporion.match.deal import deal_of
from emporion.match.record import SeatShare, Shuffle
from emporion.match.seal import NONCE_SIZE, seal
from emporion.match.shuffle import SIZE, VERSION, commitment_to, seat_digest, shuffle_key
from tests.match.tables import STARTED
from tests.option_sets import OPTION_SETS

Json = Any
NAMES = ("Ada", "Łukasz", "Zoë", "O'Neil")
LONGEST = 400  # decisions; a game that takes longer was given up, as by resigning


def recorded_game(game: str, seed: int, is_shared: bool = False) -> str:
    """The record of a random game of two to four seats, with other options and shares for every seed. `is_shared`: of a
    deal that many tables share."""
    dice = random.Random(f"{game} {seed}")
    options = OPTION_SETS[game][seed % len(OPTION_SETS[game])]
    players = dice.choice([count for count in find(game).players if is_possible(game, count, options)])
    kinds = [PERSON, *(dice.choice((PERSON, PERSON, "trader")) for _ in range(players - 1))]
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    table, secret = f"table{seed}", dice.randbytes(SIZE)
    shares = [dice.randbytes(SIZE).hex() if kind == PERSON and dice.random() < 0.7 else "" for kind in kinds]
    shares[0] = shares[0] or "ab" * SIZE
    digests = [seat_digest(table, number, seat.player, seat.name, shares[number]) for number, seat in enumerate(seats)]
    state_options = chosen(game, players, options)
    if is_shared:
        commitment = shared_deal.commitment_to(table, secret)
        shuffle = Shuffle(shared_deal.VERSION, deal=table, secret=secret.hex())
        key = shared_deal.deal_key(table, game, find(game).version, state_options, players, secret)
    else:
        commitment = commitment_to(table, secret)
        shuffle = Shuffle(VERSION, table, secret=secret.hex(), seats=[SeatShare(share) for share in shares])
        key = shuffle_key(table, game, find(game).version, state_options, secret, digests)
    match = Match(find(game), seats, [None] * players, state_options, key)
    state = match.state.clone()
    moves: list[tuple[int, int]] = []
    while (actor := reference.actor(match.game, state)) >= 0 and len(moves) < LONGEST:
        moves.append((actor, dice.choice(reference.legal(match.game, state))))
        reference.apply(match.game, state, moves[-1][1])
    for seat, action in moves:
        match.replay(seat, [action])
    record = record_of(match, STARTED)
    record.commitment, record.shuffle = commitment, shuffle
    record.deal = deal_of(match)
    return dumps(record)


def is_possible(game: str, players: int, options: dict[str, Json]) -> bool:
    try:
        find(game).blank(players, options, [0] * 8)
    except Exception:
        return False
    return True


def chosen(game: str, players: int, options: dict[str, Json]) -> dict[str, Json]:
    """The options as a server stores them."""
    return Match(find(game), [Seat("")] * players, [None] * players, dict(options), [0] * 8).options


def is_valid(text: str) -> bool:
    """Whether `emporion verify` accepts a record."""
    try:
        replay(loads(text, "record"), find, source="record")
    except BadRecord:
        return False
    return True


def other(digits: str) -> str:
    """Hexadecimal digits that differ in the last one."""
    return digits[:-1] + ("0" if digits[-1] != "0" else "1")


def change(path: str, value: Callable[[Json], Json]) -> Callable[[Json], None]:
    """A change of one value of a record, found by names and numbers."""

    def changed(doc: Json) -> None:
        *places, last = [int(each) if each.isdigit() else each for each in path.split(".")]
        for place in places:
            doc = doc[place]
        doc[last] = value(doc[last] if isinstance(last, int) else doc.get(last))

    return changed


def swap(doc: Json, name: str) -> None:
    """Swap a field of the first two seats."""
    one, two = doc["seats"][:2] if name == "name" else doc["shuffle"]["seats"][:2]
    first, second = one.pop(name, None), two.pop(name, None)
    one.update({name: second} if second else {})
    two.update({name: first} if first else {})


def reverse_draws(doc: Json) -> None:
    """The draws of the purpose that has most of them, in reverse order."""
    line = max(doc["deal"], key=lambda draws: len(draws["draws"]))
    line["draws"] = " ".join(reversed(line["draws"].split()))


def leave_out_the_last_draw(doc: Json) -> None:
    """Of the purpose that has most of them: those that remain are the key's."""
    line = max(doc["deal"], key=lambda draws: len(draws["draws"]))
    line["draws"] = line["draws"].rpartition(" ")[0]


def deal_anew(doc: Json) -> None:
    """Another secret, with a commitment that fits it: only the key tells."""
    secret = bytes(SIZE)
    doc["shuffle"]["secret"] = secret.hex()
    doc["commitment"] = commitment_to(doc["shuffle"]["table"], secret)


def move_to_another_table(doc: Json) -> None:
    """Another table, with a commitment that fits it."""
    doc["shuffle"]["table"] = "elsewhere"
    doc["commitment"] = commitment_to("elsewhere", bytes.fromhex(doc["shuffle"]["secret"]))


def key_of_the_server_alone(doc: Json) -> None:
    """A key into which no share went."""
    shuffle = doc["shuffle"]
    digests = [seat_digest(shuffle["table"], n, s["player"], s["name"], "") for n, s in enumerate(doc["seats"])]
    secret = bytes.fromhex(shuffle["secret"])
    key = shuffle_key(shuffle["table"], doc["game"], doc["rules"], doc["options"], secret, digests)
    doc["key"] = key_to_bytes(key).hex()


def place_after(draws: str) -> str:
    """The first draw with another place."""
    first, *rest = draws.split()
    choices, place = (int(number) for number in first.split(":"))
    return " ".join([f"{choices}:{(place + 1) % choices if choices > 1 else 1}", *rest])


def share_another_deal(doc: Json) -> None:
    """Another shared deal, with a commitment that fits it."""
    doc["shuffle"]["deal"] = "elsewhere"
    doc["commitment"] = shared_deal.commitment_to("elsewhere", bytes.fromhex(doc["shuffle"]["secret"]))


def share_anew(doc: Json) -> None:
    """Another secret of a shared deal, with a commitment that fits it: only the key tells."""
    doc["shuffle"]["secret"] = bytes(SIZE).hex()
    doc["commitment"] = shared_deal.commitment_to(doc["shuffle"]["deal"], bytes(SIZE))


def take_the_older_rule(doc: Json) -> None:
    """The commitment and the key of the older rule for the same secret, with public shares, beside a shared deal."""
    shuffle, secret = doc["shuffle"], bytes.fromhex(doc["shuffle"]["secret"])
    shuffle.update(version=VERSION, table=shuffle["deal"], seats=[{} for _ in doc["seats"]])
    doc["commitment"] = commitment_to(shuffle["deal"], secret)
    digests = [seat_digest(shuffle["deal"], n, s["player"], s["name"], "") for n, s in enumerate(doc["seats"])]
    doc["key"] = key_to_bytes(
        shuffle_key(shuffle["deal"], doc["game"], doc["rules"], doc["options"], secret, digests)
    ).hex()


def key_for_other_players(doc: Json) -> None:
    """The key of the same deal for another number of players."""
    shuffle, secret = doc["shuffle"], bytes.fromhex(doc["shuffle"]["secret"])
    players = 2 + len(doc["seats"]) % 3
    key = shared_deal.deal_key(shuffle["deal"], doc["game"], doc["rules"], doc["options"], players, secret)
    doc["key"] = key_to_bytes(key).hex()


OF_ANY_RECORD: dict[str, Callable[[Json], None]] = {
    "another secret": change("shuffle.secret", other),
    "a shorter secret": change("shuffle.secret", lambda secret: secret[:-2]),
    "another commitment": change("commitment", other),
    "a commitment in capital letters": change("commitment", str.upper),
    "another version of the rule": change("shuffle.version", lambda version: 5 - version),
    "an unknown version of the rule": change("shuffle.version", lambda version: version + 2),
    "an option": change("options", lambda options: {**options, "open_hands": not options.get("open_hands")}),
    "another version of the rules": change("rules", lambda rules: rules + 1),
    "another game": change("game", lambda game: "dale" if game != "dale" else "carthage"),
    "another key": change("key", other),
    "another place": change("deal.0.draws", place_after),
    "another order of draws": reverse_draws,
    "no draws": lambda doc: doc.pop("deal"),
    "an empty list of draws": change("deal", lambda _: []),
    "draws of another purpose": change("deal.0.purpose", lambda purpose: 7 - purpose),
    "draws that began later": change("deal.0.first", lambda first: (first or 0) + 1),
    "a deal said to be repeated": change("repeated", lambda _: {"kind": "branch", "of": "elsewhere"}),
}
TAMPERING: dict[str, Callable[[Json], None]] = {
    **OF_ANY_RECORD,
    "another secret and its commitment": deal_anew,
    "another table": change("shuffle.table", lambda table: table + "x"),
    "another table and its commitment": move_to_another_table,
    "another share": change("shuffle.seats.0.share", other),
    "no share": change("shuffle.seats.0", lambda _: {}),
    "a share for a seat without one": change("shuffle.seats.1.share", lambda share: other(share or "00" * SIZE)),
    "swapped shares": lambda doc: swap(doc, "share"),
    "a seat's digest beside its name": change("shuffle.seats.0", lambda _: {"digest": "11" * SIZE}),
    "one share too many": change("shuffle.seats", lambda seats: [*seats, {}]),
    "swapped names": lambda doc: swap(doc, "name"),
    "another name": change("seats.0.name", lambda _: "Ida"),
    "an erased name": change("seats.0.name", lambda _: ""),
    "a bot for a person": change("seats.0.player", lambda _: "trader"),
    "a key without the shares": key_of_the_server_alone,
}
"""What is done to the record of a table that shuffled. Each has to be noticed by both verifiers."""
SHARED_TAMPERING: dict[str, Callable[[Json], None]] = {
    **OF_ANY_RECORD,
    "another secret and its commitment": share_anew,
    "another deal": change("shuffle.deal", lambda deal: deal + "x"),
    "another deal and its commitment": share_another_deal,
    "no deal": change("shuffle.deal", lambda _: ""),
    "a table beside the deal": change("shuffle.table", lambda _: "elsewhere"),
    "shares beside the deal": lambda doc: doc["shuffle"].update(seats=[{} for _ in doc["seats"]]),
    "the older rule beside the deal": take_the_older_rule,
    "a seat more": change("seats", lambda seats: [*seats, {"name": "Ida", "player": PERSON}]),
    "a seat fewer": change("seats", lambda seats: seats[:-1]),
    "the key for other players": key_for_other_players,
}
"""What is done to the record of a shared deal."""


SEALED_TAMPERING: dict[str, Callable[[Json], None]] = {
    "another key": change("key", other),
    "another nonce": change("nonce", other),
    "another seal": change("commitment", other),
    "no nonce": lambda doc: doc.pop("nonce"),
    "another option": change("options.first_player", lambda _: "random"),
}
"""What is done to a record that the server sealed by the first rule."""


def sealed_game(game: str, seed: int) -> str:
    """The record of a game whose key the server sealed alone, by the first rule."""
    doc = json.loads(recorded_game(game, seed))
    del doc["shuffle"], doc["deal"]
    nonce = random.Random(seed).randbytes(NONCE_SIZE)
    key = struct.unpack("<8I", bytes.fromhex(doc["key"]))
    doc["nonce"] = nonce.hex()
    doc["commitment"] = seal(find(game), len(doc["seats"]), doc["options"], key, nonce)
    return json.dumps(doc)


AGAINST_THE_RULES: dict[str, Callable[[Json], None]] = {"fewer draws": leave_out_the_last_draw}
"""What only `emporion verify` notices, because it knows the rules of the game."""


def tampered(text: str, kind: str) -> str:
    doc = json.loads(text)
    shuffle = doc.get("shuffle")
    kinds = SEALED_TAMPERING if shuffle is None else SHARED_TAMPERING if "deal" in shuffle else TAMPERING
    {**kinds, **AGAINST_THE_RULES}[kind](doc)
    return json.dumps(doc)
