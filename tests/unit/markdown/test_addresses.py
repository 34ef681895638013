"""Addresses that stand in a text by themselves are links: where each ends, and what is none."""

from __future__ import annotations

import pytest

from tests.unit.markdown.shown import set_text

_SITE = "{a https://example.org/a:https://example.org/a}"


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("See https://example.org/a.", f"See {_SITE}."),
        ("(https://example.org/a)", f"({_SITE})"),
        ("[https://example.org/a]", f"[{_SITE}]"),
        ('"https://example.org/a", yes', f'"{_SITE}", yes'),
        ("“https://example.org/a”", f"“{_SITE}”"),
        ("**https://example.org/a**", "{b,a https://example.org/a:https://example.org/a}"),
        ("*https://example.org/a*", "{i,a https://example.org/a:https://example.org/a}"),
        ("Is it https://example.org/a?", f"Is it {_SITE}?"),
        ("https://example.org/a…", f"{_SITE}…"),
        ("https://example.org/a; then", f"{_SITE}; then"),
        ("请看https://example.org/a。谢谢", f"请看{_SITE}。谢谢"),
        ("（https://example.org/a）", f"（{_SITE}）"),
        ("地址：https://example.org/a，然后", f"地址：{_SITE}，然后"),
        ("打开https://example.org/a查看", f"打开{_SITE}查看"),
        ("https://example.org/aを開く", f"{_SITE}を開く"),
        ("https://example.org/a에서", f"{_SITE}에서"),
        ("<https://example.org/a>", _SITE),
        ("| https://example.org/a | b |\n|---|---|", f"{{b,{_SITE[1:]} | {{b:b}}"),
        ("http://localhost:8000/v1", "{a http://localhost:8000/v1:http://localhost:8000/v1}"),
        ("https://a.org/x_(y)_z_", "{a https://a.org/x_(y)_z_:https://a.org/x_(y)_z_}"),
        ("https://a.org/?q=1&amp=2#top", "{a https://a.org/?q=1&amp=2#top:https://a.org/?q=1&amp=2#top}"),
        ("www.example.org/x.", "{a http://www.example.org/x:www.example.org/x}."),
        ("访问www.example.org。", "访问{a http://www.example.org:www.example.org}。"),
        ("Write to first_last@example.org!", "Write to {a mailto:first_last@example.org:first_last@example.org}!"),
        ("hello+xyz@mail.example is", "{a mailto:hello+xyz@mail.example:hello+xyz@mail.example} is"),
        ("www.example.dev", "{a http://www.example.dev:www.example.dev}"),
        ("联系me@example.org吧", "联系{a mailto:me@example.org:me@example.org}吧"),
        ("mailto:me@example.org", "{a mailto:me@example.org:mailto:me@example.org}"),
        (
            "https://zh.wikipedia.org/wiki/中国",
            "{a https://zh.wikipedia.org/wiki/%E4%B8%AD%E5%9B%BD:https://zh.wikipedia.org/wiki/中国}",
        ),
    ],
)
def test_an_address_is_a_link_and_ends_where_it_ends(source: str, text: str) -> None:
    assert set_text(source) == text


@pytest.mark.parametrize(
    "source",
    [
        "README.md and main.py of example.org",
        "ftp://example.org/file and file:///etc/passwd",
        "javascript:alert(1) data:text/html,x",
        "version 1.2.3.4 and 10.0.0.1",
        "//example.org/x",
        "@name and name@host",
        "a@b- and name@localhost",
        "pkg@1.2.3 and @scope/name",
        "https:// alone",
        "a:b://c",
    ],
)
def test_what_is_no_address_of_the_web_or_a_mailbox_is_text(source: str) -> None:
    assert set_text(source) == source


def test_code_and_links_hold_no_links_of_their_own() -> None:
    assert set_text("`https://example.org`") == "{c:https://example.org}"
    assert set_text("```\nhttps://example.org\n```") == "{c:https://example.org}"
    assert set_text("[https://example.org](https://example.com)") == "{a https://example.com:https://example.org}"
