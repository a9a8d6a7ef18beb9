"""Checks a record against the shuffle that its table made together."""

from __future__ import annotations

from emporion.kernel.codec import shown
from emporion.kernel.errors import BadRecord
from emporion.match.match import PERSON
from emporion.match.record import Record, SeatLine, SeatShare, Shuffle, key_of
from emporion.match.shuffle import SIZE, VERSION, commitment_holds, seat_digest, shuffle_key


def check_shuffle(record: Record, shuffle: Shuffle, source: str) -> None:
    """Recompute the commitment and the key from what the record says."""
    if shuffle.version != VERSION:
        raise BadRecord("record-shuffle-version", source=source, found=shuffle.version, expected=VERSION)
    if len(shuffle.seats) != len(record.seats) or len(shuffle.secret) != 2 * SIZE or record.repeated is not None:
        raise BadRecord("record-shuffle", source=source)
    secret = bytes.fromhex(shuffle.secret)
    if not commitment_holds(record.commitment, shuffle.table, secret):
        raise BadRecord("record-commitment", source=source, found=shown(record.commitment))
    digests = [
        digest_of(shuffle.table, seat, line, share, source)
        for seat, (line, share) in enumerate(zip(record.seats, shuffle.seats, strict=True))
    ]
    if shuffle_key(shuffle.table, record.game, record.rules, record.options, secret, digests) != key_of(record):
        raise BadRecord("record-shuffle", source=source)


def digest_of(table: str, seat: int, line: SeatLine, share: SeatShare, source: str) -> str:
    """What the key knows of a seat. Only of a deleted player the record says nothing else."""
    if not share.digest:
        return seat_digest(table, seat, line.player, line.name, share.share)
    if line.name or share.share or line.player != PERSON:
        raise BadRecord("record-shuffle", source=source)
    return share.digest
