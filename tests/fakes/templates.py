"""Chat templates: one of each form that knows tools, and those for which what was said gets lost, or is refused."""

from __future__ import annotations

from app.tools.forms import CallForm

_TURN = "<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n"
_ANSWER = "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
_SIDES_IN_TURN = (
    "{% if (m.role == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('roles must take turns') }}{% endif %}"
)
_ANSWER_AFTER_THOUGHT = (
    "{% set content = m.content %}{% if m.role == 'assistant' and '</think>' in content %}"
    "{% set content = content.split('</think>')[-1].lstrip('\n') %}{% endif %}"
)
_PARTS = _TURN.replace("{{ m.content }}", "{% for part in m.content %}{{ part.text }}{% endfor %}")
_CUT = _TURN.replace("m.content", "content")

STUBBORN = {
    "refuses a system role": "{% if messages[0].role == 'system' %}{{ raise_exception('no system role') }}{% endif %}"
    f"{{% for m in messages %}}{_SIDES_IN_TURN}{_TURN}{{% endfor %}}{_ANSWER}",
    "passes over a system role": "{% for m in messages %}{% if m.role in ['user', 'assistant'] %}"
    f"{_TURN}{{% endif %}}{{% endfor %}}{_ANSWER}",
    "refuses a later system role": "{% for m in messages %}{% if m.role == 'system' and not loop.first %}"
    f"{{{{ raise_exception('the system comes first') }}}}{{% endif %}}{_TURN}{{% endfor %}}{_ANSWER}",
    "passes over a later system role": "{% for m in messages %}{% if m.role != 'system' or loop.first %}"
    f"{_TURN}{{% endif %}}{{% endfor %}}{_ANSWER}",
    "keeps the last system role alone": "{% set ns = namespace(system='') %}{% for m in messages %}"
    "{% if m.role == 'system' %}{% set ns.system = m.content %}{% endif %}{% endfor %}{{ ns.system }}"
    f"{{% for m in messages %}}{{% if m.role != 'system' %}}{_TURN}{{% endif %}}{{% endfor %}}{_ANSWER}",
    "insists on sides after the system role": "{% if messages[0].role == 'system' %}{% set rest = messages[1:] %}"
    "{{ messages[0].content }}{% else %}{% set rest = messages %}{% endif %}"
    f"{{% for m in rest %}}{_SIDES_IN_TURN}{_TURN}{{% endfor %}}{_ANSWER}",
    "reads parts": f"{{% for m in messages %}}{_PARTS}{{% endfor %}}{_ANSWER}",
    "refuses plain text": "{% for m in messages %}{% if m.content is string %}{{ raise_exception('parts, please') }}"
    "{% endif %}{{ m.role }}: {{ m.content[0]['text'] }}\n{% endfor %}",
    "reads the system role in parts": "{% for m in messages %}{{ m.role }}: "
    "{{ m.content[0].text if m.role == 'system' else m.content }}\n{% endfor %}",
    "reads all but the system role in parts": "{% for m in messages %}{% if m.role == 'system' %}{{ m.content }}"
    f"{{% else %}}{_PARTS}{{% endif %}}{{% endfor %}}{_ANSWER}",
    "goes through tools without a look": "{% for tool in tools %}{{ tool | tojson }}{% endfor %}"
    f"{{% for m in messages %}}{_TURN}{{% endfor %}}{_ANSWER}",
    "cuts answers at a thought": f"{{% for m in messages %}}{_ANSWER_AFTER_THOUGHT}{_CUT}{{% endfor %}}{_ANSWER}",
    "knows where a thought is told": f"{{% for m in messages %}}{_ANSWER_AFTER_THOUGHT}"
    "{% if m.reasoning_content is string %}{% set content = m.content %}{% endif %}"
    f"{_CUT}{{% endfor %}}{_ANSWER}",
}  # fmt: skip
"""By what each does."""


_TURNS = (
    "{%- for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}"
    "{%- for c in m.tool_calls or [] %}CALL{%- endfor %}<|im_end|>\n{% endfor -%}<|im_start|>assistant\n"
)
_TOOLS = "{%- if tools %}Tools: {{ tools | tojson }}\n{% endif -%}"
_CALLS = {
    CallForm.HERMES: '<tool_call>{"name": "{{ c.function.name }}", "arguments": '
    "{{ c.function.arguments | tojson }}}</tool_call>",
    CallForm.QWEN_CODER: "<tool_call><function={{ c.function.name }}>{% for k, v in c.function.arguments | items %}"
    "<parameter={{ k }}>\n{{ v }}\n</parameter>{% endfor %}</function></tool_call>",
    CallForm.GLM: "<tool_call>{{ c.function.name }}{% for k, v in c.function.arguments.items() %}"
    "<arg_key>{{ k }}</arg_key><arg_value>{{ v }}</arg_value>{% endfor %}</tool_call>",
    CallForm.MINIMAX: '<minimax:tool_call>\n<invoke name="{{ c.function.name }}">\n'
    '{% for k, v in c.function.arguments.items() %}<parameter name="{{ k }}">{{ v }}</parameter>\n{% endfor %}'
    "</invoke>\n</minimax:tool_call>",
    CallForm.LLAMA: '{#- <|start_header_id|> ipython -#}{"name": "{{ c.function.name }}", "parameters": '
    "{{ c.function.arguments | tojson }}}",
    CallForm.MISTRAL_LIST: '[TOOL_CALLS][{"name": "{{ c.function.name }}", "arguments": '
    '{{ c.function.arguments | tojson }}, "id": "{% if c.id | length != 9 %}{{ raise_exception("nine") }}{% endif %}'
    '{{ c.id }}"}]',
    CallForm.MISTRAL_NAMED: "[TOOL_CALLS]{{ c.function.name }}[ARGS]{{ c.function.arguments | tojson }}",
    CallForm.GEMMA: "<|tool_call>call:{{ c.function.name }}{ {%- for k, v in c.function.arguments | items -%}"
    '{{ k }}:<|"|>{{ v }}<|"|>{%- endfor -%} }<tool_call|>',
    CallForm.FUNCTION_GEMMA: "<start_function_call>call:{{ c.function.name }}{"
    " {%- for k, v in c.function.arguments | items -%}{{ k }}:<escape>{{ v }}<escape>{%- endfor -%}"
    " }<end_function_call>",
    CallForm.HARMONY: "<|start|>assistant<|channel|>commentary to=functions.{{ c.function.name }}<|message|>"
    "{{ c.function.arguments | tojson }}<|call|>",
    CallForm.GRANITE: '{#- <|start_of_role|> -#}<|tool_call|>[{"name": "{{ c.function.name }}", "arguments": '
    "{{ c.function.arguments | tojson }}}]",
    CallForm.LFM: '{#- List of tools: -#}<|tool_call_start|>[{"name": "{{ c.function.name }}", "arguments": '
    "{{ c.function.arguments | tojson }}}]<|tool_call_end|>",
}


def tool_template(form: CallForm) -> str:
    """A template whose source speaks of this form; of ``DESCRIBED``, one that knows no tools."""
    if form is CallForm.DESCRIBED:
        return _TURNS.replace("{%- for c in m.tool_calls or [] %}CALL{%- endfor %}", "")
    return _TOOLS + _TURNS.replace("CALL", _CALLS[form])
