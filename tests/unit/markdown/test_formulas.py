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
    ],
)
def test_it_reads_as_text(source: str, text: str) -> None:
    found = shown_formula(source)
    assert found is not None
    assert found[0] == text
    assert len(found[0]) == len(found[1])
    assert all(0 <= place < len(source) for place in found[1])


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
    ],
)
def test_money_is_no_formula(source: str) -> None:
    assert shown(source) == source.replace("\\$", "$").replace("`", "")


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
@given(st.text(alphabet="$\\()[]{}^_ ab1&%~'\n", max_size=60), st.lists(st.integers(0, 60), max_size=4))
def test_nothing_breaks_it_and_growing_changes_nothing(source: str, cuts: list[int]) -> None:
    page = streamed(source, sorted(min(cut, len(source)) for cut in cuts))
    assert page == read_markdown(source)
    for block in page:
        for run in block.runs:
            assert len(run.text) == len(run.offsets)
            assert all(0 <= at < len(source) for at in run.offsets)
