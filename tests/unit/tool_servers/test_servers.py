"""Servers of tools: one made with the protocol's own package, and those that a person should come to no harm by."""

from __future__ import annotations

import base64
import json
import shlex
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from app.tool_servers.client_process import ClientProcess
from app.tool_servers.faults import USUAL, Limits, Progress, ServerFault, Stopped
from app.tool_servers.server_settings import BUILT_IN
from app.tool_servers.tool_server import ServerPrompt, ServerResource, ToolServer
from app.tool_servers.toolbox import OfferedTexts, Toolbox
from app.tools.definitions import NAME, ToolCall
from tests.conftest import PATIENCE_S
from tests.fakes import tool_servers as fakes
from tests.fakes.tool_servers import HOSTILE_NAME, server

pytestmark = pytest.mark.not_quick

_HASTY = replace(USUAL, call_s=0.5, closing_s=0.5)
_QUICK = replace(USUAL, closing_s=0.5)


Run = Callable[..., closing[ToolServer]]
MakeBox = Callable[..., closing[Toolbox]]


@pytest.fixture
def running(process: ClientProcess) -> Run:
    """Return what starts a fake server."""

    def run(kind: str, limits: Limits = _QUICK, **variables: str) -> closing[ToolServer]:
        return closing(ToolServer(server(kind, **variables), process, limits))

    return run


@pytest.fixture
def toolbox(process: ClientProcess) -> MakeBox:
    """Return what makes a toolbox of servers."""
    return lambda *servers: closing(Toolbox(lambda: servers, _QUICK, process))


def children() -> set[psutil.Process]:
    return set(psutil.Process().children(recursive=True))


def test_a_server_of_the_protocols_own_package_offers_tools_and_answers(
    monkeypatch: pytest.MonkeyPatch, running: Run
) -> None:
    monkeypatch.setenv("LAKE_TOKEN", "a secret of the person's")
    with running("good", LAKE_KEY="its own") as good:
        by_name = {tool.name: tool for tool in good.tools()}
        assert list(by_name) == ["repeat", "fail", "variables"]
        assert by_name["repeat"].description == "Say something several times."
        assert set(json.loads(by_name["repeat"].parameters)["properties"]) == {"text", "times"}
        assert good.call("repeat", {"text": "größer", "times": 2}).text == "größer größer"
        assert good.call("fail", {}).failed
        assert good.resources() == (ServerResource("lake://depth", "Depth", "How deep it is."),)
        assert good.read_resource("lake://depth").text == "40 m"
        (prompt,) = good.prompts()
        assert (prompt.title, prompt.description) == ("Ask a fish", "Write to a fish.")
        assert prompt.arguments == (("name", "", True), ("mood", "", False))
        assert good.write_prompt("ask_fish", {"name": "Ida"}).text == "Dear Ida, are you calm?"
        known = good.call("variables", {}).text
        assert "LAKE_KEY" in known
        assert "LAKE_TOKEN" not in known


def test_one_that_hangs_is_given_up_and_can_be_asked_again(running: Run) -> None:
    with running("hangs", _HASTY) as hanging:
        assert [tool.name for tool in hanging.tools()] == ["act"]
        for _ in range(2):
            with pytest.raises(ServerFault, match="did not answer within"):
                hanging.call("act", {})
        assert hanging.alive


def test_a_call_that_is_not_wanted_any_more_ends_and_its_server_is_told(running: Run) -> None:
    with running("notes cancellations") as hanging:
        hanging.tools()
        with pytest.raises(Stopped):
            hanging.call("act", {}, lambda: False)
        texts = (hanging.call("cancelled", {}).text for _ in range(100))
        assert next(text for text in texts if text != "[]") == '["caller cancelled"]'


def test_one_that_never_answers_can_be_ended_while_it_is_waited_for(process: ClientProcess) -> None:
    deaf = ToolServer(server("deaf"), process, _QUICK)
    closing = threading.Timer(0.05, deaf.close)
    closing.start()
    with pytest.raises(ServerFault, match="switched off"):
        deaf.tools()
    closing.join()


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("dies", "ended by itself: out of fish"),
        ("floods a line", "said more than 4 MB"),
        ("floods lines", "16 MB"),
        ("floods requests", "16 MB"),
    ],
)
def test_one_that_dies_or_floods_costs_its_own_connection_alone(kind: str, sentence: str, running: Run) -> None:
    with running(kind) as bad:
        bad.tools()
        with pytest.raises(ServerFault, match=sentence):
            bad.call("act", {})
        assert not bad.alive
        with pytest.raises(ServerFault, match=sentence):
            bad.call("act", {})


