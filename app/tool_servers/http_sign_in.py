"""Signs requests to a tool server over HTTP: OAuth by the protocol's own package, in the system's browser.

Runs in the child process. Tokens are kept in the system's keyring, or in the window's memory
where there is none.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx2
import keyring
from mcp.client.auth import OAuthClientProvider, OAuthFlowError, OAuthRegistrationError
from mcp.client.auth.utils import extract_field_from_www_auth, extract_scope_from_www_auth
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientInformationFull, OAuthClientMetadata, OAuthToken

from app.tool_servers.endings import Ending, EndingError
from app.tool_servers.faults import SIGN_IN_KEPT, SIGN_IN_PAGE, SIGN_IN_S
from app.tool_servers.kept_sign_ins import keyring_place
from app.tool_servers.server_settings import is_address

Tell = Callable[[str, Any], object]
_NO_RETURN = "http://127.0.0.1/"
"""Stands for the address to come back to where nobody is sent away."""
_REQUEST_BYTES = 16_384
_PAGE = "<!DOCTYPE html><meta charset=utf-8><title>Draftlight</title><p>{}"
_DONE, _NOT_DONE = "You are signed in. You can close this page.", "You are not signed in. You can close this page."


@contextlib.asynccontextmanager
async def signing_in(about: dict[str, Any], tell_window: Tell) -> AsyncIterator[httpx2.Auth | None]:
    """Yield what signs requests: with the tokens that are kept, or, where that is allowed, in the system's browser.

    Args:
        about: address and headers of the server, the tokens that the window keeps, and whether the person may be asked.
        tell_window: takes the name of what the window is told, and that.
    """
    if "authorization" in {name.lower() for name in about["headers"]}:
        yield None  # the person has a key
        return
    answer: asyncio.Future[AuthorizationCodeResult] = asyncio.get_running_loop().create_future()
    if not about["may_sign_in"]:
        yield _SignIn(about, tell_window, _NO_RETURN, answer)
        return
    async with await asyncio.start_server(_hearing(answer), "127.0.0.1", 0, limit=_REQUEST_BYTES) as listener:
        port = listener.sockets[0].getsockname()[1]
        yield _SignIn(about, tell_window, f"http://127.0.0.1:{port}/{secrets.token_urlsafe(12)}", answer)


def _hearing(answer: asyncio.Future[AuthorizationCodeResult]) -> Any:
    """Return what takes the browser's visit after the sign-in, and says what came of it."""

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ValueError, IndexError, TimeoutError):
            line = (await asyncio.wait_for(reader.readline(), 10)).decode("latin-1")[:_REQUEST_BYTES]
            query = {key: values[0] for key, values in parse_qs(urlsplit(line.split(" ")[1]).query).items()}
            body = _PAGE.format(_DONE if "code" in query else _NOT_DONE).encode()
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n")
            writer.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            await writer.drain()
            if not answer.done() and "code" in query:
                answer.set_result(
                    AuthorizationCodeResult(code=query["code"], state=query.get("state"), iss=query.get("iss"))
                )
            elif not answer.done() and "error" in query:
                answer.set_exception(EndingError(Ending.SIGN_IN_REFUSED, query["error"]))
        writer.close()

    return hear


class _SignIn(OAuthClientProvider):
    """Signs requests, and tries the kept tokens before it asks the person.

    The package holds requests back while one is waited for, and renews no tokens of an earlier run; so it is entered
    only for a request that was refused.

    Args:
        about: as :func:`signing_in` has it.
        tell_window: the same.
        return_address: where the browser comes back to.
        answer: what it comes back with.
    """

    def __init__(
        self,
        about: dict[str, Any],
        tell_window: Tell,
        return_address: str,
        answer: asyncio.Future[AuthorizationCodeResult],
    ) -> None:
        self._tell_window = tell_window
        self._kept = _KeptTokens(about, tell_window)
        self._may_ask: bool = about["may_sign_in"]
        self._answer = answer
        self._renews = False
        """True while the kept tokens are tried."""
        metadata = OAuthClientMetadata.model_validate(
            {
                "client_name": "Draftlight",
                "redirect_uris": [return_address],
                "grant_types": ["authorization_code", "refresh_token"],
                "response_types": ["code"],
                "token_endpoint_auth_method": "none",
            }
        )
        super().__init__(about["url"], metadata, self._kept, self._show, self._wait)

    async def _auth_flow(self, request: httpx2.Request) -> AsyncGenerator[httpx2.Request, httpx2.Response]:
        if not self._initialized:
            await self._initialize()
        self._add_auth_header(request)
        response = self._with_wanted_scope((yield request))
        tokens = await self._kept.get_tokens() if _is_refused(response) else None
        if tokens is not None and tokens != self.context.current_tokens:  # another process renewed them
            self.context.current_tokens = tokens
            self._add_auth_header(request)
            response = yield request
        while _is_refused(response):
            self._prepare(response)
            refusal: httpx2.Response | None = response
            flow = super()._auth_flow(request)
            try:
                with _told_as_endings():
                    outgoing = await anext(flow)
                    while True:
                        _check_address(str(outgoing.url))
                        if outgoing is request and refusal is not None:  # it was refused just now
                            answer, refusal = refusal, None
                        else:
                            answer = yield outgoing
                        outgoing = await flow.asend(answer)
            except StopAsyncIteration:
                return
            except _NotRenewedError:
                self.context.clear_tokens()
            finally:
                await flow.aclose()

    def _with_wanted_scope(self, response: httpx2.Response) -> httpx2.Response:
        """Return an answer, or in its place the refusal of an earlier call, now that the person can be asked."""
        scope = self._kept.wanted_scope if self._may_ask and response.is_success else ""
        if not scope:
            return response
        self._kept.want_scope("")
        headers = {"WWW-Authenticate": f'Bearer error="{_TOO_NARROW}", scope="{scope}"'}
        return httpx2.Response(httpx2.codes.FORBIDDEN, headers=headers, request=response.request)

    def _prepare(self, refusal: httpx2.Response) -> None:
        """Choose between the kept tokens, which may be renewed, and the person.

        Raises:
            EndingError: the person is needed, and is not to be asked now.
        """
        is_unknown = refusal.status_code == httpx2.codes.UNAUTHORIZED
        self.context.token_expiry_time = None
        self._renews = is_unknown and self.context.can_refresh_token()
        if self._renews:
            return
        if not self._may_ask:
            if not is_unknown:
                self._kept.want_scope(extract_scope_from_www_auth(refusal) or "")
            raise EndingError(Ending.SIGN_IN_WANTED)
        self.context.client_info = None  # it knows us under an address to come back to that is not ours any more

    async def _perform_authorization(self) -> httpx2.Request:
        self._renews = self._renews and self.context.can_refresh_token()
        return await (self._refresh_token() if self._renews else super()._perform_authorization())

    async def _handle_token_response(self, response: httpx2.Response) -> None:
        if not self._renews:
            await super()._handle_token_response(response)
        elif not await self._handle_refresh_response(response):
            raise _NotRenewedError

    async def _show(self, address: str) -> None:
        """Have the window open the page: a browser that began here would have this process's bounds.

        Raises:
            EndingError: the page is not to be opened.
        """
        if not self._may_ask:
            raise EndingError(Ending.SIGN_IN_WANTED)
        _check_address(address)
        metadata = self.context.oauth_metadata
        methods = metadata.code_challenge_methods_supported if metadata is not None else None
        if methods is not None and "S256" not in methods:
            raise EndingError(Ending.SIGN_IN_FAILED, "it knows no PKCE by S256")
        self._tell_window(SIGN_IN_PAGE, address)

    async def _wait(self) -> AuthorizationCodeResult:
        return await asyncio.wait_for(self._answer, SIGN_IN_S)


