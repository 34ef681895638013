"""Work that can crash or never end, in child processes: started, bounded, asked one request after another."""
