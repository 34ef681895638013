"""Every figure in the window is the trace's: each place that shows one is read as painted, and counted anew.

The counting here is done on the trace file's own object and shares no code with the window.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import chain, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QTextDocument

from app.speculation.summary import ReplyFacts, summarise
from app.speculation.trace import FinishReason, Trace
from app.ui.overlays.race_runner import RaceResult
from app.ui.overlays.race_view import RaceView
from app.ui.transcript.inspector import Inspector
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.fakes.rounds import rounds_of, split_words
from tests.ui.conftest import WindowHarness
from tests.ui.painted_words import painted_words
from tests.ui.shown_words import shown_words

pytestmark = pytest.mark.shared_window

TEXT = (
    "When it leans to the left, the front **wheel** turns left too, and `contact` patches move back.\n\n"
    "- beneath the weight\n- of the *rider*\n\nSo it stays upright, as long as someone steers it back under the mass."
)


def make_trace(*, right: float, draft_tokens: int = 4, plain: float | None = 25.0, verify_ms: float = 36.0) -> Trace:
    """A trace whose summary is the engine's own sum over its rounds."""
    rounds = rounds_of(split_words(TEXT), draft_tokens=draft_tokens, right=right, verify_ms=verify_ms, seed=5)
    facts = ReplyFacts(
        finish_reason=FinishReason.LENGTH,
        seed=7,
        target="Llama 8B",
        draft="Llama 1B" if draft_tokens else None,
        prompt_tokens=24,
        reused_tokens=0,
        prefill_ms=100.0,
        decode_ms=rounds[-1].at_ms,
        plain_tokens_per_second=plain,
    )
    return Trace(summarise(rounds, facts), rounds)


TRACES = {
    "good": make_trace(right=0.84),
    "all right": make_trace(right=1.0),
    "all wrong and slow": make_trace(right=0.0, verify_ms=400.0),
    "long guesses": make_trace(right=0.9, draft_tokens=12),
    "not guessed": make_trace(right=1.0, draft_tokens=0),
    "no plain speed": make_trace(right=0.6, plain=None),
}


@pytest.fixture(params=TRACES.values(), ids=TRACES.keys())
def trace(request: pytest.FixtureRequest) -> Trace:
    written_trace: Trace = request.param
    return written_trace


@pytest.fixture
def opened(harness: WindowHarness, trace: Trace) -> WindowHarness:
    """A chat with one reply, as it was stored, in a window wide enough for everything."""
    harness.settings.set("show_rejected", True)
    chat = harness.store.create("Figures")
    question = harness.store.add_message(chat.id, None, "user", "Why?")
    reply = harness.store.add_message(chat.id, question.id, "assistant", "", "streaming")
    harness.store.finish_reply(reply.id, trace.summary.text, trace, "complete")
    harness.show(1500, 1000)
    harness.actions.open_chat(chat.id)
    return harness


def rounds_in(trace: Trace) -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = trace.to_json()["rounds"]
    return rounds


def speed_of(trace: Trace) -> float:
    tokens = sum(len(one["tokens"]) for one in rounds_in(trace))
    return tokens * 1000 / trace.summary.decode_ms


def short(speed: float) -> str:
    if speed >= 20:
        return str(round(speed))
    return f"{speed:.1f}" if speed >= 2 else f"{speed:.2f}"


def counts(trace: Trace) -> str:
    tokens = sum(len(one["tokens"]) for one in rounds_in(trace))
    return f"{tokens} tokens in {len(rounds_in(trace))} passes"


def comparison(trace: Trace) -> str | None:
    plain = trace.summary.plain_tokens_per_second
    if plain is None:
        return None
    ratio = speed_of(trace) / plain
    if f"{ratio:.1f}" == "1.0":
        return "as fast as without"
    return f"{ratio:.1f}× faster than without" if ratio > 1 else f"slower than without ({ratio:.1f}×)"


