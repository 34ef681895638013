"""Looking around on the Hub: repositories, their files, and what could guess for a model.

`ui/toolkit/scheduling/background_work.py` runs a question on a thread of its own and answers on the main thread; a
newer question of the same kind replaces it, and a closed page drops it. `models/hub/hub_questions.py` finds out what
was typed, `models/hub/repositories.py` asks once (the client's own search would retry for half a minute),
`repositories.py` gathers the files of an answer, and `draft_search.py` yields candidates for a draft one by one, those
on this computer first, each judged by its header. `ui/models_page/hub/` shows it.
"""
