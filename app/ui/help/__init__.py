"""The manual inside the program: its pages, search across them, and the window that shows them."""
