"""Makes the errors that refuse a request, in the shape of the API that was called."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import KW_ONLY, dataclass
from enum import Enum
from typing import Any

from app.errors import (
    AppError,
    BugError,
    ConversationRefused,
    IncompatibleDraft,
    ModelFileError,
    PromptTooLong,
    UnknownModel,
    WorldError,
)


class Dialect(Enum):
    """The API in whose words an answer is."""

    OPENAI = "openai"
    ANTHROPIC = "anthropic"
    OLLAMA = "ollama"


ANTHROPICS_HEADER = "anthropic-version"
"""Header of every request of Anthropic's clients. Their list of models has the path of OpenAI's."""


def dialect_of(path: str, headers: Container[str] = ()) -> Dialect:
    """Return the API that a path belongs to; llama-server's errors look like OpenAI's."""
    if path.startswith("/v1/messages") or (path.startswith("/v1/") and ANTHROPICS_HEADER in headers):
        return Dialect.ANTHROPIC
    return Dialect.OLLAMA if path.startswith("/api/") else Dialect.OPENAI


@dataclass(eq=False)
class ApiError(Exception):
    """A request is refused."""

    status: int
    """Of HTTP."""
    sentence: str
    """For the person behind the client."""
    _: KW_ONLY
    field: str | None = None
    """The request's field that is to blame, if one is."""
    code: str | None = None
    """A word for programs, where OpenAI has one for the case."""
    kind: str | None = None
    """The kind of error for OpenAI's API, where the status does not tell it."""
    figures: Mapping[str, int] | None = None
    """Numbers that llama-server tells with this kind."""


def refused(sentence: str, field: str | None = None) -> ApiError:
    """Make the error for a request that is itself wrong."""
    return ApiError(400, sentence, field=field)


def our_mistake() -> ApiError:
    """Make the error for what went wrong in this program; what it was, its log alone tells."""
    return ApiError(500, "Something went wrong inside Draftlight. Its log tells more.")


def explained(error: AppError) -> ApiError:
    """Make an answer of an error of the engine's.

    The status blames the request for what it asked for (its prompt, grammar, model), and the server for a file, memory,
    or a mistake in this program.
    """
    if isinstance(error, BugError):
        return our_mistake()
    if isinstance(error, PromptTooLong):
        return _too_long(error)
    if isinstance(error, UnknownModel):
        return ApiError(404, error.sentence, field="model", code="model_not_found")
    if isinstance(error, ConversationRefused):
        return ApiError(400, error.sentence, field="messages")
    if isinstance(error, IncompatibleDraft) or type(error) is WorldError:
        return ApiError(400, error.sentence)
    return ApiError(503, error.sentence)


def not_loaded(error: AppError) -> ApiError:
    """Make an answer of an error with which models were not loaded.

    A file that cannot be used is one the next time, too: clients repeat what is answered with 500 and more.
    """
    if isinstance(error, ModelFileError) and not isinstance(error, ConversationRefused):
        return ApiError(400, error.sentence, field="model", code="model_not_usable")
    return explained(error)


def _too_long(error: PromptTooLong) -> ApiError:
    """Refuse a prompt in words by which agents know that they have to shorten their conversation.

    They look for OpenAI's “this model's maximum context length is”, for Anthropic's “prompt is too long”, or for
    llama-server's kind of error, always with status 400.
    """
    sentence, figures = error.sentence, {}
    if error.tokens is not None and error.room is not None:
        sentence = (
            f"The prompt is too long: {error.tokens:,} tokens with all messages and tools. This model's maximum "
            f"context length is {error.room:,} tokens, as it is loaded: send less, or choose a larger context where "
            "the server was started (-c, or Settings)."
        )
        figures = {"n_prompt_tokens": error.tokens, "n_ctx": error.room}
    return ApiError(
        400, sentence, code="context_length_exceeded", kind="exceed_context_size_error", figures=figures
    )  # fmt: skip


_OPENAI_KINDS = {
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    429: "rate_limit_error",
    500: "server_error",
    503: "unavailable_error",
}
_ANTHROPIC_KINDS = {
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    500: "api_error",
    503: "overloaded_error",
}


def body_of(error: ApiError, dialect: Dialect) -> dict[str, Any]:
    """Return the JSON object of an answer that refuses."""
    if dialect is Dialect.OLLAMA:
        return {"error": error.sentence}
    if dialect is Dialect.ANTHROPIC:
        kind = _ANTHROPIC_KINDS.get(error.status, "invalid_request_error")
        details = {"details": {"error_code": error.code}} if error.code is not None else {}
        return {"type": "error", "error": {"type": kind, "message": error.sentence, **details}}
    kind = error.kind or _OPENAI_KINDS.get(error.status, "invalid_request_error")
    return {
        "error": {
            "message": error.sentence,
            "type": kind,
            "param": error.field,
            "code": error.code if error.code is not None else error.status,
            **(error.figures or {}),
        }
    }
