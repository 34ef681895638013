"""The pages made of the docstrings: complete, without a warning, and with an example that does what it says."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path

import pdoc
import pdoc.doc
import pdoc.render
import pytest

import app.speculation


def public(namespace: pdoc.doc.Namespace) -> Iterator[pdoc.doc.Doc]:
    """Yield all that the pages of a module and those below it show."""
    for name, member in namespace.members.items():
        if name.startswith("_") or not member.taken_from[0].startswith("app.speculation"):
            continue
        yield member
        if isinstance(member, pdoc.doc.Class):
            yield from public(member)
    if isinstance(namespace, pdoc.doc.Module):
        for module in namespace.submodules:
            yield module
            yield from public(module)


def test_every_public_name_says_what_it_is():
    """Fields whose name says it all need not, nor what makes an object: its class says that."""
    names = [
        member.fullname
        for member in public(pdoc.doc.Module(app.speculation))
        if not member.docstring
        and member.name != "__init__"
        and not (isinstance(member, pdoc.doc.Variable) and "." in member.qualname)
    ]
    assert names == []


@pytest.mark.nightly("builds all pages; daily, the docstrings of all public names are looked for")
def test_the_pages_are_built_without_a_warning(tmp_path: Path) -> None:
    pdoc.render.configure(docformat="google")
    pdoc.pdoc("app.speculation", output_directory=tmp_path)
    pages = {path.relative_to(tmp_path).with_suffix("").as_posix() for path in tmp_path.rglob("*.html")} - {"index"}
    root = Path(app.speculation.__file__).parent
    modules = {path.relative_to(root.parents[1]).with_suffix("").as_posix() for path in root.rglob("*.py")}
    assert pages == {module.removesuffix("/__init__") for module in modules}
    assert ">Arguments:</h6>" in (tmp_path / "app/speculation/decode.html").read_text(encoding="utf-8")


def test_the_entry_pages_example_does_what_it_says():
    outcome = doctest.testmod(app.speculation)
    assert outcome.attempted > 10
    assert outcome.failed == 0
