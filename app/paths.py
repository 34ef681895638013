"""Places of files: the person's data on this computer, and the files that came with the program."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from app.errors import FolderNotWritable
from app.frozen import bundled_files
from app.language import tr
from app.system.files import close_to_others


@dataclass(frozen=True, slots=True)
class Paths:
    """Every folder and file the program keeps, below one data folder."""

    data: Path

    @classmethod
    def at(cls, data_dir: Path | None = None) -> Paths:
        """Return the folders below ``data_dir``, or below the system's usual place for program data."""
        return cls(data_dir or Path(platformdirs.user_data_dir("Draftlight", appauthor=False)))

    @property
    def models(self) -> Path:
        return self.data / "models"

    @property
    def starter(self) -> Path:
        """Files made from the packaged starter model; can be made again at any time."""
        return self.data / "starter"

    @property
    def chats(self) -> Path:
        return self.data / "chats.sqlite3"

    @property
    def chat_states(self) -> Path:
        """Chats as the models have read them; can be deleted at any time."""
        return self.data / "chat-states"

    @property
    def settings(self) -> Path:
        return self.data / "settings.json"

    @property
    def trials(self) -> Path:
        """The file of the trials of model files, with their results; can be deleted at any time."""
        return self.data / "trials.json"

    @property
    def processor(self) -> Path:
        """The file of which of llama.cpp's libraries suit this computer; can be deleted at any time."""
        return self.data / "processor.json"

    @property
    def lessons(self) -> Path:
        """The file of the lessons of model pairs about speed on this computer; can be deleted at any time."""
        return self.data / "lessons.json"

    @property
    def facts(self) -> Path:
        """The file of the facts in model files' headers; can be deleted at any time."""
        return self.data / "facts.json"

    @property
    def uses(self) -> Path:
        """The file of when each model file was last loaded, and as what; can be deleted at any time."""
        return self.data / "uses.json"

    @property
    def added(self) -> Path:
        """The file of model files elsewhere on the disk that the person added."""
        return self.data / "added.json"

    @property
    def servers(self) -> Path:
        """The file of the other computers with lately chosen models; can be deleted at any time."""
        return self.data / "servers.json"

    @property
    def catalog(self) -> Path:
        """The file of the Hub's last answers about the files of the catalogue; can be deleted at any time."""
        return self.data / "catalog.json"

    @property
    def downloads(self) -> Path:
        """The file of unfinished downloads."""
        return self.data / "downloads.json"

    @property
    def window(self) -> Path:
        """The file of the window's place when it was closed."""
        return self.data / "window.ini"

    @property
    def unsent_messages(self) -> Path:
        """The file of messages that were written and not sent, with their files."""
        return self.data / "drafts.json"

    @property
    def prompts(self) -> Path:
        """The prompts that the person keeps."""
        return self.data / "prompts.json"

    @property
    def collections(self) -> Path:
        """The collections of documents that the person made."""
        return self.data / "collections.json"

    @property
    def knowledge(self) -> Path:
        """The indexes of these; can be deleted at any time, and are read anew then."""
        return self.data / "knowledge"

    @property
    def tool_servers(self) -> Path:
        """The servers of tools that the person has set up."""
        return self.data / "tool-servers.json"

    @property
    def api_key(self) -> Path:
        """The key that the window made for programs that use the local API."""
        return self.data / "api-key.txt"

    @property
    def open_requests(self) -> Path:
        """Notes that a second start of the program leaves for the window."""
        return self.data / "visits"

    @property
    def fault(self) -> Path:
        """The file that describes a crash; there only while the window is open, and after a sudden end."""
        return self.data / "fault.txt"

    @property
    def work(self) -> Path:
        """The file of the models' present activity, likewise."""
        return self.data / "work.json"

    @property
    def log(self) -> Path:
        return self.data / "draftlight.log"

    def ensure(self) -> None:
        """Create the data folder.

        Raises:
            FolderNotWritable: it cannot be created, or not be written.
        """
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            probe = self.data / ".writable"
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise FolderNotWritable(
                tr(
                    "Draftlight cannot write to its data folder {data}: {error}. Choose another one with --data-dir.",
                    data=self.data,
                    error=error.strerror or error,
                )
            ) from error
        close_to_others(self.data, self._private())

    def _private(self) -> Iterator[Path]:
        """Files of the person's that may be there."""
        yield from (self.chats, self.log, self.settings, self.window, self.unsent_messages, self.added, self.downloads)
        yield from (self.fault, self.work, self.prompts, self.tool_servers, self.api_key, self.collections)
        yield from (self.lessons, self.trials, self.processor, self.facts, self.uses, self.catalog)
        for name in ("-wal", "-shm"):
            yield self.chats.with_name(self.chats.name + name)
        yield from self.data.glob(f"{self.log.name}.*")
        yield from self.data.glob(f"{self.chats.stem}-damaged-*")


def resources() -> Path:
    """Return the folder of files that came with the program: in a checkout, a wheel or a frozen bundle."""
    bundle = bundled_files()
    if bundle is not None:
        return bundle / "resources"
    installed = Path(__file__).parent / "_resources"
    return installed if installed.is_dir() else Path(__file__).parent.parent / "resources"
