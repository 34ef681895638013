"""One conversation without a window: questions, replies, tools, settings and saving. Window and terminal drive it.

Everything here runs in the thread of whoever made it. A face makes an `EngineSession` and a `ChatSession`, hands the
engine's events to the first and calls the second; both tell what happens through hooks (`conversation/hooks.py`). The
window hands over batches from its bridge, the terminal (`cli/chat/conversation.py`) one event after another while a
reply is written. What waits for other programs goes through `conversation/background.py`: threads of the window's
`BackgroundWork`, or of the terminal's `Jobs`. A call of a tool waits in `ToolLoop.asked_call` until the face decides:
after a reply that called (`traces/called_tools.py`) each call waits for the person's word, is made beside the screen,
and is kept with the reply in the chat file; then the next reply is asked for, eight in a row at the most. What a tool
brought is a message of role `tool`, where marks that could end it early are broken up
(`llama/templates/tool_support.py`).
"""
