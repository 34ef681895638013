"""Reading of requests, and counting of their prompts' tokens, in the same way for every API."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.types import Receive

from app.engine.commands import Question, RenderPrompt
from app.engine.events import Answer, RenderedPrompt
from app.serve.model_registry import SpeculationOptions
from app.serve.replies import Services, run_beside, while_waited_for
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


async def count_prompt(services: Services, request: ReplyRequest, receive: Receive) -> int:
    """Return how many tokens a request's conversation has, as the chat template writes it.
    Otherwise as :func:`ask_model`.
    """
    question = RenderPrompt(request.messages, request.tools, request.variables)
    answer = await ask_model(services, request.model, question, receive)
    assert isinstance(answer, RenderedPrompt)
    return answer.tokens


async def ask_model(services: Services, name: str, question: Question, receive: Receive) -> Answer:
    """Ask a model about text, in its turn and for as long as the other side waits.
    Raises ``ApiError`` if the models cannot be loaded, or the question makes no sense to them.
    """

    async def answer() -> Answer:
        async with services.registry.loaded(services.registry.chosen(name)) as (_, turn):
            return await turn.ask(question)

    return await while_waited_for(receive, answer())
