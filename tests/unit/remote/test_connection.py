"""What opening a connection costs."""

from __future__ import annotations

import asyncio
import ssl
from typing import Any

import pytest

from app.addresses import ServerAddress
from app.errors import ServerUnreachable
from app.remote.connection import Connection


@pytest.mark.parametrize(("scheme", "reads"), [("http", False), ("https", True)])
def test_whom_to_trust_is_read_only_where_it_matters(scheme: str, reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[object] = []
    load = ssl.SSLContext.load_verify_locations

    def note(context: ssl.SSLContext, *arguments: Any, **options: Any) -> None:
        loaded.append(context)
        load(context, *arguments, **options)

    async def ask() -> None:
        connection = Connection(ServerAddress(scheme, "127.0.0.1", 9))  # where nobody listens
        try:
            await connection.get("/")
        finally:
            await connection.close()

    monkeypatch.setattr(ssl.SSLContext, "load_verify_locations", note)
    with pytest.raises(ServerUnreachable):
        asyncio.run(ask())
    assert bool(loaded) == reads
