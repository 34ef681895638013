"""The command line's figures of replies from servers: those that they told, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.cli.chat.statistics import figures
from app.cli.run import readout
from app.speculation.trace import CountSource, Summary, Trace
from tests.fakes.rounds import written

HERE = written("one two three four five six seven eight")
TOLD = replace(
    HERE.summary, machine="vLLM at 10.0.0.5:8000", accepted_tokens=3, rejected_tokens=1, drafted_tokens=4,
    acceptance_rate=0.75, acceptance_length=None,
)  # fmt: skip


def both(summary: Summary) -> tuple[str, str]:
    return "\n".join(readout(summary)), "\n".join(figures(Trace(summary, HERE.rounds)))


def test_what_a_server_does_not_tell_is_not_called_nothing() -> None:
    for text in both(replace(TOLD, counted_by=CountSource.UNKNOWN, acceptance_rate=None)):
        assert "this server does not tell" in text
        assert TOLD.machine is not None
        assert TOLD.machine in text
        assert "nothing was guessed" not in text
        assert "round" not in text
        assert "corrected" not in text


@pytest.mark.parametrize("source", [CountSource.TIMINGS, CountSource.METRICS, CountSource.STATS, CountSource.TOTALS])
def test_sums_are_told_without_rounds_that_nobody_counted(source: CountSource) -> None:
    for text in both(replace(TOLD, counted_by=source)):
        assert "75" in text
        assert "round" not in text
        assert "big model" not in text
        assert ("of all it wrote meanwhile" in text) == (source is CountSource.TOTALS)


def test_rounds_are_told_where_they_are_known() -> None:
    for text in both(HERE.summary):
        assert f"{HERE.summary.rounds} passes of the big model" in text
        assert "tokens a round" in text