def test_one_that_does_not_start_says_why(running: Run, process: ClientProcess) -> None:
    with running("dies at once") as dead, pytest.raises(ServerFault, match="there is no token for the lake"):
        dead.tools()
    missing = replace(server("good"), command="no-such-program-anywhere")
    with pytest.raises(ServerFault, match="there is no program “no-such-program-anywhere”"):
        ToolServer(missing, process)


def test_what_a_server_asks_for_is_refused_but_for_a_sign_of_life(running: Run) -> None:
    with running("asks for the world") as asking:
        asking.tools()
        answers = json.loads(asking.call("act", {}).text)
    assert ["code" in answer for answer in answers] == [True, True, True, False]


def test_a_long_result_is_cut_and_says_so_and_pictures_are_named(running: Run) -> None:
    with running("long") as long:
        long.tools()
        text = long.call("act", {}).text
        assert len(text) < USUAL.result_letters + 100
        assert text.endswith("(cut here: the result is longer than 24,000 characters)")
    with running("pictures") as pictures:
        pictures.tools()
        assert pictures.call("act", {}).text == "(a picture: image/png, which cannot be read here)\n\na lake"


def test_what_a_server_has_to_read_is_bounded_and_what_is_no_resource_is_left_out(running: Run) -> None:
    with running("reads") as reading:
        first, *others = reading.resources()
        assert first == ServerResource("lake://\u202e", "a b")
        assert len(others) == USUAL.resources - 1
        read = reading.read_resource("lake://1")
        assert read.text.endswith("(cut here: the result is longer than 2,000,000 characters)")
        assert read.pictures == (base64.b64decode(fakes.PICTURE),)
        assert reading.prompts() == (ServerPrompt("ask", "ask", "", (("who", "", True),)),)
        assert "'who': 'Ida'" in reading.write_prompt("ask", {"who": "Ida"}).text


@pytest.mark.parametrize("kind", ["plain", "promises"])
def test_a_server_without_resources_and_prompts_has_none(kind: str, toolbox: MakeBox) -> None:
    with toolbox(server(kind)) as box:
        assert box.texts([BUILT_IN, "Test server"]) == OfferedTexts()


def test_a_server_that_dies_costs_the_others_nothing_to_read(toolbox: MakeBox) -> None:
    servers = [server("dies at once", "First"), server("reads", "Second")]
    with toolbox(*servers) as box:
        texts = box.texts(["First", "Second"])
        assert texts.problems == ("“First” ended by itself: there is no token for the lake.",)
        assert [name for name, _ in texts.prompts] == ["Second"]
        assert "'who': 'Ida'" in box.write_prompt("Second", "ask", {"who": "Ida"}).text
        assert box.read_resource("Second", "lake://1").pictures


@pytest.mark.parametrize(
    "kind",
    ["ids as texts", "greets", "Windows", "old", "without greeting", "empty cursor"],
)
def test_servers_that_answer_in_their_own_way_are_understood(kind: str, running: Run) -> None:
    with running(kind) as odd:
        assert [tool.name for tool in odd.tools()] == ["act"]
        assert odd.left_out == 0
        assert odd.call("act", {}).text == "[]"


def test_a_server_that_has_something_else_than_tools_has_none(running: Run) -> None:
    with running("knows no tools") as reading:
        assert reading.tools() == ()
    with running("fails") as failing, pytest.raises(ServerFault, match="refused"):
        failing.tools()


def test_a_tool_that_asks_back_says_so(running: Run) -> None:
    with running("asks back") as asking, pytest.raises(ServerFault, match="asks back"):
        asking.call("act", {})


def test_tools_are_asked_for_again_once_the_server_says_that_they_changed(running: Run) -> None:
    with running("grows") as growing:
        for _ in range(2):
            assert [tool.name for tool in growing.tools()] == ["act"]
        growing.call("act", {})
        assert [tool.name for tool in growing.tools()] == ["act", "act1"]


def test_a_call_that_tells_of_its_progress_may_take_longer_but_not_for_ever(running: Run) -> None:
    with running("tells of progress", replace(_QUICK, call_s=2)) as slow:
        slow.tools()
        steps: list[Progress] = []
        assert slow.call("act", {"times": 25}, show_progress=steps.append).text == "[]"
        assert steps == [Progress(step, 25, "reading") for step in range(25)]
    with running("tells of progress", replace(_QUICK, call_s=0.3, whole_call_s=0.6)) as slow:
        slow.tools()
        with pytest.raises(ServerFault, match="did not answer within"):
            slow.call("act", {"times": 600})


