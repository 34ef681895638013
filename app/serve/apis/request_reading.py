"""Reading of requests, and counting of their prompts' tokens, in the same way for every API."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request

from app.engine.commands import RenderPrompt
from app.engine.events import RenderedPrompt
from app.serve.model_registry import SpeculationOptions
from app.serve.replies import Services, run_beside
from app.serve.requests.message_content import has_documents
from app.serve.requests.reply_request import ReplyRequest
from app.serve.requests.request_body import read_object

T = TypeVar("T")


async def read_request(
    request: Request, read: Callable[[dict[str, Any], SpeculationOptions], T], services: Services
) -> T:
    """Return what ``read`` makes of a request's body. Raises ``ApiError`` if something in it cannot be done."""
    return await read_values(await read_object(request), read, services)


async def read_values(
    values: dict[str, Any], read: Callable[[dict[str, Any], SpeculationOptions], T], services: Services
) -> T:
    """Return what ``read`` makes of a body; otherwise as :func:`read_request`."""
    if not has_documents(values):
        return read(values, services.usual)
    return await run_beside("documents", partial(read, values, services.usual))


async def count_prompt(services: Services, request: ReplyRequest) -> int:
    """Return how many tokens a request's conversation has, as the chat template writes it.
    Raises ``ApiError`` if the models cannot be loaded, or the template refuses it.
    """
    async with services.registry.loaded(services.registry.chosen(request.model)) as (_, turn):
        question = RenderPrompt(request.messages, request.tools, request.variables)
        answer = await turn.ask(question)
    assert isinstance(answer, RenderedPrompt)
    return answer.tokens
