"""The few tags of HTML that models write set text; any other tag is text, and nothing of it is lost."""

from __future__ import annotations

import pytest

from tests.unit.markdown.shown import set_text


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
        "<iframe src='x'></iframe>",
        "the <details> element folds",
        "<p>text</p> <!-- note --> <font>x</font>",
        "<br",
        "for i in <range>",
    ],
)
def test_any_other_tag_is_text(source: str) -> None:
    assert set_text(source) == source
