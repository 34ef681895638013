"""The question for a newer version: versions in their order, and a feed that may answer anything."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from app import updates
from app.updates import NoAnswer, newer_than, newest_version
from tests.fakes.release_feed import Feed, serving


@pytest.fixture
def feed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Feed]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with serving() as feed:
        yield feed


@pytest.mark.parametrize(
    ("own", "version", "newer"),
    [
        ("0.9.0", "v0.10.0", "0.10.0"), ("0.1.0", "0.1.1", "0.1.1"), ("0.1.0", "1.0", "1.0"),
        ("0.1.0.dev3", "0.1.0", "0.1.0"), ("0.2.0rc1", "0.2.0rc2", "0.2.0rc2"), ("0.1.0+vulkan", "0.2.0", "0.2.0"),
        ("0.1.0", "0.1.0", None), ("0.1", "0.1.0", None), ("0.10.0", "0.9.9", None), ("0.1.0", "0.2.0rc1", None),
        ("0.1.0", "0.1.0+cuda", None), ("0.1.0", "nightly", None), ("0.1.0", "", None),
        ("0.1.0", "0.2.0; rm -rf /", None),
    ],
)  # fmt: skip
def test_a_version_is_newer_only_if_it_is_a_finished_later_one(own: str, version: str, newer: str | None) -> None:
    assert newer_than(own, version) == newer


def test_the_newest_version_is_the_feeds_tag(feed: Feed) -> None:
    feed.release("v0.2.0")
    assert newest_version(feed.url) == "v0.2.0"


def test_the_question_says_nothing_about_the_person(feed: Feed) -> None:
    feed.release("v0.2.0")
    newest_version(feed.url)
    (headers,) = feed.requests
    assert {name.lower() for name in headers} <= {"host", "accept", "accept-encoding", "connection", "user-agent"}
    assert headers["User-Agent"] == "Draftlight"


def test_a_feed_that_moved_is_followed(feed: Feed) -> None:
    feed.release("v0.3.0")
    feed.status, feed.location = 301, feed.url + "/moved"
    with pytest.raises(NoAnswer, match="newer versions") as caught:
        newest_version(feed.url)  # and says 301 there too
    assert caught.value.why == "status 301"
    assert len(feed.requests) == 2


@pytest.mark.parametrize(
    "body",
    [b"", b"<html>Sign in</html>", b"[]", b'"v2"', b"{}", b'{"tag_name": 3}', b'{"tag_name": null}', b"\xff\xfe",
     b"[" * 100_000, json.dumps({"tag_name": "v" * 101}).encode()],
)  # fmt: skip
def test_an_answer_that_names_no_version_is_none(feed: Feed, body: bytes) -> None:
    feed.body = body
    with pytest.raises(NoAnswer):
        newest_version(feed.url)


@pytest.mark.parametrize("status", [204, 404, 503])
def test_a_refusal_is_no_answer(feed: Feed, status: int) -> None:
    feed.status = status
    with pytest.raises(NoAnswer) as caught:
        newest_version(feed.url)
    assert caught.value.why == f"status {status}"


def test_an_answer_without_end_is_cut(feed: Feed) -> None:
    feed.endless, feed.body = True, b" " * 65536
    with pytest.raises(NoAnswer) as caught:
        newest_version(feed.url)
    assert caught.value.why == "the answer does not end"


def test_nobody_waits_for_a_feed_that_says_nothing(feed: Feed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "SILENCE_S", 0.05)
    feed.hold.clear()
    with pytest.raises(NoAnswer):
        newest_version(feed.url)


def test_it_stops_when_nobody_wants_to_know_any_more(feed: Feed) -> None:
    feed.release("v0.2.0")
    with pytest.raises(NoAnswer, match="newer versions"):
        newest_version(feed.url, lambda: False)


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/", "file:///etc/passwd", "not an address", "http://[", ""])
def test_an_address_that_leads_nowhere_is_no_answer(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with pytest.raises(NoAnswer):
        newest_version(address)


def test_a_name_that_nobody_knows_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    with pytest.raises(NoAnswer):
        newest_version("https://releases.invalid/latest")
