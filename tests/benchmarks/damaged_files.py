"""Five hundred damaged model files through ``check``, ``models``, ``run``, ``doctor`` and a load.

``python -m tests.benchmarks.damaged_files [--count 500] [--first 0] [--last 500]`` takes minutes, because every file
that looks whole is tried in a child process; the test suite does the same with fewer files. Damage is spread over the
description and the weights. Each is to end in a sentence. A crash or a hang of this process is a failure by itself;
all else that is no sentence, an error in the log, and more than 500 MB in this process, ends it with status 1.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from app.cli.check import check
from app.cli.doctor import doctor
from app.engine.commands import LoadPair
from app.engine.engine import Engine
from app.engine.events import Failed, Finished, Loaded
from app.engine.port import EventSink
from app.errors import WorldError
from app.main import EXIT_WORLD
from app.main import main as main_of_program
from app.models.library.model_library import Library
from app.paths import Paths
from tests.fakes import tiny_gguf
from tests.fakes.mutations import mutated
from tests.integration.engine_probe import EngineProbe, question

_MOST_BYTES = 500_000_000
_HEAD_BYTES = 7500
"""Of the small model: where its description ends and its weights begin."""


class OneModel(Library):
    """A library in which every reference stands for one file; so ``doctor`` meets it as the starter model."""

    def __init__(self, paths: Paths, model: Path) -> None:
        super().__init__(paths)
        self._model = model

    def obtain(self, *_arguments: object, **_options: object) -> Path:
        return self._model


def main() -> None:
    """Try them and print how they ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--last", type=int, default=None)
    options = parser.parse_args()
    whole = tiny_gguf.llama()
    half = options.count // 2
    damaged = [
        *mutated(whole, half, seed=options.seed, head=_HEAD_BYTES),
        *mutated(whole, options.count - half, seed=options.seed + 1, head=len(whole)),
    ][options.first : options.last]
    outcomes: Counter[str] = Counter()
    longest_s = 0.0
    with tempfile.TemporaryDirectory() as name:
        paths = Paths.at(Path(name))
        paths.ensure()
        paths.models.mkdir(exist_ok=True)
        good = paths.data / "good.gguf"
        good.write_bytes(whole)
        path = paths.models / "damaged.gguf"
        for content in damaged:  # no engine is there meanwhile: a command that finds one at its end takes it for hung
            path.write_bytes(content)
            begun = time.perf_counter()
            for command in (["models"], ["run", "-m", str(path), "-p", "hello <|im_end|> hi", "-n", "4"]):
                outcomes[f"{command[0]} {_performed(paths, command)}"] += 1
            longest_s = max(longest_s, time.perf_counter() - begun)
        with EngineProbe(paths) as probe:
            for content in damaged:
                path.write_bytes(content)
                begun = time.perf_counter()
                outcomes[f"check {_checked(good, path, paths)}"] += 1
                outcomes[f"load {_loaded(probe, path)}"] += 1
                outcomes[f"doctor {_examined(path, paths)}"] += 1
                longest_s = max(longest_s, time.perf_counter() - begun)
            probe.load(str(good))
            assert probe.ask("hello", tokens=4).summary.generated_tokens == 4, "the engine goes on"
    for outcome, count in sorted(outcomes.items()):
        print(f"{count:>5}  {outcome}")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(f"longest {longest_s:.1f} s for one file, this process at most {peak / 1e6:.0f} MB")
    raise SystemExit(1 if peak > _MOST_BYTES or any("NO SENTENCE" in outcome for outcome in outcomes) else 0)


def _checked(good: Path, damaged: Path, paths: Paths) -> str:
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            status = check(str(good), str(damaged), paths)
    except WorldError as error:
        return _refused(error)
    return "fits" if status == 0 else "does not fit, with the reason"


def _performed(paths: Paths, command: Sequence[str]) -> str:
    """Do it as the command line does, down to the status and the log."""
    output, remarks = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(remarks):
        status = main_of_program(["--data-dir", str(paths.data), *command])
    logged = paths.log.read_text("utf-8")
    if status not in {0, EXIT_WORLD} or "Traceback" in remarks.getvalue() or " ERROR " in logged:
        return f"NO SENTENCE, status {status}: {remarks.getvalue()} {logged}"
    return "is done" if status == 0 else "is refused with a sentence"


def _loaded(probe: EngineProbe, damaged: Path) -> str:
    end = probe.do(LoadPair(str(damaged)))[-1]
    if isinstance(end, Loaded):
        end = probe.do(question("hello <|im_end|> hi", tokens=4))[-1]
    if isinstance(end, Finished):
        return "writes a reply"
    return _refused(end.error) if isinstance(end, Failed) else f"NO SENTENCE: {end}"


def _examined(damaged: Path, paths: Paths) -> str:
    output = io.StringIO()

    def engine(sink: EventSink) -> Engine:
        return Engine(sink, OneModel(paths, damaged))

    with contextlib.redirect_stdout(output):
        status = doctor(paths, engine, as_json=False, try_doors=lambda _model, _head: [])
    return "its model works" if status == 0 else "its model does not work, with the reason"


def _refused(error: Exception) -> str:
    message = str(error)
    good = isinstance(error, WorldError) and message.endswith(".") and "\n" not in message
    return "refused with a sentence" if good else f"NO SENTENCE: {error!r}"


if __name__ == "__main__":
    main()