def test_the_line_under_the_reply(opened: WindowHarness, trace: Trace) -> None:
    reply = opened.window.findChild(ReplyMessage)
    outcomes = Counter(token["outcome"] for one in rounds_in(trace) for token in (*one["tokens"], *one["rejected"]))
    line, told = [f"{short(speed_of(trace))} tok/s"], [f"{counts(trace)} of the big model"]
    told.append(f"{short(speed_of(trace))} tokens/s")
    if outcomes["accepted"] + outcomes["rejected"]:
        compared = comparison(trace) or ""
        share = outcomes["accepted"] / (outcomes["accepted"] + outcomes["rejected"])
        line += [compared.replace(" than without", "").replace(" as without", ""), f"{share * 100:.0f} % right"]
        told += [compared, f"{share * 100:.0f} % accepted"]
    line, told = ([part for part in (*parts, "Ended at the token limit") if part] for parts in (line, told))
    document = QTextDocument()
    document.setHtml(reply.line.figures.text())
    shown = re.sub("[\u2068\u2069]", "", document.toPlainText().replace("\xa0", " "))
    assert shown == " · ".join(line)
    assert reply.line.figures.toolTip() == " · ".join([*told, f"seed {trace.summary.seed}"])
    assert str(trace.summary.seed) in reply.menu.seed.toolTip()


def test_the_gauge_and_the_slim_bar(opened: WindowHarness, trace: Trace) -> None:
    words = painted_words(opened.parts.metrics_panel.gauge)
    plain = trace.summary.plain_tokens_per_second
    passes = f"{sum(len(one['tokens']) for one in rounds_in(trace)) / len(rounds_in(trace)):.1f}"
    guessed = any(one["tokens"][0]["outcome"] != "plain" for one in rounds_in(trace))
    compared = comparison(trace) if guessed else None
    if not guessed:
        expected = [short(speed_of(trace)), "tokens a second", "without", short(speed_of(trace)), "nothing was guessed"]
    else:
        is_faster = compared is not None and "faster" in compared
        ratio = f"{speed_of(trace) / (plain or 1):.1f}×"
        expected = [ratio, "faster"] if is_faster else [passes, "tokens a pass"]
        expected += ["with", short(speed_of(trace))]
        if plain is not None:
            expected += ["without", short(plain)]
        expected.append(f"{passes} tokens a pass" if is_faster else compared or "not measured without yet")
    assert [word for word in words if word] == expected
    assert opened.parts.slim_bar.speed.text() == short(speed_of(trace))
    slower = guessed and plain is not None and speed_of(trace) < 0.95 * plain
    assert opened.parts.metrics_panel.gauge.slower is slower


def test_the_strip_round_by_round(opened: WindowHarness, trace: Trace) -> None:
    strip = opened.parts.metrics_panel.strip
    rounds = rounds_in(trace)
    last = rounds[-1]
    assert painted_words(strip) == [f"{len(rounds)} rounds", f"Last one {last['draft_ms'] + last['verify_ms']:.0f} ms"]
    opened.bot.keyClick(strip, Qt.Key.Key_Home)
    for number, one in enumerate(rounds):
        time = one["draft_ms"] + one["verify_ms"]
        guessed, accepted = len(one["drafted"]), one["accepted"]
        times = f": {one['draft_ms']:.0f} guessing, {one['verify_ms']:.0f} checking" if guessed else ""
        sentence = f"{guessed} guessed, {accepted} kept" if guessed else "nothing guessed"
        words = [word for word in painted_words(strip) if word != strip.newest.text()]
        assert words == [f"Round {number + 1}: {sentence}", f"{time:.0f} ms{times}"]
        sentence = strip.accessibleDescription()
        assert sentence.startswith(f"Round {number + 1}: ")
        assert f"{one['verify_ms']:.0f} ms to check" in sentence
        if guessed:
            assert f"{guessed} guessed, {accepted} kept, {len(one['tokens'])} written" in sentence
            assert f"{one['draft_ms']:.0f} ms to guess" in sentence
        opened.bot.keyClick(strip, Qt.Key.Key_Right)


def test_acceptance_by_position(opened: WindowHarness, trace: Trace) -> None:
    tried: Counter[int] = Counter()
    accepted: Counter[int] = Counter()
    for one in rounds_in(trace):
        for place in range(one["accepted"] + bool(one["rejected"])):
            tried[place] += 1
            accepted[place] += place < one["accepted"]
    spans = [(place, place) for place in range(8)] + [(8, 11), (12, 15)]
    expected = []
    for first, last in spans:
        places = [place for place in sorted(tried) if first <= place <= last]
        if places:
            share = sum(accepted[place] for place in places) / sum(tried[place] for place in places)
            name = f"{first + 1}" if len(places) == 1 else f"{first + 1}–{places[-1] + 1}"
            expected += [name, f"{share * 100:.0f} %"]
    assert painted_words(opened.parts.metrics_panel.positions) == [str(w) for w in expected or ["Nothing guessed yet"]]


