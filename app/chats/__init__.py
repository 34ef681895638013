"""Conversations on the disk: their file, folders, search, copies, exports and imports.

In `chats.sqlite3`, messages form a tree, so edits and further tries are siblings and one of them is active. It has a
write-ahead log, a version number, and migrations that are never edited. Text that cannot be saved now waits in
`conversation/reply_saving.py`, which tries again by itself and has the window say so. The trace of a long reply follows
its words: it is packed beside the window, and read beside it (`conversation/open_messages.py`). A damaged file is
renamed and a new one started; a large one is checked beside the window (`chats/upkeep.py`) and set
aside at the next start. A file, or a copy that is brought back, may come from anywhere: its tables have to be ours, and
foreign triggers, views and indexes are removed (`chats/database/schema.py`); cells of a wrong type are corrected when
they are read (`chats/queries.py`). The list reads a few hundred chats at a time, and searches on a thread, step by step
from the newest messages to the oldest (`chats/searching.py`). Messages of ASCII alone are found by trigrams, and words
of one or two letters by looking through the texts. Messages with other letters are searched in folded form
(`text_folding.py`), which a table of its own holds (`chats/database/folded_texts.py`). Where an older large file lacks
these tables, they are filled beside the window, in steps that a kill does not undo; deleted chats are removed the same
way after 30 days (`chats/upkeep.py`). Files of a question lie in tables of their own, with the text that the model was
given and nothing else of them. Before the format changes, a copy of the file is kept
(`chats/database/database_file.py`), and without room for it nothing changes. Assistants lie there too
(`chats/assistants.py`): what one sets is laid over the settings (`Settings.overlaid`) when a reply is asked
for (`conversation/chat_settings.py`), so a chat outlives its assistant.
"""
