"""Properties of widgets that the style sheet asks for, such as the role of a button."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property of a widget, and have it look as the style sheet says of that value.

    Qt looks at properties only when it polishes a widget. The application's style does it, rather than the widget's: a
    theme brings another style, and PySide would keep each one that a widget was asked for until the program ends.
    """
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    style = QApplication.style()
    style.unpolish(widget)
    style.polish(widget)
