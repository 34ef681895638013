"""Names of models and computers: the starter models, addresses of servers, addresses that lend layers."""
