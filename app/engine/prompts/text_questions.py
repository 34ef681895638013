"""Questions to the loaded models besides replies: how they split, join and frame text."""

from __future__ import annotations

from app.engine.commands import MOST_LETTERS, CountTokens, Describe, Detokenize, Question, RenderPrompt, Tokenize
from app.engine.events import Answer, Description, RenderedPrompt, TokenCounts, TokenizedText
from app.engine.pair import Pair
from app.engine.prompts.prompt import rendered_text, rendered_tokens
from app.errors import WorldError
from app.language import number, tr
from app.llama.child_processes.service import Cancelled


def answer(pair: Pair, question: Question, cancelled: Cancelled) -> Answer:
    """Return the loaded target's answer to a question.

    Raises:
        WorldError: the question makes no sense to it.
        Interrupted: ``cancelled`` said so.
    """
    vocabulary = pair.target.model.vocabulary
    match question:
        case Tokenize():
            if len(question.text) > MOST_LETTERS:
                raise WorldError(
                    tr(
                        "This text is too long: {most} characters are the most.",
                        most=number(MOST_LETTERS),
                    )
                )
            tokens = vocabulary.tokenize(question.text, special=question.special, begin=question.begin)
            return TokenizedText(tuple(tokens), tuple(vocabulary.bytes_of(token) for token in tokens))
        case CountTokens():
            if sum(map(len, question.texts)) > MOST_LETTERS:
                raise WorldError(
                    tr(
                        "These texts are too long: {most} characters are the most.",
                        most=number(MOST_LETTERS),
                    )
                )
            counts = (len(vocabulary.tokenize(text, special=False, begin=False)) for text in question.texts)
            return TokenCounts(tuple(counts))
        case Detokenize():
            if any(not 0 <= token < vocabulary.size for token in question.tokens):
                raise WorldError(tr("The model's tokens have numbers from 0 to {last}.", last=vocabulary.size - 1))
            return b"".join(vocabulary.bytes_of(token) for token in question.tokens).decode("utf-8", "replace")
        case RenderPrompt():
            text = rendered_text(pair, question, cancelled)
            try:
                return RenderedPrompt(text, len(rendered_tokens(pair, question, cancelled)))
            finally:
                pair.pictures.rest()
        case Describe():
            model = pair.target.model
            return Description(
                template=(model.chat_template or "") if pair.template.is_fallback else pair.template.source,
                begins=vocabulary.label(vocabulary.bos) if vocabulary.bos >= 0 else "",
                ends=vocabulary.label(vocabulary.eos) if vocabulary.eos >= 0 else "",
                end_tokens=vocabulary.end_tokens,
                call_form=pair.template.tool_support(cancelled).form,
                fill_tokens=vocabulary.fill_tokens,
            )
