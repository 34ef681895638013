"""Texts at which a reply ends, for models that cannot end it in another way.

A chat model closes its turn with a control token, which never shows. A model that does not know the template's marks as
control tokens (a base model, asked with our ChatML) spells them out and goes on with the other side's turn.
"""

from __future__ import annotations

from app.llama.model import ModelVocabulary
from app.llama.templates.template import ChatTemplate

_ELSEWHERE = ("</s>", "<|endoftext|>", "<|eot_id|>", "<end_of_turn>", "<|end|>")
"""How others close a turn. A model without a template of its own may have read more of these than of ours."""


def end_marks(template: ChatTemplate, vocabulary: ModelVocabulary) -> tuple[str, ...]:
    """What ends a reply where it stands written out: the template's marks that are no control tokens of this model.

    Those that are can be read about: as letters, they are only letters.
    """
    marks = (*template.turn_marks, *_ELSEWHERE) if template.is_fallback else template.turn_marks
    return tuple(dict.fromkeys(mark for mark in marks if not vocabulary.is_control_text(mark)))
