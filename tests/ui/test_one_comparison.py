"""One reply in all places that tell its speed: none contradicts another, nor the figures beside it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.api.outputs import Speculation
from app.chats.chat_html import readout as saved_readout
from app.cli.chat.actions import figures
from app.cli.run import readout as closing_lines
from app.speculation.trace import Trace
from app.traces.judgement import Judgement
from app.traces.readout import figure, readout
from app.ui.metrics.metrics_panel import MetricsPanel
from tests.fakes.replies import COMPARED, reply
from tests.ui.painted_words import painted_words


def parts_of(text: str) -> set[str]:
    """Return what stands between the commas, dots and lines of a text."""
    return {part.strip() for part in text.replace("\n", ", ").replace(" · ", ", ").split(", ")}


def says_comparison(words: list[str], judgement: Judgement) -> bool:
    """Return whether the card compares both speeds once: in large figures, or in words below the gauge."""
    multiple = f"{judgement.speedup:.1f}×"
    if "faster" in judgement.comparison:
        return words[0] == multiple and words[1].startswith("faster") and not any("than" in word for word in words)
    return words[-1].endswith(judgement.comparison) and multiple not in words


@pytest.mark.parametrize("trace", COMPARED.values(), ids=COMPARED.keys())
def test_one_reply_is_compared_alike_in_all_places(qtbot: QtBot, trace: Trace) -> None:
    summary, judgement = trace.summary, Judgement.of(trace)
    texts = {judgement.count_text}
    if summary.tokens_per_second is not None:
        texts |= {f"{figure(summary.tokens_per_second)} tokens/s", *filter(None, [judgement.comparison])}
    line = readout(summary).sentence
    assert line.startswith(judgement.count_text)
    assert texts <= parts_of(line)
    closing = "\n".join(closing_lines(summary))
    assert closing.startswith(judgement.count_text)
    assert texts <= parts_of(closing)
    details = "\n".join(figures(trace)).replace("written", "").replace("speed", "")
    assert texts <= parts_of(details)
    assert saved_readout is readout

    panel = MetricsPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 800)
    panel.show()
    panel.show_trace(trace)
    words = painted_words(panel.gauge)
    if summary.tokens_per_second is not None:
        assert figure(summary.tokens_per_second) in words
        assert panel.speed_text == f"{figure(summary.tokens_per_second)} tokens/s"
        assert panel.gauge.accessibleDescription().startswith(f"{judgement.count_text} · ")
    if judgement.comparison:
        assert figure(summary.plain_tokens_per_second or 0) in words
        assert says_comparison(words, judgement)
    else:
        assert not {"with", "without"} <= set(words)

    speculation = Speculation.of(trace)
    assert (speculation.speedup is None) == (not judgement.comparison)
    if speculation.speedup is not None:
        assert f"{speculation.speedup:.1f}" in judgement.comparison or f"{speculation.speedup:.1f}" == "1.0"
        assert speculation.tokens_per_second == speculation.speedup * (speculation.plain_tokens_per_second or 0)


@pytest.mark.parametrize(("speed", "plain"), [(8.5, 9.7), (10.49, 9.99), (0.84, 0.76), (9.7, 9.7)])
def test_while_it_is_written_the_figure_is_the_one_that_is_compared(qtbot: QtBot, speed: float, plain: float) -> None:
    """A fast beginning does not make it "faster than without" beside a figure that is lower."""
    panel = MetricsPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 800)
    panel.show()
    rounds = reply(speed, plain).rounds
    panel.add_rounds(rounds, plain)
    qtbot.waitUntil(lambda: bool(panel.speed_text))
    judgement = Judgement.so_far(rounds, plain)
    words = painted_words(panel.gauge)
    assert words[words.index("with") + 1] == figure(judgement.speed or 0)
    assert words[words.index("without") + 1] == figure(plain)
    assert says_comparison(words, judgement)
    panel.begin()
    assert not {"with", "without"} & set(painted_words(panel.gauge))
