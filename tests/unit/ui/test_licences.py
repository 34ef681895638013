"""A licence is called alike wherever it is shown."""

from __future__ import annotations

import pytest

from app.ui.toolkit.language.words import licence_words


@pytest.mark.parametrize(
    ("licence_name", "shown"),
    [("apache-2.0", "Apache-2.0"), ("Apache-2.0", "Apache-2.0"), ("mit", "MIT"), ("new-terms-3", "new-terms-3")],
)
def test_a_licence_has_one_name_however_its_letters_are_written(licence_name: str, shown: str) -> None:
    assert licence_words(licence_name) == shown
