"""Declarations of all settings, in groups."""

from __future__ import annotations

from typing import Any

from app.language import mark, tr
from app.references import rpc_addresses
from app.settings.declaration import (
    Density,
    LanguageChoice,
    Reach,
    ReplyColours,
    Section,
    Setting,
    SettingBounds,
    SystemChoices,
    ThemeChoice,
)
from app.speculation.settings import MOST_DRAFTED, SpeculationMode


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
        Section.MODELS, limits=SettingBounds(128, 10_000_000), also="memory window length history",
    )  # fmt: skip
    threads: Setting[int | None] = Setting(
        int, None, "Threads", "How many processor threads compute.",
        Section.ADVANCED, limits=SettingBounds(1, 1024), none_means="one for each core", also="processor cpu cores",
    )  # fmt: skip
    gpu_layers: Setting[int | None] = Setting(
        int, None, "GPU layers", "How many layers of the model the graphics card computes; 0 is none.",
        Section.MODELS, limits=SettingBounds(0, 10_000), none_means="automatic",
        also="graphics card vram cuda metal vulkan offload",
    )  # fmt: skip
    parallel: Setting[int | None] = Setting(
        int, None, "Replies at the same time",
        "How many replies are written at once, in several chats and for other programs; more wait. Each needs memory.",
        Section.MODELS, limits=SettingBounds(1, 64), none_means="as many as memory allows",
    )  # fmt: skip
    memory_for_chats = Setting(
        int, 10, "Memory for other chats",
        "What the models have read of other chats stays in memory, so that going back to one needs no reading again: "
        "up to this many percent of what is free. 0 keeps the latest chat alone.",
        Section.MODELS, limits=SettingBounds(0, 90), also="ram cache",
    )  # fmt: skip
    disk_for_chats = Setting(
        int, 1000, "Disk for chats",
        "Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs "
        "no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.",
        Section.MODELS, limits=SettingBounds(0, 1_000_000), also="storage space cache",
    )  # fmt: skip

    rpc_servers: Setting[str | None] = Setting(
        str, None, "Other computers",
        "Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas "
        "between them: the layers of the model are split over them and this one. Use it only on a network you trust, "
        "or through ssh or WireGuard: there is no key and no encryption.",
        Section.MODELS, none_means="none", form=rpc_addresses, also="network cluster remote",
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


_MODES = (mark("automatic"), mark("draft"), mark("lookup"), mark("off", meaning=""))
"""Marked for translation here: the algorithm knows no languages."""


class GuessingSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    mode = Setting(
        SpeculationMode, SpeculationMode.AUTOMATIC, "Guess ahead",
        "Where guesses come from. Automatic copies them from what was said before where that works, asks the draft "
        "model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With "
        "the starter pair Automatic never pauses: that pair is for learning, not for speed.",
        Section.GUESSING, also="speculative decoding draft lookup speed",
    )  # fmt: skip
    draft_max: Setting[int | None] = Setting(
        int, None, "Longest guess",
        "How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when "
        "wrong.",
        Section.GUESSING, limits=SettingBounds(1, MOST_DRAFTED, once=64), none_means="automatic",
    )  # fmt: skip
    draft_min = Setting(
        int, 0, "Shortest guess", "A guess of fewer tokens than this is not worth checking and is dropped.",
        Section.ADVANCED, limits=SettingBounds(0, MOST_DRAFTED, once=64),
    )  # fmt: skip
    draft_p_min = Setting(
        float, 0.0, "Least confidence", "The draft model stops guessing when it is less sure of a token than this.",
        Section.ADVANCED, limits=SettingBounds(0, 1),
    )  # fmt: skip

    remember_chats = Setting(
        bool, True, "Remember earlier chats",
        "With Automatic, guesses may also come from what was said in your other chats, which helps when you return to "
        "the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is "
        "forgotten.",
        Section.GUESSING,
    )  # fmt: skip


class ReplySettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    temperature = Setting(
        float, 0.8, "Temperature",
        "How daring the choice of words is: 0 always takes the likeliest, 1 follows the model's own odds.",
        Section.CHAT, limits=SettingBounds(0, 5), also="creativity randomness",
    )  # fmt: skip
    top_k = Setting(
        int, 40, "Top-k", "Only the k likeliest tokens may be chosen; 0 switches this off.",
        Section.ADVANCED, limits=SettingBounds(0, 1000),
    )  # fmt: skip
    top_p = Setting(
        float, 0.95, "Top-p", "Only the likeliest tokens that together reach this probability; 1 switches this off.",
        Section.ADVANCED, limits=SettingBounds(0, 1),
    )  # fmt: skip
    min_p = Setting(
        float, 0.05, "Min-p", "Only tokens at least this likely compared with the likeliest; 0 switches this off.",
        Section.ADVANCED, limits=SettingBounds(0, 1),
    )  # fmt: skip
    repeat_penalty = Setting(
        float, 1.0, "Repeat penalty", "Above 1, tokens that were just used become less likely; 1 switches this off.",
        Section.ADVANCED, limits=SettingBounds(0.1, 10),
    )  # fmt: skip
    typical_p = Setting(
        float, 1.0, "Typical-p", "Only tokens about as surprising as the text so far; 1 switches this off.",
        Section.HIDDEN, limits=SettingBounds(0, 1),
    )  # fmt: skip
    presence_penalty = Setting(
        float, 0.0, "Presence penalty", "Tokens that were just used become less likely by this much; 0: off.",
        Section.HIDDEN, limits=SettingBounds(-10, 10),
    )  # fmt: skip
    frequency_penalty = Setting(
        float, 0.0, "Frequency penalty", "The same, for each time a token was just used; 0: off.",
        Section.HIDDEN, limits=SettingBounds(-10, 10),
    )  # fmt: skip
    seed: Setting[int | None] = Setting(
        int, None, "Seed", "The same seed gives the same reply to the same conversation, guessing or not.",
        Section.ADVANCED, limits=SettingBounds(0, 2**32 - 1), none_means="a new one each time",
        also="random same reproducible",
    )  # fmt: skip
    max_tokens: Setting[int | None] = Setting(
        int, None, "Longest reply", "A reply ends after this many tokens at the latest.",
        Section.CHAT, limits=SettingBounds(1, 10_000_000), none_means="until it is finished", also="length limit short",
    )  # fmt: skip
    thinking: Setting[bool | None] = Setting(
        bool, None, "Thinking", "Whether a model that can be told thinks before it answers.",
        Section.HIDDEN, none_means="as the model does by itself",
    )  # fmt: skip
    system_prompt = Setting(
        str, "", "System prompt", "Said to the model before every conversation, such as how it should answer.",
        Section.CHAT, also="instructions persona role custom",
    )  # fmt: skip


_LONGEST_FONT_NAME = 200


def font_name(name: str) -> None:
    """Refuse what is no name of a font.

    Raises:
        ValueError: it is too long, or has characters that nobody sees.
    """
    if len(name) > _LONGEST_FONT_NAME or not name.isprintable():
        raise ValueError(tr("The name of a font is one line of at most 200 letters."))


class WindowSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    language = Setting(
        LanguageChoice, LanguageChoice.SYSTEM, "Language",
        "What the window is written in, from its next start on. Replies are in the language that you write in.",
        Section.GENERAL, also="translation locale deutsch français español 中文 العربية",
    )  # fmt: skip
    theme = Setting(
        ThemeChoice, ThemeChoice.SYSTEM, "Theme",
        "Light, dark, or as the system has it, which includes its high contrast.",
        Section.GENERAL, also="colours dark mode light mode contrast accessibility",
    )  # fmt: skip
    zoom = Setting(
        float, 1.0, "Zoom", "Size of everything in the window; 1 is normal.",
        Section.GENERAL, limits=SettingBounds(0.5, 4), also="larger smaller text size scale",
    )  # fmt: skip
    density = Setting(
        Density, Density.COMPACT, "Density",
        "How much room there is around text: compact shows more of a chat at once.",
        Section.GENERAL, formerly=Density.COMFORTABLE, also="spacing line height",
    )  # fmt: skip
    reply_font: Setting[str | None] = Setting(
        str, None, "Font of replies", "The font that questions and replies are set in.",
        Section.GENERAL, none_means="as in the window", form=font_name, offered=SystemChoices.FONTS,
        also="typeface family text",
    )  # fmt: skip
    reply_size = Setting(
        int, 16, "Text size of replies", "How large questions and replies are set, in pixels where the zoom is 1.",
        Section.GENERAL, limits=SettingBounds(10, 40), also="font size larger smaller",
    )  # fmt: skip
    code_font: Setting[str | None] = Setting(
        str, None, "Font of code", "The font that code in replies is set in: its letters should be of one width.",
        Section.GENERAL, none_means="as the system has it", form=font_name, offered=SystemChoices.CODE_FONTS,
        also="monospace typeface family",
    )  # fmt: skip
    check_spelling = Setting(
        bool, True, "Check spelling",
        "Words of your message that no dictionary knows are underlined. Asked are this computer's dictionaries for the "
        "languages of the window, the keyboard and the system, and English; without any, nothing is underlined.",
        Section.CHAT, also="spell checker dictionary typing mistakes typos hunspell enchant",
    )  # fmt: skip
    wrap_code = Setting(
        bool, True, "Break long lines of code",
        "Long lines go on in the next one; otherwise code scrolls to the side.",
        Section.CHAT, also="word wrap line wrap",
    )  # fmt: skip
    reply_colours = Setting(
        ReplyColours, ReplyColours.CALM, "Colours of replies",
        "Show which words were guessed right. With calm colours they step back a moment later, so that the corrections "
        "stand out.",
        Section.CHAT, also="highlight outcomes tint underline",
    )  # fmt: skip
    less_motion = Setting(
        bool, False, "Less motion",
        "Nothing moves by itself. Where the system is set so, that holds too.",
        Section.GENERAL, also="animation reduced motion accessibility",
    )  # fmt: skip
    show_rejected = Setting(
        bool, False, "Show wrong guesses", "Show wrong guesses in place, struck through.", Section.CHAT
    )


_MOST_ACTIONS, _MOST_KEYS, _LONGEST = 200, 4, 60


def key_choices(chosen: dict[Any, Any]) -> None:
    """Refuse what does not say which keys do what.

    Raises:
        ValueError: it is not a list of some key names for each name of an action.
    """
    lists = [keys for keys in chosen.values() if isinstance(keys, list) and len(keys) <= _MOST_KEYS]
    texts = [*chosen, *(name for keys in lists for name in keys)]
    whole = len(lists) == len(chosen) <= _MOST_ACTIONS
    if not whole or not all(isinstance(text, str) and len(text) <= _LONGEST for text in texts):
        raise ValueError(tr("“Keyboard shortcuts” must have a list of keys for each action."))


def load_seconds(times: dict[Any, Any]) -> None:
    """Refuse what does not say how many seconds each stage of a load took.

    Raises:
        ValueError: it is not a mapping of stages to seconds for each pair.
    """
    stages = [one for one in times.values() if isinstance(one, dict)]
    seconds = [value for one in stages for value in one.values()]
    if len(stages) != len(times) or not all(isinstance(one, float) and one > 0 for one in seconds):
        raise ValueError(tr("“Times of the last load” must have seconds for each of its stages."))


class ProgramSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    check_for_updates = Setting(
        bool, False, "Say when there is a newer version",
        "Once a day, when the window opens, Draftlight asks the project's release page which version is the newest. "
        "Nothing about you is sent, and nothing is downloaded.",
        Section.GENERAL, also="update upgrade release start",
    )  # fmt: skip
    updates_asked_s = Setting(
        int, 0, "Last answer", "When the release page last answered, in seconds since 1970.",
        Section.HIDDEN, limits=SettingBounds(0, 2**40),
    )  # fmt: skip

    tray_icon = Setting(
        bool, False, "Icon in the tray",
        "Draftlight goes on when its window is closed, and its icon beside the clock opens it again. On a desktop "
        "without such icons, it ends as usual.",
        Section.GENERAL, also="system tray notification area menu bar background minimize close",
    )  # fmt: skip
    quick_question = Setting(
        bool, False, "Quick question from the tray",
        "A click on the icon opens a small window for one question. The command “draftlight --ask” opens it too: give "
        "it a key in the settings of your system.",
        Section.GENERAL, also="global shortcut hotkey small window spotlight",
    )  # fmt: skip
    tray_told = Setting(
        bool, False, "Tray", "Whether it was said that the program goes on in the tray.", Section.HIDDEN
    )

    suggest_titles = Setting(
        bool, True, "Suggest titles",
        "The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes "
        "first. A title that you gave stays. Without this, chats are named by how your question begins.",
        Section.CHAT, also="name chats automatic title summary",
    )  # fmt: skip
    titles_by_servers = Setting(
        bool, False, "Titles from other servers too",
        "Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.",
        Section.CHAT, also="name chats remote cost",
    )  # fmt: skip

    daily_copies = Setting(
        int, 7, "Daily copies",
        "Once a day Draftlight copies all chats and keeps this many copies. 0 makes none.",
        Section.CHAT, limits=SettingBounds(0, 100), also="backup restore save chats automatic",
    )  # fmt: skip

    shortcuts: Setting[dict[str, list[str]]] = Setting(
        dict, {}, "Keyboard shortcuts", "Which keys do what, where the person wants others than the usual.",
        Section.HIDDEN, form=key_choices,
    )  # fmt: skip
    recent_choices = Setting(
        str, "", "Chosen last", "What was chosen last in the list of all commands, a name a line.", Section.HIDDEN
    )
    introduced = Setting(
        bool,
        False,
        "Introduced",
        "Whether a reply was written here before, so that figures are shown from the start.",
        Section.HIDDEN,
    )
    load_times: Setting[dict[str, dict[str, float]]] = Setting(
        dict, {}, "Times of the last load", "Seconds that each stage of the last load took.",
        Section.HIDDEN, form=load_seconds,
    )  # fmt: skip
    card_told: Setting[str | None] = Setting(
        str, None, "Graphics card", "The version of llama.cpp that was said to leave the graphics card unused.",
        Section.HIDDEN, none_means="none yet",
    )  # fmt: skip


class LocalApiSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    api_on = Setting(
        bool, False, "Answer other programs",
        "Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or "
        "Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.",
        Section.API, also="server endpoint openai ollama anthropic",
    )  # fmt: skip
    api_reach = Setting(
        Reach, Reach.HERE, "Who can ask",
        "Programs on other computers have to send the key.",
        Section.API,
    )  # fmt: skip
    api_port = Setting(
        int, 8087, "Port", "The number behind the address, where programs ask.",
        Section.API, limits=SettingBounds(1, 65_535),
    )  # fmt: skip
    api_needs_key = Setting(
        bool, False, "Ask for the key here too",
        "Programs on this computer have to send the key too. Some that are made for Ollama cannot.",
        Section.API,
    )  # fmt: skip
    api_shows_chats = Setting(
        bool, False, "Let browsers watch my replies",
        "The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. "
        "Without this, it shows those for other programs alone: whoever can ask can watch.",
        Section.API,
    )  # fmt: skip
    api_manages_models = Setting(
        bool, False, "Other programs may download, load and delete models",
        "Programs made for Ollama or llama-server manage models themselves. Downloads come from the Hub; what is "
        "deleted goes to the trash.",
        Section.API,
    )  # fmt: skip
    api_origins = Setting(
        str, "", "Web pages that may ask",
        "Addresses, one in a line, such as https://example.org. Besides these, only pages of this computer and of "
        "programs on it can ask.",
        Section.API,
    )  # fmt: skip


class ToolSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    tools_on = Setting(
        bool, False, "Let chats use tools",
        "A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked "
        "before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.",
        Section.TOOLS, also="mcp functions plugins servers",
    )  # fmt: skip