_TOO_NARROW = "insufficient_scope"
"""OAuth's word for tokens that do not allow what is asked."""


@contextlib.contextmanager
def _told_as_endings() -> Iterator[None]:
    """Raise the package's errors as endings."""
    try:
        yield
    except OAuthRegistrationError as error:
        raise EndingError(Ending.REGISTRATION) from error
    except OAuthFlowError as error:
        raise EndingError(Ending.SIGN_IN_FAILED, str(error)) from error
    except TimeoutError as error:
        raise EndingError(Ending.SIGN_IN_LATE) from error


def _check_address(address: str) -> None:
    """Let a sign-in go to encrypted addresses alone: who listens there gets the person's tokens.

    Raises:
        EndingError: it would go elsewhere.
    """
    if not is_address(address):
        raise EndingError(Ending.SIGN_IN_FAILED, f"{address.partition('?')[0]} is not encrypted")


def _is_refused(response: httpx2.Response) -> bool:
    if response.status_code == httpx2.codes.FORBIDDEN:
        return extract_field_from_www_auth(response, "error") == _TOO_NARROW
    return response.status_code == httpx2.codes.UNAUTHORIZED


class _NotRenewedError(Exception):
    """The server does not renew the kept tokens."""


class _KeptTokens:
    """Keeps a server's tokens in the keyring, under its address, and with the window as long as that runs.

    A keyring may wait for the person to unlock it, which other servers do not wait for.

    Fulfils the package's ``TokenStorage``.
    """

    def __init__(self, about: dict[str, Any], tell_window: Tell) -> None:
        self._url: str = about["url"]
        self._tell_window = tell_window
        self._for_this_run: dict[str, str] = dict(about["kept"])

    @property
    def wanted_scope(self) -> str:
        """Return the scope that an earlier call was refused for; it is kept for this run alone."""
        return self._for_this_run.get("scope", "")

    def want_scope(self, scope: str) -> None:
        """Keep the scope that a call was refused for."""
        self._keep("scope", scope)

    async def get_tokens(self) -> Any:
        return await self._read("tokens", OAuthToken)

    async def set_tokens(self, tokens: OAuthToken) -> None:
        await self._write("tokens", tokens.model_dump_json())

    async def get_client_info(self) -> Any:
        return await self._read("client", OAuthClientInformationFull)

    async def set_client_info(self, client_info: OAuthClientInformationFull) -> None:
        await self._write("client", client_info.model_dump_json())

    async def _read(self, kind: str, form: Any) -> Any:
        text = None
        with contextlib.suppress(Exception):  # keyrings fail in many ways, and then there is none
            text = await asyncio.to_thread(keyring.get_password, *keyring_place(kind, self._url))
        text = text or self._for_this_run.get(kind)
        try:
            return form.model_validate_json(text) if text else None
        except ValueError:  # another program wrote it
            return None

    async def _write(self, kind: str, text: str) -> None:
        self._keep(kind, text)
        with contextlib.suppress(Exception):
            await asyncio.to_thread(keyring.set_password, *keyring_place(kind, self._url), text)

    def _keep(self, kind: str, text: str) -> None:
        self._for_this_run[kind] = text
        self._tell_window(SIGN_IN_KEPT, {kind: text})
