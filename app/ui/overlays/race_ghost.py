"""Finds the reply of the chat that a race can be run against. No Qt here."""

from __future__ import annotations

from dataclasses import replace

from app.conversation.chat_session import ChatSession
from app.engine.commands import Generate, LoadPair
from app.speculation.trace import CUT_SHORT, Trace
from app.traces.judgement import can_replay


def with_ghost(chat: ChatSession, pair: LoadPair, request: Generate) -> tuple[Generate, Trace | None]:
    """Return the request that asks for the chat's newest reply once more, and the trace of that reply.

    The big model alone then writes the same words while the reply is replayed. Where that cannot be, since the reply
    was stopped before its first guess, was written in parts, with tools or by other models, or in an earlier run of the
    program, the request comes back as it is, with no trace.

    Args:
        chat: the open conversation.
        pair: the models that will write.
        request: what asks the last question again.
    """
    reply = chat.messages[-1]
    setup = chat.setups.of(reply.id)
    if setup is None or setup.sampling is None or setup.pair != pair or chat.tools.chosen_in(chat.conversation_id).on:
        return request, None
    trace = chat.open_messages.trace_of(reply.id)
    if trace is None or not can_replay(trace) or not trace.summary.drafted_tokens:
        return request, None
    cut = trace.summary.finish_reason in CUT_SHORT
    most = trace.summary.generated_tokens if cut else request.max_tokens
    return replace(request, sampling=setup.sampling, max_tokens=most), trace
