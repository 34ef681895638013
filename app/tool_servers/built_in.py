"""The two tools that come along. They know the clock and numbers, and reach nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from app.tool_servers.calculator import ExpressionError, worked_out
from app.tool_servers.server_settings import BUILT_IN
from app.tool_servers.tool_server import ServerTool, ToolResult

_CLOCK = "current_date_and_time"
_CALCULATOR = "calculator"
_EXPRESSION = {
    "type": "object",
    "properties": {"expression": {"type": "string", "description": "For example: (3 + 4) * sqrt(2) / 10^2"}},
    "required": ["expression"],
}


class BuiltInTools:
    """Offers date and time, and a calculator.

    Args:
        clock: says what time it is, with its zone.
    """

    name = BUILT_IN

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now().astimezone()) -> None:
        self._clock = clock

    def tools(self) -> tuple[ServerTool, ...]:
        """Return both."""
        return (
            ServerTool(self.name, _CLOCK, "Tells today's date, the day of the week and the time.", "{}"),
            ServerTool(
                self.name,
                _CALCULATOR,
                "Works out an expression with numbers: + - * / // % ^, brackets, sqrt, log, sin, round, min, max and "
                "the like.",
                json.dumps(_EXPRESSION),
            ),
        )

    def call(self, name: str, arguments: Mapping[str, Any]) -> ToolResult:
        """Return what the tool of that name says."""
        if name == _CLOCK:
            now = self._clock()
            return ToolResult(f"{_DAYS[now.weekday()]}, {now:%Y-%m-%d}, {now:%H:%M:%S} (UTC{now:%z})")
        expression = arguments.get("expression")
        if name != _CALCULATOR or not isinstance(expression, str | int | float):
            return ToolResult("The calculator needs an “expression”.", failed=True)
        try:
            return ToolResult(worked_out(str(expression)))
        except ExpressionError as error:
            return ToolResult(str(error), failed=True)

    def stop(self) -> None:
        """Do nothing: none of them takes long enough to be stopped."""

    def close(self) -> None:
        """Do nothing: no process runs for them."""


_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
