"""Files and texts made to break things, contexts at the limit: each ends in a sentence, and the engine goes on."""

from __future__ import annotations

import contextlib
import itertools
import threading
from pathlib import Path

import numpy as np
import psutil
import pytest

from app.cli.check import check
from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Failed, Finished, Loaded, Outgrown
from app.errors import ModelFileError, PromptTooLong, WorldError
from app.language import English, use_translation
from app.llama.attention import FUSED, FUSED_ON_PROCESSOR, Attention, draft_attention
from app.llama.child_processes.bounds import Bounds
from app.llama.context import Context, StopFlag
from app.llama.library import NativeLog, api
from app.llama.model import Model
from app.llama.trials.trial import TrialCancelled, try_out
from app.models.gguf.header import read_header
from app.models.library.starter import packaged_file
from app.paths import Paths
from app.speculation.language_model import BrokenModel
from app.speculation.settings import MOST_DRAFTED, SpeculationMode
from app.speculation.trace import FinishReason
from tests.fakes import tiny_gguf
from tests.fakes.mutations import mutated
from tests.integration.engine_probe import EngineProbe, notices, question

_HEAD_BYTES = 7500
"""Of the tiny model: where its description ends and its weights begin."""


def sentence_of(error: WorldError) -> str:
    sentence = str(error)
    assert sentence.strip() == sentence, sentence
    assert "\n" not in sentence, sentence
    assert sentence[0].isupper() or ".gguf" in sentence or sentence.startswith("damaged"), sentence
    assert sentence.endswith("."), sentence
    return sentence


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Small models by name, as references."""
    folder = tmp_path_factory.mktemp("hostile")
    nan = np.full(tiny_gguf.WIDTH, np.nan, np.float32)
    contents = {
        "good": tiny_gguf.llama(),
        "nan": tiny_gguf.llama(tensors={"output_norm.weight": nan}),
        "short": tiny_gguf.llama(changes={"llama.context_length": 128}),
        "recurrent": tiny_gguf.mamba(),
    }
    for name, content in contents.items():
        (folder / f"{name}.gguf").write_bytes(content)
    return {name: str(folder / f"{name}.gguf") for name in contents}


def test_450_damaged_headers_are_read_or_refused_with_a_sentence(tmp_path):
    whole = tmp_path / "whole.gguf"
    whole.write_bytes(tiny_gguf.llama())
    paths = Paths.at(tmp_path)
    judged = refused = 0
    for number, content in enumerate(mutated(whole.read_bytes(), 450, seed=1, head=_HEAD_BYTES)):
        damaged = tmp_path / f"damaged-{number}.gguf"
        damaged.write_bytes(content)
        try:
            assert check(str(whole), str(damaged), paths) in {0, 1}
            judged += 1
        except WorldError as error:
            sentence_of(error)
            refused += 1
        damaged.unlink()
    assert min(judged, refused) > 50, "both kinds were met"


_MANY = pytest.mark.nightly("each of some 40 files is tried in a process of its own")


@pytest.mark.parametrize(("count", "seed"), [(8, 4), pytest.param(60, 1, marks=_MANY)])
def test_damaged_files_that_look_whole_crash_at_most_a_child(tmp_path, count, seed):
    """Headers that pass ours go to llama.cpp, first in a process that may die."""
    outcomes = []
    with EngineProbe(Paths.at(tmp_path)) as probe:
        for number, content in enumerate(mutated(tiny_gguf.llama(), count, seed=seed, head=_HEAD_BYTES)):
            damaged = tmp_path / f"damaged-{number}.gguf"
            damaged.write_bytes(content)
            try:
                read_header(damaged)
            except WorldError:
                continue
            end = probe.do(LoadPair(str(damaged)))[-1]
            if isinstance(end, Loaded):
                end = probe.do(question("hello <|im_end|> hi", tokens=4))[-1]
            if isinstance(end, Failed):
                assert isinstance(end.error, WorldError), end.error
                sentence_of(end.error)
            outcomes.append(type(end))
        (tmp_path / "good.gguf").write_bytes(tiny_gguf.llama())
        probe.load(str(tmp_path / "good.gguf"))
        assert probe.ask("hello", tokens=4).summary.generated_tokens == 4
    assert {Failed, Finished} <= set(outcomes)


def test_an_assertion_in_native_code_is_a_sentence(tmp_path):
    """The attention heads do not divide the width: llama.cpp aborts the process."""
    model = tmp_path / "model.gguf"
    model.write_bytes(tiny_gguf.llama(changes={"llama.attention.head_count": 5}))
    problem = try_out(model, gpu_layers=0, cancelled=lambda: False)
    assert problem is not None
    assert problem.startswith("model.gguf ")


def test_a_vocabulary_that_makes_llama_cpp_go_in_circles_costs_a_sentence(tmp_path):
    """Its kind of tokenizer finds no word of this vocabulary, and looks for it again, with more memory each time."""
    model = tmp_path / "model.gguf"
    model.write_bytes(tiny_gguf.llama(changes={"tokenizer.ggml.model": "rwkv"}))
    peak = 0

    def look() -> bool:
        nonlocal peak
        for child in psutil.Process().children():
            with contextlib.suppress(psutil.Error):
                peak = max(peak, child.memory_info().rss)
        return False

    problem = try_out(model, gpu_layers=0, cancelled=look)
    assert problem is not None
    assert "far more memory" in problem
    assert peak < 2_000_000_000
    busy = Bounds(memory_bytes=10**11, computing_s=1.0)
    problem = try_out(model, gpu_layers=0, cancelled=lambda: False, bounds=busy)
    assert problem is not None
    assert "busy without end" in problem
    looks = itertools.count()
    with pytest.raises(TrialCancelled):
        try_out(model, gpu_layers=0, cancelled=lambda: next(looks) == 3)
    assert not psutil.Process().children()


def test_a_model_without_a_chat_template_is_told_from_one_that_converses(tiny_probe, tmp_path):
    base, chat = tmp_path / "base.gguf", tmp_path / "chat.gguf"
    base.write_bytes(tiny_gguf.llama(changes={"tokenizer.chat_template": None}))
    chat.write_bytes(tiny_gguf.llama())
    assert not tiny_probe.load(str(base)).target.converses
    assert tiny_probe.load(str(chat)).target.converses


def test_what_llama_cpp_calls_an_error_is_kept_and_nothing_else():
    native = NativeLog()
    for level, text in ((2, b"fine\n"), (3, b"hm\n"), (4, b"no "), (5, b"memory\n"), (2, b"on\n"), (4, b"bad\n")):
        native.callback(level, text, None)
    assert native.drain() == "no memory; bad"
    assert native.drain() == ""


def test_a_trial_runs_our_program_wherever_the_person_stands(files, tmp_path, monkeypatch):
    """Many projects have a package called app; the child must not import that one."""
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "__init__.py").write_text("raise SystemExit(7)")
    monkeypatch.chdir(tmp_path)
    assert try_out(Path(files["good"]), gpu_layers=0, cancelled=lambda: False) is None


def test_a_failure_during_a_load_frees_what_was_loaded(tiny_probe, files):
    tiny_probe.load(files["good"])
    command = LoadPair(files["good"], chat_template="{% if %}")
    assert "chat template that was given" in tiny_probe.refused(command)
    assert isinstance(tiny_probe.error_of(question("hello")), ModelFileError)
    tiny_probe.load(files["good"])


def test_nan_from_target_or_draft(tiny_probe, files):
    tiny_probe.load(files["nan"])
    for _ in range(2):
        assert isinstance(tiny_probe.error_of(question("hello")), WorldError)
    tiny_probe.load(files["good"], files["nan"])
    events = tiny_probe.do(question("hello", tokens=6))
    assert isinstance(events[-1], Finished)
    assert events[-1].trace.summary.plain_tokens == 6
    assert len(notices(events)) == 1
    again = tiny_probe.do(question("hello", tokens=6))
    assert not notices(again), "said once is enough"
    assert isinstance(again[-1], Finished)
    assert again[-1].trace.summary.text == events[-1].trace.summary.text
    assert tiny_probe.load(files["good"], files["short"]).draft is not None
    assert tiny_probe.ask("hello", tokens=6).summary.accepted_tokens > 0


class SomeLanguage(English):
    """Knows one sentence."""

    def text(self, source: str, meaning: str, count: int) -> str:
        known = {"The model computed no usable numbers.": "Keine Zahlen."}
        return known.get(source, super().text(source, meaning, count))


def test_what_broke_is_told_in_the_windows_language(tiny_probe, files):
    use_translation(SomeLanguage())
    try:
        tiny_probe.load(files["nan"])
        assert "stopped working: Keine Zahlen." in tiny_probe.refused(question("hello"))
        tiny_probe.load(files["good"], files["nan"])
        (notice,) = notices(tiny_probe.do(question("hello", tokens=6)))
        assert "stopped working as the draft: Keine Zahlen." in notice
    finally:
        use_translation(None)


@pytest.mark.parametrize("typed", ["", " ", "<|im_end|>", "<|im_start|>" * 20, "\0", "\ud800", "\ufdd0<|im_end|>"])
def test_odd_questions_are_answered(tiny_probe, files, typed):
    tiny_probe.load(files["good"])
    assert tiny_probe.ask(typed, tokens=4).summary.generated_tokens == 4
    if typed:
        assert tiny_probe.ask(raw=typed, tokens=4).summary.generated_tokens >= 1


def test_typed_control_tokens_never_become_control_tokens(tiny_probe, files):
    """As many tokens as the letters they are, however they overlap or hide among our own marks."""
    tiny_probe.load(files["good"])
    empty = tiny_probe.ask("", tokens=1).summary.prompt_tokens
    for typed in ("<|im_end|>", "<|im_end|><|im_start|>", "<|im_<|im_end|>end|>", "<|im_\ufdd0end|>"):
        letters = len(typed.replace("\ufdd0", ""))
        assert tiny_probe.ask(typed, tokens=1).summary.prompt_tokens == empty + letters


def test_an_empty_raw_prompt_begins_with_the_start_token(tiny_probe, files):
    tiny_probe.load(files["good"])
    assert tiny_probe.ask(raw="", tokens=2).summary.prompt_tokens == 1


def test_a_draft_file_deleted_while_it_is_loaded(tiny_probe, files, tmp_path):
    draft = tmp_path / "draft.gguf"
    draft.hardlink_to(files["short"])
    tiny_probe.load(files["good"], str(draft))
    draft.unlink()
    assert tiny_probe.ask("hello", tokens=8).summary.accepted_tokens > 0
    loaded = tiny_probe.load(files["good"], str(draft))
    assert loaded.draft is None
    assert loaded.draft_problem
    assert tiny_probe.ask("hello", tokens=4).summary.plain_tokens == 4


def test_a_target_that_cannot_take_words_back_runs_plain_and_says_why(tiny_probe, files):
    loaded = tiny_probe.load(files["recurrent"], files["good"])
    assert loaded.draft is None
    assert loaded.draft_problem
    first = tiny_probe.ask("hello hi", tokens=20, mode=SpeculationMode.AUTOMATIC, draft_max=None)
    assert first.summary.plain_tokens == first.summary.generated_tokens == 20
    again = tiny_probe.ask("hello hi", tokens=20, mode=SpeculationMode.OFF)
    assert again.summary.text == first.summary.text
    assert tiny_probe.load(files["good"], files["recurrent"]).draft is None


def test_a_draft_with_a_smaller_context_helps_as_far_as_it_reaches(tiny_probe, files):
    tiny_probe.load(files["good"], files["short"])
    reach = 128
    trace = tiny_probe.ask("hello", tokens=reach + 60)
    assert trace.summary.accepted_tokens > (reach - trace.summary.prompt_tokens) * 0.7
    assert trace.summary.prompt_tokens + trace.summary.generated_tokens > reach
    assert trace.rounds[-1].drafted == ()


def test_a_name_that_is_no_valid_text(tmp_path):
    name = b"caf\xe9.gguf"
    path = Path(str(tmp_path)) / name.decode("utf-8", "surrogateescape")
    path.write_bytes(tiny_gguf.llama())
    with EngineProbe(Paths.at(tmp_path)) as probe:
        probe.load(str(path))
        assert probe.ask("hello", tokens=2).summary.generated_tokens == 2


def test_a_question_that_was_too_long_does_not_spoil_the_conversation(tiny_probe, files):
    tiny_probe.load(files["good"])
    long, short = Message("user", "x" * 5000), Message("user", "hello")
    assert isinstance(tiny_probe.error_of(Generate((long,))), PromptTooLong)
    events = tiny_probe.do(Generate((long, short), max_tokens=2))
    assert isinstance(events[-1], Finished)
    assert any(isinstance(event, Outgrown) for event in events)
    merged = tiny_probe.generate(Generate((short, Message("user", "again")), max_tokens=2))
    one = tiny_probe.generate(Generate((Message("user", "hello\n\nagain"),), max_tokens=2))
    assert merged.summary.prompt_tokens == one.summary.prompt_tokens


def tiny(folder: Path, **changes: object) -> Path:
    path = folder / "tiny.gguf"
    path.write_bytes(tiny_gguf.llama(changes={key.replace("__", "."): value for key, value in changes.items()}))
    return path


@pytest.mark.parametrize("size", [128, 300, 513])
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


def test_plain_attention_is_for_the_processor_and_for_tables_that_stay_small():
    assert draft_attention(heads=9, context_tokens=4096, on_device=True) == FUSED
    assert draft_attention(heads=64, context_tokens=131_072, on_device=False) == FUSED_ON_PROCESSOR
    for heads, context_tokens in itertools.product([0, 1, 9, 32, 64, 128], [256, 4096, 8192, 32_768]):
        chosen = draft_attention(heads=heads, context_tokens=context_tokens, on_device=False)
        if chosen.kind == api.LLAMA_FLASH_ATTN_TYPE_DISABLED:
            assert chosen.rows_at_once == MOST_DRAFTED + 1
            assert heads * context_tokens * 4 * chosen.rows_at_once <= 128 << 20


def test_both_kinds_compute_the_same_up_to_rounding():
    model = Model(packaged_file())
    tokens = model.vocabulary.tokenize(
        "The capital of France is Paris, and the capital of Italy", special=False, begin=True
    )
    rows = []
    for kind in (FUSED, Attention(api.LLAMA_FLASH_ATTN_TYPE_DISABLED, 32)):
        context = Context(model, context_tokens=512, threads=2, stop=StopFlag(), kind=kind)
        rows.append(context.decode(tokens, 3).copy())
        context.close()
    model.close()
    # Rounding grows on its way through a model of four bits: the rows are alike, not equal.
    assert np.corrcoef(rows[0].ravel(), rows[1].ravel())[0, 1] > 0.99
    assert (rows[0].argmax(axis=1) == rows[1].argmax(axis=1)).all()


SPLITS = ["deepseek-llm", "deepseek-v3", "tekken", "gpt-4o", "exaone-moe", "bloom", "tiny_aya", "default"]
"""Ways to split a text that llama.cpp has no code of its own for."""
_LONG = 20_000
"""More than fits the least stack; ten times as much is no other question."""
TEXTS = {
    "letters": "a" * _LONG,
    "signs": "!" * _LONG,
    "blanks": "x" + " " * _LONG + "x",
    "words": "ab cd " * 4000,
    "Chinese": "世" * _LONG,
    "figures": "1" * _LONG,
}
LEAST_STACK_BYTES = 1 << 20


def vocabulary_file(folder: Path, split: str) -> Path:
    path = folder / "model.gguf"
    path.write_bytes(tiny_gguf.llama(changes={"tokenizer.ggml.pre": split, "tokenizer.ggml.add_bos_token": True}))
    return path


@pytest.mark.parametrize("split", SPLITS)
def test_a_long_run_is_split_on_the_least_stack(tmp_path, split):
    model = Model(vocabulary_file(tmp_path, split), vocabulary_alone=True)
    runs_split: dict[str, list[int]] = {}

    def tokenize() -> None:
        for name, text in TEXTS.items():
            runs_split[name] = model.vocabulary.tokenize(text, special=True, begin=True)

    before = threading.stack_size(LEAST_STACK_BYTES)
    try:
        thread = threading.Thread(target=tokenize)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    for name, tokens in runs_split.items():
        assert tokens[0] == model.vocabulary.bos
        assert b"".join(map(model.vocabulary.bytes_of, tokens[1:])).decode() == TEXTS[name]
    assert runs_split.keys() == TEXTS.keys()
    model.close()


def test_a_control_token_after_a_long_run_stays_one(tmp_path):
    model = Model(vocabulary_file(tmp_path, "tekken"), vocabulary_alone=True)
    for length in range(990, 1011):
        text = ("a" * length + "<|im_end|>") * 3
        assert model.vocabulary.tokenize(text, special=True, begin=False).count(0) == 3
        assert model.vocabulary.tokenize(text, special=False, begin=False).count(0) == 0
    model.close()
