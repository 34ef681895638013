"""What has come of a reply that a server writes, and what can be known of its rounds from what the server tells."""
