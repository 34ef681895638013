"""Questions as tokens of the starter, in its own chat template, sorted into batches of equal length."""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import islice
from pathlib import Path

import numpy as np

from app.engine.commands import Message
from app.llama.model import Model
from app.llama.templates.template import ChatTemplate
from tests.training.questions import questions


def batches(model: Path, *, count: int, size: int, seed: int) -> list[np.ndarray]:
    """Batches of ``size`` out of ``count`` questions, each (size, tokens); what fills no batch is left out."""
    loaded = Model(model)
    template = ChatTemplate(loaded.chat_template)
    by_length: dict[int, list[list[int]]] = defaultdict(list)
    for question in islice(questions(seed), count):
        prompt = template.render([Message("user", question)])
        tokens = loaded.vocabulary.tokenize(prompt, special=True, begin=True)
        by_length[len(tokens)].append(tokens)
    loaded.close()
    all_batches = [
        np.array(alike[i : i + size], np.int32)
        for alike in by_length.values()
        for i in range(0, len(alike) - size + 1, size)
    ]
    random.Random(seed).shuffle(all_batches)
    return all_batches
