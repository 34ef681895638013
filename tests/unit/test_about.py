"""The program's facts about itself, the question for a newer version, and every way in which it can end."""

from __future__ import annotations

import json
import logging
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import __version__, updates
from app import main as module
from app.about import ReleaseFeed, components, facts, notices
from app.errors import BugError, WorldError
from app.main import main
from app.updates import NoAnswer, newer_than, newest_version
from tests.fakes.release_feed import Feed, serving

ROOT = Path(__file__).parents[2]


def test_the_programs_version_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert __version__ == project["version"]


def test_a_checkout_knows_no_release_feed() -> None:
    assert ReleaseFeed.of_this_copy() is None


def test_a_release_asks_those_who_made_it(tmp_path: Path) -> None:
    named = {"feed": "https://example.org/latest", "page": "https://example.org/releases"}
    (tmp_path / "release.json").write_text(json.dumps(named), encoding="utf-8")
    assert ReleaseFeed.of_this_copy(tmp_path) == ReleaseFeed(**named)


def test_every_component_is_listed_once_with_a_licence() -> None:
    listed = components()
    assert len({one.name for one in listed}) == len(listed) >= 40
    for one in listed:
        assert one.licence, one.name
        assert one.purpose, one.name
        assert one.kind in {"package", "native", "model"}, one.name
        assert not one.page or one.page.startswith("https://"), one.name


def test_the_facts_name_the_version_and_nothing_of_the_person() -> None:
    lines = facts().splitlines()
    assert lines[0] == f"Draftlight {__version__}"
    assert str(Path.home()) not in facts()
    assert any(line.startswith("llama-cpp-python 0.") for line in lines)


def test_full_licence_texts_are_offered_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notices() is None
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert notices() is None
    file = tmp_path / "licences" / "THIRD-PARTY-NOTICES.txt"
    file.parent.mkdir()
    file.touch()
    assert notices() == file


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


def test_the_newest_version_is_the_feeds_tag_and_the_question_says_nothing_about_the_person(feed: Feed) -> None:
    feed.release("v0.2.0")
    assert newest_version(feed.url) == "v0.2.0"
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


def _ends(monkeypatch: pytest.MonkeyPatch, error: BaseException | None) -> None:
    def perform(*_: object) -> int:
        if error is not None:
            raise error
        return 0

    monkeypatch.setattr(module, "_perform", perform)


@pytest.mark.parametrize(
    ("error", "status", "says"),
    [
        (None, 0, ""),
        (WorldError("The\nworld is wrong."), 3, "draftlight: The world is wrong.\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_ends_and_statuses(tmp_path, monkeypatch, capsys, error, status, says):
    _ends(monkeypatch, error)
    assert main(["--data-dir", str(tmp_path), "models"]) == status
    assert capsys.readouterr() == ("", says)


@pytest.mark.parametrize("error", [BugError("We erred."), ZeroDivisionError("division")])
def test_our_own_mistakes_are_said_and_logged_with_their_place(tmp_path, monkeypatch, capsys, caplog, error):
    _ends(monkeypatch, error)
    assert main(["--data-dir", str(tmp_path), "models"]) == 4
    assert capsys.readouterr().err.count("\n") == 1
    assert f"{type(error).__name__} at " in (tmp_path / "draftlight.log").read_text()
    caplog.clear()


def test_the_log_handler_leaves_with_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _ends(monkeypatch, None)
    before = list(logging.getLogger().handlers)
    main(["--data-dir", str(tmp_path), "models"])
    assert logging.getLogger().handlers == before
