"""Sentences on servers that ended: the telling line of what they wrote, and what their answers over HTTP mean."""

from __future__ import annotations

import asyncio
import json

import pytest

from app.tool_servers.endings import Ending, EndingError, fault_of, last_words
from app.tool_servers.faults import ServerFault, SessionForgotten

NODE = """node:internal/modules/cjs/loader:1228
  throw err;
  ^

Error: Cannot find module '/srv/lake.js'
Require stack:
- /srv/start.js
    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15)
    at node:internal/main/run_main_module:36:49 {
  code: 'MODULE_NOT_FOUND',
  requireStack: []
}

Node.js v20.20.2
"""
NPM = """npm error code E404
npm error 404 Not Found - GET lake-server - Not found
npm error 404
npm error 404  The requested resource 'lake-server@*' could not be found or you do not have permission to access it.
npm error 404
npm error A complete log of this run can be found in: /root/.npm/_logs/2026-11-26T13_00_00_000Z-debug-0.log
"""
RUST = "thread 'main' panicked at src/main.rs:2:5:\nno lake\nnote: run with `RUST_BACKTRACE=1` for a backtrace\n"
GO = "panic: no lake\n\ngoroutine 1 [running]:\nmain.main()\n\t/tmp/lake.go:4 +0x25\nexit status 2\n"
JAVA = 'Exception in thread "main" java.io.IOException: no lake\n\tat Lake.main(Lake.java:3)\n'
UV = "  × No solution found:\n  ╰─▶ Because lake was not found, your wishes are unsatisfiable.\n\nhint: Look\n"
GROUP = (
    "  + Exception Group Traceback (most recent call last):\n  | ExceptionGroup: two (1 sub-exception)\n"
    "  +-+---------------- 1 ----------------\n    | ValueError: no lake\n    +------------------------------------\n"
)


@pytest.mark.parametrize(
    ("complaint", "words"),
    [
        ("there is no token for the lake\n", "there is no token for the lake"),
        ("Traceback (most recent call last):\n  File \"lake.py\", line 1\nKeyError: 'TOKEN'\n", "KeyError: 'TOKEN'"),
        (NODE, "Error: Cannot find module '/srv/lake.js'"),
        (
            NPM,
            "404  The requested resource 'lake-server@*' could not be found or you do not have permission to access it",
        ),
        (RUST, "no lake"),
        (GO, "panic: no lake"),
        (JAVA, 'Exception in thread "main" java.io.IOException: no lake'),
        (GROUP, "ValueError: no lake"),
        ("docker: no such image.\n\nRun 'docker run --help' for more information\n", "docker: no such image"),
        (UV, "Because lake was not found, your wishes are unsatisfiable"),
        ("\x1b[31merror\x1b[0m: no lake\n", "error: no lake"),
        ("}\n", "}"),
        ("", ""),
    ],
    ids=[
        "plain",
        "Python",
        "Node",
        "npm",
        "Rust",
        "Go",
        "Java",
        "group",
        "docker",
        "uv",
        "colours",
        "no words",
        "nothing",
    ],
)
def test_the_line_that_says_why_is_told(complaint: str, words: str) -> None:
    assert last_words(complaint) == " ".join(words.split())
    assert fault_of("Lake", Ending.ENDED, last_words(complaint)).sentence.startswith("“Lake” ended by itself")


@pytest.mark.parametrize("ending", Ending)
def test_each_ending_is_a_sentence_with_the_name_of_the_server(ending: Ending) -> None:
    response = json.loads(json.dumps(EndingError(ending, "502").response))
    fault = fault_of("Lake", **response)
    assert "“Lake”" in fault.sentence
    assert fault.sentence.endswith(".")
    assert type(fault) is (SessionForgotten if ending == Ending.SESSION_FORGOTTEN else ServerFault)


@pytest.mark.parametrize(
    ("status", "headers", "body", "ending"),
    [
        (200, {"Content-Type": "application/json; charset=utf-8"}, "{}", None),
        (200, {"Content-Type": "text/event-stream"}, "", None),
        (202, {}, "", None),
        (307, {"Location": "/mcp/"}, "", None),
        (404, {"Content-Type": "application/json"}, '{"error": {"code": -32601, "message": "?"}}', None),
        (200, {"Content-Type": "text/html"}, "<html>Welcome to the Wi-Fi</html>", Ending.NO_SERVER),
        (301, {"Location": "/mcp/"}, "", Ending.MOVED),
        (307, {"Location": "https://elsewhere.example/mcp"}, "", Ending.MOVED),
        (307, {"Location": "http://lake.example/mcp"}, "", Ending.MOVED),
        (401, {"Content-Type": "application/json"}, '{"error": "invalid_token"}', Ending.STATUS),
        (403, {"Content-Type": "text/plain"}, "no", Ending.STATUS),
        (404, {"Content-Type": "text/html"}, "nothing here", Ending.STATUS),
        (405, {"Content-Type": "text/plain", "X-Stream": "text/event-stream"}, "no", Ending.OLDER_KIND),
        (502, {"Content-Type": "text/html"}, "bad gateway", Ending.STATUS),
    ],
)  # fmt: skip
@pytest.mark.not_quick
def test_an_answer_of_http_is_the_protocols_or_an_ending(
    status: int, headers: dict[str, str], body: str, ending: Ending | None
) -> None:
    import httpx2  # noqa: PLC0415 - loading it takes long

    from app.tool_servers.http_transport import judge as judged  # noqa: PLC0415

    def answer(request: httpx2.Request) -> httpx2.Response:
        if request.method == "GET":
            return httpx2.Response(200, headers={"Content-Type": headers.get("X-Stream", "text/html")})
        return httpx2.Response(status, headers=headers, text=body)

    async def judge() -> None:
        async with httpx2.AsyncClient(transport=httpx2.MockTransport(answer)) as client:
            await judged(client, await client.post("https://lake.example/mcp", json={}))

    if ending is None:
        asyncio.run(judge())
    else:
        with pytest.raises(EndingError) as ended:
            asyncio.run(judge())
        assert ended.value.ending == ending


@pytest.mark.parametrize(
    ("status", "body", "session", "is_forgotten"),
    [
        (404, '{"error": {"code": -32001, "message": "Session not found"}}', "s1", True),
        (404, "gone", "s1", True),
        (400, '{"error": {"code": -32000, "message": "Bad Request: No valid session ID provided"}}', "s1", True),
        (400, '{"error": {"code": -32602, "message": "Bad value"}}', "s1", False),
        (404, '{"error": {"code": -32601, "message": "No session"}}', "", False),
    ],
)
@pytest.mark.not_quick
def test_a_session_that_the_server_forgot_is_told_from_other_refusals(
    status: int, body: str, session: str, is_forgotten: bool
) -> None:
    import httpx2  # noqa: PLC0415

    from app.tool_servers.http_transport import judge as judged  # noqa: PLC0415

    headers = {"mcp-session-id": session} if session else {}
    request = httpx2.Request("POST", "https://lake.example/mcp", headers=headers)

    async def judge() -> bool:
        try:
            await judged(httpx2.AsyncClient(), httpx2.Response(status, text=body, request=request))
        except EndingError as error:
            return error.ending == Ending.SESSION_FORGOTTEN
        return False

    assert asyncio.run(judge()) is is_forgotten
