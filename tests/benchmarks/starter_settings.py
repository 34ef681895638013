"""Comparison of reply settings for the starter model: twenty ordinary questions, each answered with several settings.

``python -m tests.benchmarks.starter_settings [-m starter:f32] [-md starter:q4_1] [--only NAME …]`` prints for each
setting how many replies went in circles, ended by themselves, were cut at the limit, ended at once, or were broken (too
many words that the model itself finds unlikely where they stand), how many guesses were right, and the speed.
``--texts FOLDER`` keeps the replies to be read.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

from app.engine.commands import Generate, Message
from app.engine.loading.hardware import compute_threads
from app.reply_settings import STARTER
from app.speculation.repetition import Repetition
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import FinishReason, Trace
from tests.benchmarks.engine_runs import engine
from tests.integration.engine_probe import EngineProbe

_PHOTOSYNTHESIS = "Plants take in light, water and carbon dioxide, and make sugar and oxygen from them."

CONVERSATIONS: tuple[tuple[str, ...], ...] = (
    ("Who was the first prime minister of Britain?",),
    ("What is the capital of Australia?",),
    ("Why is the sky blue?",),
    ("How does a bicycle stay upright?",),
    ("What is the difference between weather and climate?",),
    ("Tell me a story about a dog who learns to sail.",),
    ("Write a long fairy tale about a clockmaker and the moon.",),
    ("Write a short ghost story that is set in a library.",),
    ("List ten things to take on a camping trip.",),
    ("Name twenty animals that live in the sea.",),
    ("Give me five tips for learning a new language.",),
    ("What should I cook with rice, eggs and tomatoes? Give me a recipe.",),
    ("Write a Python function that counts the vowels in a text.",),
    ("Write an HTML page with a heading and three paragraphs about tea.",),
    ("Write a poem about autumn.",),
    ("Write a funny poem about a cat that hates Mondays.",),
    ("Write a polite e-mail to my landlord about a broken window.",),
    ("Explain to a child what money is.",),
    ("What is photosynthesis?", _PHOTOSYNTHESIS, "Explain it again, more simply."),
    ("Name a good book.", "“The Old Man and the Sea” by Ernest Hemingway.", "What is it about? Tell me everything."),
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """Settings to try."""

    sampling: SamplingSettings
    max_tokens: int | None = None


def _sampling(temperature: float, penalty: float = 1.0, **more: float) -> SamplingSettings:
    return SamplingSettings(temperature=temperature, repeat_penalty=penalty, **more)  # type: ignore[arg-type]


CANDIDATES = {
    "as other models": Candidate(_sampling(0.8)),
    "the starter's own": Candidate(
        _sampling(STARTER["temperature"], STARTER["repeat_penalty"]), int(STARTER["max_tokens"])
    ),
    "0.2, top-p 0.9": Candidate(_sampling(0.2, top_p=0.9)),  # what its makers use
    "0.5": Candidate(_sampling(0.5)),
    "0.8, 1.05": Candidate(_sampling(0.8, 1.05)),
    "0.8, 1.1": Candidate(_sampling(0.8, 1.1)),
    "0.6, 1.1": Candidate(_sampling(0.6, 1.1)),
    "0.4, 1.1": Candidate(_sampling(0.4, 1.1)),
    "0.6, 1.1 over 256": Candidate(_sampling(0.6, 1.1, repeat_last_n=256)),
    "0.4, 1.1 over 256": Candidate(_sampling(0.4, 1.1, repeat_last_n=256)),
    "0.2, 1.1 over 256": Candidate(_sampling(0.2, 1.1, repeat_last_n=256)),
    "0.6, frequency 0.3": Candidate(_sampling(0.6, frequency_penalty=0.3)),
}
"""By temperature and repeat penalty; the penalty's memory is 64 tokens unless it is named."""

_UNLIKELY = 0.02
_BROKEN = 0.1
_AT_ONCE = 8


def main() -> None:
    """Ask and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft")
    parser.add_argument("-t", "--threads", type=int, default=compute_threads())
    parser.add_argument("-n", "--max-tokens", type=int, default=768)
    parser.add_argument("--only", nargs="+", default=list(CANDIDATES), choices=list(CANDIDATES))
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--questions", type=int, default=len(CONVERSATIONS), help="how many of the twenty")
    parser.add_argument("--texts", type=Path, help="a folder for the replies")
    options = parser.parse_args()
    print(
        f"{'':22}{'circles':>8}{'ended':>7}{'limit':>7}{'at once':>9}{'broken':>8}{'odd words':>11}{'tokens':>8}"
        f"{'right':>8}{'tokens/s':>10}"
    )
    with engine() as probe:
        probe.load(options.target, options.draft, threads=options.threads, strict_draft=True)
        for name in options.only:
            traces = [
                _ask(probe, conversation, CANDIDATES[name], seed, options.max_tokens)
                for seed in options.seeds
                for conversation in CONVERSATIONS[: options.questions]
            ]
            _report(name, traces)
            if options.texts:
                _keep(options.texts, name, traces, options.questions)


def _ask(probe: EngineProbe, conversation: tuple[str, ...], candidate: Candidate, seed: int, max_tokens: int) -> Trace:
    turns = tuple(Message("assistant" if i % 2 else "user", text) for i, text in enumerate(conversation))
    return probe.generate(
        Generate(
            turns,
            sampling=replace(candidate.sampling, seed=seed),
            drafting=DraftSettings(4),
            mode=SpeculationMode.DRAFT,
            max_tokens=min(max_tokens, candidate.max_tokens or max_tokens),
        )
    )


def _report(name: str, traces: list[Trace]) -> None:
    summaries = [trace.summary for trace in traces]
    odd = [_odd_words(trace) for trace in traces]
    accepted = sum(summary.accepted_tokens for summary in summaries)
    judged = accepted + sum(summary.rejected_tokens for summary in summaries)
    speed = median(summary.tokens_per_second or 0.0 for summary in summaries)
    print(
        f"{name:22}{sum(_circles(trace) for trace in traces):>8}"
        f"{sum(s.finish_reason is FinishReason.STOP for s in summaries):>7}"
        f"{sum(s.finish_reason is FinishReason.LENGTH for s in summaries):>7}"
        f"{sum(s.generated_tokens < _AT_ONCE for s in summaries):>9}{sum(share > _BROKEN for share in odd):>8}"
        f"{sum(odd) / len(odd):>11.2%}{median(s.generated_tokens for s in summaries):>8.0f}"
        f"{accepted / judged if judged else 0:>8.0%}{speed:>10.1f}",
        flush=True,
    )


def _circles(trace: Trace) -> bool:
    repetition = Repetition()
    for round_ in trace.rounds:
        repetition.add(round_.text)
        if repetition.repeating:
            return True
    return False


def _odd_words(trace: Trace) -> float:
    """The share of tokens that the model itself, asked plainly, finds unlikely where they stand."""
    chances = [token.target_p for round_ in trace.rounds for token in round_.tokens if token.target_p is not None]
    return sum(p < _UNLIKELY for p in chances) / max(1, len(chances))


def _keep(folder: Path, name: str, traces: list[Trace], questions: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    parts = []
    for number, trace in enumerate(traces):
        signs = f"{trace.summary.finish_reason}, {trace.summary.generated_tokens} tokens, odd {_odd_words(trace):.1%}"
        circles = ", IN CIRCLES" if _circles(trace) else ""
        parts.append(f"### {CONVERSATIONS[number % questions][-1]} [{signs}{circles}]\n\n{trace.summary.text}\n\n")
    (folder / f"{name.replace(' ', '_')}.md").write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
