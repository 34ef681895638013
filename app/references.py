"""References to models and computers: the starter models, addresses of servers, and addresses that lend layers.

References to the starter models are known to the window before anything that reads models is imported.
"""

from __future__ import annotations

import ipaddress
import os
import re
from dataclasses import dataclass, replace
from urllib.parse import quote, unquote, urlsplit

from app.errors import WorldError
from app.language import tr

THIS_PROGRAM = os.urandom(8).hex()
"""Tells this running program from all others: a window that asked its own local API would wait for itself."""
LOCAL_NAMES = frozenset({"localhost", "localhost.localdomain"})


def is_loopback(host: str) -> bool:
    """Return whether only programs on this computer reach an address."""
    if host.casefold() in LOCAL_NAMES:
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


SCHEMES = ("http://", "https://")
_LONGEST = 2000


def is_remote(reference: str) -> bool:
    """Return whether a model reference names a server, as ``http(s)://host[:port][/path]#model`` does."""
    return reference.casefold().startswith(SCHEMES)


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """Address of a server, taken apart and known to be sound."""

    scheme: str
    host: str
    """Without the brackets of an IPv6 address. Its zone stands behind a plain ``%``, as the system is asked for it."""
    port: int
    path: str = ""
    """Empty, or beginning with a slash and ending with none."""

    @classmethod
    def parse(cls, text: str) -> ServerAddress:
        """Read an address as a person types it; without a scheme it is ``http``. A part behind ``#`` is left out.

        Raises:
            WorldError: it is no address, or holds what does not belong there, such as a password.
        """
        text = text.strip()
        if "://" not in text:
            text = f"http://{text}"
        try:
            parts = urlsplit(text)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            host, port = "", None
        # "http:/name" would be a computer called "http", and Python passes over what stands behind a bracket.
        no_host = not host or parts.netloc.endswith(":") or "]" in _BRACKETED.sub("", parts.netloc)
        if len(text) > _LONGEST or no_host or port == 0 or parts.scheme.casefold() not in {"http", "https"}:
            raise WorldError(tr("This is no address of a server. One looks like http://192.168.1.20:8087."))
        if parts.username is not None or parts.password is not None or parts.query:
            raise WorldError(
                tr("An address holds no password, no key and no question mark. A key has a field of its own.")
            )
        if any(sign.isspace() or not sign.isprintable() for sign in host + parts.path):
            raise WorldError(tr("This address holds characters that no address has."))
        usual = 443 if parts.scheme.casefold() == "https" else 80
        return cls(parts.scheme.casefold(), _host(host), usual if port is None else port, parts.path.rstrip("/"))

    @property
    def place(self) -> str:
        """Host and port, as a person would say them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _USUAL_PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def host_header(self) -> str:
        """Return the host as a request names it: a zone has a meaning on this computer alone."""
        return replace(self, host=self.host.partition("%")[0]).place

    @property
    def url(self) -> str:
        """The address as it is typed."""
        return f"{self.scheme}://{self.place}{self.path}"

    @property
    def is_here(self) -> bool:
        """True if the server runs on this computer, as far as its name tells."""
        return is_loopback(self.host)

    @property
    def is_encrypted(self) -> bool:
        """True if nobody on the way can read along."""
        return self.scheme == "https" or self.is_here


_BRACKETED = re.compile(r"\[[^\[\]]*\](?=:\d+$|$)")
"""An IPv6 address where it is all of the host."""
_USUAL_PORTS = {"http": 80, "https": 443}


def _host(typed: str) -> str:
    """Return a host in small letters. The zone of an IPv6 address keeps its letters: interfaces may differ by them."""
    host, percent, zone = typed.partition("%")
    if ":" in host and len(zone) > len(_WRITTEN_PERCENT):
        zone = zone.removeprefix(_WRITTEN_PERCENT)
    return f"{host.casefold()}{percent}{zone}"


_WRITTEN_PERCENT = "25"
"""Text after the sign itself where a zone is written as RFC 6874 has it: ``fe80::1%25eth0``."""


@dataclass(frozen=True, slots=True)
class RemoteModel:
    """A model on a server. ``name`` is what the server calls it; empty: whatever it has."""

    server: ServerAddress
    name: str = ""

    @classmethod
    def parse(cls, reference: str) -> RemoteModel:
        """Read a model reference for which :func:`is_remote` holds.

        Raises:
            WorldError: it is no address.
        """
        address, _, name = reference.partition("#")
        return cls(ServerAddress.parse(address), unquote(name).strip())

    @property
    def reference(self) -> str:
        """The reference by which it is loaded again."""
        return f"{self.server.url}#{quote(self.name, safe=_PLAIN)}" if self.name else self.server.url


_PLAIN = "/:@.,+-_~ ()[]"
"""Signs of model names that need no disguise behind a ``#``."""


