"""Addresses of llama.cpp's RPC servers, which compute layers of a model on other computers."""

from __future__ import annotations

import re

from app.language import tr

RPC_PORT = 50052
"""Where llama.cpp's RPC servers listen unless they are told otherwise."""
_MOST_SERVERS = 16  # GGML_RPC_MAX_SERVERS
_SERVER = re.compile(r"(?P<host>[A-Za-z0-9._-]+)(?::(?P<port>[0-9]{1,5}))?")


def rpc_addresses(text: str) -> tuple[str, ...]:
    """Read the addresses of RPC servers, as ``host:port``, from a list with commas; each one counts once.

    Raises:
        ValueError: one of them is none, or there are more than llama.cpp knows; the sentence says which.
    """
    found: dict[str, None] = {}
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
        found[f"{match['host']}:{port}"] = None
    if len(found) > _MOST_SERVERS:
        raise ValueError(tr("There must be at most {most} addresses.", most=_MOST_SERVERS))
    return tuple(found)
