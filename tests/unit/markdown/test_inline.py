"""Text within a line of Markdown: emphasis beside any script, tags of HTML, ends of lines, addresses."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from app.markdown.blocks import LINE_BREAK, TextRun, TextStyle
from app.markdown.reader import read_markdown


def shown_text(source: str) -> str:
    """Return a line for each line and each row that is shown, with " | " between cells."""
    lines = []
    for block in read_markdown(source):
        lines.append(_plain(block.runs))
        lines += [" | ".join(map(_plain, row)) for row in block.rows]
    return "\n".join(line for line in lines if line).replace(LINE_BREAK, "\n")


def set_text(source: str) -> str:
    """Return the same with marks around what is set in any way: ``{b:bold}``, ``{a https://example.org:link}``."""
    lines = []
    for block in read_markdown(source):
        lines.append(_marked(block.runs))
        lines += [" | ".join(map(_marked, row)) for row in block.rows]
    return "\n".join(line for line in lines if line).replace(LINE_BREAK, "\n")


def _plain(runs: Iterable[TextRun]) -> str:
    return "".join(run.text for run in runs)


def _marked(runs: Iterable[TextRun]) -> str:
    return "".join(f"{{{name}:{run.text}}}" if (name := _name(run.style)) else run.text for run in runs)


def _name(style: TextStyle) -> str:
    names = {"b": style.bold, "i": style.italic, "c": style.code, "s": style.strike, "u": style.underline}
    names |= {style.script: bool(style.script), "f": bool(style.formula), f"a {style.link}": style.link is not None}
    return ",".join(name for name, is_so in names.items() if is_so)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("**注意：**请先备份。", "{b:注意：}请先备份。"),
        ("**重要です。**次に進みます。", "{b:重要です。}次に進みます。"),
        ("**인공지능(AI)**은 좋다", "{b:인공지능(AI)}은 좋다"),
        ("これは**「重要」**です", "これは{b:「重要」}です"),
        ("运行**`make`**命令", "运行{b,c:make}命令"),
        ("见**[文档](https://example.org)**。", "见{b,a https://example.org:文档}。"),
        ("*重点！*然后", "{i:重点！}然后"),
        ("***警告！***不要", "{b,i:警告！}不要"),
        ("价格~~旧（100）~~新", "价格{s:旧（100）}新"),
        ("**ｱｲｳ｡**後", "{b:ｱｲｳ｡}後"),
        ("**第１章．**次", "{b:第１章．}次"),
        ("**注音ㄅ，**後", "{b:注音ㄅ，}後"),
        ("**ᄒ。**다", "{b:ᄒ。}다"),
        ("禰\U000e0100**(ね)**です", "禰\U000e0100{b:(ね)}です"),
        ("塚\ufe00**(つか)**です", "塚\ufe00{b:(つか)}です"),
        ("**“引文”\ufe01**后", "{b:“引文”\ufe01}后"),
        ("**〰\ufe0e**が", "{b:〰\ufe0e}が"),
        ("- **优点：**快\n- **缺点：**贵", "{b:优点：}快\n{b:缺点：}贵"),
        ("| **名：**甲 | b |\n|---|---|\n| **值（元）**约 | 1 |", "{b:名：甲} | {b:b}\n{b:值（元）}约 | 1"),
    ],
)
def test_it_begins_and_ends_beside_them(source: str, text: str) -> None:
    assert set_text(source) == text


@pytest.mark.parametrize(
    "source",
    ["snake_case_name", "2 * 3 * 4", "a**(b)**c", "**open(**b", "变量_名_字", "** 空格 **", "__注意：__请", 'a*"foo"*'],
)
def test_what_is_no_emphasis_stays_none(source: str) -> None:
    assert set_text(source) == source


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("| Do |\n|---|\n| Wash<br>Peel<br/>Cut<br />Eat<BR>|", "{b:Do}\nWash\nPeel\nCut\nEat"),
        ("one<br>two", "one\ntwo"),
        ("one<br>\ntwo", "one\ntwo"),
        ("one<br><br>two", "one\n\ntwo"),
        ("- item<br>goes on", "item\ngoes on"),
        ("> **a<br>b**", "{b:a\nb}"),
        ("text<br>", "text"),
        ("above\n\n<br>\n\nbelow", "above\nbelow"),
        ("`a<br>b`", "{c:a<br>b}"),
        ("H<sub>2</sub>O and x<sup>2</sup>", "H{sub:2}O and x{sup:2}"),
        ("Press <kbd>Ctrl</kbd>+<KBD>C</KBD>", "Press {c:Ctrl}+{c:C}"),
        ("<b>bold</b> <strong>too</strong>", "{b:bold} {b:too}"),
        ("<i>italic</i> <em>too</em>", "{i:italic} {i:too}"),
        ("<u>under</u> <s>gone</s> <del>too</del>", "{u:under} {s:gone} {s:too}"),
        ("**a <i>b** c</i> d", "{b:a }{b,i:b}{i: c} d"),
        ("**a **b** c** d", "{b:a b c} d"),
        ("<b>a *b* c</b>", "{b:a }{b,i:b}{b: c}"),
        ("<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>\n\nEnd", "{b:Why?}\nBecause.\nEnd"),
        ("|a|\n|-|\n|<ul><li>One</li><li>Two</li></ul>|", "{b:a}\n• One\n• Two"),
        ("|a|\n|-|\n|Do:<ol><li>One</li><li>*Two*</li></ol>Done|", "{b:a}\nDo:\n1. One\n2. {i:Two}\nDone"),
        ("Do:\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\nDone", "Do:\n• One\n• Two\nDone"),
        ("<details><summary>Why?</summary>\nBecause.\n</details>", "{b:Why?}\nBecause."),
    ],
)
def test_a_known_tag_sets_text(source: str, text: str) -> None:
    assert set_text(source) == text


