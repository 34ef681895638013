"""Writes a conversation in forms that a chat template takes, until all that was said stands in the prompt.

Some templates know no system role, and either refuse it or pass over it without a word; some insist on turns of two
sides, want texts as parts in a list, or cut a text at a mark that is meant for thoughts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from app.language import tr
from app.llama.templates.jinja import FAILURES, Turns
from app.tools.thoughts import CLOSE, OPEN

Turn = dict[str, Any]

EVERY_ROLE = frozenset({"system", "user", "assistant", "tool"})

_SWITCHES = re.compile(r"/(?:no_?)?think\b")
"""Words by which people switch thinking off and on: some templates heed them and leave them out."""
_THOUGHT = re.compile(rf"[^\w<]*{OPEN}.*?{CLOSE}", re.DOTALL)
"""A thought at the beginning of a turn, perhaps with signs before it that keep its mark from being read as one."""
_NO_LETTERS = re.compile(r"[\W_]+")
_LEAST_PART = 8
"""Letters of half a line that say enough to be looked for by themselves."""
_PART = re.compile(r"""(['"])type\1: (['"])text\2""")
"""In a list of parts that was written out."""


@dataclass(frozen=True, slots=True)
class TemplateHabits:
    """Known habits of a template."""

    marks: tuple[str, ...]
    """Marks of thoughts, at which it may cut a text."""
    thought_field: str
    """Its field for the thought of an earlier message; empty where it has none."""
    in_parts: frozenset[str] = frozenset()
    """Roles whose text it takes only as a part in a list."""


def prompt_of(
    turns: Turns,
    render: Callable[[Turns, frozenset[str]], str],
    habits: TemplateHabits,
    in_words: Callable[[], Turns] | None,
) -> tuple[str, TemplateHabits]:
    """Return the prompt in the first form that a template takes and leaves nothing out of, and its habits by now.
    Raises one of :data:`FAILURES` if it takes no form, or leaves the last question, a rule or a result out of each.

    Args:
        turns: as they were said.
        render: writes turns with the texts of some roles in parts, or raises one of :data:`FAILURES`.
        habits: of the template.
        in_words: returns the turns with calls and results as plain text, where there are any.
    """
    problem: BaseException | None = None
    spare: str | None = None
    for form, in_parts in _forms(turns, habits, in_words):
        try:
            prompt = render(form, in_parts)
        except FAILURES as error:
            problem = problem or error
            continue
        missing = left_out(form, prompt, habits.marks)
        is_list = bool(in_parts) and writes_parts_out(form, prompt)
        if not missing and not is_list:
            return prompt, replace(habits, in_parts=in_parts)
        problem = problem or ValueError(leaves_out_words())
        question = next((turn for turn in reversed(form) if turn["role"] == "user"), None)
        if (
            spare is None
            and not is_list
            and not any(turn is question or turn["role"] in {"system", "tool"} for turn in missing)
        ):
            spare = prompt
    if spare is not None:
        return spare, habits
    assert problem is not None
    raise problem


def _forms(
    turns: Turns, habits: TemplateHabits, in_words: Callable[[], Turns] | None
) -> Iterator[tuple[Turns, frozenset[str]]]:
    """Yield the conversation as it is, then in other forms, each with the roles whose text is given in parts."""
    yield turns, habits.in_parts
    if any(turn["role"] == "system" for turn in turns):
        yield turns, habits.in_parts ^ {"system"}
    for form in _other_forms(turns, habits, in_words):
        yield form, habits.in_parts


def leaves_out_words() -> str:
    """Return what is wrong with a template that passes over what was said, as a part of a sentence."""
    return tr("it leaves out what was said")


def with_parts(turns: Turns, roles: frozenset[str]) -> Turns:
    """Return the turns with the texts of these roles as parts in a list."""
    if not roles:
        return turns
    return [
        {**turn, "content": [{"type": "text", "text": turn["content"]}]} if turn["role"] in roles else turn
        for turn in turns
    ]


def writes_parts_out(turns: Turns, prompt: str) -> bool:
    """Return whether a template wrote a list of parts as it is, because it wants the text alone."""
    count = sum(len(_PART.findall(turn["content"])) for turn in turns)
    return len(_PART.findall(prompt)) > count


def left_out(turns: Turns, prompt: str, marks: Sequence[str]) -> Turns:
    """Return the turns whose text does not stand in a prompt.

    The model's own turns are looked at where they have one of the ``marks`` at which templates cut: what else is left
    out of them (a thought, the words before a call) is left out because the model was trained so.
    """
    missing: Turns = []
    place, letters = 0, ""
    for turn in turns:
        content = turn["content"]
        may_be_cut = any(mark in content for mark in marks)
        if turn["role"] == "assistant":
            if not may_be_cut:
                continue
            thought = _THOUGHT.match(content)
            content = content[thought.end() :] if thought is not None else content
        content = content.strip()
        at = prompt.find(content, place)
        if at >= 0:
            place = at + len(content)
        elif content not in prompt:
            letters = letters or _letters_of(prompt)
            if may_be_cut:  # what was cut off may stand elsewhere, as a thought
                stands = turn["role"] != "assistant" and _letters_of(content) in letters
            else:
                stands = _is_mostly_in(content, letters)
            if not stands:
                missing.append(turn)
    return missing


def _is_mostly_in(text: str, letters: str) -> bool:
    """Return whether the longest line of a text stands among a prompt's letters, or half of it.

    Templates change texts here and there: they escape quotes and ends of lines, write JSON anew, or leave out a word
    that is meant for them.
    """
    line = max(map(_letters_of, _SWITCHES.sub("", text).splitlines()), key=len, default="")
    halves = line[: len(line) // 2], line[len(line) // 2 :]
    return line in letters or any(len(half) >= _LEAST_PART and half in letters for half in halves)


def _letters_of(text: str) -> str:
    return _NO_LETTERS.sub("", text)


def _other_forms(turns: Turns, habits: TemplateHabits, in_words: Callable[[], Turns] | None) -> Iterator[Turns]:
    """Yield forms of a conversation that a template may take where it does not take it as it is; see :func:`prompt_of`.

    The first ones change least. None has a turn that says less than before.
    """
    marks, thought_field = habits.marks, habits.thought_field
    for form in (turns, in_words() if in_words is not None else []):
        bases = [form]
        if any(mark in turn["content"] for mark in marks for turn in form):
            bases = [[_with_empty_thought(turn, marks, thought_field) for turn in form]] if thought_field else []
            bases.append([_with_marks_apart(turn, marks) for turn in form])
        for base in bases:
            if base and base != turns:
                yield base
            yield from _combined(base)


def _combined(turns: Turns) -> Iterator[Turns]:
    """Yield what single changes make of a conversation, then two of them, and so on; each outcome once."""
    known = [turns]
    changes = (_with_later_systems_in_questions, _with_sides_in_turn, _with_system_in_question)
    for count in range(1, len(changes) + 1):
        for chosen in combinations(changes, count):
            changed = turns
            for change in chosen:
                changed = change(changed)
            if changed not in known:
                known.append(changed)
                yield changed


def _with_empty_thought(turn: Turn, marks: Sequence[str], thought_field: str) -> Turn:
    """Return an answer with the word that there was no thought: a template then looks for none in its text."""
    if turn["role"] != "assistant" or not any(mark in turn["content"] for mark in marks):
        return turn
    return {thought_field: "", **turn}


def _with_marks_apart(turn: Turn, marks: Sequence[str]) -> Turn:
    """Return a turn in which a blank keeps marks of thoughts from being taken for them; its own thought stays."""
    content = turn["content"]
    thought = _THOUGHT.match(content) if turn["role"] == "assistant" else None
    begin = thought.end() if thought is not None else 0
    apart = content[begin:]
    for mark in marks:
        apart = apart.replace(mark, f"{mark[0]} {mark[1:]}")
    return {**turn, "content": content[:begin] + apart}


def _with_later_systems_in_questions(turns: Turns) -> Turns:
    """Return the turns with the system's later words in the question before or after them."""
    changed: Turns = []
    waiting: list[str] = []
    for place, turn in enumerate(turns):
        if turn["role"] == "system" and place:
            if changed[-1]["role"] == "user":
                changed[-1] = _longer(changed[-1], after=turn["content"])
            else:
                waiting.append(turn["content"])
        elif turn["role"] == "user" and waiting:
            changed.append(_longer(turn, before="\n\n".join(waiting)))
            waiting = []
        else:
            changed.append(turn)
    return [*changed, *({"role": "user", "content": text} for text in waiting)]


def _with_system_in_question(turns: Turns) -> Turns:
    """Return the turns with the system's first words in the first question, or as one where the model begins."""
    if not turns or turns[0]["role"] != "system":
        return turns
    system, *rest = turns
    if rest and rest[0]["role"] == "user":
        return [_longer(rest[0], before=system["content"]), *rest[1:]]
    return [{"role": "user", "content": system["content"]}, *rest]


def _with_sides_in_turn(turns: Turns) -> Turns:
    """Return the turns with an empty one wherever a side would speak twice, or the model first.

    Calls and results are no side's turn.
    """
    changed: Turns = []
    side = "assistant"
    for turn in turns:
        role = turn["role"]
        if role in {"user", "assistant"} and not turn.get("tool_calls"):
            if role == side:
                changed.append({"role": "user" if role == "assistant" else "assistant", "content": ""})
            side = role
        elif role == "assistant" and side == "assistant":
            changed.append({"role": "user", "content": ""})
            side = "user"
        changed.append(turn)
    return changed


def _longer(turn: Turn, *, before: str = "", after: str = "") -> Turn:
    return {**turn, "content": "\n\n".join(filter(None, (before, turn["content"], after)))}