def test_a_server_may_be_given_less_time(process: ClientProcess) -> None:
    with closing(ToolServer(replace(server("hangs"), answer_s=0.2), process, _QUICK)) as hanging:
        hanging.tools()
        with pytest.raises(ServerFault, match="did not answer within"):
            hanging.call("act", {})


def test_a_server_starts_in_its_folder_and_says_where_there_is_none(tmp_path: Path, process: ClientProcess) -> None:
    program = tmp_path / "here.py"
    program.write_text(Path(fakes.__file__).read_text())
    settings = replace(server("plain"), arguments=("here.py", "plain"), folder=str(tmp_path))
    with closing(ToolServer(settings, process, _QUICK)) as started:
        assert [tool.name for tool in started.tools()] == ["act"]
    with pytest.raises(ServerFault, match="there is no folder"):
        ToolServer(replace(settings, folder=str(tmp_path / "absent")), process)


@pytest.mark.skipif(sys.platform == "win32", reason="there it is the way to start them")
@pytest.mark.parametrize("way", ["through the shell of Windows", "in one line"])
def test_commands_that_are_written_otherwise_start_too(way: str, process: ClientProcess) -> None:
    settings = server("plain")
    words = (settings.command, *settings.arguments)
    written = ("cmd", "/c", *words) if way.startswith("through") else (shlex.join(words),)
    with closing(ToolServer(replace(settings, command=written[0], arguments=written[1:]), process, _QUICK)) as started:
        assert [tool.name for tool in started.tools()] == ["act"]


def test_of_a_thousand_tools_some_are_taken_and_an_endless_list_ends(running: Run) -> None:
    with running("a thousand") as many:
        assert len(many.tools()) == USUAL.tools
        assert many.left_out == 1_000 - USUAL.tools
    with running("endless list") as endless:
        assert len(endless.tools()) == USUAL.pages


def test_hostile_names_become_names_that_models_write_and_what_is_no_tool_is_left_out(toolbox: MakeBox) -> None:
    with toolbox(server("hostile")) as box:
        offered = box.offered(["Test server"])
        assert list(offered.by_name) == ["weather_b_now_b", "weather_b_now__b"]
        assert all(NAME.fullmatch(name) for name in offered.by_name)
        assert all(tool.parameters.encode() for tool in offered.tools), "no halves of letters, which no prompt can hold"
        assert offered.by_name["weather_b_now_b"].name == HOSTILE_NAME
        assert offered.problems == ("7 tools of “Test server” cannot be used, and are left out.",)
        result = box.call(offered, ToolCall("weather_b_now_b", "{}"))
        assert "\x1b" not in result.text
        assert "<script>" in result.text  # letters like others


def test_servers_are_asked_at_once_and_who_stops_waiting_waits_for_none(process: ClientProcess) -> None:
    box = Toolbox(lambda: [server("deaf", "First"), server("deaf", "Second")], _QUICK, process)
    ended: list[object] = []
    unwanted = threading.Event()

    def prepare() -> None:
        try:
            ended.append(box.offered(["First", "Second"], is_wanted=lambda: not unwanted.is_set()))
        except Stopped as stopped:
            ended.append(stopped)

    others = children()
    waiting = threading.Thread(target=prepare)
    try:
        waiting.start()
        while len(children() - others) < 2 and not ended:
            waiting.join(0.05)
        unwanted.set()
        waiting.join(PATIENCE_S)
        assert isinstance(ended[0], Stopped)
    finally:
        box.close()
        waiting.join(PATIENCE_S)


def test_a_server_that_ended_answers_the_next_call_of_the_reply_too(toolbox: MakeBox) -> None:
    others = children()
    with toolbox(server("plain")) as box:
        offered = box.offered(["Test server"])
        call = ToolCall("act", "{}")
        assert box.call(offered, call).text == "[]"
        (process,) = children() - others
        process.kill()
        box.call(offered, call)  # fails, where its end was not seen before
        assert box.call(offered, call).text == "[]"


def test_tools_named_in_another_script_have_names_that_models_write_too(toolbox: MakeBox) -> None:
    with toolbox(server("other scripts", "工具")) as box:
        offered = box.offered(["工具"])
        assert [tool.name for tool in offered.by_name.values()] == ["天气", "时间", "日期"]
        assert all(NAME.fullmatch(name) for name in offered.by_name)


