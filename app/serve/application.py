"""The application: every path, and the guard before them."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp

from app.serve.api_errors import ApiError, body_of, dialect_of, our_mistake
from app.serve.apis.anthropic import anthropic_routes
from app.serve.apis.draftlight import draftlight_routes
from app.serve.apis.llama_server import llama_server_routes
from app.serve.apis.ollama import ollama_routes
from app.serve.apis.openai.openai import openai_routes
from app.serve.apis.watch import watch_routes
from app.serve.replies.broadcast import Broadcast
from app.serve.replies.replies import Services
from app.serve.security import AccessRules, SecurityMiddleware


def application(services: Services, access: AccessRules, broadcast: Broadcast) -> ASGIApp:
    """Make the ASGI application over an engine, its models and those who watch."""
    parts = (draftlight_routes, openai_routes, anthropic_routes, ollama_routes, llama_server_routes)
    routes = [route for part in parts for route in part(services)]
    app = Starlette(
        routes=[*watch_routes(broadcast), *routes],
        exception_handlers={ApiError: _refuse, HTTPException: _not_here, Exception: _failed},
    )
    app.router.redirect_slashes = False
    return SecurityMiddleware(app, access)


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return JSONResponse(body_of(error, dialect_of(request.url.path)), status_code=error.status)


async def _not_here(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    known = {404: "There is nothing here.", 405: "This path takes another method."}
    refusal = ApiError(error.status_code, known.get(error.status_code, "This cannot be done."))
    answer = body_of(refusal, dialect_of(request.url.path))
    return JSONResponse(answer, status_code=error.status_code, headers=dict(error.headers or {}))


async def _failed(request: Request, _error: Exception) -> JSONResponse:
    """Answer in the API's words, where Starlette would in its own; it raises the error again, and the guard logs it."""
    return JSONResponse(body_of(our_mistake(), dialect_of(request.url.path)), status_code=500)
