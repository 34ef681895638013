"""Bodies of requests as other programs send them, taken from their sources; each by its program, with its path."""

from __future__ import annotations

from typing import Any

HI = [{"role": "user", "content": "Hi"}]
WEATHER = {
    "type": "function",
    "function": {
        "name": "get_weather", "description": "",
        "parameters": {"type": "object", "required": ["city"], "properties": {"city": {"type": "string"}}},
    },
}  # fmt: skip
CALLED = {"function": {"name": "get_weather", "arguments": {"city": "Paris"}}}
SAMPLERS = {
    "samplers": "edkypmxt", "temperature": 0.8, "dynatemp_range": 0, "dynatemp_exponent": 1, "top_k": 40,
    "top_p": 0.95, "min_p": 0.05, "typical_p": 1, "xtc_probability": 0, "xtc_threshold": 0.1, "repeat_last_n": 64,
    "repeat_penalty": 1, "presence_penalty": 0, "frequency_penalty": 0, "dry_multiplier": 0, "dry_base": 1.75,
    "dry_allowed_length": 2, "dry_penalty_last_n": -1,
}  # fmt: skip
BODIES: dict[str, tuple[str, dict[str, Any]]] = {
    "llama.vscode": (
        "/v1/chat/completions", {"messages": HI, "cache_prompt": True, **SAMPLERS, "timings_per_token": False},
    ),
    "llama.cpp's web page": (
        "/v1/chat/completions",
        {
            "messages": [{"role": "user", "content": "Hi", "tool_calls": None}], "return_progress": True,
            "sse_ping_interval": 1, "stream": True, "reasoning_format": "auto", "reasoning_control": True,
            "chat_template_kwargs": {"enable_thinking": False}, "backend_sampling": False, "timings_per_token": True,
            **SAMPLERS, "samplers": ["top_k", "typ_p", "top_p", "min_p", "temperature"], "typ_p": 1,
        },
    ),
    "SillyTavern, plain text": (
        "/completion",
        {
            "prompt": "Hi", "max_new_tokens": 4, "typical": 1, "sampler_seed": -1, "repetition_penalty": 1.1,
            "skew": 0, "min_tokens": 0, "add_bos_token": True, "smoothing_factor": 0,
            "dry_sequence_breakers": '["\\n", ":"]', "max_tokens_second": 0, "stopping_strings": ["\nUser:"],
            "stop": ["\nUser:"], "truncation_length": 8192, "ban_eos_token": False, "skip_special_tokens": True,
            "top_a": 0, "tfs": 1, "mirostat_mode": 0, "mirostat_tau": 5, "mirostat_eta": 0.1, "custom_token_bans": "",
            "banned_strings": [], "rep_pen": 1.1, "api_type": "llamacpp", "guidance_scale": 1, "negative_prompt": "",
            "grammar_string": "", "repeat_penalty": 1.1, "tfs_z": 1, "repeat_last_n": 64, "num_predict": 4,
            "num_ctx": 8192, "mirostat": 0, "ignore_eos": False, "rep_pen_slope": 1, "logit_bias": [], "grammar": "",
            "cache_prompt": True, "top_n_sigma": 0, "seed": -1,
            "samplers": [
                "penalties", "dry", "top_n_sigma", "top_k", "typ_p", "tfs_z", "top_p", "min_p", "xtc", "temperature",
            ],
            "stream": True, "temperature": 1, "dry_multiplier": 0,
        },
    ),
    "Open WebUI, OpenAI": (
        "/v1/chat/completions",
        {
            "messages": HI, "num_ctx": 4096, "keep_alive": "5m", "mirostat": 0, "mirostat_eta": 0.1, "think": False,
            "repeat_last_n": 64, "tfs_z": 1, "num_keep": 24, "num_thread": 4, "num_gpu": 0, "stream": True,
            "stream_options": {"include_usage": True},
        },
    ),
    "Open WebUI, Ollama": (
        "/api/chat",
        {
            "messages": HI,
            "options": {
                "reasoning_effort": "low", "num_ctx": 1024, "mirostat": 0, "tfs_z": 1, "num_batch": 512,
                "use_mmap": True, "use_mlock": False,
            },
            "keep_alive": "5m", "think": False, "format": "",
        },
    ),
    "Ollama's own library in Go": (
        "/api/generate", {"prompt": "Hi", "suffix": "", "system": "", "template": "", "options": None},
    ),
    "LangChain, Ollama": (
        "/api/chat",
        {
            "messages": [
                *HI,
                {
                    "role": "assistant", "content": "", "images": [],
                    "tool_calls": [{"type": "function", "id": "c7", **CALLED}],
                },
                {"role": "tool", "content": "sunny", "images": [], "tool_call_id": "c7"},
            ],
            "tools": [WEATHER], "options": {"mirostat": None, "num_ctx": None, "temperature": 0.1},
            "keep_alive": None, "format": "", "think": None,
        },
    ),
    "Codex": (
        "/v1/responses",
        {
            "instructions": "You are Codex.",
            "input": [
                {"type": "message", "role": "developer", "content": [{"type": "input_text", "text": "Rules."}]},
                {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Hi"}]},
                {"type": "reasoning", "summary": [], "encrypted_content": "eA=="},
                {
                    "type": "custom_tool_call", "status": "completed", "call_id": "c1", "name": "apply_patch",
                    "input": "***",
                },
                {"type": "custom_tool_call_output", "call_id": "c1", "output": "ok"},
                {"type": "function_call", "name": "shell", "arguments": '{"command": [', "call_id": "c2"},
                {"type": "function_call_output", "call_id": "c2", "output": "failed to parse"},
                {"type": "web_search_call", "status": "completed", "action": {"type": "search", "query": "x"}},
                {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Go on."}]},
            ],
            "tools": [
                {
                    "type": "function", "name": "shell", "strict": False,
                    "parameters": {"type": "object", "properties": {}}, "output_schema": {"type": "string"},
                },
                {"type": "namespace", "name": "multi_agent_v1", "tools": []},
                {"type": "custom", "name": "apply_patch", "format": {"type": "grammar", "syntax": "lark"}},
                {"type": "web_search", "external_web_access": False},
            ],
            "tool_choice": "auto", "parallel_tool_calls": False, "reasoning": {"effort": None, "summary": "auto"},
            "store": False, "stream": True, "include": ["reasoning.encrypted_content"], "prompt_cache_key": "x",
            "text": {"verbosity": "low"}, "client_metadata": {"x-codex-installation-id": "b"}, "service_tier": None,
        },
    ),
    "Claude Code": (
        "/v1/messages?beta=true",
        {
            "system": [
                {"type": "text", "text": "x-anthropic-billing-header: cc_version=2.1.197.a1b; cch=12345;"},
                {"type": "text", "text": "You are an agent.", "cache_control": {"type": "ephemeral", "ttl": "1h"}},
            ],
            "messages": [
                {"role": "user", "content": [{"type": "text", "text": "Hi", "cache_control": {"type": "ephemeral"}}]},
                {"role": "assistant", "content": [{"type": "tool_use", "id": "t1", "name": "Read", "input": {}}]},
                {
                    "role": "user",
                    "content": [{"type": "tool_result", "tool_use_id": "t1", "is_error": True, "content": "No"}],
                },
            ],
            "tools": [
                {"name": "Read", "input_schema": {"type": "object", "properties": {}}, "eager_input_streaming": True},
                {"type": "web_search_20250305", "name": "web_search", "max_uses": 8},
            ],
            "metadata": {"user_id": "u"}, "thinking": {"type": "adaptive"}, "output_config": {"effort": "high"},
            "stream": True, "context_management": {"edits": [{"type": "clear_thinking_20251015", "keep": "all"}]},
        },
    ),
    "OpenRouter's shape": (
        "/v1/chat/completions",
        {
            "messages": HI, "provider": {"order": []}, "transforms": [], "usage": {"include": True},
            "include_reasoning": True, "reasoning": {"effort": "low"}, "thinking": {"type": "enabled"},
            "tool_choice": {"type": "auto"}, "tools": [{**WEATHER, "cache_control": {"type": "ephemeral"}}],
            "verbosity": "low", "stream": True,
        },
    ),
    "vLLM's shape": (
        "/v1/chat/completions",
        {
            "messages": HI, "repetition_penalty": 1.05, "stop_token_ids": [2], "min_tokens": 0,
            "skip_special_tokens": True, "guided_json": None, "stream": True,
            "stream_options": {"include_usage": True, "continuous_usage_stats": True},
        },
    ),
}  # fmt: skip
