"""Performs the commands of a chat, which stand in a list here. Names of `ollama run` are understood too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from app.chats.assistants import PAIR, Assistant
from app.chats.chat_files import export_chat
from app.chats.records import Conversation, StoredMessage
from app.chats.store import ChatStore
from app.cli.chat.given_files import GivenFiles
from app.cli.chat.knowledge_commands import KnowledgeCommands
from app.cli.chat.pair_in_use import PairInUse
from app.cli.chat.parameters import (
    PARAMETERS,
    RELOADING,
    explained,
    kept_value,
    parameter_named,
    set_parameter,
    shown_value,
    table,
)
from app.cli.chat.screen import Screen
from app.cli.chat.tool_commands import ToolCommands
from app.cli.terminal import one_line
from app.conversation.chat_session import ChatSession
from app.conversation.chat_settings import ChatSettings
from app.errors import WorldError
from app.settings import Settings
from app.speculation.trace import CountSource, Summary, Trace
from app.text_folding import fold_text
from app.traces.judgement import Judgement
from app.traces.readout import speed_text

_LISTED = 12
_SEARCHED = 50
_ON, _OFF = ("on", "yes", "true", "1"), ("off", "no", "false", "0")


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
    SlashCommand(
        "knowledge",
        "[FOLDER | NAME | none]",
        "which documents questions are looked up in; without a name, all there are",
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


_NOBODY = ("none", "off", "-")
ALWAYS_OWN = frozenset({*PAIR, "mode"})
"""Models, and how they guess, are chosen here by ``/model``, ``/draft`` and ``/set mode``, never by an assistant."""


class AssistantCommands:
    """Chooses who answers in the open chat."""

    def __init__(self, settings: ChatSettings) -> None:
        self._settings = settings

    def perform(self, word: str) -> list[str]:
        """Do what ``/assistant`` says; return lines to be shown.
        Raises ``WorldError`` if there is none of that name.
        """
        if not word:
            return self._listed()
        if word.casefold() in _NOBODY:
            self._settings.choose(None)
            return ["No assistant: what /set and /system say holds."]
        assistant = self._named(word.strip('"'))
        self._settings.choose(assistant)
        if self._settings.current is not assistant:  # it cannot be kept, which is said
            return []
        overridden = sorted((self._settings.own - ALWAYS_OWN) & assistant.values.keys())
        answers = [f"“{one_line(assistant.name)}” answers in this chat from now on."]
        return answers + ([f"What you set here stays: {', '.join(overridden)}."] if overridden else [])

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return the assistants whose names begin so."""
        names = [one_line(one.name) for one in self._settings.all_assistants()]
        return [(name, "") for name in names if fold_text(name).startswith(fold_text(typed))]

    def _named(self, word: str) -> Assistant:
        for fits in (str.__eq__, str.startswith):
            for one in self._settings.all_assistants():
                if fits(fold_text(one.name), fold_text(word)):
                    return one
        raise WorldError(f"There is no assistant named {one_line(word)}. /assistant lists them; the window makes them.")

    def _listed(self) -> list[str]:
        current = self._settings.current
        lines = []
        for one in self._settings.all_assistants():
            mark = "*" if current is not None and one.id == current.id else " "
            lines.append(f"{mark} {one_line(one.name)}")
        lines.append(
            "/assistant NAME takes one, /assistant none takes none." if lines else "There is no assistant yet."
        )
        return lines


class HaveAnswered(Protocol):
    """A function that asks for an answer and shows it; see :class:`~app.cli.chat.conversation.TerminalChat`."""

    def __call__(self, ask: Callable[[], object], *, is_resuming: bool = False) -> None: ...


class LeaveChat(Exception):
    """The person leaves the chat."""