@pytest.mark.parametrize(
    "source",
    [
        "a List<i> of <b>",
        "a </b> alone and <li>alone",
        "<script>alert(1)</script>",
        '<b onclick="x()">x</b>',
        "<img src=x onerror=alert(1)>",
        "the <details> element folds",
        "<p>text</p> <!-- note --> <font>x</font>",
        "<br",
    ],
)
def test_any_other_tag_is_text(source: str) -> None:
    assert set_text(source) == source


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("Roses are red,\nViolets are blue.", "Roses are red,\nViolets are blue."),
        ("Two spaces  \nor a backslash\\\nend one line", "Two spaces\nor a backslash\nend one line"),
        ("> lazily\ngoes on", "lazily\ngoes on"),
        ("- an item\n  of two lines\n- another", "an item\nof two lines\nanother"),
        ("A **bold\nverse** here", "A bold\nverse here"),
        ("[a link\nof two lines](https://example.org)", "a link\nof two lines"),
        ("A title\nof two lines\n===", "A title\nof two lines"),
        ("`code\nover two lines`", "code over two lines"),
        ("سطر أول\nسطر ثان", "سطر أول\nسطر ثان"),
        ("Windows\r\nends\r\n\r\nnext", "Windows\nends\nnext"),
        ("a backslash\\\r\nand Windows", "a backslash\nand Windows"),
        ("an old\rMac", "an old\nMac"),
        ("a line\u2028separator and a\u2029paragraph's", "a line\nseparator and a\nparagraph's"),
        ("| a\u2028b |\n|---|\n| c\u2029d |", "a\nb\nc\nd"),
        ("```\na\u2028\n\u2028b\u2029c\n```\nafter", "a\nb\nc\nafter"),
        ("one\n\u3000\ntwo", "one\ntwo"),
        ("\u2028\n\u3000\ntext", "text"),
        ("# Title\rText\r\r- item", "Title\nText\nitem"),
    ],
)
def test_a_line_ends_where_it_was_ended(source: str, text: str) -> None:
    assert shown_text(source) == text


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_code_has_no_sign_of_what_ends_its_lines(end: str) -> None:
    assert shown_text(end.join(("```sh", "echo a \\", "  b", "```", "after"))) == "echo a \\\n  b\nafter"
    assert shown_text(end.join(("    one", "    two", "", "after"))) == "one\ntwo\nafter"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_each_letter_stands_where_it_was_written_whatever_ends_the_lines(end: str) -> None:
    source = end.join(
        ("# Title", "one", "- two", "", "```", "three", "```", "$$", "x^4", "$$", "", "|a|b|", "|-|-|", "|5|6|")
    )
    for block in read_markdown(source):
        for run in (*block.runs, *(run for row in block.rows for cell in row for run in cell)):
            for letter, place in zip(run.text, run.offsets, strict=True):
                assert letter == source[place] or letter == "⁴" or source[place] in end


@pytest.mark.parametrize(
    "source",
    [
        "\u2028\n\u3000\nab",
        "- | ab | c |\n  |---|---|\n  | d | e |",
        "> 1. ab | c\n>    --|--\n",
        "\x0c| ab |\n|--|\n|c|",
    ],
)
def test_letters_stand_where_they_were_written_behind_odd_spaces_and_the_marks_of_lists(source: str) -> None:
    for block in read_markdown(source):
        for run in (*block.runs, *(run for row in block.rows for cell in row for run in cell)):
            places = zip(run.text, run.offsets, strict=True)
            assert all(source[place] == letter for letter, place in places if letter.isalpha())


_SITE = "{a https://example.org/a:https://example.org/a}"


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("See https://example.org/a.", f"See {_SITE}."),
        ("[https://example.org/a]", f"[{_SITE}]"),
        ("“https://example.org/a”", f"“{_SITE}”"),
        ("**https://example.org/a**", "{b,a https://example.org/a:https://example.org/a}"),
        ("https://example.org/a…", f"{_SITE}…"),
        ("请看https://example.org/a。谢谢", f"请看{_SITE}。谢谢"),
        ("打开https://example.org/a查看", f"打开{_SITE}查看"),
        ("https://example.org/aを開く", f"{_SITE}を開く"),
        ("<https://example.org/a>", _SITE),
        ("| https://example.org/a | b |\n|---|---|", f"{{b,{_SITE[1:]} | {{b:b}}"),
        ("http://localhost:8000/v1", "{a http://localhost:8000/v1:http://localhost:8000/v1}"),
        ("https://a.org/x_(y)_z_", "{a https://a.org/x_(y)_z_:https://a.org/x_(y)_z_}"),
        ("https://a.org/?q=1&amp=2#top", "{a https://a.org/?q=1&amp=2#top:https://a.org/?q=1&amp=2#top}"),
        ("www.example.org/x.", "{a http://www.example.org/x:www.example.org/x}."),
        ("访问www.example.org。", "访问{a http://www.example.org:www.example.org}。"),
        ("Write to first_last@example.org!", "Write to {a mailto:first_last@example.org:first_last@example.org}!"),
        ("hello+xyz@mail.example is", "{a mailto:hello+xyz@mail.example:hello+xyz@mail.example} is"),
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
