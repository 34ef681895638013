"""Folders and variables in settings of servers are filled in when one starts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.tool_servers.faults import ServerFault
from app.tool_servers.server_process import fill_in
from app.tool_servers.server_settings import ServerSettings

VARIABLES = {"TOKEN": "s3cret", "empty": "", "Mixed": "m"}


@pytest.mark.parametrize(
    ("written", "filled"),
    [
        ("~/bin/lake", "HOME/bin/lake"),
        ("~", "HOME"),
        ("~lake", "~lake"),
        ("a~/b", "a~/b"),
        ("${TOKEN}", "s3cret"),
        ("Bearer ${env:TOKEN}!", "Bearer s3cret!"),
        ("${env:empty}", ""),
        ("${Mixed}", "m"),
        ("${ABSENT:-none}", "none"),
        ("${env:ABSENT:-}", ""),
        ("${TOKEN:-none}", "s3cret"),
        ("${userHome}${/}a", f"HOME{os.sep}a"),
        ("${workspaceFolder}/a", "/lake/a"),
        ("for i in 1 2; do echo ${i} $TOKEN ${#list[@]}; done", "for i in 1 2; do echo ${i} $TOKEN ${#list[@]}; done"),
    ],
)
def test_places_are_filled_with_what_the_person_has(written: str, filled: str) -> None:
    settings = ServerSettings("lake", written, (written,), {"A": written}, folder="/lake")
    filled_in = fill_in(settings, VARIABLES)
    assert (filled_in.command, *filled_in.arguments, filled_in.environment["A"]) == (
        filled.replace("HOME", str(Path.home())),
    ) * 3


@pytest.mark.parametrize("written", ["${ABSENT}", "${env:absent}", "${input:api-key}", "${workspaceFolder}"])
def test_places_that_nobody_can_fill_are_named(written: str) -> None:
    with pytest.raises(ServerFault) as caught:
        fill_in(ServerSettings("lake", "x", (written,)), VARIABLES)
    assert written in caught.value.sentence
