"""The bar at the top with the menus of models and of guessing, and the slim one of folded figures."""
