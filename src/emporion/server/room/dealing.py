"""How a game gets its luck: from the table together, from a deal that many tables share, or from the game whose deal it
repeats."""

from __future__ import annotations

import msgspec

from emporion.kernel.chance import fresh_key, key_from_bytes
from emporion.match import shared_deal
from emporion.match.record import key_text
from emporion.match.seal import new_nonce, seal, seal_holds
from emporion.match.shuffle import commitment_holds, commitment_to, new_secret, seat_digest, shuffle_key
from emporion.server.room.entries import Opened, Started, StartingPoint
from emporion.server.room.table import Table


def with_commitment(id: str, opened: Opened) -> Opened:
    """A new table with a secret of its own, to which the server commits. A shared deal has one already, and one that is
    repeated needs none."""
    if opened.deal:
        return opened
    if opened.beginning is not None:
        return msgspec.structs.replace(opened, secret="", commitment="")
    secret = new_secret()
    return msgspec.structs.replace(opened, secret=secret.hex(), commitment=commitment_to(id, secret))


def start_of(table: Table, share: str = "") -> Started:
    """The start of a table's game. `share` is what the host's client adds to the shuffle now."""
    if table.opened.deal:
        return Started(key_text(tuple(shared_key(table))), "", table.opened.commitment)
    return shuffled_together(table, share) if table.opened.secret else sealed(table)


def shared_key(table: Table) -> list[int]:
    """The key of a shared deal: the same at all its tables."""
    opened, secret = table.opened, bytes.fromhex(table.opened.secret)
    return shared_deal.deal_key(opened.deal, opened.game, opened.rules, opened.options, len(table.seats), secret)


def shuffled_together(table: Table, share: str) -> Started:
    """The key follows from the server's secret and the shares of all seats."""
    opened, secret = table.opened, bytes.fromhex(table.opened.secret)
    shares = [seat_state.share for seat_state in table.seats]
    if share:
        shares[table.seats_of(table.host)[0]] = share
    seats = [seat_state.as_seat() for seat_state in table.seats]
    digests = [
        seat_digest(table.id, number, seat.player, seat.name, shares[number]) for number, seat in enumerate(seats)
    ]
    key = shuffle_key(table.id, opened.game, opened.rules, opened.options, secret, digests)
    return Started(key_text(tuple(key)), "", opened.commitment, shares, digests)


def sealed(table: Table) -> Started:
    """The first rule: the server's own key, sealed when the game begins. For deals that are repeated, and for tables
    that were opened before there was another rule."""
    key, nonce = deal_key(table.opened.beginning), new_nonce()
    promise = seal(table.game, len(table.seats), table.opened.options, key, nonce)
    return Started(key_text(tuple(key)), nonce.hex(), promise)


def is_genuine(table: Table, started: Started) -> bool:
    """Whether a stored start has the luck that was committed to."""
    opened, key = table.opened, key_from_bytes(bytes.fromhex(started.key))
    if not opened.secret:
        nonce = bytes.fromhex(started.nonce)
        return seal_holds(started.commitment, table.game, len(table.seats), opened.options, key, nonce)
    secret = bytes.fromhex(opened.secret)
    if opened.deal:
        holds = shared_deal.commitment_holds(opened.commitment, opened.deal, secret)
        return started.commitment == opened.commitment and holds and key == shared_key(table)
    return (
        started.commitment == opened.commitment
        and commitment_holds(opened.commitment, table.id, secret)
        and key == shuffle_key(table.id, opened.game, opened.rules, opened.options, secret, started.digests)
    )


def deal_key(beginning: StartingPoint | None) -> list[int]:
    return fresh_key() if beginning is None else key_from_bytes(bytes.fromhex(beginning.key))
