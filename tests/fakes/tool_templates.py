"""Chat templates that know tools, one of each form, as short as they can be."""

from __future__ import annotations

from app.tools.forms import CallForm

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
