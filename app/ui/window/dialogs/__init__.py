"""How the main window opens its dialogs, and the parts it gives to the settings."""
