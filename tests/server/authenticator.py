"""An authenticator in software, as a browser shows it to a page: it creates passkeys and signs challenges."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256

from emporion.server.web.webauthn import from_base64, to_base64

Json = Any

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
"""Flags of what an authenticator signs."""


@dataclass
class Credential:
    """A passkey in the authenticator."""

    domain: str
    user: str
    id: bytes
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    counter: int = 0


class Authenticator:
    """Has passkeys for many sites, and believes what the page says about its origin. `counts`: it counts signatures,
    as security keys do and synchronised passkeys do not."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.credentials: list[Credential] = []

    def create(self, options: Json, **lies: Any) -> Json:
        """Create a passkey. `lies` replace what an honest browser and authenticator would say."""
        made = Credential(
            lies.get("domain", options["rp"]["id"]), options["user"]["id"], lies.get("id") or secrets.token_bytes(32)
        )
        self.credentials.append(made)
        public: dict[int, Any] = ES256.from_cryptography_key(made.key.public_key())  # type: ignore[no-untyped-call]
        described = bytes(16) + struct.pack(">H", len(made.id)) + made.id + cbor.encode(public)
        data = self._data(made, ATTESTED) + described
        attestation = {"fmt": "none", "attStmt": {}, "authData": data}
        return {
            "id": to_base64(made.id),
            "clientDataJSON": to_base64(self._client_data("webauthn.create", options, **lies)),
            "attestationObject": to_base64(cbor.encode(attestation)),
        }

    def sign(self, options: Json, **lies: Any) -> Json:
        """Sign a challenge, with the latest passkey."""
        used = self.credentials[-1]
        client_data = self._client_data("webauthn.get", options, **lies)
        data = self._data(used, domain=lies.get("domain"))
        signed = used.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": to_base64(used.id),
            "clientDataJSON": to_base64(client_data),
            "authenticatorData": to_base64(data),
            "signature": to_base64(signed),
            "userHandle": used.user,
        }

    def _client_data(self, kind: str, options: Json, **lies: Any) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**said, **{name: lies[name] for name in lies.keys() & said.keys()}}).encode()

    def _data(self, credential: Credential, flags: int = 0, domain: str | None = None) -> bytes:
        credential.counter += self.counts
        site = hashlib.sha256((domain or credential.domain).encode()).digest()
        return site + struct.pack(">BI", PRESENT | VERIFIED | flags, credential.counter)


def altered(text: str, at: int = -1) -> str:
    """Base64 of the same bytes, but one."""
    data = bytearray(from_base64(text))
    data[at] ^= 1
    return to_base64(bytes(data))
