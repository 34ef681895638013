"""Chooses the chat template to use with a model: one that a person gave, the model's own, or ChatML."""

from __future__ import annotations

from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.service import Cancelled, Service
from app.llama.templates.template import ChatTemplate, UnusableTemplate


def template_for(
    own: str | None,
    own_template: str | None,
    *,
    bos: str,
    eos: str,
    service: Service | None = None,
    cancelled: Cancelled = lambda: False,
) -> ChatTemplate:
    """Return the chat template to use with a model: the one that a person gave, else its own, else ChatML.

    For the other arguments see :class:`ChatTemplate`.

    Raises:
        WorldError: the one that a person gave cannot be used.
        Interrupted: ``cancelled`` said so.
    """
    try:
        return ChatTemplate(own_template or own, bos=bos, eos=eos, service=service, cancelled=cancelled)
    except UnusableTemplate as error:
        if own_template:
            raise WorldError(
                tr("The chat template that was given cannot be used: {reason}.", reason=error.sentence)
            ) from error
        template = ChatTemplate(None, bos=bos, eos=eos)
        template.problem = tr(
            "This model's chat template cannot be used: {reason}. ChatML, a common one, stands in its place.",
            reason=error.sentence,
        )
        return template
