"""Chat templates: strangers' programs in Jinja, run within bounds, and what they do with tools.

A template whose work is bounded by the conversation, as its syntax shows (`llama/templates/simple_template.py`:
ChatML, Gemma, Llama 3 and the like), runs in place. Any other is compiled and run by a child process
(`llama/templates/renderer.py`) that starts while the weights are read, answers requests over a pipe
(`llama/child_processes/service.py`), and is ended when one takes more than 400 MB, two seconds on a processor, or the
person's patience. `llama/child_processes/bounds.py` looks after such a process the same way on every system, and has
the system do it too where it can.

Each prompt is checked: question, rules and results must stand in it. If a template leaves something out or refuses it,
other forms are tried, one after the other (`llama/templates/conversation_forms.py`): text in parts, the system's words
in a question, an empty turn where a side would speak twice, calls in words. Where none helps, the conversation is
refused, which is the request's fault. A template that cannot be read, or takes no conversation at all, gives way to
ChatML with a notice; a name in place of a template stands for llama.cpp's form of that name
(`llama/templates/template.py`), and a person may give another one. Where a grammar says all of a reply, the thought
that a prompt opens is closed at once.
"""
