"""Models in several parts: ``name-00001-of-00003.gguf`` and its siblings."""

from __future__ import annotations

import re
from pathlib import Path

from app.models.gguf.file_names import HubFile

SHARD = re.compile(r"^(?P<stem>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf$", re.IGNORECASE)
MOST_SHARDS = 1000


def all_shards(file: HubFile) -> list[HubFile]:
    """Return the file, or all parts of the model that it is one part of, in their order."""
    shard = SHARD.match(file.name)
    if shard is None or not 0 < int(shard["number"]) <= int(shard["count"]) <= MOST_SHARDS:
        return [file]
    count = int(shard["count"])
    return [HubFile(file.repo, f"{shard['stem']}-{at:05}-of-{count:05}.gguf") for at in range(1, count + 1)]


def shards_here(path: Path) -> list[Path]:
    """Return the parts that exist on the disk of the model that a file is one part of."""
    shard = SHARD.match(path.name)
    if shard is None:
        return [path]
    of_it = shard["stem"], shard["count"]
    others = ((SHARD.match(beside.name), beside) for beside in path.parent.iterdir())
    return sorted(beside for other, beside in others if other is not None and (other["stem"], other["count"]) == of_it)
