"""The entry point of a child process: runs the job it was started for."""

from __future__ import annotations

from pathlib import Path


def main(arguments: list[str]) -> int:  # noqa: PLR0911 - one for each job
    """Run the job that the arguments name; return the process's exit status."""
    match arguments:
        case ["quantize", source, target, kind]:
            from app.llama import quantize  # noqa: PLC0415 - only this job needs it

            return quantize.run(source, target, kind)
        case ["try", path, gpu_layers, work, memory, time, *head]:
            from app.llama.child_processes.bounds import Bounds  # noqa: PLC0415
            from app.llama.trials import trial  # noqa: PLC0415

            bounds = Bounds.from_arguments(memory, time)
            beside = Path(head[0]) if head else None
            if work == "embed":
                return trial.run_embedding(Path(path), bounds)
            thorough, guesses = work in {"all", "guess"}, work == "guess"
            return trial.run(
                Path(path), int(gpu_layers), bounds, thorough=thorough, guesses=guesses, head=beside, sees=work == "see"
            )
        case ["match", path]:
            from app.llama.grammars import matcher  # noqa: PLC0415

            return matcher.run(Path(path))
        case ["render"]:
            from app.llama.templates import renderer  # noqa: PLC0415

            return renderer.run()
        case ["lend", address, threads]:
            from app.llama.rpc import lending  # noqa: PLC0415

            return lending.run(address, int(threads))
        case ["picture"]:
            from app.llama.pictures import picture_files  # noqa: PLC0415

            return picture_files.run()
        case ["doors", model, head]:
            from app.llama.trials import door_checks  # noqa: PLC0415

            return door_checks.run(Path(model), Path(head))
        case ["score"]:
            from app.llama.processors import backends  # noqa: PLC0415

            return backends.print_scores()
        case _:
            return 2
