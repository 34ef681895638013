"""Looking around on the Hub: searching, what a repository holds, and finding a draft that fits."""
