"""The shared page and the page to watch in a real browser, told what to do through pipes; skipped without one."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.paths import Paths
from app.serve.model_registry import STARTER
from app.serve.security import AccessRules
from app.serve.server import ServeOptions
from app.speculation.trace import Trace
from app.traces.judgement import Judgement
from app.traces.readout import figure
from app.traces.trace_html import write_page
from tests.e2e.browser import CHROMIUM, Browser, browsing
from tests.fakes.replies import COMPARED
from tests.fakes.rounds import rounds_of, split_words, trace_of, written
from tests.integration.serve.server_probe import LONG, Running, serving

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")

_EVIL = "</script><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
_CAPTION = "document.getElementById('caption').textContent"
_SHOWN = (
    "[...document.querySelectorAll('#reply .round:not([hidden]) > .token:not([hidden]):not(.rejected)')]"
    ".map((t) => t.textContent).join('')"
)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browsing(tmp_path_factory.mktemp("profile")) as running:
        yield running


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return tmp_path / "reply.html"


def _open(browser: Browser, page: Path, trace: Trace, *, dark: bool = False) -> None:
    write_page(page, trace)
    browser.leave()  # a page that watches a server asks it again and again
    browser.requests.clear()
    browser.complaints.clear()
    browser.open(page, dark=dark)


def _quiet(browser: Browser, page: Path) -> None:
    assert browser.requests == [page.as_uri()]
    assert browser.complaints == []


@pytest.mark.parametrize("dark", [False, True])
def test_it_shows_the_reply_as_text_and_asks_nobody(browser: Browser, page: Path, dark: bool) -> None:
    trace = replace(written(f"A bicycle stays upright. {_EVIL} So it does."), question=f"Why? {_EVIL}")
    _open(browser, page, trace, dark=dark)
    assert browser.run(_SHOWN) == trace.summary.text
    assert browser.run("document.getElementById('question').textContent") == trace.question
    assert browser.run("document.title") != "owned"
    assert browser.run("document.querySelectorAll('#reply script, #reply img').length") == 0
    background = "rgb(23, 27, 33)" if dark else "rgb(255, 255, 255)"
    assert browser.run("getComputedStyle(document.body).backgroundColor") == background
    _quiet(browser, page)


def test_words_that_nobody_guessed_have_nothing_before_them(browser: Browser, page: Path) -> None:
    rounds = rounds_of(split_words("A bicycle stays upright."), draft_tokens=0)
    _open(browser, page, trace_of(rounds))
    token = "document.querySelector('#reply .token.plain')"
    assert browser.run(f"getComputedStyle({token}, '::before').content") == "none"
    assert browser.run(f"getComputedStyle({token}).color === getComputedStyle(document.body).color")


def test_lines_end_where_they_were_ended_and_a_tab_is_as_wide_as_four_letters(browser: Browser, page: Path) -> None:
    _open(browser, page, written("Roses are red,\nViolets are blue.\n\n```\n\tx\n    x\n```\n"))
    lefts = browser.run(
        "JSON.stringify([...document.querySelectorAll('#reply .code')].filter((one) => one.textContent.includes('x'))"
        ".map((one) => { const range = document.createRange(), words = one.firstChild,"
        "  at = words.textContent.indexOf('x'); range.setStart(words, at); range.setEnd(words, at + 1);"
        "  return range.getBoundingClientRect().left; }))"
    )
    after_tab, after_letters = json.loads(lefts)
    assert abs(after_tab - after_letters) < 3
    tops = "[...document.querySelectorAll('#reply .token')].map((one) => one.getBoundingClientRect().top)"
    assert browser.run(f"new Set({tops}.map(Math.round)).size") >= 4


def test_the_needle_meets_no_words_wherever_it_points(browser: Browser, page: Path) -> None:
    trace = written("A bicycle stays upright.")
    _open(browser, page, replace(trace, summary=replace(trace.summary, plain_tokens_per_second=12.0)))
    browser.run("document.getElementById('needle').style.transition = 'none'")
    for degrees in (0, 45, 70, 90, 110, 135, 180):
        browser.run(f"document.getElementById('needle').style.transform = 'rotate({degrees}deg)'")
        met = browser.run(
            "(() => { const card = document.getElementById('gauge').closest('.card'),"
            "  needle = document.getElementById('needle').getBoundingClientRect(), words = document.createTreeWalker("
            "    card, NodeFilter.SHOW_TEXT), met = [];"
            "  while (words.nextNode()) { const range = document.createRange(); range.selectNode(words.currentNode);"
            "    const box = range.getBoundingClientRect();"
            "    if (box.left < needle.right && box.right > needle.left && box.top < needle.bottom"
            "      && box.bottom > needle.top) met.push(words.currentNode.textContent); }"
            "  return met.join('|'); })()"
        )
        assert met.strip() == "", degrees
    assert browser.run("document.getElementById('gauge').closest('.card').textContent.includes('12.0 without')")


def test_the_keyboard_plays_pauses_and_steps(browser: Browser, page: Path) -> None:
    trace = written("One two three four five six seven eight nine ten eleven twelve.")
    _open(browser, page, trace)
    browser.press("Home")
    assert browser.run(_CAPTION).startswith(f"Round 1 of {len(trace.rounds)}: The draft guesses ")
    first = browser.run(_SHOWN)
    browser.press("ArrowRight")
    browser.press("ArrowLeft")
    assert browser.run(_SHOWN) == first
    browser.run("document.getElementById('pace').value = '4'")
    browser.press(" ")
    assert browser.run("document.getElementById('play').textContent") == "Pause"
    browser.wait_until(f"{_CAPTION}.startsWith('Round 2')")
    browser.press(" ")
    assert browser.run("document.getElementById('play').textContent") == "Play"
    assert browser.run("document.getElementById('said').textContent").startswith("Paused. Round 2")
    browser.press("End")
    assert browser.run(_SHOWN) == trace.summary.text
    _quiet(browser, page)


def test_as_recorded_it_plays_to_the_end_by_itself(browser: Browser, page: Path) -> None:
    trace = written("One two three four five six seven eight nine ten.")
    _open(browser, page, trace)
    browser.run("document.getElementById('pace').value = 'live'; document.getElementById('play').click()")
    browser.wait_until("document.getElementById('play').textContent === 'Play'")
    assert browser.run(_SHOWN) == trace.summary.text
    assert browser.run("document.getElementById('speed').textContent") == f"{trace.summary.tokens_per_second:.0f}"
    _quiet(browser, page)


def test_a_token_is_inspected_by_pointer_and_by_key(browser: Browser, page: Path) -> None:
    _open(browser, page, written("A bicycle stays upright because the rider keeps steering it back."))
    browser.point_at("#reply .corrected")
    browser.wait_until("!document.getElementById('inspector').hidden")
    card = browser.run("document.getElementById('inspector').textContent")
    assert "corrected by starter:f32" in card
    assert "Draft expected" in card
    browser.run("document.getElementById('reply').focus()")
    browser.press("ArrowRight")
    assert browser.run("document.getElementById('said').textContent").startswith("“A”")
    browser.press("Escape")
    assert browser.run("document.getElementById('inspector').hidden")
    _quiet(browser, page)


def test_tab_reaches_every_control_and_shows_where_it_is(browser: Browser, page: Path) -> None:
    _open(browser, page, written("One two three four five six."))
    reached = []
    for _ in range(9):
        browser.press("Tab")
        reached.append(browser.run("document.activeElement.id"))
        assert browser.run("getComputedStyle(document.activeElement).outlineStyle") != "none", reached[-1]
    assert reached == ["reply", "show-rejected", "show-colours", "strip", "back", "play", "step", "pace", "place"]


def test_switches_hide_wrong_guesses_and_colours(browser: Browser, page: Path) -> None:
    trace = written("One two three four five six seven eight nine ten eleven.", right=0.3)
    _open(browser, page, trace)
    height = "document.querySelector('#reply .rejected').offsetHeight"
    assert browser.run(height) > 0
    browser.run("document.getElementById('show-rejected').click()")
    assert browser.run(height) == 0
    tint = "getComputedStyle(document.querySelector('#reply .corrected .mark')).backgroundColor"
    assert browser.run(tint) == "rgb(255, 211, 163)"
    browser.run("document.getElementById('show-colours').click()")
    assert browser.run(tint) == "rgba(0, 0, 0, 0)"


def test_code_and_bold_are_set_as_such_and_every_letter_stays(browser: Browser, page: Path) -> None:
    text = "# Head\n\n**Bold** and `code`, half **open.\n\n```python\nx = 1  # **not bold**\n```\nEnd `x` ** y."
    trace = written(text)
    _open(browser, page, trace)
    assert browser.run(_SHOWN) == trace.summary.text
    of = "[...document.querySelectorAll('#reply {}')].map((e) => e.textContent).join('')"
    assert browser.run(of.format(".strong")) == " HeadBold"
    assert browser.run(of.format(".code:not(.pale)")) == "codex = 1  # **not bold**x"
    _quiet(browser, page)


_GIANT = pytest.mark.nightly("a giant text of each kind; one of code marks stays")
_OTHERS = ("*" * 60_001, "`" * 60_000, "# " * 30_000, "```\n" * 20_000)


@pytest.mark.parametrize("text", ["`a " * 20_000, *(pytest.param(text, marks=_GIANT) for text in _OTHERS)], ids=len)
def test_no_text_holds_the_page_up(browser: Browser, page: Path, text: str) -> None:
    token = replace(written("One.").rounds[0].tokens[0], text=text)
    trace = trace_of((replace(written("One.").rounds[0], tokens=(token,), accepted=0, drafted=(), rejected=()),))
    _open(browser, page, trace)
    assert browser.run(_SHOWN) == text
    _quiet(browser, page)


@pytest.mark.parametrize("trace", [trace_of(()), written("One."), replace(written("A b."), rounds=())])
def test_a_reply_with_next_to_nothing_in_it_is_shown_too(browser: Browser, page: Path, trace: Trace) -> None:
    _open(browser, page, trace)
    shown = browser.run("document.getElementById('reply').textContent")
    assert shown.startswith(trace.summary.text or "This reply is empty.")
    browser.press(" ")
    browser.press("ArrowRight")
    _quiet(browser, page)


@pytest.mark.parametrize("trace", COMPARED.values(), ids=COMPARED.keys())
def test_it_compares_a_reply_as_the_window_does(browser: Browser, page: Path, trace: Trace) -> None:
    _open(browser, page, trace)
    judgement, speed = Judgement.of(trace), trace.summary.tokens_per_second
    readout = browser.run("[...document.getElementById('readout').children].map((one) => one.textContent).join('|')")
    texts = [judgement.count_text, f"{figure(speed)} tokens/s".replace(",", "") if speed else "", judgement.comparison]
    assert readout.split("|")[: len([*filter(None, texts)])] == [*filter(None, texts)]
    shown = [browser.run(f"document.getElementById('{name}').textContent") for name in ("count", "speed", "without")]
    plain = figure(judgement.plain or 0).replace(",", "")
    assert shown == [
        judgement.count_text,
        figure(speed).replace(",", "") if speed else "–",
        f"{plain} without" if judgement.comparison else "",
    ]
    if judgement.comparison:
        assert browser.run("document.getElementById('compared').textContent") == judgement.comparison


_STATUS = "document.getElementById('status').textContent"
_WATCHED = "[...document.querySelectorAll('#reply .token:not(.rejected)')].map((t) => t.textContent).join('')"
_EVIL_QUESTION = (
    "Repeat: </script><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
)


def _ask(server: Running, words: str, tokens: int) -> str:
    body = {
        "model": "starter", "messages": [{"role": "user", "content": words}], "max_tokens": tokens, "temperature": 0.5,
        "seed": 4,
    }  # fmt: skip
    content: str = server.ask("/v1/chat/completions", body).json["choices"][0]["message"]["content"]
    return content


def _watch(browser: Browser, address: str, **how: int | bool) -> None:
    browser.leave()  # the page before may still look for its server
    browser.requests.clear()
    browser.complaints.clear()
    browser.open(address, **how)


def test_a_reply_streams_onto_the_page_and_stays(browser: Browser, server: Running) -> None:
    _watch(browser, server.url)
    browser.wait_until(f"{_STATUS}.startsWith('Waiting for the ')")
    reply_text = _ask(server, _EVIL_QUESTION, 60)
    browser.wait_until(f"{_STATUS} === 'Waiting for the next message' && {_WATCHED}.length >= {len(reply_text)}")
    assert browser.run(_WATCHED) == reply_text
    assert browser.run("document.getElementById('question').textContent") == _EVIL_QUESTION
    assert browser.run("document.title") == "Draftlight, live"
    assert browser.run("document.querySelectorAll('#reply img, #reply script').length") == 0
    assert "helped by" in browser.run("document.getElementById('pair').textContent")
    assert "tokens/s" in browser.run("document.getElementById('readout').textContent")
    rounds = browser.run("document.querySelectorAll('#reply .round').length")
    assert browser.run("document.querySelectorAll('#strip .column').length") == rounds
    assert float(browser.run("document.getElementById('speed').textContent")) > 0
    again = _ask(server, "Say hello.", 20)
    browser.wait_until(f"{_WATCHED} === {again!r}" if "'" not in again else "true")
    assert browser.requests == [f"{server.url}/", f"{server.url}/draftlight/watch"]
    assert browser.complaints == []


@pytest.mark.parametrize(("width", "height", "dark"), [(360, 640, False), (1280, 800, True), (1920, 1080, False)])
def test_nothing_is_cut_off_at_any_width(
    browser: Browser, server: Running, width: int, height: int, dark: bool
) -> None:
    _ask(server, "Tell me a story.", 40)
    _watch(browser, server.url, width=width, height=height, dark=dark)
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
    _watch(browser, server.url)
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
        _watch(browser, gone.url)
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
        _watch(browser, locked.url)
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
    _watch(browser, server.url)
    browser.wait_until(f"{_STATUS} === 'Waiting for the next message'")
    reached = []
    for _ in range(5):
        browser.press("Tab")
        reached.append(browser.run("document.activeElement.id"))
        assert browser.run("getComputedStyle(document.activeElement).outlineStyle") != "none", reached[-1]
    assert reached == ["reply", "strip", "show-rejected", "show-colours", "large"]
