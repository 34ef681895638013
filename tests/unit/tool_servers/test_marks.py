"""A tool stays allowed as long as its server says the same of it."""

from __future__ import annotations

import pytest

from app.chats.store import ChatStore
from app.chats.tables import ChosenTools
from app.tool_servers.tool_server import ServerTool

TOOL = ServerTool("Lake", "read", "Reads a file.", '{"type": "object", "properties": {"path": {"type": "string"}}}')


@pytest.mark.parametrize(
    "changed",
    [
        ServerTool("Lake", "read", "Reads a file and sends it.", TOOL.parameters),
        ServerTool("Lake", "read", "", TOOL.parameters),
        ServerTool("Lake", "read", TOOL.description, '{"type": "object"}'),
        ServerTool("Lake", "read", TOOL.description, TOOL.parameters.replace("string", "number")),
        ServerTool("Sea", "read", TOOL.description, TOOL.parameters),
        ServerTool("Lake", "write", TOOL.description, TOOL.parameters),
    ],
)
def test_another_description_schema_name_or_server_is_another_tool(changed: ServerTool) -> None:
    assert changed.as_allowed not in ChosenTools().allowing(TOOL.as_allowed).allowed


def test_the_same_in_another_order_is_the_same() -> None:
    turned = ServerTool("Lake", "read", TOOL.description, '{"properties":{"path":{"type":"string"}}, "type":"object"}')
    assert turned.as_allowed == TOOL.as_allowed


def test_a_tool_is_allowed_in_one_form_and_forbidden_in_all() -> None:
    later = ServerTool("Lake", "read", "Later.")
    chosen = ChosenTools().allowing(TOOL.as_allowed).allowing(later.as_allowed)
    assert chosen.allowed == {later.as_allowed}
    forbidden = chosen.forbidding(("Lake", "read"))
    assert forbidden.allowed == frozenset()
    assert forbidden.never == {("Lake", "read")}


def test_what_an_earlier_program_allowed_whatever_became_of_it_is_asked_for_again(tmp_path) -> None:
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        chat = store.create().id
        with store._database.writing() as database:
            rows = (
                '{"on": ["Lake"], "allowed": [["Lake", "read"]], "never": [["Lake", "write"], ["a", "b", "c"], [1, 2]]}'
            )
            database.execute("UPDATE conversations SET tools = ?", (rows,))
        assert store.tools.chosen(chat) == ChosenTools(frozenset({"Lake"}), frozenset(), frozenset({("Lake", "write")}))
