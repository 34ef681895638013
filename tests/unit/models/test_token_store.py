"""The token comes from the system's keyring, without a wait; uses of the insides of the Hub's client work."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import httpcore2
import keyring
import pytest

from app.models.download.queue import DownloadRequest, Downloads, DownloadState
from app.models.gguf.file_names import HubFile
from app.models.network.hub_internals import check_hub_internals, client
from app.models.network.token_store import TokenPlace, TokenStore
from tests.conftest import PATIENCE_S
from tests.fakes.hub import Repo


class SilentKeyring:
    """One that has a token and does not give it before it is let go."""

    def __init__(self) -> None:
        self.release = threading.Event()
        self.reads = 0
        self.password = ""

    def get_password(self, service: str, username: str) -> str | None:
        self.reads += 1
        assert self.release.wait(PATIENCE_S)
        return "hf_kept"

    def set_password(self, service: str, username: str, password: str) -> None:
        assert self.release.wait(PATIENCE_S)
        self.password = password

    def delete_password(self, service: str, username: str) -> None:
        assert self.release.wait(PATIENCE_S)
        self.password = ""


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentKeyring]:
    ring = SilentKeyring()
    monkeypatch.setattr(keyring, "get_password", ring.get_password)
    monkeypatch.setattr(keyring, "set_password", ring.set_password)
    monkeypatch.setattr(keyring, "delete_password", ring.delete_password)
    monkeypatch.setenv("HF_TOKEN", "hf_environment")
    yield ring
    ring.release.set()


def _wait_for_keyring() -> None:
    for thread in threading.enumerate():
        if thread.name == "keyring":
            thread.join(PATIENCE_S)


def test_a_keyring_that_answers_is_asked_each_time(ring: SilentKeyring) -> None:
    ring.release.set()
    tokens = TokenStore()
    assert (tokens.get(), tokens.get()) == ("hf_kept", "hf_kept")
    assert ring.reads == 2


def test_a_silent_keyring_is_waited_for_once_and_heard_when_it_answers(ring: SilentKeyring) -> None:
    tokens = TokenStore(patience_s=0)
    assert (tokens.get(), tokens.get()) == ("hf_environment", "hf_environment")
    assert ring.reads == 1
    ring.release.set()
    _wait_for_keyring()
    assert tokens.get() == "hf_kept"


def test_a_token_that_was_entered_needs_no_keyring(ring: SilentKeyring) -> None:
    ring.release.set()
    tokens = TokenStore()
    assert tokens.put(" hf_entered ") is TokenPlace.KEYRING
    assert (tokens.get(), ring.password) == ("hf_entered", "hf_entered")
    assert ring.reads == 0


def test_nobody_waits_for_ever_until_a_token_is_kept(ring: SilentKeyring) -> None:
    tokens = TokenStore(patience_s=0)
    assert tokens.put("hf_entered") is TokenPlace.SILENT_KEYRING
    assert tokens.get() == "hf_entered"
    ring.release.set()  # its person has typed the password at last
    _wait_for_keyring()
    assert ring.password == "hf_entered"


def test_nobody_waits_for_ever_until_a_token_is_deleted(ring: SilentKeyring) -> None:
    ring.password = "hf_kept"
    tokens = TokenStore(patience_s=0)
    tokens.forget()
    assert tokens.get() is None
    ring.release.set()
    _wait_for_keyring()
    assert ring.password == ""


def test_a_keyring_that_breaks_is_one_without_a_token_and_a_token_is_known_in_this_run(monkeypatch):
    def broken(*_: str) -> str:
        raise RuntimeError("a bus that is not there")

    monkeypatch.setattr(keyring, "get_password", broken)
    monkeypatch.setattr(keyring, "set_password", broken)
    monkeypatch.delenv("HF_TOKEN", raising=False)
    tokens = TokenStore()
    assert tokens.get() is None
    assert tokens.put("hf_entered") is TokenPlace.NO_KEYRING
    assert tokens.get() == "hf_entered"


def test_a_download_goes_on_without_a_token_where_the_keyring_is_silent(ring, hub, tmp_path, monkeypatch):
    monkeypatch.delenv("HF_TOKEN")
    file, done = HubFile("o/r", "m.gguf"), threading.Event()
    hub.repos["o/r"] = Repo({"m.gguf": b"x" * 1000})

    def look() -> None:
        item = downloads.item(file)
        if item is not None and item.state in {DownloadState.DONE, DownloadState.FAILED}:
            done.set()

    downloads = Downloads(tmp_path / "queue.json", tmp_path, look, token=TokenStore(patience_s=0).get)
    downloads.add([DownloadRequest(file, "main", 1000, "")])
    assert done.wait(PATIENCE_S)
    downloads.close()
    assert file.below(tmp_path).read_bytes() == b"x" * 1000


def test_all_of_them_work_with_the_installed_version() -> None:
    assert check_hub_internals() is None


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (lambda: client().constants, "HF_HUB_DISABLE_IMPLICIT_TOKEN"),
        (lambda: client().constants, "HF_HUB_DOWNLOAD_TIMEOUT"),
        (lambda: client().constants, "MAX_HTTP_DOWNLOAD_SIZE"),
        (lambda: httpcore2.HTTP11Connection, "READ_NUM_BYTES"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_name_that_is_gone_is_told(owner, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(owner(), name)
    assert name in (check_hub_internals() or "")


def test_a_switch_that_the_client_ignores_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client().constants, "HF_HUB_DISABLE_XET", False)
    assert check_hub_internals() == "the client ignores HF_HUB_DISABLE_XET"
