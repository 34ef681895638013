"""Benchmark of remembered chats: some that come back to the same material, and some that share nothing.

``uv run python -m tests.benchmarks.memory_across_chats`` holds each chat once, to be remembered, then one that
returns to it (other words, another seed), by lookup alone and with memory in turn. Passes of the target and accepted
guesses depend on nothing but the texts where the length is fixed (``--draft-max``); tokens a second depend on the
machine as well.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from statistics import median

from app.engine.commands import Generate, Message
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace
from tests.benchmarks.engine_runs import engine, load, prompts
from tests.integration.engine_probe import EngineProbe

CODE = """def average(values):
    total = 0
    for value in values:
        total = total + value
    return total / len(values)
"""
LETTER = (
    "Dear Mrs Miller, thank you for your letter of last week. We are sorry that the chair arrived with a broken leg. "
    "We will send you a new one on Monday, and our driver will take the old one back. With kind regards, the workshop"
)
NOTES = (
    "The meeting was on Tuesday. Anna will paint the hall, Ben will order the lamps, and Clara will write to the "
    "neighbours. The next meeting is on the third of May at six in the evening in the old school."
)

RETURNS: tuple[tuple[str, str], ...] = tuple(
    (first.format(text=text), second.format(text=text))
    for text, asks in {
        CODE: (
            ("Explain this code:\n\n{text}", "What does this code do?\n\n{text}"),
            ("Add a docstring to this function:\n\n{text}", "Add a docstring and a type hint:\n\n{text}"),
            ("Rewrite this so that an empty list gives 0:\n\n{text}", "Make this return None when empty:\n\n{text}"),
            ("Write a test for this function:\n\n{text}", "Write two tests for this function:\n\n{text}"),
            ("Rename total to s in this code:\n\n{text}", "Rename value to v in this code:\n\n{text}"),
        ),
        LETTER: (
            ("Correct this letter:\n\n{text}", "Correct this letter once more:\n\n{text}"),
            ("Make this letter friendlier:\n\n{text}", "Make this letter a little friendlier:\n\n{text}"),
            ("Make this letter shorter:\n\n{text}", "Make this letter more formal:\n\n{text}"),
            ("Change Monday to Friday in this letter:\n\n{text}", "Change Monday to Sunday in this letter:\n\n{text}"),
            ("Answer this letter:\n\n{text}", "Write a short answer to this letter:\n\n{text}"),
        ),
        NOTES: (
            ("Make a list of these notes:\n\n{text}", "Make a list of tasks from these notes:\n\n{text}"),
            ("Summarise these notes:\n\n{text}", "Summarise these notes for Anna:\n\n{text}"),
            ("Rewrite these notes as an e-mail:\n\n{text}", "Rewrite these notes as a letter:\n\n{text}"),
            ("Who does what? {text}", "What does each of them do? {text}"),
            ("Correct these notes: {text}", "Improve these notes: {text}"),
        ),
        "": (
            ("What is photosynthesis?", "What is photosynthesis?"),
            ("How do I boil an egg?", "How do I boil an egg?"),
            ("What are the planets of the solar system?", "List the planets of the solar system."),
            ("What is the capital of France?", "Tell me about the capital of France."),
            ("How does a bicycle stay upright?", "Why does a bicycle stay upright?"),
        ),
    }.items()
    for first, second in asks
)
"""A chat, and one of another day that returns to it."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """The same reply by lookup alone and with memory."""

    alone: Trace
    helped: Trace

    @property
    def fewer_passes(self) -> float:
        return _passes_each(self.alone) / _passes_each(self.helped)

    @property
    def faster(self) -> float:
        return (self.helped.summary.tokens_per_second or 0) / (self.alone.summary.tokens_per_second or 1)


def _passes_each(trace: Trace) -> float:
    return trace.summary.rounds / max(1, trace.summary.generated_tokens)


class _Bench:
    def __init__(self, probe: EngineProbe, options: argparse.Namespace) -> None:
        self._probe = probe
        self._options = options
        self._turn = 0

    def remember(self, key: int, question: str) -> None:
        """Hold a chat whose words are remembered."""
        reply = self._reply(question, seed=1, recalls=False).summary.text
        self._probe.engine.remember(key, question, "user")
        self._probe.engine.remember(key, reply, "assistant")

    def pairing(self, question: str) -> Pairing:
        self._turn += 1
        order = (False, True) if self._turn % 2 else (True, False)
        traces = {recalls: self._reply(question, seed=2, recalls=recalls) for recalls in order}
        return Pairing(traces[False], traces[True])

    def _reply(self, question: str, *, seed: int, recalls: bool) -> Trace:
        options = self._options
        command = Generate(
            (Message("user", question),),
            sampling=SamplingSettings(temperature=options.temp, seed=seed),
            drafting=DraftSettings(options.draft_max),
            mode=SpeculationMode.AUTOMATIC,
            max_tokens=options.tokens,
            recalls=recalls,
        )
        return self._probe.generate(command)


def report(name: str, pairings: list[Pairing]) -> None:
    def from_memory(trace: Trace) -> int:
        return sum(round_.accepted for round_ in trace.rounds if round_.drafter == "memory")

    passes = [sum(pairing.alone.summary.rounds for pairing in pairings)]
    passes.append(sum(pairing.helped.summary.rounds for pairing in pairings))
    accepted = [sum(pairing.alone.summary.accepted_tokens for pairing in pairings)]
    accepted.append(sum(pairing.helped.summary.accepted_tokens for pairing in pairings))
    same = sum(pairing.alone.summary.text == pairing.helped.summary.text for pairing in pairings)
    print(f"{name}: {len(pairings)} chats, the same text in {same}")
    print(f"  passes {passes[0]} → {passes[1]} ({passes[0] / passes[1]:.2f} times fewer, ", end="")
    print(f"median {median(pairing.fewer_passes for pairing in pairings):.2f})")
    print(f"  accepted {accepted[0]} → {accepted[1]}, of which ", end="")
    print(f"{sum(from_memory(pairing.helped) for pairing in pairings)} from memory")
    print(f"  tokens a second: median {median(pairing.faster for pairing in pairings):.2f} times, ", end="")
    print(f"least {min(pairing.faster for pairing in pairings):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default=None, help="a draft that takes part in both; none by default")
    parser.add_argument("--temp", type=float, default=0.0)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--draft-max", type=int, default=None, help="a fixed length; automatic by default")
    parser.add_argument("--chats", type=int, default=len(RETURNS), help="how many of the chats")
    options = parser.parse_args()
    chats = RETURNS[:: max(1, len(RETURNS) // options.chats)][: options.chats]
    with engine() as probe:
        load(probe, options.target, options.draft)
        bench = _Bench(probe, options)
        for key, (first, _) in enumerate(chats):
            bench.remember(key, first)
        time.sleep(1)  # studied by now, as it is between two questions of a person
        report("coming back", [bench.pairing(second) for _, second in chats])
        report("nothing in common", [bench.pairing(prompt["prompt"]) for prompt in prompts()])


if __name__ == "__main__":
    main()
