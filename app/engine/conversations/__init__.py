"""Conversations that were read before: kept in memory, and chats on the disk, so that they need not be read again.

The caches of target and draft hold one conversation. `engine/conversations/conversations.py` puts a copy aside before
another takes its place, and restores the one with the longest prefix in common with the new prompt. The least recently
used copy is dropped when copies take more than a share of the free memory. A copy is made or used only where that
takes less time than reading (`moving_costs.py` measures both). A state that cannot be cut back, since it is a digest,
is used whole or not at all. A sliding window is copied so that tokens can still be taken back
(`llama/cache_state.py`). A request that wants nothing kept (`Generate.keep` is `None`) leaves the caches empty. What
was read for the person and for each front that serves others is kept apart (`KeepOptions.owner`): otherwise the share
of a prompt that was read before would tell what others wrote.

Chats of the window lie in `chat-states/` too: `engine/chat_state_writer.py` writes them a while after the last reply
and before the models leave, in steps of two megabytes, and looks for a job between two steps;
`conversations/chat_state_files.py` believes a file only if its digest, llama.cpp's version, the model's file and the
setup are right, since llama.cpp may end the process over a damaged state; `conversations/chat_state_folder.py` bounds
the folder and deletes at once what the window has deleted, from any thread. The chat in the terminal writes none: it
would not hear that a chat was deleted in an open window, and could write it again.
"""
