"""A loaded model, asked from Python."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar, cast

from app.api.outputs import CompletionOutput, RequestOutput
from app.api.params import SamplingParams
from app.api.stream import EventBoxes, JobEvents, ReplyStream
from app.engine.commands import Generate, LoadPair, Message, Role
from app.engine.engine import Engine
from app.engine.events import Event, Loaded
from app.engine.port import EngineFactory, EnginePort
from app.errors import BugError, WorldError
from app.models.library.model_library import Library
from app.paths import Paths
from app.references import NO_DRAFT, STARTER_DRAFT, STARTER_PAIR, STARTER_TARGET
from app.remote.worker import remote_workers
from app.settings import Setting, Settings
from app.speculation.settings import DraftSettings, SpeculationMode
from app.speculation.trace import Trace

LOOKUP = "[ngram]"
"""A value of ``speculative_model``: guesses come from the text so far, without a model."""
ChatMessages = Sequence[Mapping[str, Any]]
"""A conversation: ``{"role": "system" | "user" | "assistant", "content": text}`` each."""
_ROLES = ("system", "user", "assistant")
_T = TypeVar("_T")


class LLM:
    """A model, and what guesses ahead for it, loaded for as long as this is open.

    Use it with ``with``, or call :meth:`close`; one that is forgotten closes when Python collects it. Requests from
    several threads, and several prompts of one call, are written at the same time as far as memory allows.

    Args:
        model: a path, a file name in the library, ``hf:owner/repo/file.gguf`` if it is in the library, ``starter:f32``
            and its kin, or ``starter``, the pair that always guesses.
        speculative_model: the draft, or a head that was made for the model, likewise; ``"[ngram]"`` guesses from the
            text so far; ``"no-draft"`` does not guess. ``None``: the model's own layers guess, where it has such.
        num_speculative_tokens: guesses a round, in [1, 31]; ``None`` finds out as it runs, and pauses where no guess
            would pay.
        max_model_len: tokens of context.
        threads: how many compute; ``None``: one for each core.
        gpu_layers: how many of the model's to keep on a graphics device; ``None``: as many as fit, 0: none.
        max_num_seqs: how many replies are written at the same time; ``None``: as many as memory allows.
        data_dir: where models and what was learned are kept; ``None``: the program's own folder.
        engine_factory: makes the engine; the real one where none is given.

    Raises:
        WorldError: a model is missing or broken, does not fit into memory, or the two do not fit together.
        ValueError: an argument is outside its limits.
    """

    def __init__(
        self,
        model: str,
        speculative_model: str | None = None,
        num_speculative_tokens: int | None = None,
        *,
        max_model_len: int = 4096,
        threads: int | None = None,
        gpu_layers: int | None = None,
        max_num_seqs: int | None = None,
        data_dir: str | Path | None = None,
        engine_factory: EngineFactory | None = None,
    ) -> None:
        _check(Settings.draft_max, num_speculative_tokens, "num_speculative_tokens")
        _check(Settings.context_tokens, max_model_len, "max_model_len")
        _check(Settings.threads, threads, "threads")
        _check(Settings.gpu_layers, gpu_layers, "gpu_layers")
        _check(Settings.parallel, max_num_seqs, "max_num_seqs")
        command, self._mode, pauses = _load_command(model, speculative_model)
        self._drafting = DraftSettings(draft_max=num_speculative_tokens, pauses=pauses)
        self._numbers = itertools.count()
        self._boxes = EventBoxes()
        self._engine = _make_engine(engine_factory, data_dir, self._boxes)
        self._finalizer = weakref.finalize(self, self._engine.close)
        command = replace(
            command,
            context_tokens=max_model_len,
            threads=threads,
            gpu_layers=gpu_layers,
            parallel=max_num_seqs or 0,
        )
        try:
            loaded = _last(JobEvents(self._engine, self._boxes, command))
        except BaseException:  # also on Ctrl-C: end the thread, since nobody has the object to close
            self.close()
            raise
        if not isinstance(loaded, Loaded):
            raise BugError(f"A load ended with {loaded!r}.")
        self.model = loaded.target.name
        """The model's name in words."""
        self.speculative_model = loaded.draft.name if loaded.draft else None
        """The draft's name in words, or ``None``."""
        self.max_model_len = loaded.context_tokens
        """Tokens of context."""

    def generate(
        self,
        prompts: str | Sequence[str],
        sampling_params: SamplingParams | Sequence[SamplingParams] | None = None,
    ) -> list[RequestOutput]:
        """Go on with each prompt as it is, without a chat template.

        Args:
            prompts: one, or several.
            sampling_params: for all of them, or one for each; vLLM's defaults where there are none.

        Returns:
            One output for each prompt, in their order.

        Raises:
            WorldError: a prompt does not fit the context, or the model broke while computing.
            ValueError: there are not as many parameters as prompts.
        """
        texts = [prompts] if isinstance(prompts, str) else list(prompts)
        return self._answers(
            [(Generate(raw=text), text, params) for text, params in _paired(texts, sampling_params, SamplingParams())]
        )

    def chat(
        self,
        messages: ChatMessages | Sequence[ChatMessages],
        sampling_params: SamplingParams | Sequence[SamplingParams] | None = None,
        *,
        chat_template_kwargs: Mapping[str, Any] | None = None,
    ) -> list[RequestOutput]:
        """Answer one conversation, or several, through the model's own chat template.

        A last message of role ``assistant`` is continued. A conversation that is longer than the context loses its
        oldest messages; ``notices`` says so.

        Args:
            messages: a list of messages, or a list of such lists.
            sampling_params: as for :meth:`generate`.
            chat_template_kwargs: what the template is told besides, such as ``{"enable_thinking": False}``.

        Returns:
            One output for each conversation, in their order.

        Raises:
            WorldError: there is nothing to answer, or the last message alone does not fit the context.
            ValueError: a message has no text, or a role that is not known.
        """
        several = bool(messages) and not isinstance(messages[0], Mapping)
        conversations = cast("Sequence[ChatMessages]", messages if several else [messages])
        message_lists = [_messages(conversation) for conversation in conversations]
        variables = dict(chat_template_kwargs or {})
        return self._answers(
            [
                (Generate(messages=turns, variables=variables), None, params)
                for turns, params in _paired(message_lists, sampling_params, SamplingParams())
            ]
        )

    def stream(self, prompt: str, sampling_params: SamplingParams | None = None) -> ReplyStream:
        """Go on with a prompt as :meth:`generate` does, round by round while it is written.

        Raises:
            ValueError: more than one reply is asked for.
        """
        return self._stream(Generate(raw=prompt), prompt, sampling_params)

    def stream_chat(self, messages: ChatMessages, sampling_params: SamplingParams | None = None) -> ReplyStream:
        """Answer a conversation as :meth:`chat` does, round by round while it is written.

        Raises:
            ValueError: more than one reply is asked for, or a message makes no sense.
        """
        return self._stream(Generate(messages=_messages(messages)), None, sampling_params)

    def close(self) -> None:
        """End what runs, free the models, and end the thread. A second call does nothing."""
        self._finalizer()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Inner workings

    def _answers(self, requests: Sequence[tuple[Generate, str | None, SamplingParams]]) -> list[RequestOutput]:
        """Write the ``n`` replies to each request: all are begun at once, and those that are left are ended."""
        with ExitStack() as begun:
            streams = [
                [
                    begun.enter_context(self._started(request, prompt, params, seed + index))
                    for seed in [params.first_seed()]
                    for index in range(params.n)
                ]
                for request, prompt, params in requests
            ]
            return [_output([_whole(stream) for stream in replies]) for replies in streams]

    def _stream(self, request: Generate, prompt: str | None, params: SamplingParams | None) -> ReplyStream:
        params = params or SamplingParams()
        if params.n != 1:
            raise ValueError("A stream is one reply: leave n at 1.")
        return self._started(request, prompt, params, params.first_seed())

    def _started(self, request: Generate, prompt: str | None, params: SamplingParams, seed: int) -> ReplyStream:
        if not self._finalizer.alive:
            raise WorldError("These models were closed. Make a new LLM.")
        command = replace(
            request,
            sampling=params.sampling(seed),
            drafting=self._drafting,
            mode=self._mode,
            max_tokens=params.max_tokens,
            stop=params.stops,
            grammar=params.grammar,
            json_schema=params.schema,
        )
        number = str(next(self._numbers))

        def output_of(trace: Trace, notices: tuple[str, ...]) -> RequestOutput:
            return RequestOutput(
                request_id=number,
                prompt=prompt,
                prompt_tokens=trace.summary.prompt_tokens,
                reused_tokens=trace.summary.reused_tokens,
                outputs=(CompletionOutput.of(trace),),
                notices=notices,
            )

        return ReplyStream(JobEvents(self._engine, self._boxes, command), output_of)


