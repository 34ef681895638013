"""Chat templates: Jinja that comes inside a model file, so a stranger's program.

A simple one runs here. Any other runs in a process of its own, whose memory and time are bounded and which a cancel
ends: nothing can end an expression of Jinja from within.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.errors import ModelFileError
from app.llama.bounds import TooMuchMemory, TooMuchTime
from app.llama.jinja import FAILURES, Compiled, Turns, brief, within
from app.llama.renderer import BOUNDS
from app.llama.service import Cancelled, Service, ServiceEnded
from app.llama.simple_template import parts_written

CHATML = (
    "{% for message in messages %}{{ '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>\n' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
"""What a model without a template of its own is asked with, as llama.cpp does."""

_MARK = re.compile(r"<[^<>\s]{2,60}>|\[/?[A-Z_]{3,}\]")
_LEAST_OPENING_MARK = 6
"""Letters: ``<s>`` opens a turn too, and is HTML in a reply."""

_MOST_WRITTEN_HERE = 25_000_000
"""Characters that a simple template could write at the very worst; beyond that it runs elsewhere, too."""
_MOST_ADDED, _MOST_ADDED_TO_EACH, _MOST_TIMES = 250_000, 2_000, 2
"""Characters of a template's own, in all and for each message, and how often it may write what was said."""


class ChatMessage(Protocol):
    """A message as the template sees it."""

    @property
    def role(self) -> str: ...

    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class _Turn:
    role: str
    text: str


_EXAMPLE = (_Turn("user", "First question"), _Turn("assistant", "First answer"), _Turn("user", "Second question"))


def early_service(source: str | None) -> Service:
    """The process for a template that is not simple: it starts while the weights are being read."""
    service = Service("render", bounds=BOUNDS)
    if source and parts_written(source) is None:
        service.start()
    return service


class ChatTemplate:
    """A model's chat template. Close it, from the thread that made it.

    Args:
        source: Jinja; ``None`` stands for ChatML.
        bos: text of the token that begins a text.
        eos: text of the token that ends one.
        service: from :func:`early_service`, if it was asked; closed with the template.
        cancelled: asked while a template that is not simple is being read.

    Raises:
        ModelFileError: the source is no valid template.
        Interrupted: ``cancelled`` said so.
    """

    def __init__(
        self,
        source: str | None,
        *,
        bos: str = "",
        eos: str = "",
        service: Service | None = None,
        cancelled: Cancelled = lambda: False,
    ) -> None:
        self.is_fallback = not source
        """Whether the model brought none."""
        self._source = {"source": source or CHATML, "bos": bos, "eos": eos}
        self._parts = parts_written(self._source["source"])
        self._here: Compiled | None = None
        self._service = service or early_service(None)
        try:
            self._compile(cancelled)
            self.between_turns = self._between_turns(cancelled)
            """What it writes from a question to its answer, and from there to the next question; both are empty where
            it does not write a conversation as it stands."""
        except BaseException:
            self.close()
            raise

    def _compile(self, cancelled: Cancelled) -> None:
        try:
            if self._parts is not None:
                self._here = Compiled(**self._source)
            else:
                self._compile_elsewhere(cancelled)
        except TooMuchTime:
            raise ModelFileError("This model's chat template cannot be read in reasonable time.") from None
        except TooMuchMemory:
            raise ModelFileError("This model's chat template cannot be read: it takes too much memory.") from None
        except ServiceEnded:
            raise ModelFileError("This model's chat template cannot be read: its process ended.") from None
        except FAILURES as error:
            raise ModelFileError(f"This model's chat template cannot be read: {brief(error)}.") from error

    @property
    def is_simple(self) -> bool:
        """Whether its work is known to be bounded, so that it runs in this process."""
        return self._here is not None

    def close(self) -> None:
        self._service.close()

    def render(
        self,
        messages: Sequence[ChatMessage],
        *,
        escape: Callable[[str], str] = str,
        cancelled: Cancelled = lambda: False,
    ) -> str:
        """The prompt for these messages.

        A last message of the assistant is left open, so that the model goes on with it.

        Args:
            messages: in order; roles system, user, assistant.
            escape: applied to what people wrote before the template sees it.
            cancelled: asked while a template that is not simple runs.

        Raises:
            ModelFileError: the template failed, refused the messages, or took too much time or memory.
            Interrupted: ``cancelled`` said so.
        """
        opened = bool(messages) and messages[-1].role == "assistant"
        turns = [{"role": m.role, "content": escape(m.text)} for m in messages]
        try:
            text = self._render(turns[:-1] if opened else turns, cancelled)
        except TooMuchTime:
            raise ModelFileError("This model's chat template does not come to an end.") from None
        except TooMuchMemory:
            raise ModelFileError("This model's chat template takes too much memory.") from None
        except ServiceEnded:
            raise ModelFileError("This model's chat template failed: its process ended.") from None
        except FAILURES as error:
            raise ModelFileError(f"This model's chat template failed: {brief(error)}.") from error
        return text + turns[-1]["content"] if opened else text

    @property
    def turn_marks(self) -> tuple[str, ...]:
        """What this template writes between an answer and the next question: the mark that closes the one first."""
        _, between = self.between_turns
        marks = _MARK.findall(between)
        return tuple(mark for i, mark in enumerate(marks) if i == 0 or len(mark) >= _LEAST_OPENING_MARK)

    def _between_turns(self, cancelled: Cancelled) -> tuple[str, str]:
        try:
            text = self.render(_EXAMPLE, cancelled=cancelled)
        except ModelFileError:
            return "", ""
        _, _, rest = text.partition(_EXAMPLE[0].text)
        to_answer, answered, rest = rest.partition(_EXAMPLE[1].text)
        to_question, asked, _ = rest.partition(_EXAMPLE[2].text)
        return (to_answer, to_question) if answered and asked else ("", "")

    def _render(self, turns: Turns, cancelled: Cancelled) -> str:
        said = sum(len(turn["content"]) for turn in turns)
        most = _MOST_ADDED + _MOST_ADDED_TO_EACH * len(turns) + _MOST_TIMES * said
        if self._here is not None and self._parts is not None:
            worst = self._parts * max(1, len(turns)) * max(said, len(self._source["source"]))
            if worst <= _MOST_WRITTEN_HERE:
                return within(self._here.run(turns), most)
        if not self._service.runs:
            self._compile_elsewhere(cancelled)
        return self._ask({"turns": turns, "most": most}, cancelled)

    def _compile_elsewhere(self, cancelled: Cancelled) -> None:
        self._ask(self._source, cancelled)

    def _ask(self, request: dict[str, Any], cancelled: Cancelled) -> str:
        answer = json.loads(self._service.ask(json.dumps(request).encode("ascii"), cancelled))
        if "failed" in answer:
            raise ValueError(answer["failed"])
        return str(answer["text"])
