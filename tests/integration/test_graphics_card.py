"""A reply on a graphics card: Mesa's device in software stands for one, and ggml's Vulkan backend computes on it.

``python -m installers.build llama --vulkan`` compiles the backend; `.ci/nightly` does so before the tests.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from app.llama.processors.backends import CHOICE_VARIABLE
from installers.build.llama import LIBRARIES
from tests.e2e.program import draftlight

BACKEND = LIBRARIES / "libggml-vulkan.so"
PROMPT = "Why is the sky blue?"

pytestmark = [
    pytest.mark.nightly("llama.cpp is compiled for it, and a processor plays the card"),
    pytest.mark.timeout(1800),
    pytest.mark.skipif(sys.platform != "linux", reason="Mesa's device is Linux's"),
    pytest.mark.skipif(not BACKEND.is_file(), reason="python -m installers.build llama --vulkan was not run"),
]


@pytest.fixture
def variables(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Have llama.cpp take the libraries with the backend, and the first Vulkan device though it is a processor."""
    monkeypatch.setenv(CHOICE_VARIABLE, "")  # so that it is put back after the test
    del os.environ[CHOICE_VARIABLE]
    return {"LLAMA_CPP_LIB_PATH": str(LIBRARIES), "GGML_VK_VISIBLE_DEVICES": "0"}


def reply(data: Path, variables: dict[str, str], *options: str) -> dict[str, Any]:
    command = ("run", "-m", "starter:f32", *options, "-p", PROMPT, "--temp", "0", "-n", "24", "--json")
    ended = draftlight(data, *command, timeout_s=900, **variables)
    assert ended.status == 0, ended.err
    result: dict[str, Any] = json.loads(ended.out)
    return result


def test_doctor_names_the_card_and_computes_on_it(data_with_starter: Path, variables: dict[str, str]) -> None:
    ended = draftlight(data_with_starter, "doctor", "--json", timeout_s=900, **variables)
    facts = json.loads(ended.out)
    assert "llvmpipe" in facts["graphics"]["Vulkan0"]["description"]
    assert "vulkan" in facts["backends"]["in_use"]
    assert facts["test_decode"]["computed_on"] == "the graphics card"


def test_a_reply_on_the_card_is_the_same_with_guessing(data_with_starter: Path, variables: dict[str, str]) -> None:
    plain = reply(data_with_starter, variables, "--no-draft")
    guessed = reply(data_with_starter, variables, "-md", "starter:q2_k", "--draft-max", "4", "--draft-min", "4")
    assert guessed["text"] == plain["text"]
    assert guessed["accepted_tokens"] > 0
    assert guessed["rejected_tokens"] > 0, "no wrong guess was taken back"
