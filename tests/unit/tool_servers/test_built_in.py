"""The clock and the calculator, which nothing that a model writes can make do anything else."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.tool_servers.built_in import BuiltInTools, ExpressionError, worked_out


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("2 + 3 * 4", "14"), ("0.1 + 0.2", "0.3"), ("10 / 4", "2.5"), ("10 / 5", "2"), ("2^10", "1024"),
        ("2 * 3^2", "18"), ("-7 // 2", "-4"), ("2**-1", "0.5"), ("0^0", "1"), ("(-1)^3", "-1"), ("(-1)^-3", "-1"),
        ("3 × 4 ÷ 6 − 1", "1"), ("sqrt(2)", "1.4142135623731"), ("round(2/3, 2)", "0.67"), ("max(1, 2.5, 2)", "2.5"),
        ("factorial(20)", "2432902008176640000"), ("2^64 * 2^64", str(2**128)), ("2 * π", "6.28318530717959"),
        ("1e3", "1000"),
    ],
)  # fmt: skip
def test_expressions(expression: str, value: str) -> None:
    assert worked_out(expression) == value


@pytest.mark.parametrize(
    "expression",
    [
        "", "2 +", "one", "'a' * 3", "[1] * 9", "True + 1", "1 if 2 else 3", "__import__('os')", "(1).real", "abs",
        "abs()", "pow(2, 3)", "abs(x=1)", "lambda: 1", "9**9**9**9", "9^(9^9)", "factorial(10**6)", "factorial(-1)",
        "1/0", "5 % 0", "0**-1", "sqrt(-1)", "(-8)**0.5", "log(0)", "1e308 * 10", "1e999", "exp(1e9)",
        "9" * 499 + "**9", "(" * 250 + "1" + ")" * 249, "1" * 501, "2 << 9999999999", "1j", "~5",
        "round(1.5, 10**9)", "max(*[1, 2])", "floor(1e400)", "\x00", "1\n2", "(" * 200 + "1" + ")" * 200 + "x",
    ],
)  # fmt: skip
def test_what_is_no_sum_or_too_large_is_refused_at_once(expression: str) -> None:
    with pytest.raises(ExpressionError):
        worked_out(expression)


@given(st.text(alphabet="0123456789.+-*/%^()e ,sqrtlogminfactorial", max_size=60))
def test_any_text_is_worked_out_or_refused(expression: str) -> None:
    try:
        value = worked_out(expression)
    except ExpressionError:
        value = ""
    assert len(value) < 1_400


def test_the_clock_tells_day_and_zone() -> None:
    tools = BuiltInTools(lambda: datetime(2026, 11, 22, 18, 5, 9, tzinfo=UTC))
    assert tools.call("current_date_and_time", {}).text == "Sunday, 2026-11-22, 18:05:09 (UTC+0000)"
    assert tools.call("calculator", {"expression": 42}).text == "42"
    assert tools.call("calculator", {}).failed
    assert tools.call("calculator", {"expression": "1/0"}).text == "It divides by zero."
    assert [tool.name for tool in tools.tools()] == ["current_date_and_time", "calculator"]
