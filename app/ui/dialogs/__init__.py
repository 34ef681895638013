"""The dialogs: settings, files, about, shortcuts, and what went wrong."""
