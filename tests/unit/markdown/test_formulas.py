"""Formulas in a reply: what is one and what is money, how it reads, and that each character keeps its place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.markdown.formulas import shown_formula
from app.markdown.reader import read_markdown
from tests.unit.markdown.streams import streamed

REPLY = r"""The roots of $ax^2 + bx + c = 0$ are

$$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$

where \(a \neq 0\). It costs $5 and $6.
\[
a
- b
= c
\]
- Euler: $e^{i\pi} + 1 = 0$ and \[1\]

> $$
> E = mc^2
> $$

$$ half of

a formula"""


def shown(source: str) -> str:
    return "\n".join("".join(run.text for run in block.runs) for block in read_markdown(source))


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"E = mc^2", "E = mc²"),
        (r"\alpha_{ij} \le \beta^{n+1}", "αᵢⱼ ≤ βⁿ⁺¹"),
        (r"\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}", "(-b ± √(b² - 4ac))/(2a)"),
        (r"\frac{1}{2}mv^2 + \frac{3}{7}", "½mv² + ³⁄₇"),
        (r"\int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2}", "∫₀^∞ e^(-x²) dx = √π/2"),
        (r"\sum_{i=1}^{n} a_i", "∑ᵢ₌₁ⁿ aᵢ"),
        (r"\lim_{x \to 0} \frac{\sin x}{x}", "lim_(x→0) (sin x)/x"),
        (r"\begin{pmatrix}a & b\\ c & d\end{pmatrix}", "(a, b; c, d)"),
        (r"\forall x \in \mathbb{R}: \hat{x} \ne \vec{v}", "∀x ∈ ℝ: x̂ ≠ v⃗"),
        (r"90^\circ, A^T, f'(x), \binom{n}{k}", "90°, Aᵀ, f′(x), (n choose k)"),
        (r"\text{if } x > 0 \implies \boxed{42\%}", "if x > 0 ⟹ 42%"),
        (r"\unknown{x}", r"\unknown{x}"),
        (r"\Delta = b", "Δ = b"),
        (r"\begin{cases} 1 & x > 0 \\ 0 & \text{else} \end{cases}", "{1, x > 0; 0, else"),
        (r"\begin{dcases} 1 & \text{如果} \\ 0 & \text{否则} \end{dcases}", "{1, 如果; 0, 否则"),
        (r"\begin{rcases} a \\ b \end{rcases}", "a; b }"),
        (r"\begin{align*} a &= b \tag{1} \\ &= c \tag*{(2)} \end{align*}", "a = b (1)\u2028= c (2)"),
        (r"\begin{aligned}[t] a &= b \\[4pt] &= c \end{aligned}", "a = b\u2028= c"),
        (r"\begin{alignat}{2} a &= b \end{alignat}", "a = b"),
        (r"\begin{gather} a \\ b \end{gather}", "a\u2028b"),
        (r"E = mc^2 \tag{①} \label{eq:1}", "E = mc² (①)"),
        (r"\eqref{eq:1}, \ref{eq:2}", "(eq:1), eq:2"),
        (r"\text{当 } x > 0 \text{ 时}", "当 x > 0 时"),
        (r"\text{50% off if $x > 0$}", "50% off if x > 0"),
        (r"\color{red} x + \color{blue}{y}", "x + y"),
        (r"{\color{#ff0000} x} + \textcolor[HTML]{00FF00}{y}", "x + y"),
        (r"\colorbox{yellow}{$x^2$} \fcolorbox{red}{white}{y}", "x² y"),
        (r"\bbox[yellow]{x} \boxed{\text{答案：}42}", "x 答案：42"),
        (r"\xrightarrow[a]{f} \xleftarrow{}", "→ₐᶠ ←"),
        (r"\sum_{\substack{i<n \\ i>0}} a", "∑_(i<n,i>0) a"),
        (r"\cancel{ab} \Large x \lt y", "a̶b̶ x < y"),
        (r"\href{https://example.org/a_b%20c}{y}", "y"),
    ],
)
def test_it_reads_as_text(source: str, text: str) -> None:
    text_shown = shown_formula(source)
    assert text_shown is not None
    assert text_shown[0] == text
    assert len(text_shown[0]) == len(text_shown[1])
    assert all(0 <= place < len(source) for place in text_shown[1])


@pytest.mark.parametrize(
    "source",
    [
        "", "  ", "{", "}{", r"\frac", r"\begin{foo}", r"\sqrt{" * 60 + "x" + "}" * 60, r"\left" * 500,
        "{" * 200 + "}" * 200, "x" * 3000, r"\\" * 900,
    ],
)  # fmt: skip
def test_what_cannot_be_read_stays_as_it_was_written(source: str) -> None:
    assert shown_formula(source) is None
    assert f"${source}$"[:20] in shown(f"a ${source}$ b").replace("\n", " ")[:40]


@pytest.mark.parametrize(
    "source",
    [
        "It costs $5 and $6.",
        "Between $5-$6 or US$7, $8.50/month and 9$ more.",
        "Pay $10 now, the rest (about 20$) later",
        "Set $HOME and $PATH, then run `echo $x$`",
        "$ x $ and $$ $$ alone",
        r"An escaped \$x\$ sign",
        "costs $5 and $10, or 20$.",
        "价格是$5和$10。",
        "买了3$的苹果和5$的梨",
        "收费$5，不含税$。",
        "从$5涨到$8，再到$10",
        "a $logo$ and $Many$ or $PATHS$",
        "약 $5에서 $10까지",
    ],
)
def test_money_is_no_formula(source: str) -> None:
    assert shown(source) == source.replace("\\$", "$").replace("`", "")


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("设$x=1$，则$y=x^2$。当$n$增大时。", "设x=1，则y=x²。当n增大时。"),
        ("関数$f(x)=x^2$は", "関数f(x)=x²は"),
        ("함수$f(x)$는", "함수f(x)는"),
        ("从$a$到$b$，费用$5。", "从a到b，费用$5。"),
        ("（$x$）和「$y$」", "（x）和「y」"),
        ("و$x=1$ في", "وx=1 في"),
        ("$速度 = \\frac{路程}{时间}$", "速度 = 路程/时间"),
        ("**$x$**是", "x是"),
        (r"当\(x=1\)时", "当x=1时"),
        ("三角形$ABC$和$O(n log n)$，$sin x$", "三角形ABC和O(n log n)，sin x"),
        (r"the \( speed \) of \(AB\) and \(max(a, b)\)", "the speed of AB and max(a, b)"),
    ],
)
def test_a_formula_stands_beside_letters_that_need_no_space(source: str, text: str) -> None:
    assert shown(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("Best regards,\n\\[Your Name]\n**Sales** team", "Best regards,\u2028[Your Name]\u2028Sales team"),
        (r"- \[optional] the **first** argument", "[optional] the first argument"),
        (r"Dear \[Your Name\], inactivity \[do not\] constitute", "Dear [Your Name], inactivity [do not] constitute"),
        (r"\[Your Name\]", "[Your Name]"),
        ("\\[Name]\n\\[Address\\]", "[Name]\u2028[Address]"),
        (r"- \[x\] done and \[ \] open", "[x] done and [ ] open"),
        (r"> \[!NOTE] **b**", "[!NOTE] b"),
        (r"[see \[1\]](https://example.org) and \[sic\]", "see [1] and [sic]"),
        (r"\(optional\) and \(see below\)", "(optional) and (see below)"),
        (r"\[snake_case\] and \[a, b\] and \[1-3\]", "[snake_case] and [a, b] and [1-3]"),
        (r"we get \[x = 2\] so \(n\) and [\[y^2\]](https://example.org)", "we get x = 2 so n and y²"),
        ("\\[\nspeed = distance / time\n\\]", "speed = distance / time"),
        (r"\[ \begin{pmatrix} 1 \\[2pt] 2 \end{pmatrix} \]", "(1; 2)"),
    ],
)
def test_a_bracket_that_was_kept_one_is_one(source: str, text: str) -> None:
    assert shown(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("$$ open\n**bold**\n\n- item", "$$ open\u2028bold\nitem"),
        ("\\[ open **bold**\n\n*i*", "[ open bold\ni"),
        ("\\[\nx = 1\n\n**b**", "[\u2028x = 1\nb"),
        ("\\( open **b** and $open *i*", "( open b and $open i"),
        ("\\begin{align}\nopen\n\n**b**", "\\begin{align}\u2028open\nb"),
        ("- \\[open\n- **b**", "[open\nb"),
        ("$$\na_1 * b_1 * c", "$$\u2028a_1 * b_1 * c"),
    ],
)
def test_a_formula_without_an_end_takes_nothing_with_it(source: str, text: str) -> None:
    assert shown(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("\\begin{align}\na &= b \\\\\n&= c\n\\end{align}", "a = b\u2028= c"),
        ("Text\n\\begin{equation*}\nE = mc^2\n\\end{equation*}\nmore", "Text\nE = mc²\nmore"),
        (r"f = \begin{cases} 1 & x>0 \\ 0 & 其他 \end{cases}.", "f = {1, x>0; 0, 其他."),
        ("\\begin{itemize}\n\\item a\n\\end{itemize}", "\\begin{itemize}\u2028\\item a\u2028\\end{itemize}"),
        ("so $D$,$$\nx = 1\n$$\nmore", "so D,x = 1\u2028more"),
        ("```\n\\begin{align}\n\\end{align}\n```", "\\begin{align}\n\\end{align}"),
    ],
)
def test_an_environment_needs_no_dollars(source: str, text: str) -> None:
    assert shown(source) == text


@pytest.mark.parametrize(
    ("row", "cells"),
    [
        (r"| $|x|$ | abs |", ("|x|", "abs")),
        (r"| $P(A|B)$ | $\{x | x > 0\}$ |", ("P(A|B)", "{x | x > 0}")),
        (r"| \(|y|\) | $P(A\|B)$ |", ("|y|", "P(A|B)")),
        (r"| $$a|b$$ | c |", ("a|b", "c")),
        (r"| $5 | $6 |", ("$5", "$6")),
        (r"|$5|$6|", ("$5", "$6")),
        (r"| $HOME|$PATH |", ("$HOME", "$PATH")),
        (r"| $x|$ |", ("$x", "$")),
        (r"| `$a` | `b$` |", ("$a", "b$")),
        (r"> | $|x|$ | b |", ("|x|", "b")),
    ],
)
def test_the_bars_of_a_formula_part_no_cells(row: str, cells: tuple[str, ...]) -> None:
    lead = "> " if row.startswith(">") else ""
    source = f"{lead}| a | b |\n{lead}|---|---|\n{row}"
    (table,) = read_markdown(source)
    assert tuple("".join(run.text for run in cell) for cell in table.rows[1]) == cells
    for run in (run for cell in table.rows[1] for run in cell):
        places = zip(run.text, run.offsets, strict=True)
        assert all(source[place] == letter for letter, place in places if letter.isalnum())


def test_formulas_stand_in_the_middle_of_lines_and_on_lines_of_their_own() -> None:
    assert shown(REPLY).split("\n") == [
        "The roots of ax² + bx + c = 0 are",
        "x = (-b ± √(b² - 4ac))/(2a)",
        "where a ≠ 0. It costs $5 and $6.",
        "a - b = c",
        "Euler: e^(iπ) + 1 = 0 and [1]",
        "E = mc²",
        "$$ half of",
        "a formula",
    ]


def test_each_character_stands_where_its_part_of_the_formula_is() -> None:
    source = r"Then $\frac{a}{b^2}$."
    (block,) = read_markdown(source)
    places = {character: source[at] for run in block.runs for character, at in zip(run.text, run.offsets, strict=True)}
    assert (places["a"], places["b"], places["²"], places["/"], places["."]) == ("a", "b", "2", "\\", ".")


@pytest.mark.parametrize("step", [1, 3, 7])
def test_a_growing_reply_ends_as_the_whole_one(step: int) -> None:
    assert streamed(REPLY, range(0, len(REPLY), step)) == read_markdown(REPLY)


@settings(max_examples=300)
@given(st.text(alphabet="$\\()[]{}^_ ab1&%~'\n-|中", max_size=60), st.lists(st.integers(0, 60), max_size=4))
def test_nothing_breaks_it_and_growing_changes_nothing(source: str, cuts: list[int]) -> None:
    page = streamed(source, sorted(min(cut, len(source)) for cut in cuts))
    assert page == read_markdown(source)
    for block in page:
        for run in block.runs:
            assert len(run.text) == len(run.offsets)
            assert all(0 <= at < len(source) for at in run.offsets)