def _family(pids: Path) -> list[psutil.Process]:
    """A server that stays when nobody writes to it, and the child it started."""
    return [psutil.Process(int(pid)) for pid in pids.read_text().split()]


def _those_that_stay(family: list[psutil.Process], seconds: float = PATIENCE_S) -> list[psutil.Process]:
    return psutil.wait_procs(family, seconds)[1]


def test_nothing_that_a_server_started_is_left(tmp_path: Path, running: Run) -> None:
    pids = tmp_path / "pids"
    with running("children", PIDS=str(pids)) as parent:
        parent.tools()
        family = _family(pids)
    assert len(family) == 2
    assert not _those_that_stay(family)


def test_one_process_asks_all_servers_and_ends_with_them(tmp_path: Path) -> None:
    servers, others = [server("plain", "First"), server("children", "Second", PIDS=str(tmp_path / "pids"))], children()
    with closing(Toolbox(lambda: servers, _QUICK)) as box:
        box.prepare()
        assert len(children() - others) == 1
        assert len(box.offered(["First", "Second"]).by_name) == 2
        assert len(children() - others) == 4
    assert not children() - others


def test_the_end_of_the_process_that_asks_costs_a_sentence_and_it_is_started_anew(tmp_path: Path) -> None:
    pids, others = tmp_path / "pids", children()
    servers = [server("plain", "First"), server("children", "Second", PIDS=str(pids))]
    with closing(Toolbox(lambda: servers, _QUICK)) as box:
        offered = box.offered(["First", "Second"])
        family = _family(pids)
        (child,) = [one for one in children() - others if "_child" in one.cmdline()]
        child.kill()
        assert not _those_that_stay(family)
        failed = box.call(offered, ToolCall("act", "{}"))  # where its end was not seen before
        assert failed.text in {"“First” ended by itself.", "[]"}
        assert box.call(offered, ToolCall("act", "{}")).text == "[]"
        assert len(box.offered(["First", "Second"]).by_name) == 2
    assert not children() - others


def test_a_child_process_that_hangs_is_not_waited_for_without_end() -> None:
    process, others = ClientProcess(), children()
    process.start()
    (child,) = children() - others
    child.suspend()
    process.close(0.1)
    assert not child.is_running()


def test_no_child_process_is_started_where_no_server_is_on() -> None:
    others = children()
    with closing(Toolbox(lambda: [replace(server("plain"), on=False)], _QUICK)) as box:
        box.prepare()
        assert not children() - others


def test_a_toolbox_starts_servers_when_they_are_needed_and_says_what_cannot_be_had(process: ClientProcess) -> None:
    servers = [server("dies", "First"), replace(server("dies at once", "Second"), on=True), server("deaf", "Third")]
    servers[2] = replace(servers[2], on=False)
    with closing(Toolbox(lambda: servers, _QUICK, process)) as box:
        assert box.names() == (BUILT_IN, "First", "Second")
        offered = box.offered([BUILT_IN, "First", "Second", "Third"], never={("First", "none")})
        assert list(offered.by_name) == ["current_date_and_time", "calculator", "act"]
        assert offered.problems == ("“Second” ended by itself: there is no token for the lake.",)
        assert box.call(offered, ToolCall("calculator", '{"expression": "2^10"}')).text == "1024"
        assert box.call(offered, ToolCall("other", "{}")).failed
        died = box.call(offered, ToolCall("act", "{}"))
        assert died.failed
        assert "out of fish" in died.text
        again = box.call(offered, ToolCall("act", "{}"))  # the next call starts it anew
        assert "out of fish" in again.text or "ended" in again.text
        servers[0] = replace(servers[0], on=False)
        box.renew()
        assert box.call(offered, ToolCall("act", "{}")).text == "“First” is switched off."
        assert [tool.name for tool in box.try_out(server("dies"))[0]] == ["act"]
    with pytest.raises(ServerFault):
        box.try_out(server("dies"))


def test_a_server_that_is_switched_off_is_not_waited_for_but_closing_waits(tmp_path: Path) -> None:
    pids, others = tmp_path / "pids", children()
    servers = [server("children", PIDS=str(pids))]  # it stays when nobody writes to it, so that it has to be ended
    with closing(Toolbox(lambda: servers, _QUICK)) as box:
        box.offered(["Test server"])
        family = _family(pids)
        (child,) = [one for one in children() - others if "_child" in one.cmdline()]
        child.suspend()
        servers.clear()
        box.renew()
        assert len(_those_that_stay(family, 0)) == 2
        child.resume()
    assert not [one for one in family if one.is_running() and one.status() != psutil.STATUS_ZOMBIE]
