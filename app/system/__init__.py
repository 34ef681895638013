"""What the program has of the operating system: files, who may read them, memory, threads, the log, the last crash."""
