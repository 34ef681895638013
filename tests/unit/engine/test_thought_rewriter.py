"""A reply has our marks for thoughts, whatever the model's are; and a model is given its own back."""

from __future__ import annotations

from contextlib import closing
from types import SimpleNamespace

import pytest

from app.engine.commands import Message, RenderPrompt
from app.engine.prompts.prompt import rendered_text
from app.engine.thought_rewriter import ThoughtRewriter
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
        text = rendered_text(SimpleNamespace(template=template), RenderPrompt(messages), lambda: False)
    assert text == f"[2+2?][{earlier}][Sure?]"


def test_a_reply_falls_in_two():
    assert split_reply(OURS).answer == "Four."
    assert split_reply("Four.").thought is None
    assert not split_reply("<think>\nTwo").closed
