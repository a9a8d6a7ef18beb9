"""What a valid record proves about its shuffle, and what it cannot prove."""

from __future__ import annotations

from collections.abc import Iterator

from emporion.kernel.seats import SEAT_NAMES
from emporion.locales import Translator
from emporion.match.record import Record, Shuffle

SEAL_SHOWN = 16  # as in the browser: too many to find another shuffle with the same prefix by brute force


def shuffle_texts(record: Record, language: str) -> Iterator[str]:
    """One line for each thing that was proved or not."""
    translate, shuffle = Translator(language).translate, record.shuffle
    seal = record.commitment[:SEAL_SHOWN]
    if not record.commitment:
        yield translate("verify-unsealed")
    elif shuffle is None:
        yield translate("verify-sealed", seal=seal)
    elif shuffle.deal:
        yield translate("verify-shared-commitment", seal=seal, deal=shuffle.deal)
        yield translate("verify-shared-key", deal=shuffle.deal, players=len(record.seats))
    else:
        yield translate("verify-commitment", seal=seal)
        yield key_text(record, shuffle, Translator(language))
    if record.deal:
        yield translate("verify-deal", draws=sum(len(draws.draws.split()) for draws in record.deal))
    if record.repeated is not None:
        yield translate("verify-repeated", kind=record.repeated.kind)
    if shuffle is not None and shuffle.deal:
        yield translate("verify-shared-not-proved")
    elif shuffle is not None:
        erased = [SEAT_NAMES[seat] for seat, share in enumerate(shuffle.seats) if share.digest]
        if erased:
            yield translate("verify-erased", seats=", ".join(erased))
        yield translate("verify-not-proved")
    elif record.commitment:
        yield translate("verify-sealed-not-proved")


def key_text(record: Record, shuffle: Shuffle, translator: Translator) -> str:
    own = [line.name for line, share in zip(record.seats, shuffle.seats, strict=True) if share.share]
    return translator.translate("verify-key", table=shuffle.table, shares=len(own), names=", ".join(own))
