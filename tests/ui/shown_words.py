"""Words as a person reads them: of labels that are shown."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget


def shown_words(widget: QWidget) -> list[str]:
    """Return the texts of the labels in a widget that are shown, in the order they were made."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible() and label.text()]
