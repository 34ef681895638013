"""Which models, how much they see, and what computes them."""

from __future__ import annotations

from typing import Any

from app.language import tr
from app.references.rpc_addresses import rpc_addresses
from app.settings.declaration import Section, Setting, SettingBounds


def template_files(chosen: dict[str, Any]) -> None:
    """Make sure that each model's chat template is the name of a file.

    Raises:
        ValueError: with a sentence.
    """
    if not all(isinstance(file, str) and file for file in chosen.values()):
        raise ValueError(tr("“Chat templates” must have a file for each model."))


class ModelSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    context_tokens = Setting(
        int, 4096, "Context", "How many tokens of conversation the models can see. More needs more memory.",
        Section.MODEL, limits=SettingBounds(128, 10_000_000),
    )  # fmt: skip
    threads: Setting[int | None] = Setting(
        int, None, "Threads", "How many processor threads compute.",
        Section.MODEL, limits=SettingBounds(1, 1024), none_means="one for each core",
    )  # fmt: skip
    gpu_layers: Setting[int | None] = Setting(
        int, None, "GPU layers", "How many layers of the model the graphics card computes; 0 is none.",
        Section.MODEL, limits=SettingBounds(0, 10_000), none_means="automatic",
    )  # fmt: skip
    memory_for_chats = Setting(
        int, 10, "Memory for other chats",
        "What the models have read of other chats stays in memory, so that going back to one needs no reading again: "
        "up to this many percent of what is free. 0 keeps the latest chat alone.",
        Section.MODEL, limits=SettingBounds(0, 90),
    )  # fmt: skip
    disk_for_chats = Setting(
        int, 1000, "Disk for chats",
        "Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs "
        "no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.",
        Section.MODEL, limits=SettingBounds(0, 1_000_000),
    )  # fmt: skip

    rpc_servers: Setting[str | None] = Setting(
        str, None, "Other computers",
        "Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas "
        "between them: the layers of the model are split over them and this one. Use it only on a network you trust, "
        "or through ssh or WireGuard: there is no key and no encryption.",
        Section.MODEL, none_means="none", form=rpc_addresses,
    )  # fmt: skip

    chat_templates: Setting[dict[str, str]] = Setting(
        dict, {}, "Chat templates", "Files with chat templates that stand in the place of the models' own, by model.",
        Section.HIDDEN, form=template_files,
    )  # fmt: skip
    target: Setting[str | None] = Setting(
        str, None, "Model", "The model used last.", Section.HIDDEN, none_means="none yet"
    )
    draft: Setting[str | None] = Setting(
        str, None, "Draft model", "The draft model used last.", Section.HIDDEN, none_means="none"
    )
