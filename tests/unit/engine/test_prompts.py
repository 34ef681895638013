"""Prompts: thoughts written anew, conversations that have outgrown the context, pictures that were shown before."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import pictures
from app.engine.commands import Message, Picture, RenderPrompt
from app.engine.pictures import PictureReader
from app.engine.prompts.context_trimming import KeptTurns, trim
from app.engine.prompts.prompt import rendered_text
from app.engine.thought_rewriter import ThoughtRewriter
from app.llama.pictures.projector import PictureRows
from app.llama.templates.template import ChatTemplate
from app.speculation.trace import Outcome, Round, Token
from app.tools.definitions import Toolset
from app.tools.parsing import HarmonyParser
from app.tools.reply_reader import ReasoningSplitter
from app.tools.thoughts import ThoughtForm, in_models_words, split_reply, thought_form_in
from app.traces.reasoning import find_reasoning

ANALYSIS = ["<|channel|>", "analysis", "<|message|>", "Two", " and", " two.", "<|end|>"]
FINAL = ["<|start|>", "assistant", "<|channel|>", "final", "<|message|>", "Four", "."]
ASIDE = ["<|start|>", "assistant", "<|channel|>", "comm", "entary", "<|message|>", "Wait.", "<|end|>"]

OURS = "<think>\nTwo and two.\n</think>\n\nFour."


def text_written(form: ThoughtForm | None, tokens: list[str], *, begun: bool = False, before: str = "") -> str:
    """A reply of these tokens, one for each round but the last two."""
    thoughts = ThoughtRewriter(form, begun=begun, before=before)
    parts = [tokens[at : at + 1] for at in range(len(tokens) - 2)] + [tokens[-2:]]
    rounds = [
        Round(index, (), 0, 0.0, 1.0, 1.0, tuple(Token(7, text, Outcome.PLAIN) for text in part))
        for index, part in enumerate(parts)
    ]
    return "".join(thoughts.rewrite(round_).text for round_ in rounds)


@pytest.mark.parametrize(
    ("form", "tokens", "text"),
    [
        (ThoughtForm.HARMONY, [*ANALYSIS, *FINAL], OURS),
        (ThoughtForm.HARMONY, [*ANALYSIS[:-1]], "<think>\nTwo and two."),
        (ThoughtForm.HARMONY, [*ANALYSIS, *ANALYSIS, *FINAL], OURS.replace("two.", "two.\n\nTwo and two.")),
        (ThoughtForm.HARMONY, [*ANALYSIS, *ASIDE, *FINAL], OURS.replace("Four", "Wait.\n\nFour")),
        (ThoughtForm.HARMONY, FINAL[2:], "Four."),
        (ThoughtForm.HARMONY, ["Four", "."], "Four."),
        (ThoughtForm.HARMONY, ["Four", " analysis", " final"], "Four analysis final"),
        (ThoughtForm.GEMMA, ["<|channel>", "thought", "\n", "Two", " and two.", "<channel|>", "Four", "."], OURS),
        (ThoughtForm.GEMMA, ["<|channel>", "thought\n", "Two and two.\n", "<channel|>", "Four", "."], OURS),
        (ThoughtForm.GEMMA, ["Four", "."], "Four."),
        (ThoughtForm.MISTRAL, ["[THINK]", "Two", " and two.", "[/THINK]", "Four", "."], OURS),
        (ThoughtForm.MISTRAL, ["I [THINK]", " so", "."], "I [THINK] so."),
        (ThoughtForm.SEED, ["<seed:think>", "Two and two.", "</seed:think>", "Four", "."], OURS),
        (ThoughtForm.COMMAND, ["<|START_THINKING|>", "Two and two.", "<|END_THINKING|>", "Four", "."], OURS),
        (ThoughtForm.THINK, ["<think>", "\nTwo and two.\n", "</think>", "\n\n", "Four."], OURS),
        (None, ["<think>", "[THINK]", "<|channel|>"], "<think>[THINK]<|channel|>"),
    ],
)
def test_a_thought_has_our_marks(form, tokens, text):
    assert text_written(form, tokens) == text


def test_a_thought_that_the_prompt_opened_has_both_marks():
    for form, closes in ((ThoughtForm.THINK, "</think>"), (ThoughtForm.MISTRAL, "[/THINK]")):
        between = "\n\n" if form is ThoughtForm.THINK else ""
        assert text_written(form, ["Two", " and two.\n", closes, between, "Four", "."], begun=True) == OURS


@pytest.mark.parametrize("form", ThoughtForm)
def test_a_reply_that_goes_on_opens_nothing_twice(form):
    assert "<think>" not in text_written(form, ["Two.", form.closes, "x"], before="<think>\nOne.")
    assert text_written(form, [" and", " five"], begun=True, before=OURS) == " and five"


def test_the_window_and_the_api_see_the_same_two_halves():
    for tokens in ([*ANALYSIS, *FINAL], [*ANALYSIS, *ASIDE, *FINAL], FINAL[2:], ["Four", "."]):
        parser = HarmonyParser(Toolset(()))
        first, last = parser.add("".join(tokens)), parser.rest()
        text = text_written(ThoughtForm.HARMONY, tokens)
        splitter = ReasoningSplitter()
        ours, rest = splitter.add(text), splitter.rest()
        assert ours.reasoning + rest.reasoning == first.reasoning + last.reasoning
        assert ours.content + rest.content == first.content + last.content
        reasoning = find_reasoning(text)
        assert (reasoning is not None) == bool(first.reasoning)


@pytest.mark.parametrize(
    ("template", "form"),
    [
        ("<|channel|>final<|message|>", ThoughtForm.HARMONY),
        ("<|channel>thought\n<channel|>", ThoughtForm.GEMMA),
        ("[THINK] [/THINK]", ThoughtForm.MISTRAL),
        ("{{ content.split('</think>') }}", ThoughtForm.THINK),
        ("{{ messages }}", None),
    ],
)
def test_a_templates_text_tells_the_form(template, form):
    assert thought_form_in(template) is form


@pytest.mark.parametrize(
    ("form", "prompt", "words"),
    [
        (ThoughtForm.HARMONY, "<|start|>assistant", "".join([*ANALYSIS, *FINAL])),
        (ThoughtForm.GEMMA, "model\n", "<|channel>thought\nTwo and two.<channel|>Four."),
        (ThoughtForm.MISTRAL, "[/INST]", "[THINK]Two and two.[/THINK]Four."),
        (ThoughtForm.THINK, "assistant\n", OURS),
        (ThoughtForm.THINK, "assistant\n<think>\n", OURS.removeprefix("<think>\n")),
        (None, "assistant\n", OURS),
    ],
)
def test_a_reply_that_is_gone_on_with_is_in_the_models_own_words(form, prompt, words):
    assert in_models_words(OURS, form, prompt, str) == words


def test_what_stands_in_a_reply_is_escaped_and_marks_are_not():
    words = in_models_words("<think>\n<|end|>\n</think>\n\n<|end|>", ThoughtForm.HARMONY, "", lambda text: f"({text})")
    assert words == "".join([*ANALYSIS[:3], "(<|end|>)", "<|end|>", *FINAL[:5], "(<|end|>)"])


@pytest.mark.parametrize(
    ("marks", "earlier"), [("<|channel|>final<|message|>", "Four."), ("</think>", OURS), ("", "Four.")]
)
def test_earlier_thoughts_are_left_out_where_the_template_does_not_do_so(marks, earlier):
    source = "{% for m in messages %}[{{ m.content }}]{% endfor %}" + "{# " + marks + " #}"
    messages = (Message("user", "2+2?"), Message("assistant", OURS), Message("user", "Sure?"))
    with closing(ChatTemplate(source)) as template:
        pair = SimpleNamespace(template=template, pictures=SimpleNamespace(can_see=False))
        text = rendered_text(pair, RenderPrompt(messages), lambda: False)
    assert text == f"[2+2?][{earlier}][Sure?]"


def test_a_reply_falls_in_two():
    assert split_reply(OURS).answer == "Four."
    assert split_reply("Four.").thought is None
    assert not split_reply("<think>\nTwo").closed


STEP = 100


def chat(*sizes: int, system: bool = False) -> list[Message]:
    """Question, reply, question, …, of so many words."""
    turns = [Message("user" if i % 2 == 0 else "assistant", text(i, size)) for i, size in enumerate(sizes)]
    return [Message("system", "Be kind."), *turns] if system else turns


def text(number: int, words: int) -> str:
    return " ".join(f"w{number}.{n}" for n in range(words))


def sizes_of(messages: list[Message] | tuple[Message, ...]) -> list[int]:
    return [len(message.text.split()) for message in messages]


def lightened(messages: list[Message], most: int) -> KeptTurns:
    sizes = sizes_of(messages)
    return trim(messages, sizes, excess=sum(sizes) - most, step=STEP)


def test_the_oldest_turns_leave_and_the_system_prompt_stays():
    messages = chat(*[10, 20] * 20, 8, system=True)
    trimmed = lightened(messages, 300)
    assert trimmed.messages[0].role == "system"
    assert trimmed.messages[1:] == tuple(messages[-len(trimmed.messages) + 1 :])
    assert trimmed.messages[1].role == "user"
    assert trimmed.left_out == len(messages) - len(trimmed.messages)
    assert 170 <= sum(sizes_of(trimmed.messages)) <= 300


def test_a_giant_reply_leaves_but_for_its_end_and_its_question_stays():
    messages = chat(8, 4000, 8)
    trimmed = lightened(messages, 3072)
    question, reply, last = trimmed.messages
    assert (question, last) == (messages[0], messages[2])
    assert messages[1].text.endswith(reply.text.removeprefix("… "))
    assert sum(sizes_of(trimmed.messages)) <= STEP + 8
    assert trimmed.shortened
    assert trimmed.left_out == 0


def test_a_giant_reply_that_goes_on_keeps_its_question_and_its_end():
    messages = chat(30, 40, 8, 4000)
    trimmed = lightened(messages, 3072)
    question, reply = trimmed.messages
    assert question == messages[2]
    assert messages[3].text.endswith(reply.text.removeprefix("… "))
    assert 2800 < len(reply.text.split()) < 3072
    assert (trimmed.left_out, trimmed.shortened) == (2, True)


def test_nothing_else_can_leave_than_what_was_said_before_the_last_question():
    messages = chat(4000)
    trimmed = lightened(messages, 3072)
    assert trimmed.messages == tuple(messages)
    assert trimmed.least


def test_for_many_questions_in_a_row_what_stays_begins_at_the_same_place():
    """So that the models find nearly all of it in their caches."""
    messages = chat(*[15, 60] * 12, 15)
    begins = []
    for number in range(12):
        trimmed = lightened(messages, 600)
        begins.append(trimmed.messages[0].text)
        messages += [Message("assistant", text(1000 + number, 30)), Message("user", text(2000 + number, 10))]
    assert len(set(begins)) <= 1 + (12 * 40) // STEP + 1


@given(
    turns=st.lists(st.tuples(st.integers(1, 60), st.integers(1, 900)), min_size=1, max_size=30),
    last=st.integers(1, 200),
    goes_on=st.integers(0, 900),
    most=st.integers(50, 1500),
)
@settings(max_examples=200)
def test_what_stays_fits_is_in_order_and_ends_as_the_conversation_does(turns, last, goes_on, most):
    messages = chat(*[size for turn in turns for size in turn], last, *([goes_on] if goes_on else []))
    sizes = sizes_of(messages)
    excess = sum(sizes) - most
    if excess <= 0:
        return
    trimmed = trim(messages, sizes, excess=excess, step=STEP)
    roles = [message.role for message in trimmed.messages]
    assert roles == ["user" if i % 2 == 0 else "assistant" for i in range(len(roles))]
    at = len(messages) - len(trimmed.messages)
    assert trimmed.left_out == at
    for before, after in zip(messages[at:], trimmed.messages, strict=True):
        assert before.text.endswith(after.text.removeprefix("… "))
    unchangeable = last + (32 if goes_on else 0)
    assert sum(sizes_of(trimmed.messages)) <= max(most, unchangeable + STEP) + 2


class _Projector:
    """Makes three rows of each picture, with a word of the model's before them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.looked_at: list[bytes] = []
        self.read_parts: list[PictureRows] = []

    def look_at(self, pixels: bytes) -> Any:
        self.looked_at.append(pixels)
        return SimpleNamespace(parts=((7,), PictureRows(3, 3, 1)), close=lambda: None)

    def read(self, _look: object, rows: PictureRows, _context: object) -> None:
        self.read_parts.append(rows)

    def close(self) -> None: ...


