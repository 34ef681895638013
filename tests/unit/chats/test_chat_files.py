"""Chats as files and pages: they can be read again, say who wrote what, and nothing in them can act."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.chats.chat_files import (
    ArchiveOptions,
    ArchiveProgress,
    ArchiveStopped,
    export_chat,
    json_of,
    to_markdown,
    write_archive,
)
from app.chats.chat_html import to_html
from app.chats.imports.importing import ImportProgress, import_chats
from app.chats.records import AttachedFile, Conversation, State, StoredMessage, ToolUse
from app.chats.store import ChatStore
from app.errors import DiskFull
from tests.fakes import rounds
from tests.fakes.rounds import rounds_of, split_words, trace_of
from tests.fakes.small_disk import fill, small_disk

_CHAT = Conversation(
    1, "Rain", pinned=False, created_at=datetime(2026, 1, 2, tzinfo=UTC), updated_at=datetime(2026, 1, 3, tzinfo=UTC)
)
_MESSAGES = (
    StoredMessage(1, None, "user", "Why?\n"),
    StoredMessage(2, 1, "assistant", "```python\nprint('ü')\n```", state="cancelled"),
)


def test_markdown_names_the_writer_and_keeps_the_text() -> None:
    assert to_markdown(_CHAT, _MESSAGES) == (
        "# Rain\n\n## You\n\nWhy?\n\n## Reply (stopped)\n\n```python\nprint('ü')\n```\n"
    )


def test_json_holds_every_message_in_order(tmp_path: Path) -> None:
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        chat = store.create("Rain")
        question = store.add_message(chat.id, None, "user", "Why?")
        store.add_message(chat.id, question.id, "assistant", "ü", "cancelled")
        store.add_message(chat.id, question.id, "assistant", "Because.")
        data = json.loads(json_of(store, chat))
    assert data["title"] == "Rain"
    assert data["created_at"] == chat.created_at.isoformat()
    assert [(m["role"], m["state"], m["active"], m["text"]) for m in data["messages"]] == [
        ("user", "complete", True, "Why?"),
        ("assistant", "cancelled", False, "ü"),
        ("assistant", "complete", True, "Because."),
    ]
    assert {m["parent"] for m in data["messages"]} == {None, data["messages"][0]["id"]}


HOSTILE = '</article><script>alert(1)</script> **bold** `<b>` \x07 {{style}}\n```py\nx = "&"\n```'


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChatStore]:
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        for title in ("Rain", "rain", "../up", ""):
            chat = store.create(title)
            question = store.add_message(chat.id, None, "user", HOSTILE)
            reply = store.add_message(chat.id, question.id, "assistant", "", "streaming")
            store.finish_reply(reply.id, HOSTILE, rounds.written(HOSTILE))
        store.folders.move([chat.id], store.folders.add_folder("Deep / blue"))
        yield store


def test_each_chat_or_some_alone_are_files_under_names_of_their_own(store: ChatStore, tmp_path: Path) -> None:
    archive, progress = tmp_path / "all.zip", ArchiveProgress()
    assert write_archive(store.path, archive, ArchiveOptions(".md"), lambda: True, progress) == 4
    assert progress.fraction == 1.0
    with zipfile.ZipFile(archive) as opened:
        names = [re.sub(r"\d{4}-\d\d-\d\d ", "", name).casefold() for name in opened.namelist()]
        assert opened.testzip() is None
    assert len(set(names)) == 4
    assert {"rain.md", "up.md"} <= set(names)
    assert not any(".." in name for name in names)
    options = ArchiveOptions(".md", store.latest()[:2])
    assert write_archive(store.path, tmp_path / "two.zip", options, lambda: True, progress) == 2


def test_an_archive_of_all_comes_back_elsewhere_with_folders(store: ChatStore, tmp_path: Path) -> None:
    archive = tmp_path / "all.zip"
    write_archive(store.path, archive, ArchiveOptions(".json"), lambda: True, ArchiveProgress())
    with ChatStore(tmp_path / "other.sqlite3") as other:
        outcome = import_chats(other.path, [archive], lambda: True, ImportProgress())
        assert len(outcome.added) == 4
        assert [folder.name for folder in other.folders.all()] == ["Deep / blue"]
        assert [folder.chats for folder in other.folders.all()] == [1]
    assert len(import_chats(store.path, [archive], lambda: True, ImportProgress()).added) == 0


def test_a_stop_leaves_nothing_and_what_was_there_before(store: ChatStore, tmp_path: Path) -> None:
    archive, progress = tmp_path / "all.zip", ArchiveProgress()
    archive.write_bytes(b"of before")
    with pytest.raises(ArchiveStopped):
        write_archive(store.path, archive, ArchiveOptions(".md"), lambda: progress.written < 2, progress)
    assert archive.read_bytes() == b"of before"
    assert not list(tmp_path.glob(".all*"))


def test_a_full_disk_leaves_nothing_and_is_a_sentence(store: ChatStore, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 2) as disk:
        filler = fill(disk)
        with filler.open("r+b") as file:
            file.truncate(filler.stat().st_size - 8192)
        with pytest.raises(DiskFull, match=r"all\.zip"):
            write_archive(store.path, disk / "all.zip", ArchiveOptions(".html"), lambda: True, ArchiveProgress())
        assert [path.name for path in disk.iterdir()] == [filler.name]


def test_a_page_has_the_colours_and_lets_nothing_run(store: ChatStore, tmp_path: Path) -> None:
    page_file = tmp_path / "chat.html"
    export_chat(store, store.latest()[0], page_file)
    page = page_file.read_text(encoding="utf-8")
    assert "<script" not in page
    assert "default-src 'none'" in page
    assert "&lt;script&gt;" in re.sub(r"<[^>]*>", "", page)
    assert "{{style}}" in re.sub(r"<[^>]*>", "", page)  # what was said names no part of the page
    assert 'class="token mark accepted"' in page


_MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&{{style}}"
_PIECES = (
    "word", " ", "\n", "\n\n", "- ", "  - ", "1. ", "> ", "# ", "**", "*", "`", "```", "```html\n", "| a | b |\n",
    "|--|--:|\n", "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "<javascript:alert(1)>",
    "[x](data:text/html,<script>)", "![x](https://far.example/a.png)", '[x](https://example.org/?a=1&b="2")',
    "[x](<https://a b>)", "[x](//far.example)", "[x]: vbscript:x", "<b onclick=a>", "</article>", "</details>", "&lt;",
    "&#106;avascript:", "\\", "$x^2$", "~~", "---\n", "<think>", "</think>", "\u202e", "\0", "\r\n", "\u2028", _MARKUP,
    "<br>", "<sub>", "</sub>", "<u>", "https://far.example/", "www.far.example", "me@far.example", "注意：",
)  # fmt: skip


class _Read(HTMLParser):
    """The text that a browser finds in the messages of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(page.partition('<main class="conversation">')[2].rpartition("</main>")[0])
        assert self.open == [], "every element is closed"

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in {"br", "hr"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words += data

    def handle_comment(self, data):
        raise AssertionError(data)


def page(text: str, *, coloured: bool = False, **more: object) -> str:
    reply = StoredMessage(1, None, "assistant", text, **more)
    if coloured:
        reply = replace(reply, trace=trace_of(rounds_of(split_words(text), draft_tokens=4)))
    return to_html(_CHAT, [reply])


def body(text: str) -> str:
    return page(text).partition('dir="auto">')[2].partition("</article>")[0]


_LINK = 'rel="noopener noreferrer nofollow" target="_blank"'
_LIST = (
    '<ul dir="ltr"><li><p class="tight">a</p></li><li><p class="tight">b</p>'
    '<ol dir="ltr"><li value="1"><p class="tight">c</p></li>'
    '<li value="2"><p class="tight">d</p></li></ol></li><li><p class="tight">e</p></li></ul>'
)
_TABLE = (
    '<div class="wide"><table dir="ltr"><thead><tr><th>a</th><th class="right">b</th></tr></thead>'
    '<tbody><tr><td><em>c</em></td><td class="right">1</td></tr></tbody></table></div>'
)
_SET = {
    "One *two* **three** `four` ~~five~~": (
        "<p>One <em>two</em> <strong>three</strong> <code>four</code> <s>five</s></p>"
    ),
    "# Title\n\nText\nmore": "<h2>Title</h2><p>Text<br>more</p>",
    "- a\n- b\n  1. c\n  2. d\n- e": _LIST,
    "> quoted\n\nnot": '<blockquote dir="ltr"><p>quoted</p></blockquote><p>not</p>',
    "| a | b |\n|---|--:|\n| *c* | 1 |": _TABLE,
    "```python\nif a < b:\n\n    c()\n```\nText": (
        '<pre><code><span class="syntax-k">if</span> a <span class="syntax-o">&lt;</span> b:\n\n    c()</code></pre>'
        "<p>Text</p>"
    ),
    "[here](https://example.org/?a=1&b=2)": f'<p><a href="https://example.org/?a=1&amp;b=2" {_LINK}>here</a></p>',
    "![a cat](https://far.example/cat.png)": f'<p><a href="https://far.example/cat.png" {_LINK}>a cat</a></p>',
    "[here](notes.md)": '<p><span title="notes.md">here</span></p>',
    "H<sub>2</sub>O<br><u>or</u> <kbd>x</kbd>": "<p>H<sub>2</sub>O<br><u>or</u> <code>x</code></p>",
    "<b onclick=x>y</b>": "<p>&lt;b onclick=x&gt;y&lt;/b&gt;</p>",
    "https://example.org.": f'<p><a href="https://example.org" {_LINK}>https://example.org</a>.</p>',
    "**注意：**请\r\n次": "<p><strong>注意：</strong>请<br>次</p>",
    "当$x^2$时": "<p>当x²时</p>",
    "| a |\n|---|\n| b<br>c |": (
        '<div class="wide"><table dir="ltr"><thead><tr><th>a</th></tr></thead>'
        "<tbody><tr><td>b<br>c</td></tr></tbody></table></div>"
    ),
    "> - بند": ('<blockquote dir="rtl"><ul dir="rtl"><li><p class="tight">بند</p></li></ul></blockquote>'),
    "| اسم |\n|---|\n| 1 |": (
        '<div class="wide"><table dir="rtl"><thead><tr><th>اسم</th></tr></thead>'
        "<tbody><tr><td>1</td></tr></tbody></table></div>"
    ),
    "$$x^2$$": '<p class="center">x²</p>',
    "a\n\n---\n\nb": "<p>a</p><hr><p>b</p>",
    "<think>\n\n</think>\n\nYes.": "<p>Yes.</p>",
}


@pytest.mark.parametrize(("text", "html"), _SET.items())
def test_markdown_is_set(text: str, html: str) -> None:
    assert body(text) == html


def test_each_letter_keeps_the_colour_of_its_token_and_wrong_guesses_stand_where_they_were_made() -> None:
    text = "A *long* list of words:\n\n- one **two** three\n- four `five` six\n\n| a | b |\n|---|---|\n| ten | two |\n"
    trace = trace_of(rounds_of(split_words(text), draft_tokens=4, right=0.5))
    html_page = to_html(_CHAT, [StoredMessage(1, None, "assistant", text, trace)])
    read = _Read(html_page)
    shown = [attrs["class"] for tag, attrs in read.tags if tag == "span"]
    wrong = [token for round_ in trace.rounds for token in round_.rejected]
    assert wrong
    assert shown.count("token rejected") == len(wrong)
    assert {"token mark accepted", "token mark corrected"} <= set(shown)
    without = re.sub(r'<span class="token rejected">[^<]*<span class="mark">[^<]*</span>[^<]*</span>', "", html_page)
    assert _Read(without).words.strip().startswith(_Read(page(text)).words.strip())


def test_a_mark_joins_words_of_one_outcome_and_leaves_the_space_and_indentation_before_them_bare() -> None:
    pieces = ["One", " two", " three", "\n\n```python\n", "    go", "\n```"]
    trace = trace_of(rounds_of(pieces, right=1.0))
    made = to_html(_CHAT, [StoredMessage(1, None, "assistant", "".join(pieces), trace)])
    marked = re.findall(r'(.)<span class="token mark \w+">([^<]*)</span>', made.partition("<main")[2], re.DOTALL)
    assert marked == [(">", "One two three"), (" ", "go")]


@pytest.mark.parametrize("coloured", [False, True])
@given(pieces=st.lists(st.sampled_from(_PIECES), max_size=14))
def test_nothing_of_a_reply_can_act(pieces: list[str], *, coloured: bool) -> None:
    read = _Read(page("".join(pieces), coloured=coloured))
    known = {
        "article", "details", "summary", "p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
        "code", "strong", "em", "s", "br", "hr", "div", "table", "thead", "tbody", "tr", "th", "td", "span", "a",
        "u", "sub", "sup",
    }  # fmt: skip
    for tag, attrs in read.tags:
        assert tag in known
        assert set(attrs) <= {"class", "dir", "value", "title", "href", "rel", "target"}
        assert tag != "a" or re.match("https?:|mailto:", attrs["href"] or "", re.IGNORECASE)


def test_titles_names_and_tools_are_letters() -> None:
    chat = replace(_CHAT, title=_MARKUP)
    use = ToolUse(_MARKUP, _MARKUP, _MARKUP, _MARKUP, "1", _MARKUP, "done")
    messages = [
        StoredMessage(1, None, "user", _MARKUP, files=(AttachedFile(_MARKUP, 1, _MARKUP),)),
        StoredMessage(2, 1, "assistant", f"<think>{_MARKUP}</think>{_MARKUP}", uses=(use,)),
    ]
    page = to_html(chat, messages)
    assert "<script" not in page
    assert "<img" not in page
    assert page.count("{{style}}") == 11
    assert _Read(page).words.count("<script>alert(1)</script>") == 9


@pytest.mark.parametrize(
    ("state", "note"), [("streaming", "Unfinished"), ("cancelled", "Stopped"), ("failed", "Failed"), ("complete", "")]
)
def test_a_reply_that_did_not_come_to_its_end_says_so(state: State, note: str) -> None:
    page = to_html(_CHAT, [StoredMessage(1, None, "assistant", "Hello", state=state)])
    assert re.findall(r'<p class="readout">([^<]*)</p>', page) == [note] * bool(note)
    assert 'id="show-rejected"' not in page, "there are no colours"


def test_the_page_leaves_no_gap_between_a_thought_and_its_answer() -> None:
    text = "<think>\nThey are *thankful*.\n</think>\n\nYou are welcome.\n\nBye."
    assert body(text) == (
        '<details class="thought"><summary>Thought for 3 words</summary><p>They are <em>thankful</em>.</p></details>'
        "<p>You are welcome.</p><p>Bye.</p>"
    )
    coloured = page(text, coloured=True)
    assert re.search(r"</details><p>(<span[^>]*>\s*|[^<]*</span>)*<span[^>]*>You", coloured)
