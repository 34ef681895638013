"""Whether replies may call tools."""

from __future__ import annotations

from app.settings.declaration import Section, Setting


class ToolSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    tools_on = Setting(
        bool, False, "Let chats use tools",
        "A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked "
        "before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.",
        Section.TOOLS,
    )  # fmt: skip
