"""Files that come into the window: dropped or pasted ones, exports of chats; and chats that go out as files."""
