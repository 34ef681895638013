"""The shared page, read without a browser: one style, one script, one block of data, and nothing that breaks out."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.palette import DARK, LIGHT, Palette
from app.speculation.trace import Trace
from app.traces.trace_html import OUTCOMES, json_for_html, page_of, write_page
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import trace_of, written

_BREAKOUTS = (
    "</script><script>alert(1)</script>",
    "<!-- <script> </script --> ]]> </style><style>*{display:none}",
    "<img src=x onerror=alert(1)> &lt;b&gt; {{script}} {{data}} \\u003c \u2028\u2029",
    "\x00\x0b\x1b[2J\x7f\x9b \ufdd0 \U0001f6b2 \u202e gnirts '\"`${1}",
)


class _Page(HTMLParser):
    """The elements of a page, and the text in each of the named ones."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag in {"script", "style", "title", "noscript", "button", "h1"}:
            self._open.append(tag)
            self.texts.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1] == tag:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        for tag in self._open:
            self.texts[tag][-1] += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def _hash(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


@pytest.fixture(params=_BREAKOUTS)
def hostile(request: pytest.FixtureRequest) -> Trace:
    text = str(request.param)
    trace = replace(written(f"One {text} two."), question=text)
    return replace(trace, summary=replace(trace.summary, target=text, draft=text))


def test_text_breaks_out_of_nothing(hostile: Trace) -> None:
    plain = _Page(page_of(replace(written("One two."), question="Why?")))
    page = _Page(page_of(hostile))
    assert [tag for tag, _ in page.elements] == [tag for tag, _ in plain.elements]
    assert page.texts["script"][1] == plain.texts["script"][1], "the program of the page is the same for every reply"
    assert page.texts["style"] == plain.texts["style"]


def test_the_data_is_the_trace(hostile: Trace) -> None:
    data = json.loads(_Page(page_of(hostile)).texts["script"][0])
    tokens = [token for round_ in data["rounds"] for token in round_["tokens"]]
    assert "".join(token[0] for token in tokens) == hostile.summary.text
    assert (data["question"], data["target"], data["draft"]) == (
        hostile.question,
        hostile.summary.target,
        hostile.summary.draft,
    )
    assert (data["speed"], data["plain"]) == (
        hostile.summary.tokens_per_second,
        hostile.summary.plain_tokens_per_second,
    )
    for shown, round_ in zip(data["rounds"], hostile.rounds, strict=True):
        assert (shown["drafted"], shown["accepted"], shown["by"]) == (
            len(round_.drafted),
            round_.accepted,
            round_.drafter,
        )
        for token, kept_token in zip(shown["tokens"] + shown["rejected"], round_.tokens + round_.rejected, strict=True):
            assert OUTCOMES[token[1]] is kept_token.outcome
            assert token[3] == pytest.approx(kept_token.target_p, abs=1e-5)
            assert [word for word, _ in token[5]] == [alternative.text for alternative in kept_token.target_top]


def test_the_policy_lets_this_very_script_run_and_nothing_else(hostile: Trace) -> None:
    page = _Page(page_of(hostile))
    policy = next(m["content"] for m in page.all("meta") if m.get("http-equiv") == "Content-Security-Policy")
    assert policy is not None
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules == {
        "default-src": "'none'",
        "script-src": _hash(page.texts["script"][1]),
        "style-src": _hash(page.texts["style"][0]),
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    assert [s.get("type") for s in page.all("script")] == ["application/json", None]


def test_nothing_is_fetched_and_nothing_runs_from_attributes(hostile: Trace) -> None:
    for tag, attributes in _Page(page_of(hostile)).elements:
        for name, value in attributes.items():
            assert not name.startswith("on"), (tag, name)
            assert name not in {"style", "srcset", "action", "formaction"}, (tag, name)
            if name in {"src", "href"}:
                assert (value or "").startswith("data:image/svg+xml;base64,"), (tag, value)
    assert not re.search(
        r"url\(|@import|https?:|fetch\(|innerHTML|eval\(|document\.write", page_of(written("One two."))
    )


def test_every_control_says_what_it_is() -> None:
    page = _Page(page_of(written("One two.")))
    assert all(text.strip() for text in page.texts["button"])
    labelled = {label["for"] for label in page.all("label")}
    for control in page.all("select") + page.all("input"):
        assert control["id"] in labelled
    for attributes in (attributes for _, attributes in page.elements if "tabindex" in attributes):
        assert attributes.get("aria-label") or attributes.get("aria-labelledby")
        assert attributes.get("role")
    (status,) = [a for _, a in page.elements if a.get("role") == "status"]
    assert status["id"] == "said", "one place is read aloud, not everything that moves"
    assert page.all("html")[0]["lang"] == "en"


def test_it_is_readable_without_scripts(hostile: Trace) -> None:
    text = _Page(page_of(hostile)).texts["noscript"][0]
    assert "One " in text
    assert " two." in text
    assert not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]", page_of(hostile))


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_colours_are_the_windows(palette: Palette) -> None:
    style = _Page(page_of(written("One two."))).texts["style"][0]
    for outcome, look in palette.outcomes.items():
        assert f"--{outcome}-tint: {look.tint or 'transparent'};" in style
    assert "prefers-color-scheme: dark" in style
    assert "prefers-reduced-motion" in style


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_every_letter_is_legible_on_every_tint(palette: Palette) -> None:
    style = _Page(page_of(written("One two."))).texts["style"][0]
    block = style.split("@media")[palette is DARK]
    colours = dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6});", block))
    for name in ("accepted", "corrected", "bonus"):
        assert _contrast(colours["pale"], colours[f"{name}-tint"]) > 4.5
        assert _contrast(colours["text"], colours[f"{name}-tint"]) > 7
    assert _contrast(colours["rejected-text"], colours["rejected-tint"]) > 4.5
    for ground in ("surface", "raised", "window"):
        assert _contrast(colours["muted"], colours[ground]) > 4.5
    assert _contrast(colours["corrected-line"], colours["surface"]) > 4.5
    assert _contrast(colours["on-accent"], colours["accent"]) > 4.5


def _contrast(one: str, other: str) -> float:
    """The ratio as WCAG 2 defines it."""
    low, high = sorted(_luminance(colour) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("reply", REPLIES)
def test_any_reply_makes_a_page(reply: str) -> None:
    page = _Page(page_of(written(reply) if reply else trace_of(())))
    assert page.texts["title"][0].endswith("· Draftlight")
    json.loads(page.texts["script"][0])


@given(st.recursive(st.text(), lambda inner: st.lists(inner, max_size=4), max_leaves=8))
def test_json_in_html_holds_no_letter_that_means_something_there(data: object) -> None:
    text = json_for_html(data)
    assert json.loads(text) == data
    assert text.isascii()
    assert not set(text) & set("<>&")


def test_the_page_is_saved_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "reply.html"
    trace = written("One two.")
    write_page(path, trace)
    assert path.read_text(encoding="utf-8") == page_of(trace)


def test_a_page_does_not_show_others_what_memory_guessed_wrong() -> None:
    """Memory's wrong guesses are words of another chat."""
    whole = written("A bicycle stays upright because the rider keeps steering it. " * 4)
    secret = [
        replace(round_, drafter="memory", rejected=tuple(replace(token, text="SECRET") for token in round_.rejected))
        for round_ in whole.rounds
    ]
    assert any(round_.rejected for round_ in secret)
    trace = replace(whole, rounds=tuple(secret))
    assert "SECRET" not in page_of(trace)
    assert "SECRET" not in json.dumps(trace.to_json())
    assert Trace.from_json(trace.to_json()).summary == trace.summary
