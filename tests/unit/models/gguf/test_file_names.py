"""Names from the Hub never become dangerous paths."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import NotOnHub
from app.models.gguf.file_names import file_in, is_safe_path, repo_in


@pytest.mark.parametrize(
    "name",
    ["../x.gguf", "a/../x.gguf", "/x.gguf", "a//x.gguf", "a\\x.gguf", "C:x.gguf", "con.gguf",
     "a/NUL/x.gguf", "lpt1.gguf", "COM².gguf", "conout$.gguf",
     ".x.gguf", "x\0.gguf", "x\n.gguf", "x.gguf.", "a /x.gguf", "",
     "x" * 300 + ".gguf", "a?.gguf"],
)  # fmt: skip
def test_dangerous_names_are_refused(name: str) -> None:
    assert not is_safe_path(name)
    with pytest.raises(NotOnHub):
        file_in(f"hf:owner/repo/{name}")


@pytest.mark.parametrize("repo", ["..", "../..", "a/..", "/", "", "a", "con/nul", ".a/b", "a/b:c", "-a/b", "https://x"])
def test_dangerous_repositories_are_refused(repo: str) -> None:
    with pytest.raises(NotOnHub):
        repo_in(repo)


@pytest.mark.parametrize(
    "text",
    ["hf:owner/re.po-GGUF/sub/m-Q8_0.gguf", "https://huggingface.co/owner/re.po-GGUF/blob/main/sub/m-Q8_0.gguf?x=1",
     "hf.co/owner/re.po-GGUF/resolve/main/sub/m-Q8_0.gguf"],
)  # fmt: skip
def test_references_and_links_name_the_same_file(text: str, tmp_path: Path) -> None:
    file = file_in(text)
    assert file.reference == "hf:owner/re.po-GGUF/sub/m-Q8_0.gguf"
    assert file.below(tmp_path) == tmp_path / "owner" / "re.po-GGUF" / "sub" / "m-Q8_0.gguf"
    assert repo_in(text) == "owner/re.po-GGUF"
