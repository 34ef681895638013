"""``serve`` as a process: it answers once it says so, and ends in peace."""

from __future__ import annotations

import http.client
import json
import re
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from app.errors import PortInUse, WorldError
from tests.e2e.program import command, environment, perform


def test_it_answers_once_it_says_so_and_ends_with_a_signal(data_with_starter: Path) -> None:
    with subprocess.Popen(
        command(data_with_starter, "serve", "-m", "starter:q4_1", "--port", "0", "--no-draft"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(),
    ) as process:  # fmt: skip
        assert process.stderr is not None
        line = process.stderr.readline()
        match = re.match(r"Listening at http://127\.0\.0\.1:(\d+)\.", line)
        assert match, line + process.stderr.read()
        connection = http.client.HTTPConnection("127.0.0.1", int(match[1]), timeout=60)
        body = {"messages": [{"role": "user", "content": "Say zanzibar."}], "max_tokens": 5, "model": "starter:q4_1"}
        connection.request("POST", "/v1/chat/completions", json.dumps(body))
        answer = json.loads(connection.getresponse().read())
        connection.close()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert answer["usage"]["completion_tokens"] == 5
    assert "draft_n" not in answer["timings"]
    assert process.returncode == 130
    assert (out, err) == ("", "")
    assert "zanzibar" not in (data_with_starter / "draftlight.log").read_text(encoding="utf-8").lower()


def test_a_taken_port_and_a_missing_model_are_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(PortInUse, match="--port"):
        perform(tmp_path, "serve", "--port", str(taken.getsockname()[1]))
    with pytest.raises(WorldError, match=r"nowhere\.gguf"):
        perform(tmp_path, "serve", "-m", "nowhere.gguf", "--port", "0")
