"""A stand-in of the release feed on this computer, which answers what a test tells it to."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass(slots=True)
class Feed:
    """Answer of the feed, and the requests that it got."""

    url: str = ""
    status: int = 200
    body: bytes = b""
    location: str = ""
    """Address of a redirection."""
    endless: bool = False
    """The body is sent again and again."""
    hold: threading.Event = field(default_factory=threading.Event)
    """Set when answers may be sent."""
    requests: list[dict[str, str]] = field(default_factory=list)
    """The headers of every request."""

    def release(self, name: str) -> None:
        """Answer as the feed does for a release of that name."""
        self.body = json.dumps({"tag_name": name, "html_url": "https://example.org/somewhere-else"}).encode()


@contextmanager
def serving() -> Iterator[Feed]:
    """A feed that answers for as long as the block runs."""
    feed = Feed()
    feed.hold.set()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            feed.requests.append(dict(self.headers.items()))
            feed.hold.wait(20)
            self.send_response(feed.status)
            if feed.location and not self.path.endswith("moved"):
                self.send_header("Location", feed.location)
            if not feed.endless:
                self.send_header("Content-Length", str(len(feed.body)))
            self.end_headers()
            try:
                self.wfile.write(feed.body)
                while feed.endless:
                    self.wfile.write(feed.body)
            except OSError:
                """Whoever asked has heard enough."""

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - the base class's name
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = False
    feed.url = f"http://127.0.0.1:{server.server_port}/releases/latest"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield feed
    finally:
        feed.hold.set()
        server.shutdown()
        server.server_close()
        thread.join()
