"""The local API: other programs ask the models that Draftlight holds, in the words of the API they know."""
