"""The last line of defence: what to do with an exception that nobody caught."""

from __future__ import annotations

import logging
import sys
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion

from app.errors import AppError, BugError, kind_and_place

_log = logging.getLogger(__name__)


class CrashReporter(QObject):
    """Exceptions that no slot caught arrive here instead of ending the program."""

    crashed = Signal(str)
    """A report of our own mistake."""
    failed = Signal(object)
    """An :class:`AppError` of the outside world, to be said in a sentence."""

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Stands in for ``sys.excepthook``."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        elif isinstance(error, AppError) and not isinstance(error, BugError):
            self.failed.emit(error)
        else:
            report = report_of(error)
            _log.error("a mistake of ours: %s", kind_and_place(error))
            self.crashed.emit(report)


def report_of(error: BaseException) -> str:
    """Return a report of the error and the system, without a person's texts or paths beyond those of the program."""
    import platform  # noqa: PLC0415 - hopefully never needed
    import traceback  # noqa: PLC0415 - hopefully never needed

    system = f"{platform.platform()}, Python {platform.python_version()}, Qt {qVersion()}"
    return f"{system}\n\n{''.join(traceback.format_exception(error))}"
