"""Time of a block of guesses beside the bare calls of llama.cpp that compute it (DFlash, DSpark).

``uv run python -m tests.benchmarks.block_overhead -m target.gguf -md head.gguf`` reads a text, then lets the drafter
guess block after block, as after rounds in which some guesses were right. In turn with that, the same two passes are
called bare: the states of the latest tokens, then the last token and its masks. What ours takes longer is the drafter,
the sampler and the copies between them. Without ``-m`` a tiny pair is made, whose passes are so short that what is ours
shows best.
"""

from __future__ import annotations

import argparse
import ctypes
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import numpy as np

from app.llama.attention import target_attention
from app.llama.context import Context, StopFlag
from app.llama.heads.block import BlockContext
from app.llama.heads.guessing_context import pointer
from app.llama.library import api
from app.llama.model import Model
from app.speculation.drafters.head_drafter import HeadDrafter
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.tiny_block import block_head, block_target, rounds

_CONTEXT_TOKENS = 2048
_PROMPT_TOKENS = 300
_RIGHT = 4
"""Tokens that the target reads between two blocks."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", type=Path)
    parser.add_argument("-md", "--head", type=Path)
    parser.add_argument("--blocks", type=int, default=200)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--temperature", type=float, default=0.0)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        if options.target is None:
            options.target, options.head = Path(folder) / "target.gguf", Path(folder) / "head.gguf"
            options.target.write_bytes(block_target(rounds(20), changes={"llama.context_length": _CONTEXT_TOKENS}))
            options.head.write_bytes(block_head(20, changes={"dflash.context_length": _CONTEXT_TOKENS}))
        _measure(options)


def _measure(options: argparse.Namespace) -> None:
    stop, target, head = StopFlag(), Model(options.target), Model(options.head)
    kind = target_attention(on_device=False)
    context = Context(target, context_tokens=_CONTEXT_TOKENS, threads=options.threads, stop=stop, kind=kind)
    guesser = BlockContext(head, context, context_tokens=_CONTEXT_TOKENS, threads=options.threads, stop=stop)
    drafter = HeadDrafter(guesser.reader, Sampler(SamplingSettings(temperature=options.temperature)))
    text = [number % (target.vocabulary.size - 1) for number in range(_PROMPT_TOKENS)]
    context.decode(text[:-1], rows=0)
    most, ours, bare = guesser.longest_draft, [], []
    drafter.begin(text)
    while len(ours) < options.blocks and len(text) + _RIGHT + most < _CONTEXT_TOKENS:
        begun = time.perf_counter()
        draft = drafter.draft(text, 0, lambda _guesses: True)
        ours.append(time.perf_counter() - begun)
        if len(draft.guesses) != most:
            raise SystemExit(drafter.problem or "a block was cut short")
        bare.append(_time(_bare_calls(guesser, len(text) - 1 - _RIGHT, most)))
        text += [number % (target.vocabulary.size - 1) for number in range(len(text), len(text) + _RIGHT)]
        context.decode(text[-_RIGHT - 1 : -1], rows=0)
    passes, whole = median(bare) * 1000, median(ours) * 1000
    print(
        f"{most} guesses a block: the two passes {passes:.2f} ms, ours {whole:.2f} ms: {whole - passes:.2f} ms more, "
        f"{(whole - passes) / most * 1000:.0f} µs a guess; medians of {len(ours)} blocks"
    )
    guesser.close()
    context.close()


def _bare_calls(guesser: BlockContext, first: int, most: int) -> Callable[[], None]:
    """Return the calls for the states of the latest tokens and a block after them."""
    rows = guesser._first + most
    states = np.zeros((_RIGHT, guesser._widths), dtype=np.float32)
    tokens = np.full(rows, guesser._mask, dtype=np.int32)
    places = np.arange(first, first + _RIGHT + rows, dtype=np.int32)
    four = np.tile(places[:_RIGHT], 4)
    reading, guessing = api.llama_batch(), api.llama_batch()
    reading.n_tokens, reading.embd = _RIGHT, pointer(states, ctypes.c_float)
    reading.pos, reading.logits = pointer(four, api.llama_pos), pointer(guesser._none_wanted, ctypes.c_int8)
    guessing.n_tokens, guessing.token = rows, pointer(tokens, api.llama_token)
    guessing.pos, guessing.logits = pointer(places[_RIGHT:], api.llama_pos), pointer(guesser._all_wanted, ctypes.c_int8)
    kept = states, tokens, places, four

    def call() -> None:
        api.llama_memory_seq_rm(guesser._memory, 0, first, -1)
        for batch in (reading, guessing):
            if api.llama_decode(guesser._handle, batch):
                raise SystemExit("a bare call failed")
        api.llama_memory_seq_rm(guesser._memory, 0, first + _RIGHT, -1)
        assert kept

    return call


def _time(call: Callable[[], None]) -> float:
    begun = time.perf_counter()
    call()
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
