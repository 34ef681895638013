"""How the window looks: the theme and its style sheet, icons, the person's text, and how wide text and dialogs are."""
