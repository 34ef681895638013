"""No signal of ours has the name of one of Qt's: Qt would call what hears ours, at its own occasions."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

import app.ui


def _classes(base: type) -> Iterator[type]:
    for one in base.__subclasses__():
        yield one
        yield from _classes(one)


def test_no_signal_hides_another() -> None:
    for module in pkgutil.walk_packages(app.ui.__path__, "app.ui."):
        importlib.import_module(module.name)
    ours = [one for one in set(_classes(QObject)) if one.__module__.startswith("app.ui.")]
    assert len(ours) > 100
    hidden = [
        f"{one.__name__}.{name} hides {base.__name__}.{name}"
        for one in ours
        for name, value in vars(one).items()
        if isinstance(value, Signal)
        for base in one.__mro__[1:]
        if name in vars(base)
    ]
    assert hidden == []