class Actions:
    """Fulfils commands; :class:`~app.cli.chat.conversation.TerminalChat` says what the arguments are."""

    def __init__(
        self,
        pair: PairInUse,
        chosen: Settings,
        store: ChatStore,
        chat: ChatSession,
        screen: Screen,
        *,
        given_files: GivenFiles,
        tools: ToolCommands,
        knowledge: KnowledgeCommands,
        answer: HaveAnswered,
    ) -> None:
        self._pair = pair
        self._chosen = chosen
        self._store = store
        self._chat = chat
        self._screen = screen
        self._given_files = given_files
        self._assistant = AssistantCommands(chat.settings)
        self._tools = tools
        self._knowledge = knowledge
        self._answer = answer
        self._draft = ""
        self._of: dict[str, Callable[[str], None]] = {
            "model": self._model,
            "draft": self._take_draft,
            "system": self._system,
            "assistant": lambda word: self._lines(self._assistant.perform(word)),
            "set": self._set,
            "tools": lambda words: self._lines(tools.perform(words)),
            "file": self._file,
            "knowledge": lambda words: self._lines(knowledge.perform(words)),
            "retry": self._retry,
            "edit": self._edit,
            "continue": self._continue,
            "new": self._new,
            "load": self._load,
            "save": self._save,
            "export": self._export,
            "colors": self._colors,
            "wrong": self._wrong,
            "think": self._think,
            "thoughts": self._thoughts,
            "stats": self._stats,
            "help": lambda _: self._lines(help_lines()),
            "exit": self._leave,
        }

    def perform(self, line: str) -> None:
        """Do what a line that begins with a slash says.
        Raises ``WorldError`` if it cannot be done, or there is no such command, ``LeaveChat`` if it asks to leave.
        """
        slash, name, rest = split(line)
        if slash is None:
            raise WorldError(f"There is no command /{name}. /help lists them.")
        self._of[slash.name](rest)

    def taken_draft(self) -> str:
        """Return the text to be edited before it is said, and forget it."""
        draft, self._draft = self._draft, ""
        return draft

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return completions of a command, or of what it takes."""
        name, space, rest = typed.partition(" ")
        if not space:
            return suggested(typed)
        if name in {"/model", "/draft"}:
            return [(reference, about) for reference, about in self._pair.here() if reference.startswith(rest)]
        suggest = {"/assistant": self._assistant.suggest, "/tools": self._tools.suggest}.get(name)
        suggest = self._knowledge.suggest if name == "/knowledge" else suggest
        if suggest is not None:
            return suggest(rest)
        if name == "/set" and " " not in rest:
            return [
                (one, shown_value(self._chosen, parameter_named(one))) for one in PARAMETERS if one.startswith(rest)
            ]
        return ()

    def edit_again(self, text: str) -> None:
        """Have a message that could not be sent edited."""
        if self._screen.terminal:
            self._draft = text

    def take_up_latest(self) -> None:
        """Go on with the chat that was used last."""
        latest = self._store.latest()
        if not latest:
            self._screen.note("There is no earlier chat yet.")
            return
        self._take_up(latest[0])

    # Each command

    def _model(self, name: str) -> None:
        if not name:
            self._lines([f"  {one_line(reference)}  {one_line(about)}" for reference, about in self._pair.here()])
            self._screen.note(f"Now: {self._pair.words}. /model NAME takes another; draftlight pull downloads one.")
            return
        self._notes(self._pair.take_model(name))

    def _take_draft(self, name: str) -> None:
        if name:
            self._notes(self._pair.take_draft(name))
        else:
            self._screen.say(self._pair.words)

    def _system(self, text: str) -> None:
        if text:
            self._chosen.system_prompt = "" if text in {"-", '""'} else text.strip('"')
            self._chat.settings.own.add("system_prompt")
        prompt = self._chat.settings.settings_in_use.system_prompt
        self._screen.say(
            f"The model is told: {prompt}" if prompt else "The model is told nothing before the conversation."
        )

    def _set(self, rest: str) -> None:
        word, _, value = rest.removeprefix("parameter ").strip().partition(" ")
        if not word:
            self._lines(table(self._chat.settings.settings_in_use))
            self._screen.note("/set NAME says what it does, /set NAME VALUE sets it, /set NAME default sets it back.")
        elif word in {"think", "nothink"} and not value.strip():
            self._think("on" if word == "think" else "off")
        elif word == "system":
            self._system(value.strip())
        elif not value.strip():
            self._screen.say(explained(self._chat.settings.settings_in_use, parameter_named(word)))
        else:
            undo = kept_value(self._chosen, parameter_named(word))
            setting = set_parameter(self._chosen, word, value.strip())
            own = self._chat.settings.own
            own.add(setting.name)
            if value.strip().lower() == "default" and setting.name not in ALWAYS_OWN:
                own.discard(setting.name)
            if setting.name in RELOADING:
                self._notes(self._pair.reload(undo))
            self._screen.say(f"{setting.name}: {shown_value(self._chat.settings.settings_in_use, setting)}")

    def _file(self, words: str) -> None:
        loaded = self._pair.loaded
        self._lines(self._given_files.perform(words, sees=loaded is not None and loaded.sees))

    def _retry(self, _rest: str) -> None:
        question, messages = self._needed_question(), self._chat.messages
        replies = messages[messages.index(question) + 1 :]
        self._answer(lambda: self._chat.regenerate(replies[0].id) if replies else self._chat.try_again())

    def _edit(self, text: str) -> None:
        question = self._needed_question()
        if text:
            self._answer(lambda: self._chat.resend(question.id, text, question.files))
        elif self._screen.terminal:
            self._draft = f"/edit {question.text}"
        else:
            raise WorldError("/edit needs the new words here: /edit TEXT.")

    def _continue(self, _rest: str) -> None:
        self._answer(self._resume_last, is_resuming=True)

    def _resume_last(self) -> None:
        last = self._chat.last_reply
        if last is None or not self._chat.go_on(last.id):
            raise WorldError("There is no reply that was stopped or cut off, to go on with.")

    def _new(self, _rest: str) -> None:
        self._chat.saving.save()
        self._chat.forget_choices()
        self._chat.new_chat()
        self._given_files.clear()
        self._screen.note("A new chat.")

    def _load(self, words: str) -> None:
        latest = [one for one in map(self._store.conversation, self._store.latest()[:_SEARCHED]) if one is not None]
        if not words:
            self._lines([f"  {place:>2}  {_listed(one)}" for place, one in enumerate(latest[:_LISTED], 1)])
            self._screen.note("/load NUMBER goes on with one; /load WORDS finds one in all chats.")
            return
        matching = latest[int(words) - 1 : int(words)] if words.isdecimal() and int(words) else []
        matching = matching or self._search(words)
        if not matching:
            raise WorldError(f"There is no chat with “{words}” in it. /load lists the latest; /model takes a model.")
        self._take_up(matching[0].id)

    def _search(self, words: str) -> list[Conversation]:
        search = self._store.search(words)
        while not search.complete:
            search.go_on()
        return list(search.matches(1))

    def _save(self, title: str) -> None:
        if title:
            self._store.rename(self._needed_chat(), title.strip('"'))
        self._needed_chat()
        self._screen.say(f"This chat is kept as “{one_line(self._title)}”, among the window's.")

    def _export(self, name: str) -> None:
        if not name:
            raise WorldError("/export needs a file: /export NAME.md, or NAME.json with every token.")
        chat_id = self._needed_chat()
        path = Path(name.strip('"')).expanduser().absolute()
        if path.exists():
            raise WorldError(f"{path} is there already. Choose another name.")
        self._chat.saving.save()
        export_chat(self._store, chat_id, path)
        self._screen.say(str(path))

    def _colors(self, word: str) -> None:
        self._screen.view.colors = _switched(self._screen.view.colors, word)
        if self._screen.view.colors:
            self._screen.show_legend()
        else:
            self._screen.say("Words are not coloured.")

    def _wrong(self, word: str) -> None:
        view = self._screen.view
        view.wrong = _switched(view.wrong, word)
        if view.wrong and view.colors:
            self._screen.show_legend()
        self._screen.say("Wrong guesses are shown where they stood." if view.wrong else "Wrong guesses are not shown.")

    def _think(self, word: str) -> None:
        loaded = self._pair.loaded
        if loaded is None or loaded.thinks is None:
            raise WorldError("This model cannot be told whether to think: /thoughts shows or folds what it thinks.")
        chosen = self._chat.settings.thinking
        now = loaded.thinks if chosen is None else chosen
        self._chat.settings.choose_thinking(_switched(now, word))
        on = self._chat.settings.thinking
        self._screen.say("The model thinks before it answers." if on else "The model answers without thinking first.")

    def _thoughts(self, word: str) -> None:
        view = self._screen.view
        view.thoughts = _switched(view.thoughts, word)
        last = self._chat.last_reply
        if view.thoughts and last is not None and "<think>" in last.text:
            self._screen.show_reply(last.text, ())
        else:
            self._screen.say("Thoughts are shown." if view.thoughts else "Thoughts are folded into a line.")

    def _stats(self, word: str) -> None:
        if word:
            view = self._screen.view
            view.figures = _switched(view.figures, word)
            self._screen.say(f"The line under replies is {'shown' if view.figures else 'not shown'}.")
            return
        last = self._chat.last_reply
        trace = None if last is None else self._chat.open_messages.trace_of(last.id)
        if trace is None:
            raise WorldError("There is no reply with figures in this chat yet.")
        self._lines(figures(trace))

    def _leave(self, _rest: str) -> None:
        raise LeaveChat

    # Inner workings

    def _needed_question(self) -> StoredMessage:
        question = self._chat.last_question
        if question is None:
            raise WorldError("Nothing was asked in this chat yet.")
        return question

    def _needed_chat(self) -> int:
        chat_id = self._chat.conversation_id
        if chat_id is None:
            raise WorldError("There is nothing in this chat yet.")
        return chat_id

    @property
    def _title(self) -> str:
        conversation = self._store.conversation(self._needed_chat())
        return "" if conversation is None else conversation.title

    def _take_up(self, conversation_id: int) -> None:
        self._chat.saving.save()
        self._chat.open(conversation_id)
        messages = self._chat.messages
        assistant = self._chat.settings.current
        by = f" · {one_line(assistant.name)}" if assistant is not None else ""
        self._screen.note(f"{one_line(self._title)} · {len(messages)} messages{by}")
        question, reply = self._chat.last_question, self._chat.last_reply
        if question is not None:
            self._screen.gap()
            self._screen.say(f">>> {question.text}")
        if reply is not None:
            trace = self._chat.open_messages.trace_of(reply.id)
            if reply.text:
                self._screen.show_reply(reply.text, trace.rounds if trace is not None else ())
            self._tools.show(reply.uses)
        elif question is not None:
            self._screen.note("This question has no answer; /retry has it answered.")

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.say(line)

    def _notes(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._screen.note(sentence)
        self._screen.say(self._pair.words)


def _switched(now: bool, word: str) -> bool:
    if not word:
        return not now
    if word.lower() in _ON:
        return True
    if word.lower() in _OFF:
        return False
    raise WorldError(f"“{word}” is neither on nor off.")


def _listed(one: Conversation) -> str:
    day = one.updated_at.astimezone()
    today = datetime.now(UTC).astimezone().date()
    when = day.strftime("%H:%M") if day.date() == today else day.strftime("%Y-%m-%d")
    return f"{when:<10}  {one_line(one.title) or 'Untitled'}"


def figures(trace: Trace) -> list[str]:
    """Return lines on who wrote, how fast, which guesses were right, and what took the time."""
    summary = trace.summary
    by_token = summary.counted_by is CountSource.ROUNDS
    words = (
        f"{summary.accepted_tokens:,} guessed right · {summary.corrected_tokens:,} corrected · "
        f"{summary.bonus_tokens:,} bonus · {summary.plain_tokens:,} not guessed"
    )
    rows = [
        ("models", summary.target if summary.draft is None else f"{summary.target}, helped by {summary.draft}"),
        ("by", summary.machine or ""),
        ("written", Judgement.of(trace).count_text),
        ("speed", _speed(trace)),
        ("guesses", _guesses(summary)),
        ("tokens", words if by_token else ""),
        ("time", _time(summary)),
        ("prompt", f"{summary.prompt_tokens:,} tokens, {summary.reused_tokens:,} of them read before"),
        ("seed", str(summary.seed)),
    ]
    width = max(len(name) for name, _ in rows)
    return [f"  {name:<{width}}  {text}" for name, text in rows if text]


def _speed(trace: Trace) -> str:
    judgement = Judgement.of(trace)
    return ", ".join(part for part in (speed_text(judgement.speed), judgement.sentence) if part)


def _guesses(summary: Summary) -> str:
    if summary.counted_by is CountSource.UNKNOWN:
        return "this server does not tell"
    if summary.acceptance_rate is None:
        return "nothing was guessed"
    of_all = ", of all it wrote meanwhile" if summary.counted_by is CountSource.TOTALS else ""
    judged = summary.accepted_tokens + summary.rejected_tokens
    share = f"{summary.acceptance_rate * 100:.0f} %{of_all}"
    parts = [f"{summary.accepted_tokens:,} of {judged:,} right ({share})"]
    if summary.acceptance_length is not None:
        parts.append(f"{summary.acceptance_length:.1f} tokens a round")
    return ", ".join(parts)


def _time(summary: Summary) -> str:
    first = summary.time_to_first_token_ms
    draft = f"draft {_seconds(summary.draft_ms)}, " if summary.drafted_tokens else ""
    parted = f" ({draft}big model {_seconds(summary.verify_ms)})" if summary.counted_by is CountSource.ROUNDS else ""
    writing = f"writing {_seconds(summary.decode_ms)}{parted}"
    parts = ["" if first is None else f"first word after {_seconds(first)}", f"reading {_seconds(summary.prefill_ms)}"]
    return " · ".join(part for part in [*parts, writing] if part)


def _seconds(ms: float) -> str:
    return f"{ms / 1000:.1f} s" if ms >= 1000 else f"{ms:.0f} ms"
