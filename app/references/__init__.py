"""What names a model or a computer: the starter models, addresses of servers, addresses that lend layers."""