def _whole(stream: ReplyStream) -> RequestOutput:
    for _ in stream:
        pass
    assert stream.output is not None
    return stream.output


def _output(replies: Sequence[RequestOutput]) -> RequestOutput:
    """Return the replies to one request as one output."""
    outputs = tuple(replace(reply.outputs[0], index=index) for index, reply in enumerate(replies))
    notices = tuple(dict.fromkeys(notice for reply in replies for notice in reply.notices))
    return replace(replies[0], outputs=outputs, notices=notices)


def _make_engine(factory: EngineFactory | None, data_dir: str | Path | None, boxes: EventBoxes) -> EnginePort:
    if factory is not None:
        return factory(boxes)
    paths = Paths.at(None if data_dir is None else Path(data_dir))
    paths.ensure()
    return Engine(boxes, Library(paths), remote_workers())


def _check(setting: Setting[Any], value: int | None, name: str) -> None:
    try:
        setting.check(value)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from error


def _load_command(model: str, draft: str | None) -> tuple[LoadPair, SpeculationMode, bool]:
    """Return what to load, where guesses come from, and whether guessing may pause."""
    if model == STARTER_PAIR:
        if draft is not None:
            raise ValueError(f"{STARTER_PAIR} is a pair and has its draft; name {STARTER_TARGET} to choose another.")
        return LoadPair(STARTER_TARGET, STARTER_DRAFT, strict_draft=True), SpeculationMode.AUTOMATIC, False
    if draft == LOOKUP:
        return LoadPair(model, own_layers=False), SpeculationMode.LOOKUP, True
    if draft == NO_DRAFT:
        return LoadPair(model, own_layers=False, guesses=False), SpeculationMode.OFF, True
    return LoadPair(model, draft, strict_draft=True), SpeculationMode.AUTOMATIC, True


