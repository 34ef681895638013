"""Runs strangers' chat templates in a process: one expression of Jinja can ask for all memory and never end.

Requests and answers are JSON. A request has either a template to compile (``source``, ``bos``, ``eos``) or the
``turns``, ``tools`` and ``variables`` to render with it; an answer has the ``text``, or what ``failed``.
"""

from __future__ import annotations

import json
from typing import Any

from app.llama.child_processes.bounds import Bounds
from app.llama.child_processes.service_child import serve
from app.llama.templates.jinja import FAILURES, Compiled, brief, within

BOUNDS = Bounds(memory_bytes=400_000_000, computing_s=2.0)
"""Bounds of the process: the largest template known needs 60 MB, and some milliseconds for a full context."""


def run() -> int:
    """Answer requests to compile or render a template; return the child's exit status."""
    return serve(_Renderer().answer, BOUNDS)


class _Renderer:
    def __init__(self) -> None:
        self._template: Compiled | None = None

    def answer(self, request: bytes) -> bytes:
        question: dict[str, Any] = json.loads(request)
        try:
            answer = {"text": self._rendered(question)}
        except FAILURES as error:
            answer = {"failed": brief(error)}
        return json.dumps(answer).encode("ascii")

    def _rendered(self, question: dict[str, Any]) -> str:
        if "source" in question:
            self._template = Compiled(question["source"], bos=question["bos"], eos=question["eos"])
            return ""
        assert self._template is not None
        return within(self._template.run(question["turns"], question["tools"], question["variables"]), question["most"])
