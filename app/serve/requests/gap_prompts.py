"""Makes the prompt with which a model fills a gap in a text, by its own control tokens.

The order is that of llama-server's ``/infill`` (arXiv 2409.12186, repository level): other files, each under its name,
then the text before the gap, the text after it, and the token at which the model begins to write. Where not all fits,
what is nearest to the gap stays: three parts of text before it for one part after it, then the last of the files.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from app.engine.commands import MOST_LETTERS, Tokenize
from app.engine.events import Loaded, TokenizedText
from app.serve.api_errors import refused
from app.serve.engine_queue import EngineTurn
from app.serve.requests.reply_request import Gap, ReplyRequest, TextOrTokens

_LETTERS_OF_A_TOKEN = 16
"""Letters for each token of the context that are looked at: code has some four."""
_SHARE_FOR_REPLY = 4
_REPOSITORY, _FILE, _SNIPPET = "myproject\n", "filename\n", "\n\n--- snippet ---\n\n"
"""Words of llama-server's, where it has no names."""

Split = Callable[[str], Awaitable[tuple[int, ...]]]


async def with_gap_prompts(request: ReplyRequest, gap: Gap, loaded: Loaded, turn: EngineTurn) -> ReplyRequest:
    """Return the request with each prompt as the tokens that have the gap after it filled.
    Raises ``ApiError`` if the model has no tokens for it.
    """
    marks = (await turn.description()).fill_tokens
    if not {"prefix", "suffix", "middle"} <= marks.keys():
        raise refused(
            "This model cannot fill a gap: it has no tokens for the text before and after it (fill-in-the-middle).",
            "suffix",
        )

    async def split(text: str, *, begin: bool = False) -> tuple[int, ...]:
        return await tokens_of_text(turn, text, special=False, begin=begin)

    room = loaded.context_tokens
    reply_tokens = room // _SHARE_FOR_REPLY
    if request.max_tokens is not None:
        reply_tokens = min(request.max_tokens, room // 2)
    begins = await split("", begin=True)
    room_left = max(0, room - reply_tokens - len(begins) - len(marks) - 1)
    prompts: list[TextOrTokens] = []
    for prompt in request.prompts:
        before = await _tokens_of(prompt, split, room, from_end=True)
        after = await _tokens_of(gap.suffix, split, room, from_end=False)
        most_after = max(room_left // 4, room_left - len(before))
        after = after[:most_after]
        before = before[max(0, len(before) - (room_left - len(after))) :]
        files = await _file_tokens(gap, marks, split, room_left - len(before) - len(after))
        parts = (begins, files, (marks["prefix"],), before, (marks["suffix"],), after, (marks["middle"],))
        prompts.append(tuple(token for part in parts for token in part))
    return replace(request, prompts=tuple(prompts))


async def tokens_of_text(turn: EngineTurn, text: str, *, special: bool = True, begin: bool = False) -> tuple[int, ...]:
    """Return the tokens of a text, as the loaded target splits it; the options are those of :class:`Tokenize`."""
    answer = await turn.ask(Tokenize(text, special=special, begin=begin))
    assert isinstance(answer, TokenizedText)
    return answer.tokens


async def _tokens_of(value: TextOrTokens, split: Split, room: int, *, from_end: bool) -> tuple[int, ...]:
    """Return as many of the tokens as can matter, those nearest to the gap."""
    parts: Sequence[int | str] = (value,) if isinstance(value, str) else value
    most_letters = min(_LETTERS_OF_A_TOKEN * room, MOST_LETTERS)
    groups: list[tuple[int, ...]] = []
    count = 0
    for part in reversed(parts) if from_end else parts:
        if count >= room:
            break
        if isinstance(part, int):
            groups.append((part,))
        elif part:
            groups.append(await split(part[-most_letters:] if from_end else part[:most_letters]))
        count = sum(map(len, groups[-1:]), count)
    return tuple(token for group in (reversed(groups) if from_end else groups) for token in group)


async def _file_tokens(gap: Gap, marks: Mapping[str, int], split: Split, room: int) -> tuple[int, ...]:
    """Return the tokens of the files and of the name of the one with the gap, the last ones that fit."""
    if not gap.is_in_repository:
        return ()
    tokens: tuple[int, ...] = ()
    if "file" in marks:
        tokens = (marks["file"], *await split(_FILE))
    for name, text in reversed(gap.files):
        if len(tokens) >= room:
            break
        head = (marks["file"], *await split(f"{name}\n")) if "file" in marks else await split(_SNIPPET)
        tokens = (*head, *await _tokens_of(text, split, room, from_end=True), *tokens)
    if "repository" in marks:
        tokens = (marks["repository"], *await split(_REPOSITORY), *tokens)
    return tokens[len(tokens) - room :] if len(tokens) > room else tokens
