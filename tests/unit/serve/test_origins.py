"""Which pages may ask, as Ollama has it: those of this computer and of its programs, and no others."""

from __future__ import annotations

import pytest

from app.serve.security import AccessRules

HOST = "127.0.0.1:8087"


@pytest.mark.parametrize(
    "origin",
    [
        "http://localhost",
        "https://localhost",
        "http://localhost:3000",
        "https://LOCALHOST:5173",
        "http://127.0.0.1:1",
        "http://0.0.0.0:8080",
        "app://obsidian.md",
        "app://-",
        "app://",
        "file://",
        "tauri://localhost",
        "vscode-webview://1f3c9",
        "vscode-file://vscode-app",
        "http://127.0.0.1:8087",
    ],
)
def test_pages_of_this_computer_and_of_desktop_programs_may_ask(origin: str) -> None:
    assert AccessRules().knows_origin(origin, HOST)


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://evil.example",
        "https://evil.example:8087",
        "http://localhost.evil.example",
        "http://localhost:80.evil.example",
        "http://localhost:8080@evil.example",
        "http://evil.example#localhost",
        "http://127.0.0.1.evil.example",
        "http://127.0.0.1:8087.evil.example",
        "http://0.0.0.0.evil.example:1",
        "http://192.168.1.7:3000",
        "http://localhost:",
        "http://localhost:123456",
        "http://localhost:3000/",
        "localhost",
        "http://app://x",
        "https://app//x",
        "apps://x",
        "xapp://x",
        "app://x/y",
        "app://x y",
        "app:x",
        "tauri:localhost",
        "chrome-extension://abcdef",
        "moz-extension://abcdef",
        "data://x",
        "blob:http://localhost",
        "javascript://localhost",
    ],
)
def test_no_other_page_may_ask(origin: str) -> None:
    assert not AccessRules().knows_origin(origin, HOST)
    assert AccessRules(origins=frozenset({origin})).knows_origin(origin, HOST)
