"""Lists the commands of a chat: their names, and what each is for. Names of `ollama run` are understood too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SlashCommand:
    """One command."""

    name: str
    takes: str
    about: str
    aliases: tuple[str, ...] = ()


SLASHES = (
    SlashCommand("model", "[NAME]", "which model writes; without a name, what is here"),
    SlashCommand("draft", "[NAME | own | none]", "which model guesses ahead"),
    SlashCommand("system", "[TEXT]", "what the model is told before everything; - for nothing"),
    SlashCommand("assistant", "[NAME | none]", "who answers in this chat; without a name, which there are"),
    SlashCommand("set", "[NAME VALUE]", "temperature, seed, mode and more, for this chat; without a name, all of them"),
    SlashCommand(
        "file", "[PATH]", "give the model a file with your next message; without a path, which ones go with it"
    ),
    SlashCommand("tools", "[NAME | NAME off]", "which tools replies of this chat may ask for; without a name, all"),
    SlashCommand("retry", "", "answer the last question once more; the other answer is kept"),
    SlashCommand("edit", "[TEXT]", "ask the last question in other words"),
    SlashCommand("continue", "", "go on with a reply that was stopped"),
    SlashCommand("new", "", "begin another chat", ("clear", "reset")),
    SlashCommand("load", "[NUMBER | WORDS]", "go on with an earlier chat; without words, the latest ones"),
    SlashCommand("save", "[TITLE]", "chats are kept by themselves; this gives one a title"),
    SlashCommand("export", "FILE", "save this chat as Markdown, or with every token as .json"),
    SlashCommand("colors", "[on | off]", "who wrote which word, in colour", ("colours", "color", "colour")),
    SlashCommand("wrong", "[on | off]", "wrong guesses too, where they stood"),
    SlashCommand("think", "[on | off]", "whether the model thinks before it answers, in this chat"),
    SlashCommand("thoughts", "[on | off]", "show what a model thinks before it answers"),
    SlashCommand("stats", "[on | off]", "what guessing did; on or off: the line under each reply"),
    SlashCommand("help", "", "this", ("?",)),
    SlashCommand("exit", "", "leave; Ctrl-D does too", ("bye", "quit")),
)
_BY_NAME = {name: one for one in SLASHES for name in (one.name, *one.aliases)}
_KEYS = (
    ("Alt+Enter", "a line more in the same message"),
    ('"""', "begins a message of several lines, and ends it"),
    ("Ctrl-C", "stops a reply, which is kept; once more, or Ctrl-D, leaves"),
    ("Ctrl-X Ctrl-E", "writes the message in your editor"),
)


def split(line: str) -> tuple[SlashCommand | None, str, str]:
    """Split a line that begins with a slash into its command (``None`` if unknown), the name as typed, and the rest."""
    name, _, rest = line[1:].strip().partition(" ")
    return _BY_NAME.get(name.lower()), name, rest.strip()


def is_command(message: str) -> bool:
    """Return whether a message is a command: a path, or two slashes of a comment, are words for the model."""
    name = message[1:].split(maxsplit=1)[0] if message[1:].strip() else ""
    return message.startswith("/") and "/" not in name and not message[1:2].isspace()


def help_lines() -> list[str]:
    """Return all commands and keys, a line each."""
    rows = [(f"/{one.name} {one.takes}".rstrip(), one.about) for one in SLASHES]
    width = max(len(row[0]) for row in rows)
    return [f"  {key:<{width}}  {about}" for key, about in (*rows, ("", ""), *_KEYS)]


def suggested(typed: str) -> Iterable[tuple[str, str]]:
    """Return the commands that begin as the line does."""
    return [(f"/{one.name}", one.about) for one in SLASHES if f"/{one.name}".startswith(typed.lower())]