def _last(events: JobEvents) -> Event | None:
    last = None
    for last in events:  # noqa: B007 - the last one is what is wanted
        pass
    return last


def _paired(
    items: Sequence[_T], params: SamplingParams | Sequence[SamplingParams] | None, default: SamplingParams
) -> Iterable[tuple[_T, SamplingParams]]:
    if params is None or isinstance(params, SamplingParams):
        return [(one, params or default) for one in items]
    if len(params) != len(items):
        raise ValueError(f"There are {len(items)} prompts and {len(params)} sampling_params.")
    return list(zip(items, params, strict=True))


def _messages(conversation: ChatMessages) -> tuple[Message, ...]:
    return tuple(_message(message) for message in conversation)


def _message(message: Mapping[str, Any]) -> Message:
    role, content = message.get("role"), message.get("content")
    if role not in _ROLES:
        raise ValueError(f"A message's role is one of {', '.join(_ROLES)}, not {role!r}.")
    if isinstance(content, Sequence) and not isinstance(content, str):
        parts = [
            part.get("text") if isinstance(part, Mapping) and part.get("type") == "text" else None for part in content
        ]
        content = None if None in parts else "".join(str(part) for part in parts)
    if not isinstance(content, str):
        raise ValueError("A message's content is text, or a list of parts of type text.")
    return Message(cast("Role", role), content)
