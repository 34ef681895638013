"""The computing hardware: ggml's backends, graphics cards and their drivers, and how long threads spin.

`installers/draftlight.spec` freezes everything into one folder; `app/frozen.py` alone knows how such a program
differs. Its ggml is compiled once for each kind of processor (`installers/build/llama.py`). Before the first model is
loaded, `llama/trials/processor.py` tries the best of them in a child process on the starter model, then the next best,
until one works, and remembers the outcome: what a processor announces is not always true, least of all in virtual
machines. A backend for graphics cards is tried the same way, and left out where it finds no card or a driver crashes,
until cards or drivers change (`llama/processors/drivers.py`). `doctor` says what runs and what was passed over,
`DRAFTLIGHT_BACKENDS` overrules it. A checkout compiles one kind, for the processor at hand, and chooses nothing; where
that leaves a graphics card unused (`llama/processors/cards.py`, which reads files and the registry), window and
`doctor` give the command for it.
"""
