"""The checks of :mod:`app.llama.trials.private_doors`, in the child process that may crash on them."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from app.llama.cache_state import CacheState
from app.llama.context import Context, StopFlag
from app.llama.heads.head import HeadContext
from app.llama.library import native_log
from app.llama.model import Model
from app.llama.private import ggml, openmp, stop_callback
from app.llama.private.backend_score import score_backend
from app.llama.private.file_tensors import tensors_among
from app.llama.private.layer_states import layer_state_functions, target_layers
from app.llama.processors.backends import CHOICE_VARIABLE, find_backends
from app.speculation.language_model import FloatArray, Interrupted

_CONTEXT_TOKENS = 64
_TOKENS = (5, 5, 6)
_NEXT_TOKEN = 7


class Sample:
    """A model, a head for it and a context, each loaded when a check first asks for it."""

    def __init__(self, model: Path, head: Path) -> None:
        self._paths = model, head
        self.stop = StopFlag()

    @functools.cached_property
    def model(self) -> Model:
        return Model(self._paths[0])

    @functools.cached_property
    def head(self) -> Model:
        return Model(self._paths[1])

    @functools.cached_property
    def context(self) -> Context:
        return Context(self.model, context_tokens=_CONTEXT_TOKENS, threads=1, stop=self.stop)

    def close(self) -> None:
        """Close what was loaded."""
        for name in ("context", "head", "model"):
            if name in vars(self):
                getattr(self, name).close()


class _KeptStates:
    """A listener that keeps the states of the latest pass."""

    def __init__(self) -> None:
        self.states: list[FloatArray] = []

    def took(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:  # noqa: ARG002 - a protocol
        self.states = [state.copy() for state in states]

    def forgot(self, length: int) -> None: ...


def run(model: Path, head: Path) -> int:
    """Print a line of JSON before and after each check; return the child's exit status."""
    sample = Sample(model, head)
    for line in try_doors(sample):
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
    sample.close()
    return 0


def try_doors(sample: Sample) -> Iterator[tuple[str] | tuple[str, bool, str]]:
    """Yield the name of each door, and then whether it works and a sentence."""
    for door, (check, without) in _CHECKS.items():
        yield (door,)
        try:
            native_log()
            yield door, True, check(sample)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is the result of the check
            yield door, False, f"{error or type(error).__name__}. {without}"


def _check_last_words(_: Sample) -> str:
    callback = native_log().last_words
    if ggml.set_last_words_callback(callback) != ctypes.cast(callback, ctypes.c_void_p).value:
        raise RuntimeError("ggml has not kept the callback")
    return "ggml has kept the callback"


def _check_stop(sample: Sample) -> str:
    stop_callback.check()
    context = sample.context
    sample.stop.raise_()
    try:
        context.decode(_TOKENS, rows=0)
    except Interrupted:
        pass
    else:
        raise RuntimeError("a pass that was told to stop went on")
    finally:
        sample.stop.lower()
        context.clear()
    context.decode(_TOKENS, rows=1)
    context.clear()
    return "a pass stopped, and the next one did not"


def _check_state_layout(sample: Sample) -> str:
    context = sample.context
    context.decode(_TOKENS, rows=0)
    state = CacheState(context.handle, sample.model, copies_all=True)
    copy = state.copy_out()
    scores = context.decode([_NEXT_TOKEN], rows=1).copy()
    context.clear()
    if copy is None or not context.copy_in(copy, len(_TOKENS)):
        raise RuntimeError("a copy of all sequences cannot be taken up as one sequence")
    same = np.array_equal(context.decode([_NEXT_TOKEN], rows=1), scores)
    context.clear()
    if not same:
        raise RuntimeError("after a copy was taken up, other scores were computed")
    return "a copy was taken up, and the scores after it are the same"


def _check_layer_states(sample: Sample) -> str:
    if missing := layer_state_functions().missing:
        raise RuntimeError(f"this build has no {', '.join(missing)}")
    context, listener = sample.context, _KeptStates()
    layers = target_layers(sample.head.handle)
    tap = context.open_tap([0, *layers], listener)
    context.decode(_TOKENS, rows=0)
    context.close_tap(tap)
    context.clear()
    first_layer = listener.states[0]
    if not np.array_equal(first_layer[0], first_layer[1]) or np.array_equal(first_layer[1], first_layer[2]):
        raise RuntimeError("what enters the first layer does not follow from the token alone")
    if not all(np.isfinite(states).all() and states.any() for states in listener.states):
        raise RuntimeError("states are no numbers, or nothing but zeros")
    head = HeadContext(sample.head, context, context_tokens=_CONTEXT_TOKENS, threads=1, stop=sample.stop)
    can_take_back = head.can_take_back()
    head.close()
    if not can_take_back:
        raise RuntimeError("the head cannot take a row back")
    return f"inputs of layers {', '.join(map(str, layers))} read, and a head computed from such states"


def _check_tensor_names(sample: Sample) -> str:
    names = ("output_norm.weight", "no such tensor")
    if tensors_among(names, sample.head.path) != {names[0]}:
        raise RuntimeError("a file's tensors are not found by their names")
    return "a tensor was found by its name, and another was not"


def _check_scores(_: Sample) -> str:
    backends = find_backends()
    chosen_names = os.environ.get(CHOICE_VARIABLE, "").split(",")
    chosen = [name for name in backends.processors if name in chosen_names] if backends is not None else []
    if backends is None or not chosen:
        return "not used by this build"
    if score_backend(backends.file(chosen[0])) <= 0:
        raise RuntimeError(f"{chosen[0]} is in use and has no score")
    return f"{chosen[0]} has a score"


_CHECKS: dict[str, tuple[Callable[[Sample], str], str]] = {
    "ggml's devices": (lambda _: ggml.check_devices(), "No layers are put on graphics cards or other computers."),
    "ggml's last words": (_check_last_words, "A crash of llama.cpp is not explained in the log."),
    "RPC backend": (lambda _: ggml.check_rpc(), "Models cannot be shared between computers."),
    "stop of a pass": (_check_stop, "A reply stops only once the pass that runs is over."),
    "layout of copied states": (_check_state_layout, "Chats with models of a sliding window are read again."),
    "states of layers": (_check_layer_states, "No head and no layers of a model's own can guess."),
    "names of tensors": (_check_tensor_names, "No head guesses a block at once."),
    "waiting threads": (lambda _: openmp.check(), "Replies are slower while another program is busy."),
    "scores of backends": (_check_scores, "ggml chooses by itself among the backends for processors."),
}
"""By the names that ``doctor`` prints: what tries each of them, and what follows where it does not work."""
