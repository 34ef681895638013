"""The dialogs: settings, models, copies of chats, prompts, about, shortcuts, and what went wrong."""
