"""Every error the program can explain to the person who uses it.

One root, two branches::

    AppError                 carries one sentence that a person can act on
    ├── WorldError           something outside the program: a file, the disk, memory, the network
    │   ├── ModelFileError       missing, not a GGUF, truncated, or refused by llama.cpp
    │   │   └── ConversationRefused  what its chat template does not take
    │   ├── IncompatibleDraft    the draft splits text differently from the target
    │   ├── NotEnoughMemory
    │   ├── DiskFull
    │   ├── FolderNotWritable
    │   ├── UnknownModel         a name that stands for no model, here or on a server
    │   ├── HubUnreachable       no network, or the Hub answers nonsense, errors or not at all; later it may
    │   ├── NotOnHub             no such repository, revision or file
    │   ├── AccessNeeded         the owner asks for an account, consent or a token first
    │   ├── ServerUnreachable    another computer's server is not there, breaks off or answers nonsense
    │   ├── KeyNeeded            it asks for a key, or does not take the one it was given
    │   ├── RpcServerProblem     another computer that was to help does not answer as it should
    │   ├── DamagedDownload      the bytes that came are not the bytes that were published
    │   └── PromptTooLong        does not fit the context
    └── BugError             our own mistake: shown in the crash dialog, with a report

``except Exception`` stands only at thread, process and slot boundaries. Cancelling is no error.
"""

from __future__ import annotations

import traceback


class AppError(Exception):
    """Root of all errors; ``str(error)`` is the sentence to show."""

    @property
    def sentence(self) -> str:
        return str(self)


class WorldError(AppError):
    """Something outside the program stands in the way; the sentence says what can be done."""


class ModelFileError(WorldError):
    """A model file is missing, broken, or of a kind llama.cpp does not load."""


class ConversationRefused(ModelFileError):
    """The model's chat template cannot write this conversation: another one it may write, the same one never."""


class IncompatibleDraft(WorldError):
    """The draft cannot guess for this target; the sentence gives the reason."""


class NotEnoughMemory(WorldError):
    """The model or its context does not fit the memory that is free."""


class DiskFull(WorldError):
    """There is too little free space for what has to be written."""


class FolderNotWritable(WorldError):
    """A folder the program needs cannot be created or written."""


class UnknownModel(WorldError):
    """A model name that stands for no file on this computer, or for nothing on a server."""


class HubUnreachable(WorldError):
    """The Hub cannot be asked now: no network, too many requests, or an answer that makes no sense.

    ``wait_s`` is how long it asked to be left alone, if it did.
    """

    def __init__(self, sentence: str, wait_s: float | None = None) -> None:
        super().__init__(sentence)
        self.wait_s = wait_s


class NotOnHub(WorldError):
    """The Hub has no such repository, revision or file."""


class AccessNeeded(WorldError):
    """The repository's owner asks for an account, consent or a token first."""


class ServerUnreachable(WorldError):
    """A server at an address is not there, breaks off, is too busy, or answers what makes no sense."""


class KeyNeeded(WorldError):
    """A server asks for a key, or does not take the one it was given."""


class RpcServerProblem(WorldError):
    """A computer that was to compute layers of a model cannot be used; the sentence says why."""


class DamagedDownload(WorldError):
    """The bytes that came are not those that were published."""


class PromptTooLong(WorldError):
    """The conversation does not fit the model's context.

    ``tokens`` is how long it is, where that was counted, and ``room`` how many tokens the context holds.
    """

    def __init__(self, sentence: str, *, tokens: int | None = None, room: int | None = None) -> None:
        super().__init__(sentence)
        self.tokens = tokens
        self.room = room


class PortInUse(WorldError):
    """Another program listens at the port that was to be listened at."""


class BugError(AppError):
    """Our own mistake. Nothing a person can do but report it."""


def kind_and_place(error: BaseException) -> str:
    """Return an error's type and place for the log: never its words, which may be somebody's.

    A chat template, a grammar or a decoder can put into its message what a person wrote.
    """
    chain: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        frames = traceback.extract_tb(error.__traceback__, limit=-_MOST_FRAMES)
        places = " > ".join(f"{_below_app(frame.filename)}:{frame.lineno}" for frame in frames)
        chain.append(f"{type(error).__name__} at {places}" if places else type(error).__name__)
        error = error.__cause__ or error.__context__  # type: ignore[assignment]
    return ", after ".join(chain)


_MOST_FRAMES = 12


def _below_app(file: str) -> str:
    return "/".join(file.replace("\\", "/").split("/")[-3:])
