"""Pictures for a model: strangers' files decoded, and made into rows that the model reads."""
