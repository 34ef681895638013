"""Values: a tool as it is offered to a model, a model's call of one, and what parsers of replies take and return."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

MOST_TOOLS = 128
MOST_CALLS = 128
"""Calls in one reply at most."""
LONGEST_NAME = 128
"""As with Anthropic; OpenAI's are half as long at most."""
NAME = re.compile(rf"[a-zA-Z0-9_-]{{1,{LONGEST_NAME}}}")
"""Allowed names of tools."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A function that a model may ask for."""

    name: str
    description: str = ""
    parameters: str = "{}"
    """JSON schema of its arguments, as text."""
    own_name: str = ""
    """Name by which whoever offered it knows it, where it is not the one that the model writes."""
    group: str = ""
    """Namespace in which it stands there."""

    @property
    def schema(self) -> dict[str, Any]:
        """Return the parameters as an object; ``type`` is ``object`` where nothing else is said."""
        schema: dict[str, Any] = json.loads(self.parameters)
        return {"type": "object", "properties": {}} | {key: one for key, one in schema.items() if one is not None}

    def properties(self) -> dict[str, dict[str, Any]]:
        """Return the schema of each argument, as far as they are plain."""
        properties = self.schema["properties"]
        if not isinstance(properties, dict):
            return {}
        return {name: one if isinstance(one, dict) else {} for name, one in properties.items()}

    def required(self) -> frozenset[str]:
        """Return the names of the arguments that a call must have."""
        names = self.schema.get("required")
        return frozenset(name for name in names if isinstance(name, str)) if isinstance(names, list) else frozenset()

    def for_template(self) -> dict[str, Any]:
        """Return the tool in the shape that chat templates expect."""
        about = {"name": self.name, "description": self.description, "parameters": self.schema}
        return {"type": "function", "function": about}


@dataclass(frozen=True, slots=True)
class Toolset:
    """The tools that are offered for a reply."""

    tools: tuple[Tool, ...]
    required: bool = False
    """True if the reply must be a call."""
    parallel: bool = True
    """True if one reply may have several calls."""

    def named(self, name: str) -> Tool | None:
        """Return the tool of this name, or ``None``."""
        return next((tool for tool in self.tools if tool.name == name), None)


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call as a model wrote it."""

    name: str
    arguments: str
    """JSON text of an object."""
    id: str = ""
    """The name by which its result refers to it; a model that writes none leaves it empty."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """A part of a reply."""

    reasoning: str = ""
    content: str = ""
    calls: tuple[ToolCall, ...] = ()


class ReplyParser(ABC):
    """Reads one reply, whose text comes in pieces."""

    def __init__(self) -> None:
        self._text = ""

    @property
    def held(self) -> str:
        """Return what came and was not told yet."""
        return self._text

    def add(self, text: str) -> Parsed:
        """Take more text; return what is certain now."""
        self._text += text
        return self._advance(last=False)

    def rest(self, *, is_cut: bool = False) -> Parsed:
        """Return what was held back, at the end of the reply.

        Args:
            is_cut: something else than the model ended it: a call or a mark that it had begun is nothing.
        """
        return self._advance(last=True, is_cut=is_cut)

    @abstractmethod
    def _advance(self, *, last: bool, is_cut: bool = False) -> Parsed:
        """Take from the text what is certain; ``last``: nothing more will come."""


def undecided(text: str, mark: str) -> int:
    """Return how many letters at the end of a text may be the beginning of a mark."""
    for length in range(min(len(mark) - 1, len(text)), 0, -1):
        if text.endswith(mark[:length]):
            return length
    return 0
