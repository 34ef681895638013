"""Waits that the Hub asks for, in each form in which it may say so; a download keeps them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pytest

from app.errors import HubUnreachable
from app.models.download.file_download import RetryPolicy, download
from app.models.gguf.file_names import HubFile
from app.models.network.cancellation import Cancellation
from app.models.network.hub_client import requested_wait_s
from tests.fakes.hub import Fault, Hub, Repo

CONTENT = b"GGUF" + bytes(60_000)


class Clockless(Cancellation):
    """Notes how long it was to wait, and does not."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"RateLimit": '"api";r=0;t=250'}, 250),
        ({"RateLimit": '"resolvers"; r=0 ; t=77'}, 77),
        ({"RateLimit": '"api";t=12;r=0'}, 12),
        ({"RateLimit": "default;r=0;t=5"}, 5),
        ({"RateLimit": '"api";r=4;t=10, "resolvers";r=0;t=300;pk=:dHJpYWwx:'}, 300),
        ({"RateLimit": '"api";r=0;t=40', "RateLimit-Policy": '"fixed window";"api";q=500;w=300'}, 40),
        ({"RateLimit": '"api";r=0;t=40', "Retry-After": "90"}, 90),
        ({"RateLimit": '"api";r=3;t=40', "Retry-After": "9"}, 9),
        ({"Retry-After": "30"}, 30),
        ({"RateLimit": '"api";r=3;t=40'}, None),
        ({"RateLimit": '"api";r=0'}, None),
        ({"RateLimit": '"api";r=0;t=-5'}, None),
        ({"RateLimit": '"api";r=0;t=1.5'}, None),
        ({"RateLimit": f'"api";r=0;t={"9" * 5000}'}, None),
        ({"RateLimit": ";r=;t=,,;t"}, None),
        ({"Retry-After": "soon"}, None),
        ({"Retry-After": "²"}, None),
        ({"Retry-After": "9" * 5000}, None),
        ({}, None),
    ],
)
def test_the_wait_is_read_from_either_header(headers: dict[str, str], seconds: float | None) -> None:
    assert requested_wait_s(headers) == seconds


def test_the_wait_may_be_a_date() -> None:
    assert requested_wait_s({"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"}) == 0
    later = datetime.now(UTC) + timedelta(days=2)
    seconds = requested_wait_s({"Retry-After": format_datetime(later, usegmt=True)})
    assert seconds is not None
    assert 86_400 < seconds <= 2 * 86_400


@pytest.mark.parametrize("where", ["head", "bytes"])
@pytest.mark.parametrize(
    ("headers", "waited"),
    [({"RateLimit": '"api";r=0;t=250'}, 250), ({"Retry-After": "300"}, 300), ({"RateLimit": "x;r=0;t=9999999"}, 3600)],
)
def test_a_download_waits_as_long_as_the_hub_asks_and_goes_on(
    hub: Hub, tmp_path: Path, where: str, headers: dict[str, str], waited: float
) -> None:
    hub.faults.append(Fault("status", status=429, headers=headers, where=where))
    hub.repos["owner/m-GGUF"], stop = Repo({"m.gguf": CONTENT}), Clockless()
    told: list[str] = []
    got = download(
        HubFile("owner/m-GGUF", "m.gguf"),
        tmp_path,
        patience=RetryPolicy(attempts=2),
        stop=stop,
        progress=lambda progress: told.append(progress.waiting_because),
    )
    assert got.read_bytes() == CONTENT
    assert sum(stop.waits) == waited
    waits = [words for words in told if "Tries again in" in words]
    assert waits[0].endswith(f"Tries again in {waited // 60 if waited % 60 == 0 else round(waited / 60)} min.")
    assert waits[-20].endswith("Tries again in 20 s.")


def test_where_the_hub_says_nothing_each_wait_is_longer_than_the_one_before(hub: Hub, tmp_path: Path) -> None:
    hub.faults.append(Fault("status", status=429, where="head", times=9))
    hub.repos["owner/m-GGUF"], stop = Repo({"m.gguf": CONTENT}), Clockless()
    with pytest.raises(HubUnreachable, match="too many requests"):
        download(HubFile("owner/m-GGUF", "m.gguf"), tmp_path, patience=RetryPolicy(attempts=4), stop=stop)
    assert sum(stop.waits) == 1 + 2 + 4
