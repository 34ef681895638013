"""The pages of the manual: their sections, links between them, and search across all. No widgets here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from app.language import tr, tr_count
from app.markdown.blocks import LINE_BREAK, Block, BlockKind, TextRun
from app.markdown.reader import read_markdown
from app.paths import resources
from app.text_folding import SoughtWords
from app.ui.toolkit.keyboard import Shortcut, shown_keys

PAGE_NAMES = (
    "chat",
    "models",
    "guessing",
    "what-pays",
    "graphics-cards",
    "command-line",
    "local-api",
    "other-computers",
    "python",
    "troubleshooting",
)
"""In the order in which they are listed; each is a file in ``resources/help``."""
KEYS = "keys"
"""The page of keyboard shortcuts, which is made from those that hold."""
PROGRAM_LINK = "draftlight:"
"""Begins a link to a part of the program, such as ``draftlight:settings/tools`` or ``draftlight:keys``."""
_PASSAGE_LETTERS = 180
_MOST_LISTED = 20
_BUILT_IN = (
    ("Enter", tr("Send the message")),
    ("Shift+Enter", tr("Break the line")),
    ("Up", tr("In an empty message field: what you asked before; Down goes back")),
    ("Ctrl+Right", tr("In a reply: to the next token; what both models thought of it is shown")),
    ("Enter", tr("In a reply: light up the round of the token at the cursor")),
    ("F2", tr("Rename the chat that is marked in the list")),
    ("Del", tr("Delete the chat that is marked in the list")),
)
"""Keys that widgets handle themselves, and that nobody can change."""


@dataclass(frozen=True, slots=True)
class HelpSection:
    """A heading and the text below it, up to the next heading."""

    title: str
    anchor: str
    """The end of links to it: as GitHub makes it of the title."""
    block: int
    """The place of the heading among the page's blocks."""
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class HelpPage:
    """One page, as Markdown whose first line is its title."""

    name: str
    text: str

    @cached_property
    def sections(self) -> tuple[HelpSection, ...]:
        """The title with what stands below it first, then each heading with its own text."""
        return tuple(_sections_of(read_markdown(self.text)))

    @property
    def title(self) -> str:
        return self.text.partition("\n")[0].removeprefix("# ")

    def section(self, anchor: str) -> HelpSection | None:
        """Return the section of this anchor, if there is one."""
        return next((section for section in self.sections if section.anchor == anchor), None)


@dataclass(frozen=True, slots=True)
class HelpMatch:
    """A section that has the words looked for."""

    page: HelpPage
    section: HelpSection
    passage: str
    """Some words around the first place; empty where only the title has it."""


def read_pages() -> tuple[HelpPage, ...]:
    """Return the pages that come with the program."""
    folder = resources() / "help"
    return tuple(HelpPage(name, (folder / f"{name}.md").read_text(encoding="utf-8")) for name in PAGE_NAMES)


def make_keys_page(shortcuts: Sequence[Shortcut], chosen: Mapping[str, Sequence[str]]) -> HelpPage:
    """Return a page of all keys. ``chosen`` has those that the person chose, by the names of actions."""
    named = [(" ".join(one.keys_in(chosen)[:1]), one) for one in shortcuts]
    lines = [*_BUILT_IN, *((keys, one.words) for keys, one in named if keys or one.keys)]
    rows = [f"| **{_escape(shown_keys(keys) or tr('No keys'))}** | {_escape(words)} |" for keys, words in lines]
    table = "\n".join((f"| {_escape(tr('Keys'))} | {_escape(tr('Action'))} |", "| --- | --- |", *rows))
    change = f"[{_escape(tr('Change keys…'))}]({PROGRAM_LINK}settings/keys)"
    return HelpPage(KEYS, f"# {_escape(tr('Keyboard shortcuts'))}\n\n{change}\n\n{table}\n")


def find_matches(pages: Sequence[HelpPage], sought: SoughtWords) -> list[HelpMatch]:
    """Return the sections that have all words: those with them in their title, or as whole words, first."""
    matches: list[tuple[tuple[bool, bool], HelpMatch]] = []
    for page in pages:
        for section in page.sections:
            text = " ".join((page.title, section.title, *section.paragraphs))
            if sought.are_all_in(text):
                rank = not sought.are_all_in(section.title), not sought.are_all_in(text, whole=True)
                matches.append((rank, HelpMatch(page, section, _passage_of(section, sought))))
    return [match for _, match in sorted(matches, key=lambda one: one[0])]


def results_text(matches: Sequence[HelpMatch], words: str) -> str:
    """Return Markdown that lists the first matches, each linked to its section."""
    if not matches:
        sentence = tr("The help says nothing about “{words}”. Try another word.", words=words)
        return f"{_escape(sentence)}\n"
    count = tr_count("1 place about “{words}”", "%n places about “{words}”", len(matches), words=words)
    parts = [f"# {_escape(count)}"]
    for match in matches[:_MOST_LISTED]:
        page, section = match.page, match.section
        named = page.title if section is page.sections[0] else f"{page.title} › {section.title}"
        parts.append(f"[**{_escape(named)}**]({page.name}.md#{section.anchor})")
        if match.passage:
            parts.append(_escape(match.passage))
    if len(matches) > _MOST_LISTED:
        parts.append(_escape(tr("The first {count} are listed. Add a word to find others.", count=_MOST_LISTED)))
    return "\n\n".join(parts) + "\n"


def _sections_of(blocks: Sequence[Block]) -> Iterator[HelpSection]:
    starts = [place for place, block in enumerate(blocks) if block.kind is BlockKind.HEADING]
    for start, end in zip(starts, [*starts[1:], len(blocks)], strict=True):
        title = _text_of(blocks[start].runs)
        anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
        paragraphs = [line for block in blocks[start + 1 : end] for line in _lines_of(block)]
        yield HelpSection(title, anchor, start, tuple(paragraphs))


def _lines_of(block: Block) -> Iterator[str]:
    if block.runs:
        yield _text_of(block.runs)
    for row in block.rows:
        yield "  ".join(_text_of(cell) for cell in row)


def _text_of(runs: Sequence[TextRun]) -> str:
    return "".join(run.text for run in runs).replace(LINE_BREAK, " ")


def _passage_of(section: HelpSection, sought: SoughtWords) -> str:
    """Return the paragraph with the most of the words, a long one cut around the first of them."""
    text = max(section.paragraphs, key=lambda one: (sought.count_in(one, whole=True), sought.count_in(one)), default="")
    places = sought.places(text)
    if not places:
        return ""
    if len(text) <= _PASSAGE_LETTERS:
        return text
    first = max(0, places[0][0] - _PASSAGE_LETTERS // 3)
    begin = text.find(" ", first) + 1 if first else 0
    end = text.rfind(" ", begin, begin + _PASSAGE_LETTERS)
    end = end if end > places[0][1] else min(len(text), begin + _PASSAGE_LETTERS)
    return ("… " if begin else "") + text[begin:end] + (" …" if end < len(text) else "")


def _escape(text: str) -> str:
    """Return a text as Markdown that shows it as it is."""
    return re.sub(r"[!-/:-@\[-`{-~]", lambda sign: f"&#{ord(sign[0])};", text)  # "\\(" would begin a formula
