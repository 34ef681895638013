"""The models on this computer: found, named, used, renamed and removed; the catalogue and the starter.

`models/library/inventory.py` lists them: the library, what was added, what Ollama, LM Studio and the Hub's cache keep.
Only what lies in our own folder may be renamed or deleted. `models/library/inventory.py` finds files of the catalogue
among the rest, by hash or by name and size, so that they are not fetched again. In the window all of this runs in the
background (`ui/toolkit/scheduling/background_work.py`): a thread for each, its outcome handed over on the main thread,
and dropped when nobody is there to take it.

`models/gguf/heads.py` recognises files that are no models of their own: heads, assistants, a model's guessing layers. A
few values decide to which model one belongs; they are kept with the facts of a file, so that
`models/library/guessers.py` can say what may guess for a model, the best first, without reading headers again.
`compatibility.py` still judges the whole headers before a load.
"""
