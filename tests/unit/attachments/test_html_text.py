"""A web page is given as Markdown: what its reader sees, in that order, and nothing that is hidden."""

from __future__ import annotations

import pytest

from app.attachments.html_text import markdown_of, text_of_html


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("<p>10<sup>6</sup> cells, H<sub>2</sub>O", "10^6 cells, H_2O"), ("x<sup>n+1</sup>", "x^(n+1)"),
        ("10<sup>−9</sup> m", "10^−9 m"), ("log<sub>2</sub>8", "log_(2)8"), ("1<sup>st</sup>", "1st"),
        ("see<sup>[1]</sup>", "see[1]"), ("2020<sup><a href='#n'>1</a></sup>", "2020[1]"), ("f<sup>(2)</sup>", "f^(2)"),
        ("3<sup>1</sup>/<sub>2</sub> cups", "3 1/2 cups"),
        ("<sup>3</sup>&frasl;<sub>4</sub>, &frac12;", "3/4, ½"), ("a<sup></sup>", "a"),
        ("10<span style='font-size: 8pt; vertical-align: super'>6</span> m", "10^6 m"),
        ("e<sup>x<sup>2</sup></sup>", "e^(x^2)"),
    ],
)  # fmt: skip
def test_a_power_does_not_become_another_number(page: str, text: str) -> None:
    assert markdown_of(page) == text


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        ('<math alttext="x=1"><mi>x</mi><mo>=</mo><mn>1</mn></math>', "x=1"),
        ("<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "1/2"),
        ("<math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "2 1/2"),
        ("<math><msup><mn>10</mn><mn>6</mn></msup></math>", "10^6"),
        ("<math><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt></math>", "√(x+1)"),
        ("<math><mroot><mi>x</mi><mn>3</mn></mroot></math>", "^3√x"),
        (("<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>"
         "<msub><mi>x</mi><mi>i</mi></msub></math>"), "∑_(i=1)^n x_i"),
        (("<math><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd>"
         "<mtd><mn>1</mn></mtd></mtr></mtable><mo>]</mo></math>"), "[1, 0; 0, 1]"),
        ("<math><mi>sin</mi><mo>&#x2061;</mo><mi>x</mi></math>", "sin x"),
        ("<math><mmultiscripts><mi>U</mi><mn>2</mn><none/><mprescripts/><mn>92</mn><mn>238</mn></mmultiscripts></math>",
         "_92^238U_2"),
        ("<math><mover><mi>v</mi><mo>→</mo></mover></math>", "v⃗"),
        ("<math><semantics><mi>a</mi><annotation encoding='x-tex'>\\a</annotation></semantics></math>", "a"),
        ("<m:math xmlns:m='urn:m'><m:msup><m:mi>a</m:mi><m:mn>2</m:mn></m:msup></m:math>", "a^2"),
        ("<math>a</math>", "a"), ("<math><mtable><mtr><mtd>1</mtd></mtr></mtable></math>", "[1]"),
        ("<span class='katex'><math><mi>b</mi></math><span class='katex-html' aria-hidden='true'>b</span></span>", "b"),
    ],
)  # fmt: skip
def test_a_formula_is_written_on_a_line(formula: str, text: str) -> None:
    assert markdown_of(f"<p>Let {formula} be</p>") == f"Let {text} be"


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("<ul><li>a<ul><li>b</ul><li>c</ul>", "- a\n  - b\n- c"),
        ("<ol start=3><li>x<li>y<li value=9>z</ol>", "3. x\n4. y\n9. z"),
        ("<ol reversed><li>x<li>y</ol>", "2. x\n1. y"), ("<ul><li><p>a<p>b<li>c</ul>", "- a\n\n  b\n- c"),
        ("<dl><dt>Rain<dd>Water<dd>falling<dt>Snow<dd>Ice</dl>", "Rain\n:   Water\n:   falling\n\nSnow\n:   Ice"),
        ("<table><tr><th>A<th>B<tr><td>1<br>2<td><ul><li>x<li>y</ul><tr><td colspan=2>z</table>",
         "| A | B |\n| --- | --- |\n| 1 2 | - x - y |\n| z | |"),
        ("<table><tr><td>a|b<td><table><tr><td>n<td>m<tr><td>k</table></table>",
         "| a\\|b | (n, m; k) |\n| --- | --- |"),
        ("<table><thead><tr><th>A<tbody><tr><td>1</table>", "| A |\n| --- |\n| 1 |"),
        ("<p>a</p><pre>x\n\n\n  y\n\tz</pre>", "a\n\n```\nx\n\n\n  y\n\tz\n```"),
        ("<pre>a\n  b*c_d</pre>", "```\na\n  b*c_d\n```"), ("use <code>a_b</code>", "use `a_b`"),
        ("<h2>Why <i>it</i> rains</h2>text", "## Why it rains\n\ntext"),
        ("<b>bold</b> <a href='x'>link</a>", "bold link"),
        ("was <s>100</s> 80", "was ~~100~~ 80"), ("<p>one<p>two<div>three</div>four", "one\n\ntwo\n\nthree\n\nfour"),
        ("<label><input type=checkbox checked> done</label> <input type=text value=x>", "[x] done"),
        ("<ruby>漢<rt>かん</rt></ruby><ruby>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>", "漢(かん)字(じ)"),
        ("a &lt;b&gt; &amp;amp; *c* _d_", "a <b> &amp; *c* _d_"), ("x<br>y", "x\ny"),
        ('<img src="http://127.0.0.1:9/x" alt="A cloud">', "A cloud"),
        ("<details><summary>More</summary>hidden until asked</details>", "More\n\nhidden until asked"),
    ],
)  # fmt: skip
def test_the_shape_of_a_page_is_kept(page: str, text: str) -> None:
    assert markdown_of(page) == text


@pytest.mark.parametrize(
    "unseen",
    [
        "<script>no</script>", "<style>no</style>", "<template>no</template>", "<noscript>no</noscript>", "<!-- no -->",
        "<p hidden>no</p>", "<p style='color: red; display : none'>no</p>", "<select><option>no<option>no</select>",
        "<svg><text>no</text></svg>", "<iframe>no</iframe>", "<![CDATA[no]]>", "<?php no ?>",
    ],
)  # fmt: skip
def test_what_nobody_sees_is_left_out(unseen: str) -> None:
    assert markdown_of(f"yes{unseen}") == "yes"


def test_an_xhtml_page_is_read_as_it_declares() -> None:
    page = '<?xml version="1.0" encoding="windows-1251"?><html><body>Привет</body></html>'.encode("cp1251")
    assert text_of_html(page) == ("Привет", "")


def test_a_page_that_was_saved_with_its_pictures_is_its_page() -> None:
    saved = (
        'From: <Saved by a browser>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="x"\r\n\r\n'
        '--x\r\nContent-Type: text/html; charset="koi8-r"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n'
        "<h1>=F0=D2=C9=D7=C5=D4</h1>=\r\n<p>10<sup>6</sup>\r\n--x\r\nContent-Type: image/png\r\n\r\n\x01\r\n--x--\r\n"
    )  # fmt: skip
    assert text_of_html(saved.encode()) == ("# Привет\n\n10^6", "")
