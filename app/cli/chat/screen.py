"""Shows a chat: replies in colour as they come, their figures, and what is to be said about it all."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TextIO

from app.cli.chat.wrapping import WordWrap
from app.cli.terminal import BOLD, DIM, OUTCOME_WORDS, RESET, harmless
from app.speculation.trace import Outcome, Round, Token
from app.traces.reasoning import Reasoning, find_reasoning

_BEGIN, _END = "<think>", "</think>"
_NAME = re.compile(r"\s*\S+( \S+)*\s{2,}")
"""Matches a table's first column, with the blanks after it."""
_NARROW = 24
_COUNT_EVERY = 8
"""Rounds between two counts of the words of a model that thinks for long: each count reads all of them."""


@dataclass(slots=True)
class ShownParts:
    """Parts of a chat that a person chose to see."""

    colors: bool
    wrong: bool = False
    """Wrong guesses, in their places."""
    thoughts: bool = False
    """True if a model's thoughts before its answer are shown."""
    figures: bool = True
    """The line of figures under each reply."""


class Screen:
    """Shows a chat in a terminal, or in the files that stand for it.
    With ``terminal``, somebody looks at it: all of it goes to ``out``, is wrapped and folded, and may have escape
    sequences; else only replies do, and the rest goes to ``err``. ``view`` may be changed at any time.
    """

    def __init__(
        self, out: TextIO, err: TextIO, *, terminal: bool, styles: Mapping[Outcome, str], view: ShownParts
    ) -> None:
        self._out = out
        self._notes = out if terminal else err
        self._terminal = terminal
        self._styles = styles
        self.view = view

    @property
    def terminal(self) -> bool:
        """Return whether a person sees it in a terminal."""
        return self._terminal

    def say(self, text: str) -> None:
        """Show a line that was asked for."""
        self._notes.write(self._fitted(harmless(text)) + "\n")
        self._notes.flush()

    def note(self, text: str) -> None:
        """Show a line beside the conversation."""
        self._notes.write(self.styled(self._fitted(text), DIM) + "\n")
        self._notes.flush()

    def problem(self, sentence: str) -> None:
        """Show why something could not be done."""
        line = " ".join(sentence.split())
        self._notes.write(f"{self.styled('! ', BOLD)}{harmless(line)}\n" if self._terminal else f"draftlight: {line}\n")
        self._notes.flush()

    def gap(self) -> None:
        """Show an empty line, where somebody looks."""
        if self._terminal:
            self._notes.write("\n")
            self._notes.flush()

    def styled(self, text: str, style: str) -> str:
        """Return a text in a style, where colours are shown; nothing in it commands the terminal."""
        text = harmless(text)
        return f"{style}{text}{RESET}" if self.view.colors and style else text

    def _fitted(self, text: str) -> str:
        """Break long lines between words; what follows a name in a table stays in its column."""
        width = shutil.get_terminal_size().columns - 1
        if not self._terminal or width < _NARROW or len(text) <= width or "\n" in text:
            return text
        column = _NAME.match(text)
        indent = " " * (column.end() if column and column.end() < width // 2 else 2)
        return "\n".join(textwrap.wrap(text, width, subsequent_indent=indent, drop_whitespace=True))

    def legend(self) -> str:
        """Return what the looks of words mean, in one line."""
        shown = {one: word for one, word in OUTCOME_WORDS.items() if one is not Outcome.REJECTED or self.view.wrong}
        words = [self._legend_entry(word, self._styles[outcome]) for outcome, word in shown.items()]
        return "  ".join([*words, "not guessed"])

    def _legend_entry(self, word: str, style: str) -> str:
        return f"{style}{word}{RESET}" if self.view.colors else word

    def show_legend(self) -> None:
        """Show what the looks of words mean."""
        self._notes.write(self.legend() + "\n")
        self._notes.flush()

    def reply(self) -> ReplyView:
        """Begin to show a new reply, as it comes."""
        return ReplyView(self._out, self._styles, self.view, terminal=self._terminal)

    def show_reply(self, text: str, rounds: Iterable[Round]) -> None:
        """Show an earlier reply, with its colours where they were kept."""
        view = self.reply()
        shown = "".join(round_.text for round_ in rounds)
        if shown == text and text:
            for round_ in rounds:
                view.add(round_)
        else:
            view.add_text(text)
        view.end()


class ReplyView:
    """Shows one reply. What a model thinks first is folded into a line, or dimmed."""

    def __init__(self, out: TextIO, styles: Mapping[Outcome, str], view: ShownParts, *, terminal: bool) -> None:
        self._out = out
        self._styles = styles
        self._view = view
        self._terminal = terminal
        self._harmless = terminal or view.colors or out.isatty()
        self._lines = WordWrap(out.write, (lambda: shutil.get_terminal_size().columns) if terminal else None)
        self._source = ""
        self._held: list[Token] = []
        self._thinking = terminal  # until it is known that the reply does not begin with a thought
        self._rounds = 0
        self._shown_thoughts = 0
        self._folded = False
        self._blank = terminal  # nothing but blanks was shown yet

    def add(self, round_: Round) -> None:
        """Show what a round wrote."""
        self._rounds += 1
        for token in self._pieces(round_):
            self._take(token)
        if self._thinking:
            self._think()
        self._out.flush()

    def add_text(self, text: str) -> None:
        """Show words without a record of how they were written."""
        self._take(Token(-1, text, Outcome.PLAIN))
        if self._thinking:
            self._think()
        self._out.flush()

    def end(self) -> None:
        """Show the end of the reply: nothing more comes."""
        if self._thinking and self._source:
            reasoning = find_reasoning(self._source)
            self._end_thinking(reasoning)
        self._lines.flush()
        if not self._lines.is_at_line_start or not self._terminal:
            self._out.write("\n")
        self._out.flush()

    def _pieces(self, round_: Round) -> Iterator[Token]:
        yield from round_.tokens[: round_.accepted]
        if self._view.wrong:
            yield from round_.rejected
        yield from round_.tokens[round_.accepted :]

    def _take(self, token: Token) -> None:
        if not self._thinking:
            self._show(token)
            return
        self._held.append(token)
        if token.outcome is not Outcome.REJECTED:
            self._source += token.text

    def _think(self) -> None:
        if len(self._source) > self._shown_thoughts and not (
            self._folded and _END not in self._source[-len(_END) - 400 :] and self._rounds % _COUNT_EVERY
        ):
            reasoning = find_reasoning(self._source)
            if reasoning is None and self._source.strip():
                self._end_thinking(None)
            elif reasoning is not None and reasoning.closed:
                self._end_thinking(reasoning)
            elif reasoning is not None and reasoning.words:
                self._show_thinking(reasoning)

    def _show_thinking(self, reasoning: Reasoning) -> None:
        self._folded = True
        if self._view.thoughts:
            self._show_thoughts(self._source[reasoning.start + len(_BEGIN) :])
        else:
            self._out.write(f"\r\x1b[K{self._dim(reasoning.label)}")

    def _end_thinking(self, reasoning: Reasoning | None) -> None:
        self._thinking = False
        held, self._held = self._held, []
        if reasoning is not None and reasoning.words:
            if self._view.thoughts:
                inner = self._source[reasoning.start + len(_BEGIN) : reasoning.end]
                self._show_thoughts(inner.removesuffix(_END))
                self._lines.add("\n")
            self._out.write(f"\r\x1b[K{self._dim(reasoning.label)}\n\n" if not self._view.thoughts else "\n")
        begun = reasoning is not None and _BEGIN in self._source  # and not only the first letters of the mark
        start = reasoning.end if reasoning is not None and begun else 0
        at = 0
        for token in held:
            length = 0 if token.outcome is Outcome.REJECTED else len(token.text)
            if at + length > start or (token.outcome is Outcome.REJECTED and at >= start):
                self._show(token, max(0, start - at))
            at += length

    def _show_thoughts(self, inner: str) -> None:
        new = inner.lstrip("\n")[self._shown_thoughts :]
        keep = len(_END)  # what may be the beginning of the closing mark waits
        new = new[:-keep] if self._thinking else new.rstrip()
        if new:
            self._shown_thoughts += len(new)
            self._lines.add(harmless(new), DIM if self._view.colors else "")

    def _show(self, token: Token, start: int = 0) -> None:
        text = harmless(token.text[start:]) if self._harmless else token.text[start:]
        wrong = token.outcome is Outcome.REJECTED
        if wrong:
            text = text.replace("\n", "⏎")  # a line that was never broken
        elif self._blank:
            text = text.lstrip("\n")
            self._blank = not text.strip()
        if not text:
            return
        style = self._styles[token.outcome] if self._view.colors else ""
        self._lines.add(f"[-{text}-]" if wrong and not style else text, style)

    def _dim(self, text: str) -> str:
        return f"{DIM}{text}{RESET}" if self._view.colors else text
