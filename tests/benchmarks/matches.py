"""Matches that go on, by their length: in changed files of a repository's history, and in the study's made texts.

``uv run python -m tests.benchmarks.matches`` has lookup guess each token of a file as a commit left it, where the file
before the commit stands in front of it. Tokens are the starter's. Shares are counted, so the machine need not be quiet.
"""

from __future__ import annotations

import argparse
import math
import random
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from app.speculation.drafters.lookup_drafter import LookupDrafter
from tests.benchmarks.sharpness import load_model
from tests.benchmarks.study_runs import KINDS, course_of

_LENGTHS = (2, 3, 4, 6, 8, 12, 16, 24, 32)
_FEWEST_LINES = 6
"""Lines that a commit changes in a file: fewer are hardly an edit."""
_CHARACTERS = range(1500, 9000)
_COURSES = 12

Change = tuple[Sequence[int], Sequence[int]]
"""Tokens of what stood in front, and of the text that is guessed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repository", type=Path, default=Path.cwd())
    parser.add_argument("--files", type=int, default=120, help="so many changed files")
    parser.add_argument("--ending", default="py")
    options = parser.parse_args()
    print("| texts | " + " | ".join(map(str, _LENGTHS)) + " |\n" + "| --- " * (len(_LENGTHS) + 1) + "|")
    changes = islice(changed_files(options.repository, options.ending), options.files)
    starter = load_model("starter:f32")
    tokenize = partial(starter.model.vocabulary.tokenize, special=False, begin=False)
    tokens = [(tokenize(before), tokenize(after)) for before, after in changes]
    starter.close()
    print(row(f"{len(tokens)} changed files", tokens))
    for kind in KINDS:
        texts = (text for number in range(_COURSES) for text in course_of(kind, number))
        print(row(f"made {kind.name}", ((text.prompt, text.reply) for text in texts)))


def changed_files(repository: Path, ending: str) -> Iterator[tuple[str, str]]:
    """Yield a file of each of the latest commits, in no order, as it was before and after."""

    def git(*arguments: str) -> str:
        command = ["git", "-C", str(repository), *arguments]
        return subprocess.run(command, capture_output=True, check=True, text=True, errors="replace").stdout

    commits = git("log", "--format=%h", "-n", "3000", "--diff-filter=M", "--no-merges", "--", f"*.{ending}").split()
    rng = random.Random(1)
    rng.shuffle(commits)
    for commit in commits:
        changed = git("diff-tree", "--no-commit-id", "-r", "--numstat", "--diff-filter=M", commit, "--", f"*.{ending}")
        files = [line.split("\t") for line in changed.splitlines()]
        large = [name for added, removed, name in files if int(added) + int(removed) >= _FEWEST_LINES]
        if large:
            name = rng.choice(large)
            before, after = git("show", f"{commit}^:{name}"), git("show", f"{commit}:{name}")
            if len(after) in _CHARACTERS:
                yield before, after


def row(name: str, changes: Iterable[Change]) -> str:
    """Return a row of the table."""
    shares = shares_that_go_on(changes, _LENGTHS)
    return f"| {name} | " + " | ".join(f"{100 * shares[length]:.0f} %" for length in _LENGTHS) + " |"


def shares_that_go_on(changes: Iterable[Change], lengths: Sequence[int]) -> dict[int, float]:
    """Return how often a match of each length, or up to the next one of these, goes on; NaN where there is none."""
    found, right = Counter[int](), Counter[int]()
    for before, after in changes:
        text = list(before)
        drafter = LookupDrafter()
        drafter.begin(text)
        for token in after:
            at, length = drafter.match(text)
            if length:
                least = max(one for one in lengths if one <= length)
                found[least] += 1
                right[least] += text[at] == token
            text.append(token)
    return {length: right[length] / found[length] if found[length] else math.nan for length in lengths}


if __name__ == "__main__":
    main()
