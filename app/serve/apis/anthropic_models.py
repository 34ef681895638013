"""Anthropic's list of models, for clients that send ``anthropic-version``; OpenAI's has the same path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.serve.api_errors import refused
from app.serve.apis.openai_chunks import moment
from app.serve.model_registry import ModelChoice
from app.serve.replies import Services

_USUAL_PAGE, _LONGEST_PAGE = 20, 1000


def model_page(services: Services, query: Mapping[str, str]) -> dict[str, Any]:
    """Return a page of the models that write.

    Raises:
        ApiError: there is no such page.
    """
    choices = services.registry.choices()
    names = [choice.name for choice in choices]
    limit = query.get("limit", str(_USUAL_PAGE))
    if not limit.isascii() or not limit.isdigit() or not 1 <= int(limit[:9]) <= _LONGEST_PAGE:
        raise refused(f"“limit” must be a whole number from 1 to {_LONGEST_PAGE}.", "limit")
    for name in ("after_id", "before_id"):
        if name in query and query[name] not in names:
            raise refused(f"“{name}” must be the id of a model.", name)
    if "after_id" in query and "before_id" in query:
        raise refused("“after_id” cannot stand beside “before_id”.", "after_id")
    first, last, is_before = 0, len(choices), "before_id" in query
    if "after_id" in query:
        first = names.index(query["after_id"]) + 1
    elif is_before:
        last = names.index(query["before_id"])
    page = choices[max(first, last - int(limit)) : last] if is_before else choices[first : first + int(limit)]
    return {
        "data": [model_object(services, choice) for choice in page],
        "has_more": len(page) < last - first,
        "first_id": page[0].name if page else None,
        "last_id": page[-1].name if page else None,
    }


def model_object(services: Services, choice: ModelChoice) -> dict[str, Any]:
    """Return one model; its time is that of its file, and its size the context that it is loaded with."""
    registry = services.registry
    held = services.engine_queue.loaded
    is_loaded = held is not None and held[0].target == choice.target
    room = held[1].context_tokens if held is not None and is_loaded else registry.options.context_tokens
    return {
        "type": "model",
        "id": choice.name,
        "display_name": choice.name,
        "created_at": moment(int(registry.size_and_time(choice)[1])),
        "lifecycle": "active",
        "line": None,
        "deprecated_at": None,
        "retires_at": None,
        "max_input_tokens": room,
        "max_tokens": room,
        "capabilities": None,
    }
