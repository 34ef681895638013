"""Pictures in a prompt and in a request.

A picture's rows stand among a prompt's tokens as negative numbers made of its bytes (`engine/pictures/pictures.py`),
so caches, and the common prefix of two prompts, need no other rules. `picture_headers.py` looks at the size a file
claims; a child process decodes it (`llama/pictures/picture_files.py`) with Pillow (`llama/pictures/pixels.py`),
turned, made smaller and laid on white. The projector is loaded with the first picture, after a child process tried it
with the model's vocabulary (`llama/trials/projectors.py`). Where positions are fewer than rows (M-RoPE),
`llama/context.py` knows; such a text is not copied aside. A draft skips these rows; a head stops guessing.

In the window too a file is decoded by that child alone (`attachments/reading.py`): the small picture in a chip is a
JPEG made of its pixels (`ui/toolkit/files/picture_previews.py`), kept beside the file in the chat's database. A chat
that is taken in brings pictures without small ones, and so does the terminal's `/file`, where nothing draws them.

The names in one folder decide which projector belongs to a model (`models/gguf/projectors.py`), on the disk and in a
repository of the Hub: so a projector that a repository's row brings along (`models/hub/repository_files.py`) is found
once it is here.
"""
