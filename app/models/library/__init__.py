"""The models on this computer: found, named, used, renamed and removed; the catalogue and the starter."""
