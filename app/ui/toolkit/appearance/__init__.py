"""The look of the window: theme and style sheet, icons, fonts of replies, and how wide text and dialogs are.

A rule of the style sheet (`ui/toolkit/appearance/style_sheet.py`) makes every label and tool tip plain text; a label
with the property `rich` has HTML that we write, with all else in it escaped. `tests/ui/test_plain_text.py` walks all
of them.
"""
