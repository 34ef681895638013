"""Addresses of servers, as people type them, and models behind them."""

from __future__ import annotations

import pytest

from app.errors import WorldError
from app.references import RemoteModel, ServerAddress, is_remote, rpc_addresses
from app.settings import Settings


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("192.168.1.20:8087", "http://192.168.1.20:8087"),
        (" http://Workstation:80/ ", "http://workstation"),
        ("https://example.org/v1/", "https://example.org/v1"),
        ("https://example.org:8443/llm", "https://example.org:8443/llm"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("http://[fe80::1%25lo]:8080", "http://[fe80::1%lo]:8080"),
        ("[FE80::1%Eth0]:8080", "http://[fe80::1%Eth0]:8080"),
        ("http://[fe80::1%25]", "http://[fe80::1%25]"),
        ("HTTP://localhost:11434#gemma", "http://localhost:11434"),
    ],
)
def test_an_address_is_read_as_it_is_typed(typed: str, url: str) -> None:
    server = ServerAddress.parse(typed)
    assert server.url == url
    assert ServerAddress.parse(server.url) == server


@pytest.mark.parametrize(
    "typed",
    ["", "http://", "ftp://example.org", "http://example.org:0", "http://example.org:99999", "http://a b", "http://[::1",
     "http:/h", "h:", "http://[::1].evil.com", "http://[::1].evil.com:80", "http://[::1]evil.com",
     "[::1]:80:80", "[::1]]",
     "http://me:secret@example.org", "http://example.org/?key=secret", "http://" + "a" * 3000, "http://ex\x07ample.org"],
)  # fmt: skip
def test_what_is_no_address_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(WorldError) as refused:
        ServerAddress.parse(typed)
    assert "secret" not in refused.value.sentence


@pytest.mark.parametrize("name", ["gemma3:4b", "meta-llama/Llama-3.1-8B", "models/a b.gguf", "50 % #1", "é", ""])
def test_a_reference_gives_the_same_model_again(name: str) -> None:
    model = RemoteModel(ServerAddress.parse("http://10.0.0.5:8000/v1"), name)
    assert is_remote(model.reference)
    assert RemoteModel.parse(model.reference) == model


def test_files_and_starter_models_are_no_addresses() -> None:
    assert not any(map(is_remote, ["starter:f32", "hf:owner/repo/file.gguf", "/models/http.gguf", "C:\\http\\a.gguf"]))


def test_only_what_can_be_read_on_the_way_counts_as_open() -> None:
    assert ServerAddress.parse("localhost:8087").is_encrypted
    assert ServerAddress.parse("https://10.0.0.5").is_encrypted
    assert not ServerAddress.parse("http://10.0.0.5").is_encrypted


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
