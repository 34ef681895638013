"""Uses of the insides of the Hub's client: all work with the installed version, and one that does not is named."""

from __future__ import annotations

from collections.abc import Iterator

import httpcore2
import pytest

from app.models.network.hub_client import open_answer
from app.models.network.hub_internals import check_hub_internals, client, endpoint, socket_of
from tests.fakes.hub import Hub, Repo, serving_the_client


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    with serving_the_client(monkeypatch) as serving:
        serving.repos["owner/name"] = Repo({"a.gguf": b"GGUF"})
        yield serving


def test_all_of_them_work_with_the_installed_version() -> None:
    assert check_hub_internals() is None


def test_the_socket_of_an_answer_is_reached(hub: Hub) -> None:
    with open_answer(f"{endpoint()}/api/models/owner/name", "owner/name", timeout_s=10) as response:
        assert socket_of(response).fileno() >= 0


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
