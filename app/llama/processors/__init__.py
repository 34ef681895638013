"""What this computer computes with: ggml's backends, graphics cards and their drivers, how long threads spin."""
