"""A collection of 10,000 pages: how fast it is read, the memory that takes, and what looking up a question costs.

``python -m tests.benchmarks.knowledge`` writes PDF files of made-up words (few of them frequent, many rare, as in any
language) into a folder of its own, reads them as the window does, gives each passage a random vector of 384 numbers,
and looks up questions by words, by vectors and by both. ``--pages 1000`` takes fewer. ``--model FILE`` has an embedding
model make the vectors of the first passages and of the questions, as the window has.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from app.cli.jobs import jobs
from app.engine.commands import Embed
from app.engine.engine import Engine
from app.engine.events import Answered, TextRows
from app.knowledge.collection_reader import CollectionReader
from app.knowledge.collections import Collection, Collections
from app.knowledge.index import Vectors, open_index
from app.knowledge.searching import find_passages
from app.models.library.model_library import Library
from app.paths import Paths
from tests.fakes.documents import pdf_of_streams

_PAGES_OF_A_FILE, _LINES, _WORDS_OF_A_LINE = 20, 36, 8
_VOCABULARY, _WIDTH, _QUESTIONS, _QUESTION_WORDS = 60_000, 384, 30, 9
_VECTORS_AT_ONCE = 512
_PASSAGES_EMBEDDED, _PASSAGES_AT_ONCE = 100, 16


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=10_000)
    parser.add_argument("--folder", type=Path, help="keeps all there, so that the parts can run one by one")
    parser.add_argument("--part", choices=("write", "read", "embed", "ask"), help="only this part")
    parser.add_argument("--model", type=Path, help="an embedding model")
    options = parser.parse_args()
    random = np.random.default_rng(1)
    words = _made_up_words(random)
    with tempfile.TemporaryDirectory() as temporary:
        base = options.folder or Path(temporary)
        documents = base / "documents"
        documents.mkdir(parents=True, exist_ok=True)
        collections = Collections(base / "collections.json", base / "knowledge")
        collection = collections.add([documents])
        if options.part in {None, "write"}:
            _write_documents(documents, options.pages, words, random)
        if options.part in {None, "read"}:
            _read(collection, collections.index_path(collection.id))
        if options.model is not None and options.part in {None, "embed"}:
            _embed(collections.index_path(collection.id), options.model, Paths.at(base / "data"), words, random)
        if options.part in {None, "ask"}:
            _ask(collections.index_path(collection.id), words, random)


def _read(collection: Collection, index_path: Path) -> None:
    before_bytes, before_s, begun = _peak_bytes(resource.RUSAGE_SELF), _computed_s(), time.perf_counter()
    longest_s, reader = 0.0, CollectionReader(collection, index_path, index_path.parent)
    try:
        while not reader.is_complete:
            step = time.perf_counter()
            reader.go_on(lambda: True)
            longest_s = max(longest_s, time.perf_counter() - step)
    finally:  # also where it is stopped with Ctrl+C
        reader.close()
        pages, seconds, computed_s = (
            _PAGES_OF_A_FILE * reader.done,
            time.perf_counter() - begun,
            _computed_s() - before_s,
        )
        print(f"{pages:,} pages read in {seconds:.0f} s: {pages / seconds:.0f} pages a second")
        print(
            f"computed for {computed_s:.0f} s: {pages / computed_s:.0f} pages a second; longest step {longest_s:.1f} s"
        )
        own_mb = (_peak_bytes(resource.RUSAGE_SELF) - before_bytes) / 1e6
        child_mb = _peak_bytes(resource.RUSAGE_CHILDREN) / 1e6
        print(f"memory: {own_mb:.0f} MB more in the program, {child_mb:.0f} MB in the process that reads PDF files")
    begun = time.perf_counter()
    CollectionReader(collection, index_path, index_path.parent).go_on(lambda: True)
    print(f"read again with nothing new: {1000 * (time.perf_counter() - begun):.0f} ms")


def _embed(index_path: Path, model: Path, paths: Paths, words: Sequence[str], random: np.random.Generator) -> None:
    paths.ensure()
    with jobs(lambda sink: Engine(sink, Library(paths))) as work, open_index(index_path, "") as index:

        def rows(texts: Sequence[str]) -> Vectors:
            answered = work.perform(Embed(str(model), tuple(texts), is_cut=True), lambda _: None)
            assert isinstance(answered, Answered)
            assert isinstance(answered.answer, TextRows)
            return answered.answer.rows

        before_bytes = _peak_bytes(resource.RUSAGE_SELF)
        rows(["loads the model"])
        begun, before_s = time.perf_counter(), _computed_s()
        passages = index.without_vector(_PASSAGES_EMBEDDED)
        for at in range(0, len(passages), _PASSAGES_AT_ONCE):
            batch = passages[at : at + _PASSAGES_AT_ONCE]
            index.keep_vectors(batch, rows([part for one in batch for part in one.titled_parts]))
        seconds, computed_s = time.perf_counter() - begun, _computed_s() - before_s
        count = len(passages)
        print(f"vectors: {count / seconds:.1f} passages a second, {count / computed_s:.1f} of processor time")
        questions = [" ".join(_drawn(words, random, _QUESTION_WORDS)) for _ in range(_QUESTIONS)]
        times = [_ms(lambda question, _: rows([question]), question, None) for question in questions]
        waited, computed = map(statistics.median, zip(*times, strict=True))
        print(f"vector of a question: {waited:.0f} ms, of which {computed:.0f} are computing")
        print(f"memory of the model: {(_peak_bytes(resource.RUSAGE_SELF) - before_bytes) / 1e6:.0f} MB")


def _ask(index_path: Path, words: Sequence[str], random: np.random.Generator) -> None:
    before_bytes = _peak_bytes(resource.RUSAGE_SELF)
    with open_index(index_path, "") as index:
        index.use_model("random")
        while passages := index.without_vector(_VECTORS_AT_ONCE):
            index.keep_vectors(passages, _rows(random, sum(len(one.titled_parts) for one in passages)))
        facts = index.facts()
    size_mb = sum(path.stat().st_size for path in index_path.parent.iterdir()) / 1e6
    print(f"{facts.files:,} files, {facts.passages:,} passages; index {size_mb:.0f} MB")
    questions = [" ".join(_drawn(words, random, _QUESTION_WORDS)) for _ in range(_QUESTIONS)]
    vectors = _rows(random, _QUESTIONS)

    def both(question: str, vector: Vectors) -> None:
        with open_index(index_path, "") as index:
            find_passages(index, question, vector, 8)

    def by_words(question: str, _vector: Vectors) -> None:
        with open_index(index_path, "") as index:
            find_passages(index, question, None, 8)

    def by_vectors(_question: str, vector: Vectors) -> None:
        with open_index(index_path, "") as index:
            index.passages(index.nearest(vector, 8))

    for name, ask in (("words", by_words), ("vectors", by_vectors), ("both", both)):
        times = [_ms(ask, question, vector) for question, vector in zip(questions, vectors, strict=True)]
        waited, computed = map(statistics.median, zip(*times, strict=True))
        print(f"a question by {name}: {waited:.0f} ms, of which {computed:.0f} are computing")
    print(f"memory of that: {(_peak_bytes(resource.RUSAGE_SELF) - before_bytes) / 1e6:.0f} MB more")


def _ms(ask: Callable[[str, Any], object], question: str, vector: Any) -> tuple[float, float]:
    """Return the milliseconds until there is an answer, and those of processor time."""
    begun, computed = time.perf_counter(), time.process_time()
    ask(question, vector)
    return 1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - computed)


def _write_documents(folder: Path, pages: int, words: Sequence[str], random: np.random.Generator) -> None:
    for first in range(0, pages, _PAGES_OF_A_FILE):
        streams = []
        for _ in range(min(_PAGES_OF_A_FILE, pages - first)):
            lines = (" ".join(_drawn(words, random, _WORDS_OF_A_LINE)) for _ in range(_LINES))
            shown = " ".join(f"({line}) Tj T*" for line in lines)
            streams.append(f"BT /F1 11 Tf 14 TL 72 740 Td {shown} ET".encode())
        (folder / f"{first:05}.pdf").write_bytes(pdf_of_streams(streams, packed=True))


def _made_up_words(random: np.random.Generator) -> list[str]:
    letters = np.array(list("etaoinshrdlucmfwypvbgk"))
    return [
        "".join(letters[random.integers(0, len(letters), length)]) for length in random.integers(3, 11, _VOCABULARY)
    ]


def _drawn(words: Sequence[str], random: np.random.Generator, count: int) -> list[str]:
    ranks = np.exp(random.uniform(0, np.log(len(words)), count)).astype(int)
    return [words[rank - 1] for rank in ranks]


def _rows(random: np.random.Generator, count: int) -> Vectors:
    rows = random.standard_normal((count, _WIDTH)).astype(np.float32)
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def _computed_s() -> float:
    """Return the processor time of this process and of those that ended."""
    uses = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(use.ru_utime + use.ru_stime for use in uses)


def _peak_bytes(who: int) -> int:
    return resource.getrusage(who).ru_maxrss * 1024


if __name__ == "__main__":
    main()
