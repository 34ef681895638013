"""State of a pair's card, from the state of its two files: its text and its action. No Qt: plain values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.language import mark, number, tr
from app.models.download.file_download import Progress
from app.models.download.queue import DownloadState, QueuedDownload


class CardAction(Enum):
    """Action on a pair; the values are the buttons' words, marked for translation."""

    DOWNLOAD = mark("Download")
    PAUSE = mark("Pause")
    CONTINUE = mark("Continue")
    RETRY = mark("Try again")
    USE = mark("Use this pair")


@dataclass(frozen=True, slots=True)
class PairState:
    """Progress of a pair: its text, its bytes and the action that it offers."""

    offer: CardAction
    words: str
    """One line; empty where nothing was begun."""
    done_bytes: int
    total_bytes: int
    begun: bool
    """True if something can be cancelled."""
    failed: bool = False


def pair_state(
    sizes: Sequence[int],
    here: Sequence[bool],
    items: Sequence[QueuedDownload | None],
    places: Sequence[str] = (),
    *,
    needed: int | None = None,
) -> PairState:
    """Return the state of a pair.

    Args:
        sizes: of its files, in bytes.
        here: which of them are whole and on this computer.
        items: their downloads, if any.
        places: whose folders they are in, where those are not ours.
        needed: how many of them, counted from the first, it takes to use the pair; all unless that is said.
    """
    total = sum(sizes)
    done = sum(size if there else _downloaded_bytes(item) for size, there, item in zip(sizes, here, items, strict=True))
    open_items = [item for there, item in zip(here, items, strict=True) if item is not None and not there]
    states = {item.state for item in open_items}
    if all(here) or (all(here[:needed]) and not states):
        return PairState(CardAction.USE, _here_words(places), total, total, begun=False)
    if DownloadState.FAILED in states:
        problem = next(item.problem for item in open_items if item.state is DownloadState.FAILED)
        return PairState(CardAction.RETRY, problem, done, total, begun=True, failed=True)
    if DownloadState.RUNNING in states or DownloadState.WAITING in states:
        trouble = _trouble(open_items)
        if trouble:
            return PairState(CardAction.RETRY, f"{_amount(done, total)} · {trouble}", done, total, begun=True)
        return PairState(CardAction.PAUSE, _progress_words(done, total, open_items), done, total, begun=True)
    if DownloadState.PAUSED in states:
        return PairState(
            CardAction.CONTINUE, tr("Paused at {amount}", amount=_amount(done, total)), done, total, begun=True
        )
    words = ""
    if any(here):
        rest = number((total - done) / 1e9, 1)
        words = tr("Some of it is here already; {size} GB are still to come.", size=rest)
    return PairState(CardAction.DOWNLOAD, words, done, total, begun=False)


def _downloaded_bytes(item: QueuedDownload | None) -> int:
    return item.progress.done_bytes if item is not None and item.progress is not None else 0


def _here_words(places: Sequence[str]) -> str:
    named = tr(" and ").join(dict.fromkeys(place for place in places if place))
    return tr("On this computer: used in place, in {places}", places=named) if named else tr("On this computer")


def _progress_words(done: int, total: int, items: Sequence[QueuedDownload]) -> str:
    rate = sum(progress.bytes_per_s or 0 for progress in _running(items))
    if not rate:
        return tr("{amount} · starting", amount=_amount(done, total))
    return tr(
        "{amount} · {rate} MB/s · {time} left",
        amount=_amount(done, total),
        rate=number(rate / 1e6, 1),
        time=_duration((total - done) / rate),
    )


def _trouble(items: Sequence[QueuedDownload]) -> str:
    """Return why nothing comes, and when it is tried again; empty while something does."""
    return next((progress.waiting_because for progress in _running(items) if progress.waiting_because), "")


def _running(items: Sequence[QueuedDownload]) -> list[Progress]:
    return [item.progress for item in items if item.progress is not None and item.state is DownloadState.RUNNING]


def _amount(done: int, total: int) -> str:
    return tr("{done} of {total} GB", done=number(done / 1e9, 2), total=number(total / 1e9, 2))


def _duration(seconds: float) -> str:
    if seconds < 60:
        return tr("less than a minute")
    minutes = round(seconds / 60)
    if minutes < 60:
        return tr("{minutes} min", minutes=minutes)
    return tr("{hours} h {minutes} min", hours=minutes // 60, minutes=minutes % 60)
