"""Words of a person or a stranger reach neither the log nor standard error, whichever job or package fails."""

from __future__ import annotations

import asyncio
import base64
import gc
import json
import logging
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from app.attachments.reading import UnreadableFile, read_file
from app.chats.assistants import Assistant
from app.chats.imports.containers import ImportRefused
from app.chats.imports.importing import ImportProgress, import_chats
from app.chats.store import ChatStore
from app.engine.commands import Generate, LoadPair, Message, Picture
from app.engine.events import Event, Failed, PrefillProgress
from app.errors import BugError, ModelFileError
from app.llama.context import Context, StopFlag
from app.llama.library import native_log
from app.llama.model import LoadCancelled, Model
from app.models.library.starter import packaged_file
from app.paths import Paths
from app.serve.model_registry import ModelChoice
from app.serve.security import AccessRules
from app.serve.server import ServeOptions
from app.settings import Settings
from app.speculation.language_model import BrokenModel, Interrupted
from app.system.logfile import writing_log
from app.tool_servers.client_process import ClientProcess
from app.tool_servers.faults import USUAL, ServerFault
from app.tool_servers.server_settings import ServerSettings
from app.tool_servers.tool_server import ToolServer
from tests.fakes import tiny_gguf
from tests.fakes.documents import docx, pdf
from tests.fakes.made_up_exports import chatgpt_archive, chatgpt_chat
from tests.fakes.model_server import Reply, answering, as_json, stream
from tests.fakes.tiny_projector import png_of, projector
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import serving
from tests.unit.cli.chat.conftest import ConversationHarness

SECRET = "xylophone-7719"
RAISING = "{{ raise_exception('No ' + messages[-1].content) }}"


Check = Callable[[], None]


