"""Local models from Python, in the shape of vLLM's offline interface, with speculative decoding that can be read.

    from app.api import LLM, SamplingParams

    with LLM(model="starter:f32", speculative_model="starter:q4_1") as llm:
        for output in llm.generate(["One, two, three,"], SamplingParams(temperature=0, max_tokens=16)):
            print(output.outputs[0].text, output.speculation.acceptance_rate)

One thread computes, for as long as the ``LLM`` is open. Errors are those of :mod:`app.errors`, whose sentence says what
can be done, and ``ValueError`` for an argument that can mean nothing.
"""

from app.api.llm import LLM
from app.api.outputs import CompletionOutput, RequestOutput, Speculation, StreamChunk
from app.api.params import SamplingParams
from app.api.stream import ReplyStream

__all__ = [
    "LLM",
    "CompletionOutput",
    "ReplyStream",
    "RequestOutput",
    "SamplingParams",
    "Speculation",
    "StreamChunk",
]
