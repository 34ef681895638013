"""Conversations that were read before: kept in memory, and chats on the disk, so that they need not be read again."""
