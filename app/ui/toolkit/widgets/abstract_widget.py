"""Widgets that only their subclasses complete."""

from __future__ import annotations

from abc import ABCMeta
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _WidgetType = ABCMeta
else:
    _WidgetType = type("_WidgetType", (ABCMeta, type(QWidget)), {})


class AbstractWidgetType(_WidgetType):
    """The metaclass of a widget with abstract methods.

    Python looks for them where it makes an object itself, and Qt's types make theirs.
    """

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Make a widget.

        Raises:
            TypeError: a method is still abstract.
        """
        if missing := sorted(self.__abstractmethods__):
            raise TypeError(f"{self.__name__} lacks {', '.join(missing)}.")
        return super().__call__(*args, **kwargs)
