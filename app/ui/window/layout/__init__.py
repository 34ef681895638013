"""Where things stand: the columns, alone on the stage or side by side, and the window on its screen."""
