"""Log of a computation that ends early: nothing where we asked for the end, all of it where not."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from app.llama.context import Context, StopFlag
from app.llama.library import native_log
from app.llama.model import LoadCancelled, Model
from app.models.library.starter import packaged_file
from app.speculation.language_model import BrokenModel, Interrupted


@pytest.fixture(scope="module")
def model() -> Iterator[Model]:
    model = Model(packaged_file())
    yield model
    model.close()


@pytest.fixture
def stop() -> StopFlag:
    return StopFlag()


@pytest.fixture
def context(model: Model, stop: StopFlag) -> Iterator[Context]:
    context = Context(model, context_tokens=512, threads=2, stop=stop)
    yield context
    context.close()


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log as it is written: from INFO on."""
    caplog.set_level(logging.INFO)
    return caplog


def test_a_stop_leaves_no_line_in_the_log(context, stop, log):
    log.clear()
    stop.raise_()
    with pytest.raises(Interrupted):
        context.decode([1, 2, 3], 1)
    assert [record.getMessage() for record in log.records] == []
    assert native_log().drain() == ""  # no later failure is explained by it
    stop.lower()
    assert context.decode([1, 2, 3], 1).shape[0] == 1


def test_a_failure_nobody_asked_for_is_in_the_log_and_in_the_sentence(context, model, log):
    log.clear()
    with pytest.raises(BrokenModel, match="invalid token"):
        context.decode([model.vocabulary.size + 5], 1)
    assert "invalid token" in log.text


def test_a_load_that_was_stopped_leaves_no_line_either(log):
    log.clear()
    with pytest.raises(LoadCancelled):
        Model(packaged_file(), cancelled=lambda: True)
    assert [record.getMessage() for record in log.records] == []
