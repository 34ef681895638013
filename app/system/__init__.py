"""The operating system: files and who may read them, memory, threads, the log, and the last crash.

All data lies below one folder (`app/paths.py`). Files are read within bounds, whatever stands in their place: a pipe is
not waited for, and a device or a giant is not read (`app/system/files.py`).

The folder and its files are for their owner alone (`app/system/files.py`). One window at a time has the folder, by a
lock on `window.lock` that the system releases however the process ends; a later start leaves a note in `visits/` and is
done once the window has taken it (`desktop/single_instance.py`, `ui/window/lifecycle.py`). Commands may
run beside the window; `chat` writes the same chats (ids are never given twice, each adds branches, nobody moves the
file or ends the other's replies). Signals and the end of the session close the window as its button does
(`ui/window/lifecycle.py`).
"""