RPC_PORT = 50052
"""Port of llama.cpp's RPC servers unless they are told otherwise."""
_MOST_SERVERS = 16  # GGML_RPC_MAX_SERVERS
_SERVER = re.compile(r"(?P<host>[A-Za-z0-9._-]+)(?::(?P<port>[0-9]{1,5}))?")


def rpc_addresses(text: str) -> tuple[str, ...]:
    """Read the addresses of RPC servers, as ``host:port``, from a list with commas; each one counts once.

    Raises:
        ValueError: one of them is none, or there are more than llama.cpp knows; the sentence says which.
    """
    addresses: dict[str, None] = {}
    for word in filter(None, (word.strip() for word in text.split(","))):
        match = _SERVER.fullmatch(word)
        port = int(match["port"] or RPC_PORT) if match is not None else 0
        if match is None or not 0 < port < 2**16:
            raise ValueError(
                tr(
                    "“{word}” is no address: it must be HOST:PORT, such as 127.0.0.1:{port}.",
                    word=word,
                    port=RPC_PORT,
                )
            )
        addresses[f"{match['host']}:{port}"] = None
    if len(addresses) > _MOST_SERVERS:
        raise ValueError(tr("There must be at most {most} addresses.", most=_MOST_SERVERS))
    return tuple(addresses)


STARTER_PREFIX = "starter:"
STARTER_PAIR = "starter"
"""The reference that stands for both models below, and for guessing in every reply: they are there to show it."""
STARTER_TARGET = "starter:f32"
STARTER_DRAFT = "starter:q4_1"
STARTER_HEAD = "starter:eagle3"
"""A head made for that target: it guesses for a tenth of what a whole model takes, and is right half as often. So the
first reply of a new process is quicker with it, and later ones, or those with the starter's own settings, are not."""

_STARTER_MODEL = "SmolLM2 135M Instruct"

OWN_LAYERS = "own-layers"
"""In a draft's place: the layers with which the big model guesses for itself."""

NO_DRAFT = "no-draft"
"""Likewise: nothing guesses, not even the big model's own layers."""


def starter_words(reference: str) -> str:
    """Return the name that the file behind ``starter:…`` gives itself, known before it is there."""
    if reference == STARTER_HEAD:
        return f"EAGLE-3 head for {_STARTER_MODEL} (Q4_0)"
    return f"{_STARTER_MODEL} ({reference.removeprefix(STARTER_PREFIX).upper()})"


def is_starter_pair(target: str | None, draft: str | None) -> bool:
    """Return whether these references are the starter pair's."""
    return (target, draft) == (STARTER_TARGET, STARTER_DRAFT)


def pair_words(target: str, draft: str | None) -> str:
    """Return the pair in words: X helped by Y, from the models' names."""
    if not draft:
        return target
    base, _, precision = target.rpartition(" (")
    other_base, _, other_precision = draft.rpartition(" (")
    if base and base == other_base:
        return tr(
            "{base}: {target} helped by {draft}",
            base=base,
            target=precision.rstrip(")"),
            draft=other_precision.rstrip(")"),
        )
    return tr("{target} helped by {draft}", target=target, draft=draft)
