"""The Python interface on the real engine: the manual's example as it stands there, and figures that are true."""

from __future__ import annotations

import re
import threading

import pytest

from app.api import LLM, SamplingParams
from app.errors import UnknownModel
from app.paths import resources

_MANUAL = resources() / "help" / "python.md"


def test_the_example_in_the_manual_runs(starter_paths, monkeypatch, capsys):
    before = threading.active_count()
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(starter_paths.data))
    (example,) = re.findall(r"```python\n(from app\.api .*?)```", _MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, _MANUAL.name, "exec"), {})
    assert capsys.readouterr().out.count("\n") >= 2
    assert threading.active_count() == before


def test_guessing_changes_the_figures_and_not_the_words(tiny_files, tmp_path):
    params = SamplingParams(temperature=0, max_tokens=24)
    question = [{"role": "user", "content": "Who was the first prime minister of Britain?"}]
    with LLM(*tiny_files, 4, data_dir=tmp_path) as llm:
        (guessed,) = llm.chat(question, params)
        with llm.stream_chat(question, params) as stream:
            streamed = "".join(chunk.text for chunk in stream)
    assert guessed.outputs[0].text == streamed
    assert guessed.speculation.drafted_tokens > 0
    with LLM(tiny_files[0], "no-draft", data_dir=tmp_path) as llm:
        (alone,) = llm.chat(question, params)
    assert alone.outputs[0].text == guessed.outputs[0].text
    assert (alone.speculation.drafted_tokens, alone.speculation.speedup) == (0, None)


def test_a_model_that_is_not_there_is_said_as_everywhere(tmp_path):
    with pytest.raises(UnknownModel):
        LLM("nothing-like-it", data_dir=tmp_path)
