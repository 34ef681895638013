"""An address to lend at that is none is refused in a sentence."""

from __future__ import annotations

import argparse

import pytest

from app.cli.lend import lend
from app.errors import WorldError


@pytest.mark.parametrize("host", ["no-such-computer.invalid", "a..b", "x" * 64], ids=["unknown", "empty part", "long"])
def test_what_is_no_name_of_this_computer_is_said_to_be_none(host):
    with pytest.raises(WorldError, match="no address of this computer"):
        lend(argparse.Namespace(host=host, port=50052, threads=1))
