"""The page where models are got and kept: pairs to download, and what is on this computer."""
