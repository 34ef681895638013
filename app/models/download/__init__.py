"""Downloads: one file whole and verified, and a queue of many that outlives the program.

A button of `ui/models_page/` (`pairs_view.py`, `hub/files_download.py`) puts files into the queue
(`models/download/queue.py`), which the window owns (`ui/models_page/model_services.py`). The queue starts a download
(`models/download/file_download.py`: when to ask again, how far it is), this a transfer (`transfer.py`: one request,
read as it comes), which writes to the part file (the hash, the disk, the end as a whole file). The Hub's client is
asked for metadata, headers and its HTTP session alone; its own downloader is not used, since a stop would have to wait
for it. The transfer has a thread to itself, and the download waits at a mailbox (`models/network/cancellation.py`),
which a stop reaches too. So a stop waits for nobody: the part file is closed to writing, a thread that reads is woken,
and one that waits for a name or an answer is left; what it still brings reaches nobody. An answer of another size, or
from another place in the file than was asked for, is refused as soon as its headers are there. If the Hub asks to be
left alone for a time, in either standard form, the download waits as long (`network/hub_client.py`).
"""
