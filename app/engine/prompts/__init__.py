"""From a conversation to tokens: its turns, what leaves it for the room of a reply, and at which texts that ends."""
