"""``python -m installers.build [step …]``: makes what can be installed on this system.

To be run in the environment of ``uv sync --group release``. Without a step, everything this system can make is made.
"""

from __future__ import annotations

import argparse
import sys

from installers.build import appdir, bundle, deb, llama, smoke, tarball
from installers.build.project import BuildError, say

_LINUX_STEPS = ("llama", "bundle", "tar", "deb", "appimage")
_OTHER_STEPS = ("llama", "bundle")


def main() -> int:
    """Do the steps asked for; exit status 1 when one fails, with one line that says why."""
    options = _parse()
    steps_here = _LINUX_STEPS if sys.platform == "linux" else _OTHER_STEPS
    everything = () if options.smoke else steps_here
    cards = tuple(card for card in llama.CARDS if getattr(options, card))
    try:
        for step in options.steps or everything:
            say(f"--- {step}")
            _perform(step, cards)
        if options.smoke:
            smoke.self_test(options.smoke)
    except BuildError as error:
        sys.stderr.write(f"installers.build: {error}\n")
        return 1
    return 0


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m installers.build", description=__doc__)
    parser.add_argument(
        "steps",
        nargs="*",
        choices=[*_LINUX_STEPS, []],
        metavar="STEP",
        help="llama: compile ggml once for each kind of processor; bundle: freeze the program; "
        "tar, deb, appimage: pack it for Linux",
    )
    for card in llama.CARDS:
        parser.add_argument(f"--{card}", action="store_true", help=f"with {card}'s backend, if its SDK is here")
    parser.add_argument(
        "--smoke",
        metavar="PROGRAM",
        help="test a frozen program in an empty home, without network; alone or after steps",
    )
    return parser.parse_args()


def _perform(step: str, cards: tuple[str, ...]) -> None:
    match step:
        case "llama":
            llama.build(cards=cards)
        case "bundle":
            bundle.build()
        case "tar":
            tarball.build()
        case "deb":
            deb.build()
        case "appimage":
            appdir.build()


if __name__ == "__main__":
    sys.exit(main())