@pytest.fixture
def projector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> _Projector:
    path = tmp_path / "mmproj.gguf"
    path.write_bytes(b"GGUF")
    monkeypatch.setattr(pictures.PictureFiles, "read", lambda _self, content, _name, _cancelled: content)
    monkeypatch.setattr(pictures, "KEPT_BYTES", 250)
    return _Projector(path)


def _picture(number: int) -> Picture:
    return Picture(bytes([number]) * 100, f"{number}.png")


def test_of_pictures_that_follow_each_other_the_latest_are_kept(projector: _Projector) -> None:
    reader = PictureReader(lambda _cancelled: projector, "Tiny", frozenset({"vision"}))  # type: ignore[arg-type]
    for number in [*range(20), 19, 18, 0]:
        reader.tokens(_picture(number), lambda: False)
        reader.rest()
    looked_at = [content[0] for content in projector.looked_at]
    assert looked_at == [*range(20), 0], "the last two were still known, the first was not"


def test_the_pictures_of_a_prompt_are_all_there_however_large(projector: _Projector) -> None:
    reader = PictureReader(lambda _cancelled: projector, "Tiny", frozenset({"vision"}))  # type: ignore[arg-type]
    shown = [reader.tokens(_picture(number), lambda: False) for number in range(5)]
    for tokens in shown:
        assert reader.read(tokens[1], None, lambda: False) == 3  # type: ignore[arg-type]
    reader.rest()
    # What was forgotten is looked at again, and stands for itself in the same numbers.
    assert [reader.tokens(_picture(number), lambda: False) for number in range(5)] == shown
    assert reader.read(shown[0][1], None, lambda: False) == 3  # type: ignore[arg-type]
    assert reader.start_of(shown[0], 3) == 1


def test_a_picture_that_is_asked_about_again_stays(projector: _Projector) -> None:
    reader = PictureReader(lambda _cancelled: projector, "Tiny", frozenset({"vision"}))  # type: ignore[arg-type]
    for number in range(1, 20):
        for one in (0, number):
            reader.tokens(_picture(one), lambda: False)
        reader.rest()
    assert projector.looked_at.count(bytes(100)) == 1
