"""WebAuthn: what authenticators are asked, what they answer, and how an answer is verified.

The checks of the standard (type, challenge, origin, RP ID, signature) are those of the library `fido2`. It is imported
when it is first needed, in a thread, since that takes a quarter of a second.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_403_FORBIDDEN
from msgspec import Meta, Struct, field

from emporion.server.services import Services
from emporion.server.storage.passkeys import LIFETIME
from emporion.server.web.authentication import Connection, is_encrypted
from emporion.server.web.errors import Problem
from emporion.server.web.security import is_allowed_origin

if TYPE_CHECKING:
    from fido2.server import Fido2Server

log = structlog.get_logger(__name__)

Found = TypeVar("Found")

ROOM = "Emporion"
LOCALHOST = "localhost"
ALGORITHMS = (-7, -8, -257)
"""Of signatures, best first: ES256, EdDSA, RS256."""

Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=8000, description="Base64url without padding.")]
CredentialId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=1364, description="Base64url.")]
PublicKey = Literal["public-key"]
Preference = Literal["required", "preferred"]


class RelyingParty(Struct, frozen=True):
    """This server, to which passkeys belong: its domain and its name."""

    id: str
    name: str = ROOM


class PasskeyUser(Struct, frozen=True, rename="camel"):
    """For whom a passkey is created. The names are what the authenticator shows."""

    id: Base64
    name: str
    display_name: str


class PasskeyAlgorithm(Struct, frozen=True):
    alg: int
    type: PublicKey = "public-key"


class PasskeyDescriptor(Struct, frozen=True):
    """A passkey that the authenticator may already have."""

    id: CredentialId
    type: PublicKey = "public-key"


class PasskeySelection(Struct, frozen=True, rename="camel"):
    """Which authenticators will do: those that know the account by themselves."""

    resident_key: Preference = "required"
    require_resident_key: bool = True
    user_verification: Preference = "preferred"


class CreationOptions(Struct, frozen=True, rename="camel"):
    """PublicKeyCredentialCreationOptions as JSON, for `navigator.credentials.create`."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: Base64
    exclude_credentials: list[PasskeyDescriptor]
    timeout: int = LIFETIME
    pub_key_cred_params: tuple[PasskeyAlgorithm, ...] = tuple(map(PasskeyAlgorithm, ALGORITHMS))
    authenticator_selection: PasskeySelection = PasskeySelection()
    attestation: Literal["none"] = "none"


class RequestOptions(Struct, frozen=True, rename="camel"):
    """PublicKeyCredentialRequestOptions as JSON, for `navigator.credentials.get`: any passkey of this room."""

    challenge: Base64
    rp_id: str
    timeout: int = LIFETIME
    user_verification: Preference = "preferred"


class CreatedCredential(Struct, frozen=True, rename="camel"):
    """What an authenticator answers when it has created a passkey."""

    id: CredentialId
    client_data: Base64 = field(name="clientDataJSON")
    attestation_object: Base64


class SignedChallenge(Struct, frozen=True, rename="camel"):
    """What an authenticator answers when it has signed a challenge with a passkey."""

    id: CredentialId
    client_data: Base64 = field(name="clientDataJSON")
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None


class Site(NamedTuple):
    """Where passkeys are used: an origin, and the domain to which they belong."""

    origin: str
    domain: str


class NewKey(NamedTuple):
    """What is kept of a new credential."""

    public: bytes
    counter: int


class ClientData(Struct, frozen=True):
    challenge: str


def site_of(connection: Connection, services: Services) -> Site:
    """The origin of the page that asks. It is one of the setting `origins`; without that setting, and on this computer,
    the address of the request. Browsers have passkeys only for domains over TLS and for localhost."""
    own = f"{'https' if is_encrypted(connection) else 'http'}://{connection.headers.get('host', '')}"
    origin = connection.headers.get("origin", own)
    origins = services.settings.origins
    try:
        url = urlsplit(origin)
        domain = url.hostname or ""
    except ValueError:
        domain = ""
    is_local = domain == LOCALHOST or domain.endswith(f".{LOCALHOST}")
    if origin not in origins and not (is_allowed_origin(origin, connection, services) and (is_local or not origins)):
        raise Problem(HTTP_403_FORBIDDEN, "passkey-elsewhere", origin=origins[0] if origins else own)
    if not is_local and (url.scheme != "https" or not is_domain(domain)):
        raise Problem(HTTP_403_FORBIDDEN, "passkey-no-domain")
    return Site(origin, domain)


def is_domain(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return "." in host
    return False


def challenge_in(client_data: str) -> str:
    """The challenge that a client claims to have answered."""
    try:
        return msgspec.json.decode(from_base64(client_data), type=ClientData).challenge
    except (ValueError, msgspec.MsgspecError):
        raise wrong() from None


async def verify_created(answer: CreatedCredential, challenge: str, site: Site) -> NewKey:
    """Check that the answer is about this challenge and this site; returns the public key."""

    def verified() -> NewKey:
        from fido2 import cbor

        response = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation_object}
        data = library(site).register_complete(state(challenge), {"rawId": answer.id, "response": response})
        found = data.credential_data
        if found is None or found.public_key.ALGORITHM not in ALGORITHMS:
            raise ValueError("no key of a kind that was asked for")
        if found.credential_id != from_base64(answer.id):
            raise ValueError("another credential")
        return NewKey(cbor.encode(found.public_key), data.counter)

    return await checked(verified)


async def verify_signed(answer: SignedChallenge, key: bytes, challenge: str, site: Site) -> int:
    """Check that the owner of a key has signed this challenge for this site; returns the counter of signatures."""

    def verified() -> int:
        from fido2 import cbor
        from fido2.cose import CoseKey
        from fido2.webauthn import Aaguid, AttestedCredentialData, AuthenticatorData

        public = CoseKey.parse(cbor.decode(key))  # type: ignore[arg-type]
        known = AttestedCredentialData.create(Aaguid.NONE, from_base64(answer.id), public)
        response = {
            "clientDataJSON": answer.client_data,
            "authenticatorData": answer.authenticator_data,
            "signature": answer.signature,
        }
        library(site).authenticate_complete(state(challenge), [known], {"rawId": answer.id, "response": response})
        return AuthenticatorData(from_base64(answer.authenticator_data)).counter

    return await checked(verified)


def library(site: Site) -> Fido2Server:
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    party = PublicKeyCredentialRpEntity(name=ROOM, id=site.domain)
    return Fido2Server(party, verify_origin=lambda origin: origin == site.origin)


def state(challenge: str) -> dict[str, str]:
    """What the library remembers of a ceremony."""
    return {"challenge": challenge, "user_verification": "preferred"}


async def checked(verified: Callable[[], Found]) -> Found:
    """Run a verification. Answers come from strangers, so that parsing them may fail in any way."""
    try:
        return await asyncio.to_thread(verified)
    except Exception as reason:
        log.info("a passkey was refused", reason=f"{type(reason).__name__}: {reason}")
        raise wrong() from None


def wrong() -> Problem:
    return Problem(HTTP_400_BAD_REQUEST, "passkey-wrong")


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def as_handle(player: str) -> str:
    """A player's id as a user handle."""
    return to_base64(player.encode())
