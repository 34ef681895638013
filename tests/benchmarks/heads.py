"""Heads beside llama.cpp's own driver: the same greedy text, the same count of right guesses?

``uv run python -m tests.benchmarks.heads -md head.gguf`` asks ``llama-server`` with the head's ``--spec-type`` and our
engine the eight prompts at fixed draft lengths, greedy, and prints for each how many guesses either made and how many
were right, and whether the texts are the same. Times are printed too; run it on a quiet machine to trust them.
``--made DFlash`` or ``--made DSpark`` makes a tiny model and its head in place of ``-m`` and ``-md``.

Round by round both guess and accept the same, but for two habits of ours, neither of which changes what is right:

- Ours may guess a reply's first token, too, where little of the prompt is new to the head; llama-server takes that
  token from the prompt's pass, and its rounds then begin one token later. So ours is asked for what follows that token.
- A guess that ends the reply is ours' last of a round; llama-server guesses on behind it. Hence fewer made.

What may differ is a guess that the head was undecided about: llama-server attends with its fused kernel, our head
plainly. Where the counts differ, the closest of its choices is printed; with ``--plain`` both attend plainly.

With ``--temperature 0.8`` the two write different texts, so only shares and speeds are compared, over ``--seeds``:
llama-server keeps a guess where its draw happens to be the head's likeliest token, ours guesses with the draw's own
noise.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from app.engine.commands import Generate
from app.llama.quantize import quantize
from app.models.gguf.header import read_header
from app.models.gguf.heads import head_name
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace
from tests.benchmarks.engine_runs import DATA, engine, load, prompts
from tests.benchmarks.peers import Server, build, serving
from tests.fakes.tiny_block import block_head, block_target, rounds
from tests.integration.engine_probe import EngineProbe

_PORT = 18_650
_READ_WITH = 4
_SPEC_TYPES = {"EAGLE-3": "draft-eagle3", "DFlash": "draft-dflash", "DSpark": "draft-dspark"}
_PERIOD, _STRENGTH = 20, 1.0
"""Of the made pair: the length of the model's circles, and how far its blocks lead it astray."""


