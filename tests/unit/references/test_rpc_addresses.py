"""Addresses of RPC servers, as a person writes them."""

from __future__ import annotations

import pytest

from app.references.rpc_addresses import rpc_addresses
from app.settings import Settings


@pytest.mark.parametrize(
    ("text", "addresses"),
    [
        ("", ()),
        (" , ", ()),
        ("127.0.0.1:50052", ("127.0.0.1:50052",)),
        ("workstation", ("workstation:50052",)),
        (" a.example:1 ,b-2:65535, a.example:1", ("a.example:1", "b-2:65535")),
    ],
)
def test_addresses_are_read(text, addresses):
    assert rpc_addresses(text) == addresses


@pytest.mark.parametrize("text", ["a:0", "a:65536", "a:b", "http://a:1", "a b", ":1", "[::1]:5", "a:1:2", "größe:1"])
def test_what_is_no_address_is_named(text):
    with pytest.raises(ValueError, match="no address"):
        rpc_addresses(text)


def test_there_are_no_more_than_llama_cpp_knows():
    assert len(rpc_addresses(",".join(f"a:{port}" for port in range(1, 17)))) == 16
    with pytest.raises(ValueError, match="at most 16"):
        rpc_addresses(",".join(f"a:{port}" for port in range(1, 18)))


def test_the_setting_takes_no_other_text(tmp_path):
    settings = Settings(tmp_path / "settings.json")
    settings.rpc_servers = "workstation"
    with pytest.raises(ValueError, match="no address"):
        settings.rpc_servers = "http://workstation"
    settings.rpc_servers = None
    assert settings.rpc_servers is None
