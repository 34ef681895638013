"""A real browser without a screen, told what to do through a pair of pipes: no driver, no port, no network."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CHROMIUM = next(
    (
        browser_path
        for name in ("chromium", "chromium-browser", "google-chrome")
        if (browser_path := shutil.which(name))
    ),
    None,
)
_ANSWER_S = 60.0
_WITH_PIPES = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.dup2(int(sys.argv[2]), 4)
os.execv(sys.argv[3], sys.argv[3:])
"""


class BrowserError(AssertionError):
    """The browser refused, or does not answer."""


class Browser:
    """One page of Chromium. Every request it makes and every word on its console is kept."""

    def __init__(self, commands: int, answers: int) -> None:
        self._commands, self._answers = commands, answers
        self._number = 0
        self._rest = b""
        self._session: str | None = None
        self.requests: list[str] = []
        self.complaints: list[str] = []

    def open(self, page: Path | str, *, width: int = 1280, height: int = 800, dark: bool = False) -> None:
        """Show a file, or what is at an address, and wait until it has loaded."""
        if self._session is None:
            target = self._call("Target.createTarget", url="about:blank")["targetId"]
            self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Network", "Log", "Runtime"):
                self._call(f"{domain}.enable")
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._call("Emulation.setDeviceMetricsOverride", **size)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._call("Emulation.setEmulatedMedia", features=[scheme])
        self._call("Page.navigate", url=page if isinstance(page, str) else page.as_uri())
        self.wait_until("document.readyState === 'complete' && location.href !== 'about:blank'")

    def leave(self) -> None:
        """Close what is shown."""
        if self._session is not None:
            self._call("Page.navigate", url="about:blank")
            self.wait_until("location.href === 'about:blank'")

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        answer = self._call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise BrowserError(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait_until(self, condition: str) -> None:
        end = time.monotonic() + 20
        while not self.run(f"Boolean({condition})"):
            if time.monotonic() > end:
                raise BrowserError(f"never: {condition}")

    def press(self, key: str) -> None:
        """Press and release a key, named as in ``KeyboardEvent.key``."""
        text = {" ": " ", "Enter": "\r"}.get(key, "")
        codes = {" ": 32, "Enter": 13, "Tab": 9, "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Escape": 27}
        known = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": codes[key]}
        self._call("Input.dispatchKeyEvent", type="keyDown", text=text, **known)
        self._call("Input.dispatchKeyEvent", type="keyUp", **known)

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        self._call("Input.insertText", text=text)

    def point_at(self, selector: str) -> None:
        """Move the pointer over an element."""
        box = self.run(
            f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getClientRects()[0];"
            " return [r.left + r.width / 2, r.top + r.height / 2]; })()"
        )
        self._call("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._call("Page.captureScreenshot", format="png")["data"]))

    def _call(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while True:
            heard = self._hear()
            if heard.get("id") == self._number:
                if "error" in heard:
                    raise BrowserError(f"{method}: {heard['error']}")
                return heard["result"]

    def _hear(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            if not select.select([self._answers], [], [], _ANSWER_S)[0]:
                raise BrowserError("The browser does not answer.")
            some = os.read(self._answers, 1 << 20)
            if not some:
                raise BrowserError("The browser is gone.")
            self._rest += some
        line, self._rest = self._rest.split(b"\0", 1)
        heard: dict[str, Any] = json.loads(line)
        self._note(heard)
        return heard

    def _note(self, heard: dict[str, Any]) -> None:
        params = heard.get("params", {})
        match heard.get("method"):
            case "Network.requestWillBeSent":
                self.requests.append(params["request"]["url"])
            case "Log.entryAdded":
                self.complaints.append(params["entry"]["text"])
            case "Runtime.consoleAPICalled":
                self.complaints.append(str(params["args"]))
            case "Runtime.exceptionThrown":
                self.complaints.append(str(params["exceptionDetails"]))


@contextmanager
def browsing(profile: Path) -> Iterator[Browser]:
    """A browser for as long as the block runs; ``profile`` is an empty folder of its own."""
    assert CHROMIUM is not None
    (in_read, in_write), (out_read, out_write) = os.pipe(), os.pipe()
    flags = (
        "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-sync", "--disable-background-networking", "--disable-component-update",
        "--disable-default-apps", "--hide-scrollbars",
        "--disable-dev-shm-usage", f"--user-data-dir={profile}",
    )  # fmt: skip
    # The browser reads from descriptor 3 and writes to 4; a shell knows no numbers of two digits.
    process = subprocess.Popen(
        [sys.executable, "-c", _WITH_PIPES, str(in_read), str(out_write), CHROMIUM, *flags],
        pass_fds=(in_read, out_write), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(in_read)
    os.close(out_write)
    browser = Browser(in_write, out_read)
    try:
        yield browser
    finally:
        os.close(in_write)  # a browser whose pipe is closed ends itself
        os.close(out_read)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
