"""A server whose first models do not load ends with what stood in the way."""

from __future__ import annotations

import pytest

from app.engine.sharing.sole_client import sole_client
from app.errors import BugError, NotEnoughMemory
from app.paths import Paths
from app.serve.model_registry import ModelChoice
from app.serve.server import ServeOptions, Server, listen
from tests.fakes.scripted_engine import Script, ScriptedEngine


@pytest.mark.parametrize("problem", [BugError("Something went wrong inside."), NotEnoughMemory("It does not fit.")])
def test_the_error_keeps_its_kind(tmp_path, problem):
    options = ServeOptions(first=ModelChoice("tiny", "tiny.gguf"))
    clients = sole_client(lambda sink: ScriptedEngine(sink, Script(load_error=problem)))
    server = Server(options, Paths.at(tmp_path), clients, listen("127.0.0.1", 0))
    with pytest.raises(type(problem), match=str(problem)):
        server.run()
