"""The tests: units, the window without a screen, real llama.cpp, and the program as a process.

A test fails when something is logged as a warning or worse that it did not expect, or when it leaves a thread, a
process, a timer or a window behind. Warnings are errors, the order is random, nothing needs the network, and no test
sleeps. Fakes are written by hand (`tests/fakes`); mocks are banned. Tests and benchmarks write in temporary folders
alone; on Linux `python -m tests.benchmarks.confinement FOLDER COMMAND …` runs a command so that it cannot write
elsewhere, as the monkey always does.

`tests/conftest.py` prepares what the workers share: the starter pair, made and tried once; compiled Python in
`build/bytecode`; one compute thread a process (`OMP_THREAD_LIMIT`), since more would wait for a core that another
worker holds. A test that takes long is marked `@pytest.mark.nightly("reason")`, and a smaller one asks the same
question daily. A window test that fails leaves pictures of the open windows in `build/failed-tests`.
`tests/benchmarks` and `tests/training` have tests of their own, which run each night.
"""
