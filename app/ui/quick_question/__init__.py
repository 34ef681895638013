"""The program without its main window: the icon in the tray, and a small window for one question.

A quick question is a chat like any other from its first word on (`conversation/chat_session.py`): nothing of it is
lost, whatever becomes of the small window, and opening it in the main window is opening that chat.
"""
