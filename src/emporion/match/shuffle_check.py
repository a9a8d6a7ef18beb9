"""Checks a record against the shuffle that its table made together, or against the deal that many tables share."""

from __future__ import annotations

from emporion.kernel.codec import shown
from emporion.kernel.errors import BadRecord
from emporion.match import shared_deal
from emporion.match.match import PERSON
from emporion.match.record import Record, SeatLine, SeatShare, Shuffle, key_of
from emporion.match.shuffle import SIZE, VERSION, commitment_holds, seat_digest, shuffle_key

VERSIONS = (VERSION, shared_deal.VERSION)


def check_shuffle(record: Record, shuffle: Shuffle, source: str) -> None:
    """Recompute the commitment and the key from what the record says, by the rule that it names."""
    if shuffle.version not in VERSIONS:
        expected = ", ".join(map(str, VERSIONS))
        raise BadRecord("record-shuffle-version", source=source, found=shuffle.version, expected=expected)
    if shuffle.version == shared_deal.VERSION:
        check_shared_deal(record, shuffle, source)
    else:
        check_own_shuffle(record, shuffle, source)


def check_own_shuffle(record: Record, shuffle: Shuffle, source: str) -> None:
    """The table made its shuffle together."""
    if len(shuffle.seats) != len(record.seats) or shuffle.deal or is_incomplete(record, shuffle):
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


def check_shared_deal(record: Record, shuffle: Shuffle, source: str) -> None:
    """Many tables share the deal: nothing of this table is in its key."""
    if shuffle.table or shuffle.seats or is_incomplete(record, shuffle):
        raise BadRecord("record-shared-shuffle", source=source)
    secret, players = bytes.fromhex(shuffle.secret), len(record.seats)
    if not shared_deal.commitment_holds(record.commitment, shuffle.deal, secret):
        raise BadRecord("record-shared-commitment", source=source, found=shown(record.commitment))
    key = shared_deal.deal_key(shuffle.deal, record.game, record.rules, record.options, players, secret)
    if key != key_of(record):
        raise BadRecord("record-shared-shuffle", source=source)


def is_incomplete(record: Record, shuffle: Shuffle) -> bool:
    """Whether there is no secret, or the deal is said to be repeated as well."""
    return len(shuffle.secret) != 2 * SIZE or record.repeated is not None


def digest_of(table: str, seat: int, line: SeatLine, share: SeatShare, source: str) -> str:
    """What the key knows of a seat. Only of a deleted player the record says nothing else."""
    if not share.digest:
        return seat_digest(table, seat, line.player, line.name, share.share)
    if line.name or share.share or line.player != PERSON:
        raise BadRecord("record-shuffle", source=source)
    return share.digest