@dataclass(frozen=True, slots=True)
class Reply:
    text: str
    drafted: int
    accepted: int
    tokens_per_second: float
    closest: str = ""
    """Of the head's guesses, the one with the least between its first and its second choice."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--head")
    parser.add_argument("--made", choices=("DFlash", "DSpark"), help="make a tiny pair instead")
    parser.add_argument("--lengths", type=int, nargs="+", default=[3])
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--prompts", type=int, default=8)
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--seeds", type=int, default=2, help="replies to each prompt, at a temperature")
    parser.add_argument("--plain", action="store_true", help="let llama-server attend as our head does")
    parser.add_argument("--binaries", type=Path, help="where the peers are built already")
    options = parser.parse_args()
    binaries = options.binaries or build()
    with TemporaryDirectory() as folder:
        if options.made:
            options.target, options.head = _make(options.made, Path(folder))
        options.target_file = Library(Paths.at(DATA.absolute())).obtain(options.target, quantize)
        kind = head_name(read_header(Path(options.head)))
        with engine() as probe:
            load(probe, options.target, options.head)
            for length in options.lengths:
                options.length = length
                extra = ("--spec-type", _SPEC_TYPES[kind], "-md", options.head, "--spec-draft-p-min", "0")
                extra += ("--spec-draft-n-max", str(options.length), *(("-fa", "off") if options.plain else ()))
                with serving(binaries, _PORT, options, options.temperature, *extra) as server:
                    compare = _compare_sampled if options.temperature else _compare_greedy
                    compare(probe, server, options)


def _make(kind: str, folder: Path) -> tuple[str, str]:
    """Write a tiny model and its head, and return both paths."""
    follows = rounds(_PERIOD)
    target, head = folder / "target.gguf", folder / f"{kind}.gguf"
    target.write_bytes(block_target(follows, strength=_STRENGTH, changes={"llama.context_length": 4096}))
    chain = follows if kind == "DSpark" else None
    head.write_bytes(block_head(_PERIOD, block=17, follows=chain, changes={"dflash.context_length": 4096}))
    return str(target), str(head)


def _compare_greedy(probe: EngineProbe, server: Server, options: argparse.Namespace) -> None:
    sums = {"llama-server": [0, 0], "ours": [0, 0]}
    same = as_many = 0
    for entry in prompts()[: options.prompts]:
        raw = server.rendered(entry["prompt"])
        theirs, alone = _theirs(server, raw, options.tokens), _ours(probe, raw, options, SpeculationMode.OFF)
        first = _first(probe, raw, options)
        ours = _ours(probe, raw + first, options, tokens=options.tokens - 1)
        ours = replace(ours, text=first + ours.text)
        same += theirs.text == ours.text
        as_many += theirs.accepted == ours.accepted
        for name, reply in (("llama-server", theirs), ("ours", ours)):
            sums[name][0] += reply.drafted
            sums[name][1] += reply.accepted
        print(
            f"{entry['kind']:12} right/made {ours.accepted:3}/{ours.drafted:3} ours, "
            f"{theirs.accepted:3}/{theirs.drafted:3} llama-server; {ours.tokens_per_second:5.1f} and "
            f"{theirs.tokens_per_second:5.1f} tokens/s, ours alone {alone.tokens_per_second:5.1f}; "
            f"{_sameness(ours, theirs)}{'' if alone.text == ours.text else ', NOT AS ALONE'}"
            f"{'' if ours.accepted == theirs.accepted else f'; the head chose {ours.closest}'}",
            flush=True,
        )
    shares = " and ".join(f"{right / max(1, made):.3f} {name}" for name, (made, right) in sums.items())
    print(
        f"{options.length} guesses: {same} texts the same, in {as_many} as many guesses right; made and right in all: "
        f"{sums}, {shares}",
        flush=True,
    )
    print("Ours makes fewer where a guess ends the reply: nothing is guessed behind it.")


def _compare_sampled(probe: EngineProbe, server: Server, options: argparse.Namespace) -> None:
    replies: dict[str, list[Reply]] = {"ours": [], "llama-server": []}
    ratios = []
    for entry in prompts()[: options.prompts]:
        raw = server.rendered(entry["prompt"])
        for seed in range(1, options.seeds + 1):
            theirs = _theirs(server, raw, options.tokens, options.temperature, seed)
            ours = _ours(probe, raw, options, seed=seed)
            replies["ours"].append(ours)
            replies["llama-server"].append(theirs)
            ratios.append(ours.tokens_per_second / theirs.tokens_per_second)
    for name, written in replies.items():
        guessed, right = sum(reply.drafted for reply in written), sum(reply.accepted for reply in written)
        speed = median(reply.tokens_per_second for reply in written)
        print(
            f"{name}: {right} of {guessed} guesses right ({right / guessed:.3f}), median {speed:.1f} tokens/s",
            flush=True,
        )
    print(
        f"temperature {options.temperature}, {options.length} guesses: ours {median(ratios):.2f} times llama-server, "
        f"median of {len(ratios)} pairs",
        flush=True,
    )


def _sameness(ours: Reply, theirs: Reply) -> str:
    if ours.text == theirs.text:
        return "same text"
    shared = next((at for at, (a, b) in enumerate(zip(ours.text, theirs.text, strict=False)) if a != b), 0)
    return f"differ from {shared} on: {ours.text[shared : shared + 12]!r}, {theirs.text[shared : shared + 12]!r}"


def _theirs(server: Server, raw: str, tokens: int, temperature: float = 0.0, seed: int = 1) -> Reply:
    result = server.post(
        "/completion",
        {"prompt": raw, "temperature": temperature, "seed": seed, "n_predict": tokens, "cache_prompt": False},
    )
    timings = result["timings"]
    return Reply(
        result["content"],
        int(timings.get("draft_n", 0)),
        int(timings.get("draft_n_accepted", 0)),
        float(timings["predicted_per_second"]),
    )


def _first(probe: EngineProbe, raw: str, options: argparse.Namespace) -> str:
    """The reply's first token; a few more are written, so that the head reads the prompt."""
    return _trace(probe, raw, options, SpeculationMode.DRAFT, _READ_WITH).rounds[0].tokens[0].text


def _ours(
    probe: EngineProbe,
    raw: str,
    options: argparse.Namespace,
    mode: SpeculationMode = SpeculationMode.DRAFT,
    tokens: int | None = None,
    seed: int = 1,
) -> Reply:
    trace = _trace(probe, raw, options, mode, tokens or options.tokens, seed)
    summary = trace.summary
    return Reply(
        summary.text, summary.drafted_tokens, summary.accepted_tokens, summary.tokens_per_second or 0.0, _closest(trace)
    )


def _closest(trace: Trace) -> str:
    guesses = [token for round_ in trace.rounds for token in (*round_.tokens, *round_.rejected)]
    choices = [(token.draft_top[0], token.draft_top[1]) for token in guesses if len(token.draft_top) > 1]
    first, second = min(choices, key=lambda choice: choice[0].p - choice[1].p, default=(None, None))
    return f"{first.text!r} ({first.p:.3f}) before {second.text!r} ({second.p:.3f})" if first and second else ""


def _trace(
    probe: EngineProbe, raw: str, options: argparse.Namespace, mode: SpeculationMode, tokens: int, seed: int = 1
) -> Trace:
    return probe.generate(
        Generate(
            raw=raw,
            sampling=SamplingSettings(temperature=options.temperature, seed=seed),
            drafting=DraftSettings(options.length),
            mode=mode,
            max_tokens=tokens,
        )
    )


if __name__ == "__main__":
    main()
