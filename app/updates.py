"""Check for a newer version: one question to the project's release feed, and nothing more.

Where to ask stands in :class:`app.about.ReleaseFeed`. The feed is asked for the newest version's name alone: the page
to open comes with the program, never from the answer. Nothing is downloaded, and nothing about the person or the
computer is sent.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from packaging.version import InvalidVersion, Version

from app.errors import WorldError
from app.language import tr

if TYPE_CHECKING:
    import httpx2

SILENCE_S = 2.5
"""Time that the feed may say nothing; whoever closes the window meanwhile must not wait for it."""
PATIENCE_S = 15.0
"""For the whole answer."""
LONGEST_ANSWER_BYTES = 1_000_000


class NoAnswer(WorldError):
    """The feed named no version."""

    def __init__(self, why: str) -> None:
        super().__init__(tr("There is no answer about newer versions now. Try again later."))
        self.why = why


def newer_than(own: str, version: str) -> str | None:
    """Return the version ``version`` without its ``v``, if it is a finished release that is newer than ``own``.

    Compared as PEP 440 says: 0.10 is newer than 0.9. A name that is no version is not newer, and a trial version is
    offered only to those who have one. What stands after ``+`` tells builds of one version apart and does not count.
    """
    here = Version(Version(own).public)
    try:
        there = Version(Version(version).public)
    except InvalidVersion:
        return None
    if there.is_prerelease and not here.is_prerelease:
        return None
    return str(there) if there > here else None


def newest_version(feed: str, is_wanted: Callable[[], bool] = lambda: True) -> str:
    """Return the newest version's name, as the feed gives it; ``is_wanted`` says now and then whether to go on.

    Raises:
        NoAnswer: the feed cannot be reached, says something else, or nobody wants to know any more.
    """
    import httpx2  # noqa: PLC0415 - a tenth of a second, and most people never ask

    headers = {"Accept": "application/json", "User-Agent": "Draftlight"}
    try:
        with (
            httpx2.Client(follow_redirects=True, timeout=SILENCE_S, headers=headers) as client,
            client.stream("GET", feed) as response,
        ):
            return _name_in(_body(response, is_wanted))
    except (httpx2.HTTPError, httpx2.StreamError, httpx2.InvalidURL, OSError) as error:
        raise NoAnswer(repr(error)) from error


def _body(response: httpx2.Response, is_wanted: Callable[[], bool]) -> bytes:
    url = response.history[0].url if response.history else response.url
    if any(step.url.scheme != url.scheme for step in (*response.history, response)):
        raise NoAnswer("the feed leads to another kind of address")
    if response.status_code != 200:
        raise NoAnswer(f"status {response.status_code}")
    content, end_s = b"", time.monotonic() + PATIENCE_S
    for piece in response.iter_bytes():
        content += piece
        if len(content) > LONGEST_ANSWER_BYTES or time.monotonic() > end_s:
            raise NoAnswer("the answer does not end")
        if not is_wanted():
            raise NoAnswer("nobody wants to know any more")
    return content


def _name_in(content: bytes) -> str:
    try:
        answer = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise NoAnswer("the answer is no JSON") from error
    name = answer.get("tag_name") if isinstance(answer, dict) else None
    if not isinstance(name, str) or not name or len(name) > 100:
        raise NoAnswer("the answer names no version")
    return name
