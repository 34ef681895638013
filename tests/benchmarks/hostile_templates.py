"""A hundred hostile chat templates, each to end in a sentence or a prompt, soon, in little memory.

``python -m tests.benchmarks.hostile_templates [--count 103] [--seed 5] [--first 0] [--last 103]`` takes some ten
minutes for all; a slice of them less. It ends with status 1 if one takes longer than the renderer's bounds explain, or
this process more than 500 MB. A crash or a hang of this process is a failure by itself.
"""

from __future__ import annotations

import argparse
import resource
from collections import Counter
from contextlib import closing

from app.engine.commands import Message
from app.errors import ModelFileError
from app.llama.templates.renderer import BOUNDS
from app.llama.templates.template import ChatTemplate
from tests.fakes.hostile_templates import hostile_templates

_MOST_BYTES = 500_000_000
_MOST_RENDERINGS = 3
"""Read, tried on an example, and used: each may take what one may."""
_CHAT = (Message("system", "Be kind."), Message("user", "Hi"), Message("assistant", "Hello"), Message("user", "Well?"))


def main() -> None:
    """Try them and print how they ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=103)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--last", type=int, default=None)
    options = parser.parse_args()
    outcomes: Counter[str] = Counter()
    longest_s, slowest = 0.0, ""
    for name, source in list(hostile_templates(options.count, seed=options.seed))[options.first : options.last]:
        before = _computed_s()
        outcome = _rendered(source)
        taken = _computed_s() - before
        if taken > longest_s:
            longest_s, slowest = taken, name
        outcomes[outcome] += 1
    for outcome, count in sorted(outcomes.items()):
        print(f"{count:>5}  {outcome}")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    child = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
    print(f"longest {longest_s:.1f} s of computing ({slowest})")
    print(f"this process at most {peak / 1e6:.0f} MB, a child {child / 1e6:.0f} MB")
    too_long = longest_s > _MOST_RENDERINGS * (BOUNDS.computing_s + 1)
    raise SystemExit(1 if too_long or peak > _MOST_BYTES or any("NO" in outcome for outcome in outcomes) else 0)


def _rendered(source: str) -> str:
    try:
        with closing(ChatTemplate(source)) as template:
            template.render(_CHAT)
    except ModelFileError as error:
        message = str(error)
        return (
            message.partition(": ")[0].rstrip(".") if message.endswith(".") and "\n" not in message else "NO SENTENCE"
        )
    return "a prompt"


def _computed_s() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


if __name__ == "__main__":
    main()
