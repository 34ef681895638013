"""Contexts smaller than what is read at once, and models that would end the process later than at their first token."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.commands import LoadPair
from app.errors import ModelFileError
from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.llama.trials.trial import try_out
from app.speculation.language_model import BrokenModel
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason
from tests.fakes import tiny_gguf
from tests.integration.engine_probe import question


def tiny(folder: Path, **changes: object) -> Path:
    path = folder / "tiny.gguf"
    path.write_bytes(tiny_gguf.llama(changes={key.replace("__", "."): value for key, value in changes.items()}))
    return path


@pytest.mark.parametrize("size", [128, 256, 300, 512, 513, 700])
def test_a_context_of_any_size_is_read_and_filled_to_its_end(tiny_probe, tmp_path, size):
    """llama.cpp lowers what it takes at once to the context, and ends the process where it is given more."""
    model = str(tiny(tmp_path, llama__context_length=4096))
    assert tiny_probe.load(model, model, context_tokens=size).context_tokens == size
    assert f"the context holds {size:,}" in tiny_probe.refused(question(raw="x" * size))
    trace = tiny_probe.ask(raw="x" * (size - 1), tokens=None)
    assert trace.summary.finish_reason in {FinishReason.CONTEXT, FinishReason.STOP}
    full = tiny_probe.ask(raw="x" * (size - 60), tokens=None, mode=SpeculationMode.OFF).summary
    assert full.prompt_tokens == size - 60
    assert full.generated_tokens <= 61


def test_a_context_never_reaches_past_what_the_model_was_made_for(tiny_probe, tmp_path):
    """llama.cpp rounds up; a model with a table of positions has no row there."""
    assert tiny_probe.load(str(tiny(tmp_path, llama__context_length=100))).context_tokens == 100
    assert tiny_probe.ask(raw="x" * 99, tokens=None).summary.generated_tokens <= 2


@pytest.mark.parametrize("tokens", [1, 31])
def test_a_model_for_a_few_tokens_is_refused(tiny_probe, tmp_path, tokens):
    error = tiny_probe.error_of(LoadPair(str(tiny(tmp_path, llama__context_length=tokens))))
    assert isinstance(error, ModelFileError)
    assert f"texts of {tokens} tokens" in error.sentence


def test_what_llama_cpp_would_end_the_process_for_is_refused_before(tmp_path):
    model = Model(tiny(tmp_path))
    context = Context(model, context_tokens=64, threads=1, stop=StopFlag())
    for tokens, rows in (([], 0), ([0] * 40, 33), ([0], 2)):
        with pytest.raises(ValueError, match="rows of"):
            context.decode(tokens, rows)
    with pytest.raises(BrokenModel):
        context.decode([0] * 65, 0)
    context.decode([0] * 64, 32)
    context.close()
    model.close()


def test_a_model_that_sees_what_follows_is_read_in_pieces_all_the_same(tiny_probe, tmp_path):
    """Without a causal mask llama.cpp insists that a whole prompt is computed at once."""
    tiny_probe.load(str(tiny(tmp_path, llama__attention__causal=False)))
    assert tiny_probe.ask(raw="x" * 400, tokens=4).summary.generated_tokens == 4


def test_a_vocabulary_without_a_byte_crashes_the_trial_and_not_the_window(tmp_path):
    """The byte stands only in rare letters: all seems well until a person types one."""
    spelled = [f"<0x{byte:02X}>" for byte in range(256) if byte != 0xF0]
    kinds = [2, 3, 3, *[6] * 255, 1]
    path = tiny(
        tmp_path,
        tokenizer__ggml__model="llama",
        tokenizer__ggml__pre="default",
        tokenizer__ggml__merges=None,
        tokenizer__ggml__tokens=["<unk>", "<s>", "</s>", *spelled, "\u2581"],
        tokenizer__ggml__token_type=kinds,
    )
    problem = try_out(path, gpu_layers=0, cancelled=lambda: False)
    assert problem is not None
    assert "crash" in problem
