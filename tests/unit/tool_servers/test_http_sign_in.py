"""Signing requests to a tool server over HTTP: kept tokens, their renewal, and the person's visit in the browser."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import pytest

from app.tool_servers.endings import Ending, EndingError
from app.tool_servers.faults import SIGN_IN_KEPT, SIGN_IN_PAGE
from app.tool_servers.toolbox import Toolbox

pytestmark = pytest.mark.not_quick
BASE = "https://lake.example"
URL = f"{BASE}/mcp"
KEPT = {
    "tokens": json.dumps({"access_token": "old", "token_type": "Bearer", "refresh_token": "again", "scope": "read"}),
    "client": json.dumps({"client_id": "us", "redirect_uris": ["http://127.0.0.1:9/before"], "issuer": BASE}),
}


@pytest.fixture(autouse=True)
def _as_in_the_child() -> Iterator[None]:
    """Let the packages log nothing, as the process does in which this runs, and find no keyring."""
    import keyring  # noqa: PLC0415
    from keyring.backends.null import Keyring  # noqa: PLC0415

    before = keyring.get_keyring()
    keyring.set_keyring(Keyring())
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)
    keyring.set_keyring(before)


@dataclass
class Lake:
    """A server with a sign-in, which answers in this process."""

    valid: set[str] = field(default_factory=set)
    """Tokens that it lets in."""
    renews: bool = True
    registers: bool = True
    wants_scope: str = ""
    """Scope that a token must have."""
    metadata: dict[str, Any] = field(default_factory=dict)
    """Values in its description that differ from the usual ones."""
    asked: list[str] = field(default_factory=list)
    """The steps of sign-ins that came here."""
    scopes: dict[str, str] = field(default_factory=dict)

    def answer(self, request: Any) -> Any:
        import httpx2  # noqa: PLC0415

        path = request.url.path
        if path == "/mcp":
            return self._let_in(request)
        if "oauth-protected-resource" in path:
            return httpx2.Response(200, json={"resource": URL, "authorization_servers": [BASE]})
        if path.startswith("/.well-known/"):
            usual = {
                "issuer": BASE, "authorization_endpoint": f"{BASE}/authorize", "token_endpoint": f"{BASE}/token",
                "registration_endpoint": f"{BASE}/register", "code_challenge_methods_supported": ["S256"],
            }  # fmt: skip
            return httpx2.Response(200, json={**usual, **self.metadata})
        if path == "/register" and self.registers:
            self.asked.append("register")
            return httpx2.Response(201, json={**json.loads(request.content), "client_id": "new"})
        if path == "/token":
            return self._give(dict(parse_qsl(request.content.decode())))
        return httpx2.Response(404)

    def _let_in(self, request: Any) -> Any:
        import httpx2  # noqa: PLC0415

        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if token not in self.valid:
            return httpx2.Response(401, headers={"WWW-Authenticate": "Bearer"})
        if self.wants_scope and request.content == b"write" and self.wants_scope not in self.scopes.get(token, ""):
            refusal = f'Bearer error="insufficient_scope", scope="{self.wants_scope}"'
            return httpx2.Response(403, headers={"WWW-Authenticate": refusal})
        return httpx2.Response(200, text=token)

    def _give(self, form: dict[str, str]) -> Any:
        import httpx2  # noqa: PLC0415

        self.asked.append(form["grant_type"])
        if form["grant_type"] == "refresh_token" and not self.renews:
            return httpx2.Response(400, json={"error": "invalid_grant"})
        token = f"token {len(self.asked)}"
        self.valid.add(token)
        self.scopes[token] = form.get("code", "").partition(" ")[2]
        return httpx2.Response(200, json={"access_token": token, "token_type": "Bearer", "refresh_token": "next"})


@dataclass
class Window:
    """Takes messages of the process; the person visits a page as soon as it is shown."""

    comes_back_with: dict[str, str] = field(default_factory=dict)
    kept: dict[str, str] = field(default_factory=dict)
    pages: list[str] = field(default_factory=list)
    page_seen: str = ""
    visits: list[asyncio.Task[None]] = field(default_factory=list)

    def tell(self, name: str, value: Any) -> None:
        if name == SIGN_IN_KEPT:
            self.kept.update(value)
        assert name in {SIGN_IN_KEPT, SIGN_IN_PAGE}
        if name == SIGN_IN_PAGE:
            self.pages.append(value)
            self.visits.append(asyncio.create_task(self._visit(value)))

    async def _visit(self, address: str) -> None:
        query = {key: values[0] for key, values in parse_qs(urlsplit(address).query).items()}
        back = urlsplit(query["redirect_uri"])
        came = {"code": f"code {query.get('scope', '')}", "state": query["state"], **self.comes_back_with}
        words = urlencode({key: value for key, value in came.items() if value})
        reader, writer = await asyncio.open_connection(back.hostname, back.port)
        writer.write(f"GET {back.path}?{words} HTTP/1.1\r\n\r\n".encode())
        self.page_seen = (await reader.read()).decode()
        writer.close()


def ask(lake: Lake, window: Window, *contents: str, may_ask: bool = False, **about: Any) -> list[str]:
    """Return what the server answers to requests that follow each other."""
    import httpx2  # noqa: PLC0415 - the packages take seconds to load, and no other tests need them

    from app.tool_servers.http_sign_in import signing_in  # noqa: PLC0415

    settings = {"url": URL, "headers": {}, "kept": dict(window.kept), "may_sign_in": may_ask, **about}

    async def run() -> list[str]:
        async with (
            signing_in(settings, window.tell) as auth,
            httpx2.AsyncClient(transport=httpx2.MockTransport(lake.answer), auth=auth) as client,
        ):
            answers = [(await client.post(URL, content=content.encode())).text for content in contents]
        await asyncio.gather(*window.visits)
        window.visits.clear()
        return answers

    return asyncio.run(run())


def test_tokens_of_an_earlier_run_are_renewed_without_the_person() -> None:
    lake, window = Lake(), Window(kept=dict(KEPT))
    assert ask(lake, window, "read", "read") == ["token 1"] * 2
    assert (lake.asked, window.pages) == (["refresh_token"], [])
    tokens = json.loads(window.kept["tokens"])
    assert (tokens["access_token"], tokens["refresh_token"], tokens["scope"]) == ("token 1", "next", "read")


@pytest.mark.parametrize("kept", [{}, KEPT], ids=["nothing kept", "not renewed"])
def test_the_person_is_asked_only_where_they_try_the_server(kept: dict[str, str]) -> None:
    lake, window = Lake(renews=False), Window(kept=dict(kept))
    with pytest.raises(EndingError) as ended:
        ask(lake, window, "read")
    assert (ended.value.ending, window.pages, "register" in lake.asked) == (Ending.SIGN_IN_WANTED, [], False)
    [token] = ask(lake, window, "read", may_ask=True)
    assert (token in lake.valid, len(window.pages), lake.asked[-2:]) == (True, 1, ["register", "authorization_code"])
    assert "You are signed in" in window.page_seen
    assert ask(lake, window, "read") == [token]


def test_a_call_that_needs_more_rights_is_asked_for_with_the_next_sign_in() -> None:
    lake, window = Lake(valid={"old"}, wants_scope="write"), Window(kept=dict(KEPT))
    with pytest.raises(EndingError) as ended:
        ask(lake, window, "read", "write")
    assert ended.value.ending == Ending.SIGN_IN_WANTED
    ask(lake, window, "read", may_ask=True)
    [page] = window.pages
    assert parse_qs(urlsplit(page).query)["scope"] == ["read write"]
    [token] = ask(lake, window, "write")
    assert token in lake.valid
    ask(lake, window, "read", may_ask=True)
    assert len(window.pages) == 1


def test_tokens_that_another_process_renewed_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    import keyring  # noqa: PLC0415

    lake, window = Lake(valid={"newer"}), Window(kept=dict(KEPT))
    texts = iter([KEPT["tokens"], KEPT["client"]])  # as the process begins; then what the other wrote
    newer = KEPT["tokens"].replace("old", "newer")
    monkeypatch.setattr(keyring, "get_password", lambda *_: next(texts, newer))
    assert (ask(lake, window, "read"), lake.asked) == (["newer"], [])


def test_of_a_server_that_is_not_set_up_any_more_nothing_stays_in_the_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    import keyring  # noqa: PLC0415

    places: dict[tuple[str, str], str] = {}
    monkeypatch.setattr(keyring, "get_password", lambda *place: places.get(place))
    monkeypatch.setattr(keyring, "set_password", lambda *place: places.update({place[:2]: place[2]}))
    monkeypatch.setattr(keyring, "delete_password", lambda *place: places.pop(place))
    ask(Lake(), Window(), "read", may_ask=True)
    assert len(places) == 2
    Toolbox(tuple).forget_sign_in(f"{URL}/other")
    assert len(places) == 2
    Toolbox(tuple).forget_sign_in(URL)
    assert places == {}


@pytest.mark.parametrize(
    ("lake", "comes_back_with", "ending"),
    [
        (Lake(registers=False), {}, Ending.REGISTRATION),
        (Lake(metadata={"authorization_endpoint": "http://lake.example/authorize"}), {}, Ending.SIGN_IN_FAILED),
        (Lake(metadata={"token_endpoint": "http://lake.example/token"}), {}, Ending.SIGN_IN_FAILED),
        (Lake(metadata={"registration_endpoint": "http://lake.example/register"}), {}, Ending.SIGN_IN_FAILED),
        (Lake(metadata={"code_challenge_methods_supported": ["plain"]}), {}, Ending.SIGN_IN_FAILED),
        (Lake(metadata={"issuer": "https://elsewhere.example"}), {}, Ending.SIGN_IN_FAILED),
        (Lake(), {"state": "another"}, Ending.SIGN_IN_FAILED),
        (Lake(), {"iss": "https://elsewhere.example"}, Ending.SIGN_IN_FAILED),
        (Lake(), {"code": "", "error": "access_denied"}, Ending.SIGN_IN_REFUSED),
    ],
    ids=[
        "unknown programs", "page not encrypted", "tokens not encrypted", "registration not encrypted", "PKCE",
        "another issuer", "state", "answer of another", "refused",
    ],
)  # fmt: skip
def test_a_sign_in_that_is_not_safe_or_not_wanted_ends(
    lake: Lake, comes_back_with: dict[str, str], ending: Ending
) -> None:
    window = Window(comes_back_with)
    with pytest.raises(EndingError) as ended:
        ask(lake, window, "read", may_ask=True)
    assert (ended.value.ending, window.kept.get("tokens")) == (ending, None)
    assert "You are signed in" not in window.page_seen or comes_back_with.get("code") != ""


def test_who_has_a_key_is_not_asked_to_sign_in() -> None:
    lake = Lake()
    headers = {"authorization": "Bearer key"}
    assert (ask(lake, Window(), "read", may_ask=True, headers=headers), lake.asked) == ([""], [])
