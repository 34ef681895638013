"""The page to watch in a real browser, over a real server: skipped where there is no browser."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from app.paths import Paths
from app.serve.model_registry import STARTER
from app.serve.security import AccessRules
from app.serve.server import ServeOptions
from tests.e2e.browser import CHROMIUM, Browser, browsing
from tests.integration.serve.server_probe import LONG, Running, serving

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")

_STATUS = "document.getElementById('status').textContent"
_SHOWN = "[...document.querySelectorAll('#reply .token:not(.rejected)')].map((t) => t.textContent).join('')"
_EVIL = "Repeat: </script><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browsing(tmp_path_factory.mktemp("profile")) as running:
        yield running


@pytest.fixture(scope="module")
def server(starter_paths: Paths) -> Iterator[Running]:
    with serving(starter_paths) as running:
        yield running


def _ask(server: Running, words: str, tokens: int) -> str:
    body = {
        "model": "starter", "messages": [{"role": "user", "content": words}], "max_tokens": tokens, "temperature": 0.5,
        "seed": 4,
    }  # fmt: skip
    content: str = server.ask("/v1/chat/completions", body).json["choices"][0]["message"]["content"]
    return content


def _open(browser: Browser, address: str, **how: int | bool) -> None:
    browser.leave()  # the page before may still look for its server
    browser.requests.clear()
    browser.complaints.clear()
    browser.open(address, **how)


def test_a_reply_streams_onto_the_page_and_stays(browser: Browser, server: Running) -> None:
    _open(browser, server.url)
    browser.wait_until(f"{_STATUS}.startsWith('Waiting for the ')")
    reply_text = _ask(server, _EVIL, 60)
    browser.wait_until(f"{_STATUS} === 'Waiting for the next message' && {_SHOWN}.length >= {len(reply_text)}")
    assert browser.run(_SHOWN) == reply_text
    assert browser.run("document.getElementById('question').textContent") == _EVIL
    assert browser.run("document.title") == "Draftlight, live"
    assert browser.run("document.querySelectorAll('#reply img, #reply script').length") == 0
    assert "helped by" in browser.run("document.getElementById('pair').textContent")
    assert "tokens/s" in browser.run("document.getElementById('readout').textContent")
    rounds = browser.run("document.querySelectorAll('#reply .round').length")
    assert browser.run("document.querySelectorAll('#strip .column').length") == rounds
    assert float(browser.run("document.getElementById('speed').textContent")) > 0
    again = _ask(server, "Say hello.", 20)
    browser.wait_until(f"{_SHOWN} === {again!r}" if "'" not in again else "true")
    assert browser.requests == [f"{server.url}/", f"{server.url}/draftlight/watch"]
    assert browser.complaints == []


@pytest.mark.parametrize(("width", "height", "dark"), [(360, 640, False), (1280, 800, True), (1920, 1080, False)])
def test_nothing_is_cut_off_at_any_width(
    browser: Browser, server: Running, width: int, height: int, dark: bool
) -> None:
    _ask(server, "Tell me a story.", 40)
    _open(browser, server.url, width=width, height=height, dark=dark)
    browser.wait_until(f"{_STATUS} === 'Waiting for the next message'")
    assert browser.run("document.documentElement.scrollWidth <= innerWidth")
    size = float(browser.run("document.getElementById('reply').getBoundingClientRect().width"))
    assert 0 < size <= width
    large = browser.run("document.documentElement.classList.contains('large')")
    assert large == (width >= 1600)
    background = "rgb(23, 27, 33)" if dark else "rgb(255, 255, 255)"
    assert browser.run("getComputedStyle(document.body).backgroundColor") == background


def test_who_opens_it_late_sees_the_beginning_and_the_queue(browser: Browser, server: Running) -> None:
    line = server.begin("/v1/chat/completions", {**LONG, "stream": True})
    while b'"content":"' not in line.recv(4096).replace(b'"content":""', b""):
        pass
    waiting = threading.Thread(target=_ask, args=(server, "And then?", 4))
    waiting.start()
    _open(browser, server.url)
    browser.wait_until(f"{_STATUS} === 'Writing'")
    browser.wait_until("document.getElementById('queue').textContent === '1 waiting in line'")
    assert browser.run("document.getElementById('question').textContent") == LONG["messages"][0]["content"]
    assert browser.run("document.querySelector('.round .token').dataset.round") == "0"
    line.close()
    waiting.join()
    browser.wait_until("document.getElementById('question').textContent === 'And then?'")
    browser.wait_until("document.getElementById('queue').textContent === ''")


def test_a_lost_connection_is_said_and_found_again(browser: Browser, starter_paths: Paths) -> None:
    with serving(starter_paths, ServeOptions()) as gone:
        _open(browser, gone.url)
        browser.wait_until(f"{_STATUS} === 'Waiting for the first message'")
        gone.server.stop()
        browser.wait_until(f"{_STATUS}.startsWith('Connection lost')")
    port = gone.port
    with serving(starter_paths, ServeOptions(), port=port):
        browser.wait_until(f"{_STATUS} === 'Waiting for the first message'")


def test_the_key_is_asked_for_and_kept_for_this_tab(browser: Browser, starter_paths: Paths) -> None:
    options = ServeOptions(first=STARTER, access=AccessRules(key="a-good-key"))
    shown = "!document.getElementById('key-form').hidden"
    with serving(starter_paths, options) as locked:
        _open(browser, locked.url)
        browser.wait_until(shown)
        browser.type("a-bad-key")
        browser.press("Enter")
        browser.wait_until("document.getElementById('key-why').textContent.includes('does not take')")
        browser.type("a-good-key")
        browser.press("Enter")
        browser.wait_until(f"{_STATUS} === 'Waiting for the first message'")
        assert not browser.run(shown)
        browser.open(locked.url)
        browser.wait_until(f"{_STATUS} === 'Waiting for the first message'")
        assert not browser.run(shown)
        assert not any("key" in address for address in browser.requests)
        browser.run("sessionStorage.clear()")


def test_tab_reaches_every_control(browser: Browser, server: Running) -> None:
    _ask(server, "Hi.", 4)
    _open(browser, server.url)
    browser.wait_until(f"{_STATUS} === 'Waiting for the next message'")
    reached = []
    for _ in range(5):
        browser.press("Tab")
        reached.append(browser.run("document.activeElement.id"))
        assert browser.run("getComputedStyle(document.activeElement).outlineStyle") != "none", reached[-1]
    assert reached == ["reply", "strip", "show-rejected", "show-colours", "large"]
