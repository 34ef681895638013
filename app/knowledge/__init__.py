"""Collections: folders and files of the person's whose passages are found for a question, and given to the model.

`collections.py` keeps which there are; an index of each lies beside, one SQLite file (`index.py`), which can be deleted
at any time and is made anew. `file_walk.py` lists the files within bounds, `cutting.py` cuts their text into passages
with their page or heading, `collection_reader.py` reads what is new or changed, in short steps, and forgets what
vanished. `searching.py` finds passages by their words (FTS5), by vectors where an embedding model has made some, and by
both; `embedders.py` knows the words that such models want before a text. Vectors are compared with numpy: 30,000 of
them take some milliseconds, and an extension of SQLite's, such as sqlite-vec, cannot be loaded by every Python. Files
are read as those of a message are (:mod:`app.attachments.reading`): with the same bounds, in a child process. Nothing
leaves the computer, and no log has a word of it.
"""
