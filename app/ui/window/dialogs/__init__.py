"""Opening the dialogs of the main window, and the parts it gives to the settings."""
