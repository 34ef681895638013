"""The real program as a process, and a command of it in this one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.cli.arguments import parse
from app.cli.terminal import CommandLineEnglish
from app.engine.engine import Engine
from app.language import use_translation
from app.models.library.model_library import Library
from app.paths import Paths
from app.remote.worker import remote_workers

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True, slots=True)
class Ended:
    """End of a run of the program."""

    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line on stderr that a refusal consists of."""
        assert "Traceback" not in self.err, self.err
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("draftlight: "), self.err
        return lines[0].removeprefix("draftlight: ")


def command(data: Path, *arguments: str) -> list[str]:
    return [sys.executable, str(ROOT / "main.py"), "--data-dir", str(data), *arguments]


def environment(**changes: str) -> Mapping[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", **changes}


def draftlight(data: Path, *arguments: str, text: str = "", timeout_s: float = 240, **variables: str) -> Ended:
    """Run ``main.py`` to its end."""
    done = subprocess.run(
        command(data, *arguments),
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout_s,
        env=environment(**variables),
        check=False,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def end_after_one_letter(data: Path, *arguments: str, interrupted: bool) -> Ended:
    """Run ``main.py`` until its first letter: then it is interrupted, or whoever read it is gone."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        command(data, *arguments), stdout=writing, stderr=subprocess.PIPE, encoding="utf-8", env=environment()
    ) as process:
        os.close(writing)
        with os.fdopen(reading, "rb", buffering=0) as output:
            text = output.read(1)
            if interrupted:
                process.send_signal(signal.SIGINT)
                while piece := output.read(65536):
                    text += piece
        _, errors = process.communicate(timeout=120)
    return Ended(process.returncode, text.decode(errors="replace"), errors)


def perform(data: Path, *arguments: str) -> int:
    """Do a command in this process, where how a process begins and ends is not the question; returns its exit status.

    Raises:
        AppError: what stands in the way, of which ``draftlight`` makes a line and an exit status.
        SystemExit: the usage is wrong.
    """
    options, paths = parse(arguments), Paths.at(data)
    paths.ensure()
    use_translation(CommandLineEnglish())
    try:
        return int(options.perform(options, paths, lambda sink: Engine(sink, Library(paths), remote_workers())))
    finally:
        use_translation(None)
