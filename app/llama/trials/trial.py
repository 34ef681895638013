"""Loads an unseen file in a child process first, so that a crash in native code does not end the window.

A processor that lacks an instruction, a file that trips an assertion, memory that runs out: each ends a process at
once, with no error to catch. So a file that was never loaded here is first loaded, and run for some tokens, in a child
process. The child may take as much memory and time as a file of that size can need: a damaged vocabulary can make
llama.cpp loop for ever and take more memory each time round.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.errors import ModelFileError, NotEnoughMemory, WorldError
from app.language import tr
from app.llama.child_processes.bounds import Bounds, ResourceWatch, TooMuchMemory, TooMuchTime
from app.llama.child_processes.starting import output_of, start

if TYPE_CHECKING:
    from app.llama.attention import Attention
    from app.llama.context import Context
    from app.llama.model import Model, ModelVocabulary

_LEAST_MEMORY_BYTES, _MEMORY_SHARE = 1_000_000_000, 2
"""Memory that a trial may take: so many bytes and a multiple of the file's size. The weights may be in memory twice, as
the file's own pages and rearranged for the processor."""
_LEAST_COMPUTING_S, _BYTES_COMPUTED_A_SECOND = 30.0, 50_000_000
"""Time that a trial may compute, beside what the file's bytes take at this speed: even a slow processor reads,
rearranges and runs more of them a second, and splits and spells a vocabulary in a few seconds."""
_COMPILING_S = 300.0
"""Time that a graphics card's driver may take besides: it compiles the card's programs when they are first used."""
_REFUSED, _NO_MEMORY, _NOT_NOW = 3, 4, 5  # exit statuses of the child, which then says why
_FAULTS = {
    getattr(signal, name, None) for name in ("SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE", "SIGABRT", "SIGTRAP", "SIGSYS")
} - {None}
"""Signals by which native code ends that was given what it cannot take."""
_FAULTS_TO_BLAME = 2
"""Times that the same must happen before the file is to blame: once may have been the computer."""
_LEAST_WINDOWS_FAULT = 0xC0000000
"""Windows has such exit statuses in their place."""
_ENDED_FROM_OUTSIDE = {getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")}
_ILLEGAL_INSTRUCTION = 0xC000001D  # the exit status Windows gives
_CONTEXT_TOKENS = 256
"""The smallest context that llama.cpp makes."""
_COPIES = 4
"""Copies of a running state, where the model has one: enough to see that they work, and no load keeps fewer."""
_THREADS = 2
"""More than one: rows are shared out between them."""
_FILLING_S = 1.5
"""Seconds to fill the context at most: with a large model, filling it all would take longer than loading."""
_SAMPLE = "Hello, world! 123 Grüße 世界 \n\n\tfor i in range(3):"
_SAMPLE_TOKENS = 32
_ALL_BYTES = "".join(map(chr, (*range(1, 256), *range(0x100, 0x800, 64), *range(0x800, 0xD800, 64))))
_ALL_BYTES += "".join(map(chr, (*range(0xE000, 0x10000, 64), *range(0x10000, 0x110000, 1 << 16))))
"""A text with every byte that UTF-8 uses, most of them in letters that no vocabulary has as a token."""


class TrialCancelled(Exception):
    """The trial was stopped, by request or from outside; nothing is known about the file."""


def try_out(
    path: Path,
    *,
    gpu_layers: int,
    cancelled: Callable[[], bool],
    head: Path | None = None,
    variables: Mapping[str, str] = MappingProxyType({}),
    on_crash: Callable[[Path, int], str] | None = None,
    thorough: bool = True,
    guesses: bool = False,
    bounds: Bounds | None = None,
    sees: bool = False,
    embeds: bool = False,
) -> str | None:
    """Load the file and run some tokens in a child process.
    Raises ``TrialCancelled`` if ``cancelled`` said so, or the child was told to end, ``NotEnoughMemory`` if there is
    too little memory for now, which says nothing about the file, ``WorldError`` if the child ended for another reason
    that says nothing about it.

    Args:
        path: the file.
        gpu_layers: how many layers to keep on a device; negative: all, and no device is a refusal.
        cancelled: asked twenty times a second.
        head: a head's file, to be tried with this target; what is wrong is then said of the head. The target's own
            means its own layers.
        variables: added to the child's environment.
        on_crash: says what a crash or an unknown end means, from the file and the exit status; by default a crash is
            the file's fault.
        thorough: do all that a reply may do; otherwise only what a processor may lack an instruction for, which
            suffices for a file that we made ourselves.
        guesses: whether it is to be a draft, which computes in another way.
        bounds: what the child may take; by default :func:`bounds_for` the file.
        sees: whether the ``head`` is a projector, with which the model is to see pictures.
        embeds: whether it is an embedding model or a reranker.

    Returns:
        Why the file cannot be used, in one sentence; ``None`` when it can.
    """
    bounds = bounds or bounds_for(path.stat().st_size, on_card=gpu_layers != 0)
    work = "guess" if guesses else "all"
    if not thorough:
        work = "some"
    if sees:
        work = "see"
    if embeds:
        work = "embed"
    job = ("try", str(path), str(gpu_layers), work, *bounds.to_arguments())
    beside = () if head is None else (str(head),)
    blamed = head or path
    for _ in range(_FAULTS_TO_BLAME):
        try:
            status, output = _ended(job, beside, variables, bounds, cancelled)
        except TooMuchMemory:
            return _too_much_memory(blamed)
        except TooMuchTime:
            return tr(
                "{name} keeps llama.cpp busy without end, so it cannot be used. It may be damaged.", name=blamed.name
            )
        if not _is_fault(status, output):
            return _outcome(blamed, status, output, on_crash)
    if -status == signal.SIGABRT and not _has_plenty(bounds):  # as it ends where it is given no memory
        raise NotEnoughMemory(
            tr("{name} makes llama.cpp give up. There may be too little free memory for it.", name=blamed.name)
        )
    return (on_crash or _crash)(blamed, status)


def _ended(
    job: Sequence[str],
    beside: Sequence[str],
    variables: Mapping[str, str],
    bounds: Bounds,
    cancelled: Callable[[], bool],
) -> tuple[int, bytes]:
    child = start(*job, *beside, stdout=subprocess.PIPE, variables=variables)
    watch = ResourceWatch(child.pid, bounds)

    def look() -> None:
        if cancelled():
            raise TrialCancelled
        watch.look()

    output, _ = output_of(child, look)
    return child.returncode, output


def _is_fault(status: int, output: bytes) -> bool:
    """Return whether an exit status is that of native code which failed."""
    aborted = status == _REFUSED and not output.strip()  # Windows has no other status for an assertion
    return -status in _FAULTS or status >= _LEAST_WINDOWS_FAULT or aborted


def _has_plenty(bounds: Bounds) -> bool:
    """Return whether there is more free memory than a trial may take, so that it did not end for want of any."""
    import psutil  # noqa: PLC0415

    return bool(psutil.virtual_memory().available > bounds.memory_bytes)


def _outcome(path: Path, status: int, output: bytes, on_crash: Callable[[Path, int], str] | None) -> str | None:
    """Return what the exit status of a child means that was not ended by a fault; see :func:`try_out`."""
    reason = output.decode("utf-8", "replace").strip()
    if status == 0:
        return None
    if status == _NO_MEMORY:
        raise NotEnoughMemory(reason)
    if status == _REFUSED:
        return reason
    if -status in _ENDED_FROM_OUTSIDE:
        raise TrialCancelled
    if -status == getattr(signal, "SIGKILL", None):  # the file may be used when other programs leave it room
        raise NotEnoughMemory(
            tr(
                "{name} was stopped by the system while loading: most likely there is not enough memory for it.",
                name=path.name,
            )
        )
    if status == _NOT_NOW:
        raise WorldError(reason)
    if on_crash is not None:  # drivers for graphics cards end a process in any way
        return on_crash(path, status)
    raise WorldError(
        tr(
            "{name} could not be tried out: the process for that ended with status {status}, which says nothing about "
            "the file. Try again.",
            name=path.name,
            status=status,
        )
    )


def run(
    path: Path,
    gpu_layers: int,
    bounds: Bounds,
    *,
    thorough: bool,
    guesses: bool = False,
    head: Path | None = None,
    sees: bool = False,
) -> int:
    """Try the file out, in the child process; return its exit status, and print the reason if it refuses."""
    from app.llama.devices import graphics_devices  # noqa: PLC0415 - the parent must not load the library
    from app.llama.model import Model  # noqa: PLC0415
    from app.llama.trials.heads import guess  # noqa: PLC0415
    from app.llama.trials.projectors import look  # noqa: PLC0415

    if gpu_layers < 0 and not graphics_devices():
        sys.stdout.write("It finds no graphics card here, or no driver for one.")
        sys.stdout.flush()
        return _REFUSED
    if gpu_layers == 0:  # a device's driver reserves what it likes
        bounds.hold_this_process()

    def use() -> None:
        if sees and head is not None:
            look(path, head, gpu_layers=gpu_layers)
            return
        model = Model(path, gpu_layers=gpu_layers, own_layers=head == path)
        if head is not None:
            guess(model, head, seconds=_FILLING_S)
        elif model.is_generator:
            if thorough:
                _spell(model.vocabulary)
                _ = model.chat_template
            _reply(model, thorough=thorough, guesses=guesses)

    return _status_of(use, head or path, bounds)


def run_embedding(path: Path, bounds: Bounds) -> int:
    """Try out an embedding model or a reranker, likewise."""
    from app.llama.context import StopFlag  # noqa: PLC0415
    from app.llama.embedding import EmbeddingContext, EmbeddingVocabulary  # noqa: PLC0415
    from app.llama.model import Model  # noqa: PLC0415

    def use() -> None:
        model = Model(path)
        _spell(model.vocabulary)
        most = min(model.trained_context_tokens or _CONTEXT_TOKENS, _CONTEXT_TOKENS)
        vocabulary = EmbeddingVocabulary(model)
        texts = [vocabulary.tokens_of(_SAMPLE, most), vocabulary.pair_tokens("a", _SAMPLE)[:most], [0] * most]
        context = EmbeddingContext(model, tokens=most, threads=_THREADS, stop=StopFlag())
        context.rows_of(texts)
        context.close()

    bounds.hold_this_process()
    return _status_of(use, path, bounds)


def _status_of(use: Callable[[], None], blamed: Path, bounds: Bounds) -> int:
    """Use a file; return the exit status that tells how it went, and print the reason if it refuses."""
    from app.speculation.language_model import BrokenModel  # noqa: PLC0415

    try:
        use()
    except (WorldError, BrokenModel) as error:
        plenty = _has_plenty(bounds)
        message = _too_much_memory(blamed) if plenty and isinstance(error, NotEnoughMemory) else str(error)
        sys.stdout.buffer.write(message.encode("utf-8", "replace"))  # a file's name may be no valid text
        sys.stdout.flush()
        if isinstance(error, NotEnoughMemory) and not plenty:
            return _NO_MEMORY
        return _REFUSED if isinstance(error, ModelFileError | NotEnoughMemory | BrokenModel) else _NOT_NOW
    return 0


def bounds_for(size_bytes: int, *, on_card: bool = False) -> Bounds:
    """Return what the trial of a model may take.
    ``size_bytes`` is that of all its parts; ``on_card``: a graphics card is to compute some of it.
    """
    computing_s = _LEAST_COMPUTING_S + size_bytes / _BYTES_COMPUTED_A_SECOND
    return Bounds(
        memory_bytes=_LEAST_MEMORY_BYTES + _MEMORY_SHARE * size_bytes,
        computing_s=computing_s + _COMPILING_S if on_card else computing_s,
    )


def _too_much_memory(path: Path) -> str:
    return tr(
        "{name} takes far more memory than its size explains, so it cannot be used. It may be damaged.", name=path.name
    )


def _spell(vocabulary: ModelVocabulary) -> None:
    """Use every token: a damaged vocabulary loads, and crashes only where it is used."""
    _ = vocabulary.control_texts
    for token in range(vocabulary.size):
        vocabulary.piece(token)
        vocabulary.label(token)
    vocabulary.tokenize(_ALL_BYTES, special=False, begin=False)


def _reply(model: Model, *, thorough: bool, guesses: bool) -> None:
    """Do to a context what a reply does: read, verify and take back, until it is full; copy it out and in."""
    from app.llama.attention import draft_attention, target_attention  # noqa: PLC0415

    _fill(model, target_attention(on_device=model.on_device), thorough=thorough)
    if guesses:
        _fill(model, draft_attention(heads=model.heads, context_tokens=_CONTEXT_TOKENS, on_device=model.on_device))


def _fill(model: Model, kind: Attention, *, thorough: bool = True) -> None:
    from app.llama.context import Context, StopFlag  # noqa: PLC0415
    from app.speculation.language_model import Interrupted  # noqa: PLC0415
    from app.speculation.settings import MOST_DRAFTED  # noqa: PLC0415

    room = min(_CONTEXT_TOKENS, model.trained_context_tokens or _CONTEXT_TOKENS)
    stop = StopFlag()
    context = Context(model, context_tokens=room, threads=_THREADS, stop=stop, kind=kind, copies=_COPIES)
    context.can_take_back()
    stop.raise_()  # llama.cpp makes all its assertions about a long piece before it computes
    with suppress(Interrupted):
        context.decode([0] * room, rows=0)
    stop.lower()
    context.clear()
    tokens = model.vocabulary.tokenize(_SAMPLE, special=True, begin=True)
    context.decode(tokens[: min(_SAMPLE_TOKENS, room - 1)] or [0], rows=1)
    context.decode([0], rows=1)  # one token alone goes through other native code than several at once
    if not thorough:
        return
    until = time.monotonic() + _FILLING_S
    while (tokens_left := room - context.length) > 0 and time.monotonic() < until:
        rows = min(tokens_left, MOST_DRAFTED + 1)
        context.decode([0] * rows, rows=rows)
    _take_back(context)
    _copy(context)
    context.close()


def _take_back(context: Context) -> None:
    """Have one guess be wrong, then all of them, at the end of what the context holds."""
    for wrong in (1, _COPIES):
        context.truncate(context.context_tokens - _COPIES - 1)
        context.decode([0] * (_COPIES + 1), rows=_COPIES + 1)
        context.truncate(context.length - wrong)
        context.decode([0], rows=1)


def _copy(context: Context) -> None:
    """Put the text aside and take it up again, as a change of chats does."""
    length, state = context.length, context.copy_out()
    if state is not None and context.copy_in(state, length):
        context.truncate(length - 1)
        context.decode([0], rows=1)
    context.clear()


def needs_other_processor(status: int) -> bool:
    """Return whether a process with this exit status ended at an instruction the processor does not have."""
    return -status == signal.SIGILL or status == _ILLEGAL_INSTRUCTION


def _crash(path: Path, status: int) -> str:
    if needs_other_processor(status):
        return tr("{name} needs instructions that this computer's processor does not have.", name=path.name)
    return tr(
        "{name} makes llama.cpp crash, so it cannot be used. It may be damaged, or newer than this version. If the "
        "computer was at fault, trying again helps.",
        name=path.name,
    )