@pytest.fixture
def look_through(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> Iterator[Check]:
    """Look through all that was logged, or said on standard error, so far; call it when the work is done."""
    path = tmp_path / "log"

    def look() -> None:
        ours = [record for record in caplog.records if record.name.startswith(("app", "draftlight"))]
        log_text = "".join(f"{record.name}: {record.getMessage()} {record.exc_info}\n" for record in ours)
        written = path.read_text(encoding="utf-8")
        assert "INFO" in written, "what is looked through is the log"
        assert SECRET not in written
        assert SECRET not in log_text
        assert SECRET not in capfd.readouterr().err
        caplog.clear()

    with writing_log(path):
        for ours in ("app", "draftlight"):
            caplog.set_level(logging.DEBUG, ours)
        yield look


def test_what_a_library_logs(look_through, tmp_path, caplog):
    """A task that failed is quoted by asyncio, and clients of HTTP tell addresses with what was searched for."""
    log = tmp_path / "log"

    async def fail() -> None:
        raise ValueError(SECRET)

    async def leave_it() -> None:
        task = asyncio.get_running_loop().create_task(fail(), name=SECRET)
        await asyncio.wait([task])

    asyncio.run(leave_it())
    gc.collect()
    logging.getLogger("httpx").info("GET https://example.org/?search=%s", SECRET)
    logging.getLogger("library").warning("%s is odd", SECRET)
    assert "something at test_log:" in log.read_text(encoding="utf-8")
    assert "ERROR" in log.read_text(encoding="utf-8"), "asyncio's"
    assert "ValueError at " in log.read_text(encoding="utf-8")
    assert SECRET in caplog.text
    look_through()


def model_file(folder: Path, template: str = tiny_gguf.TEMPLATE) -> Path:
    path = folder / "tiny.gguf"
    path.write_bytes(tiny_gguf.llama(changes={"tokenizer.chat_template": template}))
    return path


MESSAGES = [{"role": "user", "content": SECRET}]
ENCODED = base64.b64encode(SECRET.encode()).decode()
NESTED = {"type": "object", "properties": {SECRET: {"type": SECRET}}}
TOOL = {"type": "function", "function": {"name": SECRET, "description": SECRET, "parameters": NESTED}}
REQUESTS: dict[str, tuple[str, object]] = {
    "a body that is no JSON": ("/v1/chat/completions", b'{"messages": "' + SECRET.encode()),
    "a body of no text": ("/v1/chat/completions", b"\xff\xfe" + SECRET.encode()),
    "a template that raises": ("/v1/chat/completions", {"messages": MESSAGES}),
    "no such model": ("/v1/chat/completions", {"model": SECRET, "messages": MESSAGES}),
    "a role there is not": ("/v1/chat/completions", {"messages": [{"role": SECRET, "content": SECRET}]}),
    "a wrong value": ("/v1/chat/completions", {"messages": MESSAGES, "temperature": SECRET, "stop": {SECRET: 1}}),
    "a grammar": ("/completion", {"prompt": SECRET, "grammar": f"root ::= [{SECRET}"}),
    "a schema": ("/completion", {"prompt": "a", "json_schema": {"$ref": f"#/{SECRET}"}}),
    "a tool": ("/v1/chat/completions", {"messages": MESSAGES, "tools": [TOOL], "tool_choice": "required"}),
    "a tool's result": ("/v1/chat/completions", {"messages": [{"role": "tool", "content": SECRET}]}),
    "too long": ("/v1/completions", {"prompt": SECRET * 2000}),
    "a picture": (
        "/v1/chat/completions",
        {"messages": [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": ENCODED}}]}]},
    ),
    "an address": (
        "/v1/chat/completions",
        {"messages": [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": f"http://{SECRET}"}}]}]},
    ),
    "Anthropic's": ("/v1/messages", {"messages": MESSAGES, "max_tokens": SECRET}),
    "Ollama's": ("/api/chat", {"model": SECRET, "messages": MESSAGES, "format": SECRET}),
    "no such page": (f"/{SECRET}?q={SECRET}", {SECRET: SECRET}),
    "what is loaded": ("/draftlight/load", {"target": SECRET, "draft": SECRET}),
    "a reply for another Draftlight": ("/draftlight/reply", {"messages": MESSAGES, "settings": SECRET}),
    "tokens": ("/detokenize", {"tokens": [SECRET]}),
}


def test_what_other_programs_ask(look_through, tmp_path):
    """Also streamed: a failure after the first word takes another way."""
    first = ModelChoice("tiny", str(model_file(tmp_path, RAISING)))
    with serving(Paths.at(tmp_path / "data"), ServeOptions(first=first)) as server:
        for name, (page, body) in REQUESTS.items():
            for streamed in (False, True):
                body_sent = {**body, "stream": streamed} if isinstance(body, dict) else body
                answer = server.ask(page, body_sent, authorization=f"Bearer {SECRET}", x_api_key=SECRET)
                assert answer.status != 500, name
    look_through()


def test_a_key_of_the_local_api(look_through, tmp_path):
    with serving(Paths.at(tmp_path), ServeOptions(access=AccessRules(key=f"{SECRET}-{SECRET}"))) as server:
        assert server.ask("/v1/models", authorization=f"Bearer {SECRET}").status == 401
        assert server.ask("/v1/models", authorization=f"Bearer {SECRET}-{SECRET}").status == 200
        assert server.ask("/v1/models", origin=f"http://{SECRET}.org").status in {401, 403}
        assert server.ask("/v1/models", host=SECRET).status in {401, 403, 421}
        assert SECRET not in repr(AccessRules(key=SECRET))
    look_through()


MODELS = as_json({"object": "list", "data": [{"id": "tiny", "object": "model", "owned_by": SECRET}]})
ANSWERS = {
    "refused": as_json({"error": {"message": SECRET, "code": SECRET}}, 400),
    "no JSON": Reply(500, SECRET.encode(), kind="text/html"),
    "a broken stream": stream([{"choices": [{"index": 0, "delta": {"content": SECRET}}]}], breaks=True),
    "a stream of nonsense": stream([b"data: {" + SECRET.encode() + b"\n\n"]),
    "no words": stream([{SECRET: SECRET}, {"choices": SECRET}]),
    "an error in the stream": stream([{"error": {"message": SECRET}}]),
    "another page": Reply(302, b"", headers={"location": f"http://{SECRET}.invalid/"}),
    "asks for a key": as_json({"error": SECRET}, 401, www_authenticate=SECRET),
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS.keys())
def test_what_another_computer_answers(look_through, tmp_path, monkeypatch, answer):
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    with EngineProbe(Paths.at(tmp_path)) as probe, answering({"/v1/models": MODELS}) as server:
        probe.load(f"{server.url}#tiny")
        server.answers["/v1/chat/completions"] = server.answers["/v1/completions"] = answer
        probe.do(question(f"{SECRET} and more"))
        server.answers["/v1/models"] = answer
        probe.do(LoadPair(f"{server.url}#{SECRET}"))
        probe.do(LoadPair(f"http://{SECRET}:{SECRET}@127.0.0.1:{server.port}#tiny"))
    look_through()


@pytest.mark.parametrize("how", ["dies at once", "dies", "talks nonsense"])
def test_what_a_tool_server_says(look_through, how):
    script = {
        "dies at once": f"import sys; sys.exit({SECRET!r})",
        "dies": f"import sys; sys.stdin.readline(); sys.stderr.write({SECRET!r}); raise RuntimeError({SECRET!r})",
        "talks nonsense": f"print({SECRET!r}, flush=True); import sys; [print('{{' + {SECRET!r}) for _ in sys.stdin]",
    }[how]
    settings = ServerSettings(SECRET, sys.executable, ("-c", script), {"KEY": SECRET})
    process = ClientProcess()
    server = ToolServer(settings, process, replace(USUAL, start_s=2.0, call_s=0.5, closing_s=0.5))
    try:
        with pytest.raises(ServerFault):
            server.tools()
        with pytest.raises(ServerFault):
            server.call(SECRET, {SECRET: SECRET})
    finally:
        process.close()
    look_through()


FILES: dict[str, bytes] = {
    "a.pdf": pdf(SECRET)[:-60],
    "b.pdf": b"%PDF-1.7\n" + SECRET.encode() * 50,
    "c.docx": docx(f"<w:p><w:r><w:t>{SECRET}</w:t></w:r></w:p>")[:-30],
    "d.docx": b"PK\3\4" + SECRET.encode() * 50,
    "e.txt": SECRET.encode() + b"\0\1",
    "f.html": b"<!DOCTYPE " + SECRET.encode() + b"\0",
    "g.png": SECRET.encode() * 9,
    "h.json": b"{" + SECRET.encode() + bytes(range(256)),
}


@pytest.mark.parametrize("name", FILES)
def test_files_that_cannot_be_read(look_through, tmp_path, name):
    path = tmp_path / f"{SECRET}-{name}"
    path.write_bytes(FILES[name])
    with suppress(UnreadableFile):
        read_file(path)
    with pytest.raises(UnreadableFile):
        read_file(tmp_path / f"{SECRET}-none-{name}")
    look_through()


def test_exports_that_cannot_be_taken_in(look_through, tmp_path):
    chat = chatgpt_chat()
    chat["title"], chat["mapping"] = SECRET, {SECRET: {"message": SECRET, "parent": SECRET}}
    whole = chatgpt_archive(tmp_path / f"{SECRET}.zip", chat)
    contents = {
        "cut.zip": whole.read_bytes()[:-40],
        "odd.json": json.dumps([chat, {"mapping": SECRET}, SECRET]).encode(),
        "cut.json": json.dumps([chat]).encode()[:-9],
        "claude.json": json.dumps([{"uuid": SECRET, "name": SECRET, "chat_messages": [SECRET, {"text": 7}]}]).encode(),
        "none.json": SECRET.encode(),
    }
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        for name, content in contents.items():
            path = tmp_path / f"{SECRET}-{name}"
            path.write_bytes(content)
            with suppress(ImportRefused):
                import_chats(store.path, [path], lambda: True, ImportProgress())
        import_chats(store.path, [whole], lambda: True, ImportProgress())
    look_through()


def test_what_is_damaged_in_the_chat_file(look_through, tmp_path):
    path = tmp_path / "chats.sqlite3"
    with ChatStore(path) as store:
        store.assistants.replace_all([Assistant(SECRET, {"system_prompt": SECRET})])
    for content in (f'{{"{SECRET}', f'["{SECRET}"]', f'{{"system_prompt": ["{SECRET}"]}}'):
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE assistants SET content = ?", (content,))
        with ChatStore(path) as store:
            assert [one.name for one in store.assistants.all()] == [SECRET]
    look_through()


def test_settings_that_cannot_be_used(look_through, tmp_path):
    path = tmp_path / "settings.json"
    for content in (
        json.dumps({"system_prompt": [SECRET], "temperature": SECRET, "draft": {SECRET: 1}, SECRET: SECRET}),
        f'{{"system_prompt": "{SECRET}',
        SECRET,
    ):
        path.write_text(content)
        Settings.load(path)
    look_through()


def test_a_talk_in_the_terminal(look_through, tmp_path, capfd):
    harness = ConversationHarness(tmp_path / "data", capfd)
    document = tmp_path / f"{SECRET}.pdf"
    document.write_bytes(FILES["b.pdf"])
    harness.script.reply_error = ModelFileError(f"No {SECRET}.")
    harness.script.error_after_rounds = 1
    harness.hold(
        SECRET, SECRET, f"/file {document}", f"/file {tmp_path / SECRET}", f"/assistant {SECRET}", f"/load {SECRET}",
        f"/model {SECRET}", f"/set temp {SECRET}", f"/{SECRET} {SECRET}", f"/export {tmp_path / SECRET / SECRET}",
    )  # fmt: skip
    look_through()


def test_pictures_that_cannot_be_seen(look_through, tmp_path):
    model = model_file(tmp_path)
    eyes = tmp_path / "mmproj-tiny.gguf"
    eyes.write_bytes(projector())
    pictures = [
        SECRET.encode(),
        png_of(40, 30, SECRET.encode()),
        b"\xff\xd8\xff" + SECRET.encode(),
        b"GIF89a" + SECRET.encode(),
    ]
    with EngineProbe(Paths.at(tmp_path / "data"), tries_files=False) as probe:
        probe.load(str(model), projector=str(eyes))
        for content in pictures:
            message = Message("user", SECRET, pictures=(Picture(content, f"{SECRET}.png"),))
            assert isinstance(probe.do(Generate((message,), max_tokens=2))[-1], Failed)
    look_through()


SAID = Message("user", f"{SECRET} and more")
_USABLE = "{% for m in messages %}{{ m.content }}{% endfor %}{% if 'xylophone' in messages[0].content %}WHAT{% endif %}"
TEMPLATES = {
    name: _USABLE.replace("WHAT", what)
    for name, what in {
        "raising": "{{ raise_exception('No ' + messages[0].content) }}",
        "counting": "{{ messages[0].content | int(default=[]) + 1 }}",
        "reading": "{{ messages[0].content.no.such }}",
    }.items()
}
"""Each takes a conversation, until it reads what was said."""


@pytest.fixture
def log_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Path]:
    """The log file, with everything that is logged in it."""
    path = tmp_path / "log"
    with writing_log(path):
        caplog.set_level(logging.DEBUG)
        yield path


def failure(probe: EngineProbe, folder: Path, template: str) -> Failed:
    """Return the end of a reply to what was said, of a tiny model with this template."""
    probe.load(str(model_file(folder, template)))
    end = probe.do(Generate((SAID,)))[-1]
    assert isinstance(end, Failed)
    return end


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES.keys())
def test_what_a_template_puts_into_its_error(log_file, tmp_path, caplog, template):
    with EngineProbe(Paths.at(tmp_path / "data"), tries_files=False) as probe:
        error = failure(probe, tmp_path, template).error
    assert isinstance(error, ModelFileError)
    assert (error.__traceback__, error.__cause__, error.__context__) == (None, None, None), "frames hold native objects"
    assert SECRET not in caplog.text + log_file.read_text(encoding="utf-8")
    assert "ConversationRefused at " in log_file.read_text(encoding="utf-8"), "the place is kept"


class ProbeThatCannotShow(EngineProbe):
    """Fails as a window with a mistake in it does."""

    def _receive(self, event: Event) -> None:
        if isinstance(event, PrefillProgress):
            raise RuntimeError(f"cannot show {SECRET}") from KeyError(SECRET)
        super()._receive(event)


def test_what_an_error_that_nobody_expected_says(log_file, tmp_path, caplog):
    with ProbeThatCannotShow(Paths.at(tmp_path / "data"), tries_files=False) as probe:
        error = failure(probe, tmp_path, tiny_gguf.TEMPLATE).error
    assert isinstance(error, BugError)
    logging.getLogger("app.test").info("by any other way", exc_info=ValueError(SECRET))
    written = log_file.read_text(encoding="utf-8")
    assert SECRET not in error.sentence + written
    assert "RuntimeError at " in written
    assert "KeyError" in written
    assert "test_log.py" in error.sentence
    caplog.clear()


@pytest.fixture(scope="module")
def model() -> Iterator[Model]:
    model = Model(packaged_file())
    yield model
    model.close()


@pytest.fixture
def stop() -> StopFlag:
    return StopFlag()


@pytest.fixture
def context(model: Model, stop: StopFlag) -> Iterator[Context]:
    context = Context(model, context_tokens=512, threads=2, stop=stop)
    yield context
    context.close()


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log as it is written: from INFO on."""
    caplog.set_level(logging.INFO)
    return caplog


def test_a_stop_leaves_no_line_in_the_log(context, stop, log):
    log.clear()
    stop.raise_()
    with pytest.raises(Interrupted):
        context.decode([1, 2, 3], 1)
    assert [record.getMessage() for record in log.records] == []
    assert native_log().drain() == ""  # no later failure is explained by it
    stop.lower()
    assert context.decode([1, 2, 3], 1).shape[0] == 1


def test_a_failure_nobody_asked_for_is_in_the_log_and_in_the_sentence(context, model, log):
    log.clear()
    with pytest.raises(BrokenModel, match="invalid token"):
        context.decode([model.vocabulary.size + 5], 1)
    assert "invalid token" in log.text


def test_a_load_that_was_stopped_leaves_no_line_either(log):
    log.clear()
    with pytest.raises(LoadCancelled):
        Model(packaged_file(), cancelled=lambda: True)
    assert [record.getMessage() for record in log.records] == []