def _percent(p: float) -> str:
    return "< 1 %" if 0 < p < 0.01 else f"{p * 100:.0f} %"


def _seen(text: str) -> str:
    shown = text.replace("\n", "⏎")
    return shown.strip(" ") or "␣" * len(shown)


def test_the_inspector_token_by_token(opened: WindowHarness, trace: Trace) -> None:
    reply = opened.window.findChild(ReplyMessage)
    card = opened.parts.view.transcript.findChild(Inspector)
    assert card is not None
    entry = 0
    for number, one in enumerate(rounds_in(trace)):
        for token in (*one["tokens"], *one["rejected"]):
            reply.body.entry_hovered.emit(entry, QRectF(10, 10, 20, 20))
            entry += 1
            outcome = token["outcome"]
            who = {"accepted": "guessed right", "corrected": "corrected by Llama 8B", "bonus": "bonus from Llama 8B"}
            who |= {"plain": "written by Llama 8B", "rejected": "guessed wrong"}
            title, sentence, *opinions = shown_words(card)
            assert title == f"“{_seen(token['text'])}” {who[outcome]} · round {number + 1}"
            details = sentence.split("\n")
            opinions_wanted = [("draft", token["draft_p"]), ("big model", token["target_p"])]
            chances = [f"{name} {_percent(p)}" for name, p in opinions_wanted if p is not None]
            assert f"Its chance: {', '.join(chances)}" in details
            tops = {"Draft expected": token["draft_top"], "Likeliest for the big model": token["target_top"]}
            expected = [
                [name, *chain.from_iterable((_seen(text), _percent(p)) for text, p in top)]
                for name, top in tops.items()
                if top
            ]
            assert opinions == [*chain.from_iterable(expected)]
            if outcome == "rejected":
                assert any(f"“{_seen(one['tokens'][-1]['text'])}”" in line for line in details)
            if outcome == "corrected":
                assert f"In place of “{_seen(one['rejected'][0]['text'])}”" in details
    assert entry == len(reply.body.spans.entries)


def test_the_race_on_its_clock(harness: WindowHarness, trace: Trace) -> None:
    plain = make_trace(right=1.0, draft_tokens=0)
    view = RaceView(harness.program.theme)
    harness.bot.addWidget(view)
    view.show_result(RaceResult(plain, trace))
    moments = sorted({one["at_ms"] for side in (plain, trace) for one in rounds_in(side)})
    for before, after in pairwise([0.0, *moments, moments[-1] + 50]):
        now = (before + after) / 2
        view.show_time(now)
        for lane, side in ((view.plain, plain), (view.guessed, trace)):
            end = rounds_in(side)[-1]["at_ms"]
            tokens = sum(len(one["tokens"]) for one in rounds_in(side) if one["at_ms"] <= now)
            done = "Done in " if now >= end else ""
            assert lane.head.clock_text == f"{done}{min(now, end) / 1000:.1f} s"
            passes = sum(one["at_ms"] <= now for one in rounds_in(side))
            of_model, written = "passes" if passes != 1 else "pass", "tokens" if tokens != 1 else "token"
            assert lane.head.count_text == f"{passes} {of_model} of the big model, {tokens:,} {written}"
    ratio = speed_of(trace) / speed_of(plain)
    assert view.verdict.text() == "Same words."
    for side in (plain, trace):
        assert f"{rounds_in(side)[-1]['at_ms'] / 1000:.1f} s" in view.note.text()
    assert f"{ratio:.1f}×" in view.note.text() or f"{ratio:.1f}" == "1.0"
    view.hide()


def test_a_summary_is_the_sum_of_its_rounds(trace: Trace) -> None:
    outcomes = Counter(token["outcome"] for one in rounds_in(trace) for token in (*one["tokens"], *one["rejected"]))
    summary = trace.summary
    assert summary.rounds == len(rounds_in(trace))
    assert summary.generated_tokens == sum(outcomes.values()) - outcomes["rejected"]
    assert summary.tokens_per_second == pytest.approx(speed_of(trace))
    for name in ("accepted", "rejected", "corrected", "bonus", "plain"):
        assert getattr(summary, f"{name}_tokens") == outcomes[name]
    assert replace(summary) == Trace.from_json(trace.to_json()).summary
