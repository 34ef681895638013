"""Traces as pages, and the one judgement of what guessing did for a reply."""

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
from app.speculation.summary import speed_without
from app.speculation.trace import CountSource, Outcome, Round, Token, Trace
from app.traces.judgement import Effect, Judgement
from app.traces.trace_html import OUTCOMES, json_for_html, page_of, write_page
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words, trace_of, written

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


@given(st.lists(st.text(), max_size=4))
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


WORDS = split_words("A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 20)
GUESSED = rounds_of(WORDS, draft_tokens=4)
PLAIN = rounds_of(WORDS, draft_tokens=0)


def reply(rounds: tuple[Round, ...], speed: float | None, plain: float | None) -> Trace:
    trace = trace_of(rounds, plain_tokens_per_second=plain)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=speed))


@pytest.mark.parametrize(
    ("rounds", "speed", "plain", "effect", "sentence"),
    [
        (GUESSED, 45.0, 25.0, Effect.FASTER, "1.8× faster than without"),
        (GUESSED, 25.2, 25.0, Effect.EQUAL, "as fast as without"),
        (GUESSED, 20.0, 25.0, Effect.SLOWER, "slower than without (0.8×)"),
        (GUESSED, 45.0, None, Effect.UNKNOWN, "not measured without yet"),
        (GUESSED, 45.0, 0.0, Effect.UNKNOWN, "not measured without yet"),
        (GUESSED, None, 25.0, Effect.UNKNOWN, ""),
        (GUESSED, 0.0, 25.0, Effect.UNKNOWN, ""),
        (PLAIN, 10.0, 25.0, Effect.NOTHING_GUESSED, "nothing was guessed"),
        (PLAIN, 60.0, 25.0, Effect.NOTHING_GUESSED, "nothing was guessed"),
    ],
)
def test_a_whole_reply(rounds, speed: float | None, plain: float | None, effect: Effect, sentence: str) -> None:
    trace = reply(rounds, speed, plain)
    judgement = Judgement.of(trace)
    is_compared = effect in {Effect.FASTER, Effect.EQUAL, Effect.SLOWER}
    assert judgement.effect is effect
    assert judgement.sentence == sentence
    assert Judgement.of_summary(trace.summary).comparison == judgement.comparison
    assert judgement.speedup == (speed / plain if is_compared else None)
    assert bool(judgement.comparison) == is_compared
    assert judgement.slower == (effect is Effect.SLOWER)


def following(first: tuple[Round, ...], then: tuple[Round, ...]) -> tuple[Round, ...]:
    """``then`` written after ``first``."""
    return (*first, *(replace(r, index=len(first) + r.index, at_ms=first[-1].at_ms + r.at_ms) for r in then))


def test_a_running_reply_is_judged_from_its_beginning_on() -> None:
    judgement = Judgement.so_far(GUESSED, 25.0)
    whole = trace_of(GUESSED, plain_tokens_per_second=speed_without(GUESSED, 25.0))
    took_ms = GUESSED[-1].at_ms
    assert judgement.speed == pytest.approx(sum(len(r.tokens) for r in GUESSED) / took_ms * 1000)
    assert judgement.sentence == f"so far {Judgement.of(whole).comparison}"
    assert Judgement.so_far((), 25.0).sentence == ""


@pytest.mark.parametrize("plain", [5.0, 1000.0])
def test_a_reply_is_not_compared_by_its_first_rounds(plain: float) -> None:
    judgement = Judgement.so_far(GUESSED[:7], plain)
    assert judgement.sentence == "too early to compare"
    assert not judgement.slower
    assert Judgement.so_far(GUESSED[:8], plain).sentence.startswith("so far ")
    assert Judgement.so_far(GUESSED[:7], None).sentence == "not measured without yet"
    assert "than without" in Judgement.of(trace_of(GUESSED[:7], plain_tokens_per_second=plain)).sentence


def test_a_running_reply_in_which_guessing_has_paused_is_not_compared() -> None:
    paused = following(GUESSED, PLAIN[:8])
    assert Judgement.so_far(paused, 25.0).sentence == "guessing is paused"
    assert not Judgement.so_far(paused, 1000.0).slower
    assert Judgement.so_far(PLAIN[:8], 25.0).sentence == "nothing guessed so far"


def test_a_probe_now_and_then_does_not_end_the_pause() -> None:
    probe = GUESSED[:1]
    paused = following(following(GUESSED[:20], PLAIN[:70]), probe)
    assert Judgement.so_far(paused, 25.0).paused
    assert not Judgement.so_far(following(paused, GUESSED[:8]), 25.0).paused


def test_a_few_rounds_without_a_guess_are_no_pause() -> None:
    assert not Judgement.so_far(following(GUESSED, PLAIN[:7]), 25.0).paused
    assert not Judgement.of(trace_of(PLAIN[:7])).paused


def test_a_reply_that_was_hardly_guessed_is_compared_with_its_own_plain_rounds() -> None:
    """The speed of a quieter machine is no measure: five guesses did not make it 0.3 times as fast."""
    rounds = following(GUESSED[:2], PLAIN[:80])
    judgement = Judgement.so_far(rounds, 90.0)
    assert judgement.plain == pytest.approx(80 / sum(r.verify_ms for r in PLAIN[:80]) * 1000)
    assert judgement.effect is Effect.EQUAL
    assert Judgement.so_far(following(PLAIN[:80], GUESSED[:81]), 90.0).plain == 90.0


@pytest.mark.parametrize(
    ("tokens", "rounds", "source", "text", "short"),
    [
        (79, 26, CountSource.ROUNDS, "79 tokens in 26 passes of the big model", "79 tokens in 26 passes"),
        (1, 1, CountSource.ROUNDS, "1 token in 1 pass of the big model", "1 token in 1 pass"),
        (1234, 400, CountSource.ROUNDS, "1,234 tokens in 400 passes of the big model", "1,234 tokens in 400 passes"),
        (79, 26, CountSource.UNKNOWN, "79 tokens", "79 tokens"),
        (0, 0, CountSource.ROUNDS, "", ""),
    ],
)
def test_words_and_passes_are_told_as_far_as_they_were_counted(
    tokens: int, rounds: int, source: CountSource, text: str, short: str
) -> None:
    judgement = Judgement(rounds=rounds, tokens=tokens, counted_by=source)
    assert (judgement.count_text, judgement.short_count_text) == (text, short)


def piece_at(index: int, at_ms: float) -> Round:
    return Round(index, (), 0, 0.0, 0.0, at_ms, (Token(0, "a", Outcome.UNTOLD),))


def test_pieces_that_came_at_once_say_nothing_of_a_servers_speed() -> None:
    assert Judgement.so_far([piece_at(i, i / 20) for i in range(100)], None).speed is None
    assert Judgement.so_far([piece_at(i, 25 * (i + 1)) for i in range(60)], None).speed == pytest.approx(40)


def test_a_burst_of_right_guesses_does_not_read_as_thousands() -> None:
    slow = tuple(replace(one, at_ms=100.0 * (one.index + 1)) for one in PLAIN[:30])
    burst = replace(GUESSED[0], index=30, at_ms=3000.1)
    assert Judgement.so_far((*slow, burst), None).speed < 12
