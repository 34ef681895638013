"""One conversation without a window: questions, replies, tools, settings and saving. Window and terminal drive it.

Everything here runs in the thread of whoever made it: the engine's events are handed to
:meth:`~app.conversation.engine_session.EngineSession.handle` there, and listeners are called there.
"""
