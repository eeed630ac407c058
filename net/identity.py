"""Who a host is: one self-signed certificate, known by its fingerprint. All that is said on the network is inside TLS.

The certificate proves nothing but that it is the same host as before. A client has it pinned: from a join code, from
an earlier visit, or by a PIN that is bound to it.
"""

from __future__ import annotations

import hashlib
import os
import ssl
from contextlib import suppress
from datetime import UTC
from pathlib import Path
from typing import Final

FILE: Final = "host.pem"
NAME: Final = "roitelet"
_YEARS: Final = 30


def fingerprint(certificate: bytes) -> bytes:
    """What pins a host: SHA-256 over its certificate in DER form, 32 bytes."""
    return hashlib.sha256(certificate).digest()


class HostContext(ssl.SSLContext):
    """TLS for a host, which knows what its certificate is known by."""

    fingerprint: bytes


def host_context(folder: Path) -> tuple[HostContext, bytes]:
    """TLS for a host, and the fingerprint of its certificate; the first call makes it.

    Raises OSError, or ValueError if the file holds something else.

    The file holds the private key: mode 600.
    """
    path = folder / FILE
    with suppress(FileExistsError):
        _create(path)
    context = HostContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    path.chmod(0o600)
    context.load_cert_chain(path, password=b"")
    certificate = ssl.PEM_cert_to_DER_cert(_certificate(path.read_text("ascii")))
    context.fingerprint = fingerprint(certificate)
    return context, context.fingerprint


def client_context() -> ssl.SSLContext:
    """TLS for a client. It takes any certificate: the caller compares `peer(…)` with the pin before it says a word."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def peer(connection: ssl.SSLObject | ssl.SSLSocket) -> bytes:
    """The fingerprint of the host at the other end of a connection."""
    certificate = connection.getpeercert(binary_form=True)
    if certificate is None:
        raise ssl.SSLError("the host showed no certificate")
    return fingerprint(certificate)


def _certificate(pem: str) -> str:
    start = pem.index("-----BEGIN CERTIFICATE-----")
    return pem[start:]


def _create(path: Path) -> None:
    """Write a new key and certificate. Raises FileExistsError if there is one."""
    if path.exists():
        raise FileExistsError(path)
    from datetime import datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=365 * _YEARS))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ) + certificate.public_bytes(serialization.Encoding.PEM)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    with open(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        file.write(pem)
    try:
        os.link(draft, path)  # never over one that another process has just made
    finally:
        draft.unlink()
