"""Tools that a model may call: what is offered, how templates have calls written, and reading them out of a reply."""
