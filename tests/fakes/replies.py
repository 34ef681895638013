"""Replies for tests that must hold for any of them: some sixty in Markdown, and those whose speeds look alike."""

from __future__ import annotations

from dataclasses import replace

from app.speculation.trace import CountSource, Trace
from tests.fakes.rounds import rounds_of, split_words, trace_of

WORDS = split_words("A bicycle stays upright because the rider keeps steering it back under the mass. " * 3)


def reply(
    speed: float | None, plain: float | None, *, draft_tokens: int = 4, counted_by: CountSource = CountSource.ROUNDS
) -> Trace:
    """Return a whole reply of such a speed, and of such a speed without guessing."""
    trace = trace_of(rounds_of(WORDS, draft_tokens=draft_tokens), plain_tokens_per_second=plain)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=speed, counted_by=counted_by))


COMPARED = {
    "a busy computer": reply(8.5, 9.7),
    "a quiet one": reply(10.7, 9.7),
    "alike but for a digit": reply(10.49, 9.99),
    "alike where it is slow": reply(0.84, 0.76),
    "hardly different": reply(10.44, 10.4),
    "at the limit": reply(9.5, 10.0),
    "very slow": reply(0.14, 0.06),
    "fast": reply(1234.6, 400.0),
    "not guessed": reply(9.7, 9.9, draft_tokens=0),
    "no speed without": reply(9.7, None),
    "no speed": reply(None, 9.7),
    "sums of a server": reply(30.0, 20.0, counted_by=CountSource.TIMINGS),
}


_PROSE = "A bicycle stays upright because the rider keeps steering it back under the centre of mass."

REPLIES: tuple[str, ...] = (
    "",
    "Yes.",
    _PROSE,
    f"{_PROSE}\n\nWhen it leans to the left, the front wheel turns left too.",
    "First line\nsecond line\n\nA new paragraph",
    "Two spaces end a line  \nand a backslash does too\\\nlike this.",
    "# Title\n\nText\n\n## Section\n\nMore\n\n###### Deep",
    "# Closed heading ##\n\nText below",
    "Underlined title\n===\n\nAnother\n---\n\nText",
    "**Bold**, *italic*, ***both***, `code`, ~~struck~~.",
    "Nested **bold with *italic* inside** and _under_ with __strong under__.",
    "Half-open **bold that never ends",
    "Half-open `code that never ends",
    "A star * alone, 2 * 3 * 4, snake_case_name and __init__.py",
    r"Escaped \*stars\*, \_underscores\_, \`ticks\`, \\ backslash, \# hash",
    "Entities: &amp; &lt;tag&gt; &copy; &#65; &#x1F6B2; &nosuch;",
    "`` code with ` tick `` and ` spaced ` and `a  b`",
    "- one\n- two\n- three",
    "* star\n* list\n\n+ plus\n+ list",
    "1. first\n2. second\n3. third",
    "1. same\n1. number\n1. again",
    "7) seven\n8) eight",
    "- outer\n  - inner\n    - innermost\n  - inner again\n- outer again",
    "1. step\n   - detail one\n   - detail two\n\n2. next step\n\n   A second paragraph of it.",
    "- \n- empty before\n-",
    "- loose\n\n- list\n\n- items",
    "- [ ] open task\n- [x] done task",
    "> quoted\n> over two lines\n\nand out again",
    "> outer\n>\n> > inner **bold**\n>\n> - list in a quote\n> - second",
    "```\nplain code\n  indented\n```",
    '```python\ndef lean(angle: float) -> float:\n    """Steer."""\n    return angle * 1.2\n\n\nlean(3)\n```\nAfter.',
    "~~~js\nconst x = () => `a${1}`;\n~~~",
    'Text\n\n```rust\nfn main() {\n    println!("half");',
    "```nosuchlanguage\n<b>raw</b> & *raw*\n```",
    "````markdown\n```\nfence in a fence\n```\n````",
    "    indented code\n    second line\n\nback",
    "- item with code:\n\n  ```sh\n  ls -la | wc -l\n  ```\n- next",
    "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |",
    "| left | mid | right |\n|:-----|:------:|------:|\n| **b** | `c` | [l](https://example.org) |\n| x \\| y | | z |",
    "a | b\n--|--\n1 | 2 | 3\n4",
    "| half | table |\n|---",
    'See [the paper](https://example.org/a_b "Title"), [ref][1] and <https://example.org>.\n\n[1]: https://example.org/1',
    "[broken](https://example.org and [nothing] and [a](javascript:alert(1))",
    "![A picture](https://example.org/p.png) and ![](x.png) and ![*em* alt](y.png) after",
    "<b>not bold</b> <script>alert(1)</script>\n\n<div>\nblock\n</div>",
    "Above\n\n---\n\nBelow\n\n***\n",
    "日本語のテキストです。**太字**と`コード`。\n\n- 項目一\n- 項目二",
    "العربية تُكتب من اليمين إلى اليسار with English inside.\n\n- בעברית\n- **מודגש**",
    "Emoji 🚲 and a family 👩‍👩‍👧 and a flag 🇬🇧, **bold 🚴‍♀️**, `code 🛞`.\n\n| 🚲 | x |\n|---|---|\n| 🛞 | y |",
    "Windows\r\nline ends\r\n\r\n- one\r\n- two\r\n\r\n```\r\ncode\r\n```\r\n",
    "\n\n\nLeading blank lines\n\n\n\nand many between\n\n\n",
    "Tabs\there\n\n-\ttabbed item\n\n\tcode by tab\n",
    '```sql\nSELECT name FROM bikes -- 日本\nWHERE wheels = 2;\n```\n\n```cpp\nint main() { return "🚲"[0]; }\n```',
    "1. First:\n   - nested:\n     ```python\n     def lean():\n         return 1\n     ```\n   - after\n2. | a | 二 |",
    "| English | العربية | 日本語 |\n|:--|--:|:-:|\n| wheel | عجلة | 車輪 |\n| **rim** | `إطار` | ~~縁~~ |\n\nEnd.",
    "- half a fence in a list:\n\n  ```js\n  const a = [1, 2",
    "**注意：**请看https://example.org/a。\n第二行~~（旧）~~新，www.example.org\n\n> **提示：**一\n> 二",
    "One<br>two, H<sub>2</sub>O, <u>x</u> <b>alone\n\n| Do |\n|---|\n| Wash<br>Peel |\n",
    "<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>\n\n```make\nall:\n\techo\n```",
    "Zero \x00 byte and a very long word: " + "x" * 300,
)
